"""`SeatView` and its two parts, and `Prompt`: what is shown to one viewer, ready for JSON.

Cards are texts in the notation of RULES §1, seats are 0…n−1 in play order, and None stands where
there is nothing or nothing is known. Knows nothing of the deal behind it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from baohuang.views.memory import Memory

Role = Literal["emperor", "guard", "commoner"]
Solo = Literal["open", "hidden", "grab"]


class Line(msgspec.Struct, frozen=True, gc=False):
    """One line of the explanation of a result: a message id and its arguments."""

    id: str
    args: dict[str, int]


class OpenView(msgspec.Struct, gc=False):
    """What lies open to everybody: the part of a `SeatView` that is the same for all viewers of a deal."""

    rules: str
    options: dict[str, int | str]
    seats: int
    clockwise: bool
    starter: int
    emperor: int | None
    revealed: bool
    multiplier: int
    called: str | None
    shown: int
    pile: str
    stuck: list[tuple[int, str]]
    open_guard: bool
    rebellion: bool
    rebels: list[int]
    kick: bool
    bought: list[tuple[int, int, str | None]]
    top: str | None
    top_by: int | None
    leader: int | None
    last: list[str | None]
    passed: list[int]
    out: list[int]
    smothered: list[int]
    points: list[int] | None
    winner: str | None
    places: list[int] | None
    hands: list[str] | None
    breakdown: list[Line] | None


class OwnView(msgspec.Struct, gc=False):
    """What differs from viewer to viewer in a `SeatView`, for JSON, but for cards: those are `notes.Notes`'s."""

    viewer: int | None
    phase: str
    asked: bool
    turn: int | None
    counts: list[int | None]
    guard: int | None
    role: Role | None
    solo: Solo | None


class SeatView(OpenView, omit_defaults=True):
    """All that `viewer` (None: a spectator) may know of a deal: the fields of `OpenView` and of `OwnView`, and cards.

    `asked`: the viewer has to act now. `turn`: the one seat that has to act; None where several are
    asked. `counts`: cards in each hand, None where the table does not show them. `guard`, `role` and
    `solo` are what the viewer knows for certain; `multiplier` counts public facts only. `stuck` and
    `bought` tell seats and cards. `last` is each seat's last play of this trick, ``-`` for a pass.
    `unseen` is the card counter. `breakdown` and `hands` come at the end of the deal. `memory` is what
    a world to search is sampled from; it is not for the wire and left out of JSON while it is None.
    """

    viewer: int | None
    phase: str
    asked: bool
    turn: int | None
    counts: list[int | None]
    guard: int | None
    role: Role | None
    solo: Solo | None
    hand: str
    unseen: dict[str, int] | None
    discards: str
    memory: Memory | None = None


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """What an asked seat may do.

    `actions`: declarations as REFEREE.md writes them. `plays`: every legal play in canonical form.
    `discard`: the number of cards to lay face down, else 0. `deadline`: set by the table, in
    milliseconds.
    """

    actions: tuple[str, ...]
    plays: tuple[str, ...]
    may_pass: bool
    discard: int
    deadline: int | None = None
