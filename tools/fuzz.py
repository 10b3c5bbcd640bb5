"""Throw mutated frames at a real server, and see that it stays up, answers, and stays small: ``python -m tools.fuzz``.

Connections on seats, of spectators and of strangers send broken and half-broken frames, among them good ones, so that
deals go on under the noise. Every batch ends with a ping, which has to be answered unless the connection was closed
with a code that fits. Faults are: a crash, a trace in the server's log, a 5xx, a hang, a close without or with a wrong
code, memory that grows, and a server that plays no deal afterwards. The last line sums it up.
"""

import argparse
import asyncio
import base64
import contextlib
import http.client
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from pathlib import Path
from typing import Any

from tools.fuzz_frames import CLOSE, TEXT, Mutator, choices, encoded

RUN = """
from baohuang.cli.main import main
from baohuang.server import house
from baohuang.server.limits import Bucket, Buckets
Bucket.take = Buckets.take = lambda *_: True
house.FRAMES_AT_ONCE = house.FRAMES_A_SECOND = 10**9
raise SystemExit(main())
"""
"""The real command; only the limits that would turn a fuzzer away at the door are lifted."""

RULES = ("qingdao", "weifang", "weihai", "classic108")
FITTING = frozenset({1000, 1002, 1003, 1005, 1007, 1008, 1009, 4001, 4003, 4008})
UNENDING = (1011).to_bytes(2, "big") + b"keepalive ping timeout"
"""How the server ends a line that has become silent: one whose last frame never ends, for a mutation made it longer."""

PATIENCE = 60.0
"""Seconds after which an answer that has not come is a hang."""

BATCH = 60
GROWTH = 1.3
SLACK = 24.0
"""How much memory may grow after the first tenth: this many times, and so many megabytes."""


class Server:
    """The server's process."""

    def __init__(self, folder: Path, first: str = "") -> None:
        """`first` is run by the process before anything else."""
        self._errors = folder / "errors.txt"
        command = [sys.executable, "-c", first + RUN, "serve", "--port", "0", "--db", str(folder / "house.sqlite3")]
        with self._errors.open("w") as errors:
            self.process = subprocess.Popen(
                [*command, "--bot-delay", "0-50"], stdout=subprocess.PIPE, stderr=errors, text=True
            )
        line = self.process.stdout.readline() if self.process.stdout else ""
        self.port = int(line.rsplit(":", 1)[1])

    def megabytes(self) -> float:
        """Its resident memory."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0

    def errors(self) -> str:
        """What it has complained about."""
        return self._errors.read_text()

    def ask(self, method: str, path: str, body: bytes | None = None, cookie: str = "") -> tuple[int, bytes, str]:
        """Status, body and cookie of an answer."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        with contextlib.closing(line):
            headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
            line.request(method, path, body, headers)
            answer = line.getresponse()
            return answer.status, answer.read(), (answer.getheader("set-cookie") or cookie).partition(";")[0]

    def open_places(self) -> list[tuple[str, str]]:
        """Tables with the cookies of who sits there; a room of several; nobody's."""
        places = []
        for rules in RULES:
            _, body, cookie = self.ask("POST", "/api/tables", json.dumps({"rules": rules}).encode())
            table = json.loads(body)["table"]
            places += [(table, cookie), (table, cookie), (table, "")]
        _, body, host = self.ask("POST", "/api/rooms", b'{"rules":"weihai"}')
        room = json.loads(body)
        places.append((room["table"], host))
        for _ in range(4):
            _, _, guest = self.ask("POST", "/api/rooms/join", json.dumps({"code": room["code"]}).encode())
            places.append((room["table"], guest))
        return [*places, (room["table"], "baohuang=stolen"), ("nowhere", "")]

    def end(self) -> int | None:
        """Ask it to end; its status."""
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(60)
        self.process.kill()
        self.process.communicate()
        return self.process.returncode


class Noise:
    """What all connections share: chance, counts, and faults."""

    def __init__(self, server: Server, seed: int, seconds: float, frames: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.until = time.monotonic() + seconds
        self.frames = frames
        self.sent = self.heard = self.connections = 0
        self.codes: Counter[int] = Counter()
        self.kinds: Counter[str] = Counter()
        self.faults: list[str] = []

    @property
    def over(self) -> bool:
        """Whether it is enough."""
        return time.monotonic() > self.until or self.sent >= self.frames or len(self.faults) > 20


class Line:
    """One connection, frames made by hand."""

    def __init__(self, noise: Noise, place: tuple[str, str]) -> None:
        self._noise = noise
        self._place = place
        self._mutator = Mutator(noise.chance)
        self._recent: deque[bytes] = deque(maxlen=BATCH)
        self._ping = 0

    async def run(self) -> None:
        """Send batch after batch until the server has enough of it."""
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self._noise.server.port)
        except OSError as error:
            self._fault(f"no connection: {error}")
            return
        self._noise.connections += 1
        try:
            if await self._shake(reader, writer):
                await self._talk(reader, writer)
        except (OSError, asyncio.IncompleteReadError):
            self._noise.codes[1006] += 1
            if not self._mutator.rude:
                self._fault("the line broke without a code")
        except TimeoutError:
            self._fault("no answer: a hang")
        finally:
            writer.close()

    def _fault(self, what: str) -> None:
        self._noise.faults.append(f"{what} after {[bytes(one[:80]) for one in list(self._recent)[-3:]]}")

    async def _shake(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        table, cookie = self._place
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /ws/t/{table} HTTP/1.1", f"Host: 127.0.0.1:{self._noise.server.port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"Cookie: {cookie}"] if cookie else []
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        async with asyncio.timeout(PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        if status >= 500:
            self._fault(f"status {status} for a handshake")
        return status == 101

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        noise = self._noise
        state: dict[str, Any] = {}
        for _ in range(noise.chance.choice((1, 5, 40))):
            if noise.over:
                return
            batch = [self._mutator.frame(state) for _ in range(noise.chance.randrange(1, BATCH))]
            self._ping += 1
            batch.append(encoded(TEXT, b'{"t":"ping","id":%d}' % self._ping))
            self._recent.extend(batch)
            noise.sent += len(batch)
            writer.write(b"".join(batch))
            async with asyncio.timeout(PATIENCE):
                await writer.drain()
                if not await self._listen(reader, state):
                    return

    async def _listen(self, reader: asyncio.StreamReader, state: dict[str, Any]) -> bool:
        """Read up to the answer to the last ping; False where the server has closed."""
        wanted = b'"id":%d,' % self._ping
        while True:
            first, second = await reader.readexactly(2)
            length = second & 127
            if length > 125:
                length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8), "big")
            data = await reader.readexactly(length)
            opcode = first & 15
            if opcode == CLOSE:
                code = int.from_bytes(data[:2], "big") if data else 1005
                self._noise.codes[code] += 1
                if code not in FITTING and data != UNENDING:
                    self._fault(f"closed with {code}")
                return False
            if opcode != TEXT:
                continue
            self._noise.heard += 1
            if data.startswith((b'{"t":"pong"', b'{"t":"rej"')) and wanted in data:
                return True
            if data.startswith((b'{"t":"snapshot"', b'{"t":"update"')):
                state["now"] = data


async def disturb(noise: Noise, connections: int) -> tuple[float, float]:
    """So many connections at a time until it is enough; the memory after a tenth, and at the end."""
    places = noise.server.open_places()
    asked = asyncio.create_task(pester(noise))

    async def one() -> None:
        while not noise.over:
            await Line(noise, noise.chance.choice(places)).run()

    tasks = [asyncio.create_task(one()) for _ in range(connections)]
    begun, whole = time.monotonic(), noise.until - time.monotonic()
    while not noise.over and noise.sent < noise.frames / 10 and time.monotonic() - begun < whole / 10:  # noqa: ASYNC110
        await asyncio.sleep(0.1)
    warm = noise.server.megabytes()
    await asyncio.gather(*tasks, asked)
    return warm, noise.server.megabytes()


async def pester(noise: Noise) -> None:
    """Now and then an HTTP request that makes no sense."""
    chance = noise.chance
    paths = (
        "/api/tables",
        "/api/rooms/join",
        "/api/match",
        "/api/account/login",
        "/ws/t/x",
        "/static/%00",
        "/api/coins",
    )
    while not noise.over:
        path = chance.choice(paths) + chance.choice(("", "?most=-1", "?before=9999999999999999999999", "/%ff"))
        body = chance.choice((b"", b"{", b"[" * 5000, b"\xff\xfe", b'{"code":null}', b'{"rules":{}}', b"x" * 20_000))
        try:
            status, _, _ = await asyncio.to_thread(noise.server.ask, chance.choice(("GET", "POST", "PUT")), path, body)
        except (OSError, http.client.HTTPException) as error:
            noise.faults.append(f"no answer to {path}: {error!r}")
            return
        if status >= 500:
            noise.faults.append(f"status {status} for {path}")
        await asyncio.sleep(0.1)


def plays_on(server: Server) -> bool:
    """Whether a deal can be played to its end."""
    from websockets.sync.client import connect

    _, body, cookie = server.ask("POST", "/api/tables", b'{"rules":"classic108"}')
    address = f"ws://127.0.0.1:{server.port}/ws/t/{json.loads(body)['table']}"
    with connect(address, additional_headers={"Cookie": cookie}, compression=None) as socket:
        socket.send('{"t":"hello","client":"after","last":null}')
        for number in range(10_000):
            message = json.loads(socket.recv(timeout=PATIENCE))
            if message["t"] == "fair" and message["luck"] is None:
                socket.send(json.dumps({"t": "luck", "id": 1, "deal": message["deal"], "word": ""}))
            if message["t"] not in {"snapshot", "update"}:
                continue
            if message["view"]["phase"] == "over":
                return True
            if message["prompt"] is not None:
                action = choices(message)[-1]
                socket.send(json.dumps({"t": "act", "id": number, "version": message["version"], "action": action}))
    return False


def attack(seconds: float, frames: int, seed: int, connections: int) -> tuple[Noise, float, float]:
    """Start a server, disturb it, let it play, stop it; the counts and faults, and its memory early and late."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        noise = Noise(server, seed, seconds, frames)
        try:
            warm, late = asyncio.run(disturb(noise, connections))
            if server.process.poll() is not None:
                noise.faults.append(f"the server has ended with {server.process.poll()}")
            elif not plays_on(server):
                noise.faults.append("no deal can be played afterwards")
        finally:
            status = server.end()
        if status != 0:
            noise.faults.append(f"the server ended with {status}")
        errors = server.errors()
    if "Traceback" in errors or "ERROR" in errors:
        noise.faults.append(errors[-3000:])
    if late > warm * GROWTH + SLACK:
        noise.faults.append(f"memory grew from {warm:.0f} to {late:.0f} MB")
    return noise, warm, late


def main() -> int:
    """Run it; the exit status is 1 where there was a fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--frames", type=int, default=10**12, help="stop earlier, after so many")
    parser.add_argument("--connections", type=int, default=16)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    arguments = parser.parse_args()
    begun = time.monotonic()
    noise, warm, late = attack(arguments.seconds, arguments.frames, arguments.seed, arguments.connections)
    took = time.monotonic() - begun
    for fault in noise.faults:
        print(f"fault: {fault}")
    print(f"seed {arguments.seed}, {noise.connections} connections, {noise.heard} answers, closed {dict(noise.codes)}")
    print(
        f"frames {noise.sent}, {noise.sent / took:.0f} a second, memory {warm:.0f} -> {late:.0f} MB, "
        f"faults {len(noise.faults)}"
    )
    return int(bool(noise.faults))


if __name__ == "__main__":
    sys.exit(main())
