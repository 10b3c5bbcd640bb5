"""A whole deal with a finger, with the keyboard, and by the accessibility tree alone.

One ruleset each as a rule; every ruleset each way with BAOHUANG_DEALS=all.
"""

import os
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.hands import AnyPerson, Finger, Listener, Typist
from tests.e2e.house import House

RULESETS: Final = ["qingdao", "weifang", "weihai", "classic108"]
ALL: Final = os.environ.get("BAOHUANG_DEALS") == "all"


def rulesets(*usual: str) -> pytest.MarkDecorator:
    """The rulesets to play this way."""
    return pytest.mark.parametrize("rules", RULESETS if ALL else usual)


def whole_deal(house: House, page: Page, person: AnyPerson, rules: str) -> None:
    """From the start page to the result and on to the next deal, without an error on the page."""
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    person.open_table(house.url, rules)
    person.play_to_the_end()
    person.next_deal()
    page.get_by_test_id("result").wait_for(state="hidden")
    assert faults == []


@rulesets("qingdao")
def test_by_touch(browser: Browser, house: House, rules: str) -> None:
    """Taps on columns, strips and buttons; no drag is needed."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="en")
    page = context.new_page()
    whole_deal(house, page, Finger(page), rules)
    context.close()


@rulesets("weihai")
def test_by_keyboard(browser: Browser, house: House, rules: str) -> None:
    """Tab, arrows, Space, Enter and single keys."""
    context = browser.new_context(viewport={"width": 1024, "height": 768}, locale="en")
    page = context.new_page()
    whole_deal(house, page, Typist(page), rules)
    context.close()


@rulesets("classic108")
def test_by_the_accessibility_tree(browser: Browser, house: House, rules: str) -> None:
    """Roles and names are enough; "your turn" interrupts, what others play does not."""
    context = browser.new_context(viewport={"width": 1024, "height": 768}, locale="en")
    page = context.new_page()
    person = Listener(page)
    whole_deal(house, page, person, rules)
    context.close()
    assert "Your turn" in person.urgent
    assert any("played" in said for said in person.told)
    assert not any("played" in said for said in person.urgent)
