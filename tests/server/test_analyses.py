"""Analyses: away from the event loop, one at a time a person, kept; of finished deals only."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import threading
import time
from concurrent.futures import BrokenExecutor

import msgspec
import pytest

from baohuang.bots.analysis import Analysis, analyse
from baohuang.engine.text import parse_move
from baohuang.records.record import from_json, record_of
from baohuang.records.replay import replay
from baohuang.server.analyses import Analyst, Make
from baohuang.server.pages import Asset, asset_of
from baohuang.server.refusals import Refused
from baohuang.server.workers import Workers
from tests.server.running import Address, greet

ASSET = asset_of("analysis.json", b"{}")


class Work:
    """Something to be made that waits until it may go on; `made` counts how often it was."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.may_end = threading.Event()
        self.made = 0

    def __call__(self) -> Asset:
        """Make it, when it may be made."""
        self.made += 1
        self.begun.set()
        assert self.may_end.wait(20)
        return ASSET


async def code_of(analyst: Analyst, who: str, key: str, make: Make) -> str:
    """The code that a request is refused with."""
    with pytest.raises(Refused) as refused:
        await analyst.answer(who, key, make)
    return refused.value.code


async def begin(analyst: Analyst, who: str, key: str, work: Work) -> asyncio.Task[Asset]:
    """Ask for something, and wait until it is being made."""
    task = asyncio.create_task(analyst.answer(who, key, work))
    await asyncio.to_thread(work.begun.wait, 20)
    return task


def test_what_was_made_is_kept() -> None:
    async def course() -> None:
        analyst, work = Analyst(), Work()
        work.may_end.set()
        assert await analyst.answer("a", "deal", work) is ASSET
        assert await analyst.answer("b", "deal", work) is ASSET
        assert work.made == 1
        await analyst.close()

    asyncio.run(course())


def test_only_the_last_ones_are_kept() -> None:
    async def course() -> None:
        analyst, work = Analyst(most_kept=2), Work()
        work.may_end.set()
        for key in ("one", "two", "one", "three", "one", "two"):
            await analyst.answer("a", key, work)
        assert work.made == 4
        await analyst.close()

    asyncio.run(course())


def test_one_at_a_time_for_a_person() -> None:
    """The loop goes on meanwhile; afterwards the person may ask again."""

    async def course() -> None:
        analyst, work, other = Analyst(), Work(), Work()
        other.may_end.set()
        first = await begin(analyst, "a", "deal", work)
        assert await code_of(analyst, "a", "another", other) == "rate"
        assert await code_of(analyst, "a", "deal", other) == "rate"
        work.may_end.set()
        assert await first is ASSET
        assert await analyst.answer("a", "another", other) is ASSET
        await analyst.close()

    asyncio.run(course())


def test_who_asks_for_the_same_deal_waits_for_the_same_answer() -> None:
    """Also where the first does not wait any longer."""

    async def course() -> None:
        analyst, work = Analyst(), Work()
        first = await begin(analyst, "a", "deal", work)
        second = asyncio.create_task(analyst.answer("b", "deal", work))
        await asyncio.sleep(0)
        first.cancel()
        work.may_end.set()
        assert await second is ASSET
        assert work.made == 1
        await analyst.close()

    asyncio.run(course())


def test_only_so_many_may_wait() -> None:
    async def course() -> None:
        analyst, work = Analyst(most_waiting=1), Work()
        first = await begin(analyst, "a", "deal", work)
        assert await code_of(analyst, "b", "another", work) == "rate"
        work.may_end.set()
        await first
        await analyst.close()

    asyncio.run(course())


def test_a_failure_is_told_and_not_kept() -> None:
    def fail() -> Asset:
        raise Refused(404, "not-found")

    async def course() -> None:
        analyst, work = Analyst(), Work()
        work.may_end.set()
        assert await code_of(analyst, "a", "deal", fail) == "not-found"
        assert await analyst.answer("a", "deal", work) is ASSET
        await analyst.close()

    asyncio.run(course())


def test_the_analysis_of_a_finished_deal(played: tuple[Address, str]) -> None:
    """What the strongest bot says of the record, and what all of them believed; for everybody with the table's link."""
    address, table = played
    status, headers, body = address.request("GET", f"/api/tables/{table}/deals/1/analysis")
    assert (status, headers["content-type"]) == (200, "application/json")
    record = from_json(address.request("GET", f"/api/tables/{table}/deals/1")[2])
    found = msgspec.json.decode(body, type=Analysis)
    assert found.odds == analyse(record).odds
    for moment in found.moments:
        deal = replay(record, moment.at)
        assert record.actions[moment.at] == f"{moment.seat} {moment.done}" != f"{moment.seat} {moment.better}"
        assert parse_move(moment.better, deal.program).check(deal, moment.seat) is None
        assert moment.unit == ("points" if deal.phase.name == "play" else "strength")


def test_a_process_that_has_died_is_replaced() -> None:
    """Also where it dies over the work."""
    record = record_of("weihai", seed=7)

    async def course() -> None:
        analyst = Analyst()
        first = await asyncio.to_thread(analyst.judge, record)
        for process in multiprocessing.active_children():
            process.kill()
        assert await asyncio.to_thread(analyst.judge, record) == first
        await analyst.close()
        assert multiprocessing.active_children() == []
        with pytest.raises(RuntimeError):
            await asyncio.to_thread(analyst.judge, record)

    asyncio.run(course())


def test_closing_does_not_wait_for_long_work() -> None:
    async def course() -> None:
        workers = Workers(1)
        work = asyncio.wrap_future(workers.submit(time.sleep, 600))
        await asyncio.wait_for(workers.close(), 60)
        with pytest.raises((BrokenExecutor, asyncio.CancelledError)):
            await work

    asyncio.run(course())


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("nowhere/deals/1", 404, "unknown-table"),
        ("{table}/deals/2", 404, "not-found"),
        ("{table}/deals/x", 400, "bad-request"),
    ],
)
def test_what_cannot_be_analysed(played: tuple[Address, str], path: str, status: int, code: str) -> None:
    address, table = played
    got, _, body = address.request("GET", f"/api/tables/{path.format(table=table)}/analysis")
    assert (got, json.loads(body)["error"]) == (status, code)


def test_a_running_deal_is_not_analysed(played: tuple[Address, str]) -> None:
    """Nobody learns from it what the others hold, those who play it least of all."""
    address, _ = played
    table, cookie = address.open_table("weihai")
    with address.socket(table, cookie) as socket:
        greet(socket)
        status, _, body = address.request("GET", f"/api/tables/{table}/deals/1/analysis", headers={"cookie": cookie})
        assert (status, json.loads(body)["error"]) == (404, "not-found")
