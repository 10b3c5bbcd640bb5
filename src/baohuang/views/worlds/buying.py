"""買3 as evidence: the 3s must lie so that exactly the sales that were seen come about.

Hands are taken back to the deal, sale by sale.
"""

from __future__ import annotations

from baohuang.cards.kinds import RANK_3
from baohuang.engine.phases.buy import SUIT_ORDER
from baohuang.views.worlds.evidence import NOBODY, Evidence


def fits_suits(evidence: Evidence, hidden: list[list[int]]) -> bool:
    """Whether every 3 sold was the first of its seller's in the order of sale.

    `hidden` are cards by place; their numbers are known to fit (`sells_as_seen`).
    """
    hands: list[list[int]] = []
    for seat in range(evidence.seats):
        hands.append(count_threes(evidence, hidden, seat))
    sales = evidence.memory.bought
    for at in range(len(sales) - 1, -1, -1):
        buyer, seller, three, _ = sales[at]
        sold = first_suit(hands[buyer])
        if three != NOBODY and sold != three:
            return False
        hands[buyer][sold] -= 1
        hands[seller][sold] += 1
        if first_suit(hands[seller]) != sold:
            return False
    return True


def count_threes(evidence: Evidence, hidden: list[list[int]], seat: int) -> list[int]:
    """3s by suit that a seat held when the sales were over."""
    counts = seen_threes(evidence, seat)
    for kind in hidden[seat]:
        if kind < 4:
            counts[kind] += 1
    return counts


def seen_threes(evidence: Evidence, seat: int) -> list[int]:
    """3s by suit that a seat is known to have held then; what the pile brought came later."""
    counts = evidence.played[seat][RANK_3 * 4 : RANK_3 * 4 + 4]
    for kind in evidence.known[seat]:
        if kind < 4:
            counts[kind] += 1
    memory = evidence.memory
    for at in range(len(memory.yielded)):
        card = memory.stuck[at]
        if 0 <= card < 4:
            if memory.yielded[at] == seat:
                counts[card] += 1
            if seat == evidence.emperor:
                counts[card] -= 1
    return counts


def sells_as_seen(evidence: Evidence, totals: list[int]) -> bool:
    """Whether so many 3s in each hand after the sales explain who sold to whom."""
    sales = evidence.memory.bought
    dealt = totals.copy()
    for buyer, seller, _, _ in sales:
        if totals[buyer] != 1:
            return False
        dealt[buyer] -= 1
        dealt[seller] += 1
    done = 0
    for step in range(evidence.seats):
        buyer = (evidence.starter + step) % evidence.seats
        seller = NOBODY if dealt[buyer] else seller_of(dealt, buyer)
        if seller == NOBODY:
            continue
        if done == len(sales) or sales[done][0] != buyer or sales[done][1] != seller:
            return False
        dealt[buyer] += 1
        dealt[seller] -= 1
        done += 1
    return done == len(sales)


def seller_of(threes: list[int], buyer: int) -> int:
    """The holder of most 3s, at least two; of several the first after the buyer; or `NOBODY`."""
    best = NOBODY
    most = 1
    for step in range(1, len(threes)):
        seat = (buyer + step) % len(threes)
        if threes[seat] > most:
            most = threes[seat]
            best = seat
    return best


def first_suit(threes: list[int]) -> int:
    """The suit of the 3 that is sold first."""
    for suit in SUIT_ORDER:
        if threes[suit]:
            return suit
    return NOBODY
