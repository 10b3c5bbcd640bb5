"""The HTTP side of what has been played: a table's results, a person's history, records to read and keep."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel
from starlette.responses import PlainTextResponse, Response

from baohuang.records.record import Record, to_json
from baohuang.records.text import to_text
from baohuang.server import archive
from baohuang.server.api import address_of, house_of, known_person, require_rate
from baohuang.server.limits import Buckets
from baohuang.server.refusals import Refusal, Refused
from baohuang.server.specs import TableSpec
from baohuang.server.store import ResultRow, Store

router = APIRouter(responses={code: {"model": Refusal} for code in (400, 404, 429)})

MOST_ROWS = 100
FAR_FUTURE = 2**53

downloads = Buckets(size=60, rate=1)
"""Records that one address is given: each is played over from its table's beginning."""


class Result(BaseModel):
    """A finished deal; lists by seat. `at` is milliseconds; `seat` is the asker's, where it is a history."""

    table: str
    deal: int
    at: int
    rules: str
    winner: str
    points: list[int]
    places: list[int]
    emperor: int
    guard: int | None
    names: list[str]
    seat: int | None = None


class Results(BaseModel):
    """Finished deals."""

    deals: list[Result]


@router.get("/api/tables/{table}/deals")
def deals(table: str, request: Request) -> Results:
    """The finished deals of a table, oldest first."""
    return Results(deals=[_result(row) for row in house_of(request).store.results(table)])


@router.get("/api/tables/{table}/deals/{deal}", response_class=Response)
def record(
    table: str,
    deal: Annotated[int, Path(ge=1, le=1_000_000)],
    request: Request,
    form: Annotated[Literal["json", "text"], Query(alias="format")] = "json",
) -> Response:
    """The whole record of a finished deal, all hands and the secret of its shuffle; `baohuang verify` checks it.

    While the deal runs there is no record (``not-found``).
    """
    require_rate(downloads, address_of(request))
    found = finished(house_of(request).store, table, deal)
    if form == "text":
        return PlainTextResponse(to_text(found))
    return Response(to_json(found), media_type="application/json")


@router.get("/api/history")
def history(
    request: Request,
    rules: Annotated[str | None, Query(max_length=40)] = None,
    role: Literal["emperor", "guard", "commoner"] | None = None,
    outcome: Literal["won", "lost", "draw"] | None = None,
    before: Annotated[int, Query(ge=0, le=FAR_FUTURE)] = FAR_FUTURE,
    most: Annotated[int, Query(ge=1, le=MOST_ROWS)] = 20,
) -> Results:
    """The session's own finished deals before a time, newest first; nothing without a session."""
    store = house_of(request).store
    person = known_person(request)
    if person is None:
        return Results(deals=[])
    return Results(deals=[_result(row, seat) for seat, row in store.played(person, rules, before, most, role, outcome)])


def finished(store: Store, table: str, deal: int) -> Record:
    """The record of a finished deal. Raises `Refused`."""
    row = store.table(table, closed=True)
    if row is None:
        raise Refused(404, "unknown-table")
    spec = msgspec.json.decode(row.spec, type=TableSpec)
    found = archive.record(spec.rules, spec.options, store.entries(table), deal)
    if found is None:
        raise Refused(404, "not-found")
    return found


def _result(row: ResultRow, seat: int | None = None) -> Result:
    lists = {name: msgspec.json.decode(getattr(row, name)) for name in ("points", "places", "names")}
    return Result(**(row._asdict() | lists), seat=seat)
