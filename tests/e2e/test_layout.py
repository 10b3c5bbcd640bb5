"""The table on phones and desktops: nothing clipped, nothing overlapping, all on one screen."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from baohuang.messages import LANGS
from tests.e2e.layout import below_the_fold, faults
from tests.e2e.stage import HOST, Stage
from tests.e2e.states import STATES

SIZES = [(320, 568), (390, 844), (568, 320), (844, 390), (768, 1024), (1024, 768), (1366, 768), (1920, 1080)]
NARROW = SIZES[:1] + SIZES[2:3]
CASES = [(size, lang) for lang in LANGS for size in (SIZES if lang in {"zh-Hans", "en"} else NARROW)]
PICTURED = [(390, 844), (844, 390), (1366, 768)]


@pytest.mark.parametrize(("size", "lang"), CASES)
def test_every_state_fits(browser: Browser, size: tuple[int, int], lang: str) -> None:
    """A hand of 48 cards, plays of eleven, every question: on one screen, in every language."""
    width, height = size
    stage = Stage(browser, width, height, lang, {"calm": True})
    page = stage.open(*STATES["forty-four"])
    found: dict[str, list[str]] = {}
    for name, state in STATES.items():
        stage.show(page, *state)
        wrong = faults(page)
        if (spill := below_the_fold(page)) > 0:
            wrong.append(f"{spill} px below the fold")
        if wrong:
            found[name] = wrong
    stage.close()
    assert (found, stage.faults) == ({}, [])


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390)])
def test_large_text_clips_nothing(browser: Browser, width: int, height: int) -> None:
    """At 150 % text the page may scroll, and still clips nothing."""
    stage = Stage(browser, width, height, "en", {"text": 150, "calm": True})
    page = stage.open(*STATES["forty-eight"])
    wrong = faults(page)
    stage.close()
    assert wrong == []


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("lang", LANGS)
def test_dialogs_and_start_page_fit(browser: Browser, lang: str, text: int) -> None:
    """On the smallest phone, rows below one another, nothing wider than the page."""
    stage = Stage(browser, 320, 568, lang, {"calm": True, "text": text})
    page = stage.open(*STATES["forty-four"])
    found: dict[str, list[str]] = {}
    for name in ("settings", "rules", "history"):
        page.get_by_test_id("menu").click()
        page.get_by_test_id(f"menu-{name}").click()
        page.locator(".sheet-body > *").first.wait_for()
        found[name] = faults(page)
        page.get_by_test_id("close").click()
    page.goto(HOST)
    page.locator("summary").click()
    found["start"] = faults(page)
    stage.close()
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.screenshot
@pytest.mark.parametrize("lang", ["zh-Hans", "en"])
@pytest.mark.parametrize(("width", "height"), PICTURED)
def test_pictures(browser: Browser, tmp_path: Path, width: int, height: int, lang: str) -> None:
    """Pictures of every state, to be looked at."""
    folder = Path(os.environ.get("BAOHUANG_SCREENSHOTS", tmp_path))
    stage = Stage(browser, width, height, lang, {"calm": True})
    page = stage.open(*STATES["forty-four"])
    for name, state in STATES.items():
        stage.show(page, *state)
        page.screenshot(path=folder / f"{name}-{width}x{height}-{lang}.png")
    stage.close()
    assert stage.faults == []
