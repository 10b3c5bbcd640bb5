"""`Deal`: the state of one deal, and the five verbs that every caller uses.

An ordinary mutable class, for speed: only `apply` and `play_cards` change it, and both refuse an
illegal action before anything has changed. Everything here is the full truth; what a player may
know is made in `views`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baohuang.cards.kinds import MARKED_BIG
from baohuang.engine.events import Answered, Event
from baohuang.engine.phase import NO_ANSWER, Phase
from baohuang.engine.program import Program
from baohuang.plays.grammar import Grammar
from baohuang.plays.holding import Holding

NOBODY: Final = -1

NOT_SOLO: Final = 0
OPEN_SOLO: Final = 1
HIDDEN_SOLO: Final = 2
GRABBED_SOLO: Final = 3

EMPEROR_WINS: Final = "emperor"
COMMONERS_WIN: Final = "commoners"
DRAW: Final = "draw"


class Refused(Exception):
    """An illegal action; `code` is one of RULES §5. Nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Deal:
    """One deal from the first card to the points.

    Seats are 0…n−1 in play order; `NOBODY` (−1) stands where no seat or kind does. `opening` holds
    the events that came before the first question.
    """

    def __init__(self, program: Program, starter: int) -> None:
        seats = program.seats
        self.program: Program = program
        self.grammar: Grammar = program.grammar
        self.seats: int = seats
        self.starter: int = starter
        self.holdings: list[Holding] = []
        self.events: list[Event] | None = None
        self.opening: list[Event] = []

        self.phase: Phase = program.play
        self.step: int = -1
        self.turn: int = NOBODY
        self.answers: list[int] = [NO_ANSWER] * seats

        self.emperor: int = NOBODY
        self.guard: int = NOBODY
        self.solo: int = NOT_SOLO
        self.revealed: bool = False
        self.open_guard: bool = False
        self.rebellion: bool = False
        self.rebels: list[int] = []
        self.kick: bool = False
        self.fixed_multiplier: int = 0

        self.called: int = NOBODY
        self.shown: int = 0
        self.named: int = NOBODY
        self.tell_tale: int = NOBODY
        self.renamed: bool = False
        self.yielded: list[int] = []
        self.stuck: list[int] = []
        self.pile: list[int] = []
        self.forced: bool = False
        self.forced_kinds: list[int] = []
        self.bought: list[list[int]] = []
        self.kitty: list[int] = []
        self.discards: list[int] = []

        self.leader: int = NOBODY
        self.top: int = 0
        self.top_by: int = NOBODY
        self.active: list[bool] = [True] * seats
        self.passed: list[bool] = [False] * seats
        self.last: list[list[int] | None] = [None] * seats
        self.out: list[int] = []
        self.smothered: list[int] = []
        self.history_seats: list[int] = []
        self.history_cards: list[list[int]] = []

        self.points: list[int] | None = None
        self.places: list[int] | None = None
        self.winner: str | None = None

    # The verbs.

    def to_act(self) -> list[int]:
        """Seats that have to act now, ascending; empty at the end."""
        return self.phase.actors(self)

    def legal(self, seat: int) -> Sequence[int]:
        """Every legal action of a seat; empty where it is not asked."""
        if seat not in self.phase.actors(self):
            return []
        return self.phase.actions(self, seat)

    def check(self, seat: int, action: int) -> str | None:
        """The code (RULES §5) that refuses an action, or None where it is legal."""
        phase = self.phase
        if phase is self.program.over or phase is self.program.void:
            return "deal-over"
        if not phase.knows(action):
            return "wrong-phase"
        if seat not in phase.actors(self):
            answered = 0 <= seat < self.seats and self.answers[seat] != NO_ANSWER
            return "already-answered" if answered and phase.name in SEALED_NAMES else "not-your-turn"
        return phase.refuse(self, seat, action)

    def apply(self, seat: int, action: int) -> list[Event]:
        """Carry out an action and return what happened. Raises `Refused`."""
        code = self.check(seat, action)
        if code is not None:
            raise Refused(code)
        events: list[Event] = []
        self.events = events
        self.phase.act(self, seat, action)
        self.events = None
        return events

    def result(self) -> tuple[list[int], str, list[int]]:
        """Points by seat, winner and places of a deal that is over. Raises `ValueError` before."""
        if self.points is None or self.places is None or self.winner is None:
            raise ValueError("the deal is not over")
        return self.points, self.winner, self.places

    # What the phases use.

    def advance(self) -> None:
        """Enter the next phase that has something to ask; after the last, the play begins."""
        plan = self.program.plan
        while self.step < len(plan):
            self.step += 1
            if self.step == len(plan):
                break
            self.phase = plan[self.step]
            if self.phase.enter(self) or self.phase is self.program.void:
                return
        self.begin_play()

    def begin_play(self) -> None:
        """Skip what is left before the first lead."""
        self.step = len(self.program.plan)
        self.phase = self.program.play
        self.leader = self.emperor
        self.phase.enter(self)

    def end_void(self) -> None:
        """流局: the deal is over and scores nothing."""
        self.phase = self.program.void
        self.turn = NOBODY

    def tell(self, event: Event) -> None:
        """Record an event; callers on the hot path look at `events` before they build one."""
        if self.events is not None:
            self.events.append(event)

    def tell_answer(self, seat: int, yes: bool) -> None:
        """Record a sealed answer."""
        if self.events is not None:
            self.events.append(Answered(seat, yes))

    def holder_of(self, kind: int) -> int:
        """The first seat that holds a card of `kind`, or `NOBODY`."""
        for seat in range(self.seats):
            if self.holdings[seat].counts[kind]:
                return seat
        return NOBODY

    def move_card(self, kind: int, giver: int, taker: int) -> None:
        """One card from hand to hand."""
        self.holdings[giver].remove(kind)
        self.holdings[taker].add(kind)

    def enthrone(self, seat: int) -> None:
        """Make `seat` the emperor, with the marked joker and what was stuck."""
        holder = self.holder_of(MARKED_BIG)
        if holder != NOBODY and holder != seat:
            self.move_card(MARKED_BIG, holder, seat)
        for kind in self.pile:
            self.holdings[seat].add(kind)
        self.pile = []
        self.emperor = seat
        self.turn = NOBODY

    def next_active(self, seat: int) -> int:
        """The next seat in play order that is still in the deal, or `NOBODY`."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if self.active[other]:
                return other
        return NOBODY

    def active_count(self) -> int:
        """How many seats are still in."""
        count = 0
        for seat in range(self.seats):
            if self.active[seat]:
                count += 1
        return count

    def multiplier(self, public: bool) -> int:
        """The factor on the points; `public` leaves an unrevealed solo out."""
        if self.fixed_multiplier:
            return self.fixed_multiplier
        factor = 1
        if self.solo != NOT_SOLO and (self.revealed or not public):
            factor *= 2
        if self.open_guard or (
            (self.solo == OPEN_SOLO or self.solo == GRABBED_SOLO) and self.program.open_solo_doubles
        ):
            factor *= 2
        if self.rebellion:
            factor *= 2
        return factor * 2 if self.kick else factor

    def clone(self) -> Deal:
        """An independent copy; it records no events until it is applied to."""
        other = Deal.__new__(Deal)
        other.program = self.program
        other.grammar = self.grammar
        other.seats = self.seats
        other.starter = self.starter
        other.holdings = [held.clone() for held in self.holdings]
        other.events = None
        other.opening = self.opening
        other.phase = self.phase
        other.step = self.step
        other.turn = self.turn
        other.answers = self.answers.copy()
        other.emperor = self.emperor
        other.guard = self.guard
        other.solo = self.solo
        other.revealed = self.revealed
        other.open_guard = self.open_guard
        other.rebellion = self.rebellion
        other.rebels = self.rebels
        other.kick = self.kick
        other.fixed_multiplier = self.fixed_multiplier
        other.called = self.called
        other.shown = self.shown
        other.named = self.named
        other.tell_tale = self.tell_tale
        other.renamed = self.renamed
        other.yielded = self.yielded.copy()
        other.stuck = self.stuck.copy()
        other.pile = self.pile.copy()
        other.forced = self.forced
        other.forced_kinds = self.forced_kinds
        other.bought = self.bought
        other.kitty = self.kitty
        other.discards = self.discards
        other.leader = self.leader
        other.top = self.top
        other.top_by = self.top_by
        other.active = self.active.copy()
        other.passed = self.passed.copy()
        other.last = self.last.copy()
        other.out = self.out.copy()
        other.smothered = self.smothered.copy()
        other.history_seats = self.history_seats.copy()
        other.history_cards = self.history_cards.copy()
        other.points = self.points
        other.places = self.places
        other.winner = self.winner
        return other


SEALED_NAMES: Final = ("grab", "open", "rebel", "kick")
"""Phases whose seats answer once, unseen."""
