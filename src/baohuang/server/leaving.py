"""Deleting an account: whatever names the person is blanked or taken away, in one transaction.

Deals stay, with a blank name: in results, in the seats of tables, and in the entries by which people sat down. So does
the ledger, which must balance, with a number that nothing leads to any more. The person's own bots go along.
"""

from __future__ import annotations

import sqlite3
from typing import Final

import msgspec
from msgspec.structs import replace

from baohuang.server import entries
from baohuang.server.entries import Seated
from baohuang.server.specs import TableSpec

LISTS: Final = (
    "DELETE FROM sessions WHERE person = ?",
    "DELETE FROM ratings WHERE person = ?",
    "DELETE FROM roles WHERE person = ?",
    "DELETE FROM mutes WHERE person = ?",
    "DELETE FROM mutes WHERE muted = ?",
)
"""What is only about the person, or of use to them."""


class Leave:
    """Forget a person who is still there; an operation of the store. It fails where they are not."""

    def __init__(self, person: int, now: int) -> None:
        self._person = person
        self._now = now

    def __call__(self, database: sqlite3.Connection) -> None:
        """Do it."""
        own = database.execute("SELECT id FROM people WHERE owner = ? AND deleted IS NULL", (self._person,))
        for person in (self._person, *(int(row[0]) for row in own.fetchall())):
            self._forget(database, person)

    def _forget(self, database: sqlite3.Connection, person: int) -> None:
        changed = database.execute(
            """
            UPDATE people SET name = '', skeleton = NULL, seen = NULL, password = NULL, handle = NULL, deleted = ?
            WHERE id = ? AND deleted IS NULL
            """,
            (self._now, person),
        )
        if changed.rowcount == 0:
            raise sqlite3.IntegrityError(f"no person {person}")
        for sql in LISTS:
            database.execute(sql, (person,))
        Blank(person)(database)


class Blank:
    """Take the name of who has left from whatever holds it; an operation of the store, which may be done again."""

    def __init__(self, person: int) -> None:
        self._person = person

    def __call__(self, database: sqlite3.Connection) -> None:
        """Do it."""
        person = self._person
        tables = database.execute("SELECT table_id FROM sat WHERE person = ?", (person,)).fetchall()
        for (table,) in tables:
            _blank_seats(database, table, person)
            _blank_entries(database, table, person)
        _blank_results(database, person)


def _blank_seats(database: sqlite3.Connection, table: str, person: int) -> None:
    (stored,) = database.execute("SELECT spec FROM tables WHERE id = ?", (table,)).fetchone()
    spec = msgspec.json.decode(stored, type=TableSpec)
    seats = tuple(replace(seat, name="") if seat.person == person else seat for seat in spec.seats)
    if seats != spec.seats:
        written = msgspec.json.encode(replace(spec, seats=seats))
        database.execute("UPDATE tables SET spec = ? WHERE id = ?", (written, table))


def _blank_entries(database: sqlite3.Connection, table: str, person: int) -> None:
    rows = database.execute(
        "SELECT number, entry FROM log WHERE table_id = ? AND json_extract(CAST(entry AS TEXT), '$.person') = ?",
        (table, person),
    )
    for number, stored in rows.fetchall():
        entry = entries.decode(stored)
        if isinstance(entry, Seated):
            blank = entries.encode(replace(entry, name=""))
            database.execute("UPDATE log SET entry = ? WHERE table_id = ? AND number = ?", (blank, table, number))


def _blank_results(database: sqlite3.Connection, person: int) -> None:
    database.execute(
        """
        UPDATE results SET names = json_set(names, '$[' || played.seat || ']', '') FROM played
        WHERE played.person = ? AND played.table_id = results.table_id AND played.deal = results.deal
        """,
        (person,),
    )
