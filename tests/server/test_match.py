"""Matches: so many deals, a running score, a ranking, a rematch."""

from __future__ import annotations

from random import Random

import pytest

from baohuang.server.match import Match
from baohuang.server.messages import Next
from tests.server.support import Desk, Frame, play_to_the_end


def room_of(desk: Desk, guest: int) -> Frame:
    """The room as a connection was told last."""
    return next(frame for frame in reversed(desk.inbox[guest]) if frame["t"] == "room")


def test_a_match_ends_with_a_ranking_and_then_begins_anew() -> None:
    match = Match(4, 2)
    match.count([3, -1, -1, -1])
    assert (match.over, match.ranking()) == (False, None)
    match.go_on()
    match.count([-2, 2, 0, 0])
    assert (match.over, match.score, match.ranking()) == (True, [1, 1, -1, -1], (1, 1, 3, 3))
    match.go_on()
    assert (match.played, match.score, match.ranking()) == (0, [0] * 4, None)


@pytest.mark.parametrize("deals", [1, None])
def test_only_a_match_with_a_number_of_deals_ends(deals: int | None) -> None:
    match = Match(2, deals)
    match.count([1, -1])
    match.go_on()
    assert match.score == ([0, 0] if deals else [1, -1])


def test_a_rematch_follows_the_last_deal() -> None:
    """The room tells how far the match is; a restarted table knows it, too."""
    desk = Desk("weihai", people=(0,), deals=1)
    guest = desk.join(0)
    assert (room_of(desk, guest)["deals"], room_of(desk, guest)["played"]) == (1, 0)
    play_to_the_end(desk, {0: guest}, Random(1))
    told = room_of(desk, guest)
    assert (told["played"], told["score"]) == (1, desk.finished[0].points and list(desk.finished[0].points))
    assert told["ranking"] == [1 + sum(other > own for other in told["score"]) for own in told["score"]]
    again = Desk("weihai", people=(0,), deals=1, entries=desk.log, dealt=False)
    assert (again.table.match.ranking(), again.table.score) == (tuple(told["ranking"]), told["score"])
    desk.send(guest, Next(1))
    after = room_of(desk, guest)
    assert (after["played"], after["ranking"], after["score"]) == (0, None, [0] * 5)
    later = Desk("weihai", people=(0,), deals=1, entries=desk.log, dealt=False)
    assert later.table.score == [0] * 5
