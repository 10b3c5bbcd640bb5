"""The end of a deal: when it has come, who has which place, and what follows. RULES §2.7, §3."""

from __future__ import annotations

from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.events import Ended
from baohuang.engine.scoring import score_deal


def is_over(deal: Deal) -> bool:
    """Whether a side is out (`Program.sides`), or only one seat is left.

    The smothered do not count as out; where they make it impossible for a side to go out, the deal
    ends with the last seat that still plays.
    """
    outs = len(deal.out)
    if deal.program.sides and outs:
        emperor_side = 0
        for seat in deal.out:
            if seat == deal.emperor or seat == deal.guard:
                emperor_side += 1
        size = 1 if deal.guard == NOBODY else 2
        if emperor_side == size or outs - emperor_side == deal.seats - size:
            return True
    return outs + len(deal.smothered) >= deal.seats - 1


def places_of(seats: int, out: list[int], smothered: list[int]) -> list[int]:
    """The place 1…n of each seat: out in order, smothered from the lowest, the rest in between.

    Whoever is left follows in play order after the last finisher.
    """
    places = [0] * seats
    for at, seat in enumerate(out):
        places[seat] = at + 1
    for at, seat in enumerate(smothered):
        places[seat] = seats - at
    last = out[-1] if out else 0
    place = len(out)
    for step in range(1, seats + 1):
        seat = (last + step) % seats
        if places[seat] == 0:
            place += 1
            places[seat] = place
    return places


def finish(deal: Deal) -> None:
    """Set places, points and winner, and stop."""
    deal.places = places_of(deal.seats, deal.out, deal.smothered)
    score = score_deal(deal)
    deal.points = score.points
    deal.winner = score.winner
    deal.phase = deal.program.over
    deal.turn = NOBODY
    if deal.events is not None:
        hands = tuple(tuple(held.kinds()) for held in deal.holdings)
        deal.tell(Ended(tuple(score.points), tuple(deal.places), score.winner, hands))
