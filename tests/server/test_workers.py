"""Processes that die: there are new ones, but not one after the other without end."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import BrokenExecutor
from types import SimpleNamespace
from typing import cast

import pytest

from baohuang.records.record import Record
from baohuang.server import analyses, workers
from baohuang.server.refusals import Refused
from baohuang.server.workers import Workers
from tests.server.test_thinkers import run


def die(crew: Workers) -> None:
    """Have a process end in the midst of its work."""
    with pytest.raises(BrokenExecutor):
        crew.submit(os._exit, 1).result()


def test_after_two_deaths_in_a_row_there_is_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice as long after the third; and none after one that follows on good work."""
    monkeypatch.setattr(workers, "REST", 600.0)
    monkeypatch.setattr(workers, "LONGEST_REST", 900.0)
    now = [0.0]
    monkeypatch.setattr(workers, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def test() -> None:
        crew = Workers(1)
        assert crew.submit(abs, -1).result() == 1
        die(crew)
        assert crew.submit(abs, -2).result() == 2
        die(crew)
        die(crew)
        for now[0] in (0.0, 599.0):
            with pytest.raises(BrokenExecutor, match="time after time"):
                crew.submit(abs, -3)
            assert multiprocessing.active_children() == []
        now[0] = 600.0
        die(crew)
        with pytest.raises(BrokenExecutor, match="time after time"):
            crew.submit(abs, -3)
        now[0] = 1499.0
        with pytest.raises(BrokenExecutor, match="time after time"):
            crew.submit(abs, -3)
        now[0] = 1500.0
        assert crew.submit(abs, -3).result() == 3
        die(crew)
        assert crew.submit(abs, -4).result() == 4
        await crew.close()
        assert multiprocessing.active_children() == []

    run(test())


def test_an_analysis_that_nobody_can_make_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """As something that is wrong with the house for a while, and not as an error without a name."""
    monkeypatch.setattr(analyses, "judge", os._exit)

    async def test() -> None:
        analyst = analyses.Analyst()
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await asyncio.to_thread(analyst.judge, cast("Record", 1))
            assert (refused.value.status, refused.value.code) == (503, "internal")
        await analyst.close()

    run(test())


def test_a_fault_in_the_work_is_no_death() -> None:
    """The process lives, and does what comes next."""

    async def test() -> None:
        crew = Workers(1)
        for _ in range(3):
            with pytest.raises(ValueError, match="int"):
                crew.submit(int, "x").result()
        assert crew.submit(os.getpid).result() == crew.submit(os.getpid).result()
        await crew.close()

    run(test())
