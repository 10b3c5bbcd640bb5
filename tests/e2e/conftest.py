"""One browser for the browser tests, and a served house for those that play."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.house import House
from tests.needs import chromium

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    path = chromium()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=ARGS)
        yield opened
        opened.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server in a process of its own, with an empty database."""
    served = House(tmp_path)
    try:
        served.start()
        yield served
    finally:
        served.stop()
