"""An audited deal: random legal actions to the end, with every promise of the engine checked on the way.

For the `simulate` command and the property tests. It knows no rules: only that cards do not vanish,
that somebody can always act until nobody has to, that what is legal is accepted and what is refused
changes nothing, that places and points add up, and that the record replays to the same end.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from baohuang.cards.kinds import GUARD_CARD, SLOTS
from baohuang.engine.actions import GRAB, PASS, declare
from baohuang.engine.deal import Deal
from baohuang.records.record import Record, from_json, record_of, to_json
from baohuang.records.recorder import Recorder
from baohuang.records.referee.state import state_of
from baohuang.records.replay import replay
from baohuang.records.text import from_text, to_text
from baohuang.rulesets.options import OPTIONS, OptionError, Value
from baohuang.rulesets.registry import ruleset

LONGEST: Final = 5_000
"""More actions than any deal has; a deal that goes on is stuck."""

GRABS: Final = 0.05
"""How often a seat grabs; at even odds one of five nearly always would, and nothing else be seen."""


SELDOM: Final = 32
"""After so many actions every card is counted by kind, after each all cards together."""


class Fault(Exception):
    """A promise broken, in a deal that `record` brings back."""

    def __init__(self, message: str, record: Record) -> None:
        super().__init__(message)
        self.message = message
        self.record = record


class Audit(NamedTuple):
    """What a deal without a fault was like."""

    actions: int
    end: str
    most_plays: int


def random_options(rules: str, rng: Random) -> dict[str, Value]:
    """A third of the options of a ruleset at random values; a refused pair is drawn again."""
    while True:
        options = {option.name: rng.choice(option.values) for option in OPTIONS[rules] if rng.random() < 1 / 3}
        try:
            ruleset(rules, options)
        except OptionError:
            continue
        return options


def audit(rules: str, options: dict[str, Value], seed: int, rng: Random) -> Audit:
    """Play one deal from `seed` with choices of `rng`. Raises `Fault`, also for an exception of the engine."""
    recorder = Recorder(record_of(rules, options, seed=seed))
    try:
        most = _play(recorder, rng)
        _require_whole_end(recorder.deal)
        _require_same_replay(recorder)
    except Fault:
        raise
    except Exception as error:
        raise Fault(f"{type(error).__name__}: {error}", recorder.record()) from error
    return Audit(recorder.length, recorder.deal.phase.name, most)


def _play(recorder: Recorder, rng: Random) -> int:
    deal = recorder.deal
    cards = cards_of(deal)
    total = sum(cards)
    most = 0
    while seats := deal.to_act():
        _require(recorder.length < LONGEST, "the deal does not end", recorder)
        seat = seats[int(rng.random() * len(seats))]
        _require_refusals(recorder, seats)
        actions = deal.legal(seat)
        _require(len(actions) > 0, f"seat {seat} is asked but has no legal action", recorder)
        most = max(most, len(actions))
        action = choose(actions, rng)
        code = deal.check(seat, action)
        _require(code is None, f"legal action {action} of seat {seat} is refused as {code}", recorder)
        recorder.apply(seat, action)
        _require(number_of_cards(deal) == total, "cards came or went", recorder)
        _require(recorder.length % SELDOM != 0 or cards_of(deal) == cards, "a card changed into another", recorder)
    _require(cards_of(deal) == cards, "a card changed into another", recorder)
    return most


def choose(actions: Sequence[int], rng: Random) -> int:
    """One of some legal actions, a grab seldom."""
    grab = declare(GRAB)
    if len(actions) == 2 and grab in actions and rng.random() > GRABS:
        return next(action for action in actions if action != grab)
    return actions[int(rng.random() * len(actions))]


def _require(holds: bool, message: str, recorder: Recorder) -> None:
    if not holds:
        raise Fault(message, recorder.record())


def _require_refusals(recorder: Recorder, seats: list[int]) -> None:
    """A seat that is not asked has no legal action, and is refused whatever it does."""
    deal = recorder.deal
    for seat in range(deal.seats):
        if seat not in seats:
            _require(not deal.legal(seat), f"seat {seat} is not asked but has legal actions", recorder)
            _require(deal.check(seat, PASS) is not None, f"seat {seat} is not asked but may pass", recorder)


def cards_of(deal: Deal) -> list[int]:
    """How many of each kind are anywhere in the deal; the flagged guard card by its face."""
    counts = [0] * SLOTS
    for held in deal.holdings:
        counts = [ours + theirs for ours, theirs in zip(counts, held.counts, strict=True)]
    for pile in (deal.pile, deal.discards, untaken_kitty(deal), *deal.history_cards):
        for kind in pile:
            counts[kind] += 1
    if counts[GUARD_CARD]:
        counts[deal.called] += counts[GUARD_CARD]
        counts[GUARD_CARD] = 0
    return counts


def number_of_cards(deal: Deal) -> int:
    """How many cards are anywhere in the deal."""
    held = sum(held.size for held in deal.holdings)
    laid = sum(map(len, deal.history_cards))
    return held + laid + len(deal.pile) + len(deal.discards) + len(untaken_kitty(deal))


def untaken_kitty(deal: Deal) -> list[int]:
    """The kitty as long as nobody holds it; afterwards it is in the emperor's hand."""
    return deal.kitty if deal.emperor < 0 else []


def _require_whole_end(deal: Deal) -> None:
    """A deal ends void, or with places 1 to n and points that fit the rules."""
    if deal.phase is deal.program.void:
        if deal.points is not None:
            raise ValueError("a void deal scores")
        return
    if deal.phase is not deal.program.over:
        raise ValueError(f"nobody acts in phase {deal.phase.name}")
    points, _, places = deal.result()
    if sorted(places) != list(range(1, deal.seats + 1)):
        raise ValueError(f"places {places}")
    if deal.program.sides and sum(points) != 0:
        raise ValueError(f"points {points} do not sum to zero")


def _require_same_replay(recorder: Recorder) -> None:
    """Both forms of the record bring back the same end."""
    record = recorder.record()
    if from_text(to_text(record)) != record or from_json(to_json(record)) != record:
        raise ValueError("the record is not read as it was written")
    if state_of(replay(record)) != state_of(recorder.deal):
        raise ValueError("the record replays to another end")
