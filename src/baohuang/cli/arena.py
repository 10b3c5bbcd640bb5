"""`baohuang arena`: how strong bots are, on duplicate deals."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

NAME = "arena"
SUMMARY = "Measure bots against each other on duplicate deals."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("bots", nargs="+", metavar="BOT", help="contestants; each sits once in every seat")
    parser.add_argument("--field", metavar="BOT", help="who fills the other seats (the last contestant)")
    parser.add_argument("--rules", required=True, help="ruleset")
    parser.add_argument("--options", default="{}", metavar="JSON", help="room options")
    parser.add_argument("--deals", type=int, default=100, help="duplicate deals (100)")
    parser.add_argument("--seed", type=int, default=1, help="decides the deals and the bots' choices (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument(
        "--roles",
        choices=("bid", "dealt"),
        default="bid",
        help="bid: every bot declares for itself; dealt: the field declares for all, so roles are equal",
    )
    parser.add_argument("--log", type=Path, metavar="FILE", help="append finished deals here and resume from it")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="write the intervals as an SVG picture")
    parser.add_argument("--ladder", action="store_true", help="rate the contestants in mixed company")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play and report; 1 where a bot failed or played an illegal action, 2 on a bad request."""
    from baohuang.bots.arena import Mismatch, run_arena
    from baohuang.bots.contest import Setup
    from baohuang.bots.registry import UnknownBot, bot
    from baohuang.bots.standings import standings
    from baohuang.rulesets.options import OptionError
    from baohuang.rulesets.registry import UnknownRules, ruleset

    field = args.field or args.bots[-1]
    try:
        options = json.loads(args.options)
        ruleset(args.rules, options)
        for name in (*args.bots, field):
            bot(name)
        if args.deals < 1 or args.jobs < 1:
            raise ValueError("deals and jobs are at least 1")
        names = tuple(dict.fromkeys(args.bots))
        roles = "ladder" if args.ladder else args.roles
        setup = Setup(names, "" if args.ladder else field, args.rules, options, args.seed, roles)
        results = run_arena(setup, args.deals, time.process_time_ns, args.jobs, args.log, progress_bar())
    except (UnknownBot, UnknownRules, OptionError, Mismatch, ValueError, OSError) as error:
        print(f"baohuang: {error}", file=sys.stderr)
        return 2
    report = {
        "rules": args.rules,
        "options": options,
        "seed": args.seed,
        "roles": setup.roles,
        "field": setup.field,
        **standings(results, args.seed),
    }
    print(json.dumps(report) if args.json else as_table(report))
    if args.plot:
        from baohuang.bots.plot import interval_plot

        args.plot.write_text(interval_plot(report), "utf-8")
    for failure in [failure for result in results for failure in result.errors][:3]:
        print(failure, file=sys.stderr)
    return 1 if any(report["errors"].values()) else 0


def progress_bar() -> Any:
    """A bar on standard error where somebody looks at it, else None."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, total: int) -> None:
        filled = 40 * done // total
        end = "\n" if done == total else ""
        print(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{total} deals", end=end, file=sys.stderr, flush=True)

    return show


def as_table(report: dict[str, Any]) -> str:
    """The report for people."""
    lines = [
        f"{report['rules']}: {report['deals']} duplicate deals, seed {report['seed']}, field {report['field']}",
        "",
        f"{'bot':<12}{'role':<10}{'games':>7}{'points':>9}  {'95 % interval':<19}{'won':>6}",
    ]
    for name in report["points_per_deal"]:
        whole = {key: report[key][name] for key in ("games", "points_per_deal", "ci95", "win_rate")}
        lines.append(table_row(name, "all", whole))
        lines += [table_row("", role, row) for role, row in report["by_role"][name].items()]
    for name, row in report["difference"].items():
        lines += ["", f"{name} over {row['against']}: {in_points(row)} points a deal"]
        seats = row.get("by_others_role", {})
        lines += [f"  where {row['against']} is {role}: {in_points(one)}" for role, one in seats.items()]
    lines.append("")
    for name, times in report["ms_per_decision"].items():
        errors = report["errors"][name]
        lines.append(f"{name}: median {times['median']:.3f} ms, p99 {times['p99']:.3f} ms a decision, {errors} errors")
    return "\n".join(lines)


def in_points(row: dict[str, Any]) -> str:
    """A mean and its interval."""
    low, high = row["ci95"]
    return f"{row['points_per_deal']:+.3f} [{low:+.3f}, {high:+.3f}]"


def table_row(name: str, role: str, row: dict[str, Any]) -> str:
    """One line of the table."""
    low, high = row["ci95"]
    interval = f"[{low:+.3f}, {high:+.3f}]"
    return (
        f"{name:<12}{role:<10}{row['games']:>7}{row['points_per_deal']:>+9.3f}  {interval:<19}{row['win_rate']:>6.1%}"
    )
