"""The six pictures of the README and the how-tos, taken of the real page: ``python -m tests.e2e.showcase``."""

import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from baohuang.records.either import read_record
from baohuang.views.view import Prompt
from tests.e2e.conftest import ARGS
from tests.e2e.looks import SETTLED
from tests.e2e.pages import PAGES
from tests.e2e.replays import ReplayStage
from tests.e2e.stage import HOST, Stage
from tests.e2e.states import State, ordered, question, seen
from tests.e2e.test_learning import room, show
from tests.needs import chromium

FOLDER: Final = Path(__file__).parents[2] / "docs" / "images"
RECORD: Final = Path(__file__).parents[1] / "records" / "golden" / "qingdao-1.txt"
DESKTOP: Final = (1366, 768)
PHONE: Final = (390, 844)

HAND: Final = ordered("3c3d4h5c5c6s7d7h8c9h9s9sTcTdThThJcJcJdJhJsQdQsQsKcKcKhKsAcAdAdAs2c2h2hwwwWWE")
FIVES: Final[State] = (
    seen(
        hand=HAND,
        viewer=0,
        emperor=0,
        role="emperor",
        counts=[41, 36, 38, 33, 39],
        called="9c",
        multiplier=2,
        top="8c8d8h8s8s",
        top_by=4,
        leader=2,
        last=[None, "5d5h5h5sw", "3c3d3h4c4s", "-", "8c8d8h8s8s"],
        passed=[3],
        unseen={"E": 0, "W": 1, "w": 1, "2": 9, "A": 11, "K": 7, "Q": 12, "J": 6, "T": 8, "9": 10, "8": 9},
    ),
    Prompt((), ("JJJJJ", "QQQWW", "TTTTw"), True, 0),
)
CALL: Final[State] = question(
    "call", "call 9c", "call Jd", "call Kc", "call Qs", called=None, emperor=0, role="emperor"
)


def fives(browser: Browser, size: tuple[int, int], lang: str) -> Image.Image:
    """Five jacks are chosen to beat five eights."""
    stage = Stage(browser, *size, lang, {"calm": True})
    page = stage.open(*FIVES)
    page.get_by_test_id("head-J").click()
    page.locator("[data-testid=selection][data-state=good]").wait_for()
    return _taken(page)


def call(browser: Browser, size: tuple[int, int], lang: str) -> Image.Image:
    """The emperor calls a card."""
    return _taken(Stage(browser, *size, lang, {"calm": True}).open(*CALL))


def start(browser: Browser, size: tuple[int, int], lang: str) -> Image.Image:
    """The first page of the house."""
    stage = Stage(browser, *size, lang, {"calm": True})
    page = stage.context.new_page()
    page.goto(HOST + PAGES["start"])
    page.get_by_test_id("purse").wait_for()
    page.wait_for_function("() => document.querySelector('.loading') === null")
    return _taken(page)


def lesson(browser: Browser, size: tuple[int, int], lang: str) -> Image.Image:
    """A question of a lesson."""
    page = room(browser, *size, lang).new_page()
    show(page, "/learn/qingdao#beating")
    return _taken(page)


def replay(browser: Browser, size: tuple[int, int], lang: str) -> Image.Image:
    """A deal looked at again, with all hands."""
    record = read_record(RECORD.read_bytes())
    return _taken(ReplayStage(browser, *size, lang, record).look("?step=62"))


SHOWN: Final[dict[str, tuple[Callable[[Browser, tuple[int, int], str], Image.Image], tuple[int, int], str]]] = {
    "table-desktop": (fives, DESKTOP, "en"),
    "table-phone": (fives, PHONE, "zh-Hans"),
    "call-phone": (call, PHONE, "ja"),
    "start-desktop": (start, DESKTOP, "en"),
    "lesson-phone": (lesson, PHONE, "zh-Hant"),
    "replay-desktop": (replay, DESKTOP, "en"),
}
"""What is shown, on which screen and in which language, by the picture's name."""


def _taken(page: Page) -> Image.Image:
    page.mouse.move(0, 0)
    page.evaluate(SETTLED)
    picture = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    page.context.close()
    return picture


def main() -> int:
    """Take them all again."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        for name, (taken, size, lang) in SHOWN.items():
            path = FOLDER / f"{name}.webp"
            taken(browser, size, lang).save(path, quality=82, method=6)
            sys.stdout.write(f"{path.name}: {path.stat().st_size} bytes\n")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
