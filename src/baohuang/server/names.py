"""Names that people give themselves: what is allowed, and which two would be taken for one another.

The one validator of every path on which a name comes in.
"""

from __future__ import annotations

import unicodedata
from typing import Final

SHORTEST: Final = 1
LONGEST: Final = 20
"""Characters after normalisation."""

MOST_MARKS: Final = 2
"""Combining marks on one letter."""

REFUSED_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Controls, invisible and bidirectional characters, and what has no meaning yet."""

LOOKALIKES: Final = str.maketrans(
    dict(
        zip(
            "аеорсухіјѕԁһԛԝьвкмнтгзбпάαβεικνορτυχγηω0135$@|!",
            "aeopcyxijsdhqwbbkmhtre6naabeiknoptuxynwolessali",
            strict=True,
        )
    )
)
"""Letters of other scripts and digits that pass for a Latin letter; a small part of Unicode TS 39."""


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


def skeleton(name: str) -> str:
    """What two names share that look alike: case, marks, spaces and lookalikes taken away.

    >>> skeleton("Раul Ο'Neill") == skeleton("paul o'neiII")
    True
    """
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign) and not sign.isspace())
    return letters.translate(LOOKALIKES).replace("rn", "m").replace("vv", "w").replace("l", "i")


def _most_marks(name: str) -> int:
    most = run = 0
    for sign in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.category(sign).startswith("M") else 0
        most = max(most, run)
    return most
