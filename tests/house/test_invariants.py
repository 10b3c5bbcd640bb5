"""The invariants of ARCHITECTURE.md that the source text itself can break."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.register import ROOT

PACKAGE = ROOT / "src" / "baohuang"
PURE_ROOMS = ("cards", "plays", "rulesets", "engine", "views", "records", "encoding")
OUTSIDE_WORLD = {
    *("asyncio", "multiprocessing", "subprocess", "threading"),
    *("datetime", "time"),
    *("os", "secrets", "socket", "sqlite3", "sys"),
}
TOWNS = ("qingdao", "weifang", "weihai", "yantai", "rizhao", "classic108")


def sources(*rooms: str) -> list[Path]:
    """The Python files of these rooms."""
    return sorted(path for room in rooms for path in (PACKAGE / room).rglob("*.py"))


def imported(tree: ast.AST) -> Iterator[str]:
    """The top names of all that a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


def words(tree: ast.AST) -> Iterator[str]:
    """Every identifier and every string of a module but its docstrings."""
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name


@pytest.mark.parametrize("room", PURE_ROOMS)
def test_no_clock_no_system_below_the_server(room: str) -> None:
    """Invariant 1: time and randomness are arguments; these rooms do no input or output."""
    reached = {
        str(path.relative_to(PACKAGE)): found
        for path in sources(room)
        if (found := OUTSIDE_WORLD & set(imported(ast.parse(path.read_text("utf-8")))))
    }
    assert reached == {}


def test_no_town_is_named_outside_rulesets() -> None:
    """Invariant 2: what differs between towns is data in `rulesets`, asked for by its meaning, never by a name."""
    outside = [path for path in sources(".") if path.relative_to(PACKAGE).parts[0] != "rulesets"]
    named = [
        f"{path.relative_to(PACKAGE)}: {word!r}"
        for path in outside
        for word in words(ast.parse(path.read_text("utf-8")))
        if any(town in word.lower() for town in TOWNS)
    ]
    assert named == []
