"""The log of the tables, written many rows at a time: a commit that takes up fifty tables' moves is one statement.

Each statement costs the writer's thread a wait for the interpreter, so their number decides how fast moves are durable.
That a row follows on its table's last one is the schema's to see to.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baohuang.server import entries
from baohuang.server.entries import AnyEntry

MOST_ROWS: Final = 64
"""Rows of one statement."""


class LogRow:
    """An entry of a table under its number from 1; `at` is milliseconds of server time, `entry` its stored form."""

    def __init__(self, table: str, number: int, at: int, entry: bytes) -> None:
        self.table = table
        self.number = number
        self.at = at
        self.entry = entry


def insert_entry(table: str, number: int, at: int, entry: AnyEntry) -> LogRow:
    """Write an entry down; a second one with its number is refused, and so is a gap before it."""
    return LogRow(table, number, at, entries.encode(entry))


def write_rows(database: sqlite3.Connection, rows: Sequence[LogRow]) -> None:
    """Write rows down; of one table they come in order.

    Raises `sqlite3.IntegrityError` for a second row with its number, and for a gap before a row.
    """
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        values: list[str | int | bytes] = []
        for row in some:
            values += (row.table, row.number, row.at, row.entry)
        database.execute(_insertion(len(some)), values)


@lru_cache(maxsize=MOST_ROWS)
def _insertion(rows: int) -> str:
    return "INSERT INTO log VALUES " + ",".join(["(?,?,?,?)"] * rows)  # noqa: S608  # question marks alone
