"""JP-20…22: dictatorship, the changing guard, four players (RULES §3, variants)."""

import pytest

from baohuang.cards.notation import format_cards, parse_cards
from baohuang.engine.deal import NOBODY, NOT_SOLO, Deal
from baohuang.engine.events import Ended, Enthroned, KittyTaken, Named, Played, Renamed, Revealed, Voided, WentOut
from baohuang.engine.scoring import score
from baohuang.engine.setup import new_deal
from baohuang.rulesets.options import OptionError, Value
from baohuang.rulesets.registry import ruleset
from tests.engine.tables import go, hands, lay, legal, position, refusal

R = "classic108"


@pytest.mark.clause("JP-20")
@pytest.mark.parametrize("extra", [6, 5])
def test_a_dictator_takes_more_cards_and_has_no_guard(extra: int) -> None:
    """Twenty cards each; the emperor takes `extra` of the eight left and discards as many; the rest lie aside."""
    deal = new_deal(ruleset(R, {"dictatorship": "on", "extra": extra}), seed=4)
    assert [held.size for held in deal.holdings] == [20 + extra * (seat == deal.emperor) for seat in range(5)]
    assert (len(deal.kitty), deal.phase.name, deal.guard) == (extra, "discard", NOBODY)
    deal.apply(deal.emperor, deal.legal(deal.emperor)[-1])
    assert [held.size for held in deal.holdings] == [20] * 5
    assert (len(deal.discards), deal.to_act(), deal.phase.name) == (extra, [deal.emperor], "play")


@pytest.mark.clause("JP-20")
def test_six_extra_cards_are_the_default() -> None:
    assert ruleset(R, {"dictatorship": "on"}).phases == ruleset(R, {"dictatorship": "on", "extra": 6}).phases
    assert ruleset(R, {"extra": 5}).phases == ruleset(R).phases


@pytest.mark.clause("JP-20")
@pytest.mark.parametrize(
    ("places", "points", "winner"),
    [
        ([1, 2, 3, 4, 5], [16, 2, 0, -2, -4], "emperor"),
        ([2, 1, 3, 4, 5], [8, 4, 0, -2, -4], "commoners"),
        ([3, 1, 2, 4, 5], [0, 4, 2, -2, -4], "commoners"),
        ([5, 1, 2, 3, 4], [-16, 4, 2, 0, -2], "commoners"),
    ],
)
def test_a_dictators_place_counts_four_times(places: list[int], points: list[int], winner: str) -> None:
    """Only a first place wins."""
    scoring = ruleset(R, {"dictatorship": "on"}).scoring
    assert score(scoring, places, 0, NOBODY, NOT_SOLO, 1) == (points, winner)


def swapping(*cards: str) -> Deal:
    """A deal with `swap_guard` in which 4c is named; the emperor has just played the own copy."""
    deal = position(R, *cards, guard=1, named="4c", swap_guard="on")
    go(deal, "0 play 4c")
    return deal


HANDS = ("4c5d6d9d", "7h4c7d", "8h9d", "8dTd", "8sTd5d")


@pytest.mark.clause("JP-21")
def test_by_playing_the_own_copy_the_emperor_may_name_another() -> None:
    """Another natural kind that the emperor does not hold, or keep the guard; asked before anybody answers."""
    deal = swapping(*HANDS)
    assert (deal.phase.name, deal.to_act()) == ("rename", [0])
    offered = legal(deal, 0)
    assert offered[0] == "keep"
    assert len(offered) == 1 + 52 - len({"4c", "5d", "6d", "9d"})
    assert refusal(deal, "0 rename 4c") == "not-callable"
    assert refusal(deal, "0 rename 5d") == "not-callable"
    assert refusal(deal, "0 rename W") == "not-callable"
    assert refusal(deal, "1 rename Td") == "not-your-turn"
    assert refusal(deal, "0 play 5d") == "wrong-phase"
    assert go(deal, "0 rename Td") == [Renamed(0, parse_cards("Td")[0])]
    assert (deal.guard, deal.revealed, deal.to_act()) == (3, False, [1])


@pytest.mark.clause("JP-21")
@pytest.mark.parametrize(("kind", "guard"), [("8h", 2), ("8d", 3), ("Td", 3), ("7h", 1), ("4d", NOBODY)])
def test_the_nearest_holder_is_the_guard_from_then_on(kind: str, guard: int) -> None:
    """If nobody holds the kind there is no guard, and what everybody is told is the same."""
    deal = swapping(*HANDS)
    assert go(deal, f"0 rename {kind}") == [Renamed(0, parse_cards(kind)[0])]
    assert deal.guard == guard


@pytest.mark.clause("JP-21")
def test_only_unplayed_copies_count() -> None:
    """A seat that has played its copy holds none any more: the next holder is the guard."""
    deal = position(R, "3c4c9d", "TdKd7d", "8hTd", "4c8d9d", "8s5d", guard=3, named="4c", swap_guard="on")
    go(deal, "0 play 3", "1 play Td", "2 pass", "3 pass", "4 pass", "0 pass")
    go(deal, "1 play 7d", "2 pass", "3 pass", "4 pass", "0 play 9d", "1 pass", "2 pass", "3 pass", "4 pass")
    go(deal, "0 play 4c", "0 rename Td")
    assert deal.guard == 2


@pytest.mark.clause("JP-21")
def test_keeping_is_told_and_nothing_is_asked_again() -> None:
    """Once per deal: the guard stays, and plays the named card as before."""
    deal = swapping(*HANDS)
    assert go(deal, "0 keep") == [Renamed(0, None)]
    assert (deal.guard, format_cards([deal.called]), deal.to_act()) == (1, "4c", [1])
    go(deal, "1 pass", "2 pass", "3 pass", "4 pass")
    go(deal, "0 play 5d")
    assert deal.phase.name == "play"


@pytest.mark.clause("JP-21")
def test_the_old_guard_becomes_a_rebel_and_the_new_one_is_secret() -> None:
    """The old named card tells nothing any more; the new one shows its holder."""
    deal = swapping("4c5d6d9d", "7h4c7d", "8h9d", "8dTd", "8sTd5d")
    go(deal, "0 rename Td")
    assert all(not isinstance(event, Revealed) for event in go(deal, "1 play 7h", "2 pass"))
    assert Revealed(3) in go(deal, "3 play Td")
    assert deal.revealed


@pytest.mark.clause("JP-21")
def test_a_revealed_guard_can_be_swapped_too() -> None:
    """Then nobody knows the guard again."""
    deal = position(R, "3c4c9d", "4c7h8h", "8hTd", "8dTh", "8s5d", guard=1, named="4c", swap_guard="on")
    go(deal, "0 play 3")
    assert Revealed(1) in go(deal, "1 play 4c")
    go(deal, "2 pass", "3 pass", "4 pass", "0 pass", "1 play 7h", "2 pass", "3 pass", "4 pass", "0 play 9d")
    go(deal, "1 pass", "2 pass", "3 pass", "4 pass", "0 play 4c")
    assert deal.phase.name == "rename"
    go(deal, "0 rename Th")
    assert (deal.guard, deal.revealed) == (3, False)


@pytest.mark.clause("JP-21")
def test_an_emperor_who_goes_out_with_the_own_copy_is_asked_too() -> None:
    """The trick then goes on as after any last hand."""
    deal = position(R, "4c", "7h4c", "8h9d", "8dTd", "8sTd", guard=1, named="4c", swap_guard="on")
    assert go(deal, "0 play 4c") == [Played(0, (4,)), WentOut(0, 1)]
    assert (deal.phase.name, deal.to_act()) == ("rename", [0])
    go(deal, "0 rename 8d")
    assert (deal.guard, deal.to_act()) == (3, [1])
    go(deal, "1 pass", "2 pass", "3 pass", "4 pass")
    assert deal.to_act() == [1]


@pytest.mark.clause("JP-21")
def test_the_own_copy_counts_in_any_combination() -> None:
    """Also in a pair; another 4 does not."""
    deal = position(R, "4c4d4h", "7h4c", "8h9d", "8dTd", "8sTd", guard=1, named="4c", swap_guard="on")
    go(deal, "0 play 4h", "1 pass", "2 pass", "3 pass", "4 pass")
    assert deal.phase.name == "play"
    go(deal, "0 play 4c4d")
    assert deal.phase.name == "rename"


@pytest.mark.clause("JP-21")
def test_without_the_option_nobody_is_asked() -> None:
    """Nor when the guard plays the other copy."""
    plain = position(R, *HANDS, guard=1, named="4c")
    go(plain, "0 play 4c")
    assert (plain.phase.name, plain.to_act()) == ("play", [1])
    other = position(R, "3c4c", "4c7h", "8h", "8d", "8s", guard=1, named="4c", swap_guard="on")
    go(other, "0 play 3", "1 play 4c")
    assert other.phase.name == "play"


@pytest.mark.clause("JP-21")
def test_the_guard_at_the_end_is_who_shares_the_emperors_win() -> None:
    """Renamed to the later second, the emperor's side wins."""
    deal = position(R, "4c", "7h4c", "8h", "8d9d", "8sTd", guard=1, named="4c", swap_guard="on")
    go(deal, "0 play 4c", "0 rename 8h", "1 pass", "2 play 8h", "3 play 9d", "4 pass", "1 pass")
    go(deal, "3 play 8d", "4 pass", "1 pass")
    go(deal, "4 play 8s", "1 pass")
    left = ((), tuple(parse_cards("4c7h")), (), (), ())
    assert go(deal, "4 play Td")[-1] == Ended((8, -4, 2, 0, -2), (1, 5, 2, 3, 4), "emperor", left)


@pytest.mark.clause("JP-22")
def test_four_players_with_one_pack() -> None:
    """Thirteen each and two for the emperor, who names a card not among the fifteen and discards two."""
    rules = ruleset(R, {"players": 4})
    assert (rules.seats, rules.deck.counts()) == (4, (1,) * 52 + (1, 0, 1, 0, 0))
    deal = new_deal(rules, seed=5)
    assert [held.size for held in deal.holdings] == [13 + 2 * (seat == deal.emperor) for seat in range(4)]
    held = deal.holdings[deal.emperor].counts
    assert len(deal.legal(deal.emperor)) == 52 - sum(held[:52])
    deal.apply(deal.emperor, deal.legal(deal.emperor)[0])
    deal.apply(deal.emperor, deal.legal(deal.emperor)[0])
    assert [held.size for held in deal.holdings] == [13] * 4
    assert len(deal.discards) == 2


@pytest.mark.clause("JP-22")
@pytest.mark.parametrize(
    ("cards", "kitty", "emperor"),
    [
        (["3c", "4cW", "5c", "6cw"], "3d4d", 1),
        (["3c", "4c", "5cw", "6c"], "3dW", 2),
        (["3cw", "4c", "5cW", "6c"], "3d4d", 2),
    ],
)
def test_the_big_joker_makes_the_emperor_of_four(cards: list[str], kitty: str, emperor: int) -> None:
    """Or the small one, when the big one lies in the kitty."""
    deal = lay(R, *cards, kitty=kitty, players=4)
    assert deal.opening[1:] == [Enthroned(emperor), KittyTaken(emperor, 2, tuple(parse_cards(kitty)))]


@pytest.mark.clause("JP-22")
def test_both_jokers_in_the_kitty_void_the_deal() -> None:
    deal = lay(R, "3c", "4c", "5c", "6c", kitty="wW", players=4)
    assert (deal.phase.name, deal.opening[-1]) == ("void", Voided())


@pytest.mark.clause("JP-22")
def test_one_guard_and_two_rebels() -> None:
    """The holder of the only copy is the guard."""
    deal = lay(R, "3cW", "4c", "5c5d", "6c", kitty="3d4d", players=4)
    assert refusal(deal, "0 name 3c") == "not-callable"
    assert refusal(deal, "0 name 9h") == "not-callable"
    assert legal(deal, 0) == ["name 4c", "name 5c", "name 5d", "name 6c"]
    assert go(deal, "0 name 5d", "0 discard 3d4d")[0] == Named(0, parse_cards("5d")[0])
    assert (deal.guard, hands(deal)[0]) == (2, "3cW")
    go(deal, "0 play 3", "1 play 4")
    assert Revealed(2) in go(deal, "2 play 5d")


@pytest.mark.clause("JP-22")
@pytest.mark.parametrize(
    ("places", "points", "winner"),
    [
        ([1, 2, 3, 4], [8, 2, -2, -4], "emperor"),
        ([2, 1, 3, 4], [4, 4, -2, -4], "emperor"),
        ([1, 3, 2, 4], [8, -2, 2, -4], "draw"),
        ([3, 2, 1, 4], [-4, 2, 4, -4], "commoners"),
        ([4, 3, 2, 1], [-8, -2, 2, 4], "commoners"),
    ],
)
def test_places_of_four(places: list[int], points: list[int], winner: str) -> None:
    """+4, +2, −2, −4."""
    assert score(ruleset(R, {"players": 4}).scoring, places, 0, 1, NOT_SOLO, 1) == (points, winner)


@pytest.mark.clause("JP-20", "JP-21", "JP-22")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 4, "dictatorship": "on"},
        {"players": 4, "swap_guard": "on"},
        {"dictatorship": "on", "swap_guard": "on"},
    ],
)
def test_variants_that_exclude_each_other(options: dict[str, Value]) -> None:
    """Each of these pairs is refused, in whatever order they are given."""
    for given in (options, dict(reversed(options.items()))):
        with pytest.raises(OptionError) as caught:
            ruleset(R, given)
        assert caught.value.code == "bad-option"
