"""The page as an app: what makes it installable, what it keeps on the device, and how it is updated."""

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from baohuang.messages import text
from baohuang.web import ROOT
from tests.e2e.house import PATIENCE, House
from tests.e2e.person import Person
from tests.e2e.proxy import Proxy

KEPT = """async () => {
    const cache = await caches.open("baohuang-shell");
    return (await cache.keys()).map((request) => new URL(request.url).pathname);
}"""
KEEP = """async ([path, text]) => (await caches.open("baohuang-shell")).put(path, new Response(text))"""
KEEP_A_PART = """async () => {
    const page = await (await fetch("/")).text();
    const [part] = page.match(/[/]static[/][0-9a-f]{12}[/]joined[/][^"]+/);
    await (await caches.open("baohuang-shell")).add(part);
}"""
LACKING = """async () => {
    const cache = await caches.open("baohuang-shell");
    const pages = await Promise.all(["/", "/table/-"].map(async (key) => (await cache.match(key)).text()));
    const named = pages.flatMap((page) => page.match(/[/]static[/][0-9a-f]{12}[/][^"]+/g));
    const kept = await Promise.all(named.map((path) => cache.match(path)));
    return named.filter((_, at) => kept[at] === undefined);
}"""
IN_JAPANESE = """localStorage.setItem('baohuang.settings', '{"lang": "ja"}')"""
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
def proxy(house: House) -> Iterator[Proxy]:
    """A proxy in front of the house."""
    served = Proxy(house)
    yield served
    served.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A phone with nothing on it."""
    made = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    yield made
    made.close()


def visit(context: BrowserContext, house: House | Proxy) -> Page:
    """The start page, under the service worker."""
    page = context.new_page()
    page.goto(house.url)
    page.get_by_test_id("start").wait_for()
    page.wait_for_function(CONTROLLED)
    return page


def base(page: Page) -> str:
    """The folder of the page's files, which has their digest in its name."""
    return str(page.evaluate("new URL(document.querySelector('script[src]').src).pathname.split('/')[2]"))


def update(client: Path) -> None:
    """Another client, whose files have another digest."""
    style = client / "css" / "base.css"
    style.write_text(style.read_text("utf-8") + "\n/* newer */\n", "utf-8")


def wait_until_kept(page: Page, wanted: Callable[[list[str]], bool]) -> None:
    """Until the addresses of what is kept are as wanted; the browser's own wait takes a promise for a yes."""
    until = time.monotonic() + PATIENCE
    while not wanted(kept := page.evaluate(KEPT)):
        assert time.monotonic() < until, kept
        page.wait_for_timeout(50)


def wait_until_gone(page: Page, *parts: str) -> None:
    """Until nothing is kept whose address has one of these parts."""
    wait_until_kept(page, lambda kept: not any(part in path for path in kept for part in parts))


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
    update(client)
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
    wait_until_gone(page, before)
    person.play_to_the_end()


def test_an_update_brings_its_sentences(context: BrowserContext, edited: House, client: Path) -> None:
    """Those of the table too, which nobody opened; lists that no kept page names and other languages go."""
    page = visit(context, edited)
    before = base(page)
    said = {path for path in page.evaluate(KEPT) if path.startswith("/messages/")}
    gone = ("/messages/en/names+older.ftl", "/messages/ja/names.ftl")
    for path in (*gone, *said):
        page.evaluate(KEEP, [path, "app-name = Older"])
    update(client)
    page.reload()
    page.get_by_test_id("start").wait_for()
    wait_until_gone(page, before)
    context.set_offline(True)
    page.goto(f"{edited.url}/table/any")
    page.get_by_text(text("en", "link-waiting")).wait_for()
    wait_until_gone(page, *gone)
    assert {path for path in page.evaluate(KEPT) if path.startswith("/messages/")} == said


def test_half_an_update_is_none(context: BrowserContext, edited: House, client: Path) -> None:
    """Where the worker was ended before it had kept the pages, the next load keeps both, with all that they name."""
    page = visit(context, edited)
    before = base(page)
    update(client)
    page.evaluate(KEEP_A_PART)
    page.reload()
    page.get_by_test_id("start").wait_for()
    wait_until_gone(page, before)
    assert page.evaluate(LACKING) == []
    context.set_offline(True)
    page.goto(f"{edited.url}/table/any")
    page.get_by_text(text("en", "link-waiting")).wait_for()
    assert base(page) != before


def test_the_first_visit_is_enough(context: BrowserContext, house: House) -> None:
    """Without a net every page says what it has to, in the language of the page, which the browser does not ask for."""
    context.add_init_script(IN_JAPANESE)
    page = visit(context, house)
    context.set_offline(True)
    page.reload()
    page.get_by_role("heading", name=text("ja", "app-name")).wait_for()
    page.get_by_text(text("ja", "error-offline")).wait_for()
    page.goto(f"{house.url}/account")
    page.get_by_text(text("ja", "error-offline")).wait_for()
    page.goto(f"{house.url}/table/any")
    page.get_by_text(text("ja", "link-waiting")).wait_for()


def test_another_language_is_kept_as_soon_as_it_is_chosen(context: BrowserContext, house: House) -> None:
    """For the pages that were not opened in it, too."""
    page = visit(context, house)
    page.get_by_test_id("language").select_option("ja")
    wait_until_kept(page, lambda kept: sum(path.startswith("/messages/ja/") for path in kept) > 1)
    context.set_offline(True)
    page.goto(f"{house.url}/table/any")
    page.get_by_text(text("ja", "link-waiting")).wait_for()


def test_a_proxy_without_its_house_is_no_net(context: BrowserContext, house: House, proxy: Proxy) -> None:
    """The page opens from what is kept, says that it cannot reach the house, and is well by itself when it can."""
    page = visit(context, proxy)
    house.stop()
    page.get_by_test_id("start").click()
    assert page.get_by_test_id("start-error").inner_text() == text("en", "error-offline")
    page.reload()
    assert page.get_by_test_id("fault").inner_text() == text("en", "error-offline")
    house.start()
    page.get_by_test_id("start").wait_for()
    house.stop()
    page.goto(f"{proxy.url}/account")
    page.get_by_text(text("en", "error-offline")).wait_for()
    house.start()
    page.get_by_test_id("who").wait_for()


def test_a_table_opens_behind_a_proxy_without_its_house(context: BrowserContext, house: House, proxy: Proxy) -> None:
    """After one visit; the same hand is there when the house is."""
    page = context.new_page()
    wish = {"rules": "qingdao", "bots": "easy"}
    table = context.request.post(f"{proxy.url}/api/tables", data=wish).json()["table"]
    page.goto(f"{proxy.url}/table/{table}")
    page.locator(".hand .head").first.wait_for()
    hand = Person(page).hand()
    page.wait_for_function(CONTROLLED)
    house.stop()
    page.reload()
    page.get_by_test_id("banner").get_by_text(text("en", "link-waiting")).wait_for()
    house.start()
    page.locator(".hand .head").first.wait_for()
    assert Person(page).hand() == hand


@pytest.mark.parametrize("own", [{"/table/-": 200}, {"/table/-": 500}, {".*/joined/table/page.js": 200}])
def test_no_page_of_a_proxy_is_kept(context: BrowserContext, edited: House, client: Path, own: dict[str, int]) -> None:
    """While it answers in the place of the house the older shell stays whole; afterwards the new one is kept."""
    proxy = Proxy(edited)
    page = visit(context, proxy)
    before = sorted(page.evaluate(KEPT))
    update(client)
    proxy.own = own
    page.reload()
    page.get_by_test_id("start").wait_for()
    page.wait_for_timeout(1_000)
    assert [path for path in before if path not in page.evaluate(KEPT)] == []
    proxy.own = {"/messages/.*": 200, "/": 200}
    page.reload()
    page.get_by_role("heading", name="nginx").wait_for()
    proxy.own = {"/messages/.*": 200, "/": 503}
    page.reload()
    page.get_by_role("heading", name=text("en", "app-name")).wait_for()
    proxy.own = {}
    page.reload()
    page.get_by_test_id("start").wait_for()
    wait_until_kept(page, lambda kept: any(base(page) in path for path in kept))
    proxy.close()
