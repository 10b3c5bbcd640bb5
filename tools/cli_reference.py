"""Write docs/reference/cli.md from the commands' own argument parsers.

The text is laid out here rather than by argparse, whose layout differs between Python versions.
"""

import argparse
from collections.abc import Iterator

from baohuang.cli.main import Command, command_names, command_parser, load
from tools.register import ROOT

PAGE = ROOT / "docs" / "reference" / "cli.md"
HEAD = """# Commands

Generated from the commands themselves by `make docs`.

`baohuang --help` lists the commands, `baohuang COMMAND --help` explains one. `baohuang --version` prints the
version and which build of the hot modules runs. Exit status: 0 when all went well, 1 when the command found what
it was to look for (a fault, a lost check), 2 for a bad command line or a missing extra.
"""


def page() -> str:
    """The text of the page."""
    return HEAD + "".join(section(load(name)) for name in command_names())


def section(command: Command) -> str:
    """The part about one command."""
    parser = command_parser(command)
    rows = "".join(f"| `{call}` | {text} |\n" for call, text in _rows(parser))
    table = f"\n| argument | meaning |\n|---|---|\n{rows}" if rows else ""
    return f"\n## `baohuang {command.NAME}`\n\n{command.SUMMARY}\n{table}"


def _rows(parser: argparse.ArgumentParser, prefix: str = "") -> Iterator[tuple[str, str]]:
    for action in parser._actions:  # noqa: SLF001
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for name, inner in action.choices.items():
                yield prefix + name, inner.description or ""
                yield from _rows(inner, f"{prefix}{name} ")
        elif not isinstance(action, argparse._HelpAction):  # noqa: SLF001
            yield prefix + _call(action), _meaning(action)


def _call(action: argparse.Action) -> str:
    metavar = action.metavar if isinstance(action.metavar, str) else action.dest
    if not action.option_strings:
        return metavar.upper()
    flags = ", ".join(action.option_strings)
    return flags if action.nargs == 0 else f"{flags} {metavar.upper()}"


def _meaning(action: argparse.Action) -> str:
    text = (action.help or "").replace("%(default)s", str(action.default)).replace("%%", "%")
    if action.choices:
        text += f" One of: {', '.join(str(one) for one in action.choices)}."
    return text.replace("|", "\\|").strip()


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
