"""Replaying to any point, and recording."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from baohuang.cards.notation import NotationError, parse_card
from baohuang.engine.deal import Refused
from baohuang.records.fault import BadRecord
from baohuang.records.record import Record, record_of
from baohuang.records.recorder import Recorder
from baohuang.records.referee.state import state_of
from baohuang.records.replay import Next, next_in_match, replay, steps
from tests.records.deals import random_record, random_recorder


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**9))
def test_replays_to_the_state_that_was_played(seed: int) -> None:
    """Same ruleset, seed and actions give the same state, with the suits as laid."""
    recorder = random_recorder(seed)
    assert state_of(replay(recorder.record())) == state_of(recorder.deal)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**9))
def test_every_point_is_reached(seed: int) -> None:
    """The state after n actions is the same whether one stops there or goes on."""
    record = random_record(seed, most=40)
    for step in steps(record):
        assert state_of(step.deal) == state_of(replay(record, step.done))


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 40))
def test_a_recorder_takes_up_where_a_record_ends(seed: int, most: int) -> None:
    whole = random_record(seed)
    recorder = Recorder(replace(whole, actions=whole.actions[:most]))
    for action in whole.actions[most:]:
        recorder.act(int(action[0]), action[2:])
    assert recorder.record() == whole


def test_actions_are_written_concretely() -> None:
    """A suitless play or discard is recorded with the cards that were taken, an action with single blanks."""
    hands = ("3c4cQh", "WW7c", "3d4dKh", "8cKh", "TcJcw")
    recorder = Recorder(Record(rules="classic108", version=1, hands=hands, kitty="QhAhAh", starter=0))
    recorder.act(1, "name   Qh")
    recorder.act(1, "discard 7AA")
    recorder.act(1, "play Q")
    recorder.act(2, "pass")
    recorder.play(3, [parse_card("Kh")])
    assert recorder.record().actions == ("1 name Qh", "1 discard 7cAhAh", "1 play Qh", "2 pass", "3 play Kh")


def test_a_refused_action_is_not_recorded() -> None:
    recorder = Recorder(record_of("weihai", seed=7, starter=0))
    with pytest.raises(Refused):
        recorder.act(0, "pass")
    with pytest.raises(Refused):
        recorder.apply(1, 0)
    with pytest.raises(Refused):
        recorder.play(0, [12])
    with pytest.raises(NotationError):
        recorder.act(0, "dance")
    assert recorder.record().actions == ()


@pytest.mark.parametrize("upto", [-1, 3])
def test_there_is_no_point_beyond_the_end(upto: int) -> None:
    with pytest.raises(IndexError):
        replay(random_record(3, most=2), upto)


@pytest.mark.parametrize(
    ("record", "where"),
    [
        (Record(rules="weihai", version=2, seed=1), "version"),
        (Record(rules="weihai", version=1, hands=("E", "g")), "hands"),
        (Record(rules="weihai", version=1, hands=("E", "g", "3c", "", "")), "hands"),
        (Record(rules="weihai", version=1, hands=("E", "g", "9", "", "")), "hands"),
        (Record(rules="weihai", version=1, hands=("E", "g", "G", "", "")), "hands"),
        (Record(rules="weihai", version=1, hands=("E", "9c", "", "", "")), "hands"),
        (Record(rules="weihai", version=1, hands=("E", "g", "c9", "", "")), "hands"),
        (Record(rules="classic108", version=1, options={"players": 4}, seed=1, starter=4), "starter"),
        (Record(rules="weihai", version=1, seed=7, starter=0, actions=("0 enthrone", "0 enthrone")), "actions[1]"),
        (Record(rules="weihai", version=1, seed=7, starter=0, actions=("1 dance",)), "actions[0]"),
    ],
)
def test_what_cannot_be_replayed_is_located(record: Record, where: str) -> None:
    """A record that the rules refuse says where."""
    with pytest.raises(BadRecord) as caught:
        replay(record)
    assert caught.value.where == where


def test_the_emperor_starts_the_next_deal() -> None:
    """RULES §2: the first starter is drawn from the seed, a later one is the previous emperor."""
    record = random_record(1, "weihai", most=None)
    deal = replay(record)
    assert deal.phase.name == "over"
    assert next_in_match(record) == Next(deal.emperor, 2, 0)


def test_a_void_deal_is_redealt_by_the_same_starter() -> None:
    """RULES §2: a void deal scores nothing, and the same starter deals again at once."""
    record = Record(rules="weihai", version=1, hands=("E9c", "g", "9d", "9h", "9s"), starter=3, number=4, redeal=1)
    yields = tuple(f"{seat} yield" for seat in (0, 4, 3, 2, 1))
    assert next_in_match(replace(record, actions=yields)) == Next(3, 4, 2)
    with pytest.raises(ValueError, match="not over"):
        next_in_match(record)
