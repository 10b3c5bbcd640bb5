"""ON-16, ON-19…21, ON-23, ON-24: jokers alone, orders, places, coins, and the fourth way of play."""

from itertools import pairwise

import pytest

from baohuang.engine.coins import settle
from baohuang.engine.deal import NOBODY, NOT_SOLO
from baohuang.engine.finish import places_of
from baohuang.engine.scoring import score
from baohuang.engine.setup import new_deal
from baohuang.rulesets.qingdao import QINGDAO
from baohuang.rulesets.registry import RULESETS, ruleset
from tests.engine.tables import legal, position, verdict
from tools.register import ROOT

HANGING = ["qingdao", "weifang", "weihai"]


@pytest.mark.clause("ON-16")
@pytest.mark.parametrize("rules_id", HANGING)
@pytest.mark.parametrize("play", ["w", "W", "E", "ww", "wW", "wWE", "wwWWE"])
def test_jokers_may_be_played_alone(rules_id: str, play: str) -> None:
    """In any mixture; with other cards there is at least one natural card."""
    assert verdict(rules_id, "", play) == "beats"


@pytest.mark.clause("ON-16")
def test_jokers_alone_are_offered() -> None:
    """`G` counts among them in Qingdao and Weifang, `g` in Weihai."""
    assert legal(position("weifang", "wWG", "5c", "6c", "7c", "8c"), 0) == sorted(
        f"play {play}" for play in ("w", "W", "G", "wW", "wG", "WG", "wWG")
    )
    assert legal(position("weihai", "gE", "7c", "8c", "9c", "Tc"), 0) == ["play E", "play g", "play gE"]


@pytest.mark.clause("ON-19")
@pytest.mark.parametrize(
    ("rules_id", "order"),
    [
        ("qingdao", ["3", "4", "9", "T", "K", "A", "2", "w", "W", "G"]),
        ("weifang", ["3", "4", "9", "T", "K", "A", "2", "w", "W", "G", "4c4c4c4c", "5d5d5d5d"]),
        ("weihai", ["6", "7", "9", "T", "K", "A", "2", "g", "E"]),
    ],
)
def test_orders(rules_id: str, order: list[str]) -> None:
    """In Weifang bomb > guard card > big > small > 2 …, in Weihai big > small = guard card > 2 and so on."""
    assert {verdict(rules_id, low, high) for low, high in pairwise(order)} == {"beats"}
    assert "beats" not in {verdict(rules_id, high, low) for low, high in pairwise(order)}


@pytest.mark.clause("ON-19")
def test_marked_jokers_are_as_strong_as_unmarked_ones() -> None:
    """`E` equals a big joker everywhere, `g` a small one."""
    for rules_id in HANGING:
        assert [verdict(rules_id, "W9", "ET"), verdict(rules_id, "E9", "WT")] == ["not-stronger"] * 2
        assert verdict(rules_id, "w9", "ET") == "beats"
    assert [verdict("weihai", "g9", "wT"), verdict("weihai", "w9", "gT")] == ["not-stronger"] * 2
    assert [verdict("weihai", "99", "gT"), verdict("weihai", "g9", "WT")] == ["beats"] * 2


@pytest.mark.clause("ON-19")
def test_in_weihai_nothing_beats_a_play_with_a_big_joker() -> None:
    """There is no card above it, and neither bombs nor 2s."""
    for top in ("W", "E", "W9", "WE", "g9W"):
        plays = ("W", "E", "WT", "ET", "WE", "gW", "222", "2222", "TTTT", "WWT")
        assert "beats" not in {verdict("weihai", top, play) for play in plays}


@pytest.mark.clause("ON-20")
@pytest.mark.parametrize(
    ("top", "play", "expected"),
    [
        ("W", "G", "beats"),
        ("W9", "GT", "beats"),
        ("W99", "GTT", "beats"),
        ("Ww9", "GWT", "beats"),
        ("Ww9", "GwT", "not-stronger"),
        ("WW9", "GWT", "not-stronger"),
        ("WK", "G7", "not-stronger"),
        ("Wwww9", "GWWWT", "beats"),
        ("9999", "GTTT", "beats"),
        ("G9", "GT", "not-stronger"),
    ],
)
def test_a_hanging_guard_card(top: str, play: str, expected: str) -> None:
    """A set with a big joker is beaten by one with the guard card, pairwise."""
    assert verdict("qingdao", top, play) == expected


@pytest.mark.clause("ON-21")
@pytest.mark.parametrize(
    ("out", "smothered", "places"),
    [
        ([2, 0], [], [2, 3, 1, 4, 5]),
        ([1, 3], [], [4, 1, 5, 2, 3]),
        ([4, 1, 0], [], [3, 2, 4, 5, 1]),
        ([4], [], [2, 3, 4, 5, 1]),
        ([0, 1, 2, 3], [], [1, 2, 3, 4, 5]),
        ([3, 1], [4, 0], [4, 2, 3, 1, 5]),
        ([], [2, 4, 0], [3, 1, 5, 2, 4]),
    ],
)
def test_places(out: list[int], smothered: list[int], places: list[int]) -> None:
    """First to fifth by going out; the rest in play order after the last finisher; the smothered from the lowest."""
    assert places_of(5, out, smothered) == places


@pytest.mark.clause("ON-21")
def test_the_order_of_the_rest_changes_no_score() -> None:
    """As soon as a side is out, the sum of the other side's places is settled."""
    spec = ruleset("qingdao").scoring
    ahead = [score(spec, places, 0, 1, NOT_SOLO, 1) for places in ([4, 5, 1, 2, 3], [5, 4, 1, 2, 3])]
    assert ahead[0] == ahead[1]
    behind = [score(spec, [1, 2, *rest], 0, 1, NOT_SOLO, 1) for rest in ([3, 4, 5], [5, 3, 4])]
    assert behind[0] == behind[1]


@pytest.mark.clause("ON-23")
@pytest.mark.parametrize(
    ("points", "base", "coins", "change", "house"),
    [
        ([6, -3, 3, -3, -3], 100, [5000] * 5, [600, -300, 300, -300, -300], 0),
        ([6, -3, 3, -3, -3], 100, [250, 5000, 5000, 5000, 5000], [250, -300, 300, -300, -300], 350),
        ([6, -3, 3, -3, -3], 100, [600, 5000, 5000, 120, 0], [600, -300, 300, -120, 0], -480),
        ([-6, 3, -3, 3, 3], 100, [5000, 100, 5000, 5000, 5000], [-600, 100, -300, 300, 300], 200),
        ([-6, 3, -3, 3, 3], 100, [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 0),
        ([32, -8, -8, -8, -8], 1, [10, 3, 8, 9, 7], [10, -3, -8, -8, -7], 16),
        ([0, 0, 0, 0, 0], 1000, [5, 5, 5, 5, 0], [0, 0, 0, 0, 0], 0),
    ],
)
def test_gains_are_capped_and_losses_stop_at_zero(
    points: list[int], base: int, coins: list[int], change: list[int], house: int
) -> None:
    """Each seat on its own, by the coins carried before the deal; the house takes the difference."""
    found = settle(points, base, coins)
    assert found == (change, [carried + moved for carried, moved in zip(coins, change, strict=True)], house)


@pytest.mark.clause("ON-24")
def test_the_source_names_three_of_four_ways_and_the_registry_is_open() -> None:
    """「四种基本玩法」 and then three names; a fourth town would be one file and one line, and plays at once."""
    text = (ROOT / "spec" / "sources" / "online-regional.txt").read_text("utf-8")
    assert "四种基本玩法，分别是：威海玩法、潍坊玩法、青岛玩法。" in text
    assert list(RULESETS) == ["qingdao", "weifang", "weihai", "classic108"]
    fourth = type(QINGDAO)(**{name: getattr(QINGDAO, name) for name in QINGDAO.__struct_fields__} | {"id": "fourth"})
    deal = new_deal(fourth, seed=1)
    assert (deal.phase.name, deal.guard, deal.program.rules.id) == ("grab", NOBODY, "fourth")
