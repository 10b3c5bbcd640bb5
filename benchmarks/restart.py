"""How long a house with many unfinished tables takes to the first move after its start.

    python benchmarks/restart.py --out benchmarks/results/restart.json

The file is filled with tables of a person and four bots, each stopped in the midst of a deal, in part after whole deals
before it. Then `baohuang serve` is started on it as it is. Measured from the start of the process: until it listens,
until a person's move at one of the tables is acknowledged, until persons at ten more have moved, until every table is
taken up; by the clock on the wall, and by the processor time of the server, which other work on the machine changes
less. The first move is asked for at the table that is taken up last.
"""

import argparse
import contextlib
import hashlib
import http.client
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import connect

from baohuang.bots.random_bot import RandomBot
from baohuang.build_info import inspect_build
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.server.commits import Job, Work, commit
from baohuang.server.course import BOT_NAMES
from baohuang.server.messages import Act, ClientHello, Next
from baohuang.server.schema import migrate
from baohuang.server.specs import Pace, SeatSpec, TableSpec
from baohuang.server.store import insert_person, insert_session, insert_table, open_database
from baohuang.server.table import Table
from baohuang.server.writing import rows_of

RUN = "from baohuang.cli.main import main; raise SystemExit(main())"
MORE = 10
HERE = 1
"""The number of the person's connection while the file is filled."""


def fill(path: Path, tables: int, chance: random.Random) -> list[str]:
    """Write the tables down; those at which a person is asked, in the order in which they were made."""
    database = open_database(path)
    migrate(database)
    waiting = []
    for number in range(1, tables + 1):
        rules = sorted(RULESETS)[number % len(RULESETS)]
        spec = spec_of(f"table-{number:06}", rules, number)
        rows: list[Work] = [
            insert_person(number, "somebody", 1),
            insert_session(hashlib.sha256(f"token {number}".encode()).digest(), number, 1),
            insert_table(spec.id, number, msgspec.json.encode(spec)),
        ]
        played, work = play(spec, chance, chance.randrange(8, 160))
        ((_, error),) = commit(database, [Job([*rows, *work], lambda _error: None)])
        assert error is None, error
        if played.game.live is not None and 0 in played.game.live.asked():
            waiting.append(spec.id)
    database.close()
    return waiting


def spec_of(table: str, rules: str, person: int) -> TableSpec:
    """A person and bots."""
    seats = ruleset(rules).seats
    bots = [SeatSpec(BOT_NAMES[seat], bot="greedy") for seat in range(1, seats)]
    return TableSpec(table, rules, ruleset(rules).version, {}, (SeatSpec("somebody", person), *bots))


def play(spec: TableSpec, chance: random.Random, steps: int) -> tuple[Table, list[Work]]:
    """Play a table by chance for so many steps, and on to where a deal runs; the table and what it wrote down."""
    now = time.time_ns() // 1_000_000 - 3_600_000
    table = Table(spec, {"greedy": RandomBot()}, b"secret", lambda: chance.randbytes(32), Pace(0, 0, 0))
    rows = rows_of(spec, table.start(now))
    table.join(HERE, spec.seats[0].person)
    rows += rows_of(spec, table.receive(HERE, ClientHello("fill", None), now))
    while table.game.version < steps or table.game.idle:
        live = table.game.live
        if table.game.idle:
            done = table.receive(HERE, Next(table.game.version), now)
        elif live is not None and 0 in live.asked():
            text = live.write(0, chance.choice(live.actions(0))) if live.actions(0) else "ready"
            done = table.receive(HERE, Act(table.game.version, table.game.version, text), now)
        else:
            done = table.tick(table.next_due() or now)
        rows += rows_of(spec, done)
    return table, rows


class Server:
    """`baohuang serve` on a file, and the moment at which it was started."""

    def __init__(self, path: Path) -> None:
        self.began = time.perf_counter()
        command = [sys.executable, "-c", RUN, "serve", "--port", "0", "--db", str(path)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline() if self.process.stdout else ""
        self.port = int(line.rsplit(":", 1)[1])

    def age(self) -> tuple[float, float]:
        """Seconds since its start: on the wall, and of its processor time."""
        used = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        ticks = int(used[11]) + int(used[12])
        return round(time.perf_counter() - self.began, 3), ticks / os.sysconf("SC_CLK_TCK")

    def move(self, table: str) -> None:
        """Somebody comes back to a table and moves."""
        headers = {"Authorization": f"Bearer token {int(table.rpartition('-')[2])}"}
        with connect(
            f"ws://127.0.0.1:{self.port}/ws/t/{table}", additional_headers=headers, compression=None
        ) as socket:
            socket.send('{"t":"hello","client":"bench","last":null}')
            while True:
                message = json.loads(socket.recv(timeout=60))
                if message["t"] in {"snapshot", "update"} and message["prompt"] is not None:
                    act = {"t": "act", "id": 1, "version": message["version"], "action": answer(message)}
                    socket.send(json.dumps(act))
                elif message["t"] == "ack":
                    return
                assert message["t"] != "rej", message

    def tables(self) -> int:
        """How many it runs."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        with contextlib.closing(line):
            line.request("GET", "/healthz")
            return int(json.loads(line.getresponse().read())["tables"])


def answer(state: dict[str, Any]) -> str:
    """The last answer that a state offers."""
    prompt = state["prompt"]
    if prompt["discard"]:
        return f"discard {state['view']['hand'][: 2 * prompt['discard']]}"
    plays = [f"play {play}" for play in prompt["plays"]]
    return str([*prompt["actions"], *plays, *(["pass"] if prompt["may_pass"] else [])][-1])


def measure(path: Path, waiting: list[str], tables: int) -> dict[str, tuple[float, float]]:
    """One start; seconds."""
    server = Server(path)
    try:
        times = {"listening": server.age()}
        server.move(waiting[-1])
        times["first_move"] = server.age()
        for table in waiting[:: max(1, len(waiting) // MORE)][:MORE]:
            server.move(table)
        times["ten_more_moves"] = server.age()
        while server.tables() < tables:
            time.sleep(0.02)
        times["all_tables"] = server.age()
    finally:
        server.process.kill()
        server.process.communicate()
    return times


def main() -> int:
    """Fill, start, measure, print JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--starts", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "house.sqlite3"
        waiting = fill(path, arguments.tables, random.Random(arguments.seed))
        with contextlib.closing(open_database(path)) as database:
            steps = int(database.execute("SELECT COUNT(*) FROM log").fetchone()[0])
        starts = [
            measure(path, waiting[: len(waiting) - number], arguments.tables) for number in range(arguments.starts)
        ]
    figures = {
        "command": "python benchmarks/restart.py " + " ".join(sys.argv[1:]),
        "what": "seconds from the start of the process: on the wall, of its processor time",
        "tables": arguments.tables,
        "steps": steps,
        "starts": starts,
        "python": platform.python_version(),
        "build": inspect_build().describe(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
    }
    text = json.dumps(figures, indent=2)
    print(text)
    if arguments.out:
        arguments.out.write_text(text + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
