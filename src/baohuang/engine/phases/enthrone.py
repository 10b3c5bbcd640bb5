"""登基, 讓位, 貼牌, 逼位 and 流局: the holder of the marked joker takes the throne or yields it.

QD-16…18, QD-22, ON-01, ON-04, ON-07. What is stuck lies open in a pile apart from the hands, counts
as the deciding seat's, and goes to whoever enthrones.
"""

from __future__ import annotations

from collections.abc import Sequence

from baohuang.cards.kinds import MARKED_BIG, MARKED_SMALL, RANK_2
from baohuang.engine.actions import ENTHRONE, YIELD, declare
from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.events import Enthroned, Forced, Voided, Yielded
from baohuang.engine.phase import Single
from baohuang.engine.phases.call import (
    callable_kinds,
    forcing_kinds,
    highest_natural,
)
from baohuang.plays.holding import first_of_rank
from baohuang.rulesets.specs import Enthrone

TAKE = declare(ENTHRONE)
PASS_ON = declare(YIELD)


class EnthronePhase(Single):
    """`jokers`: whether jokers may be called, which decides who is able to enthrone."""

    name = "enthrone"

    def __init__(self, spec: Enthrone, jokers: bool, seats: int) -> None:
        self.needs_set: bool = spec.needs_set
        self.stick: str = spec.stick
        self.forced: str = spec.forced
        self.needs_both: bool = spec.yield_needs_both
        self.step: int = {"previous": seats - 1, "next": 1, "skip_one": 2}[spec.yield_to]
        self.jokers: bool = jokers

    def enter(self, deal: Deal) -> bool:
        """Ask the holder of the marked joker."""
        deal.turn = deal.holder_of(MARKED_BIG)
        return True

    def knows(self, action: int) -> bool:
        """Enthrone or yield."""
        return action == TAKE or action == PASS_ON

    def actions(self, deal: Deal, seat: int) -> Sequence[int]:
        """Whichever of the two is legal."""
        return [action for action in (TAKE, PASS_ON) if self.refuse(deal, seat, action) is None]

    def refuse(self, deal: Deal, seat: int, action: int) -> str | None:
        """Enthroning may need a set to call, yielding both marked cards."""
        if action == TAKE:
            return None if self.able(deal, seat) else "must-yield"
        if self.needs_both and not deal.holdings[seat].counts[MARKED_SMALL]:
            return "not-in-hand"
        return None

    def act(self, deal: Deal, seat: int, action: int) -> None:
        """Enthrone, or pass the joker on."""
        if action == TAKE:
            self.crown(deal, seat)
        else:
            self.pass_on(deal, seat)

    def able(self, deal: Deal, seat: int) -> bool:
        """Whether the seat has what enthroning needs, the pile counted as its own."""
        return not self.needs_set or bool(callable_kinds(deal, seat, deal.pile, self.jokers))

    def crown(self, deal: Deal, seat: int) -> None:
        """Enthrone `seat` and go on."""
        deal.enthrone(seat)
        deal.tell(Enthroned(seat))
        deal.advance()

    def pass_on(self, deal: Deal, seat: int) -> None:
        """Yield, with a card stuck on from the second yield on."""
        card = self.card_to_stick(deal, seat) if deal.yielded else NOBODY
        if card != NOBODY:
            deal.holdings[seat].remove(card)
            deal.pile = [*deal.pile, card]
        heir = (seat + self.step) % deal.seats
        deal.move_card(MARKED_BIG, seat, heir)
        deal.yielded = [*deal.yielded, seat]
        deal.stuck = [*deal.stuck, card]
        deal.tell(Yielded(seat, heir, None if card == NOBODY else card))
        if len(deal.yielded) == deal.seats:
            self.all_yielded(deal)
        else:
            deal.turn = heir

    def card_to_stick(self, deal: Deal, seat: int) -> int:
        """貼牌: the card that goes along with the joker."""
        if self.stick == "highest":
            return highest_natural(deal.holdings[seat])
        return first_of_rank(deal.holdings[seat], RANK_2) if self.stick == "one_two" else NOBODY

    def all_yielded(self, deal: Deal) -> None:
        """逼位 or 流局, by the ruleset."""
        first = deal.yielded[0]
        if self.forced == "first_yielder" and self.able(deal, first):
            self.force(deal, first)
            return
        if self.forced == "on":
            for back in range(deal.seats):
                seat = (first - back) % deal.seats
                kinds = forcing_kinds(deal, seat, self.jokers)
                if kinds:
                    deal.forced = True
                    deal.forced_kinds = kinds
                    self.force(deal, seat)
                    return
        deal.tell(Voided())
        deal.end_void()

    def force(self, deal: Deal, seat: int) -> None:
        """Enthrone a seat that has no choice left."""
        deal.tell(Forced(seat))
        self.crown(deal, seat)
