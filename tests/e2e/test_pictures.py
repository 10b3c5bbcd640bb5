"""The main states look as their kept pictures say; `make pictures` takes these again after a change that is meant."""

import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.e2e.looks import FOLDER, LOOKS, MOST, SIZES, different, few_colours, kept, shot
from tests.e2e.showcase import FOLDER as IMAGES
from tests.e2e.showcase import SHOWN

ROOT = Path(__file__).parents[2]
CHANGES = {
    "a panel moves": ".declare { transform: translateY(24px) }",
    "a seat is gone": "[data-testid=seat-3] { visibility: hidden }",
    "an answer is gone": ".answer:first-child { visibility: hidden }",
    "the own side has another colour": ".dock { background: #5a2a2a }",
}
LETTERS = "* { text-rendering: geometricPrecision; letter-spacing: 0.05px; -webkit-text-stroke: 0.1px }"


@pytest.mark.parametrize("screen", SIZES)
def test_every_state_looks_as_before(browser: Browser, screen: str, tmp_path: Path) -> None:
    """Where one does not, what is seen now and where it differs lie in the folder that the failure names."""
    found = {}
    for name, opened in LOOKS.items():
        for page in opened(browser, screen):
            now = shot(page)
            wrong = different(now, Image.open(kept(name, screen)), tmp_path / f"{name}-where.png")
            if wrong > MOST:
                now.save(tmp_path / f"{name}-now.png")
                found[name] = f"{wrong} pixels, see {tmp_path}"
    assert found == {}


@pytest.mark.parametrize("screen", SIZES)
def test_what_moves_goes_or_changes_colour_is_seen(browser: Browser, screen: str) -> None:
    """And letters drawn another way are not."""
    for page in LOOKS["call"](browser, screen):
        before = few_colours(shot(page))
        seen = []
        for what, css in CHANGES.items():
            tag = page.add_style_tag(content=css)
            if different(shot(page), before) > MOST:
                seen.append(what)
            tag.evaluate("(one) => one.remove()")
        page.add_style_tag(content=LETTERS)
        assert (seen, different(shot(page), before) > MOST) == (list(CHANGES), False)


def test_the_documents_show_the_six_pictures() -> None:
    """Each is taken, small and shown once, with words for who does not see it; none is left over."""
    texts = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = re.findall(
        r'<img src="(?:docs|\.\.)/images/([^"]+)" [^>]*alt="[^"]+">', "".join(path.read_text("utf-8") for path in texts)
    )
    assert sorted(shown) == sorted(f"{name}.webp" for name in SHOWN)
    assert {path.name for path in IMAGES.iterdir()} == set(shown)
    assert [path.name for path in IMAGES.iterdir() if path.stat().st_size > 60_000] == []


def test_a_picture_for_each_state_and_small() -> None:
    """None is missing, none is left over, none is over 12 kB."""
    assert {path.name for path in FOLDER.iterdir()} == {kept(name, screen).name for name in LOOKS for screen in SIZES}
    assert [path.name for path in FOLDER.iterdir() if path.stat().st_size > 12_000] == []
