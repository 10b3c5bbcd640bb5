"""買3 as evidence: the 3s must lie so that exactly the sales that were seen come about.

Hands are taken back to the deal, sale by sale, and the sales are made again.
"""

from __future__ import annotations

from baohuang.cards.kinds import RANK_3
from baohuang.engine.phases.buy import SUIT_ORDER
from baohuang.views.worlds.evidence import NOBODY, Evidence


def fits_sales(evidence: Evidence, hidden: list[list[int]]) -> bool:
    """Whether the 3s in `hidden` (cards by place) and those seen explain the sales."""
    threes = [count_threes(evidence, hidden, seat) for seat in range(evidence.seats)]
    sold = take_back(evidence, threes)
    return sold is not None and sell_again(evidence, threes, sold)


def count_threes(evidence: Evidence, hidden: list[list[int]], seat: int) -> list[int]:
    """3s by suit that a seat held when the sales were over; no 3 of a pile was another's before."""
    counts = evidence.played[seat][RANK_3 * 4 : RANK_3 * 4 + 4]
    for kind in evidence.known[seat]:
        if kind < 4:
            counts[kind] += 1
    for kind in hidden[seat]:
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


def take_back(evidence: Evidence, threes: list[list[int]]) -> list[int] | None:
    """Undo the sales, last first; the suits sold, in that order. A buyer holds the one 3 bought."""
    sales = evidence.memory.bought
    sold: list[int] = []
    for at in range(len(sales) - 1, -1, -1):
        buyer, seller, three, _ = sales[at]
        if sum(threes[buyer]) != 1:
            return None
        suit = threes[buyer].index(1)
        if three != NOBODY and suit != three:
            return None
        threes[buyer][suit] -= 1
        threes[seller][suit] += 1
        sold.append(suit)
    return sold


def sell_again(evidence: Evidence, threes: list[list[int]], sold: list[int]) -> bool:
    """Make the sales as the rules say (ON-13) and compare. `threes` and `sold` are used up."""
    sales = evidence.memory.bought
    for step in range(evidence.seats):
        buyer = (evidence.starter + step) % evidence.seats
        if sum(threes[buyer]):
            continue
        seller = seller_of(threes, buyer)
        if seller == NOBODY:
            continue
        if not sold:
            return False
        sale = sales[len(sales) - len(sold)]
        suit = first_suit(threes[seller])
        if sale[0] != buyer or sale[1] != seller or sold.pop() != suit:
            return False
        threes[seller][suit] -= 1
        threes[buyer][suit] += 1
    return not sold


def seller_of(threes: list[list[int]], buyer: int) -> int:
    """The holder of most 3s, at least two; of several the first after the buyer; or `NOBODY`."""
    best = NOBODY
    most = 1
    for step in range(1, len(threes)):
        seat = (buyer + step) % len(threes)
        count = sum(threes[seat])
        if count > most:
            most = count
            best = seat
    return best


def first_suit(threes: list[int]) -> int:
    """The suit of the 3 that is sold first."""
    for suit in SUIT_ORDER:
        if threes[suit]:
            return suit
    return NOBODY
