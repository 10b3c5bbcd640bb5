"""Ports on which the tests' servers are killed and started again."""

from __future__ import annotations

import random
import socket
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import ports
from tools.ports import kept_port


def test_a_kept_port_is_free_and_given_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """One in use is passed over; and the system gives lines and servers without a port another one."""

    class InTurn:
        def __init__(self, ports: list[int]) -> None:
            self.ports = ports
            self.kept: Sequence[int] = ()

        def choice(self, kept: Sequence[int]) -> int:
            """The next one."""
            self.kept = kept
            return self.ports.pop(0)

    with socket.socket() as taken, socket.socket() as given:
        taken.bind(("127.0.0.1", kept_port()))
        taken.listen()
        given.bind(("127.0.0.1", 0))
        port, other = taken.getsockname()[1], kept_port()
        chance = InTurn([port, other])
        monkeypatch.setattr(random, "SystemRandom", lambda: chance)
        assert kept_port() == other
        assert {port, other} <= set(chance.kept)
        assert given.getsockname()[1] not in chance.kept


def test_where_the_system_gives_every_port_any_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = tmp_path / "range"
    given.write_text("1024\t65535\n")
    monkeypatch.setattr(ports, "GIVEN", given)
    assert kept_port() >= ports.LOWEST
