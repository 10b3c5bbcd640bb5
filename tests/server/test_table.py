"""The table: every deal to its end, one answer a request, nothing twice, nothing missed."""

from __future__ import annotations

from random import Random

import pytest

from baohuang.rulesets.registry import RULESETS
from baohuang.server.effects import Append, Send
from baohuang.server.game import KEPT_STEPS
from baohuang.server.messages import Act, Check, ClientHello, Hint, Next, Ping, Resume
from tests.server.support import Desk, choices, next_deal, play_to_the_end, seed_where

VARIANTS = (
    *((rules, {}) for rules in RULESETS),
    ("qingdao", {"guard_by": "marked_joker"}),
    ("classic108", {"players": 4}),
    ("classic108", {"dictatorship": "on"}),
    ("classic108", {"swap_guard": "on", "name_from": "any"}),
)


@pytest.mark.parametrize(("rules", "options"), VARIANTS)
def test_one_person_and_bots_play_a_deal_to_its_end(rules: str, options: dict[str, int | str]) -> None:
    """Versions are contiguous, each act gets one answer, and the last view shows points and hands."""
    desk = Desk(rules, options=options)
    guest = desk.join(0)
    play_to_the_end(desk, {0: guest}, Random(1))
    states = desk.states(guest)
    assert [state["version"] for state in states] == list(range(2, desk.version + 1))
    assert states[-1]["view"]["phase"] == "over"
    assert len(states[-1]["view"]["points"]) == len(desk.table.spec.seats)
    assert states[-1]["events"][-1]["t"] == "Ended"
    assert desk.table.next_due() is None


@pytest.mark.parametrize(("rules", "options"), VARIANTS)
def test_five_people_play_three_deals(rules: str, options: dict[str, int | str]) -> None:
    """Without bots nothing is ever due but a redeal; the next deal begins when everybody wants it."""
    seats = range(len(Desk(rules, options=options).table.spec.seats))
    desk = Desk(rules, options=options, people=seats)
    guests = {seat: desk.join(seat) for seat in seats}
    for deal in (1, 2, 3):
        play_to_the_end(desk, guests, Random(deal))
        starter = desk.table.game.next_starter
        next_deal(desk, guests.values())
        assert desk.state(guests[0])["view"]["starter"] == starter


def test_entries_come_before_frames() -> None:
    """What is accepted is handed to the store before anybody is told."""
    desk = Desk(people=range(5))
    guest = desk.join(0)
    effects = desk.table.receive(guest, Act(1, 2, "decline"), desk.now)
    assert [type(effect) for effect in effects] == [Append, Send, Send]


def test_case_11_an_illegal_act_changes_nothing() -> None:
    """Neither version nor state nor log; the refusal carries its code and the id of its sentence."""
    desk = Desk(people=range(5))
    guest = desk.join(0)
    before = (desk.version, list(desk.log), desk.state(guest))
    assert desk.act(guest, "pass", request=5) == {
        "t": "rej",
        "id": 5,
        "error": "wrong-phase",
        "message_id": "error-wrong-phase",
        "version": 2,
    }
    for nonsense in ("", "grab grab", "play", "play 9x", "call", "\x00", "play " + "9c" * 190):
        assert desk.act(guest, nonsense)["error"] in {"bad-notation", "wrong-phase"}
    assert (desk.version, list(desk.log), desk.state(guest)) == before


def test_a_second_answer_is_refused() -> None:
    """A sealed answer stands; another one is ``already-answered``."""
    desk = Desk(people=range(5))
    guest = desk.join(3)
    assert desk.act(guest, "decline")["t"] == "ack"
    assert desk.act(guest, "grab")["error"] == "already-answered"


def test_case_10_an_act_sent_again_has_its_first_outcome() -> None:
    """The same request on the same connection, and the same answer on another one, are carried out once."""
    desk = Desk(people=range(5))
    first, second = desk.join(0), desk.join(0)
    ack = desk.act(first, "decline", version=2, request=1)
    assert ack == {"t": "ack", "id": 1, "version": 3}
    assert desk.act(first, "decline", version=2, request=1) == ack
    assert desk.act(second, "decline", version=2, request=8) == {"t": "ack", "id": 8, "version": 3}
    assert desk.version == 3


def test_a_refused_act_sent_again_is_refused_alike() -> None:
    """Its first outcome stands, also when it would be legal by now."""
    desk = Desk(people=range(5))
    guest = desk.join(0)
    refused = desk.act(guest, "pass", request=4)
    desk.act(guest, "decline")
    assert desk.act(guest, "pass", request=4) == refused


def test_another_answer_to_an_old_state_is_stale() -> None:
    """Two tabs answer the same question differently: the second has seen too little."""
    desk = Desk(people=range(5))
    first, second = desk.join(0), desk.join(0)
    desk.act(first, "decline", version=2)
    assert desk.act(second, "grab", version=2)["error"] == "stale"
    assert desk.act(second, "grab", version=99)["error"] == "stale"


def test_others_answers_do_not_make_an_answer_stale() -> None:
    """While several are asked, what counts is when the question was put, not who answered meanwhile."""
    desk = Desk(people=range(5))
    guests = [desk.join(seat) for seat in range(5)]
    assert [desk.act(guest, "decline", version=2)["version"] for guest in guests] == [3, 4, 5, 6, 7]


def test_case_08_two_tabs_see_the_same() -> None:
    """A move from one shows in both, byte for byte."""
    desk = Desk()
    first, second = desk.join(0), desk.join(0)
    play_to_the_end(desk, {0: first}, Random(2))
    assert desk.states(first)[1:] == desk.states(second)[1:]


def test_the_same_client_replaces_itself() -> None:
    """Only the same client of the same person; other tabs stay."""
    desk = Desk()
    old, other, stranger = desk.join(0, client="tab"), desk.join(0, client="other"), desk.join(None, client="tab")
    new = desk.join(0, client="tab")
    assert desk.closed == {old: 4001}
    assert set(desk.table.audience.guests) == {other, stranger, new}


@pytest.mark.parametrize("missed", [0, 1, 20, 500])
def test_case_03_what_was_missed_comes_once_and_in_order(missed: int) -> None:
    """A client that comes back with the version it saw gets the steps after it as they were told."""
    desk = Desk()
    guest, witness = desk.join(0), desk.join(0)
    for deal in range(4 if missed == 500 else 2):
        play_to_the_end(desk, {0: guest}, Random(deal))
        next_deal(desk, [guest])
    assert desk.version > missed
    back = desk.join(0, last=desk.version - missed)
    told = desk.states(witness)[-missed:] if missed else []
    assert [strip(state) for state in desk.states(back)] == [strip(state) for state in told]
    assert desk.inbox[back][0]["t"] == "hello"


def strip(state: dict[str, object]) -> dict[str, object]:
    """A state without its prompt: old questions are not put again."""
    return {name: value for name, value in state.items() if name != "prompt"}


def test_a_gap_is_closed_on_request() -> None:
    """``resume`` does the same on an open connection."""
    desk = Desk(people=range(5))
    guest, witness = desk.join(0), desk.join(0)
    for action, seat in (("decline", 1), ("decline", 2)):
        desk.act(desk.join(seat), action)
    told = desk.send(guest, Resume(2))
    assert [strip(state) for state in told] == [strip(state) for state in desk.states(witness)[1:]]
    assert [state["prompt"] is None for state in told] == [True, False]


def test_too_long_ago_gives_a_snapshot() -> None:
    """So does a version from the future, which only a store put back can explain."""
    desk = Desk("classic108")
    guest = desk.join(0)
    deal = 0
    while desk.version < 2 * KEPT_STEPS:
        play_to_the_end(desk, {0: guest}, Random(deal))
        next_deal(desk, [guest])
        deal += 1
    for last in (3, desk.version + 5):
        assert [frame["t"] for frame in desk.inbox[desk.join(0, last=last)]] == ["hello", "fair", "snapshot", "room"]


def test_nothing_is_said_before_the_hello() -> None:
    desk = Desk()
    guest = desk.knock(0)
    desk.settle()
    assert desk.inbox[guest] == []
    assert desk.send(guest, Ping(3))[0]["error"] == "bad-request"


def test_a_spectator_has_no_seat_and_no_voice() -> None:
    """Hand, prompt and role are empty; acts, checks and next deals are ``unauthorised``, a hint has no plays."""
    desk = Desk(people=range(5))
    guest = desk.join(None)
    state = desk.state(guest)
    assert (state["view"]["hand"], state["view"]["viewer"], state["view"]["asked"], state["prompt"]) == (
        "",
        None,
        False,
        None,
    )
    refusals = [desk.act(guest, "decline"), *desk.send(guest, Check(2, "9")), *desk.send(guest, Next(3))]
    assert [refusal["error"] for refusal in refusals] == ["unauthorised"] * 3
    assert desk.send(guest, Hint(4)) == [{"t": "hints", "id": 4, "plays": []}]


def test_the_hello_says_who_sits_where() -> None:
    desk = Desk("classic108", options={"players": 4})
    guest = desk.knock(0)
    hello = desk.send(guest, ClientHello("tab", None))[0]
    assert hello == {
        "t": "hello",
        "protocol": 1,
        "now": desk.now,
        "table": "desk",
        "seat": 0,
        "names": [{"name": "person 0", "bot": False}] + [{"name": f"bot {seat}", "bot": True} for seat in (1, 2, 3)],
        "rules": "classic108",
        "options": {"players": 4},
    }


def test_next_waits_for_the_end() -> None:
    desk = Desk()
    assert desk.send(desk.join(0), Next(3))[0]["error"] == "wrong-phase"


def test_a_void_deal_is_dealt_again_by_itself() -> None:
    """The same starter deals at once, after a moment in which the players see why."""
    desk = Desk("weihai", people=range(5))
    guests = {seat: desk.join(seat) for seat in range(5)}
    for _ in range(5):
        (seat,) = desk.asked()
        desk.act(guests[seat], "yield")
    starter = desk.state(guests[0])["view"]["starter"]
    assert (desk.phase, desk.table.next_due()) == ("void", desk.now + 2500)
    assert desk.wait()
    state = desk.state(guests[0])
    assert (state["deal"], state["view"]["starter"], state["view"]["phase"]) == (2, starter, "enthrone")


def test_check_and_hint_look_at_the_own_hand() -> None:
    """A hint is a play that may be laid; a check says why another may not."""
    desk = Desk("weihai", people=range(5), seeds=[seed_where("weihai", lambda deal: deal.turn == 0)])
    guests = {seat: desk.join(seat) for seat in range(5)}
    for answer in ("enthrone", "hide", "abstain"):
        for seat in desk.asked():
            offered = choices(desk.state(guests[seat]))
            desk.act(guests[seat], answer if answer in offered else offered[-1])
    while desk.phase != "play":
        for seat in desk.asked():
            desk.act(guests[seat], choices(desk.state(guests[seat]))[-1])
    (hints,) = desk.send(guests[0], Hint(1))
    checks = [desk.send(guests[0], Check(2, play))[0] for play in (*hints["plays"], "6c7c", "9z")]
    assert [check["error"] for check in checks] == [None] * len(hints["plays"]) + [checks[-2]["error"], "bad-notation"]
    assert checks[-2]["error"] in {"not-in-hand", "bad-shape"}
    assert desk.send(guests[1], Check(3, "9"))[0]["error"] == "not-your-turn"


def test_bots_wait_a_time_that_knows_nothing_of_the_cards() -> None:
    """The delay of each question is drawn from the table's secret, the version and the seat alone."""
    delays = set()
    for seed in (b"one", b"another"):
        desk = Desk(people=(), seeds=[seed])
        times = []
        for _ in range(5):
            desk.wait()
            times.append(desk.now)
        delays.add(tuple(times))
    assert len(delays) == 1
    assert all(1_000_500 <= time <= 1_001_500 for time in delays.pop())


@pytest.mark.parametrize(("rules", "options"), VARIANTS[:5])
def test_case_04_coming_back_in_any_phase_shows_the_same(rules: str, options: dict[str, int | str]) -> None:
    """State, prompt and hand are those of who never left, byte for byte, in every phase of a deal."""
    seats = range(len(Desk(rules, options=options).table.spec.seats))
    desk = Desk(rules, options=options, people=seats)
    guests = {seat: desk.join(seat) for seat in seats}
    chance, phases = Random(rules), set[str]()
    while not desk.table.game.finished:
        phases.add(desk.phase)
        for seat in seats:
            back = desk.join(seat)
            stayed, came = desk.state(guests[seat]), desk.state(back)
            assert [came[name] for name in ("version", "view", "prompt")] == [
                stayed[name] for name in ("version", "view", "prompt")
            ]
            desk.carry_out(desk.table.leave(back))
        seat = chance.choice(desk.asked())
        desk.act(guests[seat], chance.choice(choices(desk.state(guests[seat]))))
    assert {"play"} < phases
