"""The hand as folded rank columns in text: a rank, how many of it, and below each suit with its number."""

from __future__ import annotations

from collections import Counter
from typing import Final

from baohuang.cards.kinds import RANKS
from baohuang.cards.notation import card_name, parse_cards

SUITS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
SIGNS: Final = {"w": "w", "g": "g", "W": "W", "E": "E", "G": "G"}
ORDER: Final = f"{RANKS}wWG"
COLUMN: Final = {"g": "w", "E": "W"}
"""Marked jokers stand in the column of their like."""

WIDTH: Final = 5
"""Characters of a column."""


def columns(hand: str) -> list[list[str]]:
    """The cells of each column from the head down, the strongest rank first.

    >>> columns("9c9c9dKsW")
    [['W', '1', 'W'], ['K', '1', '♠'], ['9', '3', '♦', '♣×2']]
    """
    strips: dict[str, list[str]] = {}
    totals: Counter[str] = Counter()
    tokens = Counter(card_name(kind) for kind in parse_cards(hand))
    for token, n in sorted(tokens.items(), key=lambda one: _suit_order(one[0])):
        column = COLUMN.get(token, token[0])
        totals[column] += n
        strips.setdefault(column, []).append(_cell(token, n))
    strongest = sorted(strips, key=ORDER.index, reverse=True)
    return [["10" if column == "T" else column, str(totals[column]), *strips[column]] for column in strongest]


def lines(hand: str, width: int) -> list[str]:
    """The columns side by side, in as many banks as the width asks for; a blank line between banks."""
    found: list[str] = []
    at_once = max(1, width // WIDTH)
    every = columns(hand)
    for first in range(0, len(every), at_once):
        bank = every[first : first + at_once]
        deepest = max(len(column) for column in bank)
        rows = [
            "".join((column[at] if at < len(column) else "").ljust(WIDTH) for column in bank) for at in range(deepest)
        ]
        found += ([""] if found else []) + [row.rstrip() for row in rows]
    return found


def _cell(token: str, n: int) -> str:
    sign = SIGNS.get(token) or SUITS.get(token[1:], "")
    return sign if n == 1 else f"{sign}×{n}"


def _suit_order(token: str) -> int:
    return -"cdhs".find(token[1:]) if len(token) == 2 else -"wgWEG".find(token)
