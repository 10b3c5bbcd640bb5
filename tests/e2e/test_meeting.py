"""Being somebody and meeting others, on a real server: an account, a quick match, a room for two with bots."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
import segno
from playwright.sync_api import Browser, Page

from baohuang.messages import text
from baohuang.server.economy import DEFAULT
from baohuang.server.rooms import QUIET_ZONE
from tests.e2e.house import House
from tests.e2e.person import Person

PHRASE = "three lean horses"
SETTINGS = """localStorage.setItem('baohuang.settings', '{"lang": "en", "calm": true}')"""
ENOUGH = 400
"""Looks at the page, each followed by a moment, within which a person gets to do what the test is about."""


class Visitor:
    """A browser of its own, in English."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self.context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
        self.context.add_init_script(SETTINGS)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.person = Person(self.page)
        self.sees = self.person.sees

    def goes(self, address: str) -> None:
        """Open a page of the house."""
        self.page.goto(self.url + address)

    def coins(self) -> str:
        """What the bar says that I carry."""
        return self.sees("purse").inner_text()

    def close(self) -> None:
        """Close the browser; nothing has gone wrong on any page."""
        self.context.close()
        assert self.faults == []


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[House]:
    """A house whose venues are filled with bots at once."""
    economy = tmp_path / "economy.toml"
    economy.write_text(DEFAULT.read_text("utf-8").replace("bots_after = 12", "bots_after = 0"), "utf-8")
    served = House(tmp_path, None, "--economy", str(economy))
    try:
        served.start()
        yield served
    finally:
        served.stop()


@pytest.fixture
def known_twice(tmp_path: Path) -> Iterator[House]:
    """A house that is reached at two addresses."""
    served = House(tmp_path)
    served.arguments = tuple(f"--origin=http://{host}:{served.port}" for host in ("127.0.0.1", "localhost"))
    try:
        served.start()
        yield served
    finally:
        served.stop()


def credentials(visitor: Visitor, form: str, name: str) -> None:
    """Fill a form with name and password, and send it."""
    visitor.sees(f"{form}-name").fill(name)
    visitor.sees(f"{form}-password").fill(PHRASE)
    visitor.sees(f"{form}-go").click()


def test_a_guest_registers_and_keeps_everything(browser: Browser, house: House) -> None:
    """The coins of the guest are the registered person's, after logging out and in again, and on another device."""
    visitor = Visitor(browser, house.url)
    visitor.goes("/")
    visitor.sees("start").click()
    visitor.sees("hand").wait_for()
    visitor.goes("/account")
    visitor.sees("guest-note").wait_for()
    credentials(visitor, "register", "Bamboo Lake")
    visitor.sees("registered-note").wait_for()
    visitor.sees("purse").wait_for()
    assert visitor.coins() == "2,000"
    visitor.sees("logout-go").click()
    visitor.sees("guest-note").wait_for()
    assert visitor.sees("purse").count() == 0
    credentials(visitor, "login", "bamboo lake")
    visitor.sees("purse").wait_for()
    assert visitor.coins() == "2,000"
    visitor.goes("/coins")
    assert "To begin with" in visitor.sees("ledger").inner_text()
    other = Visitor(browser, house.url)
    other.goes("/account")
    credentials(other, "login", "Bamboo Lake")
    other.sees("registered-note").wait_for()
    other.sees("logout-everywhere-go").click()
    other.sees("guest-note").wait_for()
    other.close()
    visitor.goes("/account")
    visitor.sees("guest-note").wait_for()
    visitor.close()


def test_what_was_wrong_is_said_beside_the_form(browser: Browser, house: House) -> None:
    """A wrong password and a name that is taken; the token of a bot is shown once."""
    visitor = Visitor(browser, house.url)
    visitor.goes("/account")
    credentials(visitor, "login", "Nobody")
    visitor.sees("fault").wait_for()
    assert "do not fit together" in visitor.sees("login").inner_text()
    credentials(visitor, "register", "Qin")
    visitor.sees("bot-name").fill("Abacus")
    visitor.sees("bot-go").click()
    token = visitor.sees("token").locator("code")
    token.wait_for()
    assert len(token.inner_text()) > 30
    visitor.page.reload()
    visitor.page.get_by_role("heading", name="Abacus").wait_for()
    assert visitor.sees("token").count() == 0
    other = Visitor(browser, house.url)
    other.goes("/account")
    credentials(other, "register", "Q\u0456n")
    other.sees("fault").wait_for()
    assert "is taken" in other.sees("register").inner_text()
    other.close()
    visitor.close()


def test_a_quick_match(browser: Browser, quick: House) -> None:
    """From the start page to a seat at a venue; bots, marked as such, take the others; the first moves are played."""
    visitor = Visitor(browser, quick.url)
    visitor.goes("/")
    visitor.page.locator("label").filter(has=visitor.sees("ruleset-classic108")).click()
    visitor.sees("match-classic108-1").click()
    visitor.sees("hand").wait_for()
    play_some(visitor)
    assert visitor.page.locator(".seat .robot").count() == 4
    visitor.close()


def test_two_people_meet_in_a_room_with_bots(browser: Browser, house: House) -> None:
    """One opens it and puts bots, the other comes by the six letters; a third looks on without a hand."""
    host, guest, third = (Visitor(browser, house.url) for _ in range(3))
    host.goes("/room?rules=weihai")
    host.sees("deals-5").check(force=True)
    host.sees("open-room").click()
    code = host.sees("room-code").inner_text()
    guest.goes("/")
    guest.sees("code").fill(f" {code.lower()} ")
    guest.sees("join").click()
    guest.sees("sit-2").click()
    guest.sees("ready").click()
    guest.sees("unready").wait_for()
    host.sees("fill").click()
    host.sees("begin").and_(host.page.locator(":enabled")).click()
    for player in (host, guest):
        player.sees("hand").wait_for()
    third.goes(f"/?room={code}")
    third.sees("looking-on").wait_for()
    assert third.sees("hand").count() == 0
    play_some(host, guest)
    guest.sees("menu").click()
    guest.sees("menu-leave").click()
    guest.sees("leave-note").wait_for()
    guest.sees("menu-leave").click()
    guest.sees("start").wait_for()
    for visitor in (host, guest, third):
        visitor.close()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_the_link_and_the_picture_of_an_invitation_are_one(browser: Browser, known_twice: House, host: str) -> None:
    """At each address of the house they lead to this very one."""
    own = f"http://{host}:{known_twice.port}"
    visitor = Visitor(browser, own)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=own)
    visitor.goes("/room?rules=weihai")
    visitor.sees("open-room").click()
    code = visitor.sees("room-code").inner_text()
    visitor.sees("copy").click()
    visitor.page.get_by_text(text("en", "share-copied")).wait_for()
    copied = visitor.page.evaluate("navigator.clipboard.readText()")
    visitor.sees("qr-button").click()
    picture = visitor.sees("qr").evaluate("async (image) => (await fetch(image.src)).text()")
    visitor.close()
    assert copied == f"{own}/?room={code}"
    assert picture == drawn(copied)


def test_letters_that_lead_nowhere(browser: Browser, house: House) -> None:
    """By hand and by a link: the start page says so, and what is there stays usable."""
    visitor = Visitor(browser, house.url)
    visitor.goes("/?room=QQQQQQ")
    visitor.sees("join-error").wait_for()
    assert visitor.sees("code").input_value() == "QQQQQQ"
    visitor.goes("/table/nowhere")
    visitor.sees("banner").get_by_role("link").click()
    visitor.sees("start").wait_for()
    visitor.close()


def drawn(address: str) -> str:
    """An address as the house draws it."""
    picture = io.BytesIO()
    segno.make(address, micro=False).save(picture, kind="svg", light="#fff", border=QUIET_ZONE, scale=8)
    return picture.getvalue().decode()


def play_some(*players: Visitor) -> None:
    """Each of the players does something at the table."""
    waiting = list(players)
    for _ in range(ENOUGH):
        waiting = [one for one in waiting if not one.person.step()]
        if not waiting:
            return
        players[0].page.wait_for_timeout(50)
    raise AssertionError([one.page.locator("body").inner_text() for one in waiting])
