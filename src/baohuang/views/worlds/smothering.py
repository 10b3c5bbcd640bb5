"""悶 as evidence: the smothered hold nothing but held-back cards, and who was spared holds others too."""

from __future__ import annotations

from baohuang.cards.kinds import NATURAL_COUNT, RANKS
from baohuang.plays.specs import Hanging
from baohuang.views.worlds.evidence import NOBODY, Evidence


def held_back_rank(evidence: Evidence) -> int:
    """The rank that is held back, or `NOBODY`."""
    grammar = evidence.program.rules.grammar
    if not isinstance(grammar, Hanging) or grammar.held_back is None:
        return NOBODY
    return RANKS.index(grammar.held_back)


def unseen_of_smothered(evidence: Evidence) -> int:
    """How many unseen cards the smothered seats hold."""
    return sum([evidence.free[seat] for seat in evidence.view.smothered])


def fits_smothering(evidence: Evidence, hidden: list[list[int]], rank: int) -> bool:
    """Whether nobody should have been smothered who was not. `rank` is the one held back."""
    if not evidence.program.smother or rank == NOBODY:
        return True
    for seat in range(evidence.seats):
        if evidence.memory.endured[seat] and only_of_rank(evidence.known[seat] + hidden[seat], rank):
            return False
    return True


def only_of_rank(cards: list[int], rank: int) -> bool:
    """Whether every card is a natural one of this rank."""
    for kind in cards:
        if kind >= NATURAL_COUNT or kind >> 2 != rank:
            return False
    return True
