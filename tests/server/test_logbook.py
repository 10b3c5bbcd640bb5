"""The log takes many rows in one statement, and refuses what does not follow on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest

from baohuang.server.logbook import MOST_ROWS, LogRow, write_rows
from baohuang.server.schema import migrate

TABLES = ("one", "two", "three")


@pytest.fixture
def database() -> Iterator[sqlite3.Connection]:
    """A house with three tables."""
    base = sqlite3.connect(":memory:", isolation_level=None)
    base.execute("PRAGMA foreign_keys=ON")
    migrate(base)
    base.executemany("INSERT INTO tables (id, made, spec) VALUES (?, 1, x'')", [(table,) for table in TABLES])
    yield base
    base.close()


def rows(table: str, *numbers: int) -> list[LogRow]:
    """Rows of a table under these numbers."""
    return [LogRow(table, number, 1, b"{}") for number in numbers]


def test_rows_of_many_tables_are_written_whatever_their_order(database: sqlite3.Connection) -> None:
    """Several of one table too: each follows on the one before."""
    some = [row for group in zip(*(rows(table, *range(1, 60)) for table in TABLES), strict=True) for row in group]
    write_rows(database, some[:7])
    write_rows(database, some[7:])
    assert database.execute("SELECT table_id, number FROM log ORDER BY number, table_id").fetchall() == [
        (table, number) for number in range(1, 60) for table in sorted(TABLES)
    ]


def test_more_rows_than_one_statement_takes(database: sqlite3.Connection) -> None:
    """As many tables as it likes may move in one commit."""
    many = [f"table {number}" for number in range(2 * MOST_ROWS + 3)]
    database.executemany("INSERT INTO tables (id, made, spec) VALUES (?, 1, x'')", [(table,) for table in many])
    write_rows(database, [row for table in many for row in rows(table, 1)])
    assert database.execute("SELECT COUNT(*) FROM log").fetchone() == (len(many),)


@pytest.mark.parametrize("numbers", [(2,), (1, 3), (1, 2, 2), (1, 1), (0,), (1, 2, 4)])
def test_gaps_and_repetitions_are_refused(database: sqlite3.Connection, numbers: tuple[int, ...]) -> None:
    """Among rows of other tables that are as they should be."""
    with pytest.raises(sqlite3.IntegrityError):
        write_rows(database, [*rows("two", 1, 2), *rows("one", *numbers), *rows("three", 1)])


def test_a_row_of_an_unknown_table_is_refused(database: sqlite3.Connection) -> None:
    """A log belongs to a table."""
    with pytest.raises(sqlite3.IntegrityError):
        write_rows(database, rows("four", 1))


def test_no_rows_are_no_statement(database: sqlite3.Connection) -> None:
    """A commit may have none."""
    write_rows(database, [])
    assert database.execute("SELECT COUNT(*) FROM log").fetchone() == (0,)
