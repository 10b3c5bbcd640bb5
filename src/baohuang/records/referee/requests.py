"""The requests of the referee, one struct an operation (REFEREE.md). Keys that are not known are ignored."""

from __future__ import annotations

from typing import Any

import msgspec

from baohuang.records.positions import Position, SeatNumber, Solo


class Request(msgspec.Struct, kw_only=True, frozen=True, tag_field="op"):
    """What every request may hold: an `id` that is echoed, the `lang` of a refusal's sentence."""

    id: Any = None
    lang: str = "en"


class BeatsRequest(Request, kw_only=True, frozen=True, tag="beats"):
    """Whether `play` may be laid on `top` (null or "" is leading), out of `hand` if one is given."""

    rules: str
    play: str
    top: str | None = None
    hand: str | None = None
    options: dict[str, Any] = {}


class LegalRequest(Request, kw_only=True, frozen=True, tag="legal"):
    """Every play of `hand` on `top`."""

    rules: str
    hand: str
    top: str | None = None
    named: str | None = None
    options: dict[str, Any] = {}


class ScoreRequest(Request, kw_only=True, frozen=True, tag="score"):
    """Points of a deal in which seats went out in `order`."""

    rules: str
    emperor: SeatNumber
    guard: SeatNumber | None
    order: list[SeatNumber]
    solo: Solo | None = None
    open_guard: bool = False
    rebellion: bool = False
    kick: bool = False
    options: dict[str, Any] = {}


class SettleRequest(Request, kw_only=True, frozen=True, tag="settle"):
    """Coins that points pay at a stake; lists by seat."""

    points: list[int]
    base: int
    coins: list[int]


class DealRequest(Request, kw_only=True, frozen=True, tag="deal"):
    """A deal from a seed or from hands, and what is done in it."""

    rules: str
    seed: int | None = None
    hands: list[str] | None = None
    kitty: str = ""
    starter: SeatNumber = 0
    options: dict[str, Any] = {}
    actions: list[str] = []


class PositionRequest(Position, kw_only=True, frozen=True, tag="position", tag_field="op"):
    """A position at a lead, and what is done from there."""

    id: Any = None
    lang: str = "en"
    actions: list[str] = msgspec.field(default_factory=list)


AnyRequest = BeatsRequest | LegalRequest | ScoreRequest | SettleRequest | DealRequest | PositionRequest
