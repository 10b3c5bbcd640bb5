"""A real server: in a thread of the test where it only has to answer, in a process of its own where it has to die."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from baohuang.server.app import Settings
from baohuang.server.economy import Economy
from baohuang.server.run import Announcing, config_of
from baohuang.server.specs import Pace
from tests.server.support import choices
from tools.ports import kept_port

Frame = dict[str, Any]
FAST = Pace(0, 0, 20)
PATIENCE = 40.0
"""Seconds until a test that waits gives up; far more than a loaded machine needs."""

RUN = "from baohuang.cli.main import main; raise SystemExit(main())"


class Address:
    """Where a server listens, and what a browser would do there."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.host = f"127.0.0.1:{port}"

    def request(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of an answer."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = dict(headers or {})
        data = None
        if body is not None:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            sent.setdefault("content-type", "application/json")
        with contextlib.closing(connection):
            connection.request(method, path, data, sent)
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()

    def open_table(self, rules: str = "qingdao", cookie: str | None = None, **wish: object) -> tuple[str, str]:
        """A new table and the cookie of who sits there."""
        headers = {"cookie": cookie} if cookie else {}
        status, got, body = self.request("POST", "/api/tables", {"rules": rules, **wish}, headers)
        assert status == 201, body
        return json.loads(body)["table"], cookie or got["set-cookie"].partition(";")[0]

    def socket(
        self, table: str, cookie: str | None, origin: str | None = None, unread: int | None = None
    ) -> ClientConnection:
        """A socket to a table; it raises where it is not accepted, and stops reading at `unread` frames."""
        return connect(
            f"ws://{self.host}/ws/t/{table}",
            additional_headers={"Cookie": cookie} if cookie else {},
            origin=origin,  # type: ignore[arg-type]  # a new type of strings
            compression=None,
            ping_interval=None,
            max_queue=unread,
            open_timeout=PATIENCE,
        )


def say(socket: ClientConnection, **message: object) -> None:
    """Send a message."""
    socket.send(json.dumps(message))


def hear(socket: ClientConnection, kind: str | None = None) -> Frame:
    """The next frame, or the next of a kind."""
    while True:
        frame: Frame = json.loads(socket.recv(timeout=PATIENCE))
        if kind is None or frame["t"] == kind:
            return frame


def greet(socket: ClientConnection, client: str = "tab", last: int | None = None) -> Frame:
    """Say hello; the first state, or the hello's answer where nothing was missed."""
    say(socket, t="hello", client=client, last=last)
    hello = hear(socket, "hello")
    return hear_state(socket) if last is None else hello


def greet_room(socket: ClientConnection, client: str = "tab") -> Frame:
    """Say hello at a table where no deal has begun; the room."""
    say(socket, t="hello", client=client, last=None)
    return hear(socket, "room")


def hear_state(socket: ClientConnection) -> Frame:
    """The next snapshot or update."""
    while True:
        frame = hear(socket)
        if frame["t"] in {"snapshot", "update"}:
            return frame


def closed(socket: ClientConnection) -> int:
    """The code with which the server closes."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=PATIENCE)
    assert socket.close_code is not None
    return socket.close_code


def asked(socket: ClientConnection, state: Frame) -> Frame:
    """The first state from this one on in which the viewer is asked."""
    while not state["view"]["asked"] and state["view"]["phase"] != "over":
        state = hear_state(socket)
    return state


def play(
    socket: ClientConnection,
    state: Frame,
    enough: Callable[[Frame], bool],
    first: int = 1,
    beside: list[Frame] | None = None,
) -> Frame:
    """Answer whatever is asked with the last choice, until a state is enough; that state.

    What comes between a move and its answer is read here; `beside` gets it, states apart. A question that all are asked
    at once may be over before the answer comes, as when somebody else has shown themselves.
    """
    request = first
    beside = [] if beside is None else beside
    while not enough(state):
        state = asked(socket, state)
        if enough(state):
            break
        action, version = choices(state)[-1], state["version"]
        say(socket, t="act", id=request, version=version, action=action)
        answer: Frame = {}
        while answer.get("t") not in {"ack", "rej"} or answer["id"] != request:
            answer = hear(socket)
            if answer["t"] in {"snapshot", "update"}:
                state = answer
            else:
                beside.append(answer)
        assert answer["t"] == "ack" or (answer["error"] == "stale" and state["version"] > version), (action, answer)
        request += 1
    return state


def play_out(socket: ClientConnection, state: Frame, kind: str) -> tuple[Frame, Frame]:
    """Play a deal to its end: the last state, and the frame of a kind that follows it.

    Where the player's own move ends the deal, that frame stands before the move's answer.
    """
    beside: list[Frame] = []
    end = play(socket, state, lambda state: state["view"]["phase"] == "over", first=10, beside=beside)
    came = [frame for frame in beside if frame["t"] == kind]
    return end, came[-1] if came else hear(socket, kind)


@contextlib.contextmanager
def in_thread(
    database: Path,
    pace: Pace = FAST,
    economy: Economy | None = None,
    origins: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
) -> Iterator[Address]:
    """A server in a thread."""
    addresses: queue.SimpleQueue[str] = queue.SimpleQueue()
    config = config_of(Settings(database, pace, economy, origins), "127.0.0.1", 0, proxies)
    server = Announcing(config, addresses.put)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        yield Address(int(addresses.get(timeout=20).rpartition(":")[2]))
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


class Process:
    """`baohuang serve` in a process of its own."""

    def __init__(self, database: Path, *arguments: str, port: int | None = None) -> None:
        """`port` of the one before, which it takes the place of."""
        port = port or kept_port()
        command = [sys.executable, "-c", RUN, "serve", "--port", str(port), "--db", str(database), *arguments]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(os.environ)
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)$", line.strip())
        assert found, self.process.communicate()[1]
        self.address = Address(int(found[1]))

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.communicate()

    def terminate(self) -> tuple[int, str]:
        """Ask it to end; its status and what it wrote to standard error."""
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=20)
        return self.process.returncode, errors
