"""How a result came about, line by line: message ids with numbers, for the result panel.

The base from the places first, then each doubling, then their product.
"""

from __future__ import annotations

from baohuang.engine.deal import GRABBED_SOLO, HIDDEN_SOLO, NOBODY, NOT_SOLO, OPEN_SOLO, Deal
from baohuang.rulesets.specs import OwnPlaces, SharedPlaces
from baohuang.views.view import Line


def breakdown(deal: Deal) -> list[Line]:
    """The lines for a deal that is over; empty before."""
    places = deal.places
    if places is None:
        return []
    scoring = deal.program.rules.scoring
    if isinstance(scoring, OwnPlaces):
        return own_places(scoring, places, deal.emperor)
    base = shared(deal, places) if deal.solo == NOT_SOLO else alone(scoring, deal, places)
    factor = deal.multiplier(public=False)
    return [base, *doublings(deal), Line("breakdown-total", {"factor": factor})]


def shared(deal: Deal, places: list[int]) -> Line:
    """K = 6 − the places of emperor and guard."""
    emperor, guard = places[deal.emperor], places[deal.guard]
    return Line("breakdown-shared", {"emperor": emperor, "guard": guard, "k": 6 - emperor - guard})


def alone(scoring: SharedPlaces, deal: Deal, places: list[int]) -> Line:
    """The emperor's base by place in a solo."""
    place = places[deal.emperor]
    if deal.solo == HIDDEN_SOLO:
        return Line("breakdown-hidden-solo", {"place": place, "base": scoring.hidden_solo[place - 1]})
    kind = "breakdown-grab" if deal.solo == GRABBED_SOLO else "breakdown-open-solo"
    return Line(kind, {"place": place, "base": scoring.open_solo[place - 1]})


def own_places(scoring: OwnPlaces, places: list[int], emperor: int) -> list[Line]:
    """Every seat's place counts for itself, the emperor's more than once."""
    lines = [Line("breakdown-place", {"place": at + 1, "points": worth}) for at, worth in enumerate(scoring.places)]
    place = places[emperor]
    return [*lines, Line("breakdown-emperor-times", {"place": place, "factor": scoring.emperor_times})]


def doublings(deal: Deal) -> list[Line]:
    """What doubled the points, in the order in which a deal meets it."""
    if deal.fixed_multiplier:
        return []
    opened = deal.program.open_solo_doubles and deal.solo in (OPEN_SOLO, GRABBED_SOLO)
    facts = (
        ("breakdown-times-solo", deal.guard == NOBODY),
        ("breakdown-times-open-solo", opened),
        ("breakdown-times-open-guard", deal.open_guard),
        ("breakdown-times-rebellion", deal.rebellion),
        ("breakdown-times-kick", deal.kick),
    )
    return [Line(name, {"factor": 2}) for name, holds in facts if holds]
