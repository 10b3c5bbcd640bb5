"""The marked small joker 保 makes the guard; an emperor who holds it is solo. QD-04, ON-02, ON-08."""

from __future__ import annotations

from collections.abc import Sequence

from baohuang.cards.kinds import MARKED_SMALL
from baohuang.engine.actions import HIDDEN, OPENLY, SOLO, argument_of, declare, verb_of
from baohuang.engine.deal import HIDDEN_SOLO, OPEN_SOLO, Deal
from baohuang.engine.events import OpenSolo
from baohuang.engine.phase import Single


class SoloPhase(Single):
    """Asks only an emperor who holds both marked cards."""

    name = "solo"

    def enter(self, deal: Deal) -> bool:
        """Find the guard; ask the emperor where there is none."""
        deal.tell_tale = MARKED_SMALL
        holder = deal.holder_of(MARKED_SMALL)
        if holder != deal.emperor:
            deal.guard = holder
            return False
        deal.turn = deal.emperor
        return True

    def knows(self, action: int) -> bool:
        """Solo, open or hidden."""
        return action < 0 and verb_of(action) == SOLO

    def actions(self, deal: Deal, seat: int) -> Sequence[int]:
        """Both ways."""
        return [declare(SOLO, OPENLY), declare(SOLO, HIDDEN)]

    def refuse(self, deal: Deal, seat: int, action: int) -> str | None:
        """Both ways are legal."""
        return None if argument_of(action) in (OPENLY, HIDDEN) else "bad-notation"

    def act(self, deal: Deal, seat: int, action: int) -> None:
        """An open solo is shown to all, a hidden one to nobody."""
        if argument_of(action) == OPENLY:
            deal.solo = OPEN_SOLO
            deal.revealed = True
            deal.tell(OpenSolo(seat))
        else:
            deal.solo = HIDDEN_SOLO
        deal.advance()
