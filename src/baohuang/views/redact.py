"""`redact`: of an event, what a seat or a spectator may know.

A new event is built with the hidden parts left out. None where the viewer may not know that anything
happened; the version that it took still counts (see the table).
"""

from __future__ import annotations

from typing import Final

from baohuang.engine.events import Answered, Bought, Dealt, Discarded, Event, KittyTaken

SECRET: Final = frozenset({Answered, Bought, Dealt, Discarded, KittyTaken})
"""The events of which not everybody is told the same."""


def redact(event: Event, seat: int | None) -> Event | None:
    """The event for `seat` (None: a spectator). RULES, Who sees what.

    >>> redact(Bought(1, 3, 2, 50), 0)
    Bought(buyer=1, seller=3, three=None, two=50)
    """
    if is_open(event):
        return event
    if isinstance(event, Answered):
        return event if event.seat == seat else None
    if isinstance(event, Dealt):
        hands = tuple(hand if owner == seat else () for owner, hand in enumerate(event.hands))
        return Dealt(event.starter, hands)
    if isinstance(event, Bought):
        return event if seat in (event.buyer, event.seller) else Bought(event.buyer, event.seller, None, event.two)
    if isinstance(event, KittyTaken):
        return event if event.seat == seat else KittyTaken(event.seat, event.count, None)
    if isinstance(event, Discarded):
        return event if event.seat == seat else Discarded(event.seat, event.count, None)
    return event


def is_open(event: Event) -> bool:
    """Whether everybody is told the same of an event."""
    return type(event) not in SECRET
