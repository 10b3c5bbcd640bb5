"""Seats, questions and results as sentences of the message files, for a terminal.

Each line is whole by itself, without layout or colour, so that a screen reader reads it well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from baohuang.cards.notation import card_name, parse_cards
from baohuang.messages import text
from baohuang.views.view import SeatView

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
