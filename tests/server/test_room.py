"""Rooms: seats, host, ready, start, leaving, the trustee, clocks. Virtual time throughout."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from baohuang.rulesets.registry import RULESETS
from baohuang.server.messages import (
    ClientMessage,
    Next,
    PutBot,
    Ready,
    SendAway,
    Sit,
    Stand,
    Start,
    Trust,
)
from baohuang.server.specs import ClockSpec
from baohuang.server.stand_ins import default_answer
from baohuang.server.table import IDLE_AFTER
from tests.server.support import Desk, Frame, choices, play_to_the_end


def room(rules: str = "weihai", clock: ClockSpec | None = None, people: tuple[int, ...] = (0,)) -> Desk:
    """A room with people on some seats; the other seats are free."""
    return Desk(rules, people=people, code="ABCDEF", clock=clock, dealt=False)


def ask(desk: Desk, guest: int, message: ClientMessage) -> str | None:
    """Send a wish; None where it was granted, else the code."""
    answer = next(frame for frame in desk.send(guest, message) if frame["t"] in {"ack", "rej"})
    code: str | None = answer.get("error")
    return code


def seen(desk: Desk, guest: int) -> Frame:
    """The room as a connection was told last."""
    return next(frame for frame in reversed(desk.inbox[guest]) if frame["t"] == "room")


def test_people_gather_and_the_host_starts() -> None:
    """Nothing is dealt before every seat is taken, everybody is ready, and the host says so."""
    desk = room()
    host = desk.join(0)
    guests = {0: host}
    assert ask(desk, host, Start(1)) == "empty-seat"
    for seat in (1, 2):
        guests[seat] = desk.knock_new(200 + seat, f"guest {seat}")
        assert ask(desk, guests[seat], Sit(1, seat)) is None
    assert ask(desk, guests[1], Start(1)) == "not-host"
    for seat in (3, 4):
        assert ask(desk, host, PutBot(1, seat, "greedy")) is None
    assert ask(desk, host, Start(1)) == "not-ready"
    for seat in (1, 2):
        assert ask(desk, guests[seat], Ready(1, True)) is None
    assert (desk.table.game.deal, desk.table.next_due()) == (0, None)
    assert ask(desk, host, Start(1)) is None
    desk.wait()
    assert desk.table.game.deal == 1
    told = seen(desk, guests[2])
    assert [seat["name"] for seat in told["seats"]] == ["person 0", "guest 1", "guest 2", "兰 Lan", "菊 Ju"]
    assert (told["host"], told["own"], told["playing"], told["code"]) == (0, 2, True, "ABCDEF")


def test_a_seat_is_taken_once() -> None:
    """The second who wants it is told that it is full; nobody has two seats."""
    desk = room()
    desk.join(0)
    one, other = desk.knock_new(201, "one"), desk.knock_new(202, "other")
    assert ask(desk, one, Sit(1, 3)) is None
    assert ask(desk, other, Sit(1, 3)) == "full"
    assert ask(desk, one, Sit(2, 4)) == "wrong-phase"
    assert ask(desk, desk.join(None), Sit(1, 4)) == "unauthorised"


def test_the_greeting_comes_anew_when_the_seats_change() -> None:
    """With the names and the own seat."""
    desk = room()
    host = desk.join(0)
    guest = desk.knock_new(201, "Paul")
    ask(desk, guest, Sit(1, 2))
    hello = [frame for frame in desk.inbox[guest] if frame["t"] == "hello"][-1]
    assert (hello["seat"], hello["names"][2]) == (2, {"name": "Paul", "bot": False})
    assert [frame for frame in desk.inbox[host] if frame["t"] == "hello"][-1]["names"] == hello["names"]


def test_the_host_hands_over_by_leaving() -> None:
    """Whoever has been here longest is the host."""
    desk = room()
    host, second, third = desk.join(0), desk.knock_new(201, "b"), desk.knock_new(202, "c")
    ask(desk, second, Sit(1, 4))
    ask(desk, third, Sit(1, 1))
    assert ask(desk, host, Stand(2)) is None
    assert seen(desk, second)["host"] == 4
    ask(desk, second, Stand(2))
    assert seen(desk, second)["host"] == 1
    assert seen(desk, second)["own"] is None


def test_a_host_who_is_away_is_stood_in_for() -> None:
    """The room can go on without whoever has lost the line; whoever comes back is host again."""
    desk = room()
    host, second = desk.join(0), desk.knock_new(201, "b")
    ask(desk, second, Sit(1, 1))
    desk.carry_out(desk.table.leave(host))
    assert seen(desk, second)["host"] == 1
    assert ask(desk, second, PutBot(2, 2, "greedy")) is None
    back = desk.join(0)
    assert (seen(desk, second)["host"], seen(desk, back)["host"]) == (0, 0)
    assert ask(desk, second, PutBot(3, 3, "greedy")) == "not-host"


def test_only_the_host_sends_away_and_seats_bots() -> None:
    desk = room()
    host, guest = desk.join(0), desk.knock_new(201, "b")
    ask(desk, guest, Sit(1, 1))
    assert ask(desk, guest, PutBot(2, 2, "greedy")) == "not-host"
    assert ask(desk, guest, SendAway(3, 0)) == "not-host"
    assert ask(desk, host, SendAway(1, 0)) == "not-host"
    assert ask(desk, host, SendAway(1, 3)) == "bad-request"
    assert ask(desk, host, PutBot(1, 1, "greedy")) == "full"
    assert ask(desk, host, PutBot(1, 2, "cheater")) == "bad-request"
    assert ask(desk, host, SendAway(1, 1)) is None
    assert [seat["name"] for seat in seen(desk, host)["seats"]] == ["person 0", "", "", "", ""]


def begun(desk: Desk, person: int) -> tuple[int, int]:
    """The connections of the host and of a person beside them, in the midst of a deal with bots."""
    host, guest = desk.join(0), desk.knock_new(person, "b")
    ask(desk, guest, Sit(1, 1))
    for seat in range(2, 5):
        ask(desk, host, PutBot(seat, seat, "greedy"))
    ask(desk, guest, Ready(2, True))
    assert ask(desk, host, Start(9)) is None
    desk.wait()
    assert not desk.table.game.idle
    return host, guest


def test_in_the_middle_of_a_deal_who_is_gone_may_be_sent_away() -> None:
    """Without a clock nobody would play on; the trustee does, the result counts, and then the seat is free.

    Who has only lost the line for a moment keeps the seat.
    """
    desk = room()
    host, guest = begun(desk, 201)
    assert ask(desk, guest, SendAway(3, 0)) == "not-host"
    desk.carry_out(desk.table.leave(guest))
    assert ask(desk, host, SendAway(10, 1)) == "wrong-phase"
    desk.now += IDLE_AFTER
    assert ask(desk, host, SendAway(11, 1)) is None
    before = len(desk.log)
    assert ask(desk, host, SendAway(12, 1)) is None
    assert len(desk.log) == before
    play_to_the_end(desk, {0: host}, Random(1))
    (done,) = desk.finished
    assert done.seats[1].person == 201
    assert desk.table.seating.chairs[1].free


def test_who_is_there_and_does_not_answer_may_be_sent_away_after_a_minute() -> None:
    """And may still take the seat back."""
    desk = room()
    host, guest = begun(desk, 201)
    while desk.phase != "play" or 1 not in desk.asked():
        mine = [seat for seat in (0, 1) if seat in desk.asked()]
        assert ask_to_act(desk, (host, guest)[mine[0]]) if mine else desk.wait()
    desk.now += IDLE_AFTER - 1
    assert ask(desk, host, SendAway(20, 1)) == "wrong-phase"
    desk.now += 1
    assert ask(desk, host, SendAway(21, 1)) is None
    assert (desk.table.seating.trusted, desk.table.seating.leaving) == ({1}, {1})
    assert ask(desk, guest, Trust(3, False)) is None
    assert (desk.table.seating.trusted, desk.table.seating.leaving) == (set(), set())


def test_who_has_answered_a_sealed_question_cannot_be_found_out() -> None:
    """Where several answer unseen, all guests are alike to the host, whether they have answered or not."""
    for answers in (False, True):
        desk = room("qingdao")
        host, guest = begun(desk, 201)
        while len(desk.asked()) < 2 and desk.phase != "play":
            mine = [seat for seat in (0, 1) if seat in desk.asked()]
            assert ask_to_act(desk, (host, guest)[mine[0]]) if mine else desk.wait()
        if desk.phase == "play":
            pytest.fail("nothing sealed was asked")
        if answers:
            assert ask_to_act(desk, guest)
        assert 0 in desk.asked()
        assert ask(desk, host, SendAway(10, 1)) == "wrong-phase"
        desk.now += IDLE_AFTER
        assert ask(desk, host, SendAway(11, 1)) is None


def ask_to_act(desk: Desk, guest: int) -> bool:
    """Answer with the first choice; whether it was taken."""
    return bool(desk.act(guest, choices(desk.state(guest))[0])["t"] == "ack")


def test_a_table_against_bots_is_no_room() -> None:
    """Its seats never change."""
    desk = Desk()
    guest, stranger = desk.join(0), desk.knock_new(300, "x")
    assert ask(desk, stranger, Sit(1, 1)) == "unauthorised"
    assert ask(desk, guest, PutBot(1, 1, "greedy")) == "unauthorised"
    assert ask(desk, guest, Stand(1)) == "wrong-phase"


def full_room(rules: str = "weihai", clock: ClockSpec | None = None) -> tuple[Desk, dict[int, int]]:
    """A room of five people in its first deal."""
    seats = range(5)
    desk = room(rules, clock, tuple(seats))
    guests = {seat: desk.join(seat) for seat in seats}
    for seat in seats:
        ask(desk, guests[seat], Ready(1, True))
    assert ask(desk, guests[0], Start(2)) is None
    desk.wait()
    return desk, guests


def test_case_05_nobody_loses_a_seat_by_losing_the_line() -> None:
    """Whoever comes back has it, in mid-deal and between deals; the others see who is there."""
    desk, guests = full_room()
    desk.carry_out(desk.table.leave(guests[3]))
    assert [seat["online"] for seat in seen(desk, guests[0])["seats"]] == [True, True, True, False, True]
    back = desk.join(3)
    assert desk.state(back)["view"]["viewer"] == 3
    assert seen(desk, guests[0])["seats"][3]["online"]


def test_who_leaves_in_mid_deal_is_played_for() -> None:
    """The result counts, and the seat is free after it; coming back before the end takes it back."""
    desk, guests = full_room()
    assert ask(desk, guests[2], Stand(5)) is None
    assert ask(desk, guests[4], Stand(5)) is None
    assert ask(desk, guests[4], Trust(6, False)) is None
    mine = {seat: guest for seat, guest in guests.items() if seat != 2}
    play_to_the_end(desk, mine, Random(1))
    (done,) = desk.finished
    assert [one.person for one in done.seats] == [100, 101, 102, 103, 104]
    assert [seat["name"] == "" for seat in seen(desk, guests[0])["seats"]] == [False, False, True, False, False]
    assert ask(desk, guests[0], Next(9)) == "empty-seat"


def test_the_next_deal_waits_for_all_who_are_here() -> None:
    desk, guests = full_room()
    play_to_the_end(desk, guests, Random(2))
    desk.carry_out(desk.table.leave(guests[4]))
    for seat in (0, 1, 2):
        assert ask(desk, guests[seat], Next(9)) is None
        assert desk.table.game.secret is None
    assert ask(desk, guests[3], Next(9)) is None
    assert desk.table.game.secret is not None


def test_the_score_runs_through_the_deals_and_over_a_restart() -> None:
    desk, guests = full_room()
    total = [0] * 5
    for deal in (1, 2):
        play_to_the_end(desk, guests, Random(deal))
        total = [before + gain for before, gain in zip(total, desk.finished[-1].points, strict=True)]
        assert seen(desk, guests[0])["score"] == total
        for guest in guests.values():
            ask(desk, guest, Next(9))
        desk.wait()
    twin = Desk("weihai", people=range(5), code="ABCDEF", entries=desk.log, dealt=False)
    assert twin.table.score == total
    assert twin.state(twin.join(2)) == desk.state(desk.join(2))


def test_case_09_who_is_here_is_part_of_coming_back() -> None:
    """Presence and the number of those who look on, to who comes back as to who stayed."""
    desk, guests = full_room()
    desk.join(None)
    desk.join(None)
    desk.carry_out(desk.table.leave(guests[1]))
    back = desk.join(2, last=desk.version)
    assert seen(desk, back) == seen(desk, guests[2])
    assert seen(desk, back)["watching"] == 2
    assert [seat["online"] for seat in seen(desk, back)["seats"]] == [True, False, True, True, True]


def test_case_17_a_wrong_session_changes_nothing() -> None:
    """Whoever comes without the seat's session looks on; the seat's clock runs on, and its player still gets in."""
    desk, guests = full_room(clock=ClockSpec(20, 30))
    (seat,) = desk.asked()
    due = desk.table.next_due()
    stranger, other = desk.join(None), desk.knock_new(999, "somebody")
    for guest in (stranger, other):
        assert desk.act(guest, "enthrone")["error"] == "unauthorised"
        assert desk.state(guest)["view"]["hand"] == ""
    assert desk.table.next_due() == due
    desk.carry_out(desk.table.leave(guests[seat]))
    assert desk.act(desk.join(seat), "enthrone")["t"] == "ack"


# The trustee.


def test_the_trustee_plays_until_it_is_taken_back() -> None:
    """At the pace of bots; an action of one's own takes the seat back too."""
    desk, guests = full_room()
    assert ask(desk, guests[1], Trust(1, True)) is None
    assert seen(desk, guests[0])["seats"][1]["trustee"]
    (seat,) = desk.asked()
    while seat != 1:
        desk.act(guests[seat], "yield")
        (seat,) = desk.asked()
    assert desk.table.next_due() is not None
    desk.wait()
    assert desk.asked() != [1]
    while 1 not in desk.asked():
        for other in desk.asked():
            desk.act(guests[other], choices(desk.state(guests[other]))[-1])
    assert desk.act(guests[1], choices(desk.state(guests[1]))[-1])["t"] == "ack"
    assert not seen(desk, guests[0])["seats"][1]["trustee"]


# Clocks.

CLOCK = ClockSpec(20, 30)


def test_every_question_has_its_deadline() -> None:
    """A decision's time plus what is left of the deal's reserve, shown to the seat and to everybody."""
    desk, guests = full_room(clock=CLOCK)
    (seat,) = desk.asked()
    state = desk.state(guests[seat])
    assert state["prompt"]["deadline"] == state["deadline"] == desk.now + 50_000 == desk.table.next_due()
    assert desk.state(guests[(seat + 1) % 5])["deadline"] == desk.now + 50_000


def test_the_reserve_is_used_up_once_a_deal() -> None:
    desk, guests = full_room(clock=CLOCK)
    first = desk.asked()[0]
    desk.now += 35_000
    desk.act(guests[first], "enthrone")
    assert {seat: desk.table.clocks.deadline(seat) for seat in desk.asked()}[first] == desk.now + 20_000 + 15_000


def test_a_time_out_gives_the_default_answer_and_a_second_one_the_trustee() -> None:
    """Yield, no, pass; after two in a row the trustee plays, and one's own answer takes the seat back."""
    desk, guests = full_room(clock=CLOCK)
    first = desk.asked()[0]
    assert desk.wait()
    assert desk.log[-1].action == "yield"  # type: ignore[union-attr]
    for seat in range(5):
        if seat != first and desk.asked() == [seat]:
            desk.act(guests[seat], "enthrone")
    while first not in desk.asked():
        for seat in desk.asked():
            desk.act(guests[seat], choices(desk.state(guests[seat]))[-1])
    others = [seat for seat in desk.asked() if seat != first]
    for seat in others:
        desk.act(guests[seat], choices(desk.state(guests[seat]))[-1])
    assert not seen(desk, guests[0])["seats"][first]["trustee"]
    while not seen(desk, guests[0])["seats"][first]["trustee"]:
        assert desk.wait()
        for seat in desk.asked():
            if seat != first:
                desk.act(guests[seat], choices(desk.state(guests[seat]))[-1])
    assert ask(desk, guests[first], Trust(1, False)) is None
    assert not seen(desk, guests[0])["seats"][first]["trustee"]


@pytest.mark.parametrize("rules", RULESETS)
def test_nobody_answers_and_the_deal_still_ends(rules: str) -> None:
    """Time-outs, then trustees; after the end no clock runs."""
    desk, _ = full_room(rules, CLOCK)
    for _ in range(3000):
        if desk.table.game.idle:
            break
        assert desk.wait()
    assert desk.table.game.idle
    assert desk.table.next_due() is None


def test_case_14_a_restart_charges_nobody() -> None:
    """The time that the server was gone is nobody's; the question is asked anew with its whole time."""
    desk, _ = full_room(clock=CLOCK)
    desk.now += 45_000
    twin = Desk("weihai", people=range(5), code="ABCDEF", clock=CLOCK, entries=desk.log, dealt=False)
    twin.join(desk.asked()[0])
    assert twin.table.next_due() == twin.now + 50_000


def test_default_answers_are_legal_everywhere() -> None:
    """In every phase that a random deal goes through."""
    for rules in RULESETS:
        desk = Desk(rules, people=range(5))
        guests = {seat: desk.join(seat) for seat in range(5)}
        chance = Random(rules)
        while not desk.table.game.finished:
            live = desk.table.game.live
            assert live is not None
            seat = desk.asked()[0]
            offered = choices(desk.state(guests[seat]))
            answer = default_answer(live, seat) if chance.random() < 0.7 else chance.choice(offered)
            assert desk.act(guests[seat], answer)["t"] == "ack", (rules, answer)


# Anything, in any order.


class AnyOrder(RuleBasedStateMachine):
    """People come, go, sit, stand, send twice, time out; the table never fails and tells everybody the same."""

    def __init__(self) -> None:
        super().__init__()
        self.desk = room("classic108", ClockSpec(5, 0), (0,))
        self.guests = [self.desk.join(0)]
        self.version: dict[int, int] = {}

    def some(self, number: int) -> int:
        """One of the connections."""
        return self.guests[number % len(self.guests)]

    @rule(person=st.integers(0, 6), tab=st.integers(0, 1))
    def come(self, person: int, tab: int) -> None:
        """A connection, perhaps of somebody who is here already."""
        guest = self.desk.knock_new(100 + person, f"p{person}", client=f"{person}/{tab}")
        self.guests = [one for one in self.guests if one not in self.desk.closed] + [guest]

    @rule(number=st.integers(0, 20))
    def go(self, number: int) -> None:
        """A line is lost."""
        if len(self.guests) > 1:
            guest = self.some(number)
            self.guests.remove(guest)
            self.desk.carry_out(self.desk.table.leave(guest))

    @rule(number=st.integers(0, 20), seat=st.integers(0, 4), what=st.integers(0, 8))
    def wish(self, number: int, seat: int, what: int) -> None:
        """Something about seats, sensible or not."""
        wishes: tuple[ClientMessage, ...] = (
            Sit(1, seat),
            Stand(2),
            Ready(3, True),
            PutBot(4, seat, "greedy"),
            SendAway(5, seat),
            Start(6),
            Next(7),
            Trust(8, True),
            Trust(9, False),
        )
        self.desk.send(self.some(number), wishes[what])

    @rule()
    def fill_and_start(self) -> None:
        """What it takes for a deal."""
        host = self.desk.table.seating.host
        for guest in self.guests:
            known = self.desk.table.audience.guests[guest]
            if known.seat is not None and known.seat == host:
                for seat in range(5):
                    self.desk.send(guest, PutBot(10, seat, "greedy"))
                self.desk.send(guest, Start(11))
                return

    @rule(number=st.integers(0, 20), choice=st.integers(0, 50), twice=st.booleans())
    def act(self, number: int, choice: int, twice: bool) -> None:
        """An offered action, perhaps twice."""
        guest = self.some(number)
        states = self.desk.states(guest)
        offered = choices(states[-1]) if states else []
        if offered:
            version = states[-1]["version"]
            for _ in range(1 + twice):
                self.desk.act(guest, offered[choice % len(offered)], version=version)

    @rule(steps=st.integers(1, 30))
    def wait(self, steps: int) -> None:
        """Time passes."""
        for _ in range(steps):
            self.desk.wait()

    @invariant()
    def versions_are_contiguous(self) -> None:
        """Each connection has seen each step once, in order, up to the present."""
        for guest in self.guests:
            versions = [state["version"] for state in self.desk.states(guest)]
            assert versions == list(range(versions[0], versions[0] + len(versions))) if versions else True
            if versions and self.desk.table.game.live is not None:
                assert versions[-1] == self.desk.version

    @invariant()
    def the_log_gives_the_same_table(self) -> None:
        """Seats, scores and deals follow from the entries."""
        twin = Desk("classic108", people=(0,), code="ABCDEF", entries=self.desk.log, dealt=False)
        assert twin.table.seating.chairs == self.desk.table.seating.chairs
        twin.table.seating.here = self.desk.table.seating.here
        assert twin.table.seating.host == self.desk.table.seating.host
        assert twin.table.score == self.desk.table.score
        assert twin.version == self.desk.version


AnyOrder.TestCase.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
test_anything_in_any_order = AnyOrder.TestCase
