"""Who is guard and what is solo, as far as one viewer knows for certain.

Public are an open declaration, a successful rebellion, and the telling card when it is played. The
guard knows itself by holding that card; a solo emperor knows it. In the climbing family a seat may
hold a copy of the named card and not know whether a seat nearer to the emperor holds the other: it
is guard for certain only when none can.
"""

from __future__ import annotations

from baohuang.engine.deal import GRABBED_SOLO, HIDDEN_SOLO, NOBODY, NOT_SOLO, OPEN_SOLO, Deal
from baohuang.rulesets.specs import Call, Enthrone, MarkedGuard, Name
from baohuang.views.view import Role, Solo


def is_over(deal: Deal) -> bool:
    """Whether all has come to light."""
    return deal.phase is deal.program.over


def known_guard(deal: Deal, viewer: int) -> int:
    """The guard's seat as `viewer` (`NOBODY`: a spectator) knows it, or `NOBODY`."""
    if deal.revealed or is_over(deal):
        return deal.guard
    if deal.guard != NOBODY and shown_by_yielding(deal):
        return deal.guard
    if viewer != NOBODY and viewer != deal.emperor and knows_itself(deal, viewer):
        return viewer
    return NOBODY


def shown_by_yielding(deal: Deal) -> bool:
    """Whether somebody yielded who could do so only with both marked cards in hand."""
    if not deal.yielded or not deal.program.marked_guard:
        return False
    spec = deal.program.rules.phase(Enthrone)
    return isinstance(spec, Enthrone) and spec.yield_needs_both


def knows_itself(deal: Deal, seat: int) -> bool:
    """Whether a seat that is not the emperor must be the guard, by the cards it holds."""
    if deal.tell_tale == NOBODY or not deal.holdings[seat].counts[deal.tell_tale]:
        return False
    return deal.named == NOBODY or names_nobody_nearer(deal, seat)


def names_nobody_nearer(deal: Deal, seat: int) -> bool:
    """Whether no seat between the emperor and `seat` can hold a copy of the named kind too.

    A copy that was played unrevealed was not a nearer seat's; one still held is with a seat that is
    still in. Of a kind that the emperor had to hold once the other copy is the emperor's.
    """
    spec = deal.program.rules.phase(Name)
    if isinstance(spec, Name) and spec.source == "own_single" and not deal.renamed:
        return True
    kind = deal.named
    hidden = deal.program.deck[kind] - deal.holdings[seat].counts[kind]
    for cards in deal.history_cards:
        hidden -= cards.count(kind)
    if hidden <= 0:
        return True
    nearer = (deal.emperor + 1) % deal.seats
    while nearer != seat:
        if deal.is_active(nearer):
            return False
        nearer = (nearer + 1) % deal.seats
    return True


def known_role(deal: Deal, viewer: int) -> Role | None:
    """The viewer's own role, or None where it is open or there is none."""
    if viewer == NOBODY or deal.emperor == NOBODY:
        return None
    if viewer == deal.emperor:
        return "emperor"
    guard = known_guard(deal, viewer)
    if guard == viewer:
        return "guard"
    if guard != NOBODY or is_over(deal) or deal.solo == GRABBED_SOLO:
        return "commoner"
    if deal.tell_tale == NOBODY:
        return None if has_guard(deal) else "commoner"
    return None if deal.holdings[viewer].counts[deal.tell_tale] else "commoner"


def has_guard(deal: Deal) -> bool:
    """Whether the ruleset knows a guard at all."""
    rules = deal.program.rules
    return any(rules.phase(spec) is not None for spec in (Call, MarkedGuard, Name))


def known_solo(deal: Deal, viewer: int) -> Solo | None:
    """What the viewer knows of a solo."""
    solo = deal.solo
    if solo == NOT_SOLO:
        return None
    if solo == OPEN_SOLO:
        return "open"
    if solo == GRABBED_SOLO:
        return "grab"
    known = solo == HIDDEN_SOLO and (deal.revealed or viewer == deal.emperor or is_over(deal))
    return "hidden" if known else None
