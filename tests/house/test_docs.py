"""What the documents say exists, exists; what exists is documented."""

import re

from baohuang import __version__
from baohuang.cli.main import command_names
from tests.house.tracked import tracked_texts
from tools.cli_reference import PAGE, page
from tools.register import ROOT


def named_after(word: str) -> set[str]:
    """What follows `word` at the start of a line or of a code span, in any document."""
    call = re.compile(rf"(?:`|^|bin/){word} ([a-z][a-z0-9-]*)", re.MULTILINE)
    return {name for _, text in tracked_texts("*.md") for name in call.findall(text)}


def test_commands_are_documented() -> None:
    """docs/reference/cli.md is what `make docs` writes: every command with every argument."""
    assert PAGE.read_text("utf-8") == page()


def test_make_targets_in_the_documents_exist() -> None:
    targets = re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert named_after("make") - set(targets) == set()


def test_commands_in_the_documents_exist() -> None:
    assert named_after("baohuang") - set(command_names()) == set()


def test_version_is_written_once() -> None:
    """The version stands in `baohuang/__init__.py` alone; all else reads it there."""
    holders = [path for path, text in tracked_texts("*.py", "*.toml") if f'version__ = "{__version__}"' in text]
    assert holders == ["src/baohuang/__init__.py"]
    assert 'dynamic = ["version"]' in (ROOT / "pyproject.toml").read_text("utf-8")


def test_links_between_documents_hold() -> None:
    """A link to a file of the repository leads to one."""
    broken = [
        f"{path}: {link}"
        for path, text in tracked_texts("*.md")
        for link in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", text)
        if not (ROOT / path).parent.joinpath(link).exists()
    ]
    assert broken == []
