"""The lines that explain a result."""

import pytest

from baohuang.engine.deal import HIDDEN_SOLO, OPEN_SOLO, Deal
from baohuang.engine.finish import finish
from baohuang.views.breakdown import breakdown
from baohuang.views.view import Line
from tests.views.small_decks import small_deal


def ended(deal: Deal, out: list[int]) -> Deal:
    """The deal as if these seats had gone out in this order."""
    deal.emperor = 0
    deal.out = out
    finish(deal)
    return deal


def lines(deal: Deal) -> list[tuple[str, dict[str, int]]]:
    return [(line.id, line.args) for line in breakdown(deal)]


def test_no_lines_before_the_end() -> None:
    assert breakdown(small_deal("weihai", "Eg w 7d W 2c")) == []


def test_shared_places_and_every_doubling() -> None:
    """K, then open guard, rebellion and kick, then the product."""
    deal = small_deal("weihai", "E g 7d W 2c")
    deal.guard, deal.rebellion, deal.kick = 1, True, True
    assert lines(ended(deal, [0, 2, 1])) == [
        ("breakdown-shared", {"emperor": 1, "guard": 3, "k": 2}),
        ("breakdown-times-rebellion", {"factor": 2}),
        ("breakdown-times-kick", {"factor": 2}),
        ("breakdown-total", {"factor": 4}),
    ]


@pytest.mark.parametrize(
    ("solo", "doubles", "expected"),
    [
        (HIDDEN_SOLO, "on", ["breakdown-hidden-solo", "breakdown-times-solo", "breakdown-total"]),
        (OPEN_SOLO, "off", ["breakdown-open-solo", "breakdown-times-solo", "breakdown-total"]),
        (
            OPEN_SOLO,
            "on",
            ["breakdown-open-solo", "breakdown-times-solo", "breakdown-times-open-solo", "breakdown-total"],
        ),
    ],
)
def test_a_solo(solo: int, doubles: str, expected: list[str]) -> None:
    """The base is the table's for the emperor's place."""
    deal = small_deal("weihai", "Eg w 7d W 2c", options={"open_solo_doubles": doubles})
    deal.solo = solo
    found = lines(ended(deal, [0]))
    assert [name for name, _ in found] == expected
    assert found[0][1] == {"place": 1, "base": 6}


def test_own_places() -> None:
    """What each place is worth, and that the emperor's counts double. JP-19."""
    deal = small_deal("classic108", "Ww As 6c As 5c", "6c")
    deal.guard = 2
    assert breakdown(ended(deal, [2, 0, 1, 3])) == [
        *(Line("breakdown-place", {"place": at + 1, "points": worth}) for at, worth in enumerate((4, 2, 0, -2, -4))),
        Line("breakdown-emperor-times", {"place": 2, "factor": 2}),
    ]
