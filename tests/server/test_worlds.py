"""Invariant 3 at the table, over worlds drawn at random: a viewer is sent the same bytes at the same virtual times.

The hands of the second house are drawn from what the viewer knows at the end of the first one's course, so they differ
in everything that it cannot know by then. Commitment, ids and secrets are equal.
"""

from __future__ import annotations

from random import Random

import pytest

from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.server import dealing
from baohuang.server.messages import Check, Hint, Ping
from baohuang.server.specs import ClockSpec
from tests.properties.rooms import covering
from tests.properties.walks import small_deal
from tests.server.test_non_interference import Recorder
from tests.server.worlds import Answering, Hands, Move, elsewhere, script_of
from tests.views.small_decks import tight
from tests.views.tracing import Viewer

CLOCK = ClockSpec(20, 30)
Tape = list[tuple[int, bytes]]


def play(
    monkeypatch: pytest.MonkeyPatch,
    rules: str,
    options: dict[str, int | str],
    begun: Hands,
    viewer: Viewer,
    plan: list[Move] | Answering,
    stop: int,
) -> tuple[Recorder, list[Move], Tape]:
    """A house dealt from these hands, where people answer by chance or by plan; what the viewer was sent, and when.

    The viewer also asks for hints, and whether something would be legal.
    """
    monkeypatch.setattr(dealing, "new_deal", begun.deal)
    desk = Recorder(rules, options=options, people=range(begun.rules.seats), clock=CLOCK)
    guests = {seat: desk.join(seat) for seat in range(begun.rules.seats)}
    watcher = desk.join(viewer)
    moves: list[Move] = []
    live = desk.table.game.live
    assert live is not None
    while live.asked() and (
        len(moves) < len(plan) if isinstance(plan, list) else len(moves) < stop or plan.wants_more(live)
    ):
        if isinstance(plan, list):
            move = plan[len(moves)]
        else:
            later = desk.now + 1 + 97 * len(moves) % 800
            move = plan.move(live, {seat: desk.state(guest) for seat, guest in guests.items()}, later)
        desk.now = move.at
        answer = desk.act(guests[move.seat], move.text)
        assert answer["t"] == "ack", (move, answer)
        moves.append(move)
        desk.send(watcher, (Hint(1), Check(2, "9"), Ping(3))[len(moves) % 3])
    return desk, moves, desk.tape[watcher]


def test_two_worlds_send_the_same(monkeypatch: pytest.MonkeyPatch, rules: str, seed: int) -> None:
    """Whole deals and crowded small ones, with default and other options, seen by each seat and by a spectator."""
    rng = Random(f"{rules} {seed}")
    options = rng.choice(covering(rules)) if seed % 2 else {}
    chosen = ruleset(rules, options)
    deal = new_deal(chosen, rng.randrange(10**6)) if seed % 3 == 0 else tight(small_deal(chosen, rng, 6))
    if deal.phase.name == "void":
        return
    begun = Hands.of(deal)
    viewer = rng.choice((None, *range(chosen.seats)))
    stop = rng.choice((1, 4, 7, 11, 20))
    desk, moves, tape = play(monkeypatch, rules, options, begun, viewer, Answering(rng), stop)
    if desk.phase in {"over", "void"}:
        return
    other, plan = elsewhere(begun, script_of(rules, options, desk.log), moves, viewer, rng)
    _, _, told = play(monkeypatch, rules, options, other, viewer, plan, stop)
    assert told == tape


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every ruleset, many seeds."""
    if "seed" in metafunc.fixturenames:
        metafunc.parametrize("rules", RULESETS)
        metafunc.parametrize("seed", range(20))
