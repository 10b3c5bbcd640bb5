"""The house: who comes, which tables are in memory, how they are opened, found, and put away. `running` runs them.

It runs on the event loop's thread. A table that only waits for people and has nobody looking on is put away after a
while; the store brings it back when somebody comes.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
import sqlite3
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import msgspec

from baohuang.bots.base import Bot
from baohuang.rulesets.registry import ruleset
from baohuang.server import talk
from baohuang.server.commits import Work
from baohuang.server.common import Common
from baohuang.server.economy import Economy, StakeSpec, Venue
from baohuang.server.effects import Close, Ponder
from baohuang.server.ledger import Grant
from baohuang.server.limits import Bucket, Buckets
from baohuang.server.logs import event
from baohuang.server.messages import Notice, encode
from baohuang.server.metrics import Metrics
from baohuang.server.names import Skeleton
from baohuang.server.running import Connection, Runner, Running, Visit
from baohuang.server.sessions import Ticket
from baohuang.server.specs import FREE, ClockSpec, Pace, SeatSpec, TableSpec
from baohuang.server.store import (
    Store,
    close_tables,
    insert_machine,
    insert_person,
    insert_sat,
    insert_session,
    insert_table,
)
from baohuang.server.table import Table
from baohuang.server.thinkers import Thinkers
from baohuang.server.tokens import drawn
from baohuang.server.writing import rows_of

log = logging.getLogger("baohuang.server")

PUT_AWAY_AFTER: Final = 600.0
"""Seconds without a connection."""

CLOSED_AFTER: Final = 7 * 24 * 3600 * 1000
"""Milliseconds without a step, after which a table is closed for good."""

ID_LENGTH: Final = 12
"""Of a table's id: 71 bits."""

MOST_TABLES: Final = 20_000
FRAMES_AT_ONCE: Final = 100
FRAMES_A_SECOND: Final = 50
"""From one account, or from the strangers of one address."""

DAY: Final = 24 * 3600 * 1000
COME_AGAIN: Final = 4002
A_MOMENT: Final = 1.0
"""Seconds that an answer takes to its client, mostly."""

FORBIDDEN: Final = 4003
SWEEP_EVERY: Final = 60.0
CLOSE_EVERY: Final = 3600.0


class Full(Exception):
    """As many tables are in memory as the house takes."""


class House:
    """All tables, up to `most_tables`. `clock` gives server time in milliseconds; `thinkers` ask the costly bots."""

    def __init__(
        self,
        store: Store,
        bots: Mapping[str, Bot],
        pace: Pace,
        clock: Callable[[], int],
        economy: Economy,
        most_tables: int = MOST_TABLES,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.store = store
        self.most_tables = most_tables
        self.present: Counter[int] = Counter()
        self.economy = economy
        self.metrics = Metrics()
        self._thinkers = thinkers or Thinkers()
        self.runner = Runner(store, self._thinkers, self.metrics, clock, self._lose)
        self._matches: dict[str, str] = {}
        self.making = asyncio.Lock()
        """Of bots of people, of which each has only so many."""
        self._matching: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.bots = bots
        self._pace = pace
        self._clock = clock
        self._running: dict[str, Running] = {}
        self._guests = itertools.count(1)
        self._frames = Buckets(FRAMES_AT_ONCE, FRAMES_A_SECOND)
        self._people = itertools.count(store.last_person() + 1)
        self._background: set[asyncio.Task[None]] = set()
        self.common = Common(
            purse=store.balance,
            account=store.account_of,
            call_away=self._call_away,
            mutes=store.read(talk.mutes),
            silenced=lambda person: store.read(partial(talk.silenced, person=person, now=clock())),
        )

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._running)

    def metrics_text(self) -> str:
        """The page of ``/metrics``."""
        tables = self._running.values()
        return self.metrics.text(
            tables=len(tables),
            connections=sum(len(running.connections) for running in tables),
            unwritten=sum(running.unsettled for running in tables),
        )

    # Life.

    def start(self) -> None:
        """Take up every table that is not closed, beside whatever else is to do."""
        for work in (self._resume(), self._sweep()):
            task = asyncio.get_running_loop().create_task(work)
            self._background.add(task)
            task.add_done_callback(self._background.discard)

    def say_goodbye(self) -> None:
        """Tell everybody that the house will be back in a moment."""
        frame = encode(Notice("error-restart"))
        for running in self._running.values():
            for connection in running.connections.values():
                connection.post([frame])

    async def stop(self) -> None:
        """Make everything durable; the tables rest where they stand."""
        await self._thinkers.close()
        for task in list(self._background):
            task.cancel()
        for running in self._running.values():
            running.alarm.stop()
        await self.committed([])

    async def committed(self, statements: Sequence[Work]) -> None:
        """Return when these statements, and all that came before, are durable. Raises `sqlite3.Error`."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()

        def done(error: Exception | None) -> None:
            if not future.done():
                if error is None:
                    future.set_result(None)
                else:
                    future.set_exception(error)

        self.store.submit(statements, done)
        await future

    # People and tables.

    @property
    def now(self) -> int:
        """Server time in milliseconds."""
        return self._clock()

    async def admit(self, ticket: Ticket) -> int:
        """A new guest with a session; their number."""
        person = next(self._people)
        now = self._clock()
        person_row = insert_person(person, ticket.name, now)
        session = insert_session(ticket.token_hash, person, now)
        grant = Grant(f"grant/{person}", now, "grant", person, self.economy.grant)
        await self.committed([person_row, session, grant])
        return person

    async def admit_machine(self, ticket: Ticket, name: str, skeleton: Skeleton, owner: int) -> int:
        """A new bot of a person, with its token; its number. It has no coins. Raises `sqlite3.Error`."""
        person = next(self._people)
        row = insert_machine(person, name, skeleton, self._clock(), owner)
        await self.committed([row, insert_session(ticket.token_hash, person, self._clock())])
        return person

    async def relieve(self, person: int) -> bool:
        """The day's help for the broke; False where there is none to be had (today)."""
        now, economy = self._clock(), self.economy
        have = self.store.balance(person)
        if have >= economy.relief_below or have >= economy.relief:
            return False
        key = f"relief/{person}/{now // DAY}"
        try:
            await self.committed([Grant(key, now, "relief", person, economy.relief - have)])
        except sqlite3.IntegrityError:
            return False
        return True

    async def match(self, venue: Venue, person: int) -> Running | str:
        """A table of a venue with a seat for this person, or the code that refuses it."""
        if self.store.balance(person) < venue.minimum:
            return "poor"
        async with self._matching[venue.id]:
            running = self.table(self._matches.get(venue.id, ""))
            if running is None or not _takes(running.table, person):
                running = await self._open_match(venue)
            refused = self._sit_anywhere(running, person)
        await self.committed([])
        return refused or running

    async def _open_match(self, venue: Venue) -> Running:
        """The table that whoever comes to a venue next is sent to."""
        economy = self.economy
        stake = StakeSpec(venue.base, venue.minimum, venue.id, economy.bots_after * 1000, economy.bot)
        chairs = [FREE] * ruleset(venue.rules, venue.options).seats
        table = await self.open_table(venue.rules, venue.options, chairs, clock=ClockSpec(), stake=stake)
        self._matches[venue.id] = table
        return self._running[table]

    def _sit_anywhere(self, running: Running, person: int) -> str | None:
        table = running.table
        if table.seating.seat_of(person) is not None:
            return None
        seat = next(seat for seat, chair in enumerate(table.seating.chairs) if chair.free)
        done = table.seat_person(person, self.store.name_of(person) or "", seat, self._clock())
        if isinstance(done, str):
            return done
        self.runner.perform(running, done)
        return None

    def _call_away(self, account: int, table: str) -> None:
        """Whoever plays from an account gets up from a table with stakes, where no deal runs."""
        running = self.table(table)
        if running is None:
            self.common.staked.leave(account, table)
        if running is None or not running.table.game.idle:
            return
        for seat, chair in enumerate(running.table.seating.chairs):
            if chair.person is not None and self.common.account(chair.person) == account:
                done = running.table.seat_as(running.table.seating.stand(seat), self._clock())
                self.runner.perform(running, () if isinstance(done, str) else done)

    def open_rooms(self) -> list[Table]:
        """Rooms that are open to everybody and where somebody is, those with free seats first."""
        tables = [running.table for running in self._running.values() if running.connections]
        found = [table for table in tables if table.spec.open and table.seating.people]
        return sorted(found, key=lambda table: (table.seating.full, table.spec.id))

    def expel(self, person: int, code: int = FORBIDDEN) -> None:
        """End every connection of a person; after `COME_AGAIN` a client connects anew, as whoever it is then."""
        for running in self._running.values():
            own = [guest.id for guest in running.table.audience.guests.values() if guest.person == person]
            if own:
                self.runner.perform(running, [Close(guest, code) for guest in own])

    def call_again(self, person: int) -> None:
        """Have every client of a person connect anew, as soon as the answer with a new token can have come to it."""
        asyncio.get_running_loop().call_later(A_MOMENT, self.expel, person, COME_AGAIN)

    def forget(self, person: int) -> None:
        """A person is no more: their connections end, their name goes from every table, and so do they, by rule."""
        self.expel(person)
        for running in list(self._running.values()):
            if running.table.seating.seat_of(person) is not None:
                self.runner.perform(running, running.table.forget(person, self._clock()))

    def rename(self, person: int, name: str) -> None:
        """A person has another name from now on, at every table."""
        for running in list(self._running.values()):
            told = running.table.rename(person, name, self._clock())
            if told:
                self.runner.perform(running, told)

    def _call_the_roll(self, running: Running) -> None:
        """What has become of those who sit at a table that was not in memory: other names, and who is no more."""
        table = running.table
        for person in [chair.person for chair in table.seating.chairs if chair.person is not None]:
            name = self.store.name_of(person)
            if name is not None:
                now = self._clock()
                self.runner.perform(running, table.rename(person, name, now) if name else table.forget(person, now))

    async def open_table(
        self,
        rules: str,
        options: Mapping[str, int | str],
        seats: Sequence[SeatSpec],
        *,
        code: str | None = None,
        clock: ClockSpec | None = None,
        stake: StakeSpec | None = None,
        deals: int | None = None,
        listed: bool = False,
        machines: bool = False,
    ) -> str:
        """A new table, or with a `code` a room; its id. Raises `Full`, or as `rulesets.registry.ruleset` does.

        With stakes there always is a clock: nobody's coins wait for who does not come back.
        """
        if clock is None and stake is not None:
            clock = ClockSpec()
        if len(self._running) >= self.most_tables:
            raise Full
        table = drawn(ID_LENGTH)
        version = ruleset(rules, options).version
        spec = TableSpec(
            table, rules, version, dict(options), tuple(seats), code, clock, stake, deals, listed, machines
        )
        running = Running(self._make(spec), self._clock)
        now = self._clock()
        effects = running.table.start(now)
        await self.committed(
            [
                insert_table(table, now, msgspec.json.encode(spec), code),
                *(insert_sat(seat.person, table) for seat in seats if seat.person is not None),
                *rows_of(spec, effects),
            ],
        )
        self._running[table] = running
        self.runner.send(running, [effect for effect in effects if isinstance(effect, Ponder)])
        self.runner.wind(running)
        self._call_the_roll(running)
        event(log, logging.INFO, "table opened", table=table, rules=rules)
        return table

    def table(self, table: str) -> Running | None:
        """A table that is not closed, from memory or from the store."""
        if table not in self._running:
            row = self.store.table(table)
            if row is None:
                return None
            spec = msgspec.json.decode(row.spec, type=TableSpec)
            if spec.version != ruleset(spec.rules, spec.options).version:
                log.error("table %s was begun under version %s of its ruleset", table, spec.version)
                return None
            running = Running(self._make(spec, table), self._clock)
            self._running[table] = running
            self.runner.perform(running, running.table.start(self._clock()))
            self._call_the_roll(running)
        return self._running[table]

    def _make(self, spec: TableSpec, stored: str | None = None) -> Table:
        entries = self.store.entries(stored) if stored else ()
        return Table(spec, self.bots, secrets.token_bytes(32), _draw_seed, self._pace, entries, self.common)

    # Connections.

    def visit(self, running: Running, connection: Connection, person: int | None, address: str | None = None) -> Visit:
        """A new connection of a person, on their seat if they have one; None is a stranger who looks on.

        Without an `address` it comes from this machine, whose connections are counted one by one.
        """
        guest = next(self._guests)
        name = None if person is None else self.store.name_of(person)
        running.connections[guest] = connection
        machine = person is not None and self.store.is_machine(person)
        running.table.join(guest, person, name or "", machine=machine)
        event(log, logging.DEBUG, "connection", table=running.table.spec.id, guest=guest)
        return Visit(self.runner, running, guest, self._frames_of(person, address))

    def _frames_of(self, person: int | None, address: str | None) -> Bucket:
        """What an account's connections may send together, or those of strangers from one address."""
        now = time.monotonic()
        if address is None:
            return Bucket(FRAMES_AT_ONCE, FRAMES_A_SECOND, now)
        return self._frames.of(address if person is None else self.common.account(person), now)

    def _lose(self, running: Running) -> None:
        """What is in memory is ahead of the store: whoever comes back finds what is durable."""
        table = running.table.spec.id
        if self._running.get(table) is running:
            del self._running[table]

    # Time.

    async def _resume(self) -> None:
        """Bring back what the last run left, a table at a time, so that who comes meanwhile is served."""
        await self.close_old()
        for table in self.store.open_tables():
            try:
                self.table(table)
            except Exception:
                log.exception("table %s could not be taken up", table)
            await asyncio.sleep(0)
        event(log, logging.INFO, "tables taken up", tables=len(self._running))

    async def _sweep(self) -> None:
        closed = time.monotonic()
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.put_away(time.monotonic() - PUT_AWAY_AFTER)
            if time.monotonic() - closed > CLOSE_EVERY:
                closed = time.monotonic()
                await self.close_old()

    async def close_old(self) -> None:
        """Close for good what has had no step for so long, unless somebody is there; its letters are free again."""
        here = [table for table, running in self._running.items() if running.connections]
        await self.committed([close_tables(self.now, self.now - CLOSED_AFTER, here)])

    def put_away(self, before: float) -> None:
        """Forget tables that nobody has been connected to since `before` and that wait for people only."""
        for table, running in list(self._running.items()):
            idle = not running.connections and running.left_at < before
            if idle and not running.alarm.wound and not running.unsettled:
                running.table.rest()
                del self._running[table]


def _takes(table: Table, person: int) -> bool:
    """Whether a venue's table has, or can have, this person."""
    fresh = table.game.deal == 0 and table.game.secret is None
    return fresh and (not table.seating.full or table.seating.seat_of(person) is not None)


def _draw_seed() -> bytes:
    return secrets.token_bytes(32)
