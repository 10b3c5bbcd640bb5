"""Typed plays: what a text may mean, and which cards of the hand it takes."""

import pytest

from baohuang.cards.notation import format_cards, parse_cards
from baohuang.cli._typed import bind, readings


def typed(text: str, hand: str) -> list[str | None]:
    """Each reading of a text, bound to a hand."""
    bound = (bind(cards, parse_cards(hand)) for cards in readings(text))
    return [None if cards is None else format_cards(cards) for cards in bound]


@pytest.mark.parametrize(
    ("text", "hand", "meant"),
    [
        ("3a", "AcAdAsAs", [None, "AcAdAs"]),
        ("2k1w", "KcKcww", ["KcKcw"]),
        ("2K 1w", "KcKcww", ["KcKcw"]),
        ("99", "9c9c9c", ["9c9c"]),
        ("3x9", "9c9c9c", ["9c9c9c"]),
        ("25", "5c5d", [None, "5c5d"]),
        ("210", "TcTd", [None, "TcTd"]),
        ("10h", "TcTh", ["Th"]),
        ("2t", "TcTd", [None, "TcTd"]),
        ("9c9c9c9c", "9c9c9c9c9d", ["9c9c9c9c"]),
        ("9999", "9c9c9c9c9d", ["9c9c9c9d"]),
        ("wW", "wW", ["wW"]),
        ("2W", "WE", [None, "WE"]),
        ("b", "W", ["W"]),
        ("g", "3cG", ["G"]),
        ("g", "3cg", ["g"]),
        ("w", "W", [None]),
        ("34567", "3c4c5c6c7c", ["3c4c5c6c7c", None]),
        ("KKA", "KcKcAc", ["KcKcAc"]),
        ("2a", "Ac", [None, None]),
        ("hello?", "Ac", []),
        ("1", "Ac", []),
        ("0a", "Ac", []),
        ("", "Ac", []),
    ],
)
def test_readings(text: str, hand: str, meant: list[str | None]) -> None:
    """The plain reading comes first, then the counted one where it differs."""
    assert typed(text, hand) == meant
