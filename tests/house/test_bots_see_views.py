"""Invariant 6: a bot gets a `SeatView`, never a `Deal`."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.test_invariants import PACKAGE, sources

RUN_DEALS = {"analysis", "calibration", "contest", "driver", "tactics"}
"""The parts of the room that run deals or positions for bots and are none."""

MAKES_DEALS = {"baohuang.engine.setup", "baohuang.records.positions", "baohuang.records.replay"}


def imported_modules(tree: ast.AST) -> Iterator[str]:
    """The full names of the modules that a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def methods(tree: ast.AST, name: str) -> Iterator[ast.FunctionDef]:
    """The methods of that name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from (one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == name)


def calls(tree: ast.AST, name: str) -> bool:
    """Whether a module calls something of that name."""
    return any(isinstance(node, ast.Call) and getattr(node.func, "id", "") == name for node in ast.walk(tree))


@pytest.mark.parametrize("path", sources("bots"), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_bot_gets_or_makes_a_deal(path: Path) -> None:
    """A bot acts on a view. A `Deal` that it searches is a world that `views` made up; it can make none itself."""
    tree = ast.parse(path.read_text("utf-8"))
    if not RUN_DEALS & {path.stem, path.parent.name}:
        assert MAKES_DEALS & set(imported_modules(tree)) == set()
        assert not calls(tree, "Deal")
    for act in methods(tree, "act"):
        assert ast.unparse(act.args.args[1]) == "view: SeatView"
