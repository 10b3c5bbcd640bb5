"""Guard belief: how likely each seat is to be the guard that has not shown, or the emperor to be solo.

A conditional logit: every candidate has a score, a weighted sum of what it has done and how many cards
it holds, and chances go by the exponentials of scores. Who lets the emperor's plays stand, answers others
and keeps cards is suspect. The weights are fitted to deals that bots have played
(`benchmarks/fit_belief.py`); nothing of a view is used that its seat does not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from baohuang.bots.history import moves_of
from baohuang.bots.sight import Sight
from baohuang.cards.kinds import NATURAL_COUNT
from baohuang.rulesets.specs import Call, MarkedGuard

FEATURES: Final = (
    "log_cards",
    "beat_emperor",
    "beat_emperor_high",
    "spared_emperor",
    "spared_emperor_high",
    "beat_other",
    "spared_other",
    "solo",
)
"""What a candidate is scored by: the logarithm of its cards, counts of what it did, and being solo."""

HANGING_WEIGHTS: Final = (-0.01, -0.55, -3.6, 2.37, 0.1, 0.49, -0.14, -0.3)
CLIMBING_WEIGHTS: Final = (0.21, -0.07, -1.12, 0.78, 0.53, 0.47, -0.14, 0.0)
"""By family, in the order of `FEATURES`."""

SOLO_BY_CALL: Final = 0.05
"""How often an emperor who calls is solo."""
MOST: Final = 8
"""Counts beyond this say no more."""
HIGH: Final = 8
"""From this rank (J) on a play is high."""


class Belief:
    """Chances by seat that add up to 1 with the chance that the emperor is solo."""

    def __init__(self, chances: list[float], solo: float) -> None:
        self.chances = chances
        self.solo = solo


def is_open(sight: Sight) -> bool:
    """Whether there is a question: an emperor, a guard or hidden solo, and not known to this seat."""
    view = sight.view
    if sight.emperor < 0 or sight.alone or view.guard is not None or view.solo is not None:
        return False
    return view.role != "guard" and not view.revealed


def prior(sight: Sight) -> Belief:
    """Before anything was played: all other seats alike; a solo as often as cards make it."""
    candidates = candidates_of(sight)
    solo = 0.0
    if may_be_solo(sight):
        marked = sight.program.rules.phase(MarkedGuard) is not None
        solo = 1.0 / (len(candidates) + 1) if marked else SOLO_BY_CALL
    chances = [0.0] * sight.seats
    for seat in candidates:
        chances[seat] = (1.0 - solo) / len(candidates)
    return Belief(chances, solo)


def candidates_of(sight: Sight) -> list[int]:
    """Seats that may be the guard as far as this one knows, at the start."""
    return [seat for seat in range(sight.seats) if seat not in (sight.me, sight.emperor)]


def may_be_solo(sight: Sight) -> bool:
    """Whether the emperor may be solo without its being known."""
    rules = sight.program.rules
    return sight.me != sight.emperor and (rules.phase(Call) is not None or rules.phase(MarkedGuard) is not None)


def believe(sight: Sight, weights: Sequence[float] | None = None) -> Belief:
    """The chances given all that was seen; those of seats that are out are 0."""
    rows = features_of(sight)
    used = weights or (HANGING_WEIGHTS if sight.hanging else CLIMBING_WEIGHTS)
    scores = {seat: sum(map(float.__mul__, used, row)) for seat, row in rows.items()}
    most = max(scores.values(), default=0.0)
    odds = {seat: exp(score - most) for seat, score in scores.items()}
    whole = sum(odds.values()) or 1.0
    chances = [0.0] * sight.seats
    solo = 0.0
    for seat, part in odds.items():
        if seat == sight.emperor:
            solo = part / whole
        else:
            chances[seat] = part / whole
    return Belief(chances, solo)


def features_of(sight: Sight) -> dict[int, list[float]]:
    """The features of each candidate; the emperor's seat stands for a solo."""
    done = {seat: [0.0] * len(FEATURES) for seat in candidates_of(sight) if not sight.gone[seat]}
    for seat, row in done.items():
        row[0] = log(sight.counts[seat] + 1.0)
    for move in moves_of(sight):
        if move.seat not in done or move.top_by < 0:
            continue
        at = feature_at(sight, bool(move.cards), move.top, move.top_by)
        done[move.seat][at] = min(MOST, done[move.seat][at] + 1.0)
    if may_be_solo(sight):
        done[sight.emperor] = [0.0] * (len(FEATURES) - 1) + [1.0]
        rest = [row[0] for seat, row in done.items() if seat != sight.emperor]
        done[sight.emperor][0] = sum(rest) / len(rest) if rest else 0.0
    return done


def feature_at(sight: Sight, beat: bool, top: Sequence[int], top_by: int) -> int:
    """Which count an answer adds to."""
    if top_by != sight.emperor:
        return 5 if beat else 6
    high = any(kind >= NATURAL_COUNT for kind in top) or min(top) >> 2 >= HIGH
    return (2 if high else 1) if beat else (4 if high else 3)
