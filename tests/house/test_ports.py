"""Ports on which the tests' servers are killed and started again."""

from __future__ import annotations

import random
import socket

import pytest

from tools.ports import kept_port


def test_a_kept_port_is_free_and_given_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """One in use is passed over; and the system gives lines and servers without a port another one."""

    class InTurn:
        def __init__(self, ports: list[int]) -> None:
            self.ports = ports
            self.bounds = (0, 0)

        def randrange(self, low: int, below: int) -> int:
            """The next one."""
            self.bounds = (low, below)
            return self.ports.pop(0)

    with socket.socket() as taken, socket.socket() as given:
        taken.bind(("127.0.0.1", kept_port()))
        taken.listen()
        given.bind(("127.0.0.1", 0))
        port, other = taken.getsockname()[1], kept_port()
        chance = InTurn([port, other])
        monkeypatch.setattr(random, "SystemRandom", lambda: chance)
        assert kept_port() == other
        low, below = chance.bounds
        assert low <= min(port, other) < max(port, other) < below <= given.getsockname()[1]
