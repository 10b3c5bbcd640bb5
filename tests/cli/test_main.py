"""The dispatcher: finds commands, and answers a bad call with a sentence and a status."""

import subprocess
import sys
from argparse import ArgumentParser, Namespace
from types import SimpleNamespace

import pytest

from baohuang import __version__
from baohuang.build_info import inspect_build
from baohuang.cli import main as dispatcher
from baohuang.cli.main import command_names, extra_of, load, main


def stand_in(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """Make the one command `stand` of this name, which raises `error`."""

    def run(_args: Namespace) -> int:
        raise error

    def add_arguments(parser: ArgumentParser) -> None:
        """It takes none."""

    command = SimpleNamespace(NAME="stand", SUMMARY="Stand.", add_arguments=add_arguments, run=run)
    monkeypatch.setattr(dispatcher, "command_names", lambda: ["stand"])
    monkeypatch.setattr(dispatcher, "load", lambda _name: command)


def test_version_names_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    line = capsys.readouterr().out
    assert line.startswith(f"baohuang {__version__} on ")
    assert inspect_build().describe() in line


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    text = capsys.readouterr().out
    assert [name for name in command_names() if f"  {name} " not in text] == []


@pytest.mark.parametrize("name", command_names())
def test_a_command_is_named_as_its_file(name: str) -> None:
    command = load(name)
    assert name == command.NAME
    assert command.SUMMARY.endswith(".")


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mahjong"]) == 2
    assert capsys.readouterr().err.startswith("baohuang: no command 'mahjong'; there are: ")


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    stand_in(monkeypatch, ModuleNotFoundError("No module named 'uvicorn'", name="uvicorn"))
    assert main(["stand"]) == 2
    assert "needs uvicorn, which comes with `pip install 'baohuang[server]'`" in capsys.readouterr().err


def test_a_module_of_no_extra_is_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, ModuleNotFoundError("No module named 'baohuang.x'", name="baohuang.x"))
    with pytest.raises(ModuleNotFoundError):
        main(["stand"])


def test_an_interrupt_ends_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, KeyboardInterrupt())
    assert main(["stand"]) == 130


@pytest.mark.parametrize(
    ("module", "extra"),
    [("fastapi.testclient", "server"), ("websockets", "server"), ("msgspec", None), ("nonsense", None)],
)
def test_extra_of(module: str, extra: str | None) -> None:
    assert extra_of(module) == extra


def test_the_dispatcher_imports_no_command_unasked() -> None:
    """`baohuang --version` needs no extra and starts fast."""
    code = "import sys; from baohuang.cli.main import main; main(['--version']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert not {"fastapi", "uvicorn", "msgspec"} & set(done.stdout.split())
