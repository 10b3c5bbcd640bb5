"""A game is its entries: replayed they give the same game, told again they give the same steps."""

from __future__ import annotations

from random import Random

import pytest

from baohuang.engine.deal import Refused
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.server.entries import Acted, Begun, Committed, Entrusted, decode, encode
from baohuang.server.game import KEPT_STEPS, MOST_RETOLD, Game, Refusal, Repeated, Step
from tests.server.support import Desk, choices, play_to_the_end

LUCK = ("a", "", "b", "", "")


def played(rules: str) -> Desk:
    """A deal of five people."""
    seats = range(ruleset(rules).seats)
    desk = Desk(rules, people=seats)
    guests = {seat: desk.join(seat) for seat in seats}
    play_to_the_end(desk, guests, Random(rules))
    return desk


@pytest.mark.parametrize("rules", RULESETS)
def test_the_same_entries_give_the_same_game(rules: str) -> None:
    """As stored and read back, at every step: versions, who is asked since when, and every view."""
    desk = played(rules)
    game, again = Game(ruleset(rules)), Game(ruleset(rules))
    for entry in desk.log:
        first, second = game.replay(entry), again.replay(decode(encode(entry)))
        assert (first.version, first.deal, first.events) == (second.version, second.deal, second.events)
        assert game.asked_since == again.asked_since
        if game.live is None or again.live is None:
            assert game.live is again.live is None
            continue
        assert [game.live.view(seat) for seat in (None, 0, 3)] == [again.live.view(seat) for seat in (None, 0, 3)]


def test_a_restarted_table_sends_the_same_state() -> None:
    """Whatever the moment: hand, version, prompt."""
    desk = Desk("weihai", people=range(5))
    guests = {seat: desk.join(seat) for seat in range(5)}
    chance = Random(5)
    for _ in range(40):
        twin = Desk("weihai", people=range(5), entries=desk.log)
        for seat in range(5):
            assert twin.state(twin.join(seat)) == desk.state(desk.join(seat))
        if not desk.asked():
            break
        seat = chance.choice(desk.asked())
        assert desk.act(guests[seat], chance.choice(choices(desk.state(guests[seat]))))["t"] == "ack"


def test_steps_are_numbered_from_one_and_deals_too() -> None:
    game = Game(ruleset("qingdao"))
    promised, step = game.commit(b"seed"), game.begin(LUCK)
    assert (promised.version, promised.deal, promised.entry) == (1, 0, Committed(b"seed".hex()))
    assert (step.version, step.deal, step.entry) == (2, 1, Begun(LUCK, 0, None))
    done = game.act(0, 2, "decline")
    assert isinstance(done, Step)
    assert (done.version, done.entry) == (3, Acted(0, "decline"))


def test_a_deal_does_not_begin_while_another_runs() -> None:
    game = Game(ruleset("qingdao"))
    with pytest.raises(ValueError, match="no secret"):
        game.begin(LUCK)
    game.commit(b"seed")
    with pytest.raises(ValueError, match="not over"):
        game.commit(b"another")
    game.begin(LUCK)
    with pytest.raises(ValueError, match="not over"):
        game.commit(b"another")
    with pytest.raises(ValueError, match="not void"):
        game.redeal()


def test_without_a_deal_nothing_is_legal() -> None:
    game = Game(ruleset("qingdao"))
    assert game.carry_out(0, "decline") == Refusal("wrong-phase")
    with pytest.raises(Refused):
        game.replay(Acted(0, "decline"))


def test_repetition_and_staleness_survive_a_restart() -> None:
    """Both follow from the entries."""
    game = Game(ruleset("qingdao"))
    entries = [game.commit(b"seed").entry, game.begin(LUCK).entry]
    done = game.act(0, 2, "grab")
    assert isinstance(done, Step)
    entries.append(done.entry)
    again = Game(ruleset("qingdao"))
    for entry in entries:
        again.replay(entry)
    assert again.act(0, 2, "grab") == Repeated(3)
    assert again.act(0, 2, "decline") == Refusal("stale")
    assert again.act(0, 3, "decline") == Refusal("already-answered")


def test_what_would_take_too_long_to_tell_is_not_told() -> None:
    """A deal in which seats have changed hands again and again: a snapshot is the answer, for the last step too."""
    game = Game(ruleset("classic108"))
    game.commit(b"deal")
    game.begin(LUCK)
    for number in range(MOST_RETOLD):
        assert game.steps_after(game.version - 1) is not None or number > MOST_RETOLD - 3
        game.replay(Entrusted(0, number % 2 == 0, False))
    assert game.steps_after(game.version - 1) is None


def test_the_last_steps_are_kept_with_their_whole_deals() -> None:
    """Who has seen less gets a snapshot."""
    game = Game(ruleset("classic108"))
    begun: list[int] = []
    while game.version < 3 * KEPT_STEPS:
        game.commit(f"deal {len(begun)}".encode())
        game.begin(LUCK)
        begun.append(game.begun)
        while not game.finished and game.live is not None:
            seat = game.live.asked()[0]
            game.carry_out(seat, game.live.write(seat, game.live.actions(seat)[0]))
    oldest = max(version for version in begun if version <= begun[-1] - KEPT_STEPS)
    assert oldest > begun[1]
    assert game.steps_after(oldest - 2) is None
    told = game.steps_after(oldest - 1)
    assert told is not None
    assert [step.version for step, _ in told] == list(range(oldest, game.version + 1))
