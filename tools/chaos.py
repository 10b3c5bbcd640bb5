"""Kill a running house again and again, and see that nothing is lost, doubled or stuck: ``python -m tools.chaos``.

People (driven from here) play staked deals against bots; the server is killed at random moments and started again on
the same file. Afterwards each table goes on, the log has no gap, and the ledger is right. The last line sums it up.
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
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from baohuang.server import economy, ledger

RUN = "from baohuang.cli.main import main; raise SystemExit(main())"
VENUES = ("qingdao-1", "weifang-1", "weihai-1", "classic108-1")
PATIENCE = 40.0
"""Seconds in which every table has to go on after the last start."""


class House:
    """The server's process."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "house.sqlite3"
        self.settings = folder / "economy.toml"
        text = economy.DEFAULT.read_text("utf-8")
        self.settings.write_text(text.replace("bots_after = 12", "bots_after = 0"), "utf-8")
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, on the same port as before."""
        arguments = ["--port", str(self.port), "--db", str(self.database), "--economy", str(self.settings)]
        command = [sys.executable, "-c", RUN, "serve", *arguments, "--bot-delay", "0-20"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline() if self.process.stdout else ""
        self.port = int(line.rsplit(":", 1)[1])

    def kill(self) -> None:
        """End it without a word."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()

    def sit(self, venue: str) -> tuple[str, str]:
        """A table of a venue, and the cookie of who sits there."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        line.request("POST", "/api/match", json.dumps({"venue": venue}), {"content-type": "application/json"})
        answer = line.getresponse()
        body = json.loads(answer.read())
        cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
        line.close()
        return body["table"], cookie


class Player:
    """Somebody who plays on whatever happens, and keeps count of what was acknowledged."""

    def __init__(self, house: House, venue: str, chance: random.Random) -> None:
        self.house = house
        self.chance = chance
        self.table, self.cookie = house.sit(venue)
        self.version: int | None = None
        self.acked = 0
        self.lost = self.doubled = 0
        self.request = 0
        self.state: dict[str, Any] = {}

    async def play(self) -> None:
        """Play, and come back when the line is lost."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, asyncio.TimeoutError):
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
                await self._answer(socket)

    def _take(self, message: dict[str, Any]) -> None:
        if message["t"] == "ack" and "version" in message:
            self.acked = max(self.acked, message["version"])
        if message["t"] not in {"snapshot", "update"}:
            self.state |= {"fair": message} if message["t"] == "fair" else {}
            return
        version = message["version"]
        self.lost += version < self.acked
        self.doubled += message["t"] == "update" and self.version is not None and version <= self.version
        self.lost += message["t"] == "update" and self.version is not None and version > self.version + 1
        self.version = version
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
            await self._say(socket, t="act", version=now["version"], action=choose(now, self.chance))

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


async def torment(house: House, kills: int, people: int, chance: random.Random) -> tuple[int, int, int]:
    """Kill it so many times; what was lost, doubled, and stuck at the end."""
    house.start()
    players = [Player(house, VENUES[number % len(VENUES)], random.Random(number)) for number in range(people)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    for _ in range(kills):
        await asyncio.sleep(0.3 + 1.5 * chance.random())
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)
    before = [player.version or 0 for player in players]
    loop = asyncio.get_running_loop()
    deadline = loop.time() + PATIENCE
    while loop.time() < deadline and stuck(players, before):  # noqa: ASYNC110  # the players tell nobody
        await asyncio.sleep(0.2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)  # each closes its socket before the loop ends
    return sum(one.lost for one in players), sum(one.doubled for one in players), stuck(players, before)


def stuck(players: list[Player], before: list[int]) -> int:
    """How many tables have not gone on; who had to get up for want of coins is not stuck."""
    return sum((player.version or 0) <= version for player, version in zip(players, before, strict=True))


def faults(database: Path) -> tuple[int, int]:
    """Gaps in the log, and faults in the ledger."""
    with contextlib.closing(sqlite3.connect(database)) as house:
        query = "SELECT COUNT(*) FROM (SELECT table_id FROM log GROUP BY table_id HAVING MAX(number) <> COUNT(*))"
        gaps = int(house.execute(query).fetchone()[0])
        audit = ledger.check(house)
    return gaps, len(audit.unbalanced) + len(audit.overdrawn) + len(audit.unsettled)


def main() -> int:
    """Run it; the exit status is 1 when anything was lost, doubled or stuck."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--people", type=int, default=12)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        chance = random.Random(arguments.seed)
        try:
            lost, doubled, left = asyncio.run(torment(house, arguments.kills, arguments.people, chance))
        finally:
            house.kill()
        gaps, wrong = faults(house.database)
    print(f"kills {arguments.kills}, people {arguments.people}, seed {arguments.seed}")
    print(f"lost {lost + gaps}, doubled {doubled + wrong}, stuck {left}")
    return int(any((lost, doubled, left, gaps, wrong)))


if __name__ == "__main__":
    sys.exit(main())
