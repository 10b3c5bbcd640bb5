"""The ledger: never unbalanced, never negative, never twice; whatever comes, in any order."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from baohuang.server.commits import Job, Work, commit
from baohuang.server.entries import Begun
from baohuang.server.ledger import HOUSE, Audit, Grant, Overdrawn, Posted, Settlement, balance, check, entries, post
from baohuang.server.logbook import insert_entry
from baohuang.server.schema import migrate
from baohuang.server.store import ResultRow, insert_person, insert_result, insert_table, open_database

SPEC = b'{"stake":{"base":10}}'
BEGUN = Begun(("",) * 5, 0, None)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A house with a staked table and five people of 1,000 coins."""
    made = open_database(tmp_path / "x")
    migrate(made)
    assert do(made, insert_table("t", 1, SPEC), insert_entry("t", 1, 1, BEGUN))
    for person in range(1, 6):
        assert do(made, insert_person(person, "x", 1), Grant(f"grant/{person}", 1, "grant", person, 1000))
    yield made
    made.close()


def do(database: sqlite3.Connection, *work: Work) -> bool:
    """Commit some work; whether it could be done."""
    ((_, error),) = commit(database, [Job(work, lambda _error: None)])
    return error is None


def result(deal: int, table: str = "t") -> ResultRow:
    """A result of a deal."""
    return ResultRow(table, deal, 5, "weihai", "emperor", "[]", "[]", 0, None, "[]")


def test_a_deal_is_settled_as_the_rules_say(database: sqlite3.Connection) -> None:
    """Base × points; the gain capped at the coins carried, the loss too; bots play with the house (ON-23)."""
    done = Settlement("t", 1, 9, 400, [6, -3, 3, -3, -3], [1, 2, 3, None, None], 1)
    assert do(database, insert_result(result(1)), done)
    assert done.change == [1000, -1000, 1000, -1200, -1200]
    assert [balance(database, person) for person in (1, 2, 3, 4)] == [2000, 0, 2000, 1000]
    assert balance(database, HOUSE) == -6000
    (line, *_) = entries(database, 2, 100, 10)
    assert (line.reason, line.amount, line.table, line.deal) == ("deal", -1000, "t", 1)
    assert check(database).fine


def test_what_comes_in_the_middle_of_a_deal_is_not_carried(database: sqlite3.Connection) -> None:
    """Relief neither raises what is won nor pays what is lost; what the operator takes cannot be paid either."""
    assert do(database, *(Grant(f"-/{one}", 1, "operator", one, -930) for one in (1, 2, 3, 4)))
    later = [("relief/1", 1, 930), ("relief/2", 2, 930), ("operator/3", 3, -50), ("operator/4", 4, -50)]
    assert do(database, *(Grant(key, 2, "x", person, amount) for key, person, amount in later))
    done = Settlement("t", 1, 9, 100, [4, -2, 2, -2, -2], [1, 2, 3, 4, None], 1)
    assert do(database, insert_result(result(1)), done)
    assert done.change == [70, -70, 70, -20, -200]
    assert [balance(database, person) for person in (1, 2, 3, 4)] == [1070, 930, 90, 0]


def test_a_deal_is_settled_once(database: sqlite3.Connection) -> None:
    """The second try changes nothing, neither coins nor result."""
    settlement = Settlement("t", 1, 9, 10, [6, -3, 3, -3, -3], [1, 2, 3, 4, 5], 1)
    assert do(database, insert_result(result(1)), settlement)
    before = [balance(database, person) for person in range(6)]
    assert not do(database, settlement)
    with pytest.raises(Posted):
        settlement(database)
    assert [balance(database, person) for person in range(6)] == before


def test_a_draw_moves_nothing_and_is_settled(database: sqlite3.Connection) -> None:
    assert do(database, insert_result(result(1)), Settlement("t", 1, 9, 10, [0] * 5, [1, 2, 3, 4, 5], 1))
    assert [balance(database, person) for person in range(1, 6)] == [1000] * 5
    assert check(database).fine


def test_nobody_goes_below_zero(database: sqlite3.Connection) -> None:
    with pytest.raises(Overdrawn):
        post(database, "x", 1, "operator", {1: -1001})
    assert not do(database, Grant("y", 1, "operator", 1, -1001))
    assert balance(database, 1) == 1000


def test_what_is_posted_stays(database: sqlite3.Connection) -> None:
    """Nothing is changed and nothing deleted."""
    for sql in (
        "UPDATE postings SET amount = 5",
        "DELETE FROM postings",
        "UPDATE transactions SET at = 5",
        "DELETE FROM transactions",
    ):
        with pytest.raises(sqlite3.IntegrityError, match="append only"):
            database.execute(sql)


def test_the_check_finds_faults(database: sqlite3.Connection) -> None:
    """A transaction that does not sum to zero, an account below zero, a staked deal without settlement."""
    assert check(database) == Audit(5, (), (), ())
    database.execute("INSERT INTO transactions VALUES ('odd', 1, 'x', NULL, NULL)")
    database.execute("INSERT INTO postings VALUES ('odd', 1, -5000)")
    assert do(database, insert_result(result(7)))
    found = check(database)
    assert (found.unbalanced, found.overdrawn, found.unsettled, found.fine) == (("odd",), (1,), ("t/7",), False)


class AnyOrder(RuleBasedStateMachine):
    """Grants, deals, repetitions, failures in the middle; a model beside it."""

    @initialize()
    def open(self) -> None:
        """An empty house."""
        self.database = sqlite3.connect(":memory:", isolation_level=None)
        migrate(self.database)
        self.now = 1
        do(self.database, insert_table("t", 1, SPEC), insert_entry("t", 1, self.now, BEGUN))
        self.coins = dict.fromkeys(range(1, 8), 0)
        for person in self.coins:
            do(self.database, insert_person(person, "x", 1))
        self.settled: set[int] = set()
        self.granted: set[str] = set()
        self.begun, self.carried = 1, dict(self.coins)

    @rule(person=st.integers(1, 7), key=st.sampled_from("abcdef"), amount=st.integers(-50, 400))
    def grant(self, person: int, key: str, amount: int) -> None:
        """A grant, or an operator's correction."""
        self.now += 1
        fits = key not in self.granted and self.coins[person] + amount >= 0
        assert do(self.database, Grant(key, self.now, "x", person, amount)) is fits
        if fits:
            self.granted.add(key)
            self.coins[person] += amount

    @rule()
    def begin(self) -> None:
        """The cards of a deal are dealt."""
        self.now += 1
        self.begun, self.carried = self.begun + 1, dict(self.coins)
        assert do(self.database, insert_entry("t", self.begun, self.now, BEGUN))

    @rule(
        deal=st.integers(1, 6),
        gain=st.integers(-8, 8),
        base=st.integers(1, 100),
        seats=st.lists(st.integers(0, 7), min_size=5, max_size=5, unique=True),
        crash=st.booleans(),
    )
    def settle(self, deal: int, gain: int, base: int, seats: list[int], crash: bool) -> None:
        """A deal, perhaps settled before, perhaps with a crash between its writes."""
        people = [person or None for person in seats]
        points = [2 * gain, gain, -gain, -gain, -gain]
        self.now += 1
        done = Settlement("t", deal, self.now, base, points, people, self.begun)
        work: list[Work] = [insert_result(result(deal)), done, *([fail] if crash else [])]
        fits = deal not in self.settled and not crash
        assert do(self.database, *work) is fits
        if fits:
            self.settled.add(deal)
            for person, gained, change in zip(people, points, done.change, strict=True):
                if person is not None:
                    most, have = self.carried[person], self.coins[person]
                    assert change == (min(base * gained, most) if gained > 0 else -min(-base * gained, most, have))
                    self.coins[person] += change

    @invariant()
    def books_are_right(self) -> None:
        """Balances are the model's, all of them sum to zero, the check is content."""
        if not hasattr(self, "coins"):
            return
        assert {person: balance(self.database, person) for person in self.coins} == self.coins
        assert balance(self.database, HOUSE) == -sum(self.coins.values())
        assert min(self.coins.values()) >= 0
        assert check(self.database).fine

    def teardown(self) -> None:
        """Close the house."""
        if hasattr(self, "database"):
            self.database.close()


def fail(_database: sqlite3.Connection) -> None:
    """A crash between two writes."""
    raise sqlite3.OperationalError("disk full")


AnyOrder.TestCase.settings = settings(max_examples=40, stateful_step_count=20, deadline=None)
test_any_order = AnyOrder.TestCase
