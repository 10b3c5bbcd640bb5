"""`Record`: one deal as ruleset, options, version, seed (or hands) and actions, and its JSON form.

From a record the whole deal can be played again, on any machine, for ever. A record on paper or disk
ends in a *seal*: the number of its actions and a SHA-256 over all before it, so that a record that
was cut off or changed is noticed. (It guards against damage, not against forgery: who can write a
record can seal it.)
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Annotated, Final

import msgspec

from baohuang.cards.fair import LUCK_PATTERN, mixed
from baohuang.cards.shuffle import commitment as commitment_of
from baohuang.cards.shuffle import seed_bytes
from baohuang.records.fault import BadRecord
from baohuang.rulesets.options import Value
from baohuang.rulesets.registry import ruleset

FORMAT: Final = 1
"""The version of the form of records, not of the rules."""

HexSeed = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{2})+$(?!\n)")]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$(?!\n)")]
Cards = Annotated[str, msgspec.Meta(pattern=r"^[3-9TJQKA2wgWEcdhs]*$(?!\n)")]
ActionText = Annotated[str, msgspec.Meta(pattern=r"^[0-4]( [0-9A-Za-z]+)+$(?!\n)")]
OptionNumber = Annotated[int, msgspec.Meta(ge=0, le=999_999_999)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Natural = Annotated[int, msgspec.Meta(ge=0)]
LuckWord = Annotated[str, msgspec.Meta(pattern=LUCK_PATTERN)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a whole record ends in: how many actions there are, and the digest of the record."""

    actions: Natural
    sha256: Digest


class Record(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deal that can be played again.

    `seed` is an integer, or the bytes of a secret seed in hexadecimal; a deal that was laid out by
    hand has `hands` and perhaps a `kitty` instead. `starter` None is drawn from the seed. `actions`
    are as in REFEREE.md, each play with the very cards laid. In a match, `number` counts the deals
    from 1, and `redeal` the void deals since the last that was played. `luck` holds the words that the
    players added to a secret seed, by seat; then the shuffle is that of `cards.fair`.
    """

    rules: Name
    version: Positive
    options: dict[Name, OptionNumber | Name] = {}
    seed: int | HexSeed | None = None
    luck: tuple[LuckWord, ...] | None = None
    hands: tuple[Cards, ...] | None = None
    kitty: Cards = ""
    starter: SeatNumber | None = None
    number: Positive = 1
    redeal: Natural = 0
    actions: tuple[ActionText, ...] = ()

    @property
    def secret(self) -> bytes | None:
        """The seed's bytes, or None where hands were laid out."""
        if self.seed is None:
            return None
        return bytes.fromhex(self.seed) if isinstance(self.seed, str) else seed_bytes(self.seed)

    @property
    def shuffled_with(self) -> bytes | None:
        """The bytes that the deck was shuffled with: the secret, and the players' luck where there was any."""
        secret = self.secret
        return secret if secret is None or self.luck is None else mixed(secret, self.luck, self.redeal)

    @property
    def commitment(self) -> str | None:
        """SHA-256 of the seed in hexadecimal, as published before the deal."""
        secret = self.secret
        return None if secret is None else commitment_of(secret)


class SealedRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The JSON document of a record."""

    baohuang_record: int
    record: Record
    commitment: Digest | None
    seal: Seal


def record_of(
    rules: str,
    options: Mapping[str, Value] | None = None,
    seed: int | bytes | None = None,
    starter: int | None = None,
) -> Record:
    """A record without actions, of the ruleset's present version. Raises `UnknownRules`, `OptionError`.

    >>> record_of("qingdao", seed=7).commitment[:8]
    '7902699b'
    """
    given = dict(options or {})
    version = ruleset(rules, given).version
    written = seed.hex() if isinstance(seed, bytes) else seed
    return Record(rules=rules, version=version, options=given, seed=written, starter=starter)


def seal_of(record: Record) -> Seal:
    """The seal that belongs to a record."""
    canonical = msgspec.json.encode(record, order="deterministic")
    return Seal(len(record.actions), hashlib.sha256(canonical).hexdigest())


def to_json(record: Record) -> bytes:
    """The sealed record as one line of JSON."""
    return msgspec.json.encode(SealedRecord(FORMAT, record, record.commitment, seal_of(record)))


def from_json(text: bytes | str) -> Record:
    """The record of a JSON document. Raises `BadRecord` with the place where it is damaged."""
    try:
        sealed = msgspec.json.decode(text, type=SealedRecord)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadRecord(_place(str(error)), str(error)) from error
    if sealed.baohuang_record != FORMAT:
        raise BadRecord("baohuang_record", f"form {sealed.baohuang_record} is not known")
    if sealed.commitment != sealed.record.commitment:
        raise BadRecord("commitment", "it is not that of the seed")
    require_source(sealed.record)
    require_seal(sealed.record, sealed.seal, "seal")
    return sealed.record


def require_source(record: Record) -> None:
    """Raise `BadRecord` where the cards of the deal do not come from exactly one place."""
    if (record.seed is None) == (record.hands is None):
        raise BadRecord("seed", "a record has either a seed or hands")
    if record.seed is None and record.luck is not None:
        raise BadRecord("luck", "luck belongs to a seed")
    if record.hands is None and record.kitty:
        raise BadRecord("kitty", "a kitty belongs to hands")


def require_seal(record: Record, seal: Seal, where: str) -> None:
    """Raise `BadRecord` where the seal is not the record's."""
    if seal.actions != len(record.actions):
        raise BadRecord(where, f"{seal.actions} actions were sealed, but there are {len(record.actions)}")
    if seal != seal_of(record):
        raise BadRecord(where, "the record was changed after it was sealed")


def _place(message: str) -> str:
    """Where a decoder's message points: a byte, a path, or the end."""
    found = re.search(r"\(byte \d+\)|`(\$[^`]*)`$", message)
    if found is None:
        return "the end" if "truncated" in message else "the document"
    return found[1] or found[0].strip("()")
