"""Bots over random options: no exception, no illegal action, every deal to its end.

    python -m benchmarks.bots_soak --bot heuristic --rules R … --deals 5000 --seed 1

Prints the deals played; stops with status 1 at the first fault, naming ruleset, options and seed.
"""

import argparse
import sys
from random import Random
from traceback import format_exc

from baohuang.bots.driver import play_on
from baohuang.bots.registry import bot
from baohuang.engine.setup import new_deal
from baohuang.rulesets.options import OPTIONS, REFUSED_PAIRS, Value
from baohuang.rulesets.registry import RULESETS, ruleset


def random_options(rules: str, rng: Random) -> dict[str, Value]:
    """Each option at its default or, as often, at any value; no refused pair."""
    chosen = {option.name: rng.choice(option.values) for option in OPTIONS[rules] if rng.random() < 0.5}
    for first, second in REFUSED_PAIRS:
        if chosen.get(first[0]) == first[1] and chosen.get(second[0]) == second[1]:
            del chosen[second[0]]
    return chosen


def main() -> int:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--rules", nargs="+", default=list(RULESETS))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for rules in args.rules:
        for index in range(args.deals):
            rng = Random(f"{args.seed}/{rules}/{index}")
            options = random_options(rules, rng)
            try:
                deal = new_deal(ruleset(rules, options), f"{args.seed}/{index}".encode())
                play_on(deal, [bot(args.bot)] * deal.seats, [rng] * deal.seats)
                assert deal.phase.name in ("over", "void")
            except Exception:  # noqa: BLE001  # whatever it is, it is the finding
                print(rules, options, index, format_exc(), file=sys.stderr)
                return 1
        print(f"{args.bot}: {args.deals} deals of {rules}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
