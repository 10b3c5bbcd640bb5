"""An open-loop load of five-seat tables over WebSockets: who plays when is scheduled, whatever the server does.

A `Line` is one connection, a `Match` one table, a `Tally` what was measured. A move's latency counts from the moment
for which it was scheduled until the last of the five seats has its view of it; a table that is late is not spared
the moves that came due meanwhile. Every line checks that its versions are contiguous.
"""

import asyncio
import base64
import contextlib
import math
import os
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Final, cast

SEATS: Final = 5
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10


class Tally:
    """What one stage of a run measured; times are seconds."""

    def __init__(self) -> None:
        self.deliveries = 0
        self.bytes = 0
        self.moves = 0
        self.gaps = 0
        self.refused = 0
        self.dropped = 0
        self.latencies: list[float] = []

    def reset(self) -> None:
        """Begin a new stage; faults are kept, for there should be none at all."""
        self.deliveries = self.bytes = self.moves = 0
        self.latencies = []

    def percentile(self, share: float) -> float:
        """The latency that `share` of the moves did not exceed, in milliseconds."""
        ordered = sorted(self.latencies)
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2) if ordered else 0.0


class Match:
    """One table under load: the views that have come, who is asked, the moves that are due."""

    def __init__(self, tally: Tally, rng: Random) -> None:
        self.tally = tally
        self.rng = rng
        self.players: list[Player] = []
        self.versions: list[int | None] = [None] * SEATS
        self.questions: dict[int, object] = {}
        self.due: deque[float] = deque()
        self.moves = 0
        self._limit: float = 0
        self._since: float | None = None
        self._goal = 0
        self._reached = 0

    def schedule(self, when: float) -> None:
        """A move is due at a time of `time.perf_counter`."""
        self.due.append(when)
        self.go_on()

    def play_to(self, moves: float) -> None:
        """Until it has made so many moves, the next one is due as soon as the last one has been seen."""
        self._limit = moves
        self.go_on()

    @property
    def idle(self) -> bool:
        """Whether no move is due or under way."""
        return not self.due and self._since is None

    @property
    def here(self) -> bool:
        """Whether every seat has been told where the table stands."""
        return all(player.here for player in self.players)

    def stay(self, port: int | None) -> None:
        """From now on who loses the line comes back at this port; None: nobody does."""
        for player in self.players:
            player.stay(port)

    def seen(self, seat: int, version: int, size: int) -> None:
        """A seat's view has come."""
        tally = self.tally
        tally.deliveries += 1
        tally.bytes += size
        last = self.versions[seat]
        if last is not None and version != last + 1:
            tally.gaps += 1
        self.versions[seat] = version
        if version == self._goal and self._since is not None:
            self._reached += 1
            if self._reached == SEATS:
                tally.moves += 1
                self.moves += 1
                tally.latencies.append(time.perf_counter() - self._since)
                self._since = None

    def restart(self, seat: int, version: int | None) -> None:
        """A seat begins anew at a version; what was under way there will not be answered."""
        self.versions[seat] = version
        self._since = None

    def ask(self, seat: int, question: object | None) -> None:
        """What a seat is asked now, None: nothing."""
        if question is None:
            self.questions.pop(seat, None)
        else:
            self.questions[seat] = question
        self.go_on()

    def go_on(self) -> None:
        """Make the next move, if one is due, somebody is asked, and everybody is there to see it."""
        if self._since is not None or not self.questions or not (self.due or self.moves < self._limit):
            return
        if any(player.line is None for player in self.players):
            return
        seat = min(self.questions)
        version = self.versions[seat]
        if version is None or any(other != version for other in self.versions):
            return
        self._since = self.due.popleft() if self.due else time.perf_counter()
        self._goal = version + 1
        self._reached = 0
        self.players[seat].move(self.questions.pop(seat))


class Player(ABC):
    """One seat in the language of one server."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.line: Line | None = None
        self.here = False
        self._port: int | None = None
        self._coming: asyncio.Task[None] | None = None

    @property
    @abstractmethod
    def path(self) -> str:
        """What to ask for in the handshake."""

    @property
    def headers(self) -> Mapping[str, str]:
        """What to say beside it."""
        return {}

    def opened(self) -> None:  # noqa: B027  # not everybody speaks first
        """The connection stands."""

    def stay(self, port: int | None) -> None:
        """Come back at this port when the line is lost; None: do not."""
        self._port = port

    def lost(self) -> None:
        """The connection is gone, and was not closed by us."""
        self.here = False
        if self._port is None:
            self.match.tally.dropped += 1
        elif self._coming is None or self._coming.done():
            self._coming = asyncio.get_running_loop().create_task(self._come_back(self._port))

    async def _come_back(self, port: int) -> None:
        """Try again after random waits that grow, as the page does."""
        attempt = 0
        while self.line is None:
            ceiling = min(8.0, 0.4 * 2**attempt)
            await asyncio.sleep(max(0.15, ceiling * (0.3 + 0.7 * self.match.rng.random())))
            attempt += 1
            with contextlib.suppress(OSError):
                await connect(self, port)

    @abstractmethod
    def hear(self, message: bytes) -> None:
        """A message has come."""

    @abstractmethod
    def move(self, question: object) -> None:
        """Answer what the seat is asked."""

    def say(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message."""
        if self.line is not None:
            self.line.send(message, kind)


class Line(asyncio.Protocol):
    """The connection of one player."""

    def __init__(self, player: Player, host: str) -> None:
        self._player = player
        self._host = host
        self._rest = b""
        self._parts = b""
        self._open = False
        self._closing = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self._transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self._player.path} HTTP/1.1",
            f"Host: {self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in self._player.headers.items()),
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Cut the stream into messages."""
        data = self._rest + data if self._rest else data
        at = 0
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.end()
                return
            self._open = True
            at = end + 4
            self._player.line = self
            self._player.opened()
            self.opened.set_result(True)
        length = len(data)
        while length - at >= 2:
            head = 2
            size = data[at + 1] & 127
            if size == 126:
                head = 4
                size = int.from_bytes(data[at + 2 : at + 4], "big")
            elif size == 127:
                head = 10
                size = int.from_bytes(data[at + 2 : at + 10], "big")
            if length - at < head + size:
                break
            self._frame(data[at], data[at + head : at + head + size])
            at += head + size
        self._rest = data[at:]

    def _frame(self, first: int, payload: bytes) -> None:
        kind = first & 15
        if kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            if not self._closing:
                self.connection_lost(None)
                self.end()
        elif kind != PONG:
            if first & 128 and not self._parts:
                self._player.hear(payload)
                return
            self._parts += payload
            if first & 128:
                payload, self._parts = self._parts, b""
                self._player.hear(payload)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the player, unless it was we who closed."""
        if not self.opened.done():
            self.opened.set_result(False)
        if not self._closing and self._player.line is self:
            self._player.line = None
            self._player.lost()

    def send(self, payload: bytes, kind: int) -> None:
        """One message, masked with zeros, which leave it as it is."""
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + payload)

    def end(self) -> None:
        """Close without waiting."""
        self._closing = True
        if self._player.line is self:
            self._player.line = None
            self._player.here = False
        if self._transport is not None:
            self._transport.close()


async def connect(player: Player, port: int) -> bool:
    """Open a player's connection; whether the server has taken it. Raises `OSError`."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(player, f"127.0.0.1:{port}"), "127.0.0.1", port)
    return await line.opened


async def connect_all(matches: Iterable[Match], port: int) -> None:
    """Open all connections, a table at a time. Raises `OSError`."""
    for match in matches:
        if not all(await asyncio.gather(*(connect(player, port) for player in match.players))):
            raise ConnectionError("the server refused a player")


def disconnect_all(matches: Iterable[Match]) -> None:
    """Close all connections."""
    for match in matches:
        for player in match.players:
            if player.line is not None:
                player.line.end()


async def saturate(matches: Sequence[Match], seconds: float) -> None:
    """Let every table play as fast as it is served."""
    for match in matches:
        match.play_to(math.inf)
    await asyncio.sleep(seconds)
    for match in matches:
        match.play_to(0)


async def at_rate(matches: Sequence[Match], rate: float, seconds: float) -> None:
    """So many moves a second, spread evenly over time and tables, due whether or not the server keeps up."""
    start = time.perf_counter() + 0.1
    for number in range(int(rate * seconds)):
        when = start + number / rate
        wait = when - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        matches[number % len(matches)].schedule(when)


async def until(holds: Callable[[], bool], seconds: float) -> bool:
    """Wait until `holds()`; False where that took too long."""
    deadline = time.perf_counter() + seconds
    while time.perf_counter() < deadline:
        if holds():
            return True
        await asyncio.sleep(0.02)
    return False
