"""Tables in memory, and what they ask to be done: commit, then send; and their time.

All of it runs on the event loop's thread.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, Protocol

import msgspec

from baohuang.server.alarm import Alarm
from baohuang.server.commits import Work
from baohuang.server.effects import Append, Close, Effect, Finished, Ponder, Send
from baohuang.server.ledger import Settlement
from baohuang.server.limits import Bucket
from baohuang.server.logs import event
from baohuang.server.messages import ClientHello, Resume, decode, number_of
from baohuang.server.metrics import Metrics
from baohuang.server.store import Store
from baohuang.server.table import Table
from baohuang.server.thinkers import Thinkers
from baohuang.server.writing import rows_of

log = logging.getLogger("baohuang.server")

FRAMES_FOR_ONE: Final = 10
"""Frames of an answer that count as one frame of the question."""

RETELLING: Final = 5.0
"""Frames that a question counts as for whose answer the table's deals are played over."""

RATE: Final = 1008
FAILED: Final = 1011


class Connection(Protocol):
    """What a table needs of a socket."""

    def post(self, frames: Sequence[bytes]) -> None:
        """Send text frames without waiting."""

    def drop(self, code: int) -> None:
        """Close."""


class Running:
    """A table in memory: its connections by number, what is not durable yet, and the alarm for its next tick."""

    def __init__(self, table: Table, clock: Callable[[], int]) -> None:
        self.table = table
        self.connections: dict[int, Connection] = {}
        self.unsettled = 0
        self.alarm = Alarm(clock)
        self.failed = False
        self.left_at = time.monotonic()


class Runner:
    """Runs tables: hands them what comes, and carries out what they answer.

    `lose` is called with a table that could not be written, which must be forgotten.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        metrics: Metrics,
        clock: Callable[[], int],
        lose: Callable[[Running], None],
    ) -> None:
        self._store = store
        self._thinkers = thinkers
        self._metrics = metrics
        self._clock = clock
        self._lose = lose

    def receive(self, running: Running, guest: int, frame: str | None, bucket: Bucket) -> None:
        """A frame of a connection."""
        if guest not in running.connections or running.failed:
            return
        self._metrics.frames_in += 1
        if not bucket.take(time.monotonic()):
            self.perform(running, [Close(guest, RATE)])
            return
        table = running.table
        try:
            if frame is None:
                raise msgspec.DecodeError("a binary frame")
            message = decode(frame)
        except (msgspec.DecodeError, RecursionError):
            self._metrics.refused += 1
            event(log, logging.DEBUG, "no message", table=table.spec.id, guest=guest)
            self.perform(running, table.refuse(guest, number_of(frame), "bad-request"))
            return
        effects = table.receive(guest, message, self._clock())
        if isinstance(message, Resume | ClientHello):
            told = sum(isinstance(effect, Send) and effect.guest == guest for effect in effects)
            bucket.owe(RETELLING + told / FRAMES_FOR_ONE)
        self.perform(running, effects)

    def leave(self, running: Running, guest: int) -> None:
        """The connection is gone."""
        if running.connections.pop(guest, None) is not None:
            running.left_at = time.monotonic()
            event(log, logging.DEBUG, "connection gone", table=running.table.spec.id, guest=guest)
            self.perform(running, running.table.leave(guest))

    def perform(self, running: Running, effects: Sequence[Effect]) -> None:
        """Write the entries down, and send the rest when they are durable, in the order of the table's steps."""
        rows = rows_of(running.table.spec, effects)
        if rows or running.unsettled:
            running.unsettled += 1
            self._store.submit(rows, partial(self._durable, running, effects, rows))
        else:
            self.send(running, effects)
        self.wind(running)

    def _durable(
        self, running: Running, effects: Sequence[Effect], rows: Sequence[Work], error: Exception | None
    ) -> None:
        running.unsettled -= 1
        if error is not None:
            self.fail(running, error)
        elif not running.failed:
            self.send(running, effects)
            for row in rows:
                if isinstance(row, Settlement):
                    self.send(running, running.table.paid(row.deal, tuple(row.change)))

    def send(self, running: Running, effects: Sequence[Effect]) -> None:
        """Carry out what is no writing down; what one connection is sent goes out together."""
        owed: dict[int, list[bytes]] = {}
        for effect in effects:
            if isinstance(effect, Send):
                owed.setdefault(effect.guest, []).append(effect.frame)
            elif isinstance(effect, Append):
                self._metrics.steps += 1
            elif isinstance(effect, Finished):
                self._metrics.deals += 1
                event(
                    log, logging.INFO, "deal over", table=running.table.spec.id, deal=effect.deal, winner=effect.winner
                )
            elif isinstance(effect, Close):
                self._post(running, owed)
                owed = {}
                self._close(running, effect)
            elif isinstance(effect, Ponder):
                self._thinkers.ask(effect.question, partial(self._pondered, running, effect.seat, effect.since))
        self._post(running, owed)

    def _pondered(self, running: Running, seat: int, since: int, action: int | None) -> None:
        """A bot has answered, or nobody does."""
        if not running.failed:
            running.table.pondered(seat, since, action)
            self.wind(running)

    def _post(self, running: Running, owed: Mapping[int, Sequence[bytes]]) -> None:
        for guest, frames in owed.items():
            connection = running.connections.get(guest)
            if connection is not None:
                self._metrics.frames_out += len(frames)
                connection.post(frames)

    def _close(self, running: Running, effect: Close) -> None:
        connection = running.connections.pop(effect.guest, None)
        if connection is not None:
            self._metrics.dropped += 1
            event(log, logging.DEBUG, "connection closed", table=running.table.spec.id, code=effect.code)
            connection.drop(effect.code)
            self.perform(running, running.table.leave(effect.guest))

    def fail(self, running: Running, error: Exception) -> None:
        """What is in memory is ahead of the store: forget it; who comes back finds what is durable."""
        table = running.table.spec.id
        self._metrics.failed_writes += 1
        log.error("table %s could not be written: %s", table, error)
        running.failed = True
        self._lose(running)
        running.alarm.stop()
        for connection in running.connections.values():
            connection.drop(FAILED)
        running.connections.clear()

    def wind(self, running: Running) -> None:
        """Set the alarm to the table's next tick."""
        due = None if running.failed else running.table.next_due()
        running.alarm.wind(due, partial(self._tick, running))

    def _tick(self, running: Running) -> None:
        self.perform(running, running.table.tick(self._clock()))


class Visit:
    """One connection's way to its table; `bucket` is of the frames that it may send."""

    def __init__(self, runner: Runner, running: Running, guest: int, bucket: Bucket) -> None:
        self._runner = runner
        self._running = running
        self._guest = guest
        self._bucket = bucket

    def receive(self, frame: str | None) -> None:
        """A frame has come; None for a binary one."""
        self._runner.receive(self._running, self._guest, frame, self._bucket)

    def end(self) -> None:
        """The connection is gone."""
        self._runner.leave(self._running, self._guest)
