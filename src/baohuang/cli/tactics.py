"""`baohuang tactics`: every bot's score on the tactical cases."""

import argparse
import json
import sys

NAME = "tactics"
SUMMARY = "Score every bot on the tactical cases."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("bots", nargs="*", metavar="BOT", help="which bots (all)")
    parser.add_argument("--missed", action="store_true", help="also print the cases missed, with the reason")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Print the scores."""
    from baohuang.bots.registry import BOTS, UnknownBot, bot
    from baohuang.bots.tactics import answer, cases

    try:
        players = [bot(name) for name in args.bots or BOTS]
    except UnknownBot as error:
        print(f"baohuang: {error}", file=sys.stderr)
        return 2
    report: dict[str, dict[str, object]] = {}
    for player in players:
        answers = {case.id: answer(case, player) for case in cases()}
        missed = [case for case in cases() if answers[case.id] not in case.best]
        report[player.name] = {
            "solved": len(cases()) - len(missed),
            "cases": len(cases()),
            "missed": {case.id: answers[case.id] for case in missed},
        }
        if args.json:
            continue
        print(f"{player.name:<12}{len(cases()) - len(missed):>4} of {len(cases())}")
        for case in missed if args.missed else []:
            print(f"    {case.id}: {answers[case.id]}, not {' or '.join(case.best)}. {case.reason}")
    if args.json:
        print(json.dumps(report))
    return 0
