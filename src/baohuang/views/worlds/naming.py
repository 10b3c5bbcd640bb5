"""The named card of ``classic108`` as evidence: where its copies may lie, and who is guard by them.

When naming, the emperor held one copy (or none, by the ruleset); when renaming, none in hand. The
guard is the nearest seat after the emperor that held a copy then, and is revealed by playing it.
"""

from __future__ import annotations

from baohuang.cards.kinds import NATURAL_COUNT
from baohuang.rulesets.specs import Name
from baohuang.views.worlds.evidence import NOBODY, Evidence, or_nobody
from baohuang.views.worlds.places import ANYWHERE, ASIDE, DISCARDS, HAND_KITTY, HANDS, hand_mask


def masks_of_named(evidence: Evidence, kind: int) -> list[int] | None:
    """Where each unseen copy of `kind` may lie; None where it was not named."""
    memory = evidence.memory
    emperors = hand_mask(evidence.emperor, evidence.emperor) | DISCARDS
    others = HANDS & ~emperors
    unseen = evidence.pool[kind]
    if kind == memory.first_named:
        spec = evidence.program.rules.phase(Name)
        source = spec.source if isinstance(spec, Name) else "any"
        if source == "any" and not memory.renamed:
            return [HANDS | DISCARDS] * unseen
        owed = 0 if source == "not_held" else 1 - copies_of_emperor(evidence, kind)
        return [emperors] * owed + [others] * (unseen - owed)
    if kind == memory.called and memory.renamed:
        return [(others | DISCARDS | 1 << ASIDE) & ANYWHERE] * unseen
    return None


def copies_of_emperor(evidence: Evidence, kind: int) -> int:
    """Copies that the emperor is known to have had when naming."""
    emperor = evidence.emperor
    seen = evidence.played[emperor][kind] + evidence.known[emperor].count(kind)
    return seen + evidence.memory.discards.count(kind)


def fits_naming(evidence: Evidence, hidden: list[list[int]]) -> bool:
    """Whether the copies of the named kinds lie so that guard and revelation are as seen."""
    memory = evidence.memory
    spec = evidence.program.rules.phase(Name)
    if not isinstance(spec, Name):
        return True
    if evidence.view.phase == "name":
        return can_name(evidence, hidden, spec.source)
    if memory.first_named == NOBODY:
        return True
    if spec.source == "any" and not memory.renamed and held_when_naming(evidence, hidden, memory.first_named) > 1:
        return False
    guard = guard_by_name(evidence, hidden)
    if guard == NOBODY and memory.called == memory.first_named:
        return False
    if not evidence.view.revealed:
        return guard == NOBODY or not has_played(evidence, guard, memory.called)
    return guard == or_nobody(evidence.view.guard)


def held_when_naming(evidence: Evidence, hidden: list[list[int]], kind: int) -> int:
    """Copies that the emperor had before laying cards face down."""
    copies = copies_of_emperor(evidence, kind)
    for place in range(len(hidden)):
        if place == evidence.emperor or (place >= HAND_KITTY and place != ASIDE):
            copies += hidden[place].count(kind)
    return copies


def guard_by_name(evidence: Evidence, hidden: list[list[int]]) -> int:
    """The nearest seat after the emperor with a copy of the named kind since it was named."""
    kind = evidence.memory.called
    for step in range(1, evidence.seats):
        seat = (evidence.emperor + step) % evidence.seats
        if kind in evidence.known[seat] or kind in hidden[seat] or has_played(evidence, seat, kind):
            return seat
    return NOBODY


def has_played(evidence: Evidence, seat: int, kind: int) -> bool:
    """Whether a seat has played a copy of `kind` since it was named last."""
    memory = evidence.memory
    if not evidence.played[seat][kind]:
        return False
    since = memory.renamed_at if memory.renamed and memory.called != memory.first_named else 0
    for at in range(since, len(memory.moved)):
        if memory.moved[at] == seat and kind in memory.laid[at]:
            return True
    return False


def can_name(evidence: Evidence, hidden: list[list[int]], source: str) -> bool:
    """Whether the emperor has a kind to name, as the question to do so shows."""
    if evidence.emperor == evidence.viewer:
        return True
    for kind in range(NATURAL_COUNT):
        copies = held_when_naming(evidence, hidden, kind)
        fits = copies == 1 if source == "own_single" else copies <= (1 if source == "any" else 0)
        if fits and guard_if_named(evidence, hidden, kind):
            return True
    return False


def guard_if_named(evidence: Evidence, hidden: list[list[int]], kind: int) -> bool:
    """Whether another seat holds a copy."""
    for seat in range(evidence.seats):
        if seat != evidence.emperor and (kind in evidence.known[seat] or kind in hidden[seat]):
            return True
    return False
