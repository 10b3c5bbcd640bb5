"""The log of the tables, written many rows at a time: a commit that takes up fifty tables' moves is one statement.

Each statement costs the writer's thread a wait for the interpreter, so their number decides how fast moves are durable.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

MOST_ROWS: Final = 64
"""Rows of one statement."""


class LogRow(NamedTuple):
    """An entry of a table under its number from 1; `at` is milliseconds of server time, `entry` its stored form."""

    table: str
    number: int
    at: int
    entry: bytes


def write_rows(database: sqlite3.Connection, rows: Iterable[LogRow]) -> None:
    """Write rows down; of one table they come in order.

    Raises `sqlite3.IntegrityError` for a second row with its number, and for a gap before a row.
    """
    for layer in _layers(rows):
        for first in range(0, len(layer), MOST_ROWS):
            some = layer[first : first + MOST_ROWS]
            values = [value for row in some for value in row]
            if database.execute(_insertion(len(some)), values).rowcount != len(some):
                raise sqlite3.IntegrityError("a row of the log does not follow on the one before")


def _layers(rows: Iterable[LogRow]) -> Iterator[list[LogRow]]:
    """The first row of each table, then the second ones and so on: within one statement none follows on another."""
    rest = list(rows)
    while rest:
        layer = {row.table: row for row in reversed(rest)}
        yield list(layer.values())
        rest = [] if len(layer) == len(rest) else [row for row in rest if layer[row.table] is not row]


@lru_cache(maxsize=MOST_ROWS)
def _insertion(rows: int) -> str:
    values = ",".join(["(?,?,?,?)"] * rows)
    return f"""
        INSERT INTO log SELECT column1, column2, column3, column4 FROM (VALUES {values})
        WHERE column2 = 1
        OR EXISTS (SELECT 1 FROM log WHERE table_id = column1 AND number = column2 - 1)
        """  # noqa: S608  # nothing but question marks is put in
