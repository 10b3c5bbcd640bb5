"""搶獨 as evidence: whose hand the grabbed joker came from, where counts do not tell.

The way of the joker is not shown; but counts that are shown, and who is out, may tell it. The emperor
is the first from there on who grabbed, so the former holder is no nearer to a seat that grabbed too.
"""

from __future__ import annotations

from random import Random

from baohuang.engine.phase import YES
from baohuang.views.worlds.evidence import NOBODY, Evidence


def draw_former_holder(evidence: Evidence, free: list[int], rng: Random) -> int:
    """The seat whose dealt hand held the joker, each hand as likely as the unseen cards in it.

    That hand has a place less in `free`. `NOBODY` where nothing was grabbed.
    """
    if not evidence.grabbed:
        return NOBODY
    if evidence.memory.held_joker:
        return evidence.viewer
    places = 0
    for seat in range(evidence.seats):
        if may_have_held(evidence, seat):
            places += free[seat]
    at = int(rng.random() * places)
    for seat in range(evidence.seats):
        if may_have_held(evidence, seat):
            if at < free[seat]:
                free[seat] -= 1
                return seat
            at -= free[seat]
    return NOBODY


def may_have_held(evidence: Evidence, seat: int) -> bool:
    """Whether what is shown allows that `seat` held the joker."""
    if seat == evidence.viewer:
        return False
    memory = evidence.memory
    viewer = evidence.viewer
    seats = evidence.seats
    nearer = (viewer - seat) % seats < (evidence.emperor - seat) % seats
    if memory.answer == YES and viewer != evidence.emperor and nearer:
        return False
    for other in range(seats):
        size = memory.sizes[other]
        if other == seat:
            size -= 1
        if other == evidence.emperor:
            size += 1
        if not shows(evidence, other, size):
            return False
    return True


def shows(evidence: Evidence, seat: int, size: int) -> bool:
    """Whether a hand of `size` cards would show as it does."""
    view = evidence.view
    if seat == evidence.viewer:
        return True
    shown = view.counts[seat]
    if shown is not None:
        return shown == size
    announce_at = evidence.program.rules.table.announce_at
    least = announce_at if isinstance(announce_at, int) else 0
    return size > least
