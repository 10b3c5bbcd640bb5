"""`baohuang tui`: a table that fills the terminal, against bots here or at a house on the network."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from baohuang.cli._seat import add_seat_arguments, language, place

if TYPE_CHECKING:
    from baohuang.cli._tui.table import Table

NAME = "tui"
SUMMARY = "Play at a table that fills the terminal, against bots or at a house on the network."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to play, and where."""
    add_seat_arguments(parser, bots="medium")
    parser.add_argument("--server", metavar="URL", help="play at this house, as http://host:port")
    parser.add_argument("--table", metavar="ID", help="a table of the house; without it one is opened with bots")
    parser.add_argument("--room", metavar="CODE", help="the six letters of a room of the house")
    parser.add_argument("--session", type=Path, metavar="FILE", help="keeps who you are at the house for the next time")


def run(args: argparse.Namespace) -> int:
    """Play until the person leaves; 2 where the table cannot be made as asked."""
    from baohuang.cli._tui.app import TableApp

    try:
        lang = language(args.lang)
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
        return BotTable(name, dict(options), place(args.seat, rules.seats), bot(args.bots), args.seed)
    from baohuang.cli._tui.house_table import HouseTable, Wish

    return HouseTable(args.server, Wish(name, dict(options), args.bots, args.table, args.room), args.session)
