"""An illegal action changes nothing and is refused with a code; what `check` lets pass is in `legal`."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baohuang.cards.kinds import NATURAL_COUNT
from baohuang.engine import actions as verbs
from baohuang.engine.actions import PASS, call, declare, discard
from baohuang.engine.deal import Deal, Refused
from baohuang.engine.trick import check_cards, play_cards
from baohuang.rulesets.specs import Ruleset
from tests.engine.tables import state
from tests.properties.rooms import ROOM_NAMES, ROOMS
from tests.properties.walks import any_of, decisions, small_deal

FEW = settings(max_examples=max(2, settings.default.max_examples // 30))  # type: ignore[union-attr]
CODES = {
    *("deal-over", "wrong-phase", "not-your-turn", "already-answered", "must-lead", "must-yield", "not-callable"),
    *("not-in-hand", "bad-shape", "held-back", "wrong-kind", "wrong-size", "not-stronger", "bad-notation"),
}


def attempts(deal: Deal, rng: Random) -> list[int]:
    """Actions of every sort, most of them illegal now."""
    kinds = [rng.randrange(NATURAL_COUNT + 4) for _ in range(3)]
    holder = rng.randrange(deal.seats)
    found = [PASS, *(declare(verb) for verb in range(1, 17)), *(declare(verb, 3) for verb in range(1, 17))]
    found += [call(kind, how) for kind in kinds for how in range(4)]
    found += [declare(verb, kind) for verb in (verbs.NAME, verbs.RENAME) for kind in kinds]
    held = list(deal.holdings[holder].kinds())
    found += [discard(rng.sample(held, min(n, len(held)))) for n in range(1, 5)]
    leads = list(deal.grammar.leads(deal.holdings[holder], deal.named))
    found += rng.sample(leads, min(4, len(leads)))
    return rng.sample(found, 16) + near_misses(deal, rng)


def near_misses(deal: Deal, rng: Random) -> list[int]:
    """Legal actions with one bit of the number changed."""
    now = [any_of(deal.legal(seat), rng) for seat in deal.to_act()]
    bits = [1 << rng.randrange(12) for _ in range(8)]
    return [(abs(action) ^ bit) * (1 if action >= PASS else -1) for action in now for bit in bits]


def attempt(deal: Deal, seat: int, action: int) -> None:
    """Refused with the code that `check` gives, or listed among the legal ones."""
    code = deal.check(seat, action)
    if code is None:
        assert action in deal.legal(seat)
        return
    assert code in CODES
    assert action not in deal.legal(seat)
    with pytest.raises(Refused) as caught:
        deal.apply(seat, action)
    assert caught.value.code == code


def attempt_cards(deal: Deal, rng: Random) -> None:
    """The same for cards taken from anywhere, also twice."""
    seat, holder = rng.randrange(deal.seats), rng.randrange(deal.seats)
    held = list(deal.holdings[holder].kinds()) or [0]
    cards = [rng.choice(held) for _ in range(rng.randrange(1, 4))]
    code = check_cards(deal, seat, cards)
    if code is not None:
        assert code in CODES
        with pytest.raises(Refused) as caught:
            play_cards(deal, seat, cards)
        assert caught.value.code == code


@pytest.mark.parametrize("rules", ROOMS, ids=ROOM_NAMES)
@FEW
@given(seed=st.integers(0, 2**32))
def test_nothing_changes(rules: Ruleset, seed: int) -> None:
    """At every question and after the end, for every seat and for seats that do not exist."""
    rng = Random(seed)
    deal = small_deal(rules, rng)
    for _ in decisions(deal, rng):
        if rng.random() < 0.4:
            before = state(deal)
            for action in attempts(deal, rng):
                attempt(deal, rng.randrange(-1, deal.seats + 1), action)
            attempt_cards(deal, rng)
            assert state(deal) == before
    before = state(deal)
    for action in attempts(deal, rng):
        assert [deal.check(seat, action) for seat in range(deal.seats)] == ["deal-over"] * deal.seats
        attempt(deal, 0, action)
    assert state(deal) == before


@pytest.mark.parametrize("rules", ROOMS[::6], ids=ROOM_NAMES[::6])
@FEW
@given(seed=st.integers(0, 2**32), action=st.integers(-(2**61), 2**61))
def test_any_integer_is_an_answer_or_refused(rules: Ruleset, seed: int, action: int) -> None:
    """An integer that is no action of ours is refused like any other."""
    rng = Random(seed)
    deal = small_deal(rules, rng)
    for seat in decisions(deal, rng):
        attempt(deal, seat, action)
        attempt(deal, seat, any_of(deal.legal(seat), rng) ^ 1 << rng.randrange(40))
