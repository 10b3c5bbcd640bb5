"""The emperor of ``classic108`` lays as many cards face down as the kitty held. JP-03."""

from __future__ import annotations

from collections.abc import Sequence

from baohuang.cards.kinds import SLOTS
from baohuang.engine.actions import DISCARD, discard, discarded, verb_of
from baohuang.engine.deal import Deal
from baohuang.engine.discards import Discards
from baohuang.engine.events import Discarded
from baohuang.engine.phase import Single


class DiscardPhase(Single):
    """`count` cards, any."""

    name = "discard"

    def __init__(self, count: int) -> None:
        self.count = count

    def enter(self, deal: Deal) -> bool:
        """Ask the emperor."""
        deal.turn = deal.emperor
        return True

    def knows(self, action: int) -> bool:
        """Discards only."""
        return action < 0 and verb_of(action) == DISCARD

    def actions(self, deal: Deal, seat: int) -> Sequence[int]:
        """Every choice of cards, counted but not written out."""
        return Discards(deal.holdings[seat].counts, self.count)

    def refuse(self, deal: Deal, seat: int, action: int) -> str | None:
        """The cards have to be held, and the right number."""
        kinds = discarded(action)
        if kinds and (kinds[0] < 0 or kinds[-1] >= SLOTS or discard(kinds) != action):
            return "bad-notation"
        counts = deal.holdings[seat].counts
        for kind in kinds:
            if kinds.count(kind) > counts[kind]:
                return "not-in-hand"
        return None if len(kinds) == self.count else "wrong-size"

    def act(self, deal: Deal, seat: int, action: int) -> None:
        """Lay them face down."""
        kinds = discarded(action)
        for kind in kinds:
            deal.holdings[seat].remove(kind)
        deal.discards = kinds
        deal.tell(Discarded(seat, len(kinds), tuple(kinds)))
        deal.advance()
