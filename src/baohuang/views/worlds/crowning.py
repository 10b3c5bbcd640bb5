"""登基 and 逼位 as evidence: who took the throne could call, and who was passed over could not.

Hands are looked at as they were then: before the call, with what has been played since. The pile was
nobody's, until it went to the emperor.
"""

from __future__ import annotations

from baohuang.cards.kinds import BIG, GUARD_CARD, MARKED_BIG
from baohuang.engine.phases.call import candidates
from baohuang.rulesets.specs import Call, Enthrone
from baohuang.views.worlds.evidence import NOBODY, Evidence


def fits_crowning(evidence: Evidence, hidden: list[list[int]]) -> bool:
    """Whether these hands bring about the enthronement that was seen. Grabs need no cards."""
    if evidence.emperor == NOBODY or evidence.grabbed:
        return True
    spec = evidence.program.rules.phase(Enthrone)
    if not isinstance(spec, Enthrone) or not spec.needs_set:
        return True
    if evidence.memory.forced:
        return fits_forcing(evidence, hidden)
    if evidence.calls:
        return True
    hands = hands_then(evidence, hidden)
    return bool(callable_then(evidence, hands, evidence.emperor))


def fits_forcing(evidence: Evidence, hidden: list[list[int]]) -> bool:
    """Everybody before the emperor, clockwise from the first to yield, has no set of exactly three."""
    hands = hands_then(evidence, hidden)
    give_back_pile(evidence, hands)
    seat = evidence.memory.yielded[0]
    while seat != evidence.emperor:
        if forcing_then(evidence, hands, seat):
            return False
        seat = (seat - 1) % evidence.seats
    kinds = forcing_then(evidence, hands, seat)
    return evidence.called in kinds if evidence.calls else bool(kinds)


def forced_kinds(evidence: Evidence, hidden: list[list[int]]) -> list[int]:
    """What a forced emperor may call."""
    hands = hands_then(evidence, hidden)
    give_back_pile(evidence, hands)
    return forcing_then(evidence, hands, evidence.emperor)


def hands_then(evidence: Evidence, hidden: list[list[int]]) -> list[list[int]]:
    """Counts by seat and slot when the emperor was enthroned, the guard card with its own face."""
    hands: list[list[int]] = []
    for seat in range(evidence.seats):
        counts = evidence.played[seat].copy()
        for kind in evidence.known[seat]:
            counts[kind] += 1
        for kind in hidden[seat]:
            counts[kind] += 1
        if evidence.calls:
            counts[evidence.called] += counts[GUARD_CARD]
            counts[GUARD_CARD] = 0
        hands.append(counts)
    return hands


def give_back_pile(evidence: Evidence, hands: list[list[int]]) -> None:
    """Take the pile out of the emperor's hand again."""
    for card in evidence.memory.stuck:
        if card != NOBODY:
            hands[evidence.emperor][card] -= 1


def callable_then(evidence: Evidence, hands: list[list[int]], seat: int) -> list[int]:
    """Kinds of which a seat held four, or three with the fourth in another hand."""
    found: list[int] = []
    for kind in candidates(may_call_jokers(evidence)):
        copies = hands[seat][kind]
        if kind == BIG:
            copies += hands[seat][MARKED_BIG]
        if copies == 4 or (copies == 3 and is_elsewhere(hands, seat, kind)):
            found.append(kind)
    return found


def forcing_then(evidence: Evidence, hands: list[list[int]], seat: int) -> list[int]:
    """Kinds of which a seat held exactly three with the fourth in another hand, the joker being its."""
    found: list[int] = []
    for kind in candidates(may_call_jokers(evidence)):
        copies = hands[seat][kind]
        if kind == BIG:
            copies += 1
        if copies == 3 and is_elsewhere(hands, seat, kind):
            found.append(kind)
    return found


def is_elsewhere(hands: list[list[int]], seat: int, kind: int) -> bool:
    """Whether another hand holds a card of `kind`."""
    for other in range(len(hands)):
        if other != seat and hands[other][kind]:
            return True
    return False


def may_call_jokers(evidence: Evidence) -> bool:
    """Whether jokers may be called."""
    call = evidence.program.rules.phase(Call)
    return isinstance(call, Call) and call.jokers
