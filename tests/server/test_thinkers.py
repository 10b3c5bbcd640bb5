"""The processes that ask the bots that think long; and a house that goes on when they die."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Awaitable
from pathlib import Path

import pytest

from baohuang.bots.question import Question, answer
from baohuang.server import stand_ins
from baohuang.server.specs import Pace, SeatSpec
from baohuang.server.thinkers import Done, Thinkers
from baohuang.views.remember import recall
from tests.bots.table import in_play
from tests.server.test_house import opened, until

LONG = 600.0
"""Seconds of patience that no test needs."""


def run(test: Awaitable[None]) -> None:
    """Run a coroutine."""

    async def whole() -> None:
        await test

    asyncio.run(asyncio.wait_for(whole(), 60))


def a_question(name: str) -> Question:
    """To a bot, in the middle of a deal."""
    deal = in_play("weihai", moves=61)
    seat = deal.to_act()[0]
    return Question(name, recall(deal, seat), list(deal.legal(seat)), 5)


def ask(thinkers: Thinkers, question: Question) -> asyncio.Future[int | None]:
    """The answer to come."""
    future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
    thinkers.ask(question, future.set_result)
    return future


def kill_them() -> None:
    """As the kernel does where memory is short."""
    for process in multiprocessing.active_children():
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)


def test_a_process_answers_and_when_it_has_died_there_is_another() -> None:
    """What is under way then gets no answer, at once."""

    async def test() -> None:
        thinkers = Thinkers(patience=LONG)
        easy, hard = a_question("greedy"), a_question("search-10000")
        assert await ask(thinkers, easy) == answer(easy)
        lost = ask(thinkers, hard)
        await asyncio.sleep(0)
        kill_them()
        assert await lost is None
        assert await ask(thinkers, easy) == answer(easy)
        await thinkers.close()
        assert multiprocessing.active_children() == []

    run(test())


@pytest.mark.parametrize(("processes", "most_waiting"), [(0, 9), (1, 0)])
def test_where_nobody_can_be_asked_no_process_is_started(processes: int, most_waiting: int) -> None:
    """None is set up, or too many questions wait."""

    async def test() -> None:
        thinkers = Thinkers(processes, most_waiting=most_waiting)
        assert await ask(thinkers, a_question("greedy")) is None
        assert multiprocessing.active_children() == []
        await thinkers.close()

    run(test())


def test_who_thinks_too_long_gives_no_answer() -> None:
    async def test() -> None:
        thinkers = Thinkers(patience=0.0)
        assert await ask(thinkers, a_question("greedy")) is None
        await thinkers.close()

    run(test())


def test_who_closes_hears_nothing_more() -> None:
    """Neither of what is under way nor of what is asked later."""

    async def test() -> None:
        thinkers = Thinkers(patience=LONG)
        early = ask(thinkers, a_question("greedy"))
        await thinkers.close()
        late = ask(thinkers, a_question("greedy"))
        await asyncio.sleep(0)
        assert not early.done()
        assert not late.done()

    run(test())


class Heard(Thinkers):
    """Keeps what was answered."""

    def __init__(self) -> None:
        super().__init__(patience=LONG)
        self.answers: list[int | None] = []

    def ask(self, question: Question, done: Done) -> None:
        """Ask, and keep the answer."""

        def heard(action: int | None) -> None:
            self.answers.append(action)
            done(action)

        super().ask(question, heard)


def test_a_house_has_its_costly_bots_asked_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole deal, in whose midst the process dies; the house goes on with a new one."""
    monkeypatch.setattr(stand_ins, "COSTLY", frozenset({"greedy"}))

    async def test() -> None:
        thinkers = Heard()
        with opened(tmp_path / "x", Pace(0, 0, 5, patience=int(LONG * 1000)), thinkers) as (house, _):
            table = await house.open_table("weihai", {}, [SeatSpec("y", bot="greedy")] * 5)
            running = house.table(table)
            assert running is not None
            await until(lambda: len(thinkers.answers) > 5)
            kill_them()
            await until(lambda: running.table.game.finished)
            assert [one for one in thinkers.answers[:5] if one is None] == []
            assert thinkers.answers[-1] is not None
            await house.stop()
            assert multiprocessing.active_children() == []

    run(test())
