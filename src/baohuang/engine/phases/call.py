"""叫庄: the emperor shows three identical cards, whose fourth makes the guard; or holds all four.

QD-03, QD-15, QD-20, ON-08. The fourth card becomes the guard card 特画 and rises above all.
"""

from __future__ import annotations

from collections.abc import Sequence

from baohuang.cards.kinds import BIG, GUARD_CARD, MARKED_BIG, RANK_2, SMALL
from baohuang.engine.actions import CALL, HIDDEN, OPENLY, PLAIN, argument_of, call, verb_of
from baohuang.engine.deal import HIDDEN_SOLO, NOBODY, OPEN_SOLO, Deal
from baohuang.engine.events import Called
from baohuang.engine.phase import Single
from baohuang.plays.holding import Holding, first_of_rank


class CallPhase(Single):
    """The emperor calls a kind; `jokers` lets jokers be called too."""

    name = "call"

    def __init__(self, jokers: bool) -> None:
        self.jokers = jokers

    def enter(self, deal: Deal) -> bool:
        """Ask the emperor."""
        deal.turn = deal.emperor
        return True

    def knows(self, action: int) -> bool:
        """Calls only."""
        return action < 0 and verb_of(action) == CALL

    def actions(self, deal: Deal, seat: int) -> Sequence[int]:
        """One call for each three, an open and a hidden one for each four."""
        held = deal.holdings[seat]
        found: list[int] = []
        for kind in self.allowed(deal, seat):
            if copies_of(held, [], kind) == 3:
                found.append(call(kind, PLAIN))
            else:
                found.append(call(kind, OPENLY))
                found.append(call(kind, HIDDEN))
        return found

    def refuse(self, deal: Deal, seat: int, action: int) -> str | None:
        """Three are called plainly, four `open` or `hidden`."""
        kind = argument_of(action) >> 2
        if kind not in self.allowed(deal, seat):
            return "not-callable"
        how = argument_of(action) & 3
        if copies_of(deal.holdings[seat], [], kind) == 4:
            return None if how in (OPENLY, HIDDEN) else "bad-notation"
        return None if how == PLAIN else "not-callable"

    def act(self, deal: Deal, seat: int, action: int) -> None:
        """Mark the fourth card; its holder is the guard, or the emperor is solo."""
        kind = argument_of(action) >> 2
        how = argument_of(action) & 3
        deal.called = kind
        deal.shown = 3
        deal.tell_tale = GUARD_CARD
        if how == PLAIN:
            deal.guard = holder_of_fourth(deal, seat, kind)
            mark_fourth(deal.holdings[deal.guard], kind)
        else:
            mark_fourth(deal.holdings[seat], kind)
            deal.solo = HIDDEN_SOLO
            if how == OPENLY:
                deal.solo = OPEN_SOLO
                deal.shown = 4
                deal.revealed = True
        deal.tell(Called(seat, kind, deal.shown))
        deal.advance()

    def allowed(self, deal: Deal, seat: int) -> list[int]:
        """The kinds this emperor may call; after a forced enthronement only sets that forced it."""
        if deal.forced:
            return deal.forced_kinds
        return callable_kinds(deal, seat, [], self.jokers)


def callable_kinds(deal: Deal, seat: int, pile: list[int], jokers: bool) -> list[int]:
    """Kinds of which `seat` holds, the pile included, three with the fourth elsewhere, or four."""
    held = deal.holdings[seat]
    found: list[int] = []
    for kind in candidates(jokers):
        copies = copies_of(held, pile, kind)
        if copies == 4 or (copies == 3 and holder_of_fourth(deal, seat, kind) >= 0):
            found.append(kind)
    return found


def forcing_kinds(deal: Deal, seat: int, jokers: bool) -> list[int]:
    """Kinds of exactly three in this hand, whose fourth is in another hand (逼位, QD-17).

    The pile does not count, and neither does a kind whose fourth lies in it. The marked joker goes
    to whoever is forced, so it counts as theirs.
    """
    held = deal.holdings[seat]
    found: list[int] = []
    for kind in candidates(jokers):
        copies = held.counts[kind] + (1 if kind == BIG else 0)
        if copies == 3 and holder_of_fourth(deal, seat, kind) >= 0:
            found.append(kind)
    return found


def candidates(jokers: bool) -> list[int]:
    """Kinds that may be called: naturals but the 2s, and jokers where the ruleset says so."""
    kinds = list(range(RANK_2 * 4))
    if jokers:
        kinds += [SMALL, BIG]
    return kinds


def copies_of(held: Holding, pile: list[int], kind: int) -> int:
    """Copies in hand and pile; the marked big joker counts as a big one."""
    copies = held.counts[kind] + pile.count(kind)
    return copies + held.counts[MARKED_BIG] if kind == BIG else copies


def holder_of_fourth(deal: Deal, seat: int, kind: int) -> int:
    """Another seat that holds a card of `kind`, or −1."""
    for other in range(deal.seats):
        if other != seat and deal.holdings[other].counts[kind]:
            return other
    return -1


def mark_fourth(held: Holding, kind: int) -> None:
    """Turn one card of `kind` into the guard card."""
    held.remove(kind)
    held.add(GUARD_CARD)


def highest_natural(held: Holding) -> int:
    """The highest natural card, of equal ones the first of c d h s; `NOBODY` where there is none."""
    for rank in range(RANK_2, -1, -1):
        if held.ranks[rank]:
            return first_of_rank(held, rank)
    return NOBODY
