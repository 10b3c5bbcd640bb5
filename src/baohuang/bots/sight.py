"""`Sight`: a seat's view taken apart into numbers, once a decision.

Who is with me and who against me stands in `alliance`: +1 is a known partner, −1 a known opponent,
and what is unknown lies between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baohuang.cards.kinds import GUARD_CARD, SLOTS
from baohuang.cards.notation import NAMES, parse_card, parse_cards
from baohuang.engine.program import Program
from baohuang.plays.holding import Holding, holding_of, place_of
from baohuang.plays.specs import Hanging
from baohuang.rulesets.specs import OwnPlaces
from baohuang.views.program import program_of
from baohuang.views.view import SeatView

KINDS: Final = {name: kind for kind, name in enumerate(NAMES)}
"""Kinds by token."""


class Sight:
    """What one seat sees. Raises `ValueError` for a spectator's view."""

    def __init__(self, view: SeatView) -> None:
        if view.viewer is None:
            raise ValueError("a spectator has nothing to decide")
        self.view = view
        self.me: int = view.viewer
        self.seats: int = view.seats
        self.program: Program = program_of(view)
        rules = self.program.rules
        self.hanging: bool = isinstance(rules.grammar, Hanging)
        self.own_points: bool = isinstance(rules.scoring, OwnPlaces)
        self.alone: bool = isinstance(rules.scoring, OwnPlaces) and rules.scoring.alone
        self.held: Holding = holding_of(parse_cards(view.hand) if view.memory is None else view.memory.hand)
        self.emperor: int = -1 if view.emperor is None else view.emperor
        self.named: int = -1
        if not self.hanging and view.called is not None:
            self.named = parse_card(view.called)
        self.top_by: int = -1 if view.top_by is None else view.top_by
        self.gone: list[bool] = [seat in view.out or seat in view.smothered for seat in range(self.seats)]
        self._top_cards: tuple[int, ...] | None = None
        self._counts: list[int] | None = None
        self._unseen: list[int] | None = None
        self._unseen_places: list[int] | None = None
        self._alliance: list[float] | None = None

    # Each is worked out when it is first asked for. (A `cached_property` of a compiled class caches nothing.)

    @property
    def top_cards(self) -> tuple[int, ...]:
        """The play to beat; empty when leading."""
        if self._top_cards is None:
            self._top_cards = parse_cards(self.view.top) if self.view.top else ()
        return self._top_cards

    @property
    def counts(self) -> list[int]:
        """Cards held by each seat; a hidden count is taken for an equal share of what is unseen."""
        if self._counts is None:
            self._counts = counts_of(self)
        return self._counts

    @property
    def unseen(self) -> list[int]:
        """Copies of each slot that may be in other hands."""
        if self._unseen is None:
            self._unseen = unseen_of(self)
        return self._unseen

    @property
    def unseen_places(self) -> list[int]:
        """The same by place of `Holding.ranks`."""
        if self._unseen_places is None:
            self._unseen_places = by_place(self.unseen)
        return self._unseen_places

    @property
    def alliance(self) -> list[float]:
        """How far each seat is with me: +1 to −1; own seat 1."""
        if self._alliance is None:
            self._alliance = alliance_of(self, [0.25] * self.seats)
        return self._alliance

    @property
    def to_follow(self) -> list[int]:
        """Seats that may still answer after me before the turn comes back to the top's player."""
        found: list[int] = []
        for step in range(1, self.seats):
            seat = (self.me + step) % self.seats
            if seat == self.top_by:
                break
            if not self.gone[seat] and not (self.program.hard_pass and seat in self.view.passed):
                found.append(seat)
        return found


def counts_of(sight: Sight) -> list[int]:
    """The cards held by each seat, as far as they can be told."""
    view = sight.view
    known = [0 if count is None else count for count in view.counts]
    hidden = [
        seat for seat, count in enumerate(view.counts) if count is None and seat != sight.me and not sight.gone[seat]
    ]
    known[sight.me] = sight.held.size
    if hidden:
        rest = sum(sight.unseen) - sum([known[seat] for seat in range(sight.seats) if seat != sight.me])
        for seat in hidden:
            known[seat] = max(1, rest // len(hidden))
    return known


def by_place(counts: Sequence[int]) -> list[int]:
    """Counts of slots, added up by place of `Holding.ranks`."""
    places = [0] * 18
    for kind in range(SLOTS):
        if counts[kind]:
            places[place_of(kind)] += counts[kind]
    return places


def unseen_of(sight: Sight) -> list[int]:
    """The deck without the own hand, the own discards and all that was laid open."""
    left = list(sight.program.deck)
    if sight.view.unseen is not None:
        left = [0] * SLOTS
        for token, count in sight.view.unseen.items():
            left[KINDS[token]] = count
        return left
    for kind, count in enumerate(sight.held.counts):
        left[kind] -= count
    if sight.program.deck[GUARD_CARD] == 0:
        left[GUARD_CARD] = 0
    shown = [sight.view.discards or "", *(cards for cards in sight.view.last if cards and cards != "-")]
    for text in shown:
        for kind in parse_cards(text):
            left[kind] -= 1
    return [max(0, count) for count in left]


def last_hand_of(sight: Sight, actions: Sequence[int]) -> int | None:
    """A play that empties the hand, if there is one."""
    size = sight.program.grammar.size
    for play in actions:
        if play > 0 and size(play) == sight.held.size:
            return play
    return None


def alliance_of(sight: Sight, guard_chance: list[float]) -> list[float]:
    """Alliances where `guard_chance` is each other seat's chance to be a guard not yet known."""
    me, emperor = sight.me, sight.emperor
    if emperor < 0:
        return [1.0 if seat == me else 0.0 for seat in range(sight.seats)]
    ranking = sides(sight, guard_chance)
    mine = ranking[me]
    return [1.0 if seat == me else mine * side for seat, side in enumerate(ranking)]


def sides(sight: Sight, guard_chance: list[float]) -> list[float]:
    """+1 for a seat of the emperor's side, −1 for a commoner, between where it is not known."""
    view = sight.view
    guard_is_known = view.guard is not None or view.solo is not None or sight.alone
    found = [-1.0] * sight.seats
    if not guard_is_known and view.role != "guard":
        found = [2.0 * chance - 1.0 for chance in guard_chance]
        found[sight.me] = -1.0
    if view.guard is not None:
        found[view.guard] = 1.0
    if view.role == "guard":
        found[sight.me] = 1.0
    found[sight.emperor] = 1.0
    return found
