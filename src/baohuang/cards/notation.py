"""Card notation (RULES §1): ``9c``, ``9`` where suits do not matter, ``w g W E G``.

Text to kinds and back. Output is always in canonical order: naturals by rank then suit, a suitless
card before the suited ones of its rank, then ``w g W E G``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from baohuang.cards.kinds import JOKERS, NATURAL_COUNT, RANKS, SMALL, SUITLESS, SUITS

NAMES: Final[tuple[str, ...]] = tuple(rank + suit for rank in RANKS for suit in SUITS) + tuple(JOKERS)
"""The token of each kind 0…56."""


class NotationError(ValueError):
    """A text that is no card notation. Code ``bad-notation``."""

    code: ClassVar[str] = "bad-notation"


def card_name(kind: int) -> str:
    """The token of one kind, suitless ones included.

    >>> card_name(24), card_name(55), card_name(64 + 6)
    ('9c', 'E', '9')
    """
    return RANKS[kind - SUITLESS] if kind >= SUITLESS else NAMES[kind]


def parse_cards(text: str) -> tuple[int, ...]:
    """The kinds of a play or hand, in the order written. Raises `NotationError`.

    >>> parse_cards("WW9c9")
    (54, 54, 24, 70)
    """
    kinds: list[int] = []
    at = 0
    while at < len(text):
        token = text[at]
        at += 1
        if token in JOKERS:
            kinds.append(SMALL + JOKERS.index(token))
        elif token in RANKS:
            rank = RANKS.index(token)
            if at < len(text) and text[at] in SUITS:
                kinds.append(rank * 4 + SUITS.index(text[at]))
                at += 1
            else:
                kinds.append(SUITLESS + rank)
        else:
            raise NotationError(f"no card starts with {token!r} at {at - 1}")
    return tuple(kinds)


def parse_card(text: str) -> int:
    """The kind of exactly one suited card or joker. Raises `NotationError`."""
    kinds = parse_cards(text)
    if len(kinds) != 1 or kinds[0] >= SUITLESS:
        raise NotationError(f"{text!r} is not one card with its suit")
    return kinds[0]


def canonical_key(kind: int) -> tuple[int, int]:
    """Sorts kinds into canonical order, suitless before suited of a rank."""
    if kind >= SUITLESS:
        return (kind - SUITLESS, -1)
    if kind < NATURAL_COUNT:
        return (kind >> 2, kind & 3)
    return (kind, 0)


_KINDS: Final = (*range(len(NAMES)), *range(SUITLESS, SUITLESS + len(RANKS)))
_PLACES: Final = {kind: place for place, kind in enumerate(sorted(_KINDS, key=canonical_key))}
_TOKENS: Final = {kind: card_name(kind) for kind in _KINDS}


def format_cards(kinds: Iterable[int]) -> str:
    """The canonical text of some kinds.

    >>> format_cards(parse_cards("WJc9w"))
    '9JcwW'
    """
    return "".join([_TOKENS[kind] for kind in sorted(kinds, key=_PLACES.__getitem__)])
