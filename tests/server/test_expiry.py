"""Tables that nobody has touched for a week are closed for good, in a house that runs on as in one that starts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from baohuang.server import house as module
from baohuang.server.house import CLOSED_AFTER
from baohuang.server.specs import FREE
from tests.server.test_house import come, opened, run

CODE = "ABCDEF"


def test_a_room_is_closed_after_a_week_without_a_step(tmp_path: Path) -> None:
    """Its letters lead nowhere then and can be another room's; while somebody is there it stays."""

    async def test() -> None:
        with opened(tmp_path / "x") as (house, store):
            table = await house.open_table("qingdao", {}, [FREE] * 5, code=CODE)
            _, visit = come(house, table, None)
            later = house.now + CLOSED_AFTER + 1
            house._clock = lambda: later
            await house.close_old()
            assert store.table_with_code(CODE) == table
            visit.end()
            await house.close_old()
            assert store.table_with_code(CODE) is None
            assert await house.open_table("weihai", {}, [FREE] * 5, code=CODE) != table

    run(test)


def test_a_running_house_closes_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside putting away, from time to time."""
    monkeypatch.setattr(module, "SWEEP_EVERY", 0.01)
    monkeypatch.setattr(module, "CLOSE_EVERY", 0.01)

    async def test() -> None:
        with opened(tmp_path / "x") as (house, store):
            await house.open_table("qingdao", {}, [FREE] * 5, code=CODE)
            later = house.now + CLOSED_AFTER + 1
            house._clock = lambda: later
            house.start()
            while store.table_with_code(CODE) is not None:  # noqa: ASYNC110  # the house tells nobody
                await asyncio.sleep(0.01)
            await house.stop()

    run(test)
