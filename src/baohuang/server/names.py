"""Names that people give themselves: what is allowed, and which two would be taken for one another.

The one validator of every path on which a name comes in.
"""

from __future__ import annotations

import unicodedata
from typing import Final, NamedTuple

SHORTEST: Final = 1
LONGEST: Final = 20
"""Characters after normalisation."""

MOST_MARKS: Final = 2
"""Combining marks on one letter."""

REFUSED_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Controls, invisible and bidirectional characters, and what has no meaning yet."""

ACCENTS: Final = 200
"""The least combining class of marks above and below a letter; kana's voicing and Indic vowels have a lower one."""


class Skeleton(NamedTuple):
    """What two names share that would be taken for one another: one of the two is enough.

    `folded` is the same for names that differ in case, width, accents or spaces, and then in letters that look alike;
    `seen` is the same for names that look alike as they are written, where a capital may pass for another letter.
    """

    folded: str
    seen: str

    def like(self, other: Skeleton) -> bool:
        """Whether the names would be taken for one another."""
        return self.folded == other.folded or self.seen == other.seen


class BadName(ValueError):
    """A name that nobody may have. Code ``bad-name``."""

    code = "bad-name"


def clean(name: str) -> str:
    """The name as it is kept and shown: compatible forms folded, spaces single. Raises `BadName`.

    >>> clean("  Ｐｉｎｅ   Ｔree ")
    'Pine Tree'
    """
    if len(name) > LONGEST * 8:
        raise BadName("too long")
    folded = " ".join(unicodedata.normalize("NFKC", name).split())
    if not SHORTEST <= len(folded) <= LONGEST:
        raise BadName("too short or too long")
    if any(unicodedata.category(sign) in REFUSED_CATEGORIES for sign in folded):
        raise BadName("a character that cannot be seen")
    if not any(sign.isalnum() for sign in folded):
        raise BadName("no letter and no digit")
    if _most_marks(folded) > MOST_MARKS:
        raise BadName("too many marks on a letter")
    return folded


def skeleton(name: str) -> Skeleton:
    """The keys by which a name is found and guarded (Unicode TS 39).

    >>> skeleton("Раul Ο'Neill").like(skeleton("paul o'neiII"))
    True
    """
    from baohuang.server import lookalikes

    bare = _bare(unicodedata.normalize("NFKC", name))
    folded = lookalikes.skeleton(_bare(unicodedata.normalize("NFKC", bare.casefold())))
    return Skeleton(folded, lookalikes.skeleton(bare).casefold())


def _bare(name: str) -> str:
    """Without accents and spaces."""
    signs = unicodedata.normalize("NFD", name)
    return "".join(sign for sign in signs if unicodedata.combining(sign) < ACCENTS and not sign.isspace())


def _most_marks(name: str) -> int:
    most = run = 0
    for sign in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.category(sign).startswith("M") else 0
        most = max(most, run)
    return most
