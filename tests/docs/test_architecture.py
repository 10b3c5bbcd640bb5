"""ARCHITECTURE.md tells the truth: its rooms are those of the package, its invariants are held by tests that exist."""

import re

from tools.register import ROOT

TEXT = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
INVARIANT = re.compile(r"^\| (\d) \| .+? \| (.+) \|$", re.MULTILINE)
TEST = re.compile(r"`(tests/[\w/.]+\.py)(?:::(\w+))?`")
NO_ROOMS = {"py.typed", "compiled.txt", "compiled.sha256", "__pycache__", "__init__.py"}


def test_every_invariant_names_the_tests_that_hold_it() -> None:
    found = {number: TEST.findall(tests) for number, tests in INVARIANT.findall(TEXT)}
    assert sorted(found) == list("123456789")
    assert [number for number, tests in found.items() if not tests] == []


def test_the_tests_that_it_names_exist() -> None:
    missing = [
        f"{path}::{name}"
        for path, name in TEST.findall(TEXT)
        if not (ROOT / path).is_file() or (name and f"def {name}(" not in (ROOT / path).read_text("utf-8"))
    ]
    assert missing == []


def test_every_room_is_on_the_map() -> None:
    """Each folder or module of the package has a row that says what lives there."""
    package = ROOT / "src" / "baohuang"
    rooms = {path.stem for path in package.iterdir() if path.name not in NO_ROOMS and path.suffix != ".so"}
    described = set(re.findall(r"^\| `(\w+)`(?:, `\w+`)? \| ", TEXT, re.MULTILINE))
    assert rooms <= described
