"""After the deal: where a bot would have done something clearly different, and who suspected whom.

`analyse` plays a record again and asks at every step what the seat knew then, with its memory and nothing
else. Seats are 0…n−1, steps count the record's actions. With the heuristic's judgement it takes tens of milliseconds
for a deal on the compiled build, with a search some seconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Literal

import msgspec

from baohuang.bots.belief import Belief, believe, is_open
from baohuang.bots.bids import power_of, question, valued
from baohuang.bots.heuristic_bot import mind_of
from baohuang.bots.search_bot import SearchBot
from baohuang.bots.sight import Sight, last_hand_of
from baohuang.bots.style import STEADY
from baohuang.engine.actions import PASS
from baohuang.engine.deal import Deal
from baohuang.engine.discards import Discards
from baohuang.engine.text import CardPlay, Declaration, format_move, parse_move
from baohuang.records.record import Record
from baohuang.records.replay import steps
from baohuang.views.remember import recall

Unit = Literal["points", "leads", "strength"]

CLEARLY: Final[dict[Unit, float]] = {"points": 0.5, "leads": 1.0, "strength": 0.5}
"""From this gain on a decision differs clearly, by unit."""
MOST: Final = 5
"""So many moments of one seat are told, those with the greatest gain."""


class Moment(msgspec.Struct, frozen=True):
    """A decision that the bot would have taken otherwise.

    `at`: the index of the action in the record; the position is that before it. `phase`: ``play``, or the
    question that was answered (``grab``, ``enthrone``, ``open``, …). `done` and `better`: actions as records
    write them without the seat, ``play 9c9d``, ``pass``, ``grab``. `gain`: by how much the better one is
    preferred; `unit` says in what: ``points`` (what a search found on average), ``leads`` (1: a set that goes
    without costing a lead), or ``strength`` (standard deviations of hands that the hand lies on the other side of the
    threshold).
    """

    at: int
    seat: int
    phase: str
    done: str
    better: str
    gain: float
    unit: Unit


class Odds(msgspec.Struct, frozen=True):
    """What one seat believes about the guard before action `at`, until its next entry.

    `chances`: by seat, how likely it is the guard; `solo`: how likely the emperor has none. They add up to 1.
    `sure`: the seat knows, for it is the guard or has seen who is.
    """

    at: int
    seat: int
    chances: tuple[float, ...]
    solo: float
    sure: bool


class Analysis(msgspec.Struct, frozen=True):
    """Moments in the order of the deal; odds by step, then by seat, an entry where a seat's belief changed.

    `odds` is empty where there is no guard to look for.
    """

    moments: tuple[Moment, ...]
    odds: tuple[Odds, ...]


def analyse(record: Record, player: SearchBot | None = None) -> Analysis:
    """What there is to learn from a deal, finished or not. Raises what `replay` raises.

    Plays are judged by what `player` finds out about them, without one by the heuristic; declarations always by the
    heuristic, for so does a search.

    >>> from baohuang.records.record import record_of
    >>> analyse(record_of("weihai", seed=7))
    Analysis(moments=(), odds=())
    """
    moments: list[Moment] = []
    odds: list[Odds] = []
    latest: dict[int, Odds] = {}
    for step in steps(record):
        if step.done == len(record.actions):
            break
        if step.deal.phase is step.deal.program.play:
            for told in odds_now(step.deal, step.done):
                if told.seat not in latest or not alike(latest[told.seat], told):
                    latest[told.seat] = told
                    odds.append(told)
        seat, _, move = record.actions[step.done].partition(" ")
        moment = moment_of(step.deal, step.done, int(seat), move, player)
        if moment is not None:
            moments.append(moment)
    return Analysis(tuple(greatest(moments)), tuple(odds))


def greatest(moments: list[Moment]) -> list[Moment]:
    """The `MOST` of each seat with the greatest gain, in their order."""
    kept: list[Moment] = []
    for seat in {moment.seat for moment in moments}:
        own = sorted(
            (moment for moment in moments if moment.seat == seat), key=lambda one: -one.gain / CLEARLY[one.unit]
        )
        kept += own[:MOST]
    return sorted(kept, key=lambda moment: moment.at)


# What would have been better.


def moment_of(deal: Deal, at: int, seat: int, move: str, player: SearchBot | None) -> Moment | None:
    """The moment of one action about to be done, if the bot's is clearly another."""
    actions = deal.legal(seat)
    if len(actions) < 2:
        return None
    sight = Sight(recall(deal, seat))
    done = action_of(deal, move)
    unit: Unit = "strength"
    if deal.phase is not deal.program.play:
        better, gain = declared(sight, actions, done)
    elif player is None:
        better, gain, unit = *played(sight, actions, done), "leads"
    else:
        better, gain, unit = *searched(sight, actions, done, player, Random(at)), "points"
    if better == done or gain < CLEARLY[unit]:
        return None
    return Moment(at, seat, deal.phase.name, move, format_move(deal, seat, better), round(gain, 2), unit)


def played(sight: Sight, actions: Sequence[int], done: int) -> tuple[int, float]:
    """The best play and what it is worth more than `done`; to go out is the best there is."""
    mind = mind_of(sight, STEADY)
    ranked = mind.ranked(actions)
    values = {action: value for value, action in ranked}
    value = values[done] if done in values else mind.play_value(done)
    last_hand = last_hand_of(sight, actions)
    if last_hand is not None:
        return last_hand, 0.0 if sight.program.grammar.size(done) == sight.held.size else STEADY.exit - min(value, 0.0)
    return ranked[0][1], ranked[0][0] - value


def searched(sight: Sight, actions: Sequence[int], done: int, player: SearchBot, rng: Random) -> tuple[int, float]:
    """The best play beyond doubt and how many points it brings more than `done`, in worlds that the seat may be in."""
    last_hand = last_hand_of(sight, actions)
    best = player.candidates(sight, actions) if last_hand is None else [(0.0, last_hand)]
    roots = player.tried(sight, [(0.0, done), *((judged, action) for judged, action in best if action != done)], rng)
    points = {root.action: root.points for root in roots}
    return roots[0].action, roots[0].points - points[done]


def declared(sight: Sight, actions: Sequence[int], done: int) -> tuple[int, float]:
    """The answer to a yes-or-no question and how far the hand is from the threshold; others are not judged."""
    asked = None if isinstance(actions, Discards) else question(actions, valued(sight))
    if asked is None or asked[1] not in actions or done not in asked[:2]:
        return done, 0.0
    yes, no, least = asked
    beyond = power_of(sight) - least
    return (yes if beyond >= 0.0 else no), abs(beyond)


def action_of(deal: Deal, move: str) -> int:
    """The number of a move as records write it."""
    parsed = parse_move(move, deal.program)
    if isinstance(parsed, Declaration):
        return parsed.action
    return int(deal.grammar.read(parsed.cards, deal.named)) if isinstance(parsed, CardPlay) else PASS


# Who was suspected.


def odds_now(deal: Deal, at: int) -> list[Odds]:
    """What every seat believes, in seat order; nothing where there is no guard to look for."""
    found: list[Odds] = []
    for seat in range(deal.seats):
        sight = Sight(recall(deal, seat))
        if sight.emperor < 0 or sight.alone:
            return []
        sure = not is_open(sight)
        belief = known(sight) if sure else believe(sight)
        chances = tuple(round(chance, 3) for chance in belief.chances)
        found.append(Odds(at, seat, chances, round(belief.solo, 3), sure))
    return found


def known(sight: Sight) -> Belief:
    """The belief of a seat that knows."""
    view = sight.view
    guard = sight.me if view.role == "guard" else view.guard
    return Belief([float(seat == guard) for seat in range(sight.seats)], float(guard is None))


def alike(one: Odds, other: Odds) -> bool:
    """Whether two beliefs of a seat are the same but for their step."""
    return (one.chances, one.solo, one.sure) == (other.chances, other.solo, other.sure)
