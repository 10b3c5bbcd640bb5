"""買3 (Weifang): who has no 3 gets one from the holder of most, for a 2 if there is one. ON-13.

Nobody is asked. Suits go in the order s h c d.
"""

from __future__ import annotations

from typing import Final

from baohuang.cards.kinds import RANK_2, RANK_3
from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.events import Bought
from baohuang.engine.phase import Single
from baohuang.plays.holding import first_of_rank

SUIT_ORDER: Final = (3, 2, 0, 1)


class BuyPhase(Single):
    """Automatic; so it is over as soon as it is entered."""

    name = "buy"

    def enter(self, deal: Deal) -> bool:
        """Let every seat without a 3 buy, in play order from the starter."""
        for step in range(deal.seats):
            buyer = (deal.starter + step) % deal.seats
            if deal.holdings[buyer].ranks[RANK_3] == 0:
                seller = seller_for(deal, buyer)
                if seller != NOBODY:
                    sell(deal, buyer, seller)
        return False


def seller_for(deal: Deal, buyer: int) -> int:
    """The holder of most 3s, at least two; of several the first after the buyer."""
    best = NOBODY
    most = 1
    for step in range(1, deal.seats):
        seat = (buyer + step) % deal.seats
        count = deal.holdings[seat].ranks[RANK_3]
        if count > most:
            most = count
            best = seat
    return best


def sell(deal: Deal, buyer: int, seller: int) -> None:
    """Move the 3 and, where the buyer has one, a 2."""
    three = first_of_rank(deal.holdings[seller], RANK_3, SUIT_ORDER)
    two = first_of_rank(deal.holdings[buyer], RANK_2, SUIT_ORDER)
    deal.move_card(three, seller, buyer)
    if two != NOBODY:
        deal.move_card(two, buyer, seller)
    deal.bought = [*deal.bought, [buyer, seller, three, two]]
    deal.tell(Bought(buyer, seller, three, None if two == NOBODY else two))
