"""What is wrong with the layout of a page, measured in the page."""

from pathlib import Path

from playwright.sync_api import Page

MEASURE = Path(__file__).with_name("measure.js").read_text("utf-8").partition("\n")[2].rstrip().removesuffix(";")
HEIGHT = "() => document.documentElement.scrollHeight - innerHeight"


def faults(page: Page) -> list[str]:
    """Texts clipped, things outside the page or over one another, targets too small."""
    found = page.evaluate(MEASURE)
    assert isinstance(found, list)
    return [str(fault) for fault in found]


def below_the_fold(page: Page) -> int:
    """How many pixels of the page have to be scrolled to."""
    return int(page.evaluate(HEIGHT))
