"""`baohuang tui --server`: a real house, by the wire protocol."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from baohuang.cli._tui.app import TableApp
from baohuang.cli._tui.house_table import HouseTable, Wish
from baohuang.messages import text
from tests.cli.tui.screenplay import asked, logged, over, perform, shown, to_the_end, until
from tests.server.running import Address, in_thread

SHORT = {"players": 4}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A house whose bots play at once."""
    with in_thread(tmp_path_factory.mktemp("house") / "house.sqlite3") as address:
        yield address


def wish(table: str | None = None, room: str | None = None) -> Wish:
    """The shortest deal there is, or a table that is there already."""
    return Wish("classic108", dict(SHORT), "easy", table, room)


def test_a_deal_at_a_table_of_bots(house: Address, tmp_path: Path) -> None:
    """The house opens a table and deals; refusals are the house's; who one is, is kept for the next time."""
    session = tmp_path / "session"

    async def screenplay(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: asked(app))
        await app.obey("start")
        assert shown(app, "notice") != ""
        await to_the_end(app, pilot)
        await until(pilot, lambda: over(app))

    perform(HouseTable(f"http://{house.host}", wish(), session), screenplay)
    kept = session.read_text("utf-8")
    assert "=" in kept
    assert session.stat().st_mode & 0o077 == 0
    assert HouseTable(f"http://{house.host}", wish(), session).cookie == kept


def test_a_room_by_its_letters(house: Address) -> None:
    """A free seat is taken, and `ready` is granted."""
    status, _, body = house.request("POST", "/api/rooms", {"rules": "classic108", "options": SHORT})
    assert status == 201, body
    code = json.loads(body)["code"]

    async def screenplay(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: code in logged(app))
        await app.obey("ready")
        assert shown(app, "notice") == ""
        await until(pilot, lambda: "✓" in logged(app))
        await app.obey("dance")
        assert shown(app, "notice") == text("en", "error-not-your-turn")

    perform(HouseTable(f"http://{house.host}", wish(room=code)), screenplay)


def test_a_deal_is_left_to_the_trustee(house: Address) -> None:
    """What is said is heard; the trustee plays for whoever asks, until the seat is taken back or left."""

    async def screenplay(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: asked(app))
        await app.obey("say well-played")
        assert shown(app, "notice") == ""
        await until(pilot, lambda: text("en", "phrase-well-played") in logged(app))
        await app.obey("say whatever I like")
        assert shown(app, "notice") != ""
        await app.obey("trustee")
        await until(pilot, lambda: text("en", "tui-trusted")[:20] in logged(app))
        await app.obey("trustee")
        await until(pilot, lambda: text("en", "tui-taken-back")[:20] in logged(app))
        await app.obey("leave")
        await until(pilot, lambda: over(app))

    perform(HouseTable(f"http://{house.host}", wish()), screenplay)


def test_a_stranger_watches(house: Address) -> None:
    table, cookie = house.open_table("classic108", options=SHORT)

    async def screenplay(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.seen is not None)
        assert app.seen is not None
        assert (app.seen.view.viewer, app.seen.view.hand) == (None, "")
        assert text("en", "tui-watching") in logged(app)

    with house.socket(table, cookie) as owner:
        owner.send(json.dumps({"t": "hello", "client": "tab", "last": None}))
        perform(HouseTable(f"http://{house.host}", wish(table)), screenplay)


@pytest.mark.parametrize(
    ("wanted", "code"), [(wish(room="QQQQQQ"), "unknown-table"), (wish("nowhere"), "unauthorised")]
)
def test_a_table_that_is_not_there(house: Address, wanted: Wish, code: str) -> None:
    async def screenplay(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: text("en", f"error-{code}")[:20] in logged(app))
        assert await app.table.act("pass") == "offline"
        assert await app.table.hints() == ()

    perform(HouseTable(f"http://{house.host}", wanted), screenplay)


def test_a_house_that_is_not_there() -> None:
    async def screenplay(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: text("en", "error-offline")[:20] in logged(app))

    perform(HouseTable("http://127.0.0.1:9", wish()), screenplay)
