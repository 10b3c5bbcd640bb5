"""造反 (Weihai): enough commoners together reveal the guard and double the deal. ON-15."""

from __future__ import annotations

from baohuang.engine.actions import ABSTAIN, REBEL
from baohuang.engine.deal import NOBODY, OPEN_SOLO, Deal
from baohuang.engine.events import Rebelled
from baohuang.engine.phase import Sealed


class RebelPhase(Sealed):
    """Every seat but the emperor answers; the guard's yes is not counted."""

    name = "rebel"

    def __init__(self, needed: int) -> None:
        super().__init__(REBEL, ABSTAIN)
        self.needed = needed

    def enter(self, deal: Deal) -> bool:
        """Ask, unless the guard or the solo has been shown already."""
        if deal.open_guard or deal.solo == OPEN_SOLO:
            return False
        return self.begin(deal)

    def asked(self, deal: Deal) -> list[int]:
        """All but the emperor, so that the question tells nothing."""
        return [seat for seat in range(deal.seats) if seat != deal.emperor]

    def settle(self, deal: Deal, said_yes: list[int]) -> None:
        """Success is told to all, a failure to nobody."""
        rebels = [seat for seat in said_yes if seat != deal.guard]
        if len(rebels) >= self.needed:
            deal.rebellion = True
            deal.rebels = rebels
            deal.revealed = True
            guard = None if deal.guard == NOBODY else deal.guard
            deal.tell(Rebelled(guard, tuple(rebels)))
        deal.advance()
