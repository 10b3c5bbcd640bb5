"""The answers of the referee, one struct a shape (REFEREE.md). An `id` is there when one was asked with."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Answer(msgspec.Struct, kw_only=True, frozen=True):
    """What every answer may hold: the `id` of its request."""

    id: Any = msgspec.UNSET


class Refusal(Answer, kw_only=True, frozen=True):
    """No: a code of RULES §5, a sentence for people, and what in particular where there is more to say.

    `at` is the index of the action that was refused.
    """

    ok: Literal[False] = False
    at: int | msgspec.UnsetType = msgspec.UNSET
    error: str
    message: str
    detail: str | msgspec.UnsetType = msgspec.UNSET


class BeatsAnswer(Answer, kw_only=True, frozen=True):
    """The play is legal; it may end the trick at once."""

    ok: Literal[True] = True
    closes: bool


class LegalAnswer(Answer, kw_only=True, frozen=True):
    """Every distinct play, in order."""

    ok: Literal[True] = True
    plays: list[str]
    may_pass: bool


class ScoreAnswer(Answer, kw_only=True, frozen=True):
    """Points and places by seat."""

    ok: Literal[True] = True
    points: list[int]
    multiplier: int
    winner: Literal["emperor", "commoners", "draw"]
    places: list[int]


class SettleAnswer(Answer, kw_only=True, frozen=True):
    """Coins by seat; `house` takes the difference."""

    ok: Literal[True] = True
    change: list[int]
    coins: list[int]
    house: int


class StateAnswer(Answer, kw_only=True, frozen=True):
    """The full truth of a deal. Lists by seat, `to_act` ascending, `out` in order."""

    ok: Literal[True] = True
    phase: Literal[
        "grab",
        "enthrone",
        "call",
        "solo",
        "open",
        "rebel",
        "kick",
        "name",
        "discard",
        "play",
        "rename",
        "over",
        "void",
    ]
    to_act: list[int]
    emperor: int | None
    guard: int | None
    revealed: bool
    solo: Literal["open", "hidden", "grab"] | None
    multiplier: int
    top: str | None
    top_by: int | None
    leader: int | None
    called: str | None
    pile: str
    kitty: str
    discards: str
    smothered: list[int]
    hands: list[str]
    out: list[int]
    points: list[int] | None
    winner: Literal["emperor", "commoners", "draw"] | None


Agreement = BeatsAnswer | LegalAnswer | ScoreAnswer | SettleAnswer | StateAnswer
AnyAnswer = Agreement | Refusal
