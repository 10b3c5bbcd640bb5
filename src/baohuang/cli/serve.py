"""`baohuang serve`: the web game on one port, pages, HTTP API and sockets."""

import argparse
import os
import sys
from pathlib import Path

NAME = "serve"
SUMMARY = "Serve the game to browsers."
BAD_SETTINGS = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to listen, what to keep, who is trusted, and what to tell."""
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings as TOML; arguments come before them")
    parser.add_argument("--host", help="address to listen on, 127.0.0.1 by default")
    parser.add_argument("--port", type=int, help="port to listen on, 8000 by default; 0 takes a free one")
    parser.add_argument(
        "--db", dest="database", metavar="PATH", help="database file; without it one in your data folder"
    )
    parser.add_argument("--economy", metavar="FILE", help="settings of coins and venues; without it our own")
    parser.add_argument("--most-tables", type=int, metavar="N", help="tables in memory at a time, 20000 by default")
    parser.add_argument(
        "--bot-delay", metavar="LOW-HIGH", help="milliseconds that bots seem to think, 600-1600 by default"
    )
    parser.add_argument(
        "--bot-processes", type=int, metavar="N", help="processes in which strong bots think, 1 by default; 0 for none"
    )
    parser.add_argument(
        "--origin",
        dest="origins",
        action="append",
        metavar="URL",
        help="how browsers reach the house, as https://play.example; may be repeated, invitations name the one in use",
    )
    parser.add_argument(
        "--proxy",
        dest="proxies",
        action="append",
        metavar="ADDRESS",
        help="address or network of a proxy whose X-Forwarded headers are believed; may be repeated",
    )
    parser.add_argument("--log", metavar="FORM", help="text or json, a line an event; text by default")
    parser.add_argument(
        "--log-level", metavar="LEVEL", help="debug, info, warning or error and above; warning by default"
    )


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted or terminated; deals go on when it is started again."""
    from baohuang.server import economy, logs, settings
    from baohuang.server.app import Settings
    from baohuang.server.paths import default_database
    from baohuang.server.run import serve
    from baohuang.server.specs import Pace

    try:
        chosen = settings.read({name: getattr(args, name) for name in settings.NAMES}, os.environ, args.config)
        play_money = economy.read() if chosen.economy is None else economy.read(Path(chosen.economy))
    except (settings.BadSettings, economy.BadEconomy) as error:
        print(f"baohuang serve: {error}", file=sys.stderr)
        return BAD_SETTINGS
    logs.configure(chosen.log, chosen.log_level)
    database = Path(chosen.database) if chosen.database else default_database()
    bots = Pace(*chosen.delay)
    house = Settings(database, bots, play_money, chosen.origins, chosen.most_tables, chosen.bot_processes)
    return serve(house, chosen.host, chosen.port, chosen.proxies)
