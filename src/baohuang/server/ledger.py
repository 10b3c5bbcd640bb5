"""The ledger: double entry, append only. Coins move nowhere else, and only on the writer's thread.

Every movement is a *transaction* with a key of its own, so that it happens once, and its postings sum to zero. A
balance is the sum of an account's postings; no account but the house's is ever below zero. Play money.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from baohuang.engine.coins import settle

HOUSE: Final = 0
"""The account that grants come from, and that bots play from and to."""

BOTTOMLESS: Final = 2**62
"""What a bot carries."""


class Posted(sqlite3.IntegrityError):
    """A transaction of that key has been posted before."""


class Overdrawn(sqlite3.IntegrityError):
    """An account would fall below zero."""


class Entry(NamedTuple):
    """A line of an account page; `at` in milliseconds, `table` and `deal` where a deal was the reason."""

    key: str
    at: int
    reason: str
    table: str | None
    deal: int | None
    amount: int


def account_of(database: sqlite3.Connection, person: int) -> int:
    """The account that somebody plays from: a person's own bot plays from its owner's."""
    row = database.execute("SELECT owner FROM people WHERE id = ?", (person,)).fetchone()
    return person if row is None or row[0] is None else int(row[0])


def balance(database: sqlite3.Connection, account: int) -> int:
    """The coins of an account."""
    row = database.execute("SELECT COALESCE(SUM(amount), 0) FROM postings WHERE account = ?", (account,)).fetchone()
    return int(row[0])


def posted_after(database: sqlite3.Connection, account: int, at: int) -> int:
    """What was posted to an account after a time, in milliseconds."""
    row = database.execute(
        """
        SELECT COALESCE(SUM(amount), 0) FROM transactions CROSS JOIN postings USING (key)
        WHERE at > ? AND account = ?
        """,
        (at, account),
    ).fetchone()
    return int(row[0])


def entries(database: sqlite3.Connection, account: int, before: int, most: int) -> list[Entry]:
    """An account's postings before a time, newest first."""
    rows = database.execute(
        """
        SELECT key, at, reason, table_id, deal, amount FROM postings JOIN transactions USING (key)
        WHERE account = ? AND at < ? ORDER BY at DESC, key DESC LIMIT ?
        """,
        (account, before, most),
    )
    return [Entry(*row) for row in rows]


def post(
    database: sqlite3.Connection,
    key: str,
    at: int,
    reason: str,
    amounts: Mapping[int, int],
    deal: tuple[str, int] | None = None,
) -> None:
    """Post a transaction; the house takes what the amounts leave over. Raises `Posted` or `Overdrawn`."""
    table, number = deal or (None, None)
    try:
        database.execute("INSERT INTO transactions VALUES (?, ?, ?, ?, ?)", (key, at, reason, table, number))
    except sqlite3.IntegrityError as error:
        raise Posted(key) from error
    whole = {**amounts, HOUSE: amounts.get(HOUSE, 0) - sum(amounts.values())}
    for account, amount in whole.items():
        if account != HOUSE and balance(database, account) + amount < 0:
            raise Overdrawn(f"account {account}")
        database.execute("INSERT INTO postings VALUES (?, ?, ?)", (key, account, amount))


class Grant:
    """What somebody begins with, or is given by the operator; an operation of the store."""

    def __init__(self, key: str, at: int, reason: str, account: int, amount: int) -> None:
        self._facts = key, at, reason, {account: amount}

    def __call__(self, database: sqlite3.Connection) -> None:
        """Post it."""
        post(database, *self._facts)


class Settlement:
    """What a deal pays (ON-23); an operation of the store. `people` by seat, None where a bot sits.

    `begun` is the number in the table's log under which the cards were dealt: what somebody got after that is not
    carried, and what they lost is not there to pay with. Both are read in the very transaction that pays.
    """

    def __init__(
        self,
        table: str,
        deal: int,
        at: int,
        base: int,
        points: Sequence[int],
        people: Sequence[int | None],
        begun: int,
    ) -> None:
        self.deal = deal
        self.change: list[int] = []
        self._table = table
        self._at = at
        self._base = base
        self._points = points
        self._people = people
        self._begun = begun

    def __call__(self, database: sqlite3.Connection) -> None:
        """Post it; afterwards `change` tells the coins by seat."""
        accounts = [None if person is None else account_of(database, person) for person in self._people]
        row = database.execute("SELECT at FROM log WHERE table_id = ? AND number = ?", (self._table, self._begun))
        since = int(row.fetchone()[0])
        carried = [
            BOTTOMLESS if account is None else _carried(database, account, since, gain)
            for account, gain in zip(accounts, self._points, strict=True)
        ]
        self.change = settle(self._points, self._base, carried).change
        amounts = {
            account: change for account, change in zip(accounts, self.change, strict=True) if account is not None
        }
        post(database, f"deal/{self._table}/{self.deal}", self._at, "deal", amounts, (self._table, self.deal))


def _carried(database: sqlite3.Connection, account: int, since: int, gain: int) -> int:
    have = balance(database, account)
    had = max(0, have - posted_after(database, account, since))
    return had if gain > 0 else min(had, have)


class Audit(NamedTuple):
    """What `check` found: transactions, and the keys and accounts at fault."""

    transactions: int
    unbalanced: tuple[str, ...]
    overdrawn: tuple[int, ...]
    unsettled: tuple[str, ...]

    @property
    def fine(self) -> bool:
        """Whether there is no fault."""
        return not (self.unbalanced or self.overdrawn or self.unsettled)


def check(database: sqlite3.Connection) -> Audit:
    """Whether every transaction sums to zero, nobody is below zero, and every staked deal was settled once."""
    count = int(database.execute("SELECT COUNT(*) FROM transactions").fetchone()[0])
    unbalanced = database.execute(
        """
        SELECT key FROM transactions LEFT JOIN postings USING (key)
        GROUP BY key HAVING COALESCE(SUM(amount), 1) <> 0 ORDER BY key
        """
    )
    overdrawn = database.execute(
        "SELECT account FROM postings WHERE account <> 0 GROUP BY account HAVING SUM(amount) < 0 ORDER BY account"
    )
    unsettled = database.execute(
        """
        SELECT results.table_id || '/' || results.deal FROM results JOIN tables ON tables.id = results.table_id
        WHERE json_extract(CAST(tables.spec AS TEXT), '$.stake') IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM transactions
            WHERE transactions.table_id = results.table_id AND transactions.deal = results.deal)
        """
    )
    return Audit(
        count,
        tuple(str(row[0]) for row in unbalanced),
        tuple(int(row[0]) for row in overdrawn),
        tuple(str(row[0]) for row in unsettled),
    )
