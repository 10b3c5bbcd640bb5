"""The examples in docstrings run, on either build: they are read from the source, not from the module."""

import ast
import doctest
import importlib
from pathlib import Path

import pytest

from tools.register import ROOT

SOURCE = ROOT / "src"
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def with_examples() -> list[str]:
    """The modules whose text holds an example."""
    files = sorted(SOURCE.rglob("*.py"))
    return [module_name(path) for path in files if ">>> " in path.read_text("utf-8")]


def module_name(path: Path) -> str:
    """The dotted name of a source file."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def source_file(name: str) -> Path:
    """The source file of a module or a package."""
    folder = SOURCE.joinpath(*name.split("."))
    return folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")


@pytest.mark.parametrize("name", with_examples())
def test_examples_run(name: str) -> None:
    names = dict(vars(importlib.import_module(name)))
    runner, parser, printed = doctest.DocTestRunner(), doctest.DocTestParser(), list[str]()
    for node in ast.walk(ast.parse(source_file(name).read_text("utf-8"))):
        if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node)):
            title = getattr(node, "name", name)
            runner.run(parser.get_doctest(text, names.copy(), title, name, 0), out=printed.append)
    assert "".join(printed) == ""
