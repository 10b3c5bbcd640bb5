"""Characters that pass for one another: the confusables of Unicode TS 39, from the data of `confusable_homoglyphs`.

That data lists pairs, each in both directions. What hangs together is one class, and every member of a class is written
as the same one: the sequence of letters where there is one (``m`` is ``rn``), else the one that most others pass for.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

DIRECTION: Final = "\u200e"
"""A mark that the data puts around letters written from right to left."""

ROUNDS: Final = 4


def skeleton(text: str) -> str:
    """What texts share that look alike.

    >>> skeleton("раура1") == skeleton("paypal")
    True
    """
    table = _table()
    before = ""
    after = unicodedata.normalize("NFD", text)
    for _ in range(ROUNDS):
        before, after = after, unicodedata.normalize("NFD", after.translate(table))
        if before == after:
            break
    return after


def warm() -> None:
    """Read the data, which takes a moment."""
    _table()


@cache
def _table() -> dict[int, str]:
    from confusable_homoglyphs.confusables import confusables_data

    pairs = {_plain(sign): {_plain(other["c"]) for other in others} for sign, others in confusables_data.items()}
    table: dict[int, str] = {}
    seen: set[str] = set()
    for sign in pairs:
        if sign not in seen:
            members = _class_of(sign, pairs)
            seen |= members
            one = min(members, key=lambda other: (-len(other), -len(pairs.get(other, ())), other))
            table |= {ord(other): one for other in members if len(other) == 1 and other != one}
    return table


def _class_of(sign: str, pairs: Mapping[str, set[str]]) -> set[str]:
    members, ahead = {sign}, [sign]
    while ahead:
        for other in pairs.get(ahead.pop(), set()) - members:
            members.add(other)
            ahead.append(other)
    return members


def _plain(sign: str) -> str:
    return sign.replace(DIRECTION, "")
