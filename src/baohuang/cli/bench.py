"""`baohuang bench`: measures how fast the parts are."""

import argparse
import json
import sys
from typing import Any

NAME = "bench"
SUMMARY = "Measure: the engine's decisions a second in random play, and what single operations cost."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to measure, and how."""
    parts = parser.add_subparsers(dest="part", required=True, metavar="PART")
    engine = parts.add_parser("engine", description="Random play to the end, views and records of one ruleset.")
    engine.add_argument("--rules", required=True, help="a ruleset")
    engine.add_argument("--options", default="{}", metavar="JSON", help="room options (default: none)")
    engine.add_argument("--seconds", type=float, default=5.0, metavar="S", help="for each loop (default: %(default)s)")
    engine.add_argument("--seed", type=int, default=1, metavar="N", help="of deals and choices (default: %(default)s)")
    engine.add_argument("--json", action="store_true", help="one line of JSON instead of a table")


def run(args: argparse.Namespace) -> int:
    """Print the figures; 2 for rules or options that do not exist."""
    import msgspec

    from baohuang.cli._engine_bench import measure
    from baohuang.records.fault import FAULTS

    try:
        report = measure(args.rules, json.loads(args.options), args.seconds, args.seed)
    except (*FAULTS, json.JSONDecodeError) as error:
        print(f"baohuang bench: {error}", file=sys.stderr)
        return 2
    fields: dict[str, Any] = msgspec.to_builtins(report)
    print(json.dumps(fields) if args.json else table(fields))
    return 0


def table(fields: dict[str, Any], prefix: str = "") -> str:
    """The figures, one a line."""
    lines: list[str] = []
    for name, value in fields.items():
        if isinstance(value, dict) and value:
            lines.append(table(value, f"{prefix}{name} "))
        else:
            lines.append(f"{prefix + name:<36}{value}")
    return "\n".join(lines)
