"""Names at tables: whoever has another name from now on has it on their seat, and who is no more has no seat."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from baohuang.server.house import House
from baohuang.server.leaving import Leave
from baohuang.server.messages import Sit
from baohuang.server.names import skeleton
from baohuang.server.running import Running
from baohuang.server.sessions import fresh_ticket
from baohuang.server.specs import FREE, SeatSpec
from baohuang.server.store import register, rename
from tests.server.support import Desk, play_to_the_end
from tests.server.test_house import come, opened, run, until

CODE = "ABCDEF"


def names(house: House, table: str) -> list[str]:
    """Who sits at a table, by seat."""
    running = house.table(table)
    assert running is not None
    return [chair.name for chair in running.table.seating.chairs]


async def registered(house: House, name: str) -> int:
    """Somebody who has registered."""
    person = await house.admit(fresh_ticket())
    await house.committed([register(person, name, skeleton(name), "secret")])
    return person


async def room(house: House, *people: int) -> str:
    """A room where these people sit, one after the other."""
    own = SeatSpec(house.store.name_of(people[0]) or "", people[0])
    table = await house.open_table("qingdao", {}, [own, *[FREE] * 4], code=CODE)
    running = house.table(table)
    assert running is not None
    for seat, person in enumerate(people[1:], 1):
        done = running.table.seat_person(person, house.store.name_of(person) or "", seat, house.now)
        assert not isinstance(done, str)
        house.runner.perform(running, done)
    await house.committed([])
    return table


async def put_away(house: House, name: str) -> tuple[int, int, str]:
    """A host, a guest of this name, and their room, which is no longer in memory."""
    host, guest = await registered(house, "Host"), await registered(house, name)
    table = await room(house, host, guest)
    house.put_away(time.monotonic() + 1)
    assert len(house) == 0
    return host, guest, table


def test_a_new_name_stands_on_the_seat_and_in_the_result() -> None:
    """In the middle of a deal too: everybody is told, and the log has no step for it."""
    desk = Desk(people=(0, 1))
    own, other = desk.join(0), desk.join(1)
    before = desk.version
    desk.inbox[other].clear()
    desk.carry_out(desk.table.rename(100, "Renamed", desk.now))
    hello, told = desk.inbox[other]
    assert (hello["t"], hello["names"][0]["name"]) == ("hello", "Renamed")
    assert (told["t"], told["seats"][0]["name"]) == ("room", "Renamed")
    assert (desk.version, desk.table.rename(100, "Renamed", desk.now)) == (before, [])
    play_to_the_end(desk, {0: own, 1: other}, Random(1))
    assert [seat.name for seat in desk.finished[0].seats][:2] == ["Renamed", "person 1"]


def test_whoever_sits_down_later_has_the_new_name() -> None:
    """The connection may be older than the name."""
    desk = Desk(people=(), code=CODE, dealt=False)
    guest = desk.knock_new(7, "Before")
    assert desk.table.rename(7, "After", desk.now) == []
    desk.send(guest, Sit(1, 2))
    assert desk.table.seating.chairs[2].name == "After"


def test_a_new_name_reaches_tables_that_are_put_away(tmp_path: Path) -> None:
    """As soon as they are in memory again, after a restart too; nobody can pass for who sat there before."""

    async def test() -> None:
        with opened(tmp_path / "x") as (house, _):
            _, guest, table = await put_away(house, "Before")
            await house.committed([rename(guest, "After", skeleton("After"))])
            house.rename(guest, "After")
            assert names(house, table) == ["Host", "After", "", "", ""]

    async def again() -> None:
        with opened(tmp_path / "x") as (house, store):
            (table,) = store.open_tables()
            assert names(house, table) == ["Host", "After", "", "", ""]
            ear, _ = come(house, table, None)
            assert [one["name"] for one in ear.frames[0]["names"]] == ["Host", "After", "", "", ""]

    run(test)
    run(again)


def test_who_has_deleted_their_account_has_no_seat_anywhere(tmp_path: Path) -> None:
    """Where the table was put away, the seat is free when it is in memory again: for people, bots, and the start."""

    async def test() -> None:
        with opened(tmp_path / "x") as (house, store):
            host, gone, table = await put_away(house, "Gone")
            await house.committed([Leave(gone, house.now)])
            house.forget(gone)
            ear, visit = come(house, table, host)
            await until(lambda: "room" in [frame["t"] for frame in ear.frames])
            running = house.table(table)
            assert running is not None
            assert running.table.seating.people == [0]
            for seat in range(1, 5):
                visit.receive(f'{{"t":"bot","id":{seat},"seat":{seat},"bot":"greedy"}}')
            visit.receive('{"t":"start","id":5}')
            await until(lambda: "update" in ear.kinds())
            assert "rej" not in ear.kinds()
            assert [type(entry).__name__ for entry in store.entries(table)][:2] == ["Seated", "Seated"]

    run(test)


@pytest.mark.parametrize("code", [None, CODE])
def test_their_deal_is_played_to_its_end(tmp_path: Path, code: str | None) -> None:
    """Written down once, however often the table is put away."""

    def trusted(running: Running | None) -> tuple[set[int], set[int], int]:
        assert running is not None
        seating = running.table.seating
        return seating.trusted, seating.leaving, running.table.game.version

    async def test() -> None:
        with opened(tmp_path / "x") as (house, _):
            people = [await registered(house, f"One of {seat}") for seat in range(5)]
            chairs = [SeatSpec(f"One of {seat}", person) for seat, person in enumerate(people)]
            table = await house.open_table("qingdao", {}, chairs, code=code)
            ear, visit = come(house, table, people[0])
            visit.receive('{"t":"luck","id":1,"deal":1,"word":"x"}')
            running = house.table(table)
            assert running is not None
            if code is not None:
                house.runner.perform(running, running.table.go_on(house.now))
            await until(lambda: "update" in ear.kinds())
            visit.end()
            await house.committed([Leave(people[2], house.now)])
            house._running.clear()
            running.alarm.stop()
            found = trusted(house.table(table))
            assert found[:2] == ({2}, set() if code is None else {2})
            await house.committed([])
            house._running.clear()
            again = trusted(house.table(table))
            assert (again[:2], again[2] - found[2] <= 1) == (found[:2], True)

    run(test)
