"""What declarations are worth by hand strength, from which the thresholds of `bots.bids` were read.

    python -m benchmarks.bid_values --rules R --deals 100 --seed 0

Heuristic bots play every deal once for each answer under test; a line tells, by fifths of hand strength,
the mean strength and what came of it: places of a seat that grabbed, K of deals with a hidden and with an
open guard, seen from emperor (`e`), guard (`g`) and commoner (`c`).
"""

import argparse
from collections import defaultdict
from collections.abc import Callable
from random import Random

from baohuang.bots.driver import decide
from baohuang.bots.registry import bot
from baohuang.bots.strength import strength
from baohuang.engine import actions as verbs
from baohuang.engine.actions import argument_of, declare
from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import ruleset

Forced = Callable[[Deal, int], int | None]
"""The answer under test for a seat, or None where the bot may answer."""

FIFTHS = 5


def main() -> None:
    """Play, gather, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", required=True)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    found: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for seed in range(args.seed, args.seed + args.deals):
        grabbing(args.rules, seed, found)
        for answer in (verbs.HIDE, verbs.OPEN):
            guarding(args.rules, seed, answer, found)
    for name, pairs in found.items():
        print(name, len(pairs), by_fifths(sorted(pairs)))


def grabbing(rules: str, seed: int, found: dict[str, list[tuple[float, int]]]) -> None:
    """One seat grabs where it may."""
    deal = new_deal(ruleset(rules), seed)
    if deal.phase.name != "grab":
        return
    grabber = Random(seed).randrange(deal.seats)

    def forced(deal: Deal, seat: int) -> int | None:
        if deal.phase.name != "grab":
            return None
        return declare(verbs.GRAB if seat == grabber else verbs.DECLINE)

    strengths = play(deal, forced)
    if deal.places is not None:
        found["grab: place"].append((strengths[grabber], deal.places[grabber]))


def guarding(rules: str, seed: int, answer: int, found: dict[str, list[tuple[float, int]]]) -> None:
    """Nobody grabs, who can enthrones, and the guard answers as told."""
    deal = new_deal(ruleset(rules), seed)

    def forced(deal: Deal, seat: int) -> int | None:
        legal = deal.legal(seat)
        if deal.phase.name == "call":
            threes = [action for action in legal if argument_of(action) & 3 == verbs.PLAIN]
            return threes[0] if threes else None
        told = {"grab": verbs.DECLINE, "enthrone": verbs.ENTHRONE, "open": answer, "rebel": verbs.ABSTAIN}
        action = declare(told.get(deal.phase.name, verbs.KEEP))
        return action if action in legal else None

    strengths = play(deal, forced)
    if deal.places is None or deal.guard == NOBODY:
        return
    k = 6 - deal.places[deal.emperor] - deal.places[deal.guard]
    how = "open" if answer == verbs.OPEN else "hidden"
    for seat in range(deal.seats):
        role = "e" if seat == deal.emperor else "g" if seat == deal.guard else "c"
        found[f"{how} guard, {role}: K"].append((strengths[seat], k))


def play(deal: Deal, forced: Forced) -> list[float]:
    """Play a deal to its end; the strengths of the hands at the first lead."""
    player = bot("heuristic")
    strengths: list[float] = []
    while deal.to_act():
        seat = deal.to_act()[0]
        if deal.phase.name == "play" and not strengths:
            strengths = [strength(held.kinds(), deal.program.deck) for held in deal.holdings]
        action = None if deal.phase.name == "play" else forced(deal, seat)
        deal.apply(seat, decide(deal, seat, player, Random(1)) if action is None else action)
    return strengths


def by_fifths(pairs: list[tuple[float, int]]) -> list[tuple[float, float]]:
    """Mean strength and mean value of each fifth."""
    size = max(1, len(pairs) // FIFTHS)
    parts = [pairs[at * size : (at + 1) * size] for at in range(FIFTHS)]
    return [
        (round(sum(z for z, _ in part) / len(part), 2), round(sum(value for _, value in part) / len(part), 2))
        for part in parts
        if part
    ]


if __name__ == "__main__":
    main()
