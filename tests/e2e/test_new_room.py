"""The form for a new room: what cannot go together cannot be chosen together."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from baohuang.messages import LANGS, text
from tests.e2e.axe import script, violations
from tests.e2e.layout import faults
from tests.e2e.stage import HOST, Stage

CLOCKS = ["none", "calm", "usual", "brisk"]


@pytest.fixture
def stage(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Stage]:
    """The smallest phone."""
    script()
    made = Stage(browser, 320, 568, getattr(request, "param", "en"), {"calm": True})
    yield made
    assert made.faults == []
    made.close()


def form(stage: Stage) -> Page:
    """The form, with all that it offers."""
    page = stage.context.new_page()
    page.on("pageerror", lambda error: stage.faults.append(str(error)))
    page.goto(f"{HOST}/room?rules=weihai")
    page.get_by_test_id("open-room").wait_for()
    page.get_by_test_id("purse").wait_for()
    return page


def offered(page: Page) -> dict[str, bool]:
    """The clocks that can be chosen, and which is."""
    found = page.locator("input[name=clock]").all()
    return {str(one.get_attribute("value")): one.is_checked() for one in found}


def clock(name: str, among: list[str]) -> dict[str, bool]:
    """One chosen of these."""
    return {one: one == name for one in among}


def wished(page: Page) -> dict[str, Any]:
    """What the form sends."""
    with page.expect_request("**/api/rooms") as asked:
        page.get_by_test_id("open-room").click()
    sent: dict[str, Any] = asked.value.post_data_json or {}
    return sent


def test_stakes_need_a_clock(stage: Stage) -> None:
    """By touch: the usual clock runs instead, a line says so, and without stakes everything is as it was."""
    page = form(stage)
    note = page.get_by_test_id("clock-note")
    expect(note).to_have_text("")
    assert offered(page) == clock("none", CLOCKS)
    page.locator("label").filter(has=page.get_by_test_id("stake-10")).click()
    expect(note).to_have_text(text("en", "room-clock-staked"))
    assert offered(page) == clock("usual", CLOCKS[1:])
    page.locator("label").filter(has=page.get_by_test_id("stake-0")).click()
    expect(note).to_have_text("")
    assert offered(page) == clock("none", CLOCKS)
    page.locator("label").filter(has=page.get_by_test_id("stake-10")).click()
    wish = wished(page)
    assert (wish["stake"], wish["clock"]) == (10, {"decision": 20, "reserve": 30})


def test_a_clock_that_was_chosen_stays(stage: Stage) -> None:
    """Stakes come and go beside it."""
    page = form(stage)
    page.get_by_test_id("clock-brisk").check(force=True)
    page.get_by_test_id("stake-10").check(force=True)
    assert offered(page) == clock("brisk", CLOCKS[1:])
    page.get_by_test_id("stake-0").check(force=True)
    assert offered(page) == clock("brisk", CLOCKS)


def test_stakes_by_keys(stage: Stage) -> None:
    """The choice keeps the focus; among the clocks the keys go round the three that are left."""
    page = form(stage)
    page.get_by_test_id("stake-0").focus()
    page.keyboard.press("ArrowRight")
    stake = page.locator("input[name=stake]:checked")
    expect(stake).to_be_focused()
    assert stake.get_attribute("value") != "0"
    page.get_by_test_id("clock-usual").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert offered(page) == clock("brisk", CLOCKS[1:])


@pytest.mark.parametrize("stage", LANGS, indirect=True)
def test_stakes_for_the_ear(stage: Stage) -> None:
    """The line is a status, which is said when it comes, and describes the choice of a clock; it fits the screen."""
    page = form(stage)
    lang = str(page.evaluate("document.documentElement.lang"))
    page.get_by_test_id("stake-10").check(force=True)
    line = text(lang, "room-clock-staked")
    expect(page.get_by_role("status").filter(has_text=line)).to_be_visible()
    clocks = page.get_by_role("group", name=text(lang, "room-clock"), exact=True)
    expect(clocks).to_have_accessible_description(line)
    assert (violations(page), faults(page)) == ([], [])
