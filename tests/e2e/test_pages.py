"""The pages round the table fit every screen, and axe-core finds nothing on them, in four languages."""

import pytest
from playwright.sync_api import Browser, Page

from baohuang.messages import LANGS, source, text
from tests.e2e.axe import script, violations
from tests.e2e.layout import faults
from tests.e2e.pages import GUEST, PAGES
from tests.e2e.stage import HOST, Stage

SIZES = [(320, 568), (390, 844), (844, 390), (1366, 768)]
LARGE = "document.documentElement.style.fontSize = '200%'"


def visit(page: Page, address: str) -> None:
    """Open a page and wait until it says all that it has to say."""
    page.goto(HOST + address)
    page.get_by_test_id("purse").wait_for()
    page.wait_for_function("() => document.querySelector('.loading') === null")


@pytest.mark.parametrize("lang", LANGS)
def test_every_page_fits_and_is_accessible(browser: Browser, lang: str) -> None:
    """On phones and desktops, and at 200 % text on the smallest phone: nothing clipped, over another, or too small."""
    script()
    stage = Stage(browser, 390, 844, lang, {"calm": True})
    page = stage.context.new_page()
    found: dict[str, list[str]] = {}
    for name, address in PAGES.items():
        visit(page, address)
        found[name] = violations(page)
        for width, height in SIZES if lang in {"zh-Hans", "en"} else SIZES[:1]:
            page.set_viewport_size({"width": width, "height": height})
            found[f"{name} at {width}"] = faults(page)
        page.set_viewport_size({"width": 320, "height": 568})
        page.evaluate(LARGE)
        found[f"{name} at 200 %"] = faults(page)
    stage.close()
    assert ({name: wrong for name, wrong in found.items() if wrong}, stage.faults) == ({}, [])


def test_a_guest_is_told_what_registering_keeps(browser: Browser) -> None:
    """The account page before registering."""
    script()
    stage = Stage(browser, 320, 568, "en", {"calm": True})
    stage.context.route("**/api/account", lambda route: route.fulfill(body=GUEST.model_dump_json()))
    page = stage.context.new_page()
    visit(page, PAGES["account"])
    assert "keep them everywhere" in page.get_by_test_id("guest-note").inner_text()
    assert (violations(page), faults(page), stage.faults) == ([], [], [])
    stage.close()


def test_english_is_loaded_only_where_a_sentence_is_missing(browser: Browser) -> None:
    """Then it stands in for that sentence alone."""
    stage = Stage(browser, 390, 844, "ja", {"calm": True})
    asked: list[str] = []
    page = stage.context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    visit(page, PAGES["start"])
    assert [url for url in asked if "/messages/en/" in url] == []
    files = next(url for url in asked if "/messages/ja/" in url).rpartition("/")[2]
    texts = "\n".join(source("ja", file) for file in files.removesuffix(".ftl").split("+"))
    torn = texts.replace("house-rooms-why", "nothing")
    stage.context.route("**/messages/ja/*", lambda route: route.fulfill(body=torn))
    page.reload()
    page.get_by_text(text("en", "house-rooms-why")).wait_for()
    page.get_by_text(text("ja", "house-play-now")).wait_for()
    stage.close()


def test_open_rooms_are_looked_at_again(browser: Browser) -> None:
    """From time to time and by themselves; what was there stays there until there is news, and where there is none."""
    stage = Stage(browser, 390, 844, "en", {"calm": True})
    page = stage.context.new_page()
    page.clock.install()
    visit(page, PAGES["start"])
    shown = page.locator(".open-room").count()
    with page.expect_request("**/api/rooms"):
        page.clock.run_for(16_000)
    stage.context.route("**/api/rooms", lambda route: route.abort())
    with page.expect_request("**/api/rooms"):
        page.clock.run_for(16_000)
    page.clock.run_for(1_000)
    assert shown > 0
    assert page.locator(".open-room").count() == shown
    assert page.get_by_role("alert").count() == 0
    stage.context.unroute("**/api/rooms")
    stage.context.route("**/api/rooms", lambda route: route.fulfill(json={"rooms": []}))
    page.clock.run_for(16_000)
    page.get_by_test_id("no-rooms").wait_for()
    stage.close()
