"""Points from places: shared by the sides in the hanging family, one's own in ``classic108``.

RULES, Points; clauses QD-20, QD-23, ON-02, ON-03, JP-17…20, JP-22.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from baohuang.engine.deal import (
    COMMONERS_WIN,
    DRAW,
    EMPEROR_WINS,
    HIDDEN_SOLO,
    NOBODY,
    NOT_SOLO,
    Deal,
)
from baohuang.rulesets.specs import OwnPlaces, ScoringSpec, SharedPlaces


class Score(NamedTuple):
    """Points by seat and the winner: ``emperor``, ``commoners`` or ``draw``."""

    points: list[int]
    winner: str


def score_deal(deal: Deal) -> Score:
    """The score of a deal whose places are set."""
    assert deal.places is not None
    return score(
        deal.program.rules.scoring,
        deal.places,
        deal.emperor,
        deal.guard,
        deal.solo,
        deal.multiplier(public=False),
    )


def score(spec: ScoringSpec, places: Sequence[int], emperor: int, guard: int, solo: int, multiplier: int) -> Score:
    """Points and winner; `guard` is `NOBODY` in a solo and where there is none."""
    if isinstance(spec, OwnPlaces):
        return own_places(spec, places, emperor, guard)
    if solo == NOT_SOLO:
        return shared_places(places, emperor, guard, multiplier)
    return solo_places(spec, places, emperor, solo, multiplier)


def shared_places(places: Sequence[int], emperor: int, guard: int, multiplier: int) -> Score:
    """K = 6 − both places: emperor +2K, guard +K, each commoner −K."""
    k = 6 - places[emperor] - places[guard]
    points = [-k * multiplier] * len(places)
    points[emperor] = 2 * k * multiplier
    points[guard] = k * multiplier
    return Score(points, winner_of(k))


def solo_places(spec: SharedPlaces, places: Sequence[int], emperor: int, solo: int, multiplier: int) -> Score:
    """The emperor's base by place; each of the others pays or gets a quarter."""
    table = spec.hidden_solo if solo == HIDDEN_SOLO else spec.open_solo
    gain = table[places[emperor] - 1] * multiplier
    points = [-gain // 4] * len(places)
    points[emperor] = gain
    return Score(points, winner_of(gain))


def own_places(spec: OwnPlaces, places: Sequence[int], emperor: int, guard: int) -> Score:
    """Every seat's own place; the emperor's counts `emperor_times`."""
    points = [spec.places[place - 1] for place in places]
    points[emperor] *= spec.emperor_times
    return Score(points, own_places_winner(spec, places, emperor, guard))


def own_places_winner(spec: OwnPlaces, places: Sequence[int], emperor: int, guard: int) -> str:
    """First and second together win; a rebel before the emperor wins for the rebels."""
    if spec.alone:
        return EMPEROR_WINS if places[emperor] == 1 else COMMONERS_WIN
    if guard != NOBODY and places[emperor] + places[guard] == 3:
        return EMPEROR_WINS
    rebels = [seat for seat in range(len(places)) if seat != emperor and seat != guard]
    if any(places[seat] < places[emperor] for seat in rebels):
        return COMMONERS_WIN
    return DRAW


def winner_of(gain: int) -> str:
    """Whose side a gain of the emperor's is."""
    if gain == 0:
        return DRAW
    return EMPEROR_WINS if gain > 0 else COMMONERS_WIN
