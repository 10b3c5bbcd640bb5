"""The store: durable before it is called back, in order, no entry twice, no gap, no half a job."""

from __future__ import annotations

import queue
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from baohuang.server.commits import Done, Job, Work, commit
from baohuang.server.entries import Acted, AnyEntry, Committed
from baohuang.server.logbook import insert_entry
from baohuang.server.schema import STEPS, TooNew, migrate
from baohuang.server.store import (
    Store,
    TableRow,
    insert_person,
    insert_session,
    insert_table,
    open_database,
)

Outcome = tuple[str, Exception | None]


class Kept:
    """A store whose outcomes are gathered by name."""

    def __init__(self, path: Path) -> None:
        self.outcomes: queue.SimpleQueue[Outcome] = queue.SimpleQueue()
        self.store = Store(path, self._deliver)

    def submit(self, name: str, *statements: Work) -> None:
        """Submit a job of this name."""
        self.store.submit(statements, lambda error: self.outcomes.put((name, error)))

    def next(self) -> Outcome:
        """The next outcome."""
        return self.outcomes.get(timeout=10)

    @staticmethod
    def _deliver(outcomes: list[tuple[Done, Exception | None]]) -> None:
        for done, error in outcomes:
            done(error)


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    """A new store with one table."""
    kept = Kept(tmp_path / "deep" / "house.sqlite3")
    kept.submit("table", insert_table("t", 1, b"{}"))
    assert kept.next() == ("table", None)
    yield kept
    kept.store.close()


def test_what_was_written_is_read_in_order(kept: Kept) -> None:
    entries: list[AnyEntry] = [Committed("00"), Acted(0, "decline"), Acted(1, "grab")]
    kept.submit("log", *[insert_entry("t", at + 1, 5, entry) for at, entry in enumerate(entries)])
    assert kept.next() == ("log", None)
    assert list(kept.store.entries("t")) == entries
    assert kept.store.table("t") == TableRow("t", b"{}")
    assert kept.store.open_tables() == ["t"]
    assert kept.store.table("u") is None


def test_case_10_an_entry_is_written_once(kept: Kept) -> None:
    """The table and the number are the key: a second entry of that number is refused, and a gap too."""
    kept.submit("first", insert_entry("t", 1, 5, Committed("00")))
    kept.submit("again", insert_entry("t", 1, 5, Acted(0, "grab")))
    kept.submit("gap", insert_entry("t", 3, 5, Acted(0, "grab")))
    kept.submit("second", insert_entry("t", 2, 5, Acted(0, "decline")))
    assert [(name, error is None) for name, error in (kept.next() for _ in range(4))] == [
        ("first", True),
        ("again", False),
        ("gap", False),
        ("second", True),
    ]
    assert list(kept.store.entries("t")) == [Committed("00"), Acted(0, "decline")]


def test_a_job_is_all_or_nothing(kept: Kept) -> None:
    kept.submit("half", insert_entry("t", 1, 5, Committed("00")), insert_table("t", 1, b"{}"))
    name, error = kept.next()
    assert name == "half"
    assert isinstance(error, sqlite3.IntegrityError)
    assert list(kept.store.entries("t")) == []


def test_jobs_are_called_back_in_their_order(kept: Kept) -> None:
    """An empty one too: it waits for all that came before it."""
    for number in range(50):
        kept.submit(str(number), *([insert_person(number + 1, "x", 1)] if number % 2 else []))
    assert [kept.next()[0] for _ in range(50)] == [str(number) for number in range(50)]
    assert kept.store.last_person() == 50


def test_jobs_of_one_turn_share_a_commit(tmp_path: Path) -> None:
    """They gather until `soon` lets them go; what waits at the end is committed as well."""
    turns: list[Callable[[], None]] = []
    commits: list[int] = []
    store = Store(tmp_path / "x", lambda outcomes: commits.append(len(outcomes)), turns.append)
    for person in (1, 2, 3):
        store.submit([insert_person(person, "x", 1)], lambda _error: None)
    (turn,) = turns
    turn()
    store.submit([insert_person(4, "x", 1)], lambda _error: None)
    assert len(turns) == 2
    store.close()
    assert commits in ([3, 1], [4])
    with closing(open_database(tmp_path / "x")) as database:
        assert database.execute("SELECT COUNT(*) FROM people").fetchone() == (4,)


def test_a_faulty_job_does_not_touch_its_neighbours(tmp_path: Path) -> None:
    """Jobs share a commit; where it fails they are tried one by one."""
    database = open_database(tmp_path / "x")
    migrate(database)
    names: list[str] = []
    jobs = [
        Job([insert_person(1, "a", 1)], lambda _error: names.append("a")),
        Job([insert_person(1, "b", 1)], lambda _error: names.append("b")),
        Job([insert_person(2, "c", 1)], lambda _error: names.append("c")),
    ]
    outcomes = commit(database, jobs)
    assert [error is None for _, error in outcomes] == [True, False, True]
    assert database.execute("SELECT name FROM people").fetchall() == [("a",), ("c",)]
    database.close()


def test_an_operation_that_fails_in_any_way_does_not_stop_the_writer(kept: Kept) -> None:
    """What it has written is taken back."""

    def fail(database: sqlite3.Connection) -> None:
        database.execute("INSERT INTO people (id, name, made) VALUES (9, 'x', 1)")
        raise ZeroDivisionError

    kept.submit("first", fail)
    kept.submit("second", insert_person(1, "x", 1))
    assert [(name, type(error)) for name, error in (kept.next(), kept.next())] == [
        ("first", ZeroDivisionError),
        ("second", type(None)),
    ]
    assert kept.store.last_person() == 1


def test_an_operation_finds_the_entries_that_stand_before_it(tmp_path: Path) -> None:
    """Also those of other jobs in its commit."""
    database = open_database(tmp_path / "x")
    migrate(database)
    seen: list[int] = []

    def look(database: sqlite3.Connection) -> None:
        seen.append(database.execute("SELECT COUNT(*) FROM log").fetchone()[0])

    entry = Acted(0, "pass")
    jobs = [
        Job([insert_table("t", 1, b"{}"), insert_entry("t", 1, 1, entry)], lambda _error: None),
        Job([insert_entry("t", 2, 1, entry), look, insert_entry("t", 3, 1, entry), look], lambda _error: None),
    ]
    assert [error for _, error in commit(database, jobs)] == [None, None]
    assert seen == [2, 3]
    database.close()


def test_closing_writes_what_is_waiting(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "x")
    for number in range(1, 100):
        kept.submit("person", insert_person(number, "x", 1))
    kept.store.close()
    again = Kept(tmp_path / "x")
    assert again.store.last_person() == 99
    again.store.close()


def test_sessions_are_kept_by_their_hash(kept: Kept) -> None:
    kept.submit("guest", insert_person(1, "Pine 5", 1), insert_session(b"hash", 1, 1))
    assert kept.next() == ("guest", None)
    assert (kept.store.person_of(b"hash"), kept.store.person_of(b"other")) == (1, None)
    assert (kept.store.name_of(1), kept.store.name_of(2)) == ("Pine 5", None)


def test_it_is_as_durable_as_sqlite_can_be(tmp_path: Path) -> None:
    """Write-ahead log, and the disk is waited for; nobody else on the machine may read it."""
    database = open_database(tmp_path / "x")
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert database.execute("PRAGMA synchronous").fetchone() == (2,)
    database.close()
    kept = Kept(tmp_path / "y")
    kept.store.close()
    assert (tmp_path / "y").stat().st_mode & 0o077 == 0


def test_a_file_of_a_later_version_is_refused(tmp_path: Path) -> None:
    database = open_database(tmp_path / "x")
    migrate(database)
    database.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    with pytest.raises(TooNew):
        migrate(database)
    database.close()
