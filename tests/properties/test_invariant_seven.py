"""Invariant 7: a concrete play passes `check` exactly when its canonical form is in `legal`, and every member passes.

Brute force over all parts of hands of up to eight cards, in rooms where every two option values meet.
"""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baohuang.cards.notation import format_cards
from baohuang.engine.actions import PASS
from baohuang.engine.deal import Deal
from baohuang.engine.text import format_play
from baohuang.engine.trick import check_cards, play_cards
from baohuang.rulesets.specs import Ruleset
from tests.plays import oracle
from tests.properties.rooms import ROOM_NAMES, ROOMS
from tests.properties.walks import decisions, small_deal

FEW = settings(max_examples=max(2, settings.default.max_examples // 30))  # type: ignore[union-attr]
MOST = 8


def compare(deal: Deal, seat: int) -> None:
    """All parts of the hand of the seat whose turn it is, against its legal actions."""
    grammar, named = deal.grammar, deal.named
    actions = [action for action in deal.legal(seat) if action != PASS]
    forms = [format_play(action, grammar, named) for action in actions]
    assert len(set(forms)) == len(forms)
    hand = list(deal.holdings[seat].kinds())
    passing = set()
    for cards in oracle.parts(hand):
        code = check_cards(deal, seat, cards)
        form = format_play(grammar.read(cards, named), grammar, named) if code is None else ""
        assert form == (oracle.canonical(deal.program.rules.grammar, cards, named) if code is None else "")
        if code is None:
            passing.add(form)
        else:
            assert oracle.canonical(deal.program.rules.grammar, cards, named) not in forms, format_cards(cards)
    assert passing == set(forms)
    for action in actions:
        assert deal.check(seat, action) is None


@pytest.mark.parametrize("rules", ROOMS, ids=ROOM_NAMES)
@FEW
@given(seed=st.integers(0, 2**32))
def test_check_and_legal_agree(rules: Ruleset, seed: int) -> None:
    """Through whole small deals, at every decision of the play."""
    rng = Random(seed)
    deal = small_deal(rules, rng, MOST)
    for seat in decisions(deal, rng):
        if deal.phase is deal.program.play and deal.holdings[seat].size <= MOST:
            compare(deal, seat)


@pytest.mark.parametrize("rules", ROOMS, ids=ROOM_NAMES)
@FEW
@given(seed=st.integers(0, 2**32))
def test_a_play_is_the_same_by_code_and_by_cards(rules: Ruleset, seed: int) -> None:
    """Laying the cards that the engine spends for a code leads to the same deal as the code itself."""
    rng = Random(seed)
    deal = small_deal(rules, rng)
    for seat in decisions(deal, rng):
        if deal.phase is deal.program.play:
            plays = [action for action in deal.legal(seat) if action != PASS]
            for action in rng.sample(plays, min(3, len(plays))):
                cards = list(deal.grammar.spend(action, deal.holdings[seat], deal.named))
                by_code, by_cards = deal.clone(), deal.clone()
                rng.shuffle(cards)
                assert by_code.apply(seat, action) == play_cards(by_cards, seat, cards)
                assert by_code.history_cards == by_cards.history_cards
                assert by_code.top == by_cards.top
