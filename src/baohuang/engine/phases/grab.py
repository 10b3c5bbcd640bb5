"""搶獨: once, before anybody enthrones, every seat may grab the marked joker. QD-19, ON-09.

Who grabs is emperor alone against four, openly; nothing is called and the lead follows at once.
"""

from __future__ import annotations

from baohuang.cards.kinds import MARKED_BIG
from baohuang.engine.actions import DECLINE, GRAB
from baohuang.engine.deal import GRABBED_SOLO, Deal
from baohuang.engine.events import Enthroned, GrabSettled
from baohuang.engine.phase import Sealed


class GrabPhase(Sealed):
    """Every seat answers, unseen by the others."""

    name = "grab"

    def __init__(self) -> None:
        super().__init__(GRAB, DECLINE)

    def enter(self, deal: Deal) -> bool:
        """Ask all."""
        return self.begin(deal)

    def asked(self, deal: Deal) -> list[int]:
        """Every seat, the holder of the marked joker included."""
        return list(range(deal.seats))

    def settle(self, deal: Deal, said_yes: list[int]) -> None:
        """The first in play order from the holder of the marked joker has it."""
        if not said_yes:
            deal.tell(GrabSettled(None))
            deal.advance()
            return
        holder = deal.holder_of(MARKED_BIG)
        deal.joker_from = holder
        grabber = min(said_yes, key=lambda seat: (seat - holder) % deal.seats)
        deal.tell(GrabSettled(grabber))
        deal.solo = GRABBED_SOLO
        deal.revealed = True
        deal.enthrone(grabber)
        deal.tell(Enthroned(grabber))
        deal.begin_play()
