"""Open tables and leave them, and see that the house is as before: ``python -m tools.abandoned --tables 10000``.

People open tables and rooms at a real server and vanish in every phase: before their hello, before the cards, at any
question, in the midst of a frame; politely or not. Tables that only wait for people are put away, timed ones play on
by themselves first. Afterwards the server has no table, no connection, and hardly more memory than before; who comes
back to a table finds it as it was. The last line sums it up.
"""

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.fuzz import RULES, Server
from tools.fuzz_frames import choices

SOON = """
from baohuang.server import house
assert house.PUT_AWAY_AFTER and house.SWEEP_EVERY
house.PUT_AWAY_AFTER, house.SWEEP_EVERY = 0.2, 0.2
"""
"""Instead of minutes, so that it need not be waited for."""

AT_ONCE = 12
WARM = 300
PATIENCE = 120.0
SLACK = 16.0
"""Megabytes that may remain, beside a tenth of what there was."""


class Left(NamedTuple):
    """A table that somebody has left: its id, their cookie, and the last version that they saw."""

    table: str
    cookie: str
    version: int


class Crowd:
    """People who come and go."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.left: list[Left] = []
        self.phases: Counter[str] = Counter()
        self.faults: list[str] = []

    async def come_and_go(self, tables: int) -> None:
        """So many tables, some at a time."""
        numbers = iter(range(tables))

        async def one() -> None:
            for _ in numbers:
                await self._visit()

        await asyncio.gather(*(one() for _ in range(AT_ONCE)))

    async def _visit(self) -> None:
        chance, rules = self.chance, self.chance.choice(RULES)
        kind = chance.choices(("alone", "room", "timed"), (0.7, 0.27, 0.03))[0]
        path = "/api/tables" if kind == "alone" else "/api/rooms"
        wish = {"rules": rules} | ({"clock": {"decision": 5, "reserve": 0}} if kind == "timed" else {})
        status, body, cookie = await asyncio.to_thread(self.server.ask, "POST", path, json.dumps(wish).encode())
        if status != 201:
            self.faults.append(f"{path} answered {status}")
            return
        table = json.loads(body)["table"]
        seen: dict[str, Any] = {"phase": kind, "version": 0}
        try:
            await self._play(table, cookie, kind, chance.choice((0, 0, 1, 2, 4, 8, 16)), seen)
        except (OSError, WebSocketException, TimeoutError) as error:
            self.faults.append(f"{kind} {table}: {error!r}")
        self.phases[seen["phase"]] += 1
        self.left.append(Left(table, cookie, seen["version"]))

    async def _play(self, table: str, cookie: str, kind: str, moves: int, seen: dict[str, Any]) -> None:
        """Sit, answer so many questions, and vanish."""
        address = f"ws://127.0.0.1:{self.server.port}/ws/t/{table}"
        async with connect(address, additional_headers={"Cookie": cookie}, compression=None, close_timeout=1) as socket:
            if self.chance.random() < 0.1:
                return
            await socket.send('{"t":"hello","client":"gone","last":null}')
            if kind != "alone":
                for seat in range(1, 5 if self.chance.random() < 0.8 else 2):
                    await say(socket, t="bot", id=seat, seat=seat, bot="greedy")
                await say(socket, t="start", id=9)
            await self._answer(socket, moves, seen)
            if self.chance.random() < 0.5:
                socket.transport.abort()

    async def _answer(self, socket: ClientConnection, moves: int, seen: dict[str, Any]) -> None:
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["t"] == "fair" and message["luck"] is None:
                if moves == 0:
                    seen["phase"] = "luck"
                    return
                await say(socket, t="luck", id=10, deal=message["deal"], word="")
            elif message["t"] == "rej":
                return
            elif message["t"] in {"snapshot", "update"}:
                seen |= {"version": message["version"], "phase": message["view"]["phase"]}
                if message["view"]["phase"] == "over":
                    return
                if message["prompt"] is not None:
                    moves -= 1
                    if moves < 0:
                        return
                    action = self.chance.choice(choices(message))
                    await say(socket, t="act", id=100 + moves, version=message["version"], action=action)

    async def return_to(self, some: int) -> None:
        """Who comes back to a table finds it at the version they saw, or later."""
        for left in self.chance.sample(self.left, min(some, len(self.left))):
            address = f"ws://127.0.0.1:{self.server.port}/ws/t/{left.table}"
            async with connect(address, additional_headers={"Cookie": left.cookie}, compression=None) as socket:
                await socket.send('{"t":"hello","client":"back","last":null}')
                await socket.send('{"t":"ping","id":1}')
                version = 0
                while (message := json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))["t"] != "pong":
                    version = message.get("version", version)
            if version < left.version:
                self.faults.append(f"{left.table} is back at {version}, after {left.version}")


async def say(socket: ClientConnection, **message: object) -> None:
    """Send a message."""
    await socket.send(json.dumps(message))


async def empty(server: Server) -> tuple[int, int]:
    """Wait until the house is empty; the tables and connections that are left."""
    deadline = time.monotonic() + PATIENCE
    while True:
        _, page, _ = await asyncio.to_thread(server.ask, "GET", "/metrics")
        tables, connections = (figure(page, name) for name in ("tables", "connections"))
        if tables + connections == 0 or time.monotonic() > deadline:
            return tables, connections
        await asyncio.sleep(0.1)


def figure(page: bytes, name: str) -> int:
    """One figure of the page of metrics."""
    found = re.search(rf"^baohuang_{name} (\d+)$", page.decode(), re.MULTILINE)
    if found is None:
        raise LookupError(name)
    return int(found[1])


async def abandon(crowd: Crowd, tables: int) -> tuple[float, float]:
    """Warm up, then leave so many tables; the memory before and after."""
    await crowd.come_and_go(min(WARM, tables // 2))
    await empty(crowd.server)
    before = crowd.server.megabytes()
    await crowd.come_and_go(tables)
    left = await empty(crowd.server)
    if any(left):
        crowd.faults.append(f"{left[0]} tables and {left[1]} connections are left")
    after = crowd.server.megabytes()
    await crowd.return_to(20)
    return before, after


def run(tables: int, seed: int) -> tuple[Crowd, float, float]:
    """A server, a crowd; what they found."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), SOON)
        crowd = Crowd(server, seed)
        try:
            before, after = asyncio.run(abandon(crowd, tables))
        finally:
            server.end()
        if "Traceback" in server.errors() or "ERROR" in server.errors():
            crowd.faults.append(server.errors()[-3000:])
    if after > before * 1.1 + SLACK:
        crowd.faults.append(f"memory grew from {before:.0f} to {after:.0f} MB")
    return crowd, before, after


def main() -> int:
    """Run it; the exit status is 1 where there was a fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    arguments = parser.parse_args()
    crowd, before, after = run(arguments.tables, arguments.seed)
    for fault in crowd.faults:
        print(f"fault: {fault}")
    print(f"left at {dict(crowd.phases.most_common())}, seed {arguments.seed}")
    print(f"tables {len(crowd.left)}, memory {before:.0f} -> {after:.0f} MB, faults {len(crowd.faults)}")
    return int(bool(crowd.faults))


if __name__ == "__main__":
    sys.exit(main())
