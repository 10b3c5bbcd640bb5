"""What was written of a deal before, for its next view: the cards that each viewer knows, as a part of its JSON.

From one move to the next most of it stays, and of a card counter a few numbers change. Notes only save work: what they
hold is compared with the deal before it is told again.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from baohuang.cards.kinds import SLOTS
from baohuang.engine.deal import NOBODY, Deal
from baohuang.views.texts import text_of, text_of_hand
from baohuang.views.unseen import cards_to_come, count_out, discards_known, member, unseen_counts


class Note:
    """One viewer's cards: `_text` is JSON between `_before` and `_after`, a member for each kind that has a count.

    It follows from the viewer's hand and discards and the cards to come, which are kept to be compared.
    """

    def __init__(self) -> None:
        self._held: vec[i64] = vec[i64]()
        self._discards: list[int] = []
        self._to_come: list[int] = []
        self._counts: list[int] = []
        self._members: list[str] = []
        self._before: str = ""
        self._after: str = ""
        self._text: bytes = b""

    def tell(self, deal: Deal, viewer: int, to_come: list[int]) -> bytes:
        """See `Notes.cards`; `to_come` is another list as soon as it has other numbers."""
        held = vec[i64]() if viewer == NOBODY else deal.holdings[viewer].counts
        discards = discards_known(deal, viewer)
        counted = deal.program.rules.table.card_counter
        if not self._text or not is_alike(held, self._held) or discards != self._discards:
            self._held = held[:]
            self._discards = discards.copy()
            self._begin(deal, viewer, to_come)
        elif counted and to_come is not self._to_come:
            self._count_on(to_come)
        else:
            return self._text
        self._to_come = to_come
        unseen = "{" + "".join(self._members)[1:] + "}" if counted else "null"
        self._text = (self._before + unseen + self._after).encode()
        return self._text

    def _begin(self, deal: Deal, viewer: int, to_come: list[int]) -> None:
        self._counts = unseen_counts(deal, viewer, to_come)
        self._members = [member(kind, self._counts[kind]) for kind in range(SLOTS)]
        hand = "" if viewer == NOBODY else text_of_hand(deal.holdings[viewer])
        self._before = f'"hand":"{hand}","unseen":'
        self._after = f',"discards":"{text_of(self._discards)}"'

    def _count_on(self, to_come: list[int]) -> None:
        """Write the numbers anew that others' plays have changed."""
        for kind in range(SLOTS):
            change = to_come[kind] - self._to_come[kind]
            if change:
                self._counts[kind] += change
                self._members[kind] = member(kind, self._counts[kind])


class Notes:
    """The notes on one deal, from its first view to its last."""

    def __init__(self, seats: int) -> None:
        self._notes: list[Note] = [Note() for _ in range(seats + 1)]
        self._to_come: list[int] = []
        self._counted: int = 0
        self._called: int = NOBODY
        self._named: int = NOBODY

    def cards(self, deal: Deal, viewer: int) -> bytes:
        """A viewer's `hand`, `unseen` and `discards`, as members of a JSON object.

        A spectator (`NOBODY`, which is -1) has the last note.
        """
        return self._notes[viewer].tell(deal, viewer, self._cards_to_come(deal))

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
