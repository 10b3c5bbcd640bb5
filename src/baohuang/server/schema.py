"""The shape of the store, as numbered steps from nothing to the present one.

The file's ``user_version`` says how many steps it has taken. A step that has been released is never edited. A step may
use ``folded(name)`` and ``seen(name)``, the keys of a name.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from baohuang.server.names import skeleton

STEPS: Final = (
    """
    CREATE TABLE people (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        made INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE sessions (
        token_hash BLOB PRIMARY KEY,
        person INTEGER NOT NULL REFERENCES people (id),
        made INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        made INTEGER NOT NULL,
        closed INTEGER,
        spec BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        entry BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE results (
        table_id TEXT NOT NULL REFERENCES tables (id),
        deal INTEGER NOT NULL,
        at INTEGER NOT NULL,
        rules TEXT NOT NULL,
        winner TEXT NOT NULL,
        points TEXT NOT NULL,
        places TEXT NOT NULL,
        emperor INTEGER NOT NULL,
        guard INTEGER,
        names TEXT NOT NULL,
        PRIMARY KEY (table_id, deal)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE played (
        person INTEGER NOT NULL REFERENCES people (id),
        at INTEGER NOT NULL,
        table_id TEXT NOT NULL,
        deal INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        PRIMARY KEY (person, at, table_id, deal),
        FOREIGN KEY (table_id, deal) REFERENCES results (table_id, deal)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE people ADD COLUMN password TEXT;
    ALTER TABLE people ADD COLUMN skeleton TEXT;
    ALTER TABLE people ADD COLUMN deleted INTEGER;
    CREATE UNIQUE INDEX people_by_skeleton ON people (skeleton);
    CREATE INDEX sessions_by_person ON sessions (person);
    """,
    """
    ALTER TABLE tables ADD COLUMN code TEXT;
    CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE closed IS NULL;
    """,
    """
    CREATE TABLE transactions (
        key TEXT PRIMARY KEY,
        at INTEGER NOT NULL,
        reason TEXT NOT NULL,
        table_id TEXT,
        deal INTEGER,
        FOREIGN KEY (table_id, deal) REFERENCES results (table_id, deal)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX transactions_by_deal ON transactions (table_id, deal) WHERE deal IS NOT NULL;
    CREATE TABLE postings (
        key TEXT NOT NULL REFERENCES transactions (key),
        account INTEGER NOT NULL,
        amount INTEGER NOT NULL,
        PRIMARY KEY (key, account)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX postings_by_account ON postings (account, amount);
    CREATE TRIGGER transactions_stay BEFORE UPDATE ON transactions BEGIN SELECT RAISE(ABORT, 'append only'); END;
    CREATE TRIGGER transactions_remain BEFORE DELETE ON transactions BEGIN SELECT RAISE(ABORT, 'append only'); END;
    CREATE TRIGGER postings_stay BEFORE UPDATE ON postings BEGIN SELECT RAISE(ABORT, 'append only'); END;
    CREATE TRIGGER postings_remain BEFORE DELETE ON postings BEGIN SELECT RAISE(ABORT, 'append only'); END;
    """,
    """
    ALTER TABLE people ADD COLUMN owner INTEGER REFERENCES people (id);
    CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;
    """,
    """
    ALTER TABLE people ADD COLUMN handle TEXT;
    UPDATE people SET handle = lower(hex(randomblob(6))) WHERE deleted IS NULL;
    CREATE UNIQUE INDEX people_by_handle ON people (handle);
    CREATE TABLE ratings (
        rules TEXT NOT NULL,
        person INTEGER NOT NULL,
        bot TEXT NOT NULL,
        mean REAL NOT NULL,
        deviation REAL NOT NULL,
        rating INTEGER NOT NULL,
        deals INTEGER NOT NULL,
        points INTEGER NOT NULL,
        PRIMARY KEY (rules, person, bot)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ratings_by_rating ON ratings (rules, rating DESC);
    CREATE INDEX ratings_by_player ON ratings (person, bot);
    CREATE TABLE roles (
        rules TEXT NOT NULL,
        person INTEGER NOT NULL,
        bot TEXT NOT NULL,
        role TEXT NOT NULL,
        deals INTEGER NOT NULL,
        wins INTEGER NOT NULL,
        points INTEGER NOT NULL,
        PRIMARY KEY (person, bot, rules, role)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE thrones (
        rules TEXT NOT NULL,
        shape TEXT NOT NULL,
        mean REAL NOT NULL,
        deviation REAL NOT NULL,
        PRIMARY KEY (rules, shape)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE people ADD COLUMN silenced INTEGER;
    CREATE TABLE mutes (
        person INTEGER NOT NULL REFERENCES people (id),
        muted INTEGER NOT NULL REFERENCES people (id),
        PRIMARY KEY (person, muted)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE reports (
        id INTEGER PRIMARY KEY,
        at INTEGER NOT NULL,
        reporter INTEGER NOT NULL REFERENCES people (id),
        person INTEGER NOT NULL REFERENCES people (id),
        table_id TEXT NOT NULL REFERENCES tables (id),
        deal INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        reason TEXT NOT NULL,
        words TEXT NOT NULL,
        said TEXT NOT NULL,
        closed INTEGER
    ) STRICT;
    CREATE INDEX reports_open ON reports (id) WHERE closed IS NULL;
    """,
    """
    CREATE TABLE sat (
        person INTEGER NOT NULL REFERENCES people (id),
        table_id TEXT NOT NULL REFERENCES tables (id),
        PRIMARY KEY (person, table_id)
    ) STRICT, WITHOUT ROWID;
    INSERT OR IGNORE INTO sat SELECT DISTINCT json_extract(one.value, '$.person'), tables.id
        FROM tables, json_each(CAST(spec AS TEXT), '$.seats') AS one
        WHERE json_extract(one.value, '$.person') IS NOT NULL;
    INSERT OR IGNORE INTO sat SELECT DISTINCT json_extract(CAST(entry AS TEXT), '$.person'), table_id
        FROM log WHERE json_extract(CAST(entry AS TEXT), '$.person') IS NOT NULL;
    """,
    """
    ALTER TABLE people ADD COLUMN seen TEXT;
    CREATE UNIQUE INDEX people_by_seen ON people (seen);
    UPDATE OR IGNORE people SET skeleton = folded(name), seen = seen(name) WHERE skeleton IS NOT NULL;
    """,
    """
    CREATE TRIGGER log_follows BEFORE INSERT ON log
        WHEN NEW.number <> 1
        AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = NEW.table_id AND number = NEW.number - 1)
        BEGIN SELECT RAISE(ABORT, 'an entry follows on the one before'); END;
    """,
    """
    CREATE INDEX transactions_by_at ON transactions (at);
    """,
    """
    UPDATE people SET password = NULL, skeleton = NULL, seen = NULL WHERE owner IS NOT NULL;
    DELETE FROM sessions WHERE person IN (
        SELECT bot.id FROM people AS bot JOIN people AS maker ON maker.id = bot.owner WHERE maker.owner IS NOT NULL);
    UPDATE OR IGNORE people SET skeleton = folded(name), seen = seen(name)
        WHERE owner IS NOT NULL AND id IN (SELECT person FROM sessions);
    """,
)


class TooNew(sqlite3.DatabaseError):
    """The file was written by a later version of this program."""


def migrate(database: sqlite3.Connection) -> None:
    """Take the steps that the file lacks, each in its own transaction. Raises `TooNew`."""
    taken = int(database.execute("PRAGMA user_version").fetchone()[0])
    if taken > len(STEPS):
        raise TooNew("this database belongs to a later version of Bao Huang")
    if taken < len(STEPS):
        database.create_function("folded", 1, lambda name: skeleton(name).folded, deterministic=True)
        database.create_function("seen", 1, lambda name: skeleton(name).seen, deterministic=True)
    for number in range(taken, len(STEPS)):
        script = f"BEGIN IMMEDIATE;{STEPS[number]};PRAGMA user_version = {number + 1};COMMIT;"
        database.executescript(script)
