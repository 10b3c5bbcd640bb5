"""What a finished deal leaves: its result, its record, a line in each player's history."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from baohuang.cli.main import main
from baohuang.records.record import from_json, to_json
from baohuang.records.replay import replay
from baohuang.records.text import from_text
from baohuang.rulesets.registry import RULESETS
from baohuang.server import archive
from tests.server.running import Address, Frame, greet, hear, in_thread, play_out, say
from tests.server.support import Desk, next_deal, play_to_the_end


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server whose bots play at once."""
    with in_thread(tmp_path_factory.mktemp("house") / "house.sqlite3") as address:
        yield address


@pytest.mark.parametrize("rules", RULESETS)
def test_the_record_of_a_deal_replays_to_its_result(rules: str) -> None:
    """Actions stand in the order in which the engine took them; the table's own "ready" is none of them."""
    seats = range(len(Desk(rules).table.spec.seats))
    desk = Desk(rules, people=seats)
    guests = {seat: desk.join(seat) for seat in seats}
    for number in (1, 2):
        play_to_the_end(desk, guests, Random(number))
        next_deal(desk, guests.values())
    records = dict(archive.records(rules, {}, desk.log))
    assert [done.deal for done in desk.finished] == [deal for deal, one in records.items() if replay(one).points]
    for done in desk.finished:
        deal = replay(from_json(to_json(records[done.deal])))
        assert (tuple(deal.points or ()), deal.winner, tuple(deal.places or ())) == (
            done.points,
            done.winner,
            done.places,
        )
    assert [one.number for one in records.values() if replay(one).points] == [1, 2]


def test_a_running_deal_has_no_record() -> None:
    """Not before its last action, however much of it is in the log; a void deal waits for the one it led to."""
    desk = Desk("weihai", people=range(5))
    guests = {seat: desk.join(seat) for seat in range(5)}
    for _ in range(5):
        (seat,) = desk.asked()
        desk.act(guests[seat], "yield")
    desk.wait()
    assert list(archive.records("weihai", {}, desk.log)) == []
    play_to_the_end(desk, guests, Random(1))
    records = dict(archive.records("weihai", {}, desk.log))
    assert (records[1].number, records[1].redeal, replay(records[1]).phase.name) == (1, 0, "void")
    assert records[1].seed == records[2].seed


def play_one_deal(server: Address, rules: str) -> tuple[str, str, Frame]:
    """A table with one finished deal: its id, the cookie, and the last frame about its shuffle."""
    table, cookie = server.open_table(rules)
    with server.socket(table, cookie) as socket:
        say(socket, t="hello", client="tab", last=None)
        promised = hear(socket, "fair")
        say(socket, t="luck", id=1, deal=1, word="mine")
        state = hear(socket, "update")
        _, shown = play_out(socket, state, "fair")
        assert shown["commitment"] == promised["commitment"]
        assert shown["luck"][0] == "mine"
        return table, cookie, shown


def test_the_record_can_be_checked_against_the_promise(server: Address, tmp_path: Path) -> None:
    """By anybody with the table's link; `baohuang verify` agrees."""
    table, _, shown = play_one_deal(server, "classic108")
    status, headers, body = server.request("GET", f"/api/tables/{table}/deals/1")
    assert (status, headers["content-type"]) == (200, "application/json")
    record = from_json(body)
    assert (record.seed, list(record.luck or ())) == (shown["secret"], shown["luck"])
    (tmp_path / "deal.json").write_bytes(body)
    assert main(["verify", "--commitment", shown["commitment"], str(tmp_path / "deal.json")]) == 0
    text = server.request("GET", f"/api/tables/{table}/deals/1?format=text")[2].decode()
    assert from_text(text) == record


def test_results_and_history(server: Address) -> None:
    """The table's results are everybody's, the history is the session's own, and it can be filtered."""
    table, cookie, _ = play_one_deal(server, "classic108")
    (result,) = json.loads(server.request("GET", f"/api/tables/{table}/deals")[2])["deals"]
    assert (result["table"], result["deal"], result["rules"], result["seat"]) == (table, 1, "classic108", None)
    assert len(result["points"]) == len(result["names"]) == 5
    own = {"cookie": cookie}
    (mine,) = json.loads(server.request("GET", "/api/history", headers=own)[2])["deals"]
    assert mine == result | {"seat": 0}
    filters = {"rules=classic108": 1, "rules=weihai": 0, f"before={result['at']}": 0, "most=1": 1}
    for query, found in filters.items():
        assert len(json.loads(server.request("GET", f"/api/history?{query}", headers=own)[2])["deals"]) == found
    assert json.loads(server.request("GET", "/api/history")[2]) == {"deals": []}


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/tables/nowhere/deals/1", 404, "unknown-table"),
        ("/api/tables/nowhere/deals/x", 400, "bad-request"),
        ("/api/tables/nowhere/deals/0", 400, "bad-request"),
        ("/api/history?most=1000", 400, "bad-request"),
    ],
)
def test_what_there_is_no_record_of(server: Address, path: str, status: int, code: str) -> None:
    got, _, body = server.request("GET", path)
    assert (got, json.loads(body)["error"]) == (status, code)


def test_case_24_there_is_no_record_while_the_deal_runs(server: Address) -> None:
    """Neither the entries nor the secret can be had by its link."""
    table, cookie = server.open_table("qingdao")
    with server.socket(table, cookie) as socket:
        greet(socket)
        status, _, body = server.request("GET", f"/api/tables/{table}/deals/1", headers={"cookie": cookie})
        assert (status, json.loads(body)["error"]) == (404, "not-found")
