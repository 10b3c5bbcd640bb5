"""What happened, as sentences of the message files: the events of a seat as the wire has them."""

from __future__ import annotations

from typing import Final

from baohuang.cli._words import Words, grouped
from baohuang.server import messages as wire
from baohuang.server.messages import DealEvent

OF_A_SEAT: Final[dict[type[wire.WireEvent], str]] = {
    wire.Forced: "event-forced",
    wire.Enthroned: "event-enthroned",
    wire.OpenSolo: "event-open-solo",
    wire.GuardOpen: "event-guard-open",
    wire.Passed: "event-passed",
    wire.Smothered: "event-smothered",
}
PLAIN: Final[dict[type[wire.WireEvent], str]] = {
    wire.Dealt: "event-dealt",
    wire.Kicked: "event-kicked",
    wire.Voided: "event-void",
}


class Names(Words):
    """Words in which players have names."""

    def __init__(self, lang: str, viewer: int, names: tuple[str, ...] = ()) -> None:
        super().__init__(lang, viewer)
        self.names = names

    def who(self, seat: int) -> str:
        """You, a name, or a seat counted from 1."""
        named = self.names[seat] if seat < len(self.names) else ""
        return named if named and seat != self.viewer else super().who(seat)


def sentence(event: DealEvent, words: Words) -> str | None:
    """The sentence for an event; None where there is nothing to say."""
    if type(event) in OF_A_SEAT:
        seat: int = event.seat  # type: ignore[union-attr, assignment]  # the types of the table have one
        return words.say(OF_A_SEAT[type(event)], who=words.who(seat))
    if type(event) in PLAIN:
        return words.say(PLAIN[type(event)])
    return _of_the_play(event, words) or _before_the_play(event, words)


def _of_the_play(event: DealEvent, words: Words) -> str | None:
    match event:
        case wire.Played(seat, cards):
            return words.say("event-played", who=words.who(seat), cards=grouped(cards))
        case wire.Revealed(None):
            return words.say("event-revealed-solo")
        case wire.Revealed(int(guard)):
            return words.say("event-revealed", who=words.who(guard))
        case wire.WentOut(seat, place):
            return words.say("event-out", who=words.who(seat), place=place)
        case wire.TrickEnded(leader):
            return words.say("event-trick", who=words.who(leader))
        case _:
            return None


def _before_the_play(event: DealEvent, words: Words) -> str | None:
    match event:
        case wire.GrabSettled(None):
            return words.say("event-no-grab")
        case wire.GrabSettled(int(seat)):
            return words.say("event-grabbed", who=words.who(seat))
        case wire.Called(seat, kind):
            return words.say("event-called", who=words.who(seat), card=kind)
        case wire.Named(seat, kind):
            return words.say("event-named", who=words.who(seat), card=kind)
        case wire.Renamed(seat, None):
            return words.say("event-kept", who=words.who(seat))
        case wire.Renamed(seat, str(card)):
            return words.say("event-renamed", who=words.who(seat), card=card)
        case wire.Rebelled(_, rebels):
            return words.say("event-rebelled", rebels=words.all(rebels))
        case _:
            return _of_cards_that_move(event, words)


def _of_cards_that_move(event: DealEvent, words: Words) -> str | None:
    match event:
        case wire.Bought(buyer, seller, _, None):
            return words.say("event-bought-free", buyer=words.who(buyer), seller=words.who(seller))
        case wire.Bought(buyer, seller, _, str(two)):
            return words.say("event-bought", buyer=words.who(buyer), seller=words.who(seller), paid=two)
        case wire.Yielded(seat, to, None):
            return words.say("event-yielded", who=words.who(seat), to=words.who(to))
        case wire.Yielded(seat, to, str(card)):
            return words.say("event-yielded-card", who=words.who(seat), to=words.who(to), card=card)
        case wire.KittyTaken(seat, count):
            return words.say("event-kitty", who=words.who(seat), n=count)
        case wire.Discarded(seat, count):
            return words.say("event-discarded", who=words.who(seat), n=count)
        case _:
            return None
