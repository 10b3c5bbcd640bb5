"""`Phase`: one step of a deal, asked the same few questions whatever the rules are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from baohuang.engine.actions import declare

if TYPE_CHECKING:
    from baohuang.engine.deal import Deal

NO_ANSWER: Final = 0
NO: Final = 1
YES: Final = 2


class Phase:
    """A phase has no state of its own; the deal holds it. `name` is REFEREE.md's."""

    name: str = ""

    def enter(self, deal: Deal) -> bool:
        """Begin; False where nobody has to answer and the next phase may begin."""
        raise NotImplementedError

    def actors(self, deal: Deal) -> list[int]:
        """Seats that have to act, ascending."""
        raise NotImplementedError

    def first(self, deal: Deal) -> int:
        """The first of the `actors`, or −1."""
        seats = self.actors(deal)
        return seats[0] if seats else -1

    def asks(self, deal: Deal, seat: int) -> bool:
        """Whether `seat` is one of the `actors`."""
        raise NotImplementedError

    def actions(self, deal: Deal, seat: int) -> Sequence[int]:
        """The legal actions of a seat that has to act."""
        raise NotImplementedError

    def knows(self, action: int) -> bool:
        """Whether the action is one of this phase at all."""
        raise NotImplementedError

    def refuse(self, deal: Deal, seat: int, action: int) -> str | None:
        """The code that refuses an action of a seat that has to act, or None."""
        raise NotImplementedError

    def act(self, deal: Deal, seat: int, action: int) -> None:
        """Carry out a legal action."""
        raise NotImplementedError


class Sealed(Phase):
    """A question to several seats at once: answers stay sealed until all are in."""

    def __init__(self, yes: int, no: int) -> None:
        """`yes` and `no` are the verbs of the declarations that answer it."""
        self.yes: int = declare(yes)
        self.no: int = declare(no)

    def asked(self, deal: Deal) -> list[int]:
        """The seats asked, ascending."""
        raise NotImplementedError

    def settle(self, deal: Deal, said_yes: list[int]) -> None:
        """Draw the consequence; `said_yes` ascending."""
        raise NotImplementedError

    def actors(self, deal: Deal) -> list[int]:
        """Those asked who have not answered."""
        return [seat for seat in self.asked(deal) if deal.answers[seat] == NO_ANSWER]

    def asks(self, deal: Deal, seat: int) -> bool:
        """Asked, and not answered yet."""
        return seat in self.actors(deal)

    def actions(self, deal: Deal, seat: int) -> Sequence[int]:
        """Yes or no."""
        return [self.yes, self.no]

    def knows(self, action: int) -> bool:
        """Yes and no are all it knows."""
        return action == self.yes or action == self.no

    def refuse(self, deal: Deal, seat: int, action: int) -> str | None:
        """Any answer is legal."""
        return None

    def act(self, deal: Deal, seat: int, action: int) -> None:
        """Seal the answer; with the last one, open them all."""
        answers = deal.answers.copy()
        answers[seat] = YES if action == self.yes else NO
        deal.answers = answers
        deal.tell_answer(seat, action == self.yes)
        asked = self.asked(deal)
        for other in asked:
            if deal.answers[other] == NO_ANSWER:
                return
        self.settle(deal, [other for other in asked if deal.answers[other] == YES])

    def begin(self, deal: Deal) -> bool:
        """Forget earlier answers; to be returned from `enter`."""
        deal.answers = [NO_ANSWER] * deal.seats
        return True


class Single(Phase):
    """A question to one seat: the deal's `turn`."""

    def actors(self, deal: Deal) -> list[int]:
        """The one seat."""
        return [deal.turn]

    def first(self, deal: Deal) -> int:
        """The one seat."""
        return deal.turn

    def asks(self, deal: Deal, seat: int) -> bool:
        """The one seat."""
        return seat == deal.turn
