"""ON-01…10: roles, the throne, packs, and how each town finds the guard (RULES §1, §2)."""

import pytest

from baohuang.cards.notation import parse_card
from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.events import Enthroned, GuardOpen, OpenSolo, Revealed, TrickEnded, Voided, Yielded
from baohuang.engine.match import next_starter
from baohuang.engine.setup import new_deal
from baohuang.rulesets.options import Value
from baohuang.rulesets.registry import ruleset
from baohuang.rulesets.specs import Grab, Kick, Rebel
from tests.engine.tables import each, go, hands, lay, legal, position, refusal, solo_of, verdict

WEIHAI = ("EKsKh", "g7s8s", "9sTs", "JsQs", "6sAs")


def weifang(*cards: str, starter: int = 0, **options: Value) -> Deal:
    """A Weifang deal that nobody has grabbed."""
    deal = lay("weifang", *cards, starter=starter, given=options)
    go(deal, *each(range(5), "decline"))
    return deal


@pytest.mark.clause("ON-01")
@pytest.mark.parametrize("rules_id", ["qingdao", "weifang", "weihai"])
def test_the_holder_of_the_marked_joker_enthrones_or_yields(rules_id: str) -> None:
    """Clockwise, that is to seat i−1; each asked once."""
    called = ("E9c9c9c3c", "9c3h", "Tc3s", "Jc3s", "Qc3d")
    deal = lay(rules_id, *(WEIHAI if rules_id == "weihai" else called))
    if deal.phase.name == "grab":
        go(deal, *each(range(5), "decline"))
    assert legal(deal, 0) == ["enthrone", "yield"]
    go(deal, "0 yield")
    assert deal.to_act() == [4]
    assert deal.emperor == NOBODY


@pytest.mark.clause("ON-01")
def test_nobody_enthrones_and_the_deal_is_void() -> None:
    """Weifang and Weihai: five yields, redeal by the same starter."""
    deal = weifang("E9c9c9c3s", "5s3h9c", "7h3s", "Qd3h", "As3c", starter=2)
    go(deal, "0 yield", "4 yield", "3 yield", "2 yield")
    assert go(deal, "1 yield")[-1] == Voided()
    assert (deal.phase.name, next_starter(deal)) == ("void", 2)
    other = lay("weihai", *WEIHAI)
    go(other, *(f"{seat} yield" for seat in (0, 4, 3, 2, 1)))
    assert (other.phase.name, other.points) == ("void", None)


@pytest.mark.clause("ON-01")
def test_weihai_may_have_the_first_to_yield_take_it_back() -> None:
    """`forced_enthrone=first_yielder`: always able there."""
    deal = lay("weihai", *WEIHAI, forced_enthrone="first_yielder")
    go(deal, *(f"{seat} yield" for seat in (0, 4, 3, 2, 1)))
    assert (deal.emperor, deal.guard, deal.phase.name) == (0, 1, "open")


@pytest.mark.clause("ON-01")
def test_weifang_may_force_like_qingdao() -> None:
    """`forced_enthrone=on` there too."""
    deal = weifang("E5h3s", "5s3h", "7h3s", "QdQdQd2c3h", "Qd4h3c", forced_enthrone="on")
    go(deal, *(f"{seat} yield" for seat in (0, 4, 3, 2, 1)))
    assert (deal.emperor, deal.phase.name) == (NOBODY, "void")
    held = weifang("E5h3s", "5s3h", "7h3s", "QdQdQd2c3h", "QdKh3c", forced_enthrone="on")
    go(held, *(f"{seat} yield" for seat in (0, 4, 3, 2, 1)))
    assert (held.emperor, legal(held, 3)) == (3, ["call Qd"])


@pytest.mark.clause("ON-01")
def test_weihai_skipping_one() -> None:
    """`yield_to=skip_one`: there only a holder of both marked cards may yield, and keeps `g`."""
    both = lay("weihai", "EgKsKh", "7s8s", "9sTs", "JsQs", "6sAs", yield_to="skip_one")
    assert legal(both, 0) == ["enthrone", "yield"]
    assert go(both, "0 yield") == [Yielded(0, 2, None)]
    assert (hands(both)[0], both.to_act(), legal(both, 2)) == ("KhKsg", [2], ["enthrone"])
    assert refusal(both, "2 yield") == "not-in-hand"
    assert legal(lay("weihai", *WEIHAI, yield_to="skip_one"), 0) == ["enthrone"]


@pytest.mark.clause("ON-02")
def test_weihai_solo_is_open_or_hidden() -> None:
    """An enthroned emperor who holds `g` is alone, and chooses."""
    cards = ("EgKsKh", "7s8s", "9sTs", "JsQs", "6sAs")
    deal = lay("weihai", *cards)
    go(deal, "0 enthrone")
    assert (deal.phase.name, legal(deal, 0)) == ("solo", ["solo hidden", "solo open"])
    assert refusal(deal, "0 solo") == "bad-notation"
    assert refusal(deal, "1 solo open") == "not-your-turn"
    assert go(deal, "0 solo open") == [OpenSolo(0)]
    assert (solo_of(deal), deal.revealed, deal.phase.name, deal.multiplier(public=True)) == ("open", True, "play", 4)
    hidden = lay("weihai", *cards)
    assert go(hidden, "0 enthrone", "0 solo hidden") == [Enthroned(0)]
    assert (solo_of(hidden), hidden.revealed, hidden.phase.name) == ("hidden", False, "open")
    assert (hidden.multiplier(public=True), hidden.multiplier(public=False)) == (1, 2)


@pytest.mark.clause("ON-02")
def test_playing_g_reveals_a_hidden_solo() -> None:
    """And then the doubling is public."""
    deal = lay("weihai", "EgKsKh", "7s8s", "9sTs", "JsQs", "6sAs")
    go(deal, "0 enthrone", "0 solo hidden", *each([1, 2, 3, 4], "hide"), *each([1, 2, 3, 4], "abstain"))
    assert Revealed(0) in go(deal, "0 play gKK")
    assert deal.multiplier(public=True) == 2


@pytest.mark.clause("ON-02")
@pytest.mark.parametrize(("how", "points"), [("hidden", 12), ("open", 24)])
def test_a_solo_pays_double_points(how: str, points: int) -> None:
    """6/0/−6/−6/−6 hidden, 6/−6/−6/−6/−6 open; each other seat a quarter."""
    deal = lay("weihai", "EgKsKh", "7s8s", "9sTs", "JsQs", "6sAs")
    go(deal, "0 enthrone", f"0 solo {how}")
    if how == "hidden":
        go(deal, *each([1, 2, 3, 4], "hide"), *each([1, 2, 3, 4], "abstain"))
    go(deal, "0 play gEKK")
    assert deal.result() == ([points, *[-points // 4] * 4], "emperor", [1, 2, 3, 4, 5])


@pytest.mark.clause("ON-03")
def test_an_open_guard_doubles() -> None:
    """In Weihai too, and then nobody is asked to rebel."""
    deal = lay("weihai", *WEIHAI)
    go(deal, "0 enthrone", "1 open", "2 hide", "3 open")
    assert go(deal, "4 hide")[-1] == GuardOpen(1)
    assert (deal.phase.name, deal.multiplier(public=True), deal.revealed) == ("play", 2, True)


@pytest.mark.clause("ON-04")
def test_all_cards_stuck_before_travel_along() -> None:
    """The first gives `E` only; who enthrones gets everything that was stuck on the way."""
    deal = lay("weihai", *WEIHAI)
    assert go(deal, "0 yield", "4 yield", "3 yield", "2 yield") == [
        Yielded(0, 4, None),
        Yielded(4, 3, parse_card("As")),
        Yielded(3, 2, parse_card("Qs")),
        Yielded(2, 1, parse_card("Ts")),
    ]
    go(deal, "1 enthrone")
    assert hands(deal) == ["KhKs", "7s8sTsQsAsgE", "9s", "Js", "6s"]
    assert (deal.emperor, deal.guard, deal.phase.name) == (1, NOBODY, "solo")


@pytest.mark.clause("ON-05")
@pytest.mark.parametrize("rules_id", ["qingdao", "weifang", "weihai", "classic108"])
def test_taking_the_wind_everywhere(rules_id: str) -> None:
    """A last hand unbeaten for a round: the next in order leads whatever they like."""
    named = "9c" if rules_id == "classic108" else None
    deal = position(rules_id, "As", "7c8c", "9cTc", "JcQc", "KcKd", named=named)
    go(deal, "0 play A")
    assert go(deal, *each([1, 2, 3, 4], "pass"))[-1] == TrickEnded(1)
    assert legal(deal, 1) == ["play 7", "play 8"]


@pytest.mark.clause("ON-07")
def test_weifang_needs_a_set_to_enthrone_and_weihai_none() -> None:
    """Three of a kind with the fourth elsewhere, or four."""
    without = weifang("E5h3s", "5s3h", "7h3s", "Qd3h", "As3c")
    assert (legal(without, 0), refusal(without, "0 enthrone")) == (["yield"], "must-yield")
    for set_of in ("9c9c9c", "9c9c9c9c"):
        other = "9c" * (len(set_of) == 6)
        with_set = weifang(f"E{set_of}3s", f"5s3h{other}", "7h3s", "Qd3h", "As3c")
        assert legal(with_set, 0) == ["enthrone", "yield"]
    assert go(lay("weihai", *WEIHAI), "0 enthrone") == [Enthroned(0)]


@pytest.mark.clause("ON-08")
def test_the_called_card_is_never_a_joker_or_a_two() -> None:
    """And it becomes the highest card; in Weifang a called 3 is no longer a 3."""
    deal = weifang("E2s2s2s9c9c9c3h", "2s9c3s", "7h3s", "Qd3h", "As3c")
    go(deal, "0 enthrone")
    assert legal(deal, 0) == ["call 9c"]
    assert refusal(deal, "0 call 2s") == "not-callable"
    assert refusal(deal, "0 call W") == "not-callable"
    go(deal, "0 call 9c")
    assert hands(deal)[1] == "3s2sG"
    assert [verdict("weifang", top, "G") for top in "2wWE"] == ["beats"] * 4


@pytest.mark.clause("ON-08")
def test_weihai_has_a_marked_small_joker_dealt_at_random() -> None:
    """Its holder is the guard, secretly; it is as strong as a small joker, no trump."""
    deal = lay("weihai", *WEIHAI)
    go(deal, "0 enthrone")
    assert (deal.guard, deal.revealed, deal.phase.name) == (1, False, "open")
    assert [verdict("weihai", "w", "g"), verdict("weihai", "g", "w")] == ["not-stronger"] * 2
    assert [verdict("weihai", "2", "g"), verdict("weihai", "g", "W")] == ["beats"] * 2
    dealt = new_deal(ruleset("weihai"), seed=3)
    assert sum(held.counts[53] for held in dealt.holdings) == 1
    assert refusal(deal, "0 call Ks") == "wrong-phase"


@pytest.mark.clause("ON-09")
def test_grabbing_exists_in_qingdao_and_weifang_only() -> None:
    phases = {rules_id: ruleset(rules_id).phase(Grab) is not None for rules_id in ("qingdao", "weifang", "weihai")}
    assert phases == {"qingdao": True, "weifang": True, "weihai": False}
    assert refusal(lay("weihai", *WEIHAI), "0 grab") == "wrong-phase"
    deal = lay("weifang", "E3s", "5s3h", "7h3s", "Qd3h", "As3c")
    go(deal, *each([0, 1, 2, 4], "decline"), "3 grab")
    assert (deal.emperor, solo_of(deal), deal.to_act()) == (3, "grab", [3])


@pytest.mark.clause("ON-06", "ON-15")
def test_rebellion_and_kick_exist_in_weihai_only() -> None:
    found = {
        rules_id: (ruleset(rules_id).phase(Rebel) is not None, ruleset(rules_id).phase(Kick) is not None)
        for rules_id in ("qingdao", "weifang", "weihai")
    }
    assert found == {"qingdao": (False, False), "weifang": (False, False), "weihai": (True, True)}


def counts(rules_id: str, **options: Value) -> dict[str, int]:
    """How many cards of each rank and each joker."""
    found = ruleset(rules_id, options).deck.counts()
    ranks = {rank: sum(found[at * 4 : at * 4 + 4]) for at, rank in enumerate("3456789TJQKA2")}
    return ranks | dict(zip("wgWE", found[52:56], strict=True))


FULL = dict.fromkeys("456789TJQKA2", 16)


@pytest.mark.clause("ON-10")
def test_packs() -> None:
    """Qingdao 216; Weifang 206, ten 3s removed; Weihai 165, all 3, 4, 5 and three 6s removed."""
    jokers = {"w": 4, "g": 0, "W": 3, "E": 1}
    assert counts("qingdao") == {"3": 16, **FULL, **jokers}
    assert counts("weifang") == {"3": 6, **FULL, **jokers}
    low = {"3": 0, **FULL, "4": 0, "5": 0}
    assert counts("weihai") == low | {"6": 13, "w": 3, "g": 1, "W": 3, "E": 1}
    sizes = [ruleset(rules_id).deck.size() for rules_id in ("qingdao", "weifang", "weihai")]
    assert sizes == [216, 206, 165]


@pytest.mark.clause("ON-10")
@pytest.mark.parametrize(
    ("rules_id", "options", "tokens", "left", "dealt"),
    [
        ("weifang", {}, ["3c", "3d", "3h", "3s"], [1, 1, 2, 2], [42, 41, 41, 41, 41]),
        ("weifang", {"threes": 5}, ["3c", "3d", "3h", "3s"], [1, 1, 1, 2], [41] * 5),
        ("weihai", {}, ["6c", "6d", "6h", "6s"], [4, 1, 4, 4], [33] * 5),
        ("weihai", {"sixes": 16}, ["6c", "6d", "6h", "6s"], [4, 4, 4, 4], [34, 34, 34, 33, 33]),
    ],
)
def test_which_low_cards_are_left(
    rules_id: str, options: dict[str, Value], tokens: list[str], left: list[int], dealt: list[int]
) -> None:
    """And to whom surplus cards go: the starter and the seats after."""
    rules = ruleset(rules_id, options)
    assert [rules.deck.counts()[parse_card(token)] for token in tokens] == left
    for starter in range(5):
        sizes = [held.size for held in new_deal(rules, 9, starter).holdings]
        assert sizes[starter:] + sizes[:starter] == dealt
