"""`baohuang play`: a deal in the terminal, line by line, against bots."""

from __future__ import annotations

import argparse
import io
import json
import sys
from pathlib import Path

from baohuang.cli._seat import add_seat_arguments, language, place

NAME = "play"
SUMMARY = "Play a deal in the terminal against bots, line by line."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to play, where to sit, against whom."""
    add_seat_arguments(parser, bots="greedy")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record of the deal here")


def run(args: argparse.Namespace) -> int:
    """Play until a deal is scored or the input ends; 2 where the table cannot be made as asked."""
    from baohuang.bots.registry import UnknownBot, bot
    from baohuang.cli._terminal import Seat, Terminal
    from baohuang.records.fault import FAULTS
    from baohuang.rulesets.registry import RULESETS, ruleset

    try:
        lang = language(args.lang)
        options = dict(json.loads(args.options).items())
        name = args.rules or next(iter(RULESETS))
        rules = ruleset(name, options)
        seat = Seat(name, options, place(args.seat, rules.seats), bot(args.bots), lang)
    except (*FAULTS, UnknownBot, ValueError, AttributeError, RecursionError) as error:
        print(f"baohuang play: {error}", file=sys.stderr)
        return 2
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    Terminal(seat, args.record, sys.stdin, sys.stdout).play(args.seed)
    return 0
