"""Several tabs of one person at one table: a copy of a tab follows beside it, and a reload replaces only itself."""

from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.e2e.house import House
from tests.e2e.person import Person

VERSION = "() => document.querySelector('[data-testid=table]').dataset.version"


class Tab:
    """A tab, and the names under which it has greeted the table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.names: list[str] = []
        page.on("websocket", self._listen)

    def copied(self, address: str = "") -> "Tab":
        """A tab that the browser opens with a copy of all that this one keeps."""
        with self.page.expect_popup() as popup:
            self.page.evaluate("(address) => void window.open(address || location.href)", address)
        tab = Tab(popup.value)
        tab.page.get_by_test_id("hand").wait_for()
        return tab

    def version(self) -> int:
        """The step that the tab shows."""
        return int(self.page.evaluate(VERSION))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(msgspec.json.decode(frame)))

    def _sent(self, message: dict[str, Any]) -> None:
        if message["t"] == "hello":
            self.names.append(message["client"])


def follow(*tabs: Tab) -> None:
    """All come to the same step, and none has been thrown out."""
    newest = max(tab.version() for tab in tabs)
    for tab in tabs:
        tab.page.wait_for_function(f"(least) => ({VERSION})() >= least", arg=newest)
        expect(tab.page.get_by_test_id("banner")).to_have_count(0)


def test_a_copied_tab_follows_beside_the_first(browser: Browser, house: House) -> None:
    """Duplicated at the table, and duplicated on another page of the house and gone on to the table from there."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    first = Tab(context.new_page())
    person = Person(first.page)
    person.open_table(house.url, "qingdao")
    table = first.page.url
    copy = first.copied()
    first.page.wait_for_timeout(300)
    played = 0
    while played < 2 and not person.over():
        played += person.step()
        first.page.wait_for_timeout(20)
    follow(first, copy)
    first.page.goto(f"{house.url}/history")
    first.page.get_by_test_id("history-page").wait_for()
    other = first.copied(table)
    first.page.goto(table)
    first.page.get_by_test_id("hand").wait_for()
    first.page.wait_for_timeout(300)
    follow(first, copy, other)
    context.close()


def test_a_reload_replaces_its_own_connection_alone(browser: Browser, house: House) -> None:
    """A tab greets by the same name again after a reload and after a look at another page; its copy never does."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    first = Tab(context.new_page())
    Person(first.page).open_table(house.url, "qingdao")
    copy = first.copied()
    for tab in (first, copy):
        tab.page.reload()
        tab.page.get_by_test_id("hand").wait_for()
        tab.page.goto(f"{house.url}/history")
        tab.page.get_by_test_id("history-page").wait_for()
        tab.page.go_back()
        tab.page.get_by_test_id("hand").wait_for()
    follow(first, copy)
    names = [set(tab.names) for tab in (first, copy)]
    context.close()
    assert [len(one) for one in names] == [1, 1]
    assert names[0] != names[1]
