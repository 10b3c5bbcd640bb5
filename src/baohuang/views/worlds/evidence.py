"""`Evidence`: a seat's view and memory, taken apart for sampling: what is known to lie where.

Cards shown and not yet played lie in known hands; how many unseen ones each place holds is known too,
but for what `places` and `joker` leave open. Identical cards are exchangeable: a seat that showed a
kind and then plays one of it is taken to have played the one shown.
"""

from __future__ import annotations

from baohuang.cards.kinds import BIG, GUARD_CARD, MARKED_BIG, MARKED_SMALL, SLOTS
from baohuang.engine.program import Program
from baohuang.views.memory import Memory
from baohuang.views.view import SeatView
from baohuang.views.worlds.places import ASIDE, DISCARD_DEALT, PLACES

NOBODY = -1


class Evidence:
    """What a view tells. `viewer` and `emperor` may be `NOBODY`.

    `played`: counts by seat and slot. `known`: cards known to lie in each hand, the viewer's all.
    `pool`: copies by slot that may lie in any place; the called card that makes the guard is ``G``.
    `free`: unseen cards in each place, before a grabbed joker is taken out of the hand where it was
    dealt and the emperor's places are split between kitty and dealt cards. Raises `ValueError` where
    the view contradicts its deck.
    """

    def __init__(self, view: SeatView, memory: Memory, program: Program) -> None:
        self.view: SeatView = view
        self.memory: Memory = memory
        self.program: Program = program
        self.seats: int = view.seats
        self.viewer: int = or_nobody(view.viewer)
        self.emperor: int = or_nobody(view.emperor)
        self.turn: int = or_nobody(view.turn)
        self.starter: int = view.starter
        self.called: int = memory.called
        self.grabbed: bool = view.solo == "grab"
        self.calls: bool = memory.called != NOBODY and memory.first_named == NOBODY
        self.tell_tale: int = NOBODY
        if self.calls:
            self.tell_tale = GUARD_CARD
        elif program.marked_guard and self.emperor != NOBODY and not self.grabbed:
            self.tell_tale = MARKED_SMALL
        self.played: list[list[int]] = count_played(memory, self.seats)
        self.known: list[list[int]] = [self.known_cards(seat) for seat in range(self.seats)]
        self.pool: list[int] = self.count_pool()
        self.free: list[int] = self.count_free()

    def known_cards(self, seat: int) -> list[int]:
        """Cards that the viewer knows to be in a hand now."""
        if seat == self.viewer:
            return self.memory.hand
        cards = self.traded(seat)
        if seat == self.emperor:
            self.add_shown(cards)
        elif self.emperor == NOBODY and seat == self.turn:
            cards.append(MARKED_BIG)
        if seat != self.emperor and self.tell_tale != NOBODY and seat == or_nobody(self.view.guard):
            cards.append(self.tell_tale)
        return without(cards, self.played[seat])

    def traded(self, seat: int) -> list[int]:
        """Cards that a seat got in a sale of 3s and has not yielded since."""
        memory = self.memory
        cards: list[int] = []
        for buyer, seller, three, two in memory.bought:
            if seat == buyer and three != NOBODY:
                cards.append(three)
            if seat == seller and two != NOBODY:
                cards.append(two)
        for at in range(len(memory.yielded)):
            if memory.yielded[at] == seat and memory.stuck[at] in cards:
                cards.remove(memory.stuck[at])
        return cards

    def add_shown(self, cards: list[int]) -> None:
        """What the emperor has shown: the marked joker, the pile, the called cards, an open solo."""
        if self.program.deck[MARKED_BIG]:
            cards.append(MARKED_BIG)
        for card in self.memory.stuck:
            if card != NOBODY and not (self.calls and card == self.called):
                cards.append(card)
        if self.calls:
            shown = 2 if self.called == BIG else 3
            for _ in range(shown):
                cards.append(self.called)
        if self.tell_tale != NOBODY and (self.view.solo == "open" or self.view.solo == "hidden"):
            cards.append(self.tell_tale)

    def count_pool(self) -> list[int]:
        """Copies of each slot that the viewer has not placed."""
        pool = list(self.program.deck)
        if self.calls:
            pool[self.called] -= 1
            pool[GUARD_CARD] += 1
        for cards in self.memory.laid:
            take_from(pool, cards)
        for cards in self.known:
            take_from(pool, cards)
        take_from(pool, self.memory.discards)
        if self.emperor == NOBODY:
            take_from(pool, self.memory.pile)
        if min(pool) < 0:
            raise ValueError("the view shows more of a kind than its deck has")
        return pool

    def count_free(self) -> list[int]:
        """Unseen cards by place; see the class."""
        memory = self.memory
        free = [0] * PLACES
        for seat in range(self.seats):
            if seat != self.viewer:
                free[seat] = memory.sizes[seat] - len(self.known[seat])
        if self.grabbed and self.emperor != self.viewer:
            free[self.emperor] += 1
        if self.emperor != self.viewer:
            free[DISCARD_DEALT] = memory.discarded
        hidden = sum(free)
        if self.grabbed and not memory.held_joker:
            hidden -= 1
        free[ASIDE] = sum(self.pool) - hidden
        if min(free) < 0:
            raise ValueError("the view shows more cards than its deck has")
        return free


def or_nobody(seat: int | None) -> int:
    """The engine has `NOBODY` where JSON has null."""
    return NOBODY if seat is None else seat


def count_played(memory: Memory, seats: int) -> list[list[int]]:
    """Copies of each slot that each seat has played."""
    played = [[0] * SLOTS for _ in range(seats)]
    for at in range(len(memory.moved)):
        counts = played[memory.moved[at]]
        for kind in memory.laid[at]:
            counts[kind] += 1
    return played


def without(cards: list[int], played: list[int]) -> list[int]:
    """`cards` less what was played of them."""
    left: list[int] = []
    for at in range(len(cards)):
        kind = cards[at]
        if played[kind] <= cards[:at].count(kind):
            left.append(kind)
    return left


def take_from(pool: list[int], cards: list[int]) -> None:
    """Count `cards` out of a pool."""
    for kind in cards:
        pool[kind] -= 1
