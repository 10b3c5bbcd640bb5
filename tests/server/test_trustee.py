"""托管: what the table writes down of it, so that a restart forgets nobody who has left, asked, or come back."""

from __future__ import annotations

from random import Random

import pytest

from baohuang.server.entries import Acted, Entrusted
from baohuang.server.messages import Ready, Stand, Start, Trust
from baohuang.server.specs import ClockSpec
from tests.server.support import Desk, choices


def begun(rules: str = "weihai") -> tuple[Desk, dict[int, int]]:
    """An untimed room of five people in the midst of a deal, and their connections by seat."""
    desk = Desk(rules, people=range(5), code="ABCDEF")
    guests = {seat: desk.join(seat) for seat in range(5)}
    for seat in range(1, 5):
        desk.send(guests[seat], Ready(1, True))
    desk.send(guests[0], Start(2))
    desk.wait()
    return desk, guests


def restarted(desk: Desk, rules: str = "weihai") -> Desk:
    """The table as a restart finds it: from the log alone, with nobody there."""
    return Desk(rules, people=range(5), code="ABCDEF", entries=desk.log)


@pytest.mark.parametrize("wish", [Stand(5), Trust(5, True)])
def test_a_restart_forgets_nobody_who_is_played_for(wish: Stand | Trust) -> None:
    """Who has left in an untimed room would otherwise be waited for without end."""
    desk, guests = begun()
    desk.send(guests[2], wish)
    again = restarted(desk)
    seating = again.table.seating
    assert (seating.trusted, seating.leaving) == ({2}, {2} if isinstance(wish, Stand) else set())
    back = {seat: again.join(seat) for seat in (0, 1, 3, 4)}
    chance = Random(1)
    while not again.table.game.idle:
        mine = [seat for seat in again.asked() if seat in back]
        if not again.wait():
            seat = chance.choice(mine)
            again.act(back[seat], chance.choice(choices(again.state(back[seat]))))
    assert seating.chairs[2].free is isinstance(wish, Stand)


def test_taking_back_is_written_down_too() -> None:
    """By the button, and by answering oneself."""
    desk, guests = begun()
    desk.send(guests[2], Trust(5, True))
    desk.send(guests[2], Trust(6, False))
    (seat,) = desk.asked()
    desk.send(guests[seat], Trust(7, True))
    desk.act(guests[seat], choices(desk.state(guests[seat]))[0])
    written = [entry for entry in desk.log if isinstance(entry, Entrusted)]
    assert [(entry.seat, entry.on) for entry in written] == [(2, True), (2, False), (seat, True), (seat, False)]
    assert restarted(desk).table.seating.trusted == set()


def test_asking_again_writes_nothing() -> None:
    """Whoever knocks ten times on the trustee's door does not fill the log."""
    desk, guests = begun()
    desk.send(guests[2], Trust(5, True))
    before = len(desk.log)
    for request in range(10):
        desk.send(guests[2], Trust(10 + request, True))
    assert len(desk.log) == before


def test_who_takes_the_seat_back_is_waited_for_anew() -> None:
    """Two time-outs in a row make the trustee play; one that came before the person was back is not in that row."""
    desk = Desk("weihai", people=range(5), clock=ClockSpec(5, 0))
    guests = {seat: desk.join(seat) for seat in range(5)}
    trusted = desk.table.seating.trusted
    while not trusted:
        assert desk.wait()
    (seat,) = trusted
    desk.send(guests[seat], Trust(1, False))
    came = len(desk.log)
    while seat not in trusted:
        assert desk.wait()
    answers = [entry for entry in desk.log[came:] if isinstance(entry, Acted) and entry.seat == seat]
    assert len(answers) == 2
