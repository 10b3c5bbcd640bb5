"""What a table asks of whoever runs it."""

from __future__ import annotations

from typing import NamedTuple

from baohuang.server.entries import AnyEntry


class Append(NamedTuple):
    """Make an entry durable under its number in the table; `at` is milliseconds of server time."""

    number: int
    at: int
    entry: AnyEntry


class Send(NamedTuple):
    """Send a frame to a connection."""

    guest: int
    frame: bytes


class Close(NamedTuple):
    """Close a connection with a code."""

    guest: int
    code: int


Effect = Append | Send | Close
"""In the order in which they have to be done."""
