"""What a table is from the beginning, as it is stored and as it is asked for."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from baohuang.server.economy import StakeSpec

Seconds = Annotated[int, msgspec.Meta(ge=5, le=600)]
Reserve = Annotated[int, msgspec.Meta(ge=0, le=600)]


class SeatSpec(msgspec.Struct, frozen=True):
    """Who sits on a seat: a person, or a bot by its name among the bots; neither: the seat is free.

    A `machine` is the bot of somebody who has connected it: a person to the table, a bot to the others.
    """

    name: str
    person: int | None = None
    bot: str | None = None
    machine: bool = False

    @property
    def free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.person is None and self.bot is None


FREE: Final = SeatSpec("")


class ClockSpec(msgspec.Struct, frozen=True):
    """The limits of a table, in seconds."""

    decision: Seconds = 20
    reserve: Reserve = 30


class Pace(msgspec.Struct, frozen=True):
    """In milliseconds: how long bots seem to think, and how long is waited for the players' luck and for costly bots.

    After its `patience` a table plays without the answer of a bot that is asked elsewhere.
    """

    shortest: int = 600
    longest: int = 1600
    luck: int = 1000
    patience: int = 3000


class TableSpec(msgspec.Struct, frozen=True):
    """What a table is from the beginning. A table with a `code` is a room: people come to it and its host starts it.

    A match there has so many `deals`, or no end. An `open` room is listed for everybody. Where there are stakes,
    people's own bots may sit down only with `machines`.
    """

    id: str
    rules: str
    version: int
    options: dict[str, int | str]
    seats: tuple[SeatSpec, ...]
    code: str | None = None
    clock: ClockSpec | None = None
    stake: StakeSpec | None = None
    deals: int | None = None
    open: bool = False
    machines: bool = False

    @property
    def is_room(self) -> bool:
        """Whether people come and go between deals."""
        return self.code is not None or self.venue is not None

    @property
    def venue(self) -> str | None:
        """The venue that the table belongs to."""
        return None if self.stake is None else self.stake.venue
