"""`baohuang belief report`: how good the bots' guard belief is."""

import argparse
import json
import sys
from typing import Any

NAME = "belief"
SUMMARY = "Report how good the bots' belief about the hidden guard is."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("what", choices=("report",), help="what to do")
    parser.add_argument("--rules", required=True, help="ruleset")
    parser.add_argument("--options", default="{}", metavar="JSON", help="room options")
    parser.add_argument("--deals", type=int, default=100, help="deals to play (100)")
    parser.add_argument("--seed", type=int, default=1, help="decides the deals (1)")
    parser.add_argument("--bots", nargs="+", default=["heuristic", "greedy"], help="who plays (heuristic greedy)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play, ask, report; 2 on a bad request."""
    from baohuang.bots.calibration import calibrate
    from baohuang.bots.registry import UnknownBot
    from baohuang.rulesets.options import OptionError
    from baohuang.rulesets.registry import UnknownRules

    try:
        report = calibrate(args.rules, json.loads(args.options), args.deals, args.seed, args.bots)
    except (UnknownBot, UnknownRules, OptionError, ValueError) as error:
        print(f"baohuang: {error}", file=sys.stderr)
        return 2
    head = {"rules": args.rules, "deals": args.deals, "seed": args.seed, "bots": args.bots}
    print(json.dumps({**head, **report}) if args.json else as_text(report))
    return 0


def as_text(report: dict[str, Any]) -> str:
    """The report for people, with a reliability plot of bars."""
    lines = [
        f"{report['questions']} questions: log loss {report['log_loss']:.4f}, prior {report['prior_log_loss']:.4f}",
        f"{'told':>7}{'true':>7}{'count':>8}",
    ]
    for part in report["calibration"]:
        bar = "#" * round(40 * part["came_true"])
        lines.append(f"{part['told']:>7.3f}{part['came_true']:>7.3f}{part['count']:>8}  {bar}")
    return "\n".join(lines)
