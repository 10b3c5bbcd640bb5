"""What is heard and what moves: only where it is wished, never in the way, and the tricks so far after a reload."""

from playwright.sync_api import Browser, Page

from baohuang.server.messages import Passed, Played
from tests.e2e.house import House
from tests.e2e.person import Person
from tests.e2e.stage import Stage
from tests.e2e.states import seen
from tests.e2e.test_choosing import FOLLOW, HAND

SPY = """
window.tones = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real {
    createOscillator() { window.tones += 1; return super.createOscillator(); }
};
"""
MOVING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"


def tones(stage: Stage, *, touch: bool) -> int:
    """How many tones a step of play makes, with or without a touch before it."""
    stage.context.add_init_script(SPY)
    page = stage.open(seen(hand=HAND, asked=False, turn=3), None)
    if touch:
        page.get_by_test_id("trick").click()
        page.wait_for_timeout(200)
    stage.tell(page, seen(hand=HAND), FOLLOW, Played(3, "8c8d"), Passed(4))
    return int(page.evaluate("window.tones"))


def test_sounds_wait_for_the_setting_and_a_touch(browser: Browser) -> None:
    """Neither alone makes a sound."""
    made = []
    for sound, touch in ((False, True), (True, False), (True, True)):
        stage = Stage(browser, 390, 844, "en", {"sound": sound})
        made.append(tones(stage, touch=touch) > 0)
        assert stage.faults == []
        stage.close()
    assert made == [False, False, True]


def test_nothing_moves_where_motion_is_not_wished(browser: Browser) -> None:
    """By the setting of the page, and by that of the system."""
    for calm in (True, False):
        stage = Stage(browser, 390, 844, "en", {"calm": calm})
        page = stage.open(seen(hand=HAND), FOLLOW)
        page.emulate_media(reduced_motion="no-preference" if calm else "reduce")
        stage.tell(page, seen(hand=HAND), FOLLOW, Played(3, "9c9d"))
        assert page.evaluate(MOVING) == 0
        stage.close()


def test_cards_can_be_chosen_while_they_are_dealt(browser: Browser) -> None:
    """The deal rises for less than a second, and a press in the midst of it counts."""
    stage = Stage(browser, 390, 844, "en")
    page = stage.open(seen(hand=HAND, top="8c8d", called=None), FOLLOW)
    page.get_by_test_id("head-K").dispatch_event("click")
    assert page.get_by_test_id("selection").inner_text() == "K of spades ×2: legal"
    page.wait_for_timeout(900)
    dealing = "() => document.getAnimations().filter((one) => one.animationName === 'dealt').length"
    assert page.evaluate(dealing) == 0
    stage.close()


def test_a_low_hand_is_told_once(browser: Browser) -> None:
    """With the play that made it low."""
    stage = Stage(browser, 390, 844, "en", {"calm": True})
    page = stage.open(seen(hand=HAND, asked=False, turn=3, counts=[11, 20, 20, 4, 20]), None)
    told = page.get_by_test_id("polite")
    stage.tell(page, seen(hand=HAND, counts=[11, 20, 20, 2, 20]), FOLLOW, Played(3, "8c8d"))
    assert told.inner_text() == "Bamboo Lake played 8 ×2. Low-card alert: Bamboo Lake has 2 left".replace(
        "Bamboo Lake", "翠微阁"
    )
    stage.tell(page, seen(hand=HAND, counts=[11, 20, 20, 2, 20]), FOLLOW, Passed(4))
    assert "Low-card" not in told.inner_text()
    stage.close()


def test_a_reload_keeps_the_tricks(browser: Browser, house: House) -> None:
    """All that has been played in this deal is still listed, also what was played while the page loaded."""
    page = browser.new_page(viewport={"width": 1024, "height": 768}, locale="en")
    person = Person(page)
    person.open_table(house.url, "qingdao")
    played = 0
    while played < 8 and not person.over():
        played += person.step()
        page.wait_for_timeout(20)
    page.locator('[data-testid="hint"]:enabled').first.wait_for()
    before = moves(page)
    page.reload()
    person.sees("hand").wait_for()
    after = moves(page)
    page.close()
    assert len(before) > 5
    assert after[: len(before)] == before


def moves(page: Page) -> list[str]:
    """Every move of the trick history, the first trick first."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-history").click()
    page.get_by_test_id("history").wait_for()  # what is not seen yet has its text in one line
    tricks = [trick.locator("ul > li").all_inner_texts() for trick in page.locator(".tricks > li").all()]
    page.get_by_test_id("close").click()
    return [move for trick in reversed(tricks) for move in trick]
