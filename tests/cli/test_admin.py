"""`baohuang admin` on a database, beside a server that runs on it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from baohuang.cli.main import main
from baohuang.records.text import from_text
from baohuang.server import account
from baohuang.server.limits import Buckets
from tests.server.running import Address, greet, in_thread, play


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Address, str]]:
    """A running house with one registered person and one finished deal: file, address, table."""
    path = tmp_path_factory.mktemp("house") / "house.sqlite3"
    account.by_address = Buckets(100, 0)
    with in_thread(path) as address:
        table, cookie = address.open_table("classic108")
        with address.socket(table, cookie) as socket:
            play(socket, greet(socket), lambda state: state["view"]["phase"] == "over")
        wish = {"name": "Paul", "password": "correct horse"}
        assert address.request("POST", "/api/account/register", wish, {"cookie": cookie})[0] == 201
        yield path, address, table


def admin(house: tuple[Path, Address, str], *arguments: str) -> int:
    """The exit status."""
    return main(["admin", "--db", str(house[0]), *arguments])


def test_accounts_and_grants(house: tuple[Path, Address, str], capsys: pytest.CaptureFixture[str]) -> None:
    """Coins move through the ledger, and never below zero."""
    assert admin(house, "accounts") == 0
    assert json.loads(capsys.readouterr().out) == {"person": 1, "name": "Paul", "coins": 2000}
    assert admin(house, "grant", "PAUL", "500") == 0
    assert json.loads(capsys.readouterr().out) == {"name": "Paul", "coins": 2500}
    assert admin(house, "grant", "Paul", "--", "-9999") == 2
    assert admin(house, "grant", "Nobody", "1") == 2
    assert admin(house, "ledger", "check") == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["fine"] is True


def test_tables_and_records(house: tuple[Path, Address, str], capsys: pytest.CaptureFixture[str]) -> None:
    path, _, table = house
    assert admin(house, "tables") == 0
    listed = json.loads(capsys.readouterr().out)
    assert (listed["table"], listed["rules"], listed["seats"]) == (table, "classic108", 5)
    assert admin(house, "export", table, "1") == 0
    assert from_text(capsys.readouterr().out).rules == "classic108"
    assert admin(house, "export", table, "9") == 2
    assert admin(house, "export", "nowhere", "1") == 2
    assert path.exists()


def test_a_backup_is_a_house_of_its_own(
    house: tuple[Path, Address, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whole, readable by nobody else, and nothing is overwritten."""
    copy = tmp_path / "copy.sqlite3"
    assert admin(house, "backup", str(copy)) == 0
    assert copy.stat().st_mode & 0o077 == 0
    assert main(["admin", "--db", str(copy), "accounts"]) == 0
    assert '"Paul"' in capsys.readouterr().out
    assert admin(house, "backup", str(copy)) == 2
    assert "is there already" in capsys.readouterr().err


def test_a_ledger_with_a_fault(
    house: tuple[Path, Address, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The check says so and ends with status 1."""
    copy = tmp_path / "copy.sqlite3"
    admin(house, "backup", str(copy))
    with sqlite3.connect(copy) as database:
        database.execute("INSERT INTO transactions VALUES ('odd', 1, 'x', NULL, NULL)")
        database.execute("INSERT INTO postings VALUES ('odd', 1, 5)")
    database.close()
    assert main(["admin", "--db", str(copy), "ledger", "check"]) == 1
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["unbalanced"] == ["odd"]


def test_without_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "--db", str(tmp_path / "none"), "tables"]) == 2
    assert "no such database" in capsys.readouterr().err


def test_metrics_tell_numbers_and_nothing_else(house: tuple[Path, Address, str]) -> None:
    """Prometheus' text: steps, deals, frames; no name, no card, no address."""
    status, headers, body = house[1].request("GET", "/metrics")
    text = body.decode()
    assert (status, headers["content-type"].partition(";")[0]) == (200, "text/plain")
    values = dict(line.split() for line in text.splitlines() if not line.startswith("#"))
    assert int(values["baohuang_deals_finished_total"]) == 1
    assert int(values["baohuang_steps_total"]) > 20
    assert int(values["baohuang_failed_writes_total"]) == 0
    assert "Paul" not in text
