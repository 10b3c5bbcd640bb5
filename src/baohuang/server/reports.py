"""Reports: a player tells the operator about another; the operator reads them with ``baohuang admin reports``.

What the reported person said last at the table goes along; otherwise nothing that is said is kept.
"""

from __future__ import annotations

import logging
import sqlite3
from typing import Annotated, Final, Literal, NamedTuple

import msgspec
from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from baohuang.server import talk
from baohuang.server.api import house_of, person_of, require_own, require_rate
from baohuang.server.commits import Statement
from baohuang.server.limits import Buckets
from baohuang.server.logs import event
from baohuang.server.refusals import Refusal, Refused

log = logging.getLogger("baohuang.server.reports")
router = APIRouter(responses={code: {"model": Refusal} for code in (400, 401, 403, 404, 409, 429)})
written = Buckets(size=5, rate=1 / 120)
"""Reports of one person."""

MOST_WORDS: Final = 500

Reason = Literal["talk", "name", "unfair", "idle", "other"]


class ReportRequest(BaseModel):
    """Who is reported, by table and seat, and why; `words` in the reporter's own words, if any."""

    model_config = ConfigDict(extra="forbid")

    table: Annotated[str, Field(max_length=40)]
    seat: Annotated[int, Field(ge=0, le=4, strict=True)]
    reason: Reason
    words: Annotated[str, Field(max_length=MOST_WORDS)] = ""


class Report(NamedTuple):
    """A report as the operator reads it; `person` and `reporter` are numbers of accounts, `at` milliseconds."""

    report: int
    at: int
    reason: str
    words: str
    said: list[str]
    person: int
    name: str
    reporter: int
    table: str
    deal: int
    seat: int


@router.post("/api/reports", status_code=204)
async def report(wish: ReportRequest, request: Request) -> None:
    """Tell the operator about somebody at a table where I am."""
    require_own(request)
    person = person_of(request)
    require_rate(written, person)
    house = house_of(request)
    running = house.table(wish.table)
    if running is None:
        raise Refused(404, "unknown-table")
    table = running.table
    here = {guest.person for guest in table.audience.guests.values()} | {one.person for one in table.seating.chairs}
    if person not in here:
        raise Refused(403, "unauthorised")
    other = table.seating.chairs[wish.seat].person if wish.seat < len(table.seating.chairs) else None
    if other is None or other == person:
        raise Refused(400, "bad-request")
    said = msgspec.json.encode([what for who, what in table.lately if who == other]).decode()
    words = talk.clean(wish.words, MOST_WORDS)
    facts = (house.now, person, other, wish.table, table.game.deal, wish.seat, wish.reason, words, said)
    await house.committed([Statement(INSERT, facts)])
    event(log, logging.INFO, "report", table=wish.table, seat=wish.seat, reason=wish.reason)


INSERT: Final = """
    INSERT INTO reports (at, reporter, person, table_id, deal, seat, reason, words, said)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


def waiting(database: sqlite3.Connection) -> list[Report]:
    """The reports that nobody has closed, oldest first."""
    rows = database.execute(
        """
        SELECT reports.id, at, reason, words, said, person, name, reporter, table_id, deal, seat
        FROM reports JOIN people ON people.id = person WHERE closed IS NULL ORDER BY reports.id
        """
    )
    return [Report._make((*row[:4], msgspec.json.decode(row[4]), *row[5:])) for row in rows]


def close(report: int, now: int) -> Statement:
    """A report has been dealt with; it fails where there is no such open one."""
    return Statement("UPDATE reports SET closed = ? WHERE id = ? AND closed IS NULL", (now, report))
