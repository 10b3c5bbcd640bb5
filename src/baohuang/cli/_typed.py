"""Plays as people type them: notation (``99w``, ``9c9d``), or counted (``3a``, ``2k1w``, ``3x9``).

Case matters for ``w`` and ``W`` alone. Where both readings make sense, the caller takes the one that
is legal.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from baohuang.cards.kinds import (
    BIG,
    GUARD_CARD,
    MARKED_BIG,
    MARKED_SMALL,
    RANKS,
    SMALL,
    SUITLESS,
    SUITS,
)

CARD: Final = r"(?:10|[2-9tjqka])[cdhs]?|[wbeg]"
LISTED: Final = re.compile(rf"(?P<card>{CARD})", re.IGNORECASE)
COUNTED: Final = re.compile(
    rf"(?P<run>(?P<digit>[2-9])(?P=digit)+)(?![cdhs])|(?P<n>[1-9])[x×*]?(?P<many>{CARD})|(?P<card>{CARD})",
    re.IGNORECASE,
)
BLANKS: Final = re.compile(r"[\s,+]+")
JOKERS: Final = {"w": SMALL, "W": BIG, "b": BIG, "e": MARKED_BIG, "g": GUARD_CARD}
INSTEAD: Final = {BIG: MARKED_BIG, GUARD_CARD: MARKED_SMALL}
"""What a typed joker means where the hand has none of the first kind."""


def readings(text: str) -> list[list[int]]:
    """What a text may mean, each a list of kinds with suits left open; empty for nonsense.

    >>> [len(cards) for cards in readings("3a")], [len(cards) for cards in readings("99")]
    ([2, 3], [2])
    """
    whole = BLANKS.sub("", text)
    found = [cards for pattern in (LISTED, COUNTED) if (cards := _read(whole, pattern))]
    return found[:1] if len(found) == 2 and sorted(found[0]) == sorted(found[1]) else found


def _read(text: str, pattern: re.Pattern[str]) -> list[int]:
    cards: list[int] = []
    at = 0
    while at < len(text):
        item = pattern.match(text, at)
        if item is None:
            return []
        parts = item.groupdict()
        if parts.get("run"):
            cards += [card_of(parts["digit"])] * len(parts["run"])
        else:
            cards += [card_of(parts.get("many") or parts["card"])] * int(parts.get("n") or 1)
        at = item.end()
    return cards


def card_of(token: str) -> int:
    """The kind of one typed card, suitless where the suit is left out."""
    joker = JOKERS.get(token, JOKERS.get(token.lower()))
    if joker is not None:
        return joker
    plain = token.upper().replace("10", "T")
    rank = RANKS.index(plain[0])
    return rank * 4 + SUITS.index(plain[1].lower()) if len(plain) == 2 else SUITLESS + rank


def bind(cards: Sequence[int], hand: Iterable[int]) -> list[int] | None:
    """Cards of a hand for typed ones; None where it lacks some.

    Suits that are left open are taken where the hand has fewest, so that four alike stay together.
    """
    left = Counter(hand)
    bound: list[int] = []
    for card in sorted(cards):
        kind = _choose(card, left)
        if kind is None:
            return None
        left[kind] -= 1
        bound.append(kind)
    return bound


def _choose(card: int, left: Counter[int]) -> int | None:
    if card >= SUITLESS:
        first = (card - SUITLESS) * 4
        held = [kind for kind in range(first, first + 4) if left[kind]]
        return min(held, key=lambda kind: left[kind], default=None)
    for kind in (card, INSTEAD.get(card, card)):
        if left[kind]:
            return kind
    return None
