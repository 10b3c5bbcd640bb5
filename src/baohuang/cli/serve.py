"""`baohuang serve`: the web game on one port, pages, HTTP API and sockets."""

import argparse
import sys
from pathlib import Path

NAME = "serve"
SUMMARY = "Serve the game to browsers."
BAD_SETTINGS = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to listen, what to keep, and how fast bots play."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (%(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (%(default)s); 0 takes a free one")
    parser.add_argument("--db", type=Path, metavar="PATH", help="database file; without it one in your data folder")
    parser.add_argument("--economy", type=Path, metavar="FILE", help="settings of coins and venues; without it our own")
    parser.add_argument(
        "--bot-delay",
        type=delay,
        default="600-1600",
        metavar="LOW-HIGH",
        help="milliseconds that bots seem to think (%(default)s)",
    )


def delay(text: str) -> tuple[int, int]:
    """Two numbers of milliseconds, the second not below the first."""
    low, _, high = text.partition("-")
    shortest, longest = int(low), int(high or low)
    if not 0 <= shortest <= longest <= 60_000:
        raise ValueError(text)
    return shortest, longest


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted or terminated; deals go on when it is started again."""
    from baohuang.server.app import Settings
    from baohuang.server.economy import BadEconomy, read
    from baohuang.server.paths import default_database
    from baohuang.server.run import serve
    from baohuang.server.table import Pace

    try:
        economy = read() if args.economy is None else read(args.economy)
    except BadEconomy as error:
        print(f"baohuang serve: {error}", file=sys.stderr)
        return BAD_SETTINGS
    database = args.db or default_database()
    return serve(Settings(database, Pace(*args.bot_delay), economy), args.host, args.port)
