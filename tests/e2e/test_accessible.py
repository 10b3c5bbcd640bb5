"""axe-core finds nothing: every page, every state of a table and every dialog, in four languages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from baohuang.messages import LANGS
from tests.e2e.axe import script, violations
from tests.e2e.stage import HOST, Stage
from tests.e2e.states import STATES

DIALOGS = ("rules-chip", "multiplier", "talk-button", "menu", "menu-settings", "menu-rules", "menu-history")
"""Buttons that open one; a menu's entry after the menu."""


@pytest.fixture(params=LANGS)
def stage(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Stage]:
    """A phone in portrait, with the card counter open and no motion to catch half-way."""
    script()
    made = Stage(browser, 390, 844, request.param, {"calm": True, "counter": True})
    yield made
    made.close()


def test_every_state(stage: Stage) -> None:
    """Every phase's question, long hands, the result."""
    page = stage.open(*STATES["forty-four"])
    found: dict[str, list[str]] = {}
    for name, state in STATES.items():
        stage.show(page, *state)
        if wrong := violations(page):
            found[name] = wrong
    assert (found, stage.faults) == ({}, [])


def test_every_dialog(stage: Stage) -> None:
    """Opened from the bar and from the menu; cards chosen, a play being typed."""
    page = stage.open(*STATES["forty-four"])
    found = {name: wrong for name in DIALOGS if (wrong := _in_dialog(page, name))}
    page.get_by_test_id("type").click()
    page.get_by_test_id("typed").fill("3a")
    found |= {"typed": wrong} if (wrong := violations(page)) else {}
    stage.reason = "not-stronger"
    page.locator(".hand .head").first.click()
    page.wait_for_timeout(150)
    found |= {"selected": wrong} if (wrong := violations(page)) else {}
    assert (found, stage.faults) == ({}, [])


def test_lost_link(stage: Stage) -> None:
    """The banner of a broken connection, and a table that is not there."""
    page = stage.open(*STATES["forty-four"])
    assert stage.socket is not None
    stage.socket.close(code=4001)
    page.get_by_test_id("banner").wait_for()
    assert violations(page) == []


def test_start_page(stage: Stage) -> None:
    """With the options shut and open, the settings, and the rules of a ruleset."""
    page = stage.context.new_page()
    page.goto(HOST)
    page.get_by_test_id("start").wait_for()
    found = {"plain": violations(page)}
    page.locator("summary").click()
    found["options"] = violations(page)
    page.get_by_test_id("settings-button").click()
    found["settings"] = violations(page)
    page.get_by_test_id("close").click()
    page.locator(".ruleset .link").first.click()
    page.locator(".prose h3").first.wait_for()
    found["rules"] = violations(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def _in_dialog(page: Page, name: str) -> list[str]:
    if name.startswith("menu-"):
        page.get_by_test_id("menu").click()
    page.get_by_test_id(name).click()
    page.locator("dialog[open]").wait_for()
    if name in {"rules-chip", "menu-rules"}:
        page.locator(".prose h3").first.wait_for()
    wrong = violations(page)
    page.get_by_test_id("close").click()
    page.locator("dialog[open]").wait_for(state="hidden")
    return wrong
