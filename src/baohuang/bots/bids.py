"""Declarations by hand strength: grab, enthrone or yield, call, solo, open, rebel, kick, name, discard.

The thresholds of `Boldness` are strengths (standard deviations above a random hand).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from baohuang.bots.sight import Sight
from baohuang.bots.strength import strength, weight_of
from baohuang.cards.kinds import MARKED_BIG, NATURAL_COUNT
from baohuang.cards.notation import parse_cards
from baohuang.engine import actions as verbs
from baohuang.engine.actions import argument_of, declare, discard, verb_of
from baohuang.engine.discards import Discards
from baohuang.plays.holding import Holding
from baohuang.plays.specs import Hanging


class Boldness(NamedTuple):
    """From which strength on a seat says yes."""

    grab: float = 3.0
    enthrone: float = -0.2
    solo: float = 1.8
    open_solo: float = 2.6
    open_guard: float = 1.4
    rebel: float = 0.5
    kick: float = 0.6


CAUTIOUS = Boldness()
VALUED = Boldness(grab=0.8, enthrone=-1.5, solo=0.9, open_solo=1.1, open_guard=0.7, rebel=1.8, kick=0.3)
"""Where the points of yes and no cross, as deals of heuristic bots have shown (`benchmarks/bid_values.py`)."""
VALUED_WITH_TWOS = VALUED._replace(grab=1.7, solo=1.7, open_solo=2.0, open_guard=2.2)
"""The same where 2s beat big jokers, so that a strong hand is less safe."""


def valued(sight: Sight) -> Boldness:
    """The thresholds by estimated value that fit the ruleset."""
    grammar = sight.program.rules.grammar
    return VALUED_WITH_TWOS if isinstance(grammar, Hanging) and grammar.twos_beat_big else VALUED


def declare_by_strength(sight: Sight, actions: Sequence[int], boldness: Boldness = CAUTIOUS) -> int:
    """The declaration that suits the hand."""
    if isinstance(actions, Discards):
        return discard(worst_cards(sight.held, len_of_discard(actions), sight.named))
    verb = verb_of(actions[0])
    if verb == verbs.CALL:
        return best_call(sight, actions, boldness)
    if verb == verbs.NAME:
        return max(actions, key=lambda action: name_value(sight.held, argument_of(action)))
    if verb in (verbs.RENAME, verbs.KEEP):
        return declare(verbs.KEEP)
    return yes_or_no(sight, actions, boldness)


def yes_or_no(sight: Sight, actions: Sequence[int], boldness: Boldness) -> int:
    """Questions whose answer is a threshold."""
    asked = question(actions, boldness)
    if asked is None:
        return actions[0]
    yes, no, least = asked
    return yes if no not in actions or power_of(sight) >= least else no


def question(actions: Sequence[int], boldness: Boldness) -> tuple[int, int, float] | None:
    """Yes, no, and the strength from which on it is yes; None where the question is another."""
    for yes, no, least in (
        (declare(verbs.GRAB), declare(verbs.DECLINE), boldness.grab),
        (declare(verbs.ENTHRONE), declare(verbs.YIELD), boldness.enthrone),
        (declare(verbs.OPEN), declare(verbs.HIDE), boldness.open_guard),
        (declare(verbs.REBEL), declare(verbs.ABSTAIN), boldness.rebel),
        (declare(verbs.KICK), declare(verbs.SPARE), boldness.kick),
        (declare(verbs.SOLO, verbs.OPENLY), declare(verbs.SOLO, verbs.HIDDEN), boldness.open_solo),
    ):
        if yes in actions:
            return yes, no, least
    return None


def power_of(sight: Sight) -> float:
    """The strength of the hand, with the pile where it would come along."""
    hand = sight.held.kinds()
    if sight.view.phase == "enthrone" and sight.view.pile:
        hand += parse_cards(sight.view.pile)
    if sight.view.phase == "grab" and MARKED_BIG not in hand:
        hand.append(MARKED_BIG)
    return strength(hand, sight.program.deck)


def best_call(sight: Sight, actions: Sequence[int], boldness: Boldness) -> int:
    """The lowest three, whose fourth makes a strong card of a weak one; a strong hand calls a four."""
    power = power_of(sight)
    threes = [action for action in actions if argument_of(action) & 3 == verbs.PLAIN]
    fours = [action for action in actions if argument_of(action) & 3 != verbs.PLAIN]
    if fours and (not threes or power >= boldness.solo):
        way = verbs.OPENLY if power >= boldness.open_solo else verbs.HIDDEN
        return lowest_called([action for action in fours if argument_of(action) & 3 == way])
    return lowest_called(threes)


def lowest_called(actions: Sequence[int]) -> int:
    """The call of the lowest kind."""
    return min(actions, key=lambda action: argument_of(action) >> 2)


def name_value(held: Holding, kind: int) -> float:
    """JP-23: a card that is played late, high, of a suit that the emperor lacks."""
    suit = kind & 3
    of_suit = sum(held.counts[other] for other in range(suit, NATURAL_COUNT, 4))
    return (kind >> 2) - 0.3 * int(of_suit - held.counts[kind])


def len_of_discard(actions: Discards) -> int:
    """How many cards each of the discards has."""
    return len(verbs.discarded(actions[0]))


def worst_cards(held: Holding, count: int, named: int) -> list[int]:
    """The cards that cost most leads: low ones that are alone first, the named kind last."""

    def burden(kind: int) -> tuple[bool, float]:
        alike = int(held.ranks[kind >> 2]) if kind < NATURAL_COUNT else 3
        near = sum(1 for rank in range(max(0, (kind >> 2) - 2), min(11, (kind >> 2) + 2) + 1) if held.ranks[rank])
        return kind == named, weight_of(kind) + 0.8 * (alike - 1) + 0.05 * near

    return sorted(sorted(held.kinds(), key=burden)[:count])
