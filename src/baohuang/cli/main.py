"""The entry point: finds the command's file, parses its arguments, runs it.

Exit status: what the command returns; 2 for a bad command line or a missing extra; 130 when interrupted.
"""

import argparse
import importlib
import importlib.metadata
import os
import pkgutil
import re
import sys
from collections.abc import Sequence
from typing import Protocol, cast

from baohuang import cli
from baohuang.cli.version import print_version

NOT_COMMANDS = frozenset({"main", "version"})
BAD_USAGE = 2
INTERRUPTED = 130


class Command(Protocol):
    """What a command's file offers."""

    NAME: str
    SUMMARY: str

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's arguments."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it; the result is the exit status."""


def command_names() -> list[str]:
    """Every command, in alphabetical order, without importing any."""
    found = (module.name for module in pkgutil.iter_modules(cli.__path__))
    return sorted(name for name in found if name not in NOT_COMMANDS and not name.startswith("_"))


def load(name: str) -> Command:
    """The command of that name."""
    return cast("Command", importlib.import_module(f"baohuang.cli.{name}"))


def command_parser(command: Command) -> argparse.ArgumentParser:
    """The parser of one command."""
    parser = argparse.ArgumentParser(f"baohuang {command.NAME}", description=command.SUMMARY)
    command.add_arguments(parser)
    return parser


def overview() -> str:
    """The text of `baohuang --help`."""
    rows = [f"  {name:<10} {load(name).SUMMARY}" for name in command_names()]
    head = "usage: baohuang [--version] COMMAND [ARGUMENTS]"
    return "\n".join([head, "", "commands:", *rows, "", "`baohuang COMMAND --help` tells more."])


def main(argv: Sequence[str] | None = None) -> int:
    """Run `baohuang` with these arguments (those of the process when None)."""
    first, *rest = list(sys.argv[1:] if argv is None else argv) or ["--help"]
    if first in {"-V", "--version"}:
        return print_version()
    if first in {"-h", "--help"}:
        print(overview())
        return 0
    if first not in command_names():
        return _complain(f"no command {first!r}; there are: {', '.join(command_names())}")
    return _run(first, rest)


def _run(name: str, arguments: Sequence[str]) -> int:
    try:
        command = load(name)
        return command.run(command_parser(command).parse_args(arguments))
    except ModuleNotFoundError as error:
        extra = extra_of(error.name or "")
        if extra is None:
            raise
        install = f"pip install 'baohuang[{extra}]'"
        return _complain(f"`baohuang {name}` needs {error.name}, which comes with `{install}`")
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def extra_of(module: str) -> str | None:
    """The extra that brings an import package, read from our own metadata; None when none does."""
    top = module.partition(".")[0].lower()
    for requirement in importlib.metadata.requires("baohuang") or []:
        extra = re.search(r"""extra == ['"](.+?)['"]""", requirement)
        distribution = re.match(r"[\w.-]+", requirement)
        if extra and distribution and distribution[0].lower().replace("-", "_") == top:
            return extra[1]
    return None


def _complain(sentence: str) -> int:
    print(f"baohuang: {sentence}", file=sys.stderr)
    return BAD_USAGE
