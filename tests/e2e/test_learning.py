"""The tutorial and the rules pages: by touch, by keyboard, in four languages, on small and large screens."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from baohuang.messages import LANGS
from baohuang.server import guide
from baohuang.server.refusals import Refused
from tests.e2e.axe import violations
from tests.e2e.layout import faults
from tests.e2e.stage import HOST, serve

SCREENS = ((320, 568), (390, 844), (844, 390), (1366, 768))
PAGES = (
    "/learn",
    "/learn/weihai",
    "/learn/qingdao#beating",
    "/learn/weihai#hiding",
    "/learn/classic108#discard",
    "/rules/weifang",
)


def answer(route: Route) -> None:
    """Answer a request of a page with what the server's own functions say."""
    request = route.request
    path, _, query = request.url.removeprefix(HOST).partition("?")
    if path in {"/api/account", "/api/coins"}:
        route.fulfill(status=401, json={"error": "sign-in", "message_id": "error-sign-in"})
    elif path.startswith(("/api/lessons", "/api/rules/")):
        said = api(path.split("/")[2:], request.post_data_json if request.method == "POST" else None, query)
        route.fulfill(body=said, content_type="application/json")
    else:
        serve(route)


def api(parts: list[str], sent: dict[str, Any] | None, query: str) -> str:
    """The answer to an address below ``/api``."""
    match parts:
        case ["lessons"]:
            return guide.lessons().model_dump_json()
        case ["lessons", rules, lesson]:
            return guide.lesson_scenes(rules, lesson).model_dump_json()
        case ["lessons", rules, lesson, step]:
            return guide.judged(rules, lesson, int(step), guide.Answer(**(sent or {}))).model_dump_json()
        case ["rules", rules, "page"]:
            lang = next((part.removeprefix("lang=") for part in query.split("&") if part.startswith("lang=")), "en")
            return guide.rule_page(rules, lang, "{}").model_dump_json()
        case _:
            raise Refused(404, "not-found")


def room(browser: Browser, width: int, height: int, lang: str = "en", **settings: Any) -> BrowserContext:
    """A context whose pages are served from here."""
    context = browser.new_context(viewport={"width": width, "height": height}, locale=lang, has_touch=True)
    kept = msgspec.json.encode({"lang": lang, "calm": True, **settings}).decode()
    context.add_init_script(f"localStorage.setItem('baohuang.settings', {kept!r})")
    context.route("**/*", answer)
    return context


def show(page: Page, address: str) -> None:
    """Open an address and wait until its content is there."""
    page.goto("about:blank")
    page.goto(HOST + address)
    page.locator("[data-testid=lesson], .lessons, .courses, .chapters").first.wait_for()
    if address.startswith("/rules"):
        page.locator(".guide-options").wait_for()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A phone in portrait."""
    context = room(browser, 390, 844)
    yield context.new_page()
    context.close()


def judged(page: Page, state: str) -> str:
    """What is said of the answer, once it is."""
    verdict = page.get_by_test_id("verdict").and_(page.locator(f"[data-state={state}]"))
    verdict.wait_for()
    return verdict.inner_text()


def test_a_lesson_by_touch(phone: Page) -> None:
    """Wrong, told why, right, the next step; and what is done stays done."""
    show(phone, "/learn/qingdao")
    phone.get_by_test_id("lesson-hanging").tap()
    phone.get_by_test_id("head-A").tap()
    phone.get_by_test_id("play").tap()
    assert "Two aces are only two cards" in judged(phone, "bad")
    phone.get_by_test_id("strip-w").tap()
    phone.get_by_test_id("play").tap()
    assert "fills the set up to three" in judged(phone, "good")
    phone.get_by_test_id("next-step").tap()
    phone.get_by_test_id("pass").tap()
    judged(phone, "bad")
    phone.get_by_test_id("show").tap()
    phone.get_by_test_id("play").tap()
    judged(phone, "good")
    phone.get_by_test_id("to-lessons").tap()
    phone.get_by_test_id("lesson-hanging").and_(phone.locator(".done")).wait_for()
    phone.reload()
    phone.get_by_test_id("lesson-hanging").and_(phone.locator(".done")).wait_for()
    phone.get_by_test_id("forget").tap()
    phone.locator(".lesson-link.done").wait_for(state="detached")


def test_lessons_by_keyboard(phone: Page) -> None:
    """Keys choose ranks, Enter plays; the way onward has the focus. Buttons are reached by Tab."""
    show(phone, "/learn/weihai#hold")
    keys = phone.keyboard
    keys.press("6")
    keys.press("Enter")
    assert "no 6 may be played" in judged(phone, "bad")
    keys.press("Escape")
    for ranks in ("k", "w", "6"):
        keys.press(ranks)
        keys.press("Enter")
        judged(phone, "good")
        expect(phone.locator("[data-testid^=next-]")).to_be_focused()
        keys.press("Enter")
    phone.get_by_test_id("scene").wait_for()
    show(phone, "/learn/weihai#alone")
    for _ in range(40):
        keys.press("Tab")
        if phone.evaluate("document.activeElement?.dataset.testid") == "answer-solo-hidden":
            break
    keys.press("Enter")
    judged(phone, "good")
    expect(phone.get_by_test_id("next-lesson")).to_be_focused()


@pytest.mark.parametrize("lang", LANGS)
def test_accessible(browser: Browser, lang: str) -> None:
    """axe-core finds nothing: lists, lessons before and after an answer, rules with pictures and options."""
    context = room(browser, 390, 844, lang)
    page = context.new_page()
    found = {}
    for address in (one for one in PAGES if one != "/learn/qingdao#beating"):
        show(page, address)
        found[address] = violations(page)
    show(page, "/learn/qingdao#beating")
    page.get_by_test_id("pass").click()
    judged(page, "bad")
    found["wrong"] = violations(page)
    page.get_by_test_id("show").click()
    page.get_by_test_id("play").click()
    judged(page, "good")
    found["right"] = violations(page)
    context.close()
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(("lang", "text"), [("zh-Hans", 100), ("zh-Hant", 200), ("ja", 100), ("en", 200)])
def test_layout(browser: Browser, lang: str, text: int) -> None:
    """Nothing clipped, outside the page or too small, whatever the screen."""
    context = room(browser, *SCREENS[0], lang, text=text)
    page = context.new_page()
    found = {}
    for address in PAGES:
        show(page, address)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            found[f"{address} {width}x{height}"] = faults(page)
        page.set_viewport_size({"width": SCREENS[0][0], "height": SCREENS[0][1]})
    context.close()
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_the_rules_follow_the_options_chosen(phone: Page) -> None:
    """The address keeps them, and the marked value is the one in force."""
    show(phone, "/rules/weifang?options=%7B%22bomb%22%3A%22off%22%7D")
    assert phone.get_by_test_id("value-bomb-off").get_attribute("aria-pressed") == "true"
    phone.get_by_test_id("value-bomb-rank4plus").click()
    phone.wait_for_function("decodeURIComponent(location.search).includes('rank4plus')")
    phone.get_by_test_id("standard").click()
    phone.wait_for_function("location.search === ''")
