"""`Draw`: one attempt to place every unseen card; kept only if it fits all that is known."""

from __future__ import annotations

from random import Random

from baohuang.views.worlds.buying import fits_suits
from baohuang.views.worlds.crowning import fits_crowning
from baohuang.views.worlds.evidence import NOBODY, Evidence
from baohuang.views.worlds.grabbing import draw_former_holder
from baohuang.views.worlds.kitty import fits_crown, split_kitty
from baohuang.views.worlds.naming import fits_naming
from baohuang.views.worlds.places import PLACES
from baohuang.views.worlds.smothering import fits_smothering
from baohuang.views.worlds.stages import CHECK_CROWN, CHECK_SMOTHERED, Plan, Stage
from baohuang.views.worlds.threes import Threes


class Draw:
    """`hidden`: the cards drawn for each place. `joker_from`: who held a grabbed joker, as drawn."""

    def __init__(self, plan: Plan, rng: Random) -> None:
        self.plan: Plan = plan
        self.evidence: Evidence = plan.evidence
        self.rng: Random = rng
        self.free: list[int] = []
        self.hidden: list[list[int]] = []
        self.from_kitty: list[int] = []
        self.joker_from: int = -1

    def search(self, tries: int) -> bool:
        """Draw until a draw fits, `tries` times at most; whether one did."""
        for _ in range(tries):
            if self.attempt():
                return True
        return False

    def attempt(self) -> bool:
        """Draw once; whether the draw fits."""
        evidence = self.evidence
        self.free = evidence.free.copy()
        self.hidden = [[] for _ in range(PLACES)]
        self.joker_from = draw_former_holder(evidence, self.free, self.rng)
        self.from_kitty = split_kitty(evidence, self.free, self.rng)
        if self.plan.threes is not None and not self.place_threes(self.plan.threes):
            return False
        for stage in self.plan.stages:
            if not self.place_stage(stage) or not self.fits_stage(stage.check):
                return False
        self.deal_rest()
        return (
            fits_naming(evidence, self.hidden)
            and fits_smothering(evidence, self.hidden, self.plan.held_rank)
            and fits_crowning(evidence, self.hidden)
        )

    def place_stage(self, stage: Stage) -> bool:
        """Place the cards of a stage; False where one finds no place, or by the lot."""
        if stage.check == CHECK_SMOTHERED:
            return self.place_held_back(stage)
        keep = 1.0
        for at in range(len(stage.kinds)):
            places = self.place(stage.kinds[at], stage.masks[at])
            if places == 0:
                return False
            if places != stage.bounds[at]:
                keep *= places / stage.bounds[at]
        return keep == 1.0 or self.rng.random() < keep

    def place_threes(self, threes: Threes) -> bool:
        """Lay out the 3s; where a grabbed joker came from leaves a place less than was counted on."""
        spread = threes.draw(self.rng)
        if spread is None:
            return False
        kinds = threes.kinds.copy()
        shuffle(kinds, self.rng)
        at = 0
        for place in range(PLACES):
            count = spread[place]
            if count > self.free[place]:
                return False
            self.hidden[place].extend(kinds[at : at + count])
            self.free[place] -= count
            at += count
        return self.keeps_threes(spread) and self.fits_masks() and fits_suits(self.evidence, self.hidden)

    def keeps_threes(self, spread: list[int]) -> bool:
        """Whether the smothered are filled, and the lot evens out the hand that the joker came from."""
        for seat in self.evidence.view.smothered:
            if self.free[seat]:
                return False
        seat = self.joker_from
        if seat == NOBODY or seat == self.evidence.viewer or not spread[seat]:
            return True
        places = self.evidence.free[seat]
        return self.rng.random() * places < places - spread[seat]

    def place_held_back(self, stage: Stage) -> bool:
        """Fill the smothered seats, then place the other held-back cards anywhere.

        With one place more to fill, a draw is that much less likely: it is evened out by the lot.
        """
        kinds = stage.kinds.copy()
        shuffle(kinds, self.rng)
        places = sum(self.free)
        filled = self.fill_smothered(kinds)
        if filled > len(kinds):
            return False
        if filled > self.plan.least_smothered:
            keep = (len(kinds) - filled + 1) / (places - filled + 1)
            if self.rng.random() >= keep:
                return False
        for at in range(filled, len(kinds)):
            self.place(kinds[at], self.plan.everywhere)
        return True

    def fill_smothered(self, kinds: list[int]) -> int:
        """Give the first of `kinds` to the smothered seats; how many that takes."""
        at = 0
        for seat in self.evidence.view.smothered:
            count = self.free[seat]
            self.hidden[seat].extend(kinds[at : at + count])
            self.free[seat] = 0
            at += count
        return at

    def place(self, kind: int, mask: int) -> int:
        """Place one card; how many places it could choose from."""
        free = self.free
        places = 0
        for place in range(PLACES):
            if mask >> place & 1:
                places += free[place]
        if places == 0:
            return 0
        at = int(self.rng.random() * places)
        for place in range(PLACES):
            if mask >> place & 1:
                if at < free[place]:
                    free[place] -= 1
                    self.hidden[place].append(kind)
                    break
                at -= free[place]
        return places

    def fits_stage(self, check: int) -> bool:
        """The check after a stage."""
        if check == CHECK_CROWN:
            return fits_crown(self.evidence, self.hidden, self.from_kitty)
        if check == CHECK_SMOTHERED:
            return self.fits_masks()
        return True

    def fits_masks(self) -> bool:
        """Whether every card lies where its kind may lie."""
        for place in range(PLACES):
            for kind in self.hidden[place]:
                if not self.plan.masks[kind] >> place & 1:
                    return False
        return True

    def deal_rest(self) -> None:
        """Deal out the cards of which nothing is known."""
        cards = self.plan.rest.copy()
        shuffle(cards, self.rng)
        at = 0
        for place in range(PLACES):
            count = self.free[place]
            if count:
                self.hidden[place].extend(cards[at : at + count])
                at += count


def shuffle(cards: list[int], rng: Random) -> None:
    """Fisher–Yates, in place."""
    for last in range(len(cards) - 1, 0, -1):
        at = int(rng.random() * (last + 1))
        card = cards[at]
        cards[at] = cards[last]
        cards[last] = card
