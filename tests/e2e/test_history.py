"""My deals, filtered by the server: every choice is asked for, from the newest on, and what is older continues it."""

from collections.abc import Iterator
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from baohuang.messages import text
from baohuang.server.history import Result, Results
from tests.e2e.axe import script, violations
from tests.e2e.layout import faults
from tests.e2e.pages import AT, NAMES, PAGES
from tests.e2e.stage import HOST, Stage

PORTION = 50
ALL = 120
"""Deals in all; every second was a draw, and every third, of those and of the others, was played as the guard."""


class Shelf:
    """What the server has of me, and what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[dict[str, str]] = []
        self.held: list[Route] | None = None
        self.broken = False

    def answer(self, route: Route) -> None:
        """As the server would, or not before it is let go."""
        if self.held is not None:
            self.held.append(route)
            return
        wish = dict(parse_qsl(urlsplit(route.request.url).query))
        self.asked.append(wish)
        if self.broken:
            route.fulfill(status=500, body='{"error": "internal"}')
            return
        found = [deal for deal in map(played, range(ALL)) if fits(deal, wish)][: int(wish["most"])]
        route.fulfill(body=Results(deals=found).model_dump_json(), content_type="application/json")

    def let_go(self) -> None:
        """Answer what was held."""
        held, self.held = self.held or [], None
        for route in held:
            self.answer(route)


def played(number: int) -> Result:
    """One of my deals, the newest first."""
    return Result(
        table="stage",
        deal=ALL - number,
        at=AT - number,
        rules="weihai",
        winner=("draw", "commoners")[number % 2],
        points=[2, -4, 2, 2, -2],
        places=[1, 5, 2, 3, 4],
        emperor=1,
        guard=0 if number % 3 == 0 else 2,
        names=NAMES,
        seat=0,
    )


def fits(deal: Result, wish: dict[str, str]) -> bool:
    """Whether a deal is one of those that were asked for."""
    role = "guard" if deal.guard == 0 else "commoner"
    outcome = "draw" if deal.winner == "draw" else "won"
    known = {"rules": deal.rules, "role": role, "outcome": outcome}
    return deal.at < int(wish.get("before", AT + 1)) and all(wish.get(name, is_) == is_ for name, is_ in known.items())


@pytest.fixture
def shelf() -> Shelf:
    """With everything on it."""
    return Shelf()


@pytest.fixture
def page(browser: Browser, shelf: Shelf) -> Iterator[Page]:
    """The page of my deals, on the smallest phone."""
    script()
    stage = Stage(browser, 320, 568, "en", {"calm": True})
    stage.context.route("**/api/history?*", shelf.answer)
    opened = stage.context.new_page()
    opened.on("pageerror", lambda error: stage.faults.append(str(error)))
    opened.goto(HOST + PAGES["history"])
    told(opened, PORTION)
    yield opened
    assert stage.faults == []
    stage.close()


def told(page: Page, shown: int) -> None:
    """How many are said to be there, and are there."""
    expect(page.get_by_test_id("found")).to_have_text(text("en", "history-found", n=shown))
    expect(page.get_by_test_id("played")).to_have_count(shown)


def test_filters_are_the_servers(page: Page, shelf: Shelf) -> None:
    """They find what has not been shown yet; what is older is asked for with the same filters, to the end."""
    page.get_by_test_id("older").click()
    told(page, 2 * PORTION)
    page.get_by_test_id("end").select_option("draw")
    told(page, PORTION)
    page.get_by_test_id("older").click()
    told(page, ALL // 2)
    expect(page.get_by_test_id("older")).to_have_count(0)
    page.get_by_test_id("role").select_option("guard")
    told(page, ALL // 6)
    expect(page.get_by_test_id("older")).to_have_count(0)
    page.get_by_test_id("role").select_option("")
    told(page, PORTION)
    first, last = {"most": "50"}, {"before": str(AT - 98)}
    assert shelf.asked == [
        first,
        {**first, "before": str(AT - 49)},
        {"outcome": "draw", **first},
        {"outcome": "draw", **first, **last},
        {"role": "guard", "outcome": "draw", **first},
        {"outcome": "draw", **first},
    ]


def test_nothing_that_fits(page: Page) -> None:
    """The choice stays where it is, and says that it found nothing; the page is as accessible as before."""
    page.get_by_test_id("role").focus()
    page.get_by_test_id("role").select_option("emperor")
    expect(page.get_by_test_id("found")).to_have_text(text("en", "history-none-such"))
    expect(page.get_by_test_id("played")).to_have_count(0)
    expect(page.get_by_test_id("role")).to_be_focused()
    assert (violations(page), faults(page)) == ([], [])


def test_an_answer_that_comes_late(page: Page, shelf: Shelf) -> None:
    """Older deals that are still on their way do not stand among those of another choice."""
    shelf.held = []
    page.get_by_test_id("older").click()
    page.get_by_test_id("role").select_option("guard")
    expect(page.get_by_test_id("found")).to_have_text(text("en", "loading"))
    shelf.held.reverse()
    shelf.let_go()
    told(page, ALL // 3)


def test_a_line_that_breaks(page: Page, shelf: Shelf) -> None:
    """What went wrong is said, the choice stays, and trying again asks the same."""
    shelf.broken = True
    page.get_by_test_id("end").select_option("won")
    page.get_by_test_id("fault").wait_for()
    shelf.broken = False
    page.get_by_test_id("again").click()
    told(page, PORTION)
    assert shelf.asked[-2:] == [{"outcome": "won", "most": "50"}] * 2
