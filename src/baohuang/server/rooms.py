"""The HTTP side of rooms: opening one, finding it by its six letters or in the list, inviting others by a picture."""

from __future__ import annotations

import io
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

from baohuang.rulesets.specs import Ruleset
from baohuang.server.api import Value, address_of, admitted, base_of, configured, house_of, require_own, require_rate
from baohuang.server.economy import Economy, StakeSpec, largest_ordinary_loss
from baohuang.server.limits import Buckets
from baohuang.server.refusals import Refusal, Refused
from baohuang.server.specs import FREE, ClockSpec, SeatSpec
from baohuang.server.table import Table
from baohuang.server.tokens import drawn

router = APIRouter(prefix="/api/rooms", responses={code: {"model": Refusal} for code in (400, 403, 404, 409, 429, 503)})

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which read as digits."""

CODE_LENGTH: Final = 6
openings = Buckets(size=10, rate=0.1)
guesses = Buckets(size=20, rate=0.2)
"""Rooms opened from one address and by one person, and codes tried from one address."""

MOST_LISTED: Final = 100
QUIET_ZONE: Final = 4
"""Modules around a code, as its standard wants."""


class Clock(BaseModel):
    """Seconds for a decision, and in reserve for a whole deal."""

    model_config = ConfigDict(extra="forbid")

    decision: Annotated[int, Field(ge=5, le=600)] = 20
    reserve: Annotated[int, Field(ge=0, le=600)] = 30


class RoomRequest(BaseModel):
    """A room: options that differ from the default; without a clock it is untimed, or with a stake has the usual one.

    With a `stake` a point is worth so many coins, and people's own bots, which play from their owners' coins, sit down
    only with `machines`. A match has so many `deals`, null for no end. An `open` room is listed for everybody.
    """

    model_config = ConfigDict(extra="forbid")

    rules: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, Value], Field(max_length=40)] = {}
    clock: Clock | None = None
    stake: Annotated[StrictInt, Field(ge=1, le=10**9)] | None = None
    deals: Annotated[StrictInt, Field(ge=1, le=100)] | None = None
    open: StrictBool = False
    machines: StrictBool = False


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


class RoomInfo(BaseModel):
    """An open room: its host's name, how many people sit on how many seats, the base stake and the deals of a match."""

    table: str
    code: str
    rules: str
    options: dict[str, Value]
    host: str
    people: int
    seats: int
    free: int
    stake: int | None
    deals: int | None


class Rooms(BaseModel):
    """The open rooms, those with free seats first."""

    rooms: list[RoomInfo]


@router.get("")
async def rooms(request: Request) -> Rooms:
    """Rooms that are open to everybody and where somebody is."""
    return Rooms(rooms=[_info(table) for table in house_of(request).open_rooms()[:MOST_LISTED]])


@router.post("", status_code=201)
async def open_room(wish: RoomRequest, request: Request, response: Response) -> OpenedRoom:
    """Open a room; who opens it sits on the first seat and is the host."""
    require_own(request)
    require_rate(openings, address_of(request))
    rules = configured(wish.rules, wish.options)
    house = house_of(request)
    stake = _stake(wish.stake, rules, house.economy)
    person = await admitted(house, request, response)
    require_rate(openings, person)
    if stake is not None and house.store.is_machine(person) and not wish.machines:
        raise Refused(409, "no-bots")
    barred = None if stake is None else house.common.barred(person, stake)
    if barred is not None:
        raise Refused(409, barred)
    own = SeatSpec(house.store.name_of(person) or "", person, machine=house.store.is_machine(person))
    chairs = [own, *[FREE] * (rules.seats - 1)]
    clock = None if wish.clock is None else ClockSpec(wish.clock.decision, wish.clock.reserve)
    code = drawn(CODE_LENGTH, LETTERS)
    table = await house.open_table(
        wish.rules,
        wish.options,
        chairs,
        code=code,
        clock=clock,
        stake=stake,
        deals=wish.deals,
        listed=wish.open,
        machines=wish.machines,
    )
    return OpenedRoom(table=table, code=code)


@router.post("/join")
async def join_room(wish: CodeRequest, request: Request, response: Response) -> FoundRoom:
    """Find a room by its code; the session is made, so that its person can sit down."""
    require_own(request)
    require_rate(guesses, address_of(request))
    house = house_of(request)
    table = house.store.table_with_code(wish.code.strip().upper())
    if table is None:
        raise Refused(404, "unknown-table")
    await admitted(house, request, response)
    return FoundRoom(table=table)


@router.get("/{code}/qr.svg", response_class=Response)
async def invitation(code: Annotated[str, Path(max_length=20)], request: Request) -> Response:
    """The address of a room as a picture that a phone can read."""
    import segno

    require_rate(guesses, address_of(request))
    known = code.strip().upper()
    if house_of(request).store.table_with_code(known) is None:
        raise Refused(404, "unknown-table")
    picture = io.BytesIO()
    address = f"{base_of(request)}/?room={known}"
    segno.make(address, micro=False).save(picture, kind="svg", light="#fff", border=QUIET_ZONE, scale=8)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


def _stake(base: int | None, rules: Ruleset, economy: Economy) -> StakeSpec | None:
    """What a room plays for: never more than the greatest venue of its ruleset. Raises `Refused`."""
    if base is None:
        return None
    if base > max((venue.base for venue in economy.venues if venue.rules == rules.id), default=0):
        raise Refused(400, "bad-request")
    return StakeSpec(base, base * largest_ordinary_loss(rules), bot=economy.bot)


def _info(table: Table) -> RoomInfo:
    spec, seating = table.spec, table.seating
    return RoomInfo(
        table=spec.id,
        code=spec.code or "",
        rules=spec.rules,
        options=dict(spec.options),
        host="" if seating.host is None else seating.chairs[seating.host].name,
        people=len(seating.people),
        seats=len(seating.chairs),
        free=sum(chair.free for chair in seating.chairs),
        stake=None if spec.stake is None else spec.stake.base,
        deals=spec.deals,
    )
