"""No refusal leaves the package without a sentence: every code that its source names has a message."""

import ast
from collections.abc import Iterator

from baohuang.messages import LANGS, ids
from tools.register import ROOT

PACKAGE = ROOT / "src" / "baohuang"
REFUSERS = {"Refused", "Refusal", "refuse", "refusal", "BadHands"}


def codes(tree: ast.AST) -> Iterator[str]:
    """The codes that a module refuses with, or gives its exceptions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in REFUSERS:
            words = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            yield from (word for word in words[:1] if word not in LANGS)
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "code":
            yield from (
                one.value for one in [node.value] if isinstance(one, ast.Constant) and isinstance(one.value, str)
            )


def test_every_code_in_the_source_has_a_sentence() -> None:
    known = {one.removeprefix("error-") for one in ids("en", "errors")}
    used = {
        f"{path.relative_to(PACKAGE)}: {code}"
        for path in PACKAGE.rglob("*.py")
        for code in codes(ast.parse(path.read_text("utf-8")))
        if code not in known
    }
    assert used == set()


def test_the_codes_are_found() -> None:
    """The search finds what it is meant to find."""
    found = {code for path in (PACKAGE / "server").rglob("*.py") for code in codes(ast.parse(path.read_text("utf-8")))}
    assert {"stale", "rate", "not-found", "unauthorised"} <= found
