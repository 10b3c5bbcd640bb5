"""parse∘format is the identity for every action and every hand that occurs."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baohuang.cards.notation import format_cards, parse_cards
from baohuang.engine.actions import PASS
from baohuang.engine.text import CardPlay, act, format_action, parse_move
from baohuang.rulesets.specs import Ruleset
from tests.engine.tables import state
from tests.properties.rooms import ROOM_NAMES, ROOMS
from tests.properties.walks import any_of, decisions, small_deal

FEW = settings(max_examples=max(2, settings.default.max_examples // 30))  # type: ignore[union-attr]


@pytest.mark.parametrize("rules", ROOMS, ids=ROOM_NAMES)
@FEW
@given(seed=st.integers(0, 2**32))
def test_an_action_reads_back_as_itself(rules: Ruleset, seed: int) -> None:
    """A declaration as the same deal after it, a play as the same code, with its cards as the same deal too."""
    rng = Random(seed)
    deal = small_deal(rules, rng)
    for seat in decisions(deal, rng):
        action = any_of(deal.legal(seat), rng)
        text = format_action(deal, action)
        done = deal.clone()
        done.apply(seat, action)
        if action > PASS:
            move = parse_move(text, deal.program)
            assert isinstance(move, CardPlay)
            assert deal.grammar.read(move.cards, deal.named) == action
            text = "play " + format_cards(done.history_cards[-1])
        read = deal.clone()
        act(read, seat, text)
        assert state(read) == state(done)


@pytest.mark.parametrize("rules", ROOMS[:1] + ROOMS[-1:], ids=ROOM_NAMES[:1] + ROOM_NAMES[-1:])
def test_hands_read_back(rules: Ruleset) -> None:
    """Every hand in canonical order."""
    rng = Random(2)
    deal = small_deal(rules, rng)
    for seat in decisions(deal, rng):
        kinds = list(deal.holdings[seat].kinds())
        assert list(parse_cards(format_cards(kinds))) == kinds
