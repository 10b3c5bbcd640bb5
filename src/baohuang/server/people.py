"""The HTTP side of standing: the leaderboard, what is to be known of a player, and my own points deal by deal.

People are named by a public id that opens nothing. Who has deleted their account is not here any more.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel

from baohuang.rulesets.registry import RULESETS
from baohuang.server import standing
from baohuang.server.api import house_of, person_of
from baohuang.server.history import FAR_FUTURE, MOST_ROWS
from baohuang.server.refusals import Refusal, Refused

router = APIRouter(responses={code: {"model": Refusal} for code in (400, 401, 404)})

RulesName = Annotated[str, Query(max_length=40)]


class Place(BaseModel):
    """A line of the leaderboard; `person` is the public id, `bot` a player that is no human. Equals share a place."""

    place: int
    person: str
    name: str
    bot: bool
    rating: int
    deals: int
    points: int


class Leaderboard(BaseModel):
    """The strongest registered players of a ruleset, and its bots."""

    rules: str
    players: list[Place]


class RoleResults(BaseModel):
    """What somebody did in one role."""

    deals: int
    wins: int
    points: int


class Roles(BaseModel):
    """By role."""

    emperor: RoleResults
    guard: RoleResults
    commoner: RoleResults


class Results(BaseModel):
    """What somebody did under one ruleset."""

    rating: int
    deals: int
    points: int
    roles: Roles


class Profile(BaseModel):
    """A player, by ruleset."""

    person: str
    name: str
    bot: bool
    rules: dict[str, Results]


class PointsOfDeal(BaseModel):
    """What one deal gave; `total` is the account after it."""

    at: int
    table: str
    deal: int
    points: int
    total: int


class PointsAccount(BaseModel):
    """My points (積分) under one ruleset, newest deals first."""

    rules: str
    deals: int
    points: int
    entries: list[PointsOfDeal]


@router.get("/api/leaderboard")
async def leaderboard(
    rules: RulesName, request: Request, most: Annotated[int, Query(ge=1, le=MOST_ROWS)] = 50
) -> Leaderboard:
    """The strongest of a ruleset."""
    _require(rules)
    found = house_of(request).store.read(partial(standing.leaders, rules=rules, most=most))
    return Leaderboard(rules=rules, players=[Place(**one._asdict()) for one in found])


@router.get("/api/people/{person}")
async def profile(person: Annotated[str, Path(max_length=60)], request: Request) -> Profile:
    """A player, with results by role."""
    store = house_of(request).store
    who = store.read(partial(standing.find, person=person))
    if who is None:
        raise Refused(404, "not-found")
    found = store.read(partial(standing.profile, player=who.player))
    return Profile(
        person=person,
        name=who.name,
        bot=who.bot,
        rules={rules: Results.model_validate(_plain(one)) for rules, one in found.items()},
    )


@router.get("/api/points")
async def points(
    rules: RulesName,
    request: Request,
    before: Annotated[int, Query(ge=0, le=FAR_FUTURE)] = FAR_FUTURE,
    most: Annotated[int, Query(ge=1, le=MOST_ROWS)] = 50,
) -> PointsAccount:
    """My own points, deal by deal."""
    _require(rules)
    store, person = house_of(request).store, person_of(request)
    deals, total = store.points_of(person).get(rules, (0, 0))
    rows = store.read(partial(standing.points, person=person, rules=rules, before=before, most=most))
    return PointsAccount(
        rules=rules, deals=deals, points=total, entries=[PointsOfDeal(**row._asdict()) for row in rows]
    )


def _plain(one: standing.Profile) -> dict[str, object]:
    return one._asdict() | {"roles": {role: results._asdict() for role, results in one.roles.items()}}


def _require(rules: str) -> None:
    if rules not in RULESETS:
        raise Refused(400, "bad-rules")
