"""`baohuang tui`: a table that fills the terminal, against bots here or at a house on the network."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from baohuang.cli._tui.table import Table

NAME = "tui"
SUMMARY = "Play at a table that fills the terminal, against bots or at a house on the network."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to play, and where."""
    parser.add_argument("--rules", help="a ruleset (default: the first of `baohuang rules`)")
    parser.add_argument("--options", default="{}", metavar="JSON", help="room options (default: none)")
    parser.add_argument("--seed", type=int, metavar="N", help="deals these cards again; without it they are secret")
    parser.add_argument("--seat", type=int, default=1, metavar="N", help="your seat, 1 to 5 (default: %(default)s)")
    parser.add_argument("--bots", default="medium", metavar="BOT", help="who plays the others (default: %(default)s)")
    parser.add_argument("--lang", help="zh-Hans, zh-Hant, ja or en (default: the locale's language)")
    parser.add_argument("--server", metavar="URL", help="play at this house, as http://host:port")
    parser.add_argument("--table", metavar="ID", help="a table of the house; without it one is opened with bots")
    parser.add_argument("--room", metavar="CODE", help="the six letters of a room of the house")
    parser.add_argument("--session", type=Path, metavar="FILE", help="keeps who you are at the house for the next time")


def run(args: argparse.Namespace) -> int:
    """Play until the person leaves; 2 where the table cannot be made as asked."""
    from baohuang.cli._tui.app import TableApp
    from baohuang.messages import LANGS, locale_language

    lang = args.lang or locale_language(os.environ)
    try:
        if lang not in LANGS:
            raise ValueError(f"no language {lang!r}; there are: {', '.join(LANGS)}")
        table = _table(args, dict(json.loads(args.options).items()))
    except (LookupError, ValueError, AttributeError, RecursionError) as error:
        print(f"baohuang tui: {error}", file=sys.stderr)
        return 2
    if not sys.stdin.isatty():
        print("baohuang tui: this needs a terminal; `baohuang play` reads lines from anywhere", file=sys.stderr)
        return 2
    TableApp(table, lang).run()
    return 0


def _table(args: argparse.Namespace, options: Mapping[str, int | str]) -> Table:
    """The table that the arguments ask for. Raises `ValueError` or `LookupError`."""
    from baohuang.rulesets.registry import RULESETS, ruleset

    name = args.rules or next(iter(RULESETS))
    rules = ruleset(name, options)
    if args.server is None:
        from baohuang.bots.registry import bot
        from baohuang.cli._tui.bot_table import BotTable

        if args.table or args.room or args.session:
            raise ValueError("--table, --room and --session go with --server")
        if not 1 <= args.seat <= rules.seats:
            raise ValueError(f"there are seats 1 to {rules.seats}")
        return BotTable(name, dict(options), args.seat - 1, bot(args.bots), args.seed)
    from baohuang.cli._tui.house_table import HouseTable, Wish

    return HouseTable(args.server, Wish(name, dict(options), args.bots, args.table, args.room), args.session)
