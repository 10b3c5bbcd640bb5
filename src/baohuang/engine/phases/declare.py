"""明保 / 暗保: before the first lead the guard may show. QD-21, ON-03.

All but the emperor are asked alike, so that neither the question nor its timing tells who the guard
is; from anybody else both answers mean "ready".
"""

from __future__ import annotations

from baohuang.engine.actions import HIDE, OPEN
from baohuang.engine.deal import GRABBED_SOLO, OPEN_SOLO, Deal
from baohuang.engine.events import GuardOpen
from baohuang.engine.phase import Sealed


class DeclarePhase(Sealed):
    """The phase that REFEREE.md calls ``open``."""

    name = "open"

    def __init__(self) -> None:
        super().__init__(OPEN, HIDE)

    def enter(self, deal: Deal) -> bool:
        """Ask, unless everybody knows that there is no guard."""
        if deal.solo == OPEN_SOLO or deal.solo == GRABBED_SOLO:
            return False
        return self.begin(deal)

    def asked(self, deal: Deal) -> list[int]:
        """All but the emperor."""
        return [seat for seat in range(deal.seats) if seat != deal.emperor]

    def settle(self, deal: Deal, said_yes: list[int]) -> None:
        """Only the guard's yes counts."""
        if deal.guard in said_yes:
            deal.open_guard = True
            deal.revealed = True
            deal.tell(GuardOpen(deal.guard))
        deal.advance()
