"""The house around a table: commit before send, a table that cannot be written, tables nobody comes back to."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from baohuang.bots.registry import bot
from baohuang.server.app import _settle
from baohuang.server.commits import Done, Job, Statement
from baohuang.server.economy import read
from baohuang.server.house import House
from baohuang.server.running import Visit
from baohuang.server.sessions import fresh_ticket
from baohuang.server.specs import Pace, SeatSpec
from baohuang.server.store import Store
from baohuang.server.table import Table
from baohuang.server.thinkers import Thinkers

Frame = dict[str, Any]


class Ear:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.code: int | None = None

    def post(self, frames: Sequence[bytes]) -> None:
        """Keep some frames."""
        self.frames += map(json.loads, frames)

    @property
    def state(self) -> Frame:
        """The last snapshot or update."""
        return next(frame for frame in reversed(self.frames) if frame["t"] in {"snapshot", "update"})

    def kinds(self) -> list[str]:
        """What it was sent, but for who is at the table."""
        return [frame["t"] for frame in self.frames if frame["t"] != "room"]

    def drop(self, code: int) -> None:
        """Keep the code."""
        self.code = code


class HeldStore(Store):
    """A store whose jobs can be held up, or made to fail."""

    held: list[Job] | None = None
    broken = False

    def submit(self, statements: Sequence[Any], done: Done) -> None:
        """Hold the job up, break it, or do it."""
        if self.held is not None:
            self.held.append(Job(statements, done))
        elif self.broken and statements:
            asyncio.get_running_loop().call_soon(done, OSError("disk full"))
        else:
            super().submit(statements, done)

    def release(self) -> None:
        """Do what was held up."""
        jobs, self.held = self.held or [], None
        for job in jobs:
            super().submit(job.statements, job.done)


QUICKLY = Pace(0, 0, 5)


@contextmanager
def opened(path: Path, pace: Pace = QUICKLY, thinkers: Thinkers | None = None) -> Iterator[tuple[House, HeldStore]]:
    """A house in a running loop."""
    loop = asyncio.get_running_loop()

    def deliver(outcomes: list[tuple[Done, Exception | None]]) -> None:
        loop.call_soon_threadsafe(_settle, outcomes)

    store = HeldStore(path, deliver)
    house = House(
        store, {"greedy": bot("greedy")}, pace, lambda: time.time_ns() // 1_000_000, read(), thinkers=thinkers
    )
    try:
        yield house, store
    finally:
        store.close()


def _now() -> int:
    return time.time_ns() // 1_000_000


async def sit_down(house: House, seats: int = 1) -> tuple[str, Ear, Visit]:
    """A table of `seats` people, and the first one's connection."""
    people = [await house.admit(fresh_ticket()) for _ in range(seats)]
    specs = [SeatSpec("x", person) for person in people]
    table = await house.open_table("qingdao", {}, specs + [SeatSpec("y", bot="greedy")] * (5 - seats))
    ear, visit = come(house, table, people[0])
    await until(lambda: "update" in ear.kinds())
    return table, ear, visit


def come(house: House, table: str, person: int | None) -> tuple[Ear, Visit]:
    """A connection that has said hello."""
    running = house.table(table)
    assert running is not None
    ear = Ear()
    visit = house.visit(running, ear, person)
    visit.receive('{"t":"hello","client":"tab","last":null}')
    return ear, visit


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not condition():  # noqa: ASYNC110  # the house tells nobody
        await asyncio.sleep(0.01)


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a coroutine."""
    asyncio.run(asyncio.wait_for(_whole(test), 30))


async def _whole(test: Callable[[], Awaitable[None]]) -> None:
    await test()


def test_nothing_is_sent_before_it_is_durable(tmp_path: Path) -> None:
    """Neither the ack nor the view; and what is asked meanwhile is answered after them."""

    async def test() -> None:
        with opened(tmp_path / "x") as (house, store):
            _, ear, visit = await sit_down(house, 5)
            await house.committed([])
            store.held = []
            before = len(ear.frames)
            visit.receive('{"t":"act","id":1,"version":2,"action":"grab"}')
            visit.receive('{"t":"ping","id":2}')
            await asyncio.sleep(0.05)
            assert len(ear.frames) == before
            store.release()
            await house.committed([])
            assert [frame["t"] for frame in ear.frames[before:]] == ["update", "ack", "pong"]

    run(test)


def test_a_table_that_cannot_be_written_is_forgotten(tmp_path: Path) -> None:
    """The connection is closed with 1011; who comes back finds what is durable, and can go on."""

    async def test() -> None:
        with opened(tmp_path / "x") as (house, store):
            table, ear, visit = await sit_down(house, 5)
            await house.committed([])
            person = house.table(table)
            assert person is not None
            store.broken = True
            visit.receive('{"t":"act","id":1,"version":2,"action":"grab"}')
            await house.committed([])
            assert (ear.code, ear.kinds()) == (1011, ["hello", "fair", "fair", "update"])
            visit.receive('{"t":"ping","id":2}')
            store.broken = False
            again, _ = come(house, table, person.table.spec.seats[0].person)
            assert again.state["version"] == 2
            assert again.state["view"]["asked"]

    run(test)


def test_case_18_tables_that_nobody_comes_back_to_are_put_away(tmp_path: Path) -> None:
    """Memory, timers and tasks return to what they were; the table itself is kept, and comes back with its state."""

    async def test() -> None:
        with opened(tmp_path / "x") as (house, _):
            tasks = len(asyncio.all_tasks())
            table, ear, visit = await sit_down(house)
            for _ in range(30):
                _, _, other = await sit_down(house)
                other.end()
            await until(lambda: not any(one.alarm.wound or one.unsettled for one in house._running.values()))
            house.put_away(time.monotonic() + 1)
            assert len(house) == 1
            visit.end()
            house.put_away(time.monotonic() + 1)
            assert (len(house), len(asyncio.all_tasks())) == (0, tasks)
            back, _ = come(house, table, 1)
            assert (back.state["view"]["hand"], back.state["version"]) == (
                ear.state["view"]["hand"],
                ear.state["version"],
            )

    run(test)


def test_case_18_a_table_that_is_put_away_is_gone(tmp_path: Path) -> None:
    """At once, and not when the garbage collector comes next: nothing of it refers to itself."""

    def in_memory() -> int:
        return sum(type(one) is Table for one in gc.get_objects())

    async def fill(house: House) -> None:
        for _ in range(5):
            _, _, visit = await sit_down(house)
            visit.end()
        await until(lambda: not any(one.alarm.wound or one.unsettled for one in house._running.values()))

    async def test() -> None:
        with opened(tmp_path / "x") as (house, _):
            await fill(house)
            gc.collect()
            gc.disable()
            try:
                before = in_memory()
                house.put_away(time.monotonic() + 1)
                await asyncio.sleep(0)
                assert before - in_memory() == 5
            finally:
                gc.enable()

    run(test)


def test_case_12_after_the_end_no_timer_is_left(tmp_path: Path) -> None:
    """Four bots and a person who says what the bots would say, until the deal is over; then nothing is due."""

    async def test() -> None:
        with opened(tmp_path / "x") as (house, _):
            table = await house.open_table("qingdao", {}, [SeatSpec("y", bot="greedy")] * 5)
            running = house.table(table)
            assert running is not None
            await until(lambda: running.table.game.finished)
            await house.committed([])
            assert (running.alarm.wound, running.unsettled) == (False, 0)

    run(test)


def test_all_tables_are_taken_up_at_the_start(tmp_path: Path) -> None:
    """A table of bots alone goes on without anybody coming."""

    async def begin() -> None:
        with opened(tmp_path / "x") as (house, _):
            await house.open_table("qingdao", {}, [SeatSpec("y", bot="greedy")] * 5)

    async def test() -> None:
        with opened(tmp_path / "x") as (house, _):
            house.start()
            await until(lambda: len(house) == 1)
            (running,) = house._running.values()
            before = running.table.game.version
            await until(lambda: running.table.game.version >= before + 3)
            await house.stop()

    run(begin)
    run(test)


@pytest.mark.parametrize("frame", [None, "x", "[" * 2000])
def test_frames_that_are_no_messages(tmp_path: Path, frame: str | None) -> None:
    async def test() -> None:
        with opened(tmp_path / "x") as (house, _):
            _, ear, visit = await sit_down(house, 5)
            visit.receive(frame)
            await house.committed([])
            assert (ear.frames[-1]["t"], ear.frames[-1]["id"], ear.frames[-1]["error"]) == ("rej", 0, "bad-request")

    run(test)


def test_a_table_that_could_not_be_written_binds_nobody_for_ever(tmp_path: Path) -> None:
    """Whoever sat there with a stake gets up when they sit down elsewhere; so they do from one that is closed."""

    async def play() -> None:
        with opened(tmp_path / "house.sqlite3") as (house, _):
            person = await house.admit(fresh_ticket())
            venue, other = (house.economy.venue(one) for one in ("weihai-1", "qingdao-1"))
            assert venue is not None
            assert other is not None
            first = await house.match(venue, person)
            assert not isinstance(first, str)
            house.runner.fail(first, OSError("disk full"))
            second = await house.match(other, person)
            assert not isinstance(second, str)
            assert house.common.staked.table_of(person) == second.table.spec.id
            back = house.table(first.table.spec.id)
            assert back is not None
            assert back.table.seating.people == []
            house.runner.fail(second, OSError("disk full"))
            await house.committed([Statement("UPDATE tables SET closed = 1 WHERE id = ?", (second.table.spec.id,))])
            assert not isinstance(await house.match(venue, person), str)
            await house.stop()

    asyncio.run(play())


def test_people_who_come_to_a_venue_at_once_sit_together(tmp_path: Path) -> None:
    """Five fill a table, the next two sit at another."""

    async def test() -> None:
        with opened(tmp_path / "x") as (house, _):
            venue = house.economy.venue("weihai-1")
            assert venue is not None
            people = [await house.admit(fresh_ticket()) for _ in range(7)]
            found = await asyncio.gather(*(house.match(venue, person) for person in people))
            tables = [running.table.spec.id for running in found if not isinstance(running, str)]
            assert [len(set(tables[:5])), len(set(tables[5:])), len(set(tables))] == [1, 1, 2]
            assert sorted(len(running.table.seating.people) for running in house._running.values()) == [2, 5]
            await house.stop()

    run(test)
