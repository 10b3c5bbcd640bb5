"""What a table writes down: one entry a step, from which everything else about its deals follows.

An entry's number in its table is the version that the step led to. Entries hold seeds, so they never leave the
server while their deal runs.
"""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True, gc=False, tag_field="t", forbid_unknown_fields=True):
    """Base of the entries."""


class Begun(Entry, frozen=True, gc=False, tag="begun"):
    """A deal began from a secret seed (hexadecimal); without a `starter` the seed draws one."""

    seed: str
    starter: int | None


class Acted(Entry, frozen=True, gc=False, tag="acted"):
    """A seat's accepted action, as REFEREE.md writes it, with suits."""

    seat: int
    action: str


AnyEntry = Begun | Acted

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """The stored form."""
    return _encoder.encode(entry)


def decode(stored: bytes) -> AnyEntry:
    """Read a stored entry. Raises `msgspec.DecodeError`."""
    return _decoder.decode(stored)
