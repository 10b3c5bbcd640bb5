"""However a connection ends, nothing of it is left after a moment: also where its reader never reads what was owed."""

from __future__ import annotations

import json
import queue
import socket
import time
from asyncio import BaseTransport
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.frames import Close, Opcode

from baohuang.server import run, wire
from tests.server.raw import masked, upgrade
from tests.server.running import PATIENCE, Address, greet, hear, in_thread, say

TIGHT = 4096
"""Bytes that the kernel keeps for a reader in these tests, so that the rest waits in the server."""

ENOUGH = 20
"""Requests whose answers are more than that, and less than what drops a reader."""


class House(NamedTuple):
    """A server, and its connections as they begin and as they are lost."""

    address: Address
    made: queue.SimpleQueue[wire.Wire]
    lost: queue.SimpleQueue[wire.Wire]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server with short moments and tight buffers."""
    made: queue.SimpleQueue[wire.Wire] = queue.SimpleQueue()
    lost: queue.SimpleQueue[wire.Wire] = queue.SimpleQueue()

    class Watched(wire.Wire):
        def connection_made(self, transport: BaseTransport) -> None:
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, TIGHT)
            super().connection_made(transport)
            made.put(self)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            lost.put(self)

    monkeypatch.setattr(run, "Wire", Watched)
    monkeypatch.setattr(wire, "GRACE", 0.5)
    monkeypatch.setattr(run, "BEAT", 1.0)
    with in_thread(tmp_path / "house.sqlite3") as address:
        yield House(address, made, lost)


@contextmanager
def deaf(house: House, table: str) -> Iterator[tuple[socket.socket, wire.Wire]]:
    """A spectator's connection that reads nothing, with bytes waiting for it in the server."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, TIGHT)
        line.connect(("127.0.0.1", house.address.port))
        line.sendall(upgrade(house.address.host, f"/ws/t/{table}"))
        its = house.made.get(timeout=PATIENCE)
        line.recv(1, socket.MSG_PEEK)
        line.sendall(masked(b'{"t":"hello","client":"deaf","last":null}'))
        for _ in range(ENOUGH):
            line.sendall(masked(json.dumps({"t": "resume", "last": 0}).encode()))
        while not its.transport.get_write_buffer_size():
            time.sleep(0.01)
        yield line, its


@pytest.mark.parametrize("ending", ["silence", "half-closed", "closed", "dropped", "dropped and closed", "nonsense"])
def test_who_never_reads_is_gone_in_the_end(house: House, ending: str) -> None:
    """With bytes waiting, a transport's own `close` would wait for the reader for ever."""
    table, cookie = house.address.open_table()
    with house.address.socket(table, cookie) as owner:
        house.made.get(timeout=PATIENCE)
        greet(owner)
        with deaf(house, table) as (line, its):
            if ending == "half-closed":
                line.shutdown(socket.SHUT_WR)
            elif ending == "closed":
                line.sendall(masked(Close(1000, "").serialize(), Opcode.CLOSE))
            elif ending == "nonsense":
                line.sendall(b"\xff" * 20)
            elif ending != "silence":
                line.sendall(masked(b'{"t":"ping","id":1}') * 200)
                if ending == "dropped and closed":
                    line.sendall(masked(Close(1008, "").serialize(), Opcode.CLOSE))
            assert house.lost.get(timeout=PATIENCE) is its
            say(owner, t="hello", client="tab", last=None)
            while hear(owner, "room")["watching"]:
                pass
