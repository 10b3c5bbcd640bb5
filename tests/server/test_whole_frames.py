"""Frames as bytes: what the way out writes is what the library writes, and what it reads itself is what that reads."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from baohuang.server.whole_frames import head, lone_text, size_of
from tests.server.raw import masked

KINDS = st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.CLOSE])


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 985, 65_535, 65_536, 1 << 20])
def test_a_frame_begins_as_the_library_begins_it(size: int) -> None:
    payload = b"x" * size
    assert head(size) + payload == Frame(Opcode.TEXT, payload).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 985, 65_535, 65_536, 1 << 20])
def test_a_clients_frame_is_as_long_as_the_library_makes_it(size: int) -> None:
    assert size_of(size) == len(masked(b"x" * size))


@given(st.text(max_size=200), KINDS, st.booleans(), st.binary(max_size=3))
@example("", Opcode.TEXT, True, b"")
@example("皇帝", Opcode.TEXT, True, b"")
def test_only_a_short_whole_text_that_came_alone_is_read(text: str, kind: Opcode, whole: bool, more: bytes) -> None:
    """Everything else is left to the library."""
    payload = text.encode()
    chunk = masked(payload, kind, whole=whole) if kind is Opcode.TEXT or whole else b""
    alone = kind is Opcode.TEXT and whole and not more and 0 < len(payload) < 126
    assert lone_text(chunk + more) == (payload if alone else None)


@given(st.binary(max_size=140))
def test_any_bytes_are_a_frame_or_not(chunk: bytes) -> None:
    """What is read can be written again; nothing is an error."""
    payload = lone_text(chunk)
    if payload is not None:
        assert size_of(len(payload)) == len(chunk)
