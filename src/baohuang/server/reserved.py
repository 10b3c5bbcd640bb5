"""Names that are the house's own, of its guests and of its bots: nobody chooses one, nor one that looks like it."""

from __future__ import annotations

import re
import string
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from baohuang.messages import LANGS, source
from baohuang.server.course import BOT_NAMES
from baohuang.server.names import Skeleton, skeleton
from baohuang.server.sessions import NAMES

LEVEL: Final = re.compile(r"^bot-\S+ = (.+)$", re.MULTILINE)
"""What a bot is called in one language."""


def is_reserved(name: Skeleton, bots: Iterable[str]) -> bool:
    """Whether a name would be taken for a guest's who has chosen none, or for one of the `bots` of the house.

    >>> is_reserved(skeleton("JADE l23"), ()), is_reserved(skeleton("Jade 1234"), ())
    (True, False)
    """
    folded, seen = _guests()
    as_guest = folded.fullmatch(name.folded) or seen.fullmatch(name.seen)
    return as_guest is not None or any(name.like(one) for one in _bots(tuple(bots)))


@cache
def _guests() -> tuple[re.Pattern[str], re.Pattern[str]]:
    return _guest(lambda one: one.folded), _guest(lambda one: one.seen)


def _guest(key: Callable[[Skeleton], str]) -> re.Pattern[str]:
    """A word and three digits, as one of the keys of a name."""
    words, digits = ("|".join(re.escape(key(skeleton(one))) for one in some) for some in (NAMES, string.digits))
    return re.compile(f"(?:{words})(?:{digits}){{3}}")


@cache
def _bots(ids: tuple[str, ...]) -> list[Skeleton]:
    levels = [level for lang in LANGS for level in LEVEL.findall(source(lang, "names"))]
    return [skeleton(one) for one in (*BOT_NAMES, *ids, *levels)]
