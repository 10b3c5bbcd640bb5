"""The page as an app: what makes it installable, what it keeps on the device, and how it is updated."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from baohuang.messages import text
from baohuang.web import ROOT
from tests.e2e.house import House
from tests.e2e.person import Person

KEPT = """async () => {
    const cache = await caches.open("baohuang-shell");
    return (await cache.keys()).map((request) => new URL(request.url).pathname);
}"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
ICONS = """async () => {
    const link = document.querySelector("link[rel=manifest]").href;
    const manifest = await (await fetch(link)).json();
    const sizes = manifest.icons.map(async ({ src, sizes }) => {
        const image = new Image();
        image.src = new URL(src, link).href;
        await image.decode();
        return [sizes, `${image.naturalWidth}x${image.naturalHeight}`];
    });
    return Promise.all(sizes);
}"""


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A copy of the client that a test may edit."""
    return Path(shutil.copytree(ROOT, tmp_path / "client"))


@pytest.fixture
def edited(tmp_path: Path, client: Path) -> Iterator[House]:
    """A house that serves the copy."""
    served = House(tmp_path, client)
    served.start()
    yield served
    served.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A phone with nothing on it."""
    made = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    yield made
    made.close()


def visit(context: BrowserContext, house: House) -> Page:
    """The start page, under the service worker."""
    page = context.new_page()
    page.goto(house.url)
    page.get_by_test_id("start").wait_for()
    page.wait_for_function(CONTROLLED)
    return page


def base(page: Page) -> str:
    """The folder of the page's files, which has their digest in its name."""
    return str(page.evaluate("new URL(document.querySelector('script[src]').src).pathname.split('/')[2]"))


def test_icons_are_as_large_as_they_say(context: BrowserContext, house: House) -> None:
    """The manifest is found from the page, and its icons from the manifest."""
    page = visit(context, house)
    icons = page.evaluate(ICONS)
    assert {said for said, _ in icons} == {"192x192", "512x512", "any"}
    assert [said for said, real in icons if said not in {"any", real}] == []


def test_the_shell_is_kept_and_no_game(context: BrowserContext, house: House) -> None:
    """After a few plays the device holds the page, its files and its sentences, and nothing of the table."""
    page = visit(context, house)
    person = Person(page)
    person.open_table(house.url, "qingdao")
    for _ in range(40):
        person.step()
        page.wait_for_timeout(20)
    kept = page.evaluate(KEPT)
    assert {path for path in kept if not path.startswith(("/static/", "/messages/"))} == {"/", "/table/-"}
    assert any(path.endswith("/joined/table/page.js") for path in kept)


def test_the_page_opens_without_a_net(context: BrowserContext, house: House) -> None:
    """It says that it cannot reach the house, and is well again when it can."""
    page = visit(context, house)
    page.reload()
    page.get_by_test_id("start").wait_for()
    context.set_offline(True)
    page.reload()
    page.get_by_role("alert").wait_for()
    context.set_offline(False)
    page.reload()
    page.get_by_test_id("start").wait_for()


def test_a_table_and_the_start_page_open_without_a_net(context: BrowserContext, house: House) -> None:
    """Whichever was opened last: each is kept with its own script. Others say that they need the house."""
    page = visit(context, house)
    Person(page).open_table(house.url, "qingdao")
    table = page.url
    page.goto(f"{house.url}/account")
    page.get_by_test_id("who").wait_for()
    context.set_offline(True)
    page.reload()
    page.get_by_text(text("en", "error-offline")).wait_for()
    page.goto(house.url)
    page.get_by_test_id("start-page").wait_for()
    page.goto(table)
    page.get_by_test_id("banner").wait_for()


def test_an_update_loses_no_deal(context: BrowserContext, edited: House, client: Path) -> None:
    """The running page plays on; the next load has the new files, the same hand, and the old files are gone."""
    page = visit(context, edited)
    person = Person(page)
    person.open_table(edited.url, "qingdao")
    before = base(page)
    style = client / "css" / "base.css"
    style.write_text(style.read_text("utf-8") + "\n/* newer */\n", "utf-8")
    played = 0
    while played < 4:
        played += person.step()
        page.wait_for_timeout(20)
    page.locator('[data-testid="hint"]:enabled, [data-testid="declare"]').first.wait_for()
    hand = person.hand()
    page.reload()
    page.locator(".hand .head").first.wait_for()
    assert base(page) != before
    assert person.hand() == hand
    page.wait_for_function(f"async () => !(await ({KEPT})()).some((path) => path.includes('{before}'))")
    person.play_to_the_end()
