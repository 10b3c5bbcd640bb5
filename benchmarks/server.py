"""Measure the server under load, and boardgame.io and Colyseus in the same run: JSON on standard output.

    python benchmarks/server.py --out benchmarks/results/server.json
    python benchmarks/server.py --stages crowd --tables 100

A figure is the median of the rounds, in each of which every server is loaded once, so that a machine which is slower
for a while slows all of them. A server has one core to itself, the load (`load.py`) the other. Ours plays by the real
rules, sends each seat its own view, and has each move in SQLite before it is sent; the peers keep a simpler game in
memory (`peers/`).
"""

import argparse
import asyncio
import json
import os
import platform
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import uvloop
from dialects import boardgame_match, colyseus_match, house_match
from engine import machine, together
from load import (
    SEATS,
    Match,
    Tally,
    at_rate,
    connect_all,
    disconnect_all,
    saturate,
    until,
)

from baohuang.build_info import inspect_build
from baohuang.rulesets.registry import ruleset
from baohuang.server import sessions
from baohuang.server.commits import Job, commit
from baohuang.server.schema import migrate
from baohuang.server.specs import SeatSpec, TableSpec
from baohuang.server.store import insert_person, insert_session, insert_table, open_database

HERE: Final = Path(__file__).parent
PEERS: Final = HERE / "peers"
RULES: Final = "qingdao"
RATE: Final = 500
BUSY_TABLES: Final = 100
MANY_TABLES: Final = 1000
MOVES_BEFORE: Final = 10
"""Moves of each deal that is then counted, put away and taken up again."""

STAGES: Final = ("load", "crowd", "peers")
PAGES: Final = 1000
PAGE: Final = 4096
PATIENCE: Final = 300.0
"""Seconds."""

CORES: Final = sorted(os.sched_getaffinity(0))


class Server:
    """A server's process, alone on the first core."""

    def __init__(self, command: Sequence[str], port: int) -> None:
        """Start it; it prints its address when it listens."""
        self.port = port
        os.sched_setaffinity(0, CORES[:1])
        production = {**os.environ, "NODE_ENV": "production"}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=sys.stderr, text=True, env=production)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if f":{port}" in line:
                return
        raise RuntimeError(f"{command[0]} did not start")

    @property
    def cpu(self) -> float:
        """Seconds of the processor so far, all threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Bytes that are resident."""
        status = Path(f"/proc/{self._process.pid}/status").read_text("utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return 1024 * int(found[1]) if found else 0

    def stop(self) -> None:
        """End it, and wait for that."""
        self._process.terminate()
        self._process.wait(PATIENCE)


@asynccontextmanager
async def running(command: Callable[[int], Sequence[str]], port: int = 0) -> AsyncIterator[Server]:
    """A server while the block runs."""
    chosen = port or free_port()
    server = await asyncio.to_thread(Server, command(chosen), chosen)
    try:
        yield server
    finally:
        await asyncio.to_thread(server.stop)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def post(port: int, path: str, body: dict[str, Any]) -> Any:
    """The answer to a request with JSON in it."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310  # our own server
        return json.load(answer)


# Ours.


def ours(database: Path) -> Callable[[int], list[str]]:
    """The command that serves a house."""
    program = str(Path(sys.executable).with_name("baohuang"))
    return lambda port: [program, "serve", "--port", str(port), "--db", str(database)]


def furnish(database: Path, tables: int) -> list[tuple[str, list[str]]]:
    """Write tables with five people each into a new house; their ids, and the people's tokens by seat."""
    version = ruleset(RULES).version
    now = time.time_ns() // 1_000_000
    rows: list[Any] = []
    found = []
    for number in range(tables):
        tickets = [sessions.fresh_ticket() for _ in range(SEATS)]
        people = [number * SEATS + seat + 1 for seat in range(SEATS)]
        for person, ticket in zip(people, tickets, strict=True):
            rows += [
                insert_person(person, ticket.name, now),
                insert_session(ticket.token_hash, person, now),
            ]
        table = f"load{number:08}"
        chairs = tuple(SeatSpec(ticket.name, person) for person, ticket in zip(people, tickets, strict=True))
        spec = TableSpec(table, RULES, version, {}, chairs)
        rows.append(insert_table(table, now, msgspec.json.encode(spec)))
        found.append((table, [ticket.token for ticket in tickets]))
    base = open_database(database)
    migrate(base)
    ((_, error),) = commit(base, [Job(rows, lambda _error: None)])
    base.close()
    if error is not None:
        raise error
    return found


async def our_load(seconds: float, folder: Path) -> dict[str, Any]:
    """Deliveries and latencies."""
    tally = Tally()
    seated = furnish(folder / "busy.sqlite3", BUSY_TABLES)
    matches = [house_match(tally, Random(table), table, tokens) for table, tokens in seated]
    async with running(ours(folder / "busy.sqlite3")) as server:
        figures = await loaded(server, matches, tally, seconds)
    return {"name": "baohuang", "game": RULES, "durable": True, **figures}


async def our_crowd(tables: int, folder: Path) -> dict[str, Any]:
    """What so many tables and their people cost, and a restart of it all."""
    async with running(ours(folder / "empty.sqlite3")) as server:
        await all_taken_up(server, 0)
        await asyncio.sleep(2)
        empty = server.memory
    tally = Tally()
    house = ours(folder / "many.sqlite3")
    seated = furnish(folder / "many.sqlite3", tables)
    matches = [house_match(tally, Random(table), table, tokens) for table, tokens in seated]
    async with running(house) as server:
        await connect_all(matches, server.port)
        await play_on(matches, MOVES_BEFORE)
        disconnect_all(matches)
    async with running(house) as server:
        await all_taken_up(server, tables)
        await asyncio.sleep(2)
        without = server.memory
        await connect_all(matches, server.port)
        await wait_for("everybody's views", lambda: all(match.here for match in matches))
        with_people = server.memory
        for match in matches:
            match.stay(server.port)
        stopped = time.perf_counter()
    started = time.perf_counter()
    async with running(house, server.port) as server:
        await play_on(matches, 1)
        playing, cpu = time.perf_counter(), server.cpu
        for match in matches:
            match.stay(None)
        disconnect_all(matches)
    check(tally)
    return {
        "tables": tables,
        "seats": tables * SEATS,
        "empty_MB": round(empty / 1e6, 1),
        "kB_per_running_table": round((without - empty) / 1e3 / tables, 1),
        "MB_per_1000_connected_seats": round((with_people - without) / 1e6 / (tables * SEATS / 1000), 1),
        "restart": {
            "all_playing_after_s": round(playing - started, 2),
            "cpu_seconds": round(cpu, 2),
            "down_before_s": round(started - stopped, 2),
        },
    }


async def all_taken_up(server: Server, tables: int) -> None:
    """Wait until so many tables are in memory."""
    address = f"http://127.0.0.1:{server.port}/metrics"

    def counted() -> bool:
        with urllib.request.urlopen(address) as answer:
            return f"baohuang_tables {tables}\n" in answer.read().decode()

    await wait_for("the tables", counted)


async def play_on(matches: Sequence[Match], moves: int) -> None:
    """Let every table make so many moves, one after the other."""
    goals = [match.moves + moves for match in matches]
    for match, goal in zip(matches, goals, strict=True):
        match.play_to(goal)
    await wait_for("a move", lambda: all(match.moves >= goal for match, goal in zip(matches, goals, strict=True)))


# Peers.


def peer(script: str) -> Callable[[int], list[str]]:
    """The command that serves a peer."""
    return lambda port: ["node", str(PEERS / script), str(port)]


async def boardgame_figures(seconds: float) -> dict[str, Any]:
    """boardgame.io."""
    tally = Tally()
    async with running(peer("boardgame.mjs")) as server:
        matches = [boardgame_match(tally, Random(number), f"load{number}") for number in range(BUSY_TABLES)]
        figures = await loaded(server, matches, tally, seconds)
    return {
        "name": "boardgame.io",
        "version": version_of("boardgame.io"),
        "durable": False,
        **figures,
    }


async def colyseus_figures(seconds: float) -> dict[str, Any]:
    """Colyseus."""
    tally = Tally()
    async with running(peer("colyseus.mjs")) as server:
        matches = []
        for number in range(BUSY_TABLES):
            first = post(server.port, "/matchmake/create/table", {})
            joined = [post(server.port, f"/matchmake/joinById/{first['roomId']}", {}) for _ in range(SEATS - 1)]
            paths = [f"/{one['processId']}/{one['roomId']}?sessionId={one['sessionId']}" for one in (first, *joined)]
            matches.append(colyseus_match(tally, Random(number), paths))
            await connect_all(matches[-1:], server.port)
        figures = await loaded(server, matches, tally, seconds, connected=True)
    return {
        "name": "Colyseus",
        "version": version_of("@colyseus/core"),
        "durable": False,
        **figures,
    }


def version_of(package: str) -> str:
    """The version that is installed."""
    told: str = json.loads((PEERS / "node_modules" / package / "package.json").read_text("utf-8"))["version"]
    return told


def install_peers() -> None:
    """Install the pinned packages on the first run."""
    if not (PEERS / "node_modules").exists():
        command = [
            "npm",
            "ci",
            "--no-audit",
            "--no-fund",
            "--ignore-scripts",
            "--silent",
        ]
        subprocess.run(command, cwd=PEERS, check=True, stdout=sys.stderr)


# Both.


async def loaded(
    server: Server,
    matches: Sequence[Match],
    tally: Tally,
    seconds: float,
    *,
    connected: bool = False,
) -> dict[str, Any]:
    """A server saturated, then at a fixed rate of moves."""
    if not connected:
        await connect_all(matches, server.port)
    await wait_for("a question", lambda: all(match.questions for match in matches))
    await saturate(matches, 2)
    tally.reset()
    start, before = time.perf_counter(), server.cpu
    await saturate(matches, seconds)
    passed, cpu = time.perf_counter() - start, server.cpu - before
    saturated = {
        "cpu_seconds_per_10000_deliveries": round(cpu / tally.deliveries * 10_000, 3),
        "deliveries_per_second": round(tally.deliveries / passed),
        "moves_per_second": round(tally.moves / passed),
        "core_busy": round(cpu / passed, 2),
        "bytes_per_delivery": round(tally.bytes / tally.deliveries),
    }
    await asyncio.sleep(1)
    tally.reset()
    before = server.cpu
    await at_rate(matches, RATE, seconds)
    await wait_for("the last views", lambda: all(match.idle for match in matches))
    cpu = server.cpu - before
    steady = {
        "moves_per_second": RATE,
        "p50_ms": tally.percentile(0.5),
        "p99_ms": tally.percentile(0.99),
        "worst_ms": tally.percentile(1.0),
        "cpu_seconds_per_10000_deliveries": round(cpu / tally.deliveries * 10_000, 3),
    }
    disconnect_all(matches)
    print(json.dumps({"saturated": saturated, "steady": steady}), file=sys.stderr)
    check(tally)
    return {
        "tables": len(matches),
        "seats": len(matches) * SEATS,
        "saturated": saturated,
        "steady": steady,
    }


def check(tally: Tally) -> None:
    """There is no gap, no refused move and no lost line in a sound run. Raises `RuntimeError`."""
    if tally.gaps or tally.refused or tally.dropped:
        raise RuntimeError(f"gaps {tally.gaps}, refused moves {tally.refused}, lost lines {tally.dropped}")


async def wait_for(what: str, holds: Callable[[], bool]) -> None:
    """Wait until something holds. Raises `TimeoutError`."""
    if not await until(holds, PATIENCE):
        raise TimeoutError(f"{what} did not come in {PATIENCE} s")


def disk(folder: Path) -> dict[str, float]:
    """How long the disk takes to make one page durable, with nothing else to do: what a single move waits for."""
    taken = []
    with (folder / "page").open("wb") as file:
        for at in range(PAGES):
            file.seek(at % 64 * PAGE)
            file.write(os.urandom(PAGE))
            file.flush()
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            taken.append(1000 * (time.perf_counter() - begun))
    taken.sort()
    return {"p50_ms": round(taken[PAGES // 2], 2), "p99_ms": round(taken[PAGES * 99 // 100], 2)}


async def measure(stages: Sequence[str], seconds: float, tables: int, rounds: int) -> dict[str, Any]:
    """The figures of some stages, with the machine and how busy it was; of loads the medians of the rounds."""
    before = machine()
    crowd: dict[str, Any] = {}
    loads: list[list[dict[str, Any]]] = []
    if "peers" in stages:
        install_peers()
    with tempfile.TemporaryDirectory(prefix="baohuang-load-") as folder:
        durable = disk(Path(folder))
        if "crowd" in stages:
            crowd["crowd"] = await our_crowd(tables, Path(folder))
        for number in range(rounds):
            loads.append([])
            if "load" in stages:
                within = Path(folder) / str(number)
                within.mkdir()
                loads[-1].append(await our_load(seconds, within))
            if "peers" in stages:
                loads[-1] += [await colyseus_figures(seconds), await boardgame_figures(seconds)]
    figures = [together(one) for one in zip(*loads, strict=True)]
    if "load" in stages:
        for at, one in enumerate(figures[1:], 1):
            one["our_cpu_against_it"] = against([(load[0], load[at]) for load in loads])
    return {
        "machine": {**before, "load_after": round(os.getloadavg()[0], 1)},
        "build": inspect_build().kind,
        "fdatasync": durable,
        "servers": figures,
        **crowd,
    }


def against(pairs: Sequence[tuple[dict[str, Any], dict[str, Any]]]) -> float:
    """How many times as much of the processor a delivery of ours takes: the median of the rounds."""
    costs = [[one["saturated"]["cpu_seconds_per_10000_deliveries"] for one in pair] for pair in pairs]
    return float(round(statistics.median(ours / theirs for ours, theirs in costs), 2))


def main() -> None:
    """Measure, print, and where asked write the figures with the command that took them."""
    parser = argparse.ArgumentParser(description="Measure the server beside its peers.")
    parser.add_argument("--stages", nargs="+", choices=STAGES, default=STAGES)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each of the two loads of a server")
    parser.add_argument("--rounds", type=int, default=3, help="of the loads, each server once in each")
    parser.add_argument("--tables", type=int, default=MANY_TABLES, help="of the crowd, with five people each")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    os.sched_setaffinity(0, CORES[1:] or CORES)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    figures = uvloop.run(measure(args.stages, args.seconds, args.tables, args.rounds))
    command = "python benchmarks/server.py " + " ".join(sys.argv[1:])
    document = (
        json.dumps(
            {"command": command, "python": platform.python_version(), **figures},
            indent=2,
        )
        + "\n"
    )
    if args.out:
        args.out.write_text(document, "utf-8")
    print(document, end="")


if __name__ == "__main__":
    main()
