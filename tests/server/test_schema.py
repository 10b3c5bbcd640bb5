"""The store's shape: an older file is brought up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from baohuang.server import schema
from baohuang.server.names import skeleton
from baohuang.server.schema import STEPS, migrate
from baohuang.server.store import open_database

SPEC = (
    b'{"id":"t","rules":"weihai","version":1,"options":{},"seats":[{"name":"Anna","person":1},{"name":"b","bot":"x"}]}'
)


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[sqlite3.Connection]:
    """A file of the time before standing, with people, and a table where two of them have sat."""
    database = open_database(tmp_path / "old.sqlite3")
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", STEPS[:6])
        migrate(database)
    people = [
        (1, "Anna", "an old key", None),
        (2, "ΝΙΚΟΣ", "another", None),
        (3, "Jade 1", None, None),
        (4, "", None, 5),
    ]
    database.executemany("INSERT INTO people (id, name, made, skeleton, deleted) VALUES (?, ?, 0, ?, ?)", people)
    database.execute("INSERT INTO tables (id, made, spec) VALUES ('t', 0, ?)", (SPEC,))
    entries = [
        (1, b'{"t":"acted","seat":0,"action":"pass"}'),
        (2, b'{"t":"seated","seat":1,"name":"x","person":3,"bot":null}'),
    ]
    database.executemany("INSERT INTO log VALUES ('t', ?, 0, ?)", entries)
    yield database
    database.close()


def test_everybody_gets_a_public_id(old: sqlite3.Connection) -> None:
    """All different; who has left has none."""
    migrate(old)
    handles = [row[0] for row in old.execute("SELECT handle FROM people ORDER BY id")]
    assert len(set(handles)) == 4
    assert handles[3] is None
    with pytest.raises(sqlite3.IntegrityError):
        old.execute("UPDATE people SET handle = ? WHERE id = 2", (handles[0],))


def test_the_keys_of_names_are_made_anew(old: sqlite3.Connection) -> None:
    """Of registered people only."""
    migrate(old)
    keys = old.execute("SELECT skeleton, seen FROM people ORDER BY id").fetchall()
    assert keys == [skeleton("Anna"), skeleton("ΝΙΚΟΣ"), (None, None), (None, None)]


def test_bots_get_keys_and_are_no_owners(old: sqlite3.Connection) -> None:
    """A bot that could be used has a key, where it is free; one that was made by a bot cannot be used any more."""
    bots = [(5, "Robby", 1, None), (6, "anna", 1, None), (7, "Idle", 1, None), (8, "Robby 2", 5, "secret")]
    old.executemany("INSERT INTO people (id, name, made, owner, password) VALUES (?, ?, 0, ?, ?)", bots)
    old.executemany("INSERT INTO sessions VALUES (?, ?, 0)", [(b"1", 1), (b"5", 5), (b"6", 6), (b"8", 8)])
    migrate(old)
    found = old.execute("SELECT skeleton, seen, password FROM people WHERE id >= 5 ORDER BY id").fetchall()
    assert found == [(*skeleton("Robby"), None), (None, None, None), (None, None, None), (None, None, None)]
    assert old.execute("SELECT person FROM sessions ORDER BY person").fetchall() == [(1,), (5,), (6,)]


def test_who_has_sat_where_is_found_in_seats_and_entries(old: sqlite3.Connection) -> None:
    migrate(old)
    assert old.execute("SELECT person, table_id FROM sat ORDER BY person").fetchall() == [(1, "t"), (3, "t")]


def test_a_second_time_nothing_happens(old: sqlite3.Connection) -> None:
    migrate(old)
    before = list(old.iterdump())
    migrate(old)
    assert list(old.iterdump()) == before
    assert old.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
