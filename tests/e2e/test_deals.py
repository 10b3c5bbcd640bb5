"""A person plays whole deals of every ruleset in a real browser, through what can be seen and pressed only."""

import pytest
from playwright.sync_api import Browser

from tests.e2e.house import House
from tests.e2e.person import Person

RULESETS = ["qingdao", "weifang", "weihai", "classic108"]


@pytest.mark.parametrize("rules", RULESETS)
def test_a_whole_deal(browser: Browser, house: House, rules: str) -> None:
    """From the start page to the result, whose points sum to zero, and on to the next deal."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    person = Person(page)
    person.open_table(house.url, rules)
    person.play_to_the_end()
    points = [int(text.replace("\u2212", "-")) for text in page.get_by_test_id("points").all_inner_texts()]
    person.sees("next").click()
    person.sees("result").wait_for(state="hidden")
    person.sees("hand").wait_for()
    page.close()
    assert len(points) == 5
    assert rules == "classic108" or sum(points) == 0
    assert faults == []


def at_a_table(browser: Browser, house: House) -> Person:
    """Somebody who plays Qingdao, on a phone held sideways."""
    person = Person(browser.new_page(viewport={"width": 844, "height": 390}))
    person.open_table(house.url, "qingdao")
    return person


def hand_when_asked(person: Person) -> dict[str, str]:
    """Their cards, as soon as it is for them to answer."""
    person.page.locator('[data-testid="hint"]:enabled, [data-testid="declare"]').first.wait_for()
    return person.hand()


def test_a_killed_server_loses_nothing(browser: Browser, house: House) -> None:
    """The server dies in mid-deal; started again, the page is back by itself with the same hand."""
    person = at_a_table(browser, house)
    played = 0
    while played < 6 and not person.over():
        played += person.step()
        person.page.wait_for_timeout(20)
    before = hand_when_asked(person)
    house.kill()
    person.sees("banner").wait_for()
    house.start()
    person.sees("banner").wait_for(state="hidden")
    after = person.hand()
    person.play_to_the_end()
    person.page.close()
    assert after == before


def test_a_restart_is_told_until_it_is_over(browser: Browser, house: House) -> None:
    """The server is asked to end; started again, it is said no longer, and the hand is the same."""
    person = at_a_table(browser, house)
    before = hand_when_asked(person)
    house.stop()
    person.sees("news").wait_for()
    house.start()
    person.sees("banner").wait_for(state="hidden")
    person.sees("news").wait_for(state="detached")
    after = person.hand()
    person.page.close()
    assert after == before
