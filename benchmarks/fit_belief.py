"""Fit the weights of `baohuang.bots.belief` to deals played by bots, and print them.

python -m benchmarks.fit_belief --rules R … --deals 400 --seed 1 --bots heuristic greedy
"""

import argparse
from math import exp
from random import Random

from baohuang.bots.belief import FEATURES, features_of, is_open
from baohuang.bots.driver import decide
from baohuang.bots.registry import bot
from baohuang.bots.sight import Sight
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import ruleset
from baohuang.views.remember import recall

Example = tuple[list[list[float]], int]
"""The features of each candidate, and which of them it was."""


def main() -> None:
    """Gather examples, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", nargs="+", required=True)
    parser.add_argument("--bots", nargs="+", default=["heuristic", "greedy"])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    examples: list[Example] = []
    for rules in args.rules:
        for index in range(args.deals):
            examples += examples_of(rules, args.bots, f"{args.seed}/{index}")
    print(len(examples), "examples")
    print(dict(zip(FEATURES, (round(weight, 3) for weight in fit(examples)), strict=True)))


def examples_of(rules: str, bots: list[str], seed: str) -> list[Example]:
    """One deal's examples: what each seat sees at a few of its decisions."""
    rng = Random(seed)
    deal = new_deal(ruleset(rules), seed.encode())
    players = [bot(rng.choice(bots)) for _ in range(deal.seats)]
    found: list[Example] = []
    while deal.to_act():
        seat = deal.to_act()[0]
        if deal.phase.name == "play" and rng.random() < 0.15:
            sight = Sight(recall(deal, seat))
            if is_open(sight):
                rows = features_of(sight)
                seats = list(rows)
                guard = deal.emperor if deal.guard < 0 else deal.guard
                if guard in seats:
                    found.append(([rows[one] for one in seats], seats.index(guard)))
        deal.apply(seat, decide(deal, seat, players[seat], rng))
    return found


def fit(examples: list[Example], rounds: int = 400, rate: float = 0.3, decay: float = 1e-3) -> list[float]:
    """Gradient ascent on the mean log likelihood, each feature at its own scale."""
    size = len(FEATURES)
    scale = [1e-6 + sum(abs(row[at]) for rows, _ in examples for row in rows) / len(examples) for at in range(size)]
    weights = [0.0] * size
    for _ in range(rounds):
        gradient = [-decay * weight for weight in weights]
        for rows, right in examples:
            odds = [exp(sum(map(float.__mul__, weights, row))) for row in rows]
            whole = sum(odds)
            for at in range(size):
                expected = sum(part * row[at] for part, row in zip(odds, rows, strict=True)) / whole
                gradient[at] += (rows[right][at] - expected) / len(examples)
        weights = [
            weight + rate * slope / unit**2 * 4 for weight, slope, unit in zip(weights, gradient, scale, strict=True)
        ]
    return weights


if __name__ == "__main__":
    main()
