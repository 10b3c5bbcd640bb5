"""The emperor of ``classic108`` names a card, whose other holder is the guard. JP-06, JP-21."""

from __future__ import annotations

from collections.abc import Sequence

from baohuang.cards.kinds import NATURAL_COUNT
from baohuang.engine.actions import KEEP, NAME, RENAME, argument_of, declare, verb_of
from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.events import Named, Renamed, Voided
from baohuang.engine.phase import Single


class NamePhase(Single):
    """`source` is the spec's: ``own_single``, ``any`` or ``not_held``."""

    name = "name"

    def __init__(self, source: str) -> None:
        self.source = source

    def enter(self, deal: Deal) -> bool:
        """Ask the emperor; with no kind to name the deal is void."""
        deal.turn = deal.emperor
        if not self.actions(deal, deal.emperor):
            deal.tell(Voided())
            deal.end_void()
        return True

    def knows(self, action: int) -> bool:
        """Names only."""
        return action < 0 and verb_of(action) == NAME

    def actions(self, deal: Deal, seat: int) -> Sequence[int]:
        """Every kind that may be named."""
        kinds = [kind for kind in range(NATURAL_COUNT) if self.allows(deal, seat, kind)]
        return [declare(NAME, kind) for kind in kinds]

    def refuse(self, deal: Deal, seat: int, action: int) -> str | None:
        """A kind held twice, or by nobody else, cannot be named."""
        return None if self.allows(deal, seat, argument_of(action)) else "not-callable"

    def act(self, deal: Deal, seat: int, action: int) -> None:
        """The nearest other holder after the emperor is the guard."""
        name_card(deal, argument_of(action))
        deal.first_named = deal.called
        deal.tell(Named(seat, deal.called))
        deal.advance()

    def allows(self, deal: Deal, seat: int, kind: int) -> bool:
        """Whether the emperor holds the right number and somebody else holds the kind."""
        if not 0 <= kind < NATURAL_COUNT:
            return False
        copies = deal.holdings[seat].counts[kind]
        if self.source == "own_single":
            fits = copies == 1
        elif self.source == "any":
            fits = copies <= 1
        else:
            fits = copies == 0
        return fits and nearest_holder(deal, seat, kind) != NOBODY


class RenamePhase(Single):
    """換保 (JP-21): having played the own copy, the emperor may name another kind, once."""

    name = "rename"

    def enter(self, deal: Deal) -> bool:
        """Ask the emperor, also one who has just gone out."""
        deal.turn = deal.emperor
        return True

    def knows(self, action: int) -> bool:
        """Rename or keep."""
        return action < 0 and verb_of(action) in (RENAME, KEEP)

    def actions(self, deal: Deal, seat: int) -> Sequence[int]:
        """Keep, or any other kind that the emperor does not hold."""
        kinds = [kind for kind in range(NATURAL_COUNT) if self.allows(deal, seat, kind)]
        return [declare(KEEP)] + [declare(RENAME, kind) for kind in kinds]

    def refuse(self, deal: Deal, seat: int, action: int) -> str | None:
        """Only another kind that is not held."""
        if verb_of(action) == KEEP:
            return None if argument_of(action) == 0 else "bad-notation"
        return None if self.allows(deal, seat, argument_of(action)) else "not-callable"

    def act(self, deal: Deal, seat: int, action: int) -> None:
        """Change the guard secretly; the old one, revealed or not, is a rebel."""
        deal.renamed = True
        deal.renamed_at = len(deal.history_seats)
        if verb_of(action) == RENAME:
            name_card(deal, argument_of(action))
            deal.revealed = False
            deal.tell(Renamed(seat, deal.called))
        else:
            deal.tell(Renamed(seat, None))
        deal.phase = deal.program.play
        deal.phase.enter(deal)

    def allows(self, deal: Deal, seat: int, kind: int) -> bool:
        """Another natural kind of which the emperor has none left."""
        if not 0 <= kind < NATURAL_COUNT or kind == deal.called:
            return False
        return deal.holdings[seat].counts[kind] == 0


def name_card(deal: Deal, kind: int) -> None:
    """Set the named kind and, by who holds it, the guard; perhaps there is none."""
    deal.called = kind
    deal.named = kind
    deal.tell_tale = kind
    deal.guard = nearest_holder(deal, deal.emperor, kind)


def nearest_holder(deal: Deal, seat: int, kind: int) -> int:
    """The first seat after `seat` in play order that holds a card of `kind`, or `NOBODY`."""
    for step in range(1, deal.seats):
        other = (seat + step) % deal.seats
        if deal.holdings[other].counts[kind]:
            return other
    return NOBODY
