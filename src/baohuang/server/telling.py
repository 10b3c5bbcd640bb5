"""Events of the engine as a client reads them, after they have been cut down to what its seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never, cast

from baohuang.cards.notation import card_name, format_cards
from baohuang.engine import events as engine
from baohuang.server import messages as wire
from baohuang.server.live import LiveDeal
from baohuang.views.redact import redact


def tell(events: Iterable[engine.Event], live: LiveDeal, seat: int | None) -> tuple[wire.DealEvent, ...]:
    """What a seat, or a spectator, is told of some events."""
    told: list[wire.DealEvent] = []
    for event in events:
        known = redact(event, seat)
        if known is not None:
            told.append(translate(cast("engine.AnyEvent", known), live))
    return tuple(told)


def translate(event: engine.AnyEvent, live: LiveDeal) -> wire.DealEvent:  # noqa: C901, PLR0912  # a line an event
    """One redacted event; cards become notation. What happens most often stands first."""
    match event:
        case engine.Passed():
            return wire.Passed(event.seat)
        case engine.Played():
            return wire.Played(event.seat, format_cards(event.cards))
        case engine.TrickEnded():
            return wire.TrickEnded(event.leader)
        case engine.Dealt():
            return wire.Dealt(event.starter)
        case engine.Bought():
            return wire.Bought(event.buyer, event.seller, _card(event.three), _card(event.two))
        case engine.Answered():
            return wire.Answered(event.seat, event.yes)
        case engine.GrabSettled():
            return wire.GrabSettled(event.seat)
        case engine.Yielded():
            return wire.Yielded(event.seat, event.to, _card(event.card))
        case engine.Forced():
            return wire.Forced(event.seat)
        case engine.Enthroned():
            return wire.Enthroned(event.seat)
        case engine.KittyTaken():
            return wire.KittyTaken(event.seat, event.count, _cards(event.cards))
        case engine.Called():
            return wire.Called(event.seat, card_name(event.kind), event.shown)
        case engine.OpenSolo():
            return wire.OpenSolo(event.seat)
        case engine.GuardOpen():
            return wire.GuardOpen(event.seat)
        case engine.Rebelled():
            return wire.Rebelled(event.guard, event.rebels)
        case engine.Kicked():
            return wire.Kicked()
        case engine.Named():
            return wire.Named(event.seat, card_name(event.kind))
        case engine.Discarded():
            return wire.Discarded(event.seat, event.count, _cards(event.cards))
        case engine.Renamed():
            return wire.Renamed(event.seat, _card(event.kind))
        case engine.Revealed():
            return wire.Revealed(None if event.seat == live.deal.emperor else event.seat)
        case engine.WentOut():
            return wire.WentOut(event.seat, event.place)
        case engine.Smothered():
            return wire.Smothered(event.seat, event.place)
        case engine.Ended():
            hands = tuple(format_cards(hand) for hand in event.hands)
            return wire.Ended(event.points, event.places, event.winner, hands)
        case engine.Voided():
            return wire.Voided()
        case _:
            assert_never(event)


def _card(kind: int | None) -> str | None:
    return None if kind is None else card_name(kind)


def _cards(kinds: Iterable[int] | None) -> str | None:
    return None if kinds is None else format_cards(kinds)
