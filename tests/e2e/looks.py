"""What the main states of the page look like: small pictures of them, kept in `pictures`, and where another differs.

``python -m tests.e2e.looks`` takes them again. A picture is a quarter as wide and as high as the screen, and of two
pictures only what differs as an area counts. A line of letters, smoothed another way or a hair's breadth elsewhere,
makes none; a panel that moves, goes or changes its colour does.
"""

import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageFilter
from pixelmatch.contrib.PIL import pixelmatch
from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import ARGS
from tests.e2e.hall import ROOMS, Hall
from tests.e2e.pages import PAGES
from tests.e2e.stage import HOST, Stage
from tests.e2e.states import STATES, State, seen
from tests.e2e.test_choosing import FOLLOW, HAND
from tests.needs import chromium

FOLDER: Final = Path(__file__).with_name("pictures")
SIZES: Final = {"phone": (390, 844, "zh-Hans"), "desktop": (1366, 768, "en")}
"""Width, height and language by the name of the screen."""

SMALLER: Final = 4
COLOURS: Final = 96
NEAR: Final = 0.05
"""How far two colours may lie apart, from 0 to 1."""

MOST: Final = 4
"""How many pixels may differ together with all eight round them."""

PAIR: Final = [None, "-", "-", "8c8d", "-"]

SETTLED: Final = """async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def shot(page: Page) -> Image.Image:
    """The page as it stands, made smaller."""
    page.mouse.move(0, 0)
    page.evaluate(SETTLED)
    taken = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    return taken.resize((taken.width // SMALLER, taken.height // SMALLER), Image.Resampling.BOX)


def few_colours(picture: Image.Image) -> Image.Image:
    """The picture as it is kept: in few colours, none of which is far from what it stands for."""
    return picture.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)


def different(now: Image.Image, before: Image.Image, drawn: Path | None = None) -> int:
    """How many pixels differ together with all eight round them; `drawn` is where to show what differs."""
    if now.size != before.size:
        return now.width * now.height
    shown = Image.new("RGBA", before.size)
    pixelmatch(now.convert("RGB"), before.convert("RGB"), shown, threshold=NEAR, diff_mask=True)
    if drawn is not None:
        shown.save(drawn)
    solid = shown.getchannel("A").point([0] + [255] * 255).filter(ImageFilter.MinFilter(3))
    return solid.histogram()[255]


def table(state: State, prepare: Callable[[Page], None] | None = None) -> Callable[[Browser, str], Iterator[Page]]:
    """A table in this state, after something was done on its page."""

    def opened(browser: Browser, screen: str) -> Iterator[Page]:
        stage = Stage(browser, *SIZES[screen], {"calm": True})
        page = stage.open(*state)
        if prepare is not None:
            prepare(page)
        yield page
        stage.close()
        assert stage.faults == []

    return opened


def start_page(browser: Browser, screen: str) -> Iterator[Page]:
    """The first page of the house."""
    stage = Stage(browser, *SIZES[screen], {"calm": True})
    page = stage.context.new_page()
    page.goto(HOST + PAGES["start"])
    page.get_by_test_id("purse").wait_for()
    page.wait_for_function("() => document.querySelector('.loading') === null")
    yield page
    stage.close()


def waiting_room(browser: Browser, screen: str) -> Iterator[Page]:
    """A room with a free seat and a guest who is away."""
    hall = Hall(browser, *SIZES[screen], {"calm": True})
    yield hall.enter(ROOMS["staked"])
    hall.close()
    assert hall.faults == []


def _talk(page: Page) -> None:
    page.get_by_test_id("talk-button").click()
    page.get_by_test_id("talk").wait_for()


def _choose(page: Page) -> None:
    page.get_by_test_id("head-J").click()
    page.locator("[data-testid=selection][data-state=good]").wait_for()


LOOKS: Final[dict[str, Callable[[Browser, str], Iterator[Page]]]] = {
    "call": table(STATES["call"]),
    "long-hand": table(STATES["forty-eight"]),
    "following": table((seen(hand=HAND, top="8c8d", last=PAIR, counts=[13, 43, 23, 2, 11]), FOLLOW), _choose),
    "result": table(STATES["over"]),
    "start": start_page,
    "waiting-room": waiting_room,
    "classic108": table(STATES["straights"]),
    "talk": table(STATES["forty-four"], _talk),
}
"""Pages by the name of what they show."""


def kept(name: str, screen: str) -> Path:
    """Where the picture of a state is kept."""
    return FOLDER / f"{name}-{screen}.png"


def write(picture: Image.Image, path: Path) -> None:
    """Keep a picture, in few colours."""
    few_colours(picture).save(path, optimize=True)


def main() -> int:
    """Take them all again."""
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        for screen in SIZES:
            for name, opened in LOOKS.items():
                path = kept(name, screen)
                for page in opened(browser, screen):
                    write(shot(page), path)
                sys.stdout.write(f"{path.name}: {path.stat().st_size} bytes\n")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
