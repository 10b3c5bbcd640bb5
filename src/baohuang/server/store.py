"""The house's memory: one SQLite file, one writer thread, many writes in one commit.

Whoever writes hands over a job and is called back when it is durable (WAL, ``synchronous=FULL``); jobs that came
meanwhile share the next commit. Jobs are committed in the order in which they came. A job that fails does not touch
the others.
"""

from __future__ import annotations

import json
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from baohuang.server import entries, ledger
from baohuang.server.commits import Done, Job, Statement, Work, commit
from baohuang.server.entries import AnyEntry
from baohuang.server.names import Skeleton
from baohuang.server.schema import migrate

Answer = TypeVar("Answer")
Deliver = Callable[[list[tuple[Done, Exception | None]]], None]
Soon = Callable[[Callable[[], None]], object]

MOST_IN_ONE_COMMIT: Final = 2000
PAGES_BETWEEN_CHECKPOINTS: Final = 4000
"""A page that many moves have changed meanwhile is copied back once: of a busy house, nearly all. 16 MiB of log."""


class TableRow(NamedTuple):
    """A table as it is stored; `spec` is JSON."""

    id: str
    spec: bytes


class ResultRow(NamedTuple):
    """A deal's result, column by column; `points`, `places` and `names` are JSON lists by seat."""

    table: str
    deal: int
    at: int
    rules: str
    winner: str
    points: str
    places: str
    emperor: int
    guard: int | None
    names: str


SELECT_PLAYED: Final = """
    SELECT seat, results.* FROM played JOIN results USING (table_id, deal)
    WHERE person = :person AND played.at < :before AND (:rules IS NULL OR rules = :rules)
    AND (:role IS NULL OR :role =
        CASE WHEN seat = emperor THEN 'emperor' WHEN seat = guard THEN 'guard' ELSE 'commoner' END)
    AND (:outcome IS NULL OR :outcome =
        CASE WHEN winner = 'draw' THEN 'draw'
        WHEN (seat = emperor OR seat IS guard) = (winner = 'emperor') THEN 'won' ELSE 'lost' END)
    ORDER BY played.at DESC LIMIT :most
"""


class AccountRow(NamedTuple):
    """A person; a guest has no password."""

    person: int
    name: str
    password: str | None


def _at_once(work: Callable[[], None]) -> None:
    work()


class Store:
    """The file at `path`, which is made when it is missing.

    `deliver` gets the outcomes of each commit, on the writer's thread. `soon` calls what it is given a little later, at
    best when whoever submits has done all that can be done at once: until then jobs gather for one commit. Raises
    `sqlite3.Error` where the file is no database of ours.
    """

    def __init__(self, path: Path, deliver: Deliver, soon: Soon = _at_once) -> None:
        self._path = path
        self._deliver = deliver
        self._soon = soon
        self._fresh: list[Job] = []
        self._queue: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        self._reader = open_database(path)
        migrate(self._reader)
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def submit(self, statements: Sequence[Work], done: Done) -> None:
        """Commit these statements; an empty job is called back after all that were submitted before it."""
        self._fresh.append(Job(statements, done))
        if len(self._fresh) == 1:
            self._soon(self._hand_over)

    def close(self) -> None:
        """Commit what is waiting, then close the file."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()
        self._reader.close()

    def _hand_over(self) -> None:
        jobs, self._fresh = self._fresh, []
        self._queue.put(jobs)

    # Reading: what has been committed.

    def read(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Ask something that a module of its own knows how to ask; it must not write."""
        return question(self._reader)

    def open_tables(self) -> list[str]:
        """The ids of the tables that are not closed, oldest first."""
        rows = self._reader.execute("SELECT id FROM tables WHERE closed IS NULL ORDER BY made, id")
        return [row[0] for row in rows]

    def table(self, table: str, *, closed: bool = False) -> TableRow | None:
        """A table that is not closed, or any with `closed`."""
        row = self._reader.execute(
            "SELECT id, spec FROM tables WHERE id = ? AND (? OR closed IS NULL)", (table, closed)
        ).fetchone()
        return None if row is None else TableRow(*row)

    def table_with_code(self, code: str) -> str | None:
        """The open room with this code."""
        row = self._reader.execute("SELECT id FROM tables WHERE code = ? AND closed IS NULL", (code,)).fetchone()
        return None if row is None else str(row[0])

    def entries(self, table: str) -> Iterator[AnyEntry]:
        """A table's entries in order."""
        rows = self._reader.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY number", (table,))
        return (entries.decode(row[0]) for row in rows)

    def result(self, table: str, deal: int) -> ResultRow | None:
        """The result of one deal of a table."""
        row = self._reader.execute("SELECT * FROM results WHERE table_id = ? AND deal = ?", (table, deal)).fetchone()
        return None if row is None else ResultRow(*row)

    def results(self, table: str) -> list[ResultRow]:
        """The results of a table's deals, in order."""
        return [
            ResultRow(*row)
            for row in self._reader.execute("SELECT * FROM results WHERE table_id = ? ORDER BY deal", (table,))
        ]

    def played(
        self,
        person: int,
        rules: str | None,
        before: int,
        most: int,
        role: str | None = None,
        outcome: str | None = None,
    ) -> list[tuple[int, ResultRow]]:
        """A person's last deals before a time, newest first, each with the seat they sat on.

        Of one ruleset, in one role, or with one outcome (``won``, ``lost``, ``draw``), where that is wanted.
        """
        wanted = {"person": person, "rules": rules, "before": before, "most": most, "role": role, "outcome": outcome}
        rows = self._reader.execute(SELECT_PLAYED, wanted)
        return [(int(row[0]), ResultRow(*row[1:])) for row in rows]

    def person_of(self, token_hash: bytes) -> int | None:
        """Whose session this is."""
        row = self._reader.execute("SELECT person FROM sessions WHERE token_hash = ?", (token_hash,)).fetchone()
        return None if row is None else int(row[0])

    def name_of(self, person: int) -> str | None:
        """A person's name."""
        row = self._reader.execute("SELECT name FROM people WHERE id = ?", (person,)).fetchone()
        return None if row is None else str(row[0])

    def account(self, person: int) -> AccountRow | None:
        """A person, registered or guest."""
        row = self._reader.execute("SELECT id, name, password FROM people WHERE id = ?", (person,)).fetchone()
        return None if row is None else AccountRow(*row)

    def account_named(self, folded: str) -> AccountRow | None:
        """Whoever is registered under this name, but for case and the like."""
        row = self._reader.execute(
            "SELECT id, name, password FROM people WHERE skeleton = ? AND owner IS NULL", (folded,)
        ).fetchone()
        return None if row is None else AccountRow(*row)

    def accounts_like(self, skeleton: Skeleton) -> list[int]:
        """Who is registered, or which bot goes, under a name that would be taken for this one."""
        rows = self._reader.execute("SELECT id FROM people WHERE skeleton = ? OR seen = ?", skeleton)
        return [int(row[0]) for row in rows]

    def is_machine(self, person: int) -> bool:
        """Whether a person is somebody's bot."""
        row = self._reader.execute("SELECT owner FROM people WHERE id = ?", (person,)).fetchone()
        return row is not None and row[0] is not None

    def machines_of(self, owner: int) -> list[tuple[int, str]]:
        """The bots of a person that can still connect: number and name."""
        rows = self._reader.execute(
            "SELECT id, name FROM people WHERE owner = ? AND id IN (SELECT person FROM sessions) ORDER BY id", (owner,)
        )
        return [(int(row[0]), str(row[1])) for row in rows]

    def balance(self, person: int) -> int:
        """The coins of a person."""
        return ledger.balance(self._reader, person)

    def account_of(self, person: int) -> int:
        """The account that a person, or a person's bot, plays from."""
        return ledger.account_of(self._reader, person)

    def postings(self, person: int, before: int, most: int) -> list[ledger.Entry]:
        """A person's account page before a time, newest first."""
        return ledger.entries(self._reader, person, before, most)

    def points_of(self, person: int) -> dict[str, tuple[int, int]]:
        """By ruleset, a person's deals and points (積分)."""
        rows = self._reader.execute(
            """
            SELECT rules, COUNT(*), SUM(json_extract(points, '$[' || seat || ']'))
            FROM played JOIN results USING (table_id, deal) WHERE person = ? GROUP BY rules ORDER BY rules
            """,
            (person,),
        )
        return {str(row[0]): (int(row[1]), int(row[2])) for row in rows}

    def last_person(self) -> int:
        """The greatest number a person has; 0 where there is none."""
        return int(self._reader.execute("SELECT COALESCE(MAX(id), 0) FROM people").fetchone()[0])

    # The writer's thread.

    def _write(self) -> None:
        database = open_database(self._path)
        try:
            while self._commit_what_waits(database):
                pass
        finally:
            database.close()

    def _commit_what_waits(self, database: sqlite3.Connection) -> bool:
        """Wait for jobs, commit them, and forget them; whether there may be more."""
        jobs: list[Job] = []
        more = self._queue.get()
        while more is not None:
            jobs += more
            if len(jobs) >= MOST_IN_ONE_COMMIT:
                break
            try:
                more = self._queue.get_nowait()
            except queue.Empty:
                break
        if jobs:
            self._deliver(commit(database, jobs))
        return more is not None


def open_database(path: Path) -> sqlite3.Connection:
    """A connection that is durable, waits for others and keeps in memory what it may have to undo.

    Transactions are begun by hand.
    """
    database = sqlite3.connect(path, isolation_level=None, timeout=10, check_same_thread=False, cached_statements=256)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("PRAGMA foreign_keys=ON")
    database.execute("PRAGMA temp_store=MEMORY")
    database.execute(f"PRAGMA wal_autocheckpoint={PAGES_BETWEEN_CHECKPOINTS}")
    return database


def insert_table(table: str, made: int, spec: bytes, code: str | None = None) -> Statement:
    """A new table; two open rooms never share a code."""
    return Statement("INSERT INTO tables (id, made, spec, code) VALUES (?, ?, ?, ?)", (table, made, spec, code))


def close_tables(now: int, before: int, spared: Sequence[str] = ()) -> Statement:
    """Close every table that has had no step since a time, but for some."""
    return Statement(
        """
        UPDATE tables SET closed = ? WHERE closed IS NULL AND made < ?
        AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = tables.id AND at >= ?)
        AND id NOT IN (SELECT value FROM json_each(?))
        """,
        (now, before, before, json.dumps(list(spared))),
        fine=True,
    )


def insert_person(person: int, name: str, made: int) -> Statement:
    """A new person."""
    return Statement("INSERT INTO people (id, name, made, handle) VALUES (?, ?, ?, ?)", (person, name, made, handle()))


def insert_machine(person: int, name: str, skeleton: Skeleton, made: int, owner: int) -> Statement:
    """A new bot of somebody; a name that looks like another's is refused."""
    return Statement(
        "INSERT INTO people (id, name, skeleton, seen, made, owner, handle) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (person, name, *skeleton, made, owner, handle()),
    )


def free_name(machine: int) -> Statement:
    """Let others have the name of a bot that is not used any more."""
    return Statement("UPDATE people SET skeleton = NULL, seen = NULL WHERE id = ? AND owner IS NOT NULL", (machine,))


def handle() -> str:
    """A new public id: random, and no key to anything."""
    return secrets.token_hex(6)


def insert_session(token_hash: bytes, person: int, made: int) -> Statement:
    """A new session; only the hash of its token is kept."""
    return Statement("INSERT INTO sessions (token_hash, person, made) VALUES (?, ?, ?)", (token_hash, person, made))


def insert_result(result: ResultRow) -> Statement:
    """The result of a deal; a second one of the same deal is refused."""
    return Statement("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", tuple(result))


def insert_played(person: int, result: ResultRow, seat: int) -> Statement:
    """That a person sat at a deal."""
    return Statement("INSERT INTO played VALUES (?, ?, ?, ?, ?)", (person, result.at, result.table, result.deal, seat))


def insert_sat(person: int, table: str) -> Statement:
    """That a person has had a seat at a table, so that their name can be found there."""
    return Statement("INSERT OR IGNORE INTO sat VALUES (?, ?)", (person, table), fine=True)


def register(person: int, name: str, skeleton: Skeleton, password: str) -> Statement:
    """Give a guest a name of their own and a password; a name that looks like another's is refused."""
    return Statement(
        """
        UPDATE people SET name = ?, skeleton = ?, seen = ?, password = ?
        WHERE id = ? AND password IS NULL AND deleted IS NULL
        """,
        (name, *skeleton, password, person),
    )


def rename(person: int, name: str, skeleton: Skeleton) -> Statement:
    """Change a registered name."""
    return Statement(
        "UPDATE people SET name = ?, skeleton = ?, seen = ? WHERE id = ? AND password IS NOT NULL",
        (name, *skeleton, person),
    )


def set_password(person: int, password: str) -> Statement:
    """Change a password."""
    return Statement("UPDATE people SET password = ? WHERE id = ? AND password IS NOT NULL", (password, person))


def end_session(token_hash: bytes) -> Statement:
    """Log one session out."""
    return Statement("DELETE FROM sessions WHERE token_hash = ?", (token_hash,))


def end_sessions(person: int) -> Statement:
    """Log all sessions of a person out; there is at least one."""
    return Statement("DELETE FROM sessions WHERE person = ?", (person,))
