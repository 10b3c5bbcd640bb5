"""Events, questions and results as sentences of the message files, for a terminal.

Each line is whole by itself, without layout or colour, so that a screen reader reads it well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from baohuang.cards.notation import card_name, format_cards, parse_cards
from baohuang.engine import events as happened
from baohuang.engine.events import Event
from baohuang.messages import text
from baohuang.views.view import SeatView

OF_A_SEAT: Final[dict[type[Event], str]] = {
    happened.Forced: "event-forced",
    happened.Enthroned: "event-enthroned",
    happened.OpenSolo: "event-open-solo",
    happened.GuardOpen: "event-guard-open",
    happened.Passed: "event-passed",
    happened.Smothered: "event-smothered",
}
PLAIN: Final[dict[type[Event], str]] = {happened.Kicked: "event-kicked", happened.Voided: "event-void"}

ANSWERS: Final = {
    "grab": "answer-grab",
    "decline": "answer-decline",
    "enthrone": "answer-enthrone",
    "yield": "answer-yield",
    "solo open": "answer-solo-open",
    "solo hidden": "answer-solo-hidden",
    "rebel": "answer-rebel",
    "abstain": "answer-abstain",
    "kick": "answer-kick",
    "spare": "answer-spare",
    "keep": "answer-keep",
}
VERBS: Final = {"call": "verb-call", "name": "verb-name", "rename": "verb-rename"}
HOW: Final = {"open": "how-open", "hidden": "how-hidden"}


class Words:
    """The sentences for one viewer in one language."""

    def __init__(self, lang: str, viewer: int) -> None:
        self.lang = lang
        self.viewer = viewer

    def say(self, message: str, /, **args: str | int) -> str:
        """A message."""
        return text(self.lang, message, **args)

    def who(self, seat: int) -> str:
        """A seat, counted from 1."""
        return self.say("you") if seat == self.viewer else self.say("seat-number", n=seat + 1)

    def all(self, seats: Iterable[int]) -> str:
        """Several seats."""
        return self.listed(self.who(seat) for seat in seats)

    def listed(self, parts: Iterable[str]) -> str:
        """An enumeration."""
        return self.say("list-comma").join(parts)

    def event(self, event: Event, view: SeatView) -> str | None:
        """The sentence for an event that has been redacted for the viewer; None where there is nothing to say."""
        if type(event) in OF_A_SEAT:
            seat: int = event.seat  # type: ignore[attr-defined]  # the types of the table have one
            return self.say(OF_A_SEAT[type(event)], who=self.who(seat))
        if type(event) in PLAIN:
            return self.say(PLAIN[type(event)])
        return self._of_the_play(event, view) or self._before_the_play(event)

    def _of_the_play(self, event: Event, view: SeatView) -> str | None:
        match event:
            case happened.Played(seat, cards):
                return self.say("event-played", who=self.who(seat), cards=grouped(format_cards(cards)))
            case happened.Revealed(seat):
                solo = seat == view.emperor
                return self.say("event-revealed-solo") if solo else self.say("event-revealed", who=self.who(seat))
            case happened.WentOut(seat, place):
                return self.say("event-out", who=self.who(seat), place=place)
            case happened.TrickEnded(leader):
                return self.say("event-trick", who=self.who(leader))
            case _:
                return None

    def _before_the_play(self, event: Event) -> str | None:
        match event:
            case happened.GrabSettled(None):
                return self.say("event-no-grab")
            case happened.GrabSettled(int(seat)):
                return self.say("event-grabbed", who=self.who(seat))
            case happened.Called(seat, kind):
                return self.say("event-called", who=self.who(seat), card=card_name(kind))
            case happened.Named(seat, kind):
                return self.say("event-named", who=self.who(seat), card=card_name(kind))
            case happened.Renamed(seat, None):
                return self.say("event-kept", who=self.who(seat))
            case happened.Renamed(seat, int(kind)):
                return self.say("event-renamed", who=self.who(seat), card=card_name(kind))
            case happened.Rebelled(_, rebels):
                return self.say("event-rebelled", rebels=self.all(rebels))
            case _:
                return self._of_cards_that_move(event)

    def _of_cards_that_move(self, event: Event) -> str | None:
        match event:
            case happened.Bought(buyer, seller, _, None):
                return self.say("event-bought-free", buyer=self.who(buyer), seller=self.who(seller))
            case happened.Bought(buyer, seller, _, int(two)):
                return self.say("event-bought", buyer=self.who(buyer), seller=self.who(seller), paid=card_name(two))
            case happened.Yielded(seat, heir, None):
                return self.say("event-yielded", who=self.who(seat), to=self.who(heir))
            case happened.Yielded(seat, heir, int(card)):
                return self.say("event-yielded-card", who=self.who(seat), to=self.who(heir), card=card_name(card))
            case happened.KittyTaken(seat, count):
                return self.say("event-kitty", who=self.who(seat), n=count)
            case happened.Discarded(seat, count):
                return self.say("event-discarded", who=self.who(seat), n=count)
            case _:
                return None

    def answer(self, move: str, view: SeatView) -> str:
        """What a declaration means, as on a button."""
        verb, *arguments = move.split()
        if verb in VERBS:
            how = [self.say(HOW[one]) for one in arguments[1:]]
            return " ".join([self.say(VERBS[verb]), arguments[0], *how])
        if verb in ("open", "hide") and not arguments:
            return self.say(f"answer-{verb}-guard" if view.role == "guard" else "answer-ready")
        return self.say(ANSWERS[move])

    def question(self, view: SeatView, count: int) -> Iterator[str]:
        """What is asked before the lead, and why."""
        yield self.say(f"ask-{view.phase}", n=count)
        why = f"ask-{view.phase}-why"
        if view.phase == "enthrone" and view.pile:
            why = "ask-enthrone-pile-why"
        elif view.phase == "open" and view.role == "guard":
            why = "ask-open-guard-why"
        yield self.say(why)

    def hand(self, view: SeatView) -> str:
        """The viewer's hand, cards of a rank together."""
        return self.say("play-hand", n=len(parse_cards(view.hand)), cards=grouped(view.hand))

    def table(self, view: SeatView) -> Iterator[str]:
        """All that is known and is no longer to be read above."""
        counts = (self._count(seat, count) for seat, count in enumerate(view.counts))
        yield self.say("play-counts", counts=self.listed(counts))
        if view.emperor is not None:
            yield f"{self.say('role-emperor')}: {self.who(view.emperor)}"
        if view.role == "guard":
            yield self.say("play-guard")
        elif view.guard is not None:
            yield f"{self.say('role-guard')}: {self.who(view.guard)}"
        if view.called:
            yield f"{self.say('guard-card')}: {view.called}"
        if view.pile:
            yield f"{self.say('pile')}: {grouped(view.pile)}"
        yield self.say("multiplier", n=view.multiplier)

    def _count(self, seat: int, count: int | None) -> str:
        if count is None:
            return self.say("play-count-unknown", who=self.who(seat))
        return self.say("play-count", who=self.who(seat), n=count)

    def to_beat(self, view: SeatView) -> str:
        """What the viewer has to lead or to beat."""
        if view.top is None:
            return self.say("trick-you-lead")
        beat = self.say("trick-beat", n=len(parse_cards(view.top)), cards=grouped(view.top))
        return beat if view.top_by is None else f"{beat} ({self.who(view.top_by)})"

    def result(self, view: SeatView) -> Iterator[str]:
        """Winner, points by seat, and how they were counted."""
        points, places = view.points or [], view.places or []
        yield self.say(f"result-{view.winner}")
        for seat in sorted(range(len(points)), key=lambda seat: places[seat]):
            role = self.say(f"role-{role_of(seat, view)}")
            yield self.say(
                "play-result-line", who=self.who(seat), role=role, place=places[seat], points=f"{points[seat]:+d}"
            )
        for line in view.breakdown or []:
            yield self.say(line.id, **line.args)


def role_of(seat: int, view: SeatView) -> str:
    """The role of a seat once all is open."""
    if seat == view.emperor:
        return "emperor"
    return "guard" if seat == view.guard else "commoner"


def grouped(cards: str) -> str:
    """Cards with a blank between the ranks.

    >>> grouped("9c9cKsWW")
    '9c9c Ks WW'
    """
    tokens = [card_name(kind) for kind in parse_cards(cards)]
    return " ".join("".join(alike) for _, alike in groupby(tokens, key=lambda token: token[0]))
