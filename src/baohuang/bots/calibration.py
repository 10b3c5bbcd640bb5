"""How good the guard belief is: log loss against the prior, and whether its chances come true."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any

from baohuang.bots.base import Bot
from baohuang.bots.belief import Belief, believe, is_open, prior
from baohuang.bots.driver import decide
from baohuang.bots.registry import bot
from baohuang.bots.sight import Sight
from baohuang.engine.setup import new_deal
from baohuang.rulesets.options import Value
from baohuang.rulesets.registry import ruleset
from baohuang.views.remember import recall

BINS = 10
LEAST = 1e-6
"""A chance of nought is scored as this."""


class Report:
    """Sums over questions: each is one seat's decision while the guard is hidden from it."""

    def __init__(self) -> None:
        self.questions = 0
        self.loss = 0.0
        self.prior_loss = 0.0
        self.told = [0.0] * BINS
        self.came_true = [0] * BINS
        self.times = [0] * BINS

    def add(self, belief: Belief, before: Belief, guard: int, seats: Sequence[int]) -> None:
        """One question; `guard` is −1 in a hidden solo."""
        self.questions += 1
        self.loss -= log(max(LEAST, belief.solo if guard < 0 else belief.chances[guard]))
        self.prior_loss -= log(max(LEAST, before.solo if guard < 0 else before.chances[guard]))
        for seat in seats:
            chance = belief.chances[seat]
            at = min(BINS - 1, int(chance * BINS))
            self.times[at] += 1
            self.told[at] += chance
            self.came_true[at] += seat == guard

    def as_json(self) -> dict[str, Any]:
        """The figures; a bin tells the mean chance given and how often it came true."""
        asked = max(1, self.questions)
        bins = [
            {
                "from": at / BINS,
                "to": (at + 1) / BINS,
                "count": self.times[at],
                "told": round(self.told[at] / self.times[at], 4),
                "came_true": round(self.came_true[at] / self.times[at], 4),
            }
            for at in range(BINS)
            if self.times[at]
        ]
        return {
            "questions": self.questions,
            "log_loss": round(self.loss / asked, 4),
            "prior_log_loss": round(self.prior_loss / asked, 4),
            "calibration": bins,
        }


def calibrate(rules: str, options: dict[str, Value], deals: int, seed: int, bots: Sequence[str]) -> dict[str, Any]:
    """Let bots drawn from `bots` play, ask every seat at every play what it believes, and count."""
    report = Report()
    players = {name: bot(name) for name in bots}
    for index in range(deals):
        rng = Random(f"belief/{seed}/{index}")
        play_deal(rules, options, f"belief/{seed}/{index}", [players[rng.choice(bots)] for _ in range(5)], rng, report)
    return report.as_json()


def play_deal(
    rules: str, options: dict[str, Value], seed: str, players: Sequence[Bot], rng: Random, report: Report
) -> None:
    """One deal's questions."""
    deal = new_deal(ruleset(rules, options), seed.encode())
    while deal.to_act():
        seat = deal.to_act()[0]
        if deal.phase.name == "play":
            sight = Sight(recall(deal, seat))
            if is_open(sight):
                seats = [other for other in range(deal.seats) if other not in (seat, deal.emperor)]
                before = prior(sight)
                report.add(believe(sight), before, deal.guard, seats)
        deal.apply(seat, decide(deal, seat, players[seat], rng))
