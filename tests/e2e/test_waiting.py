"""The room at the table: it fits every screen, is accessible, and its buttons ask for what they say."""

import pytest
from playwright.sync_api import Browser

from baohuang.messages import LANGS, text
from baohuang.server.messages import Notice, encode
from tests.e2e.axe import script, violations
from tests.e2e.hall import DRAWN, FREE, FULL, MIXED, ROOMS, Hall, bot, person, room
from tests.e2e.layout import faults

SIZES = [(320, 568), (390, 844), (844, 390), (1366, 768)]
LARGE = "(size) => { document.documentElement.style.fontSize = size; }"


@pytest.mark.parametrize("lang", LANGS)
def test_every_room_fits_and_is_accessible(browser: Browser, lang: str) -> None:
    """Alone, full, staked, at a venue, after the last hand; with large text on the smallest phone too."""
    script()
    hall = Hall(browser, 390, 844, lang, {"calm": True})
    page = hall.enter(ROOMS["host alone"])
    page.get_by_test_id("qr-button").click()
    found: dict[str, list[str]] = {}
    for name, shown in ROOMS.items():
        hall.become(page, shown)
        page.set_viewport_size({"width": 390, "height": 844})
        found[name] = violations(page)
        for width, height in SIZES if lang in {"zh-Hans", "en"} else SIZES[:1]:
            page.set_viewport_size({"width": width, "height": height})
            found[f"{name} at {width}"] = faults(page)
        page.set_viewport_size({"width": 320, "height": 568})
        page.evaluate(LARGE, "200%")
        found[f"{name} at 200 %"] = faults(page)
        page.evaluate(LARGE, "100%")
    hall.close()
    assert ({name: wrong for name, wrong in found.items() if wrong}, hall.faults) == ({}, [])


def test_the_host_arranges_the_seats_and_starts(browser: Browser) -> None:
    """Bots of a chosen level on free seats, one taken away, a guest sent away after a second press."""
    hall = Hall(browser, 390, 844, "en", {"calm": True})
    page = hall.enter(room(seats=MIXED))
    assert page.get_by_test_id("begin").is_disabled()
    page.get_by_test_id("bot-level").select_option("strong")
    page.get_by_test_id("bot-4").click()
    page.get_by_test_id("unbot-1").click()
    page.get_by_test_id("kick-3").click()
    page.get_by_test_id("kick-3").click()
    hall.become(
        page, room(seats=(person("Li"), bot("竹 Zhu"), person("青松", ready=True), bot("兰 Lan"), bot("菊 Ju")))
    )
    page.get_by_test_id("begin").click()
    page.evaluate(DRAWN)
    wanted = [{name: value for name, value in one.items() if name != "id"} for one in hall.sent]
    hall.close()
    assert wanted[:4] == [
        {"t": "bot", "seat": 4, "bot": "strong"},
        {"t": "bot", "seat": 1, "bot": None},
        {"t": "kick", "seat": 3},
        {"t": "start"},
    ]


def test_news_of_a_restart_go_with_the_next_hello(browser: Browser) -> None:
    """Other news stay until they are put away, or others come."""
    hall = Hall(browser, 390, 844, "en", {"calm": True})
    page = hall.enter(room())
    shown = []
    for news in ("error-poor", "error-restart"):
        assert hall.socket is not None
        hall.socket.send(encode(Notice(news)).decode())
        page.get_by_test_id("news").get_by_text(text("en", news)).wait_for()
        hall.socket.close(code=1012)
        page.get_by_test_id("banner").wait_for()
        page.get_by_test_id("banner").wait_for(state="detached")
        shown.append(page.get_by_test_id("news").count())
    hall.close()
    assert shown == [1, 0]


def test_who_looks_on_can_sit_down_and_gets_told_why_not(browser: Browser) -> None:
    """A refusal is shown until it is put away; the one about coins leads to them."""
    hall = Hall(browser, 390, 844, "en", {"calm": True})
    page = hall.enter(room(own=None, seats=(person("Li"), FREE, FREE, FREE, FREE)))
    assert page.get_by_test_id("waiting-line").inner_text() == text("en", "waiting-seats-for-you", n=4)
    page.get_by_test_id("sit-2").click()
    assert hall.socket is not None
    hall.socket.send(encode(Notice("error-poor")).decode())
    news = page.get_by_test_id("news")
    news.wait_for()
    assert text("en", "error-poor") in news.inner_text()
    assert news.get_by_role("link").get_attribute("href") == "/coins"
    page.get_by_test_id("news-close").click()
    news.wait_for(state="detached")
    hall.become(page, room(own=None, seats=FULL))
    assert page.get_by_test_id("waiting-line").inner_text() == text("en", "waiting-full")
    assert [one["t"] for one in hall.sent if one["t"] == "sit"] == ["sit"]
    hall.close()
