"""What comes over the line before a page can be used, and that nothing jumps while it comes."""

from collections import Counter

import pytest
from playwright.sync_api import Browser

from tests.e2e.house import House
from tests.e2e.pages import PAGES
from tests.e2e.stage import HOST, Stage
from tests.e2e.states import STATES

MOST = 120_000
"""Bytes of a cold table, headers and all."""

SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
        if (value > 0.01) window.shifts.push([value, ...sources.map(({ node }) => node?.className ?? "")].join(" "));
    }
}).observe({ type: "layout-shift", buffered: true });
"""

HALVES = """
window.halves = [];
new MutationObserver(() => {
    const head = document.querySelector(".hand .head");
    const others = document.querySelector(".seat") !== null;
    if (head !== null) window.halves.push([head.checkVisibility({ visibilityProperty: true }), others]);
}).observe(document, { subtree: true, childList: true });
"""
"""Whether the own cards are seen and the others are there, whenever the page changes."""


def test_a_cold_table_is_small(browser: Browser, house: House) -> None:
    """The page, its script, its style sheet and its sentences: each is asked for once."""
    context = browser.new_context(locale="zh-CN", service_workers="block")
    wish = {"rules": "qingdao", "options": {}, "bots": "easy"}
    table = context.request.post(f"{house.url}/api/tables", data=wish).json()["table"]
    page = context.new_page()
    session = context.new_cdp_session(page)
    asked: list[str] = []
    came: Counter[str] = Counter()
    session.on("Network.requestWillBeSent", lambda told: asked.append(told["request"]["url"]))
    session.on("Network.loadingFinished", lambda told: came.update({told["requestId"]: int(told["encodedDataLength"])}))
    session.send("Network.enable")
    page.goto(f"{house.url}/table/{table}", wait_until="networkidle")
    page.locator(".hand .head").first.wait_for()
    context.close()
    files = [url.rpartition("/")[2].rpartition(".")[2] for url in asked if not url.endswith(("favicon.svg", table))]
    assert sorted(files) == ["css", "ftl", "js"]
    assert sum(came.values()) < MOST


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)])
def test_nothing_jumps_while_a_page_loads(browser: Browser, size: tuple[int, int]) -> None:
    """What is on the page stays where it is when more of it comes; a tenth of what counts as a jump may be."""
    stage = Stage(browser, *size, "zh-Hans")
    stage.context.add_init_script(SHIFTS)
    shifts = []
    for address in (PAGES["start"], "/table/stage"):
        page = stage.context.new_page()
        stage.view, stage.prompt = STATES["forty-four"]
        page.goto(HOST + address)
        page.get_by_test_id("start" if address == PAGES["start"] else "hand").wait_for()
        page.wait_for_function("() => document.querySelector('.loading') === null")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        shifts += page.evaluate("window.shifts")
    stage.close()
    assert shifts == []


def test_a_table_is_laid_out_in_two_steps_and_seen_at_once(browser: Browser) -> None:
    """The own cards first, in a task of their own; they are seen when the others are there too."""
    stage = Stage(browser, 390, 844, "zh-Hans")
    stage.context.add_init_script(HALVES)
    page = stage.open(*STATES["forty-four"])
    page.locator(".seat").first.wait_for()
    halves = page.evaluate("window.halves")
    stage.close()
    assert halves[0] == [False, False]
    assert halves[-1] == [True, True]
    assert all(seen == others for seen, others in halves)
