"""What the operator does with a house's database, beside a server that may be running on it."""

from __future__ import annotations

import secrets
import sqlite3
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from baohuang.records.text import to_text
from baohuang.server import archive, entries, ledger, names, reports, talk
from baohuang.server.backup import Taken, back_up
from baohuang.server.commits import Job, Work, commit
from baohuang.server.schema import migrate
from baohuang.server.specs import TableSpec
from baohuang.server.store import open_database

Row = dict[str, str | int | list[str] | None]


class Mistake(ValueError):
    """The operator asked for something that is not there; says what."""


class Desk:
    """The desk over one database; use it as a context."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._database = open_database(path)
            migrate(self._database)
        except sqlite3.Error as error:
            raise Mistake(f"{path}: {error}") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _it: BaseException | None, _at: TracebackType | None) -> None:
        self._database.close()

    def accounts(self) -> list[Row]:
        """Registered people."""
        rows = self._database.execute("SELECT id, name FROM people WHERE password IS NOT NULL ORDER BY id").fetchall()
        return [{"person": row[0], "name": row[1], "coins": ledger.balance(self._database, row[0])} for row in rows]

    def tables(self) -> list[Row]:
        """Tables that are not closed."""
        rows = self._database.execute(
            """
            SELECT id, spec, code, (SELECT MAX(number) FROM log WHERE table_id = tables.id) FROM tables
            WHERE closed IS NULL ORDER BY made, id
            """
        ).fetchall()
        found: list[Row] = []
        for table, spec, code, steps in rows:
            known = msgspec.json.decode(spec, type=TableSpec)
            found.append(
                {"table": table, "rules": known.rules, "seats": len(known.seats), "code": code, "steps": steps or 0}
            )
        return found

    def grant(self, name: str, amount: int) -> Row:
        """Move coins between a person and the house. Raises `Mistake`."""
        person, known = self._person(name)
        key = f"operator/{secrets.token_hex(8)}"
        if not self._do(ledger.Grant(key, _now(), "operator", person, amount)):
            raise Mistake(f"{known} has fewer coins than that")
        return {"name": known, "coins": ledger.balance(self._database, person)}

    def reports(self) -> list[Row]:
        """The reports that wait, oldest first."""
        return [dict(report._asdict()) for report in reports.waiting(self._database)]

    def close_report(self, report: int) -> None:
        """A report has been dealt with. Raises `Mistake`."""
        if not self._do(reports.close(report, _now())):
            raise Mistake(f"no report {report} waits")

    def mute(self, who: str, hours: int) -> Row:
        """Nobody hears a person for some hours; 0 ends it. `who` as in `_person`. Raises `Mistake`."""
        person, name = self._person(who)
        until = _now() + hours * 3_600_000 if hours else None
        self._do(talk.silence(person, until))
        return {"person": person, "name": name, "silenced": until}

    def check(self) -> ledger.Audit:
        """The ledger's audit."""
        return ledger.check(self._database)

    def record(self, table: str, deal: int) -> str:
        """The record of a finished deal as text. Raises `Mistake`."""
        row = self._database.execute("SELECT spec FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            raise Mistake(f"no table {table!r}")
        spec = msgspec.json.decode(row[0], type=TableSpec)
        log = self._database.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY number", (table,))
        found = archive.record(spec.rules, spec.options, (entries.decode(line[0]) for line in log), deal)
        if found is None:
            raise Mistake(f"deal {deal} of table {table} is not over, or not there")
        return to_text(found)

    def back_up(self, copy: Path) -> int:
        """Copy the database; the bytes written. Raises `Mistake`."""
        try:
            return back_up(self._path, copy)
        except Taken as error:
            raise Mistake(f"{copy} is there already") from error
        except (OSError, sqlite3.Error) as error:
            raise Mistake(f"{copy}: {error}") from error

    def _person(self, who: str) -> tuple[int, str]:
        """Number and name of a person by registered name, or ``#`` and number. Raises `Mistake`."""
        number = who.removeprefix("#")
        if who.startswith("#") and number.isdecimal():
            question, key = "SELECT id, name FROM people WHERE id = ? AND deleted IS NULL", number
        else:
            question = "SELECT id, name FROM people WHERE skeleton = ? AND owner IS NULL"
            key = names.skeleton(who).folded
        row = self._database.execute(question, (key,)).fetchone()
        if row is None:
            raise Mistake(f"nobody is called {who!r}")
        return int(row[0]), str(row[1])

    def _do(self, work: Work) -> bool:
        """Whether it could be done."""
        ((_, error),) = commit(self._database, [Job([work], lambda _error: None)])
        return error is None


def _now() -> int:
    return time.time_ns() // 1_000_000
