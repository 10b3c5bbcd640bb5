"""What a table writes down: one entry a step, from which everything else about its deals follows.

An entry's number in its table is the version that the step led to. Entries hold secrets, so they never leave the
server while their deal runs.
"""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True, gc=False, tag_field="t", forbid_unknown_fields=True):
    """Base of the entries."""


class Committed(Entry, frozen=True, gc=False, tag="committed"):
    """The secret of the next deal was drawn (hexadecimal); from now on its commitment is known."""

    secret: str


class Begun(Entry, frozen=True, gc=False, tag="begun"):
    """A deal began: the players' luck by seat, how many void deals the same secret had led to, and the starter.

    Without a `starter` the shuffle draws one.
    """

    luck: tuple[str, ...]
    redeal: int
    starter: int | None


class Acted(Entry, frozen=True, gc=False, tag="acted"):
    """A seat's accepted action, as REFEREE.md writes it, with suits."""

    seat: int
    action: str


class Seated(Entry, frozen=True, gc=False, tag="seated"):
    """From now on a person, a bot, or nobody has a seat; a `machine` is a person's own bot, which comes by a socket."""

    seat: int
    name: str
    person: int | None
    bot: str | None
    machine: bool = False


class Entrusted(Entry, frozen=True, gc=False, tag="entrusted"):
    """託管: from now on the trustee plays for a seat, or no longer; a `leaving` seat is given up after the deal."""

    seat: int
    on: bool
    leaving: bool


AnyEntry = Committed | Begun | Acted | Seated | Entrusted

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """The stored form."""
    return _encoder.encode(entry)


def decode(stored: bytes) -> AnyEntry:
    """Read a stored entry. Raises `msgspec.DecodeError`."""
    return _decoder.decode(stored)
