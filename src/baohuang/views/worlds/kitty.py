"""The emperor of ``classic108`` as evidence: crowned by the cards dealt, before taking the kitty.

Which of the emperor's cards came from the kitty is drawn for everybody but the emperor.
"""

from __future__ import annotations

from random import Random

from baohuang.cards.kinds import ACE_OF_SPADES, BIG, SMALL
from baohuang.rulesets.specs import Kitty
from baohuang.views.worlds.evidence import NOBODY, Evidence
from baohuang.views.worlds.places import DISCARD_DEALT, DISCARD_KITTY, HAND_KITTY


def split_kitty(evidence: Evidence, free: list[int], rng: Random) -> list[int]:
    """Draw which places of the emperor's are the kitty's, and return the kitty's cards played since.

    `free` is changed: hand and discards lose what their kitty places gain.
    """
    memory = evidence.memory
    emperor = evidence.emperor
    if emperor == evidence.viewer or memory.kitty_size == 0:
        return []
    laid = cards_played(evidence, emperor)
    from_kitty: list[int] = []
    for _ in range(memory.kitty_size):
        at = int(rng.random() * (len(laid) + free[emperor] + free[DISCARD_DEALT]))
        if at < len(laid):
            from_kitty.append(laid.pop(at))
        elif at < len(laid) + free[emperor]:
            free[emperor] -= 1
            free[HAND_KITTY] += 1
        else:
            free[DISCARD_DEALT] -= 1
            free[DISCARD_KITTY] += 1
    return from_kitty


def cards_played(evidence: Evidence, seat: int) -> list[int]:
    """Every card that a seat has played."""
    memory = evidence.memory
    cards: list[int] = []
    for at in range(len(memory.moved)):
        if memory.moved[at] == seat:
            cards.extend(memory.laid[at])
    return cards


def fits_crown(evidence: Evidence, hidden: list[list[int]], from_kitty: list[int]) -> bool:
    """Whether the rules crown the emperor that was crowned (JP-04, JP-05, JP-22)."""
    spec = evidence.program.rules.phase(Kitty)
    if not isinstance(spec, Kitty):
        return True
    return crowned(evidence, hidden, from_kitty, spec.by) == evidence.emperor


def crowned(evidence: Evidence, hidden: list[list[int]], from_kitty: list[int], by: str) -> int:
    """Who is emperor by these hands, or `NOBODY`."""
    bigs = dealt_copies(evidence, hidden, from_kitty, BIG)
    smalls = dealt_copies(evidence, hidden, from_kitty, SMALL)
    if by == "one_joker":
        holder = holder_of(bigs)
        return holder if holder != NOBODY else holder_of(smalls)
    starter = evidence.starter
    seats = evidence.seats
    for step in range(seats):
        seat = (starter + step) % seats
        if bigs[seat] == 2:
            return seat
    if by == "jokers":
        for step in range(seats):
            seat = (starter + step) % seats
            if bigs[seat] and smalls[seat]:
                return seat
    aces = dealt_copies(evidence, hidden, from_kitty, ACE_OF_SPADES)
    best = starter
    for step in range(1, seats):
        seat = (starter + step) % seats
        if aces[seat] > aces[best]:
            best = seat
    return best


def holder_of(copies: list[int]) -> int:
    """The first seat with a copy, or `NOBODY`."""
    for seat in range(len(copies)):
        if copies[seat]:
            return seat
    return NOBODY


def dealt_copies(evidence: Evidence, hidden: list[list[int]], from_kitty: list[int], kind: int) -> list[int]:
    """Copies of `kind` by seat in the hands as dealt."""
    copies: list[int] = []
    for seat in range(evidence.seats):
        count = evidence.played[seat][kind] + evidence.known[seat].count(kind) + hidden[seat].count(kind)
        copies.append(count)
    memory = evidence.memory
    away = from_kitty.count(kind) + memory.kitty.count(kind)
    laid = memory.discards.count(kind) + hidden[DISCARD_DEALT].count(kind)
    copies[evidence.emperor] += laid - away
    return copies
