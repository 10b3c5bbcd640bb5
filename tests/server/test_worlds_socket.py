"""Invariant 3 through the real socket: two houses on one machine, the viewer's bytes compared.

Everything that a house draws is injected equal, and its clock stands where the test puts it.
"""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from websockets.sync.client import ClientConnection

from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import ruleset
from baohuang.server import app, dealing, rooms
from baohuang.server.limits import Buckets
from tests.server.running import Address, hear, in_thread, say
from tests.server.test_worlds import play
from tests.server.worlds import Answering, Hands, Move, elsewhere, script_of

RULES = "weihai"
VIEWER = 2
START = 1_700_000_000_000


class Injected:
    """Stands where `secrets` stands, and gives the same each time."""

    def __init__(self) -> None:
        self._rng = Random(7)
        self.choice = self._rng.choice

    def token_bytes(self, length: int = 32) -> bytes:
        """Bytes."""
        return self._rng.randbytes(length)

    def token_hex(self, length: int = 32) -> str:
        """Text."""
        return self._rng.randbytes(length).hex()

    def randbelow(self, most: int) -> int:
        """A number."""
        return self._rng.randrange(most)


class Watcher:
    """A socket whose every frame is kept as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.tape: list[str | bytes] = []
        say(socket, t="hello", client="watcher", last=None)

    def catch_up(self, number: int) -> None:
        """Read up to the answer to a ping."""
        say(self.socket, t="ping", id=number)
        while not self.tape or '"t":"pong"' not in str(self.tape[-1]) or json.loads(self.tape[-1])["id"] != number:
            self.tape.append(self.socket.recv(timeout=20))


def watch(
    monkeypatch: pytest.MonkeyPatch, database: Path, begun: Hands, moves: list[Move]
) -> tuple[list[str | bytes], list[str | bytes]]:
    """What the viewer and a spectator hear, from the first hello on, at a table dealt from these hands."""
    injected, now = Injected(), [START]
    for name, module in list(sys.modules.items()):
        if name.startswith("baohuang.server.") and hasattr(module, "secrets"):
            monkeypatch.setattr(module, "secrets", injected)
    monkeypatch.setattr(app, "_clock", lambda: now[0])
    monkeypatch.setattr(dealing, "new_deal", begun.deal)
    monkeypatch.setattr(rooms, "openings", Buckets(1000, 0))
    with in_thread(database) as server, ExitStack() as stack:
        table, seats = gather(server, stack)
        watchers = (
            Watcher(stack.enter_context(server.socket(table, seats[VIEWER][0]))),
            Watcher(stack.enter_context(server.socket(table, None))),
        )
        for watcher in watchers:
            watcher.catch_up(0)
        begin([socket for _, socket in seats])
        for number, move in enumerate(moves, 1):
            now[0] = START + move.at
            socket = seats[move.seat][1]
            version = json.loads(last_state(socket))["version"]
            say(socket, t="act", id=1000 + number, version=version, action=move.text)
            while (answer := hear(socket))["t"] not in {"ack", "rej"} or answer["id"] != 1000 + number:
                pass
            assert answer["t"] == "ack", (move, answer)
            for watcher in watchers:
                watcher.catch_up(number)
        return watchers[0].tape, watchers[1].tape


def gather(server: Address, stack: ExitStack) -> tuple[str, list[tuple[str, ClientConnection]]]:
    """Five people in a room: their cookies, and a socket of each."""
    _, headers, body = server.request("POST", "/api/rooms", {"rules": RULES})
    room, cookies = json.loads(body), [headers["set-cookie"].partition(";")[0]]
    for _ in range(4):
        _, headers, _ = server.request("POST", "/api/rooms/join", {"code": room["code"]})
        cookies.append(headers["set-cookie"].partition(";")[0])
    seats = []
    for seat, cookie in enumerate(cookies):
        socket = stack.enter_context(server.socket(room["table"], cookie))
        say(socket, t="hello", client=f"tab {seat}", last=None)
        if seat:
            ask(socket, t="sit", seat=seat)
            ask(socket, t="ready", ready=True)
        seats.append((cookie, socket))
    return room["table"], seats


def begin(sockets: list[ClientConnection]) -> None:
    """The host starts, and everybody gives a word of luck, the last of which deals."""
    ask(sockets[0], t="start")
    for socket in sockets:
        ask(socket, t="luck", deal=1, word="same")


def ask(socket: ClientConnection, **message: object) -> None:
    """A wish that is granted."""
    say(socket, id=1, **message)
    while (answer := hear(socket))["t"] not in {"ack", "rej"}:
        pass
    assert answer["t"] == "ack", (message, answer)


def last_state(socket: ClientConnection) -> str | bytes:
    """The newest state of a seat, by asking anew."""
    say(socket, t="hello", client="again", last=None)
    frame = hear(socket, "snapshot")
    return json.dumps(frame)


def test_two_houses_send_the_same_bytes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A whole deal through the throne, the sealed answers and the first tricks, in two worlds."""
    rng = Random(11)
    begun = Hands.of(new_deal(ruleset(RULES), 5))
    with pytest.MonkeyPatch.context() as patch:
        desk, moves, _ = play(patch, RULES, {}, begun, VIEWER, Answering(rng), 16)
        script = script_of(RULES, {}, desk.log)
    assert desk.phase == "play"
    other, plan = elsewhere(begun, script, moves, VIEWER, rng)
    assert other.hands != begun.hands
    assert other.hands[VIEWER] == begun.hands[VIEWER]
    here = watch(monkeypatch, tmp_path / "one", begun, moves)
    there = watch(monkeypatch, tmp_path / "two", other, plan)
    assert len(here[0]) > 3 * len(moves)
    assert there == here
