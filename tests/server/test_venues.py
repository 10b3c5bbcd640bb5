"""Venues: stakes, quick match, who may sit down, what a deal pays, relief."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from baohuang.engine.coins import settle
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.server import coins, rooms
from baohuang.server.commits import Job, commit
from baohuang.server.common import Common
from baohuang.server.economy import BadEconomy, StakeSpec, largest_ordinary_loss, read
from baohuang.server.ledger import Grant
from baohuang.server.limits import Buckets
from baohuang.server.messages import Next, Stand
from baohuang.server.sessions import hash_of
from baohuang.server.store import open_database
from tests.server.running import Address, greet_room, hear, in_thread, play_out, say
from tests.server.support import Desk, play_to_the_end

STAKE = StakeSpec(10, 100, "weihai-1", 12_000, "greedy")


def venue(coins_of: dict[int, int], common: Common | None = None) -> Desk:
    """A table of a venue that nobody has come to yet."""
    shared = common or Common(purse=lambda person: coins_of[person])
    return Desk("weihai", people=(), code="-", stake=STAKE, dealt=False, common=shared)


@pytest.mark.clause("ON-22")
def test_every_ruleset_has_three_venues_whose_minimum_covers_a_loss() -> None:
    """場次: as data in one file, and checked when it is read."""
    economy = read()
    assert {rules: sum(one.rules == rules for one in economy.venues) for rules in RULESETS} == dict.fromkeys(
        RULESETS, 3
    )
    for one in economy.venues:
        assert one.minimum >= one.base * largest_ordinary_loss(ruleset(one.rules, one.options))


@pytest.mark.clause("ON-22")
def test_who_has_too_few_coins_cannot_sit_down() -> None:
    desk = venue({201: 99, 202: 100})
    assert desk.table.seat_person(201, "poor", 0, desk.now) == "poor"
    assert not isinstance(desk.table.seat_person(202, "rich", 0, desk.now), str)


def test_bots_fill_the_table_after_the_stated_wait() -> None:
    """And say that they are bots; everybody sees when."""
    desk = venue({201: 500})
    guest = desk.knock_new(201, "one")
    desk.carry_out(desk.table.seat_person(201, "one", 0, desk.now))  # type: ignore[arg-type]
    shown = [frame for frame in desk.inbox[guest] if frame["t"] == "room"][-1]
    assert (shown["starts_at"], shown["base"]) == (desk.now + 12_000, 10)
    desk.wait()
    hello = [frame for frame in desk.inbox[guest] if frame["t"] == "hello"][-1]
    assert [player["bot"] for player in hello["names"]] == [False, True, True, True, True]
    desk.wait()
    assert desk.table.game.deal == 1


@pytest.mark.clause("ON-22")
def test_who_has_lost_their_coins_in_the_wait_is_not_dealt_in() -> None:
    """The stake is checked before the first deal too, whether bots or people have filled the table."""
    have = {201: 500, 202: 500}
    desk = venue(have)
    for seat in (0, 1):
        desk.knock_new(201 + seat, "x")
        desk.carry_out(desk.table.seat_person(201 + seat, "x", seat, desk.now))  # type: ignore[arg-type]
    have[202] = 99
    desk.wait()
    desk.wait()
    assert desk.table.game.deal == 1
    assert [chair.person for chair in desk.table.seating.chairs] == [201, None, None, None, None]


def test_where_nobody_can_play_any_more_nothing_is_dealt() -> None:
    have = {201: 500}
    desk = venue(have)
    desk.knock_new(201, "x")
    desk.carry_out(desk.table.seat_person(201, "x", 0, desk.now))  # type: ignore[arg-type]
    have[201] = 0
    desk.wait()
    assert (desk.table.game.deal, desk.table.seating.people, desk.table.next_due()) == (0, [], None)


def test_a_full_table_starts_at_once() -> None:
    desk = venue({200 + seat: 500 for seat in range(5)})
    for seat in range(5):
        desk.knock_new(200 + seat, f"p{seat}")
        desk.carry_out(desk.table.seat_person(200 + seat, f"p{seat}", seat, desk.now))  # type: ignore[arg-type]
    assert desk.table.game.secret is not None


@pytest.mark.clause("ON-22")
def test_who_falls_below_the_minimum_stands_up_with_a_notice() -> None:
    """So does who is not there any more; bots take the seats."""
    have = {200: 500, 201: 500, 202: 500}
    desk = venue(have)
    guests = {}
    for seat in range(3):
        guests[seat] = desk.knock_new(200 + seat, f"p{seat}")
        desk.carry_out(desk.table.seat_person(200 + seat, f"p{seat}", seat, desk.now))  # type: ignore[arg-type]
    desk.wait()
    desk.wait()
    play_to_the_end(desk, guests, Random(1))
    have[201] = 99
    desk.carry_out(desk.table.leave(guests[2]))
    desk.send(guests[1], Next(1))
    desk.send(guests[0], Next(1))
    assert [frame["message_id"] for frame in desk.inbox[guests[1]] if frame["t"] == "notice"] == ["error-poor"]
    assert [chair.person for chair in desk.table.seating.chairs] == [200, None, None, None, None]
    assert desk.table.seating.full
    desk.wait()
    assert desk.table.game.deal >= 2


def test_nobody_sits_at_two_staked_tables() -> None:
    """Bound while a deal runs; a table where none runs lets go; who is bound elsewhere gets up before the next deal."""
    called: list[tuple[int, str]] = []
    common = Common(purse=lambda _person: 500, call_away=lambda person, table: called.append((person, table)))
    common.staked.take(200, "another")
    desk = venue({}, common)
    guest = desk.knock_new(200, "p")
    assert desk.table.seat_person(200, "p", 0, desk.now) == "seated-elsewhere"
    assert called == [(200, "another")]
    common.staked.leave(200, "another")
    desk.carry_out(desk.table.seat_person(200, "p", 0, desk.now))  # type: ignore[arg-type]
    assert common.staked.table_of(200) == "desk"
    desk.wait()
    desk.wait()
    play_to_the_end(desk, {0: guest}, Random(1))
    common.staked.leave(200, "desk")
    common.staked.take(200, "another")
    desk.send(guest, Next(1))
    assert [one["message_id"] for one in desk.inbox[guest] if one["t"] == "notice"] == ["error-seated-elsewhere"]
    assert desk.table.seating.people == []


def test_who_gets_up_is_free_again() -> None:
    """So is everybody at a table that is put away between deals."""
    common = Common(purse=lambda _person: 500)
    desk = venue({}, common)
    guest = desk.knock_new(200, "p")
    for leave in (lambda: desk.send(guest, Stand(1)), desk.table.rest):
        desk.carry_out(desk.table.seat_person(200, "p", 0, desk.now))  # type: ignore[arg-type]
        assert common.staked.table_of(200) == "desk"
        leave()
        assert common.staked.table_of(200) is None


def test_a_table_that_everybody_has_left_deals_no_more() -> None:
    desk = venue({200: 500})
    guest = desk.knock_new(200, "p")
    desk.carry_out(desk.table.seat_person(200, "p", 0, desk.now))  # type: ignore[arg-type]
    desk.send(guest, Stand(1))
    assert desk.table.next_due() is None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("grant = -1", "grant"),
        ("nonsense = 1", "nonsense"),
        ('[[venues]]\nid="x"\nrules="mahjong"\nbase=1\nminimum=100', "mahjong"),
        ('[[venues]]\nid="x"\nrules="weihai"\nbase=100\nminimum=100', "does not cover"),
        ('[[venues]]\nid="X Y"\nrules="weihai"\nbase=1\nminimum=100', "id"),
        ("[[venues", "economy"),
    ],
)
def test_settings_that_do_not_fit(tmp_path: Path, text: str, fault: str) -> None:
    """Each fault is named."""
    head = 'grant=1\nrelief=1\nrelief_below=1\nbots_after=1\nbot="greedy"\n'
    whole = text if text.startswith(("grant", "nonsense")) else head + text
    path = tmp_path / "economy.toml"
    path.write_text(whole if "[[venues]]" in whole else whole + "\nvenues=[]")
    with pytest.raises(BadEconomy, match=fault):
        read(path)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server whose bots play, and come, at once."""
    folder = tmp_path_factory.mktemp("house")
    settings = folder / "economy.toml"
    text = Path(str(read.__defaults__[0])).read_text()  # type: ignore[index]
    settings.write_text(text.replace("bots_after = 12", "bots_after = 0"))
    with in_thread(folder / "house.sqlite3", economy=read(settings)) as address:
        yield address


def test_a_staked_deal_from_the_match_to_the_account_page(server: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    """The coins that the table tells of are those of the rules, and those on the account page."""
    monkeypatch.setattr(coins, "matches", Buckets(100, 0))
    status, headers, body = server.request("POST", "/api/match", {"venue": "classic108-1"})
    assert status == 200, body
    cookie = headers["set-cookie"].partition(";")[0]
    table = json.loads(body)["table"]
    with server.socket(table, cookie) as socket:
        say(socket, t="hello", client="tab", last=None)
        say(socket, t="luck", id=1, deal=1, word="x")
        end, paid = play_out(socket, hear(socket, "update"), "coins")
    points, seat = end["view"]["points"], end["view"]["viewer"]
    carried = [2**40] * 5
    carried[seat] = 2000
    assert paid["change"] == settle(points, 10, carried).change
    page = json.loads(server.request("GET", "/api/coins", headers={"cookie": cookie})[2])
    assert page["balance"] == paid["balance"] == 2000 + paid["change"][seat]
    assert [(line["reason"], line["amount"]) for line in page["entries"]] == [
        ("deal", paid["change"][seat]),
        ("grant", 2000),
    ]
    assert page["points"] == {"classic108": {"deals": 1, "points": points[seat]}}


def test_venues_are_listed_and_guarded(server: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coins, "matches", Buckets(100, 0))
    listed = json.loads(server.request("GET", "/api/venues")[2])
    assert len(listed["venues"]) == 12
    poor = server.request("POST", "/api/match", {"venue": "weihai-3"})
    assert (poor[0], json.loads(poor[2])["error"]) == (409, "poor")
    unknown = server.request("POST", "/api/match", {"venue": "moon"})
    assert (unknown[0], json.loads(unknown[2])["error"]) == (404, "not-found")


def test_a_match_elsewhere_leaves_the_table_where_no_deal_runs(
    server: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second venue's table takes the person from the first; in the middle of a deal it does not."""
    monkeypatch.setattr(coins, "matches", Buckets(100, 0))
    monkeypatch.setattr(rooms, "openings", Buckets(100, 0))
    status, headers, body = server.request("POST", "/api/rooms", {"rules": "weihai", "stake": 10})
    own = {"cookie": headers["set-cookie"].partition(";")[0]}
    first = json.loads(body)["table"]
    status, _, body = server.request("POST", "/api/match", {"venue": "weihai-1"}, own)
    assert status == 200, body
    second = json.loads(body)["table"]
    with server.socket(first, own["cookie"]) as socket:
        assert greet_room(socket)["own"] is None
    with server.socket(second, own["cookie"]) as socket:
        say(socket, t="hello", client="tab", last=None)
        assert hear(socket, "hello")["seat"] is not None
        say(socket, t="luck", id=1, deal=1, word="x")
        hear(socket, "update")
        status, _, body = server.request("POST", "/api/match", {"venue": "qingdao-1"}, own)
        assert (status, json.loads(body)["error"]) == (409, "seated-elsewhere")
        status, _, body = server.request("POST", "/api/rooms", {"rules": "weihai", "stake": 10}, own)
        assert (status, json.loads(body)["error"]) == (409, "seated-elsewhere")


def test_relief_is_given_once_a_day(tmp_path: Path) -> None:
    """It fills the account up to its amount; who is broke again on the same day waits for the next."""
    path = tmp_path / "house.sqlite3"
    with in_thread(path) as server:
        _, cookie = server.open_table("classic108")
        own = {"cookie": cookie}
        token = hash_of(cookie.removeprefix("baohuang="))

        def lose(key: str, amount: int) -> None:
            with contextlib.closing(open_database(path)) as database:
                (person,) = database.execute("SELECT person FROM sessions WHERE token_hash = ?", (token,)).fetchone()
                ((_, wrong),) = commit(database, [Job([Grant(key, 5, "deal", person, -amount)], lambda _error: None)])
            assert wrong is None

        def page() -> dict[str, Any]:
            found: dict[str, Any] = json.loads(server.request("GET", "/api/coins", headers=own)[2])
            return found

        lose("first", 1990)
        assert page()["balance"] == 10
        assert server.request("POST", "/api/coins/relief", headers=own)[0] == 204
        after = page()
        amount = after["relief"]
        assert (after["balance"], after["entries"][0]["reason"]) == (amount, "relief")
        assert after["entries"][0]["amount"] == amount - 10
        lose("second", amount)
        status, _, body = server.request("POST", "/api/coins/relief", headers=own)
        assert (status, json.loads(body)["error"], page()["balance"]) == (409, "no-relief", 0)


def test_relief_is_for_the_broke(server: Address) -> None:
    """A guest with the grant gets none; a stranger has no account."""
    _, cookie = server.open_table("classic108")
    own = {"cookie": cookie}
    assert server.request("POST", "/api/coins/relief", headers=own)[0] == 409
    assert server.request("POST", "/api/coins/relief")[0] == 401
