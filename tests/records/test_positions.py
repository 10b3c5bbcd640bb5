"""Positions as structs and as lines: identity, and what a deal at a position is like."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baohuang.records.fault import BadRecord, BadRequest
from baohuang.records.position_line import format_position, parse_position
from baohuang.records.positions import Position, deal_at, position_of
from baohuang.records.referee.state import state_of
from tests.records.deals import random_recorder

AT_A_LEAD = ("hands", "emperor", "guard", "leader", "to_act", "revealed", "solo", "multiplier", "out", "discards")


def at_a_lead(seed: int) -> Position | None:
    """A position out of a random deal; None where the deal came to no lead."""
    recorder = random_recorder(seed, most=60)
    deal = recorder.deal
    for _ in range(20):
        if deal.phase.name == "play" and not deal.top and not deal.smothered:
            return position_of(deal)
        if not deal.to_act():
            return None
        recorder.apply(deal.to_act()[0], deal.legal(deal.to_act()[0])[-1])
    return None


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9))
def test_line_and_back(seed: int) -> None:
    """A position is one line, and the line is that position; so is the deal that begins there."""
    position = at_a_lead(seed)
    if position is None:
        return
    line = format_position(position)
    assert "\n" not in line
    assert parse_position(line) == position
    assert format_position(parse_position(line)) == line
    assert position_of(deal_at(position)) == position


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**9))
def test_a_deal_goes_on_from_its_position(seed: int) -> None:
    """Played on with the same actions, the deal and the one begun at its position end alike."""
    recorder = random_recorder(seed, most=80)
    deal = recorder.deal
    while deal.to_act() and (deal.phase.name != "play" or deal.top):
        seat = deal.to_act()[0]
        recorder.apply(seat, deal.legal(seat)[-1])
    if deal.phase.name != "play" or deal.smothered:
        return
    other = deal_at(position_of(deal))
    while deal.to_act():
        seat = deal.to_act()[0]
        assert other.to_act() == [seat]
        actions = list(deal.legal(seat))
        assert sorted(other.legal(seat)) == sorted(actions)
        action = actions[len(actions) // 2]
        deal.apply(seat, action)
        other.apply(seat, action)
        ours, theirs = state_of(deal), state_of(other)
        assert [getattr(ours, key) for key in AT_A_LEAD] == [getattr(theirs, key) for key in AT_A_LEAD]
    assert deal.result() == other.result()


def test_only_a_lead_is_a_position() -> None:
    recorder = random_recorder(3, "weihai", most=0)
    with pytest.raises(ValueError, match="only a lead"):
        position_of(recorder.deal)


@pytest.mark.parametrize(
    ("line", "where"),
    [
        ("", "part 2"),
        ("weihai 9c/8c/7c/Tc/Jc 0 1", "part 5"),
        ("weihai 9c/8c/7c/Tc/Jc x 1 0", "part 3"),
        ("weihai 9c/8c/7c/Tc/Jc - 1 0", "part 3"),
        ("weihai 9c/8c/7c/Tc/Jc 0 1 0 shown", "part 6"),
        ("weihai 9c/8c/7c/Tc/Jc 0 1 0 x2 x2", "part 7"),
        ("weihai 9c/8c/7c/Tc/Jc 0 1 0 x0", "part 6"),
        ("weihai 9c/8c/7c/Tc/Jc 0 1 0 out=", "part 6"),
        ("weihai 9c/8c/7c/Tc/Jc 0 1 0  x2", "part 6"),
        ("weihai:sixes 9c/8c/7c/Tc/Jc 0 1 0", "part 1"),
        ("weihai 9c/8c/7c/Tc/Jc 7 1 0", "the position"),
        ("weihai 9c/8c/7c/Tc/Jc 0 - 0 solo=half", "the position"),
        ("weihai 9c/8c/7c/Tc/Jc 0 1 0 x9999999", "the position"),
    ],
)
def test_damage_is_located(line: str, where: str) -> None:
    """A line that is no position is ``bad-record``, and the part at fault is named."""
    with pytest.raises(BadRecord) as caught:
        parse_position(line)
    assert caught.value.where == where


def test_a_line_may_name_what_cannot_be() -> None:
    """Reading is one thing, whether the seats fit the hands another."""
    position = parse_position("weihai 9c/8c/7c/Tc/ 0 1 0")
    with pytest.raises(BadRequest):
        deal_at(position)
