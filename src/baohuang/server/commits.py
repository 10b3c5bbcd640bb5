"""Jobs for the store, and the commit that many of them share. Knows SQL and the log's rows, no table of the house."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import NamedTuple

from baohuang.server.logbook import MOST_ROWS, LogRow, write_rows

Parameter = int | str | bytes | None
Done = Callable[[Exception | None], None]


class Statement(NamedTuple):
    """One SQL statement and its parameters; it fails where it changes no row, unless that is `fine`."""

    sql: str
    parameters: tuple[Parameter, ...] = ()
    fine: bool = False


Operation = Callable[[sqlite3.Connection], None]
"""Something that has to read before it writes; it raises `sqlite3.Error` to undo the whole job."""

Work = Statement | LogRow | Operation


class Job:
    """Statements and operations that are committed together or not at all, and who wants to know.

    Rows of the log are written after all the rest of a commit.
    """

    def __init__(self, statements: Sequence[Work], done: Done) -> None:
        self.statements = statements
        self.done = done


def commit(database: sqlite3.Connection, jobs: Sequence[Job]) -> list[tuple[Done, Exception | None]]:
    """Commit the jobs together; where that fails, one by one, so that only the faulty one is lost."""
    error = _try(database, jobs)
    if error is None:
        return [(job.done, None) for job in jobs]
    if len(jobs) == 1:
        return [(jobs[0].done, error)]
    return [(job.done, _try(database, [job])) for job in jobs]


def _try(database: sqlite3.Connection, jobs: Sequence[Job]) -> Exception | None:
    """What went wrong, or None. Entries are written together, those that stand before an operation before it."""
    works: list[Work] = []
    for job in jobs:
        works += job.statements
    if not works:
        return None
    rows = [work for work in works if isinstance(work, LogRow)]
    try:
        if len(rows) == len(works) <= MOST_ROWS:
            write_rows(database, rows)
        else:
            database.execute("BEGIN IMMEDIATE")
            _carry_out(database, works)
            database.execute("COMMIT")
    except Exception as error:  # noqa: BLE001  # whatever an operation does, the writer goes on with the others
        if database.in_transaction:
            database.execute("ROLLBACK")
        return error
    return None


def _carry_out(database: sqlite3.Connection, works: Sequence[Work]) -> None:
    rows: list[LogRow] = []
    for work in works:
        if isinstance(work, LogRow):
            rows.append(work)
        elif isinstance(work, Statement):
            changed = database.execute(work.sql, work.parameters).rowcount
            if changed == 0 and not work.fine:
                raise sqlite3.IntegrityError("a statement that should change a row changed none")
        else:
            write_rows(database, rows)
            rows.clear()
            work(database)
    write_rows(database, rows)
