"""The HTTP side of rooms: opening one, finding it by its six letters, being somebody who can sit down."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from baohuang.server.api import Value, admitted, configured, house_of, require_own
from baohuang.server.clock import ClockSpec
from baohuang.server.limits import Buckets
from baohuang.server.refusals import Refusal, Refused
from baohuang.server.seating import FREE, SeatSpec

router = APIRouter(prefix="/api/rooms", responses={code: {"model": Refusal} for code in (400, 403, 404, 429)})

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which read as digits."""

CODE_LENGTH: Final = 6
openings = Buckets(size=10, rate=0.1)
guesses = Buckets(size=20, rate=0.2)
"""Rooms opened, and codes tried, from one address."""


class Clock(BaseModel):
    """Seconds for a decision, and in reserve for a whole deal."""

    model_config = ConfigDict(extra="forbid")

    decision: Annotated[int, Field(ge=5, le=600)] = 20
    reserve: Annotated[int, Field(ge=0, le=600)] = 30


class RoomRequest(BaseModel):
    """A room: options that differ from the default; without a clock it is untimed."""

    model_config = ConfigDict(extra="forbid")

    rules: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, Value], Field(max_length=40)] = {}
    clock: Clock | None = None


class OpenedRoom(BaseModel):
    """The room's table, and the letters to tell others."""

    table: str
    code: str


class CodeRequest(BaseModel):
    """Six letters, in either case."""

    model_config = ConfigDict(extra="forbid")

    code: Annotated[str, Field(max_length=20)]


class FoundRoom(BaseModel):
    """The room's table."""

    table: str


@router.post("", status_code=201)
async def open_room(wish: RoomRequest, request: Request, response: Response) -> OpenedRoom:
    """Open a room; who opens it sits on the first seat and is the host."""
    require_own(request)
    _limit(openings, request)
    rules = configured(wish.rules, wish.options)
    house = house_of(request)
    person = await admitted(house, request, response)
    chairs = [SeatSpec(house.store.name_of(person) or "", person), *[FREE] * (rules.seats - 1)]
    clock = None if wish.clock is None else ClockSpec(wish.clock.decision, wish.clock.reserve)
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    table = await house.open_table(wish.rules, wish.options, chairs, code=code, clock=clock)
    return OpenedRoom(table=table, code=code)


@router.post("/join")
async def join_room(wish: CodeRequest, request: Request, response: Response) -> FoundRoom:
    """Find a room by its code; the session is made, so that its person can sit down."""
    require_own(request)
    _limit(guesses, request)
    house = house_of(request)
    table = house.store.table_with_code(wish.code.strip().upper())
    if table is None:
        raise Refused(404, "unknown-table")
    await admitted(house, request, response)
    return FoundRoom(table=table)


def _limit(buckets: Buckets, request: Request) -> None:
    if not buckets.take(request.client.host if request.client else "", time.monotonic()):
        raise Refused(429, "rate")
