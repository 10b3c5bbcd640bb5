"""貼牌 and 買3 as evidence: kinds that a hand cannot hold, because it would have given them away.

Who stuck a card had no higher natural one; who stuck none had none to stick. Who paid no 2 had none,
and who paid one had none before it in the order of sale. A hand only loses cards afterwards.
"""

from __future__ import annotations

from baohuang.cards.kinds import RANK_2
from baohuang.engine.phases.buy import SUIT_ORDER
from baohuang.rulesets.specs import Enthrone
from baohuang.views.worlds.evidence import NOBODY, Evidence
from baohuang.views.worlds.places import hand_mask


def exclude_stuck(evidence: Evidence, masks: list[int]) -> None:
    """Take from `masks` (places by slot) the hands that would have stuck a kind."""
    memory = evidence.memory
    if len(memory.yielded) < 2:
        return
    spec = evidence.program.rules.phase(Enthrone)
    if not isinstance(spec, Enthrone) or spec.stick == "none":
        return
    lowest = RANK_2 if spec.stick == "one_two" else 0
    for at in range(1, len(memory.yielded)):
        exclude_before(masks, memory.yielded[at], memory.stuck[at], lowest, evidence)


def exclude_before(masks: list[int], seat: int, card: int, lowest: int, evidence: Evidence) -> None:
    """A hand holds nothing that comes before `card` (`NOBODY`: nothing at all) from rank `lowest` up."""
    hand = hand_mask(seat, evidence.emperor)
    for rank in range(RANK_2, lowest - 1, -1):
        for kind in range(rank * 4, rank * 4 + 4):
            if kind == card:
                return
            masks[kind] &= ~hand


def exclude_paid(evidence: Evidence, masks: list[int]) -> None:
    """A buyer of a 3 has no 2 that would have been paid first, and no 3 but a known one."""
    for buyer, _, three, two in evidence.memory.bought:
        hand = hand_mask(buyer, evidence.emperor)
        if three != NOBODY:
            for suit in range(4):
                masks[suit] &= ~hand
        for suit in SUIT_ORDER:
            if RANK_2 * 4 + suit == two:
                break
            masks[RANK_2 * 4 + suit] &= ~hand
