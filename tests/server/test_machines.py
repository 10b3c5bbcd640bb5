"""People's own bots: the documented example plays a deal; what a bot may not do."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from baohuang.server import account, rooms
from baohuang.server.commits import Job, commit
from baohuang.server.common import Common
from baohuang.server.economy import StakeSpec
from baohuang.server.entries import Begun
from baohuang.server.ledger import Settlement
from baohuang.server.limits import Buckets
from baohuang.server.logbook import insert_entry
from baohuang.server.store import ResultRow, insert_result, open_database
from tests.server.running import Address, greet_room, hear, in_thread, play, say
from tests.server.support import Desk
from tools.register import ROOT

HOWTO = ROOT / "docs" / "howto" / "connect-a-bot.md"


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the house."""
    return tmp_path_factory.mktemp("house") / "house.sqlite3"


@pytest.fixture(scope="module")
def server(path: Path) -> Iterator[Address]:
    """A server."""
    account.by_address = Buckets(100, 0)
    rooms.openings = Buckets(100, 0)
    with in_thread(path) as address:
        yield address


def owner(server: Address, name: str) -> str:
    """The cookie of somebody who has registered."""
    status, headers, _ = server.request("POST", "/api/account/register", {"name": name, "password": "correct horse"})
    assert status == 201
    cookies = re.findall(r"baohuang=[^;]+", headers["set-cookie"])
    return str(cookies[-1])


def make(server: Address, cookie: str, name: str = "Robby") -> tuple[int, str]:
    """A bot's number and token."""
    status, _, body = server.request("POST", "/api/account/bots", {"name": name}, {"cookie": cookie})
    assert status == 201, body
    made = json.loads(body)
    return made["bot"], made["token"]


@pytest.fixture(scope="module")
def machine(server: Address) -> str:
    """The token of a bot."""
    return make(server, owner(server, "Maker of bots"), "Made")[1]


def test_the_documented_bot_plays_a_deal(server: Address, tmp_path: Path) -> None:
    """In a process of its own, beside a person, and everybody sees that it is a bot."""
    code = re.search(r"```python\n(.*?)```", HOWTO.read_text("utf-8"), re.DOTALL)
    assert code is not None
    (tmp_path / "bot.py").write_text(code[1])
    cookie = owner(server, "Maker")
    _, token = make(server, cookie)
    _, _, body = server.request("POST", "/api/rooms", {"rules": "classic108"}, {"cookie": cookie})
    table = json.loads(body)["table"]
    with server.socket(table, cookie) as socket:
        say(socket, t="hello", client="tab", last=None)
        command = [sys.executable, str(tmp_path / "bot.py"), f"ws://{server.host}", table, "3", token]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
            while not hear(socket, "room")["seats"][3]["ready"]:
                pass
            for seat in (1, 2, 4):
                say(socket, t="bot", id=seat, seat=seat, bot="random")
            say(socket, t="start", id=5)
            names = hear(socket, "hello")["names"]
            while not all(player["name"] for player in names):
                names = hear(socket, "hello")["names"]
            assert names[3] == {"name": "Robby", "bot": True}
            say(socket, t="luck", id=6, deal=1, word="x")
            end = play(socket, hear(socket, "update"), lambda state: state["view"]["phase"] == "over", first=10)
            assert json.loads(bot.communicate(timeout=20)[0]) == end["view"]["points"]


def test_a_token_that_was_taken_back_opens_nothing(server: Address) -> None:
    """Its name is free again."""
    cookie = owner(server, "Taker")
    bot, token = make(server, cookie, "Taken")
    bearer = {"authorization": f"Bearer {token}"}
    assert json.loads(server.request("GET", "/api/account", headers=bearer)[2])["name"] == "Taken"
    assert server.request("DELETE", f"/api/account/bots/{bot}", headers={"cookie": cookie})[0] == 204
    assert json.loads(server.request("GET", "/api/account", headers=bearer)[2]) is None
    assert json.loads(server.request("GET", "/api/account/bots", headers={"cookie": cookie})[2]) == {"bots": []}
    assert server.request("DELETE", f"/api/account/bots/{bot}", headers={"cookie": cookie})[0] == 404
    make(server, owner(server, "Heir"), "Taken")


def test_a_person_has_so_many_bots(server: Address) -> None:
    """Named by the rules for names; a guest has none."""
    cookie = owner(server, "Collector")
    for number in range(5):
        make(server, cookie, f"Bot {number}")
    own = {"cookie": cookie}
    assert server.request("POST", "/api/account/bots", {"name": "More"}, own)[0] == 409
    assert server.request("POST", "/api/account/bots", {"name": "a\u202eb"}, own)[0] == 400
    assert server.request("POST", "/api/account/bots", {"name": "x"})[0] == 401


@pytest.mark.parametrize("kind", ["header", "cookie"])
@pytest.mark.parametrize(
    ("where", "body"),
    [
        ("account/register", {"name": "Human", "password": "correct horse"}),
        ("account/name", {"name": "Human"}),
        ("account/password", {"old": "correct horse", "new": "battery staple"}),
        ("account/delete", {"password": "correct horse"}),
        ("account/logout-everywhere", None),
        ("account/bots", {"name": "Bot of a bot"}),
        ("coins/relief", None),
        ("match", {"venue": "weihai-1"}),
    ],
)
def test_what_is_for_people_is_not_for_their_bots(
    server: Address, machine: str, kind: str, where: str, body: object
) -> None:
    """Whichever way the token comes; nothing is changed by it, and the token goes on opening tables."""
    sent = {"authorization": f"Bearer {machine}"} if kind == "header" else {"cookie": f"baohuang={machine}"}
    status, headers, answer = server.request("POST", f"/api/{where}", body, sent)
    assert (status, json.loads(answer)["error"]) == (403, "no-bots")
    assert "set-cookie" not in headers
    me = json.loads(server.request("GET", "/api/account", headers=sent)[2])
    assert (me["name"], me["registered"]) == ("Made", False)


def test_a_browser_that_was_given_a_bots_cookie_gets_rid_of_it(server: Address, machine: str) -> None:
    """By logging out or in; the bot's session, which is its owner's to end, stays."""
    owner(server, "Victim")
    known = {"name": "Victim", "password": "correct horse"}
    status, headers, _ = server.request("POST", "/api/account/login", known, {"cookie": f"baohuang={machine}"})
    assert (status, machine in headers["set-cookie"]) == (200, False)
    status, headers, _ = server.request("POST", "/api/account/logout", None, {"cookie": f"baohuang={machine}"})
    assert (status, 'baohuang=""' in headers["set-cookie"]) == (204, True)
    bearer = {"authorization": f"Bearer {machine}"}
    assert json.loads(server.request("GET", "/api/account", headers=bearer)[2])["name"] == "Made"


def test_a_bot_takes_no_bot_back(server: Address, machine: str) -> None:
    bearer = {"authorization": f"Bearer {machine}"}
    assert server.request("DELETE", "/api/account/bots/1", headers=bearer)[0] == 403


def test_a_bot_is_called_like_nobody_else(server: Address) -> None:
    """Neither like a person, its owner too, nor like another bot; and nobody takes a bot's name."""
    cookie = owner(server, "Namer")
    other = owner(server, "Namesake")
    make(server, cookie, "Named bot")
    for name in ("Namer", "Narnesake", "NAMED BOT", "greedy"):
        status, _, body = server.request("POST", "/api/account/bots", {"name": name}, {"cookie": other})
        assert (status, json.loads(body)["error"]) == (409, "name-taken")
    status, _, body = server.request("POST", "/api/account/name", {"name": "Named b0t"}, {"cookie": other})
    assert (status, json.loads(body)["error"]) == (409, "name-taken")
    login = {"name": "Named bot", "password": "correct horse"}
    assert server.request("POST", "/api/account/login", login)[0] == 401


def test_a_bot_sits_at_a_table_with_stakes_only_where_the_room_allows_it() -> None:
    """There it plays from its owner's coins, so the two are never at one table."""
    stake = StakeSpec(1, 10)
    desk = Desk(people=(), code="-", stake=stake, dealt=False, purse=lambda _person: 10_000)
    assert desk.table.seat_person(7, "Robby", 0, desk.now, machine=True) == "no-bots"
    common = Common(purse={1: 10_000}.__getitem__, account=lambda person: 1 if person == 7 else person)
    allowed = Desk(people=(), code="-", stake=stake, dealt=False, common=common, machines=True)
    assert not isinstance(allowed.table.seat_person(7, "Robby", 0, allowed.now, machine=True), str)
    assert allowed.table.seat_person(1, "Owner", 1, allowed.now) == "seated-elsewhere"
    assert common.staked.table_of(1) == "desk"


def test_a_bot_wins_and_loses_its_owners_coins(server: Address, path: Path) -> None:
    """In the transaction of the deal, as everybody does; whoever looks on sees that it is a bot."""
    cookie = owner(server, "Backer")
    bot, token = make(server, cookie, "Backed")
    wish = {"rules": "weihai", "stake": 10, "machines": True}
    status, _, body = server.request("POST", "/api/rooms", wish, {"authorization": f"Bearer {token}"})
    assert status == 201, body
    table = json.loads(body)["table"]
    with server.socket(table, None) as socket:
        assert greet_room(socket)["seats"][0]["bot"] == "own"
    done = Settlement(table, 1, 9, 10, [4, 2, -2, -2, -2], [bot, None, None, None, None], 1)
    result = ResultRow(table, 1, 9, "weihai", "emperor", "[]", "[]", 0, 1, "[]")
    database = open_database(path)
    dealt = insert_entry(table, 1, time.time_ns() // 1_000_000, Begun(("",) * 5, 0, None))
    ((_, error),) = commit(database, [Job([dealt, insert_result(result), done], lambda _error: None)])
    database.close()
    assert error is None
    page = json.loads(server.request("GET", "/api/coins", headers={"cookie": cookie})[2])
    assert (page["balance"], sorted(one["amount"] for one in page["entries"])) == (2040, [40, 2000])
