"""The joint question where a marked joker makes the guard: all five are asked together, whoever holds what."""

from __future__ import annotations

from itertools import permutations

import pytest

from baohuang.cards.kinds import MARKED_BIG, MARKED_SMALL
from baohuang.cards.notation import NotationError
from baohuang.engine.deal import HIDDEN_SOLO, OPEN_SOLO, Deal, Refused
from baohuang.engine.setup import new_deal
from baohuang.engine.text import act, parse_move
from baohuang.rulesets.registry import ruleset
from baohuang.server.live import LiveDeal
from tests.server.support import numbered_seeds

OTHERS = ("hide", "open", "hide", "hide")


def enthroned(solo: bool) -> LiveDeal:
    """A deal whose emperor has, or has not, the marked small joker too."""
    for seed in numbered_seeds():
        deal = new_deal(ruleset("weihai"), seed)
        if (deal.holder_of(MARKED_BIG) == deal.holder_of(MARKED_SMALL)) is solo:
            act(deal, deal.turn, "enthrone")
            return LiveDeal(deal)
    raise AssertionError


def answers(live: LiveDeal) -> dict[int, str]:
    """What each seat will say."""
    deal = live.deal
    said = dict(zip((seat for seat in range(5) if seat != deal.emperor), OTHERS, strict=True))
    return said | {deal.emperor: "solo hidden" if deal.phase.name == "solo" else "ready"}


def after(live: LiveDeal, order: tuple[int, ...]) -> Deal:
    """The deal after all have answered in this order."""
    said = answers(live)
    for seat in order:
        live.act(seat, said[seat])
    return live.deal


@pytest.mark.parametrize("solo", [True, False])
def test_all_five_are_asked_together(solo: bool) -> None:
    """Nobody but the emperor can tell the two deals apart by who is asked what."""
    live = enthroned(solo)
    deal = live.deal
    assert live.asked() == list(range(5))
    for seat in range(5):
        prompt = live.prompt(seat)
        assert prompt is not None
        view = live.view(seat)
        assert (view.asked, view.turn) == (True, deal.emperor if solo and seat == deal.emperor else None)
        if seat != deal.emperor:
            assert (view.phase, prompt.actions) == ("open", ("open", "hide"))
    own = live.prompt(deal.emperor)
    assert own is not None
    assert own.actions == (("solo open", "solo hidden") if solo else ("ready",))
    assert (live.view(None).asked, live.view(None).phase) == (False, "open")


@pytest.mark.parametrize("solo", [True, False])
def test_the_order_of_answers_does_not_matter(solo: bool) -> None:
    """Answers are sealed until the last is in, and then the same deal goes on."""
    ends = set()
    for order in list(permutations(range(5)))[::7]:
        live = enthroned(solo)
        for at, seat in enumerate(order):
            assert live.asked() == sorted(order[at:])
            live.act(seat, answers(live)[seat])
        deal = live.deal
        ends.add((deal.phase.name, deal.open_guard, deal.solo, tuple(live.asked())))
    assert len(ends) == 1


def test_the_guard_who_shows_is_shown() -> None:
    live = enthroned(False)
    guard = live.deal.guard
    said = answers(live) | {guard: "open"}
    for seat in range(5):
        live.act(seat, said[seat])
    assert (live.deal.open_guard, live.deal.revealed, live.deal.phase.name) == (True, True, "play")


def test_a_hidden_solo_leads_to_the_rebellion_as_any_other() -> None:
    deal = after(enthroned(True), (4, 3, 2, 1, 0))
    assert (deal.solo, deal.revealed, deal.phase.name) == (HIDDEN_SOLO, False, "rebel")


def test_an_open_solo_ends_the_question() -> None:
    """What the others have answered already is dropped: there is nothing to declare any more."""
    live = enthroned(True)
    other = next(seat for seat in range(5) if seat != live.deal.emperor)
    live.act(other, "open")
    events, _ = live.act(live.deal.emperor, "solo open")
    assert [type(event).__name__ for event in events] == ["OpenSolo"]
    assert (live.deal.solo, live.deal.phase.name, live.asked()) == (OPEN_SOLO, "play", [live.deal.emperor])


@pytest.mark.parametrize("solo", [True, False])
def test_refusals_tell_nothing(solo: bool) -> None:
    """What another seat may not say is refused in the same words in either deal."""
    live = enthroned(solo)
    emperor = live.deal.emperor
    other = (emperor + 1) % 5
    codes = [refusal(live, other, text) for text in ("ready", "solo hidden", "rebel", "pass", "play 9", "call 9c")]
    assert codes == ["wrong-phase"] * 6
    assert refusal(live, other, "play 9z") == "bad-notation"
    live.act(other, "hide")
    assert refusal(live, other, "open") == "already-answered"
    live.act(emperor, answers(live)[emperor])
    assert refusal(live, other, "open") == "already-answered"


def test_an_emperor_answers_once() -> None:
    live = enthroned(False)
    live.act(live.deal.emperor, "ready")
    assert refusal(live, live.deal.emperor, "ready") == "already-answered"
    assert refusal(live, live.deal.emperor, "hide") == "already-answered"


def test_ready_is_no_answer_to_anything_else() -> None:
    """Neither to the choice of a solo nor outside the joint question."""
    live = enthroned(True)
    assert refusal(live, live.deal.emperor, "ready") == "wrong-phase"
    assert refusal(LiveDeal(new_deal(ruleset("qingdao"), b"1")), 0, "ready") == "wrong-phase"


def test_a_refusal_changes_nothing() -> None:
    live = enthroned(False)
    before = [live.view(seat) for seat in range(5)]
    for seat in range(5):
        for text in ("rebel", "play 9", "nonsense"):
            refusal(live, seat, text)
    assert [live.view(seat) for seat in range(5)] == before


def refusal(live: LiveDeal, seat: int, text: str) -> str:
    """The code that refuses an action."""
    with pytest.raises((Refused, NotationError)) as refused:
        live.act(seat, text)
    code: str = refused.value.code  # type: ignore[attr-defined]
    return code


def test_a_play_is_written_with_its_suits() -> None:
    """Whatever suits the engine spends, the log says them, and reading it again spends the same."""
    live = LiveDeal(new_deal(ruleset("classic108"), b"3"))
    twin = LiveDeal(live.deal.clone())
    for _ in range(12):
        (seat,) = live.asked()
        actions = live.actions(seat)
        text = live.write(seat, actions[len(actions) // 2])
        _, written = live.act(seat, text)
        assert parse_move(written, live.deal.program) is not None
        twin.act(seat, written)
        assert [live.view(one) for one in range(5)] == [twin.view(one) for one in range(5)]
