"""Any order of what moves coins, over a real file, with crashes at any point of any transaction.

Grants, the day's relief, settlements, settlements again, the operator's corrections, accounts that are deleted, many in
one commit; a crash ends the connection in the middle of its work, and the file is opened again. Beside it runs a model.
"""

from __future__ import annotations

import contextlib
import io
import json
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from baohuang.cli.main import main
from baohuang.server.commits import Job, Work, commit
from baohuang.server.desk import Desk, Mistake
from baohuang.server.entries import Begun
from baohuang.server.leaving import Leave
from baohuang.server.ledger import HOUSE, Grant, Settlement, balance, check, entries
from baohuang.server.logbook import insert_entry
from baohuang.server.names import skeleton
from baohuang.server.schema import migrate
from baohuang.server.store import (
    ResultRow,
    insert_person,
    insert_played,
    insert_result,
    insert_table,
    open_database,
    register,
)

STAKED = b'{"stake":{"base":10}}'
PEOPLE = tuple(range(1, 8))
TABLES = ("t", "u")
RELIEF, RELIEF_BELOW = 100, 50
NEVER = 10**9
people = st.sampled_from(PEOPLE)


class Plan:
    """Some work of one job, the key that shows whether it was done, and what it does to the model."""

    def __init__(self, key: str, work: list[Work], amounts: Callable[[], dict[int, int]]) -> None:
        self.key = key
        self.work = work
        self.amounts = amounts


class AnyOrder(RuleBasedStateMachine):
    """A house's books, and a model of them."""

    @initialize()
    def open(self) -> None:
        """People without coins, at two tables with stakes."""
        self.folder = Path(tempfile.mkdtemp())
        self.path = self.folder / "house.sqlite3"
        self.database = open_database(self.path)
        migrate(self.database)
        self.coins = dict.fromkeys(PEOPLE, 0)
        self.lines: dict[str, dict[int, int]] = {}
        self.names = {person: f"Person {person}" for person in PEOPLE}
        self.grants = 0
        rows: list[Work] = [insert_table(table, 1, STAKED) for table in TABLES]
        rows += [insert_entry(table, 1, 2, Begun(("",) * 5, 0, None)) for table in TABLES]
        for person, name in self.names.items():
            rows += [insert_person(person, "x", 1), register(person, name, skeleton(name), "secret")]
        assert not any(error for _, error in commit(self.database, [job_of(rows)]))

    # What may happen, as plans.

    def grant(self, person: int, amount: int, key: str) -> Plan:
        """What somebody begins with, or is corrected by."""
        return Plan(key, [Grant(key, 1, "grant", person, amount)], lambda: {person: amount})

    def settlement(self, table: str, deal: int, base: int, gain: int, seats: list[int]) -> Plan:
        """A deal's result, its people, and its coins: one job."""
        seated = [person or None for person in seats]
        done = Settlement(table, deal, 2, base, [2 * gain, gain, -gain, -gain, -gain], seated, 1)
        result = ResultRow(table, deal, 2, "weihai", "emperor", "[]", "[]", 0, None, "[]")
        played: list[Work] = [
            insert_played(person, result, seat) for seat, person in enumerate(seated) if person is not None
        ]
        return Plan(
            f"deal/{table}/{deal}",
            [insert_result(result), *played, done],
            lambda: {one: coins for one, coins in zip(seated, done.change, strict=True) if one is not None},
        )

    def commit(self, plans: list[Plan], dies_after: int = NEVER) -> None:
        """One commit of many jobs; with a crash it is known only afterwards which of them were done, each whole."""
        if dies_after < NEVER:
            self.database.set_progress_handler(dying(dies_after), 1)
        with contextlib.suppress(sqlite3.Error):
            commit(self.database, [job_of(plan.work) for plan in plans])
        if dies_after < NEVER:
            self.database.close()
            self.database = open_database(self.path)
        for plan in plans:
            amounts = self.posted(plan.key)
            if plan.key in self.lines or amounts is None:
                assert amounts == self.lines.get(plan.key), plan.key
                continue
            known = {person: coins for person, coins in amounts.items() if person != HOUSE}
            assert known == plan.amounts()
            self.lines[plan.key] = amounts
            for person, coins in known.items():
                self.coins[person] += coins

    def posted(self, key: str) -> dict[int, int] | None:
        """The postings of a transaction that is there."""
        if self.database.execute("SELECT 1 FROM transactions WHERE key = ?", (key,)).fetchone() is None:
            return None
        rows = self.database.execute("SELECT account, amount FROM postings WHERE key = ?", (key,))
        return {int(row[0]): int(row[1]) for row in rows}

    # Rules.

    @rule(person=people, amount=st.integers(0, 400), key=st.sampled_from("abcdef"))
    def begin_with(self, person: int, amount: int, key: str) -> None:
        """A grant is given once a key."""
        known = key in self.lines
        self.commit([self.grant(person, amount, key)])
        assert key in self.lines
        assert known or self.lines[key] == {person: amount, HOUSE: -amount}

    @rule(person=people, day=st.integers(1, 3), twice=st.booleans())
    def relieve(self, person: int, day: int, twice: bool) -> None:
        """The day's help, asked for once or twice at the same moment."""
        have = balance(self.database, person)
        if have < RELIEF_BELOW:
            key = f"relief/{person}/{day}"
            self.commit([self.grant(person, RELIEF - have, key)] * (1 + twice))
            assert key in self.lines

    @rule(person=people, amount=st.integers(-300, 300))
    def correct(self, person: int, amount: int) -> None:
        """The operator gives and takes at the desk; nobody goes below zero, and who is deleted is not found."""
        with Desk(self.path) as desk:
            if self.names[person] and self.coins[person] + amount >= 0:
                self.coins[person] += amount
                row = desk.grant(self.names[person], amount)
                assert row["coins"] == self.coins[person]
                return
            with contextlib.suppress(Mistake):
                desk.grant(self.names[person] or f"Person {person}", amount)
                raise AssertionError

    @rule(person=people)
    def delete(self, person: int) -> None:
        """An account is deleted; its deals and its coins stay in the books."""
        if self.names[person]:
            self.names[person] = ""
            ((_, error),) = commit(self.database, [job_of([Leave(person, 5)])])
            assert error is None

    @rule(
        table=st.sampled_from(TABLES),
        deal=st.integers(1, 5),
        base=st.integers(1, 100),
        gain=st.integers(-8, 8),
        seats=st.lists(st.integers(0, 7), min_size=5, max_size=5, unique=True),
    )
    def settle(self, table: str, deal: int, base: int, gain: int, seats: list[int]) -> None:
        """A deal is settled once, however often it is tried."""
        plan = self.settlement(table, deal, base, gain, seats)
        self.commit([plan])
        assert plan.key in self.lines

    @rule(
        deals=st.lists(st.tuples(st.sampled_from(TABLES), st.integers(1, 5), st.integers(-8, 8)), max_size=4),
        given=st.lists(st.tuples(people, st.integers(-200, 200), st.sampled_from("abcdef")), max_size=3),
        base=st.integers(1, 100),
        dies_after=st.one_of(st.just(NEVER), st.integers(0, 200), st.integers(0, 3000)),
    )
    def many(
        self, deals: list[tuple[str, int, int]], given: list[tuple[int, int, str]], base: int, dies_after: int
    ) -> None:
        """Many jobs in one commit, some at fault; perhaps the house dies in the midst of it."""
        plans = [self.settlement(table, deal, base, gain, [1, 2, 3, 0, 5]) for table, deal, gain in deals]
        plans += [self.grant(person, amount, key) for person, amount, key in given]
        self.commit(plans, dies_after)

    @rule()
    def restart(self) -> None:
        """The file is closed and opened again."""
        self.database.close()
        self.database = open_database(self.path)
        migrate(self.database)

    @invariant()
    def books_are_right(self) -> None:
        """Balances are the model's, all of them sum to zero, nobody is below it, the check is content."""
        if not hasattr(self, "coins"):
            return
        found = {person: balance(self.database, person) for person in PEOPLE}
        assert found == self.coins
        assert min(found.values()) >= 0
        assert balance(self.database, HOUSE) == -sum(found.values())
        for person in PEOPLE:
            assert sum(line.amount for line in entries(self.database, person, 10**15, 1000)) == found[person]
        audit = check(self.database)
        assert audit.fine
        deals = int(self.database.execute("SELECT COUNT(*) FROM results").fetchone()[0])
        assert deals == sum(key.startswith("deal/") for key in self.lines)

    def teardown(self) -> None:
        """The operator's command says the same."""
        if not hasattr(self, "coins"):
            return
        transactions = int(self.database.execute("SELECT COUNT(*) FROM transactions").fetchone()[0])
        self.database.close()
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            assert main(["admin", "--db", str(self.path), "ledger", "check"]) == 0
        audit = json.loads(said.getvalue())
        assert (audit["fine"], audit["transactions"]) == (True, transactions)
        shutil.rmtree(self.folder)


def job_of(work: list[Work]) -> Job:
    """A job that nobody waits for."""
    return Job(work, lambda _error: None)


def dying(steps: int) -> Callable[[], int]:
    """Lets SQLite's machine take so many steps, and none after them: not even a rollback."""
    left = [steps]

    def step() -> int:
        left[0] -= 1
        return int(left[0] < 0)

    return step


AnyOrder.TestCase.settings = settings(max_examples=max(1, settings().max_examples // 5), stateful_step_count=20)
test_any_order = AnyOrder.TestCase
