"""A seeded fiftieth of the layout sweep; `make sweep` tries it all."""

import pytest
from playwright.sync_api import Browser

from tests.e2e.states import State
from tests.e2e.sweep import HANDS, SETTINGS, Setting, hands, look, small

SMALL = small()


@pytest.mark.parametrize(("setting", "states"), SMALL, ids=[str(setting) for setting, _ in SMALL])
def test_a_fiftieth(browser: Browser, setting: Setting, states: list[State]) -> None:
    """Nothing clipped, overlapping, outside or too small."""
    assert list(look(browser, setting, states)) == []


def test_how_much_is_tried() -> None:
    """Two in a hundred, of 200 hands × 8 viewports × 4 languages × 2 text sizes."""
    assert (HANDS, len(hands()), len(SETTINGS)) == (200, 200, 64)
    assert sum(len(states) for _, states in SMALL) * 50 == HANDS * len(SETTINGS)
