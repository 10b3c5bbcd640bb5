"""The HTTP side of play money: my account page, the day's relief, the venues and the way to a table of one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from baohuang.server.api import address_of, admitted, house_of, person_of, require_human, require_rate
from baohuang.server.history import FAR_FUTURE, MOST_ROWS
from baohuang.server.limits import Buckets
from baohuang.server.refusals import Refusal, Refused

router = APIRouter(responses={code: {"model": Refusal} for code in (400, 401, 403, 404, 409, 429, 503)})
matches = Buckets(size=20, rate=0.5)
"""Matches asked for from one address."""


class Posting(BaseModel):
    """A line of the account; `table` and `deal` where a deal was the reason."""

    at: int
    reason: str
    table: str | None
    deal: int | None
    amount: int


class RulesetPoints(BaseModel):
    """Deals played and points (積分) under one ruleset."""

    deals: int
    points: int


class AccountPage(BaseModel):
    """Coins, where they came from and went, and points by ruleset."""

    balance: int
    relief: int
    relief_below: int
    entries: list[Posting]
    points: dict[str, RulesetPoints]


class VenueInfo(BaseModel):
    """A venue: who has less than `minimum` coins cannot sit down."""

    id: str
    rules: str
    options: dict[str, int | str]
    base: int
    minimum: int


class Venues(BaseModel):
    """All venues, after how many seconds bots fill a table, and which bot sits where coins are at stake."""

    venues: list[VenueInfo]
    bots_after: int
    bot: str


class MatchRequest(BaseModel):
    """A venue by its id."""

    model_config = ConfigDict(extra="forbid")

    venue: Annotated[str, Field(max_length=40)]


class FoundTable(BaseModel):
    """The table with a seat for you."""

    table: str


@router.get("/api/coins")
async def coins(
    request: Request,
    before: Annotated[int, Query(ge=0, le=FAR_FUTURE)] = FAR_FUTURE,
    most: Annotated[int, Query(ge=1, le=MOST_ROWS)] = 50,
) -> AccountPage:
    """My account, newest entries first."""
    house = house_of(request)
    store, person = house.store, person_of(request)
    return AccountPage(
        balance=store.balance(person),
        relief=house.economy.relief,
        relief_below=house.economy.relief_below,
        entries=[
            Posting(at=row.at, reason=row.reason, table=row.table, deal=row.deal, amount=row.amount)
            for row in store.postings(person, before, most)
        ],
        points={
            rules: RulesetPoints(deals=deals, points=points)
            for rules, (deals, points) in store.points_of(person).items()
        },
    )


@router.post("/api/coins/relief", status_code=204)
async def relief(request: Request) -> None:
    """The day's relief, for who has little."""
    require_human(request)
    if not await house_of(request).relieve(person_of(request)):
        raise Refused(409, "no-relief")


@router.get("/api/venues")
async def venues(request: Request) -> Venues:
    """The venues."""
    economy = house_of(request).economy
    found = [
        VenueInfo(id=one.id, rules=one.rules, options=one.options, base=one.base, minimum=one.minimum)
        for one in economy.venues
    ]
    return Venues(venues=found, bots_after=economy.bots_after, bot=economy.bot)


@router.post("/api/match")
async def match(wish: MatchRequest, request: Request, response: Response) -> FoundTable:
    """A seat at a table of a venue, as a guest if need be."""
    require_human(request)
    require_rate(matches, address_of(request))
    house = house_of(request)
    venue = house.economy.venue(wish.venue)
    if venue is None:
        raise Refused(404, "not-found")
    person = await admitted(house, request, response)
    running = await house.match(venue, person)
    if isinstance(running, str):
        raise Refused(409, running)
    return FoundTable(table=running.table.spec.id)
