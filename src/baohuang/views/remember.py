"""`recall`: the view of a seat together with what it remembers, enough to sample worlds from."""

from __future__ import annotations

from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.phase import NO_ANSWER
from baohuang.views.asking import is_disguised
from baohuang.views.memory import Memory
from baohuang.views.observe import observe
from baohuang.views.view import SeatView


def recall(deal: Deal, seat: int | None) -> SeatView:
    """`observe`, with `SeatView.memory` filled in."""
    view = observe(deal, seat)
    view.memory = remember(deal, NOBODY if seat is None else seat)
    return view


def remember(deal: Deal, viewer: int) -> Memory:
    """The memory of a seat (`NOBODY`: a spectator). The lists of moves are the deal's own copies."""
    crowned = viewer != NOBODY and viewer == deal.emperor
    return Memory(
        [] if viewer == NOBODY else deal.holdings[viewer].kinds(),
        deal.discards.copy() if crowned else [],
        deal.kitty.copy() if crowned else [],
        len(deal.discards),
        len(deal.kitty),
        sizes_known(deal),
        viewer != NOBODY and viewer == deal.joker_from,
        sales_known(deal, viewer),
        deal.yielded.copy(),
        deal.stuck.copy(),
        deal.pile.copy(),
        deal.forced,
        deal.forced_kinds.copy() if crowned else [],
        deal.called,
        deal.first_named if deal.first_named != NOBODY else deal.named,
        deal.renamed,
        deal.renamed_at,
        own_answer(deal, viewer),
        deal.endured.copy(),
        deal.top,
        deal.last.copy(),
        deal.history_seats.copy(),
        deal.history_cards.copy(),
        deal.fixed_multiplier,
    )


def sizes_known(deal: Deal) -> list[int]:
    """Hand sizes; a grabbed joker counts where it was dealt, for its way is not shown."""
    sizes: list[int] = []
    for held in deal.holdings:
        sizes.append(held.size)
    if deal.joker_from != NOBODY:
        sizes[deal.joker_from] += 1
        sizes[deal.emperor] -= 1
    return sizes


def sales_known(deal: Deal, viewer: int) -> list[tuple[int, int, int, int]]:
    """Sales of 3s; the 3 itself is known to buyer and seller alone."""
    sales: list[tuple[int, int, int, int]] = []
    for sale in deal.bought:
        buyer, seller, three, two = sale
        known = three if viewer == buyer or viewer == seller else NOBODY
        sales.append((buyer, seller, known, two))
    return sales


def own_answer(deal: Deal, viewer: int) -> int:
    """The own sealed answer: none yet to the question that a disguise looks like."""
    if viewer == NOBODY or is_disguised(deal, viewer):
        return NO_ANSWER
    return deal.answers[viewer]
