"""In which order unseen cards are placed, and where each may lie.

What is restricted comes first, the most restricted cards before the others; what nothing is known of
is dealt out last. A stage ends with a check, so that a draw that cannot fit is given up early.

A card is placed in one of its `f` free places at random. Where `f` depends on the cards placed before,
the draw is kept with probability `f / bound` only, so that every world that fits is equally likely.
"""

from __future__ import annotations

from baohuang.cards.kinds import (
    ACE_OF_SPADES,
    BIG,
    GUARD_CARD,
    MARKED_BIG,
    MARKED_SMALL,
    NATURAL_COUNT,
    RANK_3,
    SLOTS,
    SMALL,
)
from baohuang.rulesets.specs import BuyThrees, Enthrone, Kitty
from baohuang.views.worlds.evidence import NOBODY, Evidence
from baohuang.views.worlds.grabbing import may_have_held
from baohuang.views.worlds.naming import masks_of_named
from baohuang.views.worlds.places import ANYWHERE, DISCARD_DEALT, DISCARD_KITTY, HAND_KITTY, HANDS, PLACES
from baohuang.views.worlds.smothering import held_back_rank, unseen_of_smothered
from baohuang.views.worlds.sticking import exclude_paid, exclude_stuck
from baohuang.views.worlds.threes import Threes

NO_CHECK = 0
CHECK_SMOTHERED = 1
CHECK_CROWN = 2
"""What a stage ends with."""


class Stage:
    """Cards to place: `kinds` with their `masks` of places, and how many places each can find at most."""

    def __init__(self, check: int) -> None:
        self.check: int = check
        self.kinds: list[int] = []
        self.masks: list[int] = []
        self.bounds: list[int] = []

    def add(self, kind: int, mask: int) -> None:
        """One more card."""
        self.kinds.append(kind)
        self.masks.append(mask)


class Plan:
    """All stages of an evidence, and `rest`, the cards of which nothing is known.

    `smothered` is the number of held-back cards that go to smothered seats before anything else, at
    most; `least_smothered`, at least: a grabbed joker may have been dealt to one of them.
    """

    def __init__(self, evidence: Evidence) -> None:
        self.evidence: Evidence = evidence
        self.left: list[int] = evidence.pool.copy()
        self.everywhere: int = places_in_use(evidence)
        self.masks: list[int] = masks_of_kinds(evidence, self.everywhere)
        self.held_rank: int = held_back_rank(evidence)
        self.smothered: int = unseen_of_smothered(evidence)
        self.stages: list[Stage] = []
        self.threes: Threes | None = None
        if evidence.program.rules.phase(BuyThrees) is not None:
            self.add_threes()
        elif self.smothered:
            self.add_held_back()
        self.add_crown()
        self.add_restricted()
        self.rest: list[int] = []
        for kind in range(SLOTS):
            for _ in range(self.left[kind]):
                self.rest.append(kind)
        bound_stages(evidence.free, self.stages)
        self.least_smothered: int = self.smothered
        if self.smothered and [seat for seat in evidence.view.smothered if may_have_held(evidence, seat)]:
            self.least_smothered -= 1

    def add_threes(self) -> None:
        """The 3s, where they are bought; being held back, they fill smothered hands too."""
        self.threes = Threes(self.evidence)
        for kind in range(RANK_3 * 4, RANK_3 * 4 + 4):
            self.left[kind] = 0

    def add_held_back(self) -> None:
        """All held-back cards, to fill smothered hands from."""
        stage = Stage(CHECK_SMOTHERED)
        for kind in range(self.held_rank * 4, self.held_rank * 4 + 4):
            self.take(stage, kind, self.everywhere)
        self.stages.append(stage)

    def add_crown(self) -> None:
        """What the emperor was found by, where it was by cards."""
        if self.evidence.program.rules.phase(Kitty) is not None and self.evidence.emperor != NOBODY:
            stage = Stage(CHECK_CROWN)
            for kind in (BIG, SMALL, ACE_OF_SPADES):
                self.take_named(stage, kind)
            self.stages.append(stage)

    def add_restricted(self) -> None:
        """Everything else that cannot lie anywhere."""
        stage = Stage(NO_CHECK)
        for kind in range(SLOTS):
            if self.masks[kind] != self.everywhere:
                self.take(stage, kind, self.masks[kind])
        for kind in (self.evidence.memory.first_named, self.evidence.called):
            if kind != NOBODY:
                self.take_named(stage, kind)
        if stage.kinds:
            self.stages.append(stage)

    def take_named(self, stage: Stage, kind: int) -> None:
        """A kind that may have been named."""
        masks = masks_of_named(self.evidence, kind)
        if masks is None or not self.left[kind]:
            self.take(stage, kind, self.everywhere)
            return
        self.left[kind] = 0
        for mask in masks:
            stage.add(kind, mask & self.everywhere)

    def take(self, stage: Stage, kind: int, mask: int) -> None:
        """Every copy of a kind that is left."""
        for _ in range(self.left[kind]):
            stage.add(kind, mask)
        self.left[kind] = 0


def places_in_use(evidence: Evidence) -> int:
    """The places that may hold unseen cards."""
    mask = 0
    for place in range(PLACES):
        if evidence.free[place]:
            mask |= 1 << place
    if evidence.memory.kitty_size and evidence.emperor != evidence.viewer:
        mask |= 1 << HAND_KITTY
        if evidence.free[DISCARD_DEALT]:
            mask |= 1 << DISCARD_KITTY
    return mask


def masks_of_kinds(evidence: Evidence, everywhere: int) -> list[int]:
    """The places where a kind may lie, by slot, among those in use."""
    masks = [ANYWHERE] * SLOTS
    exclude_stuck(evidence, masks)
    exclude_paid(evidence, masks)
    if evidence.calls:
        face = masks[evidence.called] if evidence.called < NATURAL_COUNT else ANYWHERE
        masks[GUARD_CARD] = face & HANDS
        if evidence.memory.forced:
            masks[GUARD_CARD] &= ~(1 << evidence.emperor)
    masks[MARKED_BIG] &= HANDS
    masks[MARKED_SMALL] &= HANDS
    holder = shown_by_yielding(evidence)
    if holder != NOBODY:
        masks[MARKED_SMALL] &= 1 << holder
    return [mask & everywhere for mask in masks]


def shown_by_yielding(evidence: Evidence) -> int:
    """Who yielded where that takes both marked cards, and so holds the small one; or `NOBODY`."""
    yielded = evidence.memory.yielded
    if not yielded:
        return NOBODY
    spec = evidence.program.rules.phase(Enthrone)
    return yielded[0] if isinstance(spec, Enthrone) and spec.yield_needs_both else NOBODY


def bound_stages(free: list[int], stages: list[Stage]) -> None:
    """Sort each stage, the most restricted cards first, and set its bounds."""
    before: list[int] = []
    for stage in stages:
        order = sorted([(capacity(free, stage.masks[at]), at) for at in range(len(stage.kinds))])
        kinds = [stage.kinds[at] for _, at in order]
        masks = [stage.masks[at] for _, at in order]
        stage.kinds = kinds
        stage.masks = masks
        stage.bounds = []
        for mask in masks:
            inside = 0
            for other in before:
                if other & ~mask == 0:
                    inside += 1
            stage.bounds.append(capacity(free, mask) - inside)
            before.append(mask)


def capacity(free: list[int], mask: int) -> int:
    """Free places under a mask."""
    places = 0
    for place in range(PLACES):
        if mask >> place & 1:
            places += free[place]
    return places
