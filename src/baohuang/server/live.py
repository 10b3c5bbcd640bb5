"""A deal as a table runs it: the engine's deal, and the answers that have to wait.

Where a marked joker makes the guard, an emperor who holds it too is asked how to play alone, at the same time as the
others are asked whether they show themselves. The engine asks one after the other; here all five are asked together,
always: an emperor without the joker says "ready". So neither who is asked nor when tells whether there is a solo
(RULES, who sees what). The others' answers wait until the emperor has answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from baohuang.cards.notation import format_cards
from baohuang.engine.actions import HIDE, OPEN, declare
from baohuang.engine.deal import NOBODY, Deal, Refused
from baohuang.engine.events import Answered, Event, Played
from baohuang.engine.text import Declaration, Move, format_move, parse_move
from baohuang.views.notes import Notes
from baohuang.views.observe import Sight, observe
from baohuang.views.prompt import prompt
from baohuang.views.remember import remember
from baohuang.views.view import OwnView, Prompt, SeatView

READY: Final = "ready"
"""The answer of an emperor who has nothing to choose."""

SHOW: Final = declare(OPEN)
STAY: Final = declare(HIDE)


class LiveDeal:
    """One deal and who is asked what. Seats in play order."""

    def __init__(self, deal: Deal, script: list[str] | None = None) -> None:
        """`script` gets every action as the engine took it, with its seat: the actions of a record."""
        self.deal = deal
        self.script = script
        self.waiting: dict[int, tuple[Move, str]] = {}
        self.emperor_answered = False
        self._notes = Notes(deal.seats)

    @property
    def finished(self) -> bool:
        """Whether nobody will be asked any more."""
        program = self.deal.program
        return self.deal.phase is program.over or self.deal.phase is program.void

    @property
    def joint(self) -> bool:
        """Whether emperor and others are asked together."""
        return self.deal.program.marked_guard and self.deal.phase.name in {"solo", "open"} and not self.emperor_answered

    def asked(self) -> list[int]:
        """Seats that have to answer now, ascending."""
        if not self.joint:
            return self.deal.to_act()
        return [seat for seat in range(self.deal.seats) if seat not in self.waiting]

    def actions(self, seat: int) -> Sequence[int]:
        """The engine's actions for a seat that is asked; empty where all it can say is `READY`."""
        if self.joint and seat != self.deal.emperor:
            return [SHOW, STAY]
        return self.deal.legal(seat)

    def act(self, seat: int, text: str) -> tuple[list[Event], str]:
        """Carry out an action; what happened, and the action with suits.

        Raises `NotationError` or `Refused`; then nothing has changed.
        """
        if text == READY:
            return self._ready(seat), READY
        move = parse_move(text, self.deal.program)
        if self.joint:
            return self._joint(seat, move, text), text
        try:
            return self._apply(seat, move, text)
        except Refused as refused:
            raise Refused(self._known_as(seat, refused.code)) from None

    def refuse(self, seat: int, move: Move) -> str | None:
        """The code that refuses a move of this seat, or None."""
        if self.joint and seat != self.deal.emperor:
            if not (isinstance(move, Declaration) and move.action in {SHOW, STAY}):
                return "wrong-phase"
            return "already-answered" if seat in self.waiting else None
        code = move.check(self.deal, seat)
        return None if code is None else self._known_as(seat, code)

    def write(self, seat: int, action: int) -> str:
        """The text of an engine action, its cards chosen so as to keep what belongs together."""
        return format_move(self.deal, seat, action)

    def view(self, viewer: int | None) -> SeatView:
        """What a seat, or a spectator, may know now."""
        view = observe(self.deal, viewer)
        return replace(view, asked=viewer in self.asked()) if self.joint else view

    def recall(self, seat: int) -> SeatView:
        """The view of a seat with what it remembers, for a bot or a hint; it never leaves the server."""
        return replace(self.view(seat), memory=remember(self.deal, seat))

    def own_view(self, sight: Sight, viewer: int | None) -> OwnView:
        """What differs from viewer to viewer in `view`, but for cards; `sight` is of this deal as it stands."""
        own = sight.own(viewer)
        return replace(own, asked=viewer in self.asked()) if self.joint else own

    def own_cards(self, viewer: int | None) -> bytes:
        """The cards in `view`, as members of its JSON."""
        return self._notes.cards(self.deal, NOBODY if viewer is None else viewer)

    def prompt(self, seat: int) -> Prompt | None:
        """What the seat is asked, or None."""
        if not self.joint:
            return prompt(self.deal, seat)
        if seat in self.waiting:
            return None
        if seat != self.deal.emperor:
            return Prompt(("open", "hide"), (), False, 0)
        return prompt(self.deal, seat) or Prompt((READY,), (), False, 0)

    def _known_as(self, seat: int, code: str) -> str:
        """The engine's code as this table tells it: the emperor, asked together with the others, may have answered."""
        answered = self.emperor_answered and seat == self.deal.emperor and self.deal.phase.name == "open"
        return "already-answered" if answered and code == "not-your-turn" else code

    def _ready(self, seat: int) -> list[Event]:
        deal = self.deal
        if not self.joint or seat != deal.emperor or seat in deal.to_act():
            answered = self.emperor_answered and seat == deal.emperor and deal.phase.name == "open"
            raise Refused("already-answered" if answered else "wrong-phase")
        self.emperor_answered = True
        return self._release()

    def _joint(self, seat: int, move: Move, text: str) -> list[Event]:
        code = self.refuse(seat, move)
        if code is not None:
            raise Refused(code)
        if seat == self.deal.emperor:
            events, _ = self._apply(seat, move, text)
            self.emperor_answered = True
            return events + self._release()
        self.waiting[seat] = move, text
        return [Answered(seat, isinstance(move, Declaration) and move.action == SHOW)]

    def _release(self) -> list[Event]:
        """Hand the waiting answers on; their seats have been told of them already."""
        released, self.waiting = self.waiting, {}
        events: list[Event] = []
        if self.deal.phase.name == "open":
            for seat in sorted(released):
                events += self._apply(seat, *released[seat])[0]
        return [event for event in events if not isinstance(event, Answered)]

    def _apply(self, seat: int, move: Move, text: str) -> tuple[list[Event], str]:
        events = move.apply(self.deal, seat)
        played = next((event for event in events if isinstance(event, Played)), None)
        written = text if played is None else f"play {format_cards(played.cards)}"
        if self.script is not None:
            self.script.append(f"{seat} {written}")
        return events, written
