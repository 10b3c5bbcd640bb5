"""The examples in the documents run and print what the documents say.

A block marked ``console`` is a dialogue with a shell in an empty folder: what follows ``$ `` is run, what stands
below it is what it prints. A block marked ``python`` that holds ``>>> `` is a dialogue with Python. In both three dots
stand for anything. A block marked ``sh`` is only shown.
"""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tracked import tracked_texts

BLOCK = re.compile(r"^```(?P<kind>console|python)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
ANYTHING = "..."


def consoles() -> list[object]:
    """Every block of dialogue with a shell, named by document and line."""
    return [
        pytest.param(found["text"], id=f"{path}:{line_of(text, found)}")
        for path, text in tracked_texts("*.md")
        for found in BLOCK.finditer(text)
        if found["kind"] == "console"
    ]


def pythons() -> list[object]:
    """The dialogues with Python of each document, which go on from block to block."""
    told = {
        path: [found["text"] for found in BLOCK.finditer(text) if found["kind"] == "python" and ">>> " in found["text"]]
        for path, text in tracked_texts("*.md")
    }
    return [pytest.param("\n".join(texts), id=path) for path, texts in told.items() if texts]


def line_of(text: str, found: re.Match[str]) -> int:
    """The line on which a block begins."""
    return text.count("\n", 0, found.start()) + 1


def dialogue(text: str) -> Iterator[tuple[str, str]]:
    """Commands and what each is to print."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, wanted = part.partition("\n")
        while command.endswith("\\"):
            more, _, wanted = wanted.partition("\n")
            command = f"{command[:-1]}{more.removeprefix('> ')}"
        yield command, wanted


@pytest.fixture
def shell() -> dict[str, str]:
    """The environment of the dialogues: our own commands first, in English, without colours."""
    here = str(Path(sys.executable).parent)
    return {**os.environ, "PATH": f"{here}{os.pathsep}{os.environ['PATH']}", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}


@pytest.mark.parametrize("text", consoles())
def test_a_console_block_prints_what_it_says(text: str, tmp_path: Path, shell: dict[str, str]) -> None:
    for command, wanted in dialogue(text):
        done = subprocess.run(
            ["sh", "-c", command],  # noqa: S607
            cwd=tmp_path,
            env=shell,
            check=False,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert matches(done.stdout + done.stderr, wanted), f"$ {command}\n{done.stdout}{done.stderr}"


def matches(printed: str, wanted: str) -> bool:
    """Whether the print is what is wanted; three dots stand for anything, line ends included."""
    pattern = ".*".join(map(re.escape, wanted.rstrip("\n").split(ANYTHING)))
    return re.fullmatch(pattern, printed.rstrip("\n"), re.DOTALL) is not None


@pytest.mark.parametrize("text", pythons())
def test_a_dialogue_with_python_goes_as_it_says(text: str) -> None:
    told: list[str] = []
    test = doctest.DocTestParser().get_doctest(text, {}, "the example", None, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(test, out=told.append)
    assert "".join(told) == ""
