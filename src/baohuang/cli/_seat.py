"""What the commands that seat a person at a table of bots ask for alike."""

from __future__ import annotations

import argparse
import os


def add_seat_arguments(parser: argparse.ArgumentParser, bots: str) -> None:
    """What to play, where to sit, against whom: `bots` where nothing is said."""
    parser.add_argument("--rules", help="a ruleset (default: the first of `baohuang rules`)")
    parser.add_argument("--options", default="{}", metavar="JSON", help="room options (default: none)")
    parser.add_argument("--seed", type=int, metavar="N", help="deals these cards again; without it they are secret")
    parser.add_argument("--seat", type=int, default=1, metavar="N", help="your seat, 1 to 5 (default: %(default)s)")
    parser.add_argument("--bots", default=bots, metavar="BOT", help="who plays the others (default: %(default)s)")
    parser.add_argument("--lang", help="zh-Hans, zh-Hant, ja or en (default: the locale's language)")


def language(wish: str | None) -> str:
    """The language wished for, else the locale's. Raises `ValueError` for one that we do not speak."""
    from baohuang.messages import LANGS, locale_language

    lang = wish or locale_language(os.environ)
    if lang not in LANGS:
        raise ValueError(f"no language {lang!r}; there are: {', '.join(LANGS)}")
    return lang


def place(seat: int, seats: int) -> int:
    """A seat counted from 1 as the engine counts it. Raises `ValueError` where there is none."""
    if not 1 <= seat <= seats:
        raise ValueError(f"there are seats 1 to {seats}")
    return seat - 1
