"""What was written of a deal before, for its next view: hands and card counters whose cards are still the same.

From one move to the next most of them are. Notes only save work: what they hold is compared with the deal before it is
told again.
"""

from __future__ import annotations

from librt.vecs import vec
from msgspec import Raw
from mypy_extensions import i64

from baohuang.cards.kinds import SLOTS
from baohuang.engine.deal import NOBODY, Deal
from baohuang.plays.holding import Holding
from baohuang.views.texts import text_of_hand
from baohuang.views.unseen import cards_to_come, count_out, member, unseen_counts


class HandNote:
    """One hand as text."""

    def __init__(self) -> None:
        self._counts: vec[i64] = vec[i64]()
        self._text: str = ""

    def tell(self, held: Holding) -> str:
        """See `texts.text_of_hand`."""
        if not is_alike(self._counts, held.counts):
            self._counts = held.counts[:]
            self._text = text_of_hand(held)
        return self._text


class CounterNote:
    """One viewer's card counter as JSON, kind by kind: a play of others changes a few of its numbers."""

    def __init__(self) -> None:
        self._to_come: list[int] = []
        self._held: vec[i64] = vec[i64]()
        self._discards: list[int] = []
        self._counts: list[int] = []
        self._members: list[str] = []
        self._text: Raw = Raw()

    def tell(self, deal: Deal, viewer: int, to_come: list[int]) -> Raw:
        """`unseen.unseen_tokens` in JSON; `to_come` is another list as soon as it has other numbers."""
        held = vec[i64]() if viewer == NOBODY else deal.holdings[viewer].counts
        if not self._members or not is_alike(held, self._held) or deal.discards != self._discards:
            self._held = held[:]
            self._discards = deal.discards.copy()
            self._counts = unseen_counts(deal, viewer, to_come)
            self._members = [member(kind, self._counts[kind]) for kind in range(SLOTS)]
        elif to_come is not self._to_come:
            for kind in range(SLOTS):
                change = to_come[kind] - self._to_come[kind]
                if change:
                    self._counts[kind] += change
                    self._members[kind] = member(kind, self._counts[kind])
        else:
            return self._text
        self._to_come = to_come
        self._text = Raw("{" + "".join(self._members)[1:] + "}")
        return self._text


class Notes:
    """The notes on one deal, from its first view to its last."""

    def __init__(self, seats: int) -> None:
        self._hands: list[HandNote] = [HandNote() for _ in range(seats)]
        self._counters: list[CounterNote] = [CounterNote() for _ in range(seats + 1)]
        self._to_come: list[int] = []
        self._counted: int = 0
        self._called: int = NOBODY
        self._named: int = NOBODY

    def hand(self, deal: Deal, seat: int) -> str:
        """A seat's hand."""
        return self._hands[seat].tell(deal.holdings[seat])

    def counter(self, deal: Deal, viewer: int) -> Raw:
        """A viewer's card counter in JSON; the last one is a spectator's (`NOBODY`)."""
        return self._counters[viewer].tell(deal, viewer, self._cards_to_come(deal))

    def _cards_to_come(self, deal: Deal) -> list[int]:
        """See `unseen.cards_to_come`: only what has been played since the last time is counted."""
        if not self._to_come or deal.called != self._called or deal.named != self._named:
            self._to_come = cards_to_come(deal)
        else:
            self._to_come = count_out(self._to_come, deal.history_cards, self._counted)
        self._counted = len(deal.history_cards)
        self._called = deal.called
        self._named = deal.named
        return self._to_come


def is_alike(some: vec[i64], others: vec[i64]) -> bool:
    """Whether two vectors hold the same numbers."""
    size = len(some)
    if size != len(others):
        return False
    for at in range(size):
        if some[at] != others[at]:
            return False
    return True
