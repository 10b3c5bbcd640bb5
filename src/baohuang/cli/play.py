"""`baohuang play`: a deal in the terminal, line by line, against bots."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from pathlib import Path

NAME = "play"
SUMMARY = "Play a deal in the terminal against bots, line by line."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to play, where to sit, against whom."""
    parser.add_argument("--rules", help="a ruleset (default: the first of `baohuang rules`)")
    parser.add_argument("--options", default="{}", metavar="JSON", help="room options (default: none)")
    parser.add_argument("--seed", type=int, metavar="N", help="deals these cards again; without it they are secret")
    parser.add_argument("--seat", type=int, default=1, metavar="N", help="your seat, 1 to 5 (default: %(default)s)")
    parser.add_argument("--bots", default="greedy", metavar="BOT", help="who plays the others (default: %(default)s)")
    parser.add_argument("--lang", help="zh-Hans, zh-Hant, ja or en (default: the locale's language)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record of the deal here")


def run(args: argparse.Namespace) -> int:
    """Play until a deal is scored or the input ends; 2 where the table cannot be made as asked."""
    from baohuang.bots.registry import UnknownBot, bot
    from baohuang.cli._terminal import Seat, Terminal
    from baohuang.messages import LANGS, locale_language
    from baohuang.records.fault import FAULTS
    from baohuang.rulesets.registry import RULESETS, ruleset

    lang = args.lang or locale_language(os.environ)
    try:
        if lang not in LANGS:
            raise ValueError(f"no language {lang!r}; there are: {', '.join(LANGS)}")
        options = dict(json.loads(args.options).items())
        name = args.rules or next(iter(RULESETS))
        rules = ruleset(name, options)
        if not 1 <= args.seat <= rules.seats:
            raise ValueError(f"there are seats 1 to {rules.seats}")
        seat = Seat(name, options, args.seat - 1, bot(args.bots), lang)
    except (*FAULTS, UnknownBot, ValueError, AttributeError, RecursionError) as error:
        print(f"baohuang play: {error}", file=sys.stderr)
        return 2
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    Terminal(seat, args.record, sys.stdin, sys.stdout).play(args.seed)
    return 0
