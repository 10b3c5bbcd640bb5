"""`baohuang admin`: the operator's desk, on the database of a house that may be running."""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from baohuang.server.desk import Desk

NAME = "admin"
SUMMARY = "Look after a house: accounts, coins, tables, reports, records, backup."
BAD_USAGE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, and to which database."""
    parser.epilog = "A name that begins with a hyphen comes after --, as in: baohuang admin mute -- -Pine-"
    parser.add_argument("--db", type=Path, metavar="PATH", help="database file; without it the one in your data folder")
    parts = parser.add_subparsers(dest="what", required=True)
    parts.add_parser("accounts", description="List registered people: number, name, coins.")
    parts.add_parser("tables", description="List tables that are not closed: id, ruleset, seats, steps.")
    grant = parts.add_parser(
        "grant", description="Give coins, or take them with a negative amount, through the ledger."
    )
    grant.add_argument("name", help="the registered name")
    grant.add_argument("amount", type=int, help="coins")
    ledger = parts.add_parser("ledger", description="Look at the ledger.")
    ledger.add_argument(
        "look", choices=["check"], help="check: sums to zero, nobody below zero, every deal settled once"
    )
    reports = parts.add_parser("reports", description="The reports that players have written.")
    queue = reports.add_subparsers(dest="do", required=True)
    queue.add_parser("list", description="List the reports that wait: whom, by whom, why, what was said last.")
    close = queue.add_parser("close", description="Say that a report has been dealt with.")
    close.add_argument("report", type=int, help="its number")
    mute = parts.add_parser("mute", description="Let nobody hear a person for a while.")
    mute.add_argument("who", help="the registered name, or # and the number of the account")
    mute.add_argument("--hours", type=hours, default=24, help="for how long (%(default)s); 0 ends it")
    export = parts.add_parser("export", description="Write the record of a finished deal as text.")
    export.add_argument("table", help="the table's id")
    export.add_argument("deal", type=int, help="the deal's number at the table, from 1")
    backup = parts.add_parser("backup", description="Copy the database, also while it is being used.")
    backup.add_argument("copy", type=Path, help="where to; it must not exist")


def hours(text: str) -> int:
    """Hours, up to ten years."""
    number = int(text)
    if not 0 <= number <= 24 * 3660:
        raise ValueError(text)
    return number


def run(args: argparse.Namespace) -> int:
    """Do it; 1 where something is wrong with the house, 2 where the question was."""
    from baohuang.server.desk import Desk, Mistake
    from baohuang.server.paths import default_database

    path = args.db or default_database()
    if not path.is_file():
        print(f"baohuang admin: {path}: no such database", file=sys.stderr)
        return BAD_USAGE
    try:
        with Desk(path) as desk:
            return _do(desk, args)
    except Mistake as mistake:
        print(f"baohuang admin: {mistake}", file=sys.stderr)
        return BAD_USAGE


def _do(desk: "Desk", args: argparse.Namespace) -> int:
    match args.what:
        case "accounts":
            for row in desk.accounts():
                print(json.dumps(row, ensure_ascii=False))
        case "tables":
            for row in desk.tables():
                print(json.dumps(row, ensure_ascii=False))
        case "grant":
            print(json.dumps(desk.grant(args.name, args.amount), ensure_ascii=False))
        case "ledger":
            audit = desk.check()
            print(json.dumps(audit._asdict() | {"fine": audit.fine}))
            return 0 if audit.fine else 1
        case "reports" if args.do == "list":
            for row in desk.reports():
                print(json.dumps(row, ensure_ascii=False))
        case "reports":
            desk.close_report(args.report)
        case "mute":
            print(json.dumps(desk.mute(args.who, args.hours), ensure_ascii=False))
        case "export":
            print(desk.record(args.table, args.deal), end="")
        case _:
            print(f"{desk.back_up(args.copy)} bytes in {args.copy}")
    return 0
