"""The emperor of ``classic108`` is found by cards and takes what was not dealt. JP-03…05, JP-22.

Nobody is asked. It is judged on the dealt hands, before the kitty.
"""

from __future__ import annotations

from baohuang.cards.kinds import ACE_OF_SPADES, BIG, SMALL
from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.events import Enthroned, KittyTaken, Voided
from baohuang.engine.phase import Single


class KittyPhase(Single):
    """`by` is the spec's: ``jokers``, ``ace_of_spades`` or ``one_joker``."""

    name = "kitty"

    def __init__(self, by: str) -> None:
        self.by = by

    def enter(self, deal: Deal) -> bool:
        """Crown and give the kitty; without a possible emperor the deal is void."""
        emperor = find_emperor(deal, self.by)
        if emperor == NOBODY:
            deal.tell(Voided())
            deal.end_void()
            return True
        deal.emperor = emperor
        for kind in deal.kitty:
            deal.holdings[emperor].add(kind)
        deal.tell(Enthroned(emperor))
        deal.tell(KittyTaken(emperor, len(deal.kitty), tuple(deal.kitty)))
        return False


def find_emperor(deal: Deal, by: str) -> int:
    """Judge the dealt hands, in dealing order where several qualify."""
    order = [(deal.starter + step) % deal.seats for step in range(deal.seats)]
    if by == "one_joker":
        holder = deal.holder_of(BIG)
        return holder if holder != NOBODY else deal.holder_of(SMALL)
    counts = [deal.holdings[seat].counts for seat in range(deal.seats)]
    for seat in order:
        if counts[seat][BIG] == 2:
            return seat
    if by == "jokers":
        for seat in order:
            if counts[seat][BIG] and counts[seat][SMALL]:
                return seat
    return max(order, key=lambda seat: counts[seat][ACE_OF_SPADES])
