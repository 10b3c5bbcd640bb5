"""踢 (Weihai): after a successful rebellion, emperor and guard may double once more. ON-06."""

from __future__ import annotations

from baohuang.engine.actions import KICK, SPARE
from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.events import Kicked
from baohuang.engine.phase import Sealed


class KickPhase(Sealed):
    """One yes is enough, or both are needed; a solo emperor answers alone."""

    name = "kick"

    def __init__(self, needs: int) -> None:
        super().__init__(KICK, SPARE)
        self.needs = needs

    def enter(self, deal: Deal) -> bool:
        """Ask after a rebellion only."""
        return deal.rebellion and self.begin(deal)

    def asked(self, deal: Deal) -> list[int]:
        """The emperor's side."""
        return sorted(seat for seat in (deal.emperor, deal.guard) if seat != NOBODY)

    def settle(self, deal: Deal, said_yes: list[int]) -> None:
        """The kick is told to all."""
        if len(said_yes) >= min(self.needs, len(self.asked(deal))):
            deal.kick = True
            deal.tell(Kicked())
        deal.advance()
