"""`Deal`: the state of one deal, and the five verbs that every caller uses.

An ordinary mutable class, for speed: only `apply` and `play_cards` change it, and both refuse an
illegal action before anything has changed. Everything here is the full truth; what a player may
know is made in `views`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Self, cast

from mypy_extensions import i64, mypyc_attr

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


@mypyc_attr(acyclic=True)
class Deal:
    """One deal from the first card to the points.

    Seats are 0…n−1 in play order; `NOBODY` (−1) stands where no seat or kind does. `active` and
    `passed` are sets of seats, one bit for each: who is still in, and who has passed in this trick.
    `opening` holds the events that came before the first question. `joker_from` is who held the marked joker when it
    was grabbed; `renamed_at`, how many moves came before the renaming of `first_named`; `endured`, under
    `smother`, whose last play was beaten and left more than held-back cards.
    """

    program: Program
    grammar: Grammar
    seats: int
    starter: int
    holdings: list[Holding]
    events: list[Event] | None
    opening: list[Event]
    phase: Phase
    step: int
    turn: int
    answers: list[int]
    emperor: int
    guard: int
    solo: int
    revealed: bool
    open_guard: bool
    rebellion: bool
    rebels: list[int]
    kick: bool
    fixed_multiplier: int
    called: int
    shown: int
    named: int
    tell_tale: int
    renamed: bool
    first_named: int
    renamed_at: int
    yielded: list[int]
    stuck: list[int]
    pile: list[int]
    forced: bool
    forced_kinds: list[int]
    bought: list[list[int]]
    joker_from: int
    kitty: list[int]
    discards: list[int]
    leader: int
    top: i64
    top_by: int
    active: i64
    passed: i64
    last: list[list[int] | None]
    out: list[int]
    smothered: list[int]
    endured: list[bool]
    history_seats: list[int]
    history_cards: list[list[int]]
    history_shared: bool
    points: list[int] | None
    places: list[int] | None
    winner: str | None

    def __init__(self, program: Program, starter: int, origin: Deal | None = None) -> None:
        """A deal whose hands are still empty, or, with `origin`, an independent copy of that one."""
        if origin is None:
            self._begin(program, starter)
        else:
            self._copy(origin)

    def _begin(self, program: Program, starter: int) -> None:
        seats = program.seats
        self.program = program
        self.grammar = program.grammar
        self.seats = seats
        self.starter = starter
        self.holdings = []
        self.events = None
        self.opening = []

        self.phase = program.play
        self.step = -1
        self.turn = NOBODY
        self.answers = [NO_ANSWER] * seats

        self.emperor = NOBODY
        self.guard = NOBODY
        self.solo = NOT_SOLO
        self.revealed = False
        self.open_guard = False
        self.rebellion = False
        self.rebels = []
        self.kick = False
        self.fixed_multiplier = 0

        self.called = NOBODY
        self.shown = 0
        self.named = NOBODY
        self.tell_tale = NOBODY
        self.renamed = False
        self.first_named = NOBODY
        self.renamed_at = 0
        self.yielded = []
        self.stuck = []
        self.pile = []
        self.forced = False
        self.forced_kinds = []
        self.bought = []
        self.joker_from = NOBODY
        self.kitty = []
        self.discards = []

        self._begin_play()

    def _begin_play(self) -> None:
        self.leader = NOBODY
        self.top = 0
        self.top_by = NOBODY
        self.active = (1 << self.seats) - 1
        self.passed = 0
        self.last = [None] * self.seats
        self.out = []
        self.smothered = []
        self.endured = [False] * self.seats
        self.history_seats = []
        self.history_cards = []
        self.history_shared = False

        self.points = None
        self.places = None
        self.winner = None

    # The verbs.

    def to_act(self) -> list[int]:
        """Seats that have to act now, ascending; empty at the end."""
        return self.phase.actors(self)

    def turns(self) -> Iterator[int]:
        """The first seat that has to act, again and again until the end: ``for seat in deal.turns()``."""
        return cast("Iterator[int]", Turns(self))

    def legal(self, seat: int) -> Sequence[int]:
        """Every legal action of a seat; empty where it is not asked."""
        if not self.phase.asks(self, seat):
            return []
        return self.phase.actions(self, seat)

    def check(self, seat: int, action: int) -> str | None:
        """The code (RULES §5) that refuses an action, or None where it is legal."""
        phase = self.phase
        if phase.knows(action) and phase.asks(self, seat):
            return phase.refuse(self, seat, action)
        if phase is self.program.over or phase is self.program.void:
            return "deal-over"
        if not phase.knows(action):
            return "wrong-phase"
        answered = 0 <= seat < self.seats and self.answers[seat] != NO_ANSWER
        return "already-answered" if answered and phase.name in SEALED_NAMES else "not-your-turn"

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

    def remember(self, seat: int, cards: list[int]) -> None:
        """Add a play or pass to the trick and the history, which copies of a deal share until one of them moves."""
        if self.history_shared:
            self.last = self.last.copy()
            self.history_seats = self.history_seats.copy()
            self.history_cards = self.history_cards.copy()
            self.history_shared = False
        self.last[seat] = cards
        self.history_seats.append(seat)
        self.history_cards.append(cards)

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
            if self.is_active(other):
                return other
        return NOBODY

    def is_active(self, seat: int) -> bool:
        """Whether a seat is still in the deal."""
        return (self.active >> seat) & 1 != 0

    def active_count(self) -> int:
        """How many seats are still in."""
        count = 0
        for seat in range(self.seats):
            if self.is_active(seat):
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
        return Deal(self.program, self.starter, self)

    def _copy(self, origin: Deal) -> None:
        """Take over every field; lists that only ever get replaced are shared."""
        self._copy_roles(origin)
        self._copy_play(origin)

    def _copy_roles(self, origin: Deal) -> None:
        self.program = origin.program
        self.grammar = origin.grammar
        self.seats = origin.seats
        self.starter = origin.starter
        self.holdings = [held.clone() for held in origin.holdings]
        self.events = None
        self.opening = origin.opening
        self.phase = origin.phase
        self.step = origin.step
        self.turn = origin.turn
        self.answers = origin.answers
        self.emperor = origin.emperor
        self.guard = origin.guard
        self.solo = origin.solo
        self.revealed = origin.revealed
        self.open_guard = origin.open_guard
        self.rebellion = origin.rebellion
        self.rebels = origin.rebels
        self.kick = origin.kick
        self.fixed_multiplier = origin.fixed_multiplier
        self.called = origin.called
        self.shown = origin.shown
        self.named = origin.named
        self.tell_tale = origin.tell_tale
        self.renamed = origin.renamed
        self.first_named = origin.first_named
        self.renamed_at = origin.renamed_at
        self.yielded = origin.yielded
        self.stuck = origin.stuck
        self.pile = origin.pile
        self.forced = origin.forced
        self.forced_kinds = origin.forced_kinds
        self.bought = origin.bought
        self.joker_from = origin.joker_from
        self.kitty = origin.kitty
        self.discards = origin.discards

    def _copy_play(self, origin: Deal) -> None:
        self.leader = origin.leader
        self.top = origin.top
        self.top_by = origin.top_by
        self.active = origin.active
        self.passed = origin.passed
        self.last = origin.last
        self.out = origin.out
        self.smothered = origin.smothered
        self.endured = origin.endured
        self.history_seats = origin.history_seats
        self.history_cards = origin.history_cards
        self.history_shared = True
        origin.history_shared = True
        self.points = origin.points
        self.places = origin.places
        self.winner = origin.winner


@mypyc_attr(acyclic=True)
class Turns:
    """See `Deal.turns`; `__next__` gives seats, but mypyc wants to see an object there."""

    __slots__ = ("deal",)

    def __init__(self, deal: Deal) -> None:
        self.deal: Deal = deal

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> object:
        seat = self.deal.phase.first(self.deal)
        if seat == NOBODY:
            raise StopIteration
        return seat


def bit_of(seat: i64) -> i64:
    """The set of one seat."""
    one: i64 = 1
    return one << seat


def bits_of(seats: Sequence[int]) -> i64:
    """The set of some seats."""
    bits: i64 = 0
    for seat in seats:
        bits |= bit_of(seat)
    return bits


SEALED_NAMES: Final = ("grab", "open", "rebel", "kick")
"""Phases whose seats answer once, unseen."""
