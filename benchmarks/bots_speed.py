"""How long bots think and how much memory a decision takes, beside the tables that all seats share.

    python -m benchmarks.bots_speed --bots heuristic search --deals 40 --out benchmarks/results/bots-speed.json

Heuristic bots play; the bot measured is asked besides, where there is a choice (of costly ones only in some
deals, `--costly`). Milliseconds are the process's own, which other work on the machine changes less than those of
the clock on the wall. `peak_kb` is the most that one decision held at a time, the seat's view included.
"""

import argparse
import json
import sys
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from baohuang.bots.registry import bot
from baohuang.build_info import inspect_build
from baohuang.engine.deal import Deal
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.views.remember import recall
from benchmarks.engine import machine

COSTLY = "search"
"""Bots whose name begins so are measured on fewer deals."""


def main() -> None:
    """Measure, show, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", nargs="+", default=["heuristic"])
    parser.add_argument("--rules", nargs="+", default=list(RULESETS))
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--costly", type=int, default=2, help="deals for bots that search (2)")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    report: dict[str, Any] = {
        "command": "python -m benchmarks.bots_speed " + " ".join(sys.argv[1:]),
        "machine": machine(),
        "build": inspect_build().describe(),
        "bots": {},
    }
    for name in args.bots:
        deals = args.costly if name.startswith(COSTLY) else args.deals
        report["bots"][name] = {rules: measure(name, rules, deals) for rules in args.rules}
        print(name, json.dumps(report["bots"][name]))
    if args.out:
        args.out.write_text(json.dumps(report, indent=1) + "\n", "utf-8")


def measure(name: str, rules: str, deals: int) -> dict[str, float]:
    """Times over some deals; memory over one."""
    times = sorted(each_time(name, rules, deals))
    return {
        "decisions": len(times),
        "median_ms": round(times[len(times) // 2], 3),
        "p99_ms": round(times[int(0.99 * (len(times) - 1))], 3),
        "most_ms": round(times[-1], 3),
        "peak_kb": round(peak(name, rules) / 1024),
    }


def choices(rules: str, seed: int) -> Iterator[tuple[Deal, int]]:
    """The deal at every question of heuristic bots that leaves a choice, and whose it is."""
    deal = new_deal(ruleset(rules), seed)
    player = bot("heuristic")
    while asked := deal.to_act():
        seat = asked[0]
        actions = deal.legal(seat)
        if len(actions) == 1:
            deal.apply(seat, actions[0])
            continue
        yield deal, seat
        deal.apply(seat, player.act(recall(deal, seat), actions, Random(1)))


def each_time(name: str, rules: str, deals: int) -> Iterator[float]:
    """Milliseconds of each decision, without the making of the view."""
    player = bot(name)
    for seed in range(deals):
        for deal, seat in choices(rules, seed):
            view, actions = recall(deal, seat), deal.legal(seat)
            before = time.process_time_ns()
            player.act(view, actions, Random(seed))
            yield (time.process_time_ns() - before) / 1e6


def peak(name: str, rules: str) -> int:
    """The most bytes that a decision of one deal held; of costly bots every tenth is looked at."""
    most = 0
    player = bot(name)
    for at, (deal, seat) in enumerate(choices(rules, 0)):
        if name.startswith(COSTLY) and at % 10:
            continue
        actions = deal.legal(seat)
        tracemalloc.start()
        player.act(recall(deal, seat), actions, Random(1))
        most = max(most, tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    return most


if __name__ == "__main__":
    main()
