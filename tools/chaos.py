"""Kill a running house again and again, and see that nothing is lost, doubled or stuck: ``python -m tools.chaos``.

People (driven from here) play against bots at many tables, half of them with stakes; the server is killed at random
moments and started again on the same file. Afterwards each table goes on, every action that was acknowledged is in the
log, the log has no gap, every deal that is over has one result, and the ledger is right. The last line sums it up.
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.server import economy, entries, ledger
from baohuang.server.entries import Acted
from baohuang.server.game import Game
from baohuang.server.specs import TableSpec
from tools.ports import kept_port

RUN = "from baohuang.cli.main import main; raise SystemExit(main())"
PATIENCE = 120.0
"""Seconds in which every table has to go on after the last start."""

STEPS = 12
"""Steps of each table between two kills at the most."""

MOST_ALIVE = 20.0
"""Seconds between two kills at the most."""

TOO_MANY = 429
COUNTED = ("tables", "log", "results", "transactions")


class House:
    """The server's process."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "house.sqlite3"
        self.settings = folder / "economy.toml"
        text = economy.DEFAULT.read_text("utf-8")
        self.settings.write_text(text.replace("bots_after = 12", "bots_after = 0"), "utf-8")
        self.port = kept_port()
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, on the same port each time, and wait until it listens."""
        arguments = ["--port", str(self.port), "--db", str(self.database), "--economy", str(self.settings)]
        command = [sys.executable, "-c", RUN, "serve", *arguments, "--bot-delay", "0-20"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline() if self.process.stdout else ""
        if not line.rstrip().endswith(f":{self.port}"):
            raise RuntimeError("the server does not start")

    def kill(self) -> None:
        """End it without a word."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()

    def ask(self, path: str, body: object = None, cookie: str = "") -> tuple[int, Any, str]:
        """Status and body of an answer, and the cookie from now on; whoever asks too much waits."""
        while True:
            line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
            headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
            with contextlib.closing(line):
                line.request("POST", path, json.dumps(body), headers)
                answer = line.getresponse()
                text = answer.read()
                given = (answer.getheader("set-cookie") or cookie).partition(";")[0]
            if answer.status != TOO_MANY:
                return answer.status, json.loads(text) if text else None, given
            time.sleep(0.5)


class Player:
    """Somebody who plays on whatever happens, and keeps count of what was acknowledged."""

    def __init__(self, house: House, number: int) -> None:
        self.house = house
        self.chance = random.Random(number)
        self.rules = sorted(RULESETS)[number % len(RULESETS)]
        self.staked = number // len(RULESETS) % 2 == 0
        self.cookie = ""
        self.table = ""
        self.version: int | None = None
        self.sent: dict[int, str] = {}
        self.acked: dict[tuple[str, int], str] = {}
        self.lost = self.doubled = self.seen = 0
        self.request = 0
        self.state: dict[str, Any] = {}
        self.up = False

    def sit(self) -> None:
        """Take a seat at a table of one's own, with stakes or without."""
        if self.staked:
            path, wish = "/api/match", {"venue": f"{self.rules}-1"}
        else:
            path, wish = "/api/tables", {"rules": self.rules}
        status, body, self.cookie = self.house.ask(path, wish, self.cookie)
        if status >= 400:  # who has lost all coins plays without
            self.staked = False
            self.sit()
            return
        self.table, self.version, self.state, self.up = body["table"], None, {}, False

    async def play(self) -> None:
        """Play, and come back when the line is lost."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, asyncio.TimeoutError, http.client.HTTPException):
                if self.up:
                    await asyncio.to_thread(self.sit)
                await self._visit()
            await asyncio.sleep(0.1 + self.chance.random() / 5)

    async def _visit(self) -> None:
        address = f"ws://127.0.0.1:{self.house.port}/ws/t/{self.table}"
        async with connect(address, additional_headers={"Cookie": self.cookie}, compression=None) as socket:
            await self._say(socket, t="hello", client="chaos", last=self.version)
            self.state["answered"] = False
            await self._answer(socket)
            async for frame in socket:
                self._take(json.loads(frame))
                if self.up:
                    return
                await self._answer(socket)

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "ack" and message["id"] in self.sent:
            self.acked[self.table, message["version"]] = self.sent.pop(message["id"])
        elif kind == "hello":
            self.up = message["seat"] is None
        elif kind == "fair":
            self.state["fair"] = message
        elif kind in {"snapshot", "update"}:
            self._see(message)

    def _see(self, message: dict[str, Any]) -> None:
        version, told = message["version"], message["t"] == "update"
        self.lost += version < max((at for table, at in self.acked if table == self.table), default=0)
        self.doubled += told and self.version is not None and version <= self.version
        self.lost += told and self.version is not None and version > self.version + 1
        self.version = version
        self.seen += told
        self.state |= {"now": message, "answered": False}

    async def _answer(self, socket: ClientConnection) -> None:
        fair = self.state.pop("fair", None)
        if fair and fair["luck"] is None:
            await self._say(socket, t="luck", deal=fair["deal"], word="chaos")
        now = self.state.get("now")
        if now is None or self.state["answered"]:
            return
        if now["view"]["phase"] == "over":
            self.state["answered"] = True
            await self._say(socket, t="next")
        elif now["prompt"] is not None:
            self.state["answered"] = True
            self.sent[self.request + 1] = choose(now, self.chance)
            await self._say(socket, t="act", version=now["version"], action=self.sent[self.request + 1])

    async def _say(self, socket: ClientConnection, **message: object) -> None:
        self.request += 1
        await socket.send(json.dumps(message if message["t"] == "hello" else message | {"id": self.request}))


def choose(state: dict[str, Any], chance: random.Random) -> str:
    """Any of the answers offered."""
    prompt, hand = state["prompt"], state["view"]["hand"]
    if prompt["discard"]:
        return f"discard {hand[: 2 * prompt['discard']]}"
    offered: list[str] = [*prompt["actions"], *(f"play {play}" for play in prompt["plays"])]
    return chance.choice(offered + (["pass"] if prompt["may_pass"] else []))


async def torment(house: House, kills: int, tables: int, chance: random.Random) -> list[Player]:
    """Kill it so many times, and wait until every table has gone on; the players, `up` those who have not."""
    house.start()
    players: list[Player] = []
    while len({player.table for player in players}) < tables:
        players.append(Player(house, len(players)))
        players[-1].sit()
    tasks = [asyncio.create_task(player.play()) for player in players]
    for _ in range(kills):
        goal = sum(player.seen for player in players) + chance.randrange(1, STEPS * tables)
        latest = asyncio.get_running_loop().time() + MOST_ALIVE
        while sum(player.seen for player in players) < goal and asyncio.get_running_loop().time() < latest:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.random() / 20)
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)
    before = [(player.table, player.version or 0) for player in players]
    loop = asyncio.get_running_loop()
    deadline = loop.time() + PATIENCE
    while loop.time() < deadline and stuck(players, before):  # noqa: ASYNC110  # the players tell nobody
        await asyncio.sleep(0.2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)  # each closes its socket before the loop ends
    left = stuck(players, before)
    for player in players:
        player.up = player in left
    return players


def stuck(players: list[Player], before: list[tuple[str, int]]) -> list[Player]:
    """Whoever's table has not gone on; who had to get up for want of coins plays on at another one."""
    return [
        player
        for player, (table, version) in zip(players, before, strict=True)
        if player.table == table and (player.version or 0) <= version
    ]


def outcome(players: list[Player], database: Path) -> tuple[int, int, int]:
    """What was lost, doubled and stuck, as the players and the file tell it."""
    lost, doubled = sum(one.lost for one in players), sum(one.doubled for one in players)
    with contextlib.closing(sqlite3.connect(database)) as house:
        query = "SELECT COUNT(*) FROM (SELECT table_id FROM log GROUP BY table_id HAVING MAX(number) <> COUNT(*))"
        lost += int(house.execute(query).fetchone()[0])
        lost += sum(not kept(house, *place, action) for one in players for place, action in one.acked.items())
        audit = ledger.check(house)
        lost += len(audit.unsettled)
        doubled += len(audit.unbalanced) + len(audit.overdrawn)
        for table, over in deals_over(house):
            written = house.execute("SELECT deal FROM results WHERE table_id = ? ORDER BY deal", (table,))
            results = [int(row[0]) for row in written]
            lost += len(set(over) - set(results))
            doubled += len(results) - len(set(over) & set(results))
    return lost, doubled, sum(one.up for one in players)


def kept(house: sqlite3.Connection, table: str, version: int, action: str) -> bool:
    """Whether an acknowledged action is in the log under its version."""
    row = house.execute("SELECT entry FROM log WHERE table_id = ? AND number = ?", (table, version)).fetchone()
    entry = None if row is None else entries.decode(row[0])
    return isinstance(entry, Acted) and bare(entry.action) == bare(action)


def bare(action: str) -> str:
    """An action without suits, its cards in order."""
    verb, _, rest = action.partition(" ")
    return verb + "".join(sorted(sign for sign in rest if sign not in "cdhs "))


def deals_over(house: sqlite3.Connection) -> Iterator[tuple[str, list[int]]]:
    """By table, the numbers of the deals that are over as the log tells it."""
    for table, stored in house.execute("SELECT id, spec FROM tables").fetchall():
        spec = msgspec.json.decode(stored, type=TableSpec)
        played = Game(ruleset(spec.rules, spec.options))
        over: list[int] = []
        for (entry,) in house.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY number", (table,)):
            done = played.replay(entries.decode(entry))
            if isinstance(done.entry, Acted) and played.idle:
                over.append(done.deal)
        yield table, over


def main() -> int:
    """Run it; the exit status is 1 when anything was lost, doubled or stuck."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        chance = random.Random(arguments.seed)
        try:
            players = asyncio.run(torment(house, arguments.kills, arguments.tables, chance))
        finally:
            house.kill()
        lost, doubled, left = outcome(players, house.database)
        with contextlib.closing(sqlite3.connect(house.database)) as file:
            count = ("SELECT COUNT(*) FROM " + what for what in COUNTED)  # noqa: S608  # our own names
            tables, steps, deals, transactions = (file.execute(query).fetchone()[0] for query in count)
    acked = sum(len(player.acked) for player in players)
    print(f"tables {tables}, steps {steps}, acknowledged {acked}, deals over {deals}, transactions {transactions}")
    print(f"kills {arguments.kills}, seed {arguments.seed}")
    print(f"lost {lost}, doubled {doubled}, stuck {left}")
    return int(any((lost, doubled, left)))


if __name__ == "__main__":
    sys.exit(main())
