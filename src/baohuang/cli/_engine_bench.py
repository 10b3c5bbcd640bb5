"""What `baohuang bench engine` measures: decisions and deals a second, and single operations.

All of it in one process on one core. Random play: each legal action equally likely, every legal play
generated at each decision. Deals are dealt before the clock starts and cloned inside it;
`new_deal_us` says what shuffling and dealing cost. Rates are by the clock on the wall, with the
process's own time beside it, which a busy machine changes less; single operations are by the latter.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from math import floor
from random import Random
from time import perf_counter, process_time
from typing import TypeVar

import msgspec

from baohuang.build_info import inspect_build
from baohuang.engine.actions import PASS
from baohuang.engine.deal import Deal
from baohuang.engine.playout import play_out
from baohuang.engine.setup import new_deal
from baohuang.records.record import Record, record_of
from baohuang.records.recorder import Recorder
from baohuang.records.replay import replay
from baohuang.rulesets.options import Value
from baohuang.rulesets.registry import ruleset
from baohuang.views.observe import observe
from baohuang.views.remember import recall
from baohuang.views.sample import Sampler, sample

DEALT = 64
"""Different deals that a loop goes through again and again."""

INTO_PLAY = 40
"""Plays and passes after which a deal is in its middle."""

Subject = TypeVar("Subject")


class Rate(msgspec.Struct, frozen=True):
    """What a loop did in `seconds`."""

    decisions: int
    deals: int
    seconds: float
    cpu_seconds: float
    decisions_per_second: int
    decisions_per_cpu_second: int
    deals_per_second: float


class Report(msgspec.Struct, frozen=True):
    """The figures of one ruleset; what ends in `_us` or `_ms` is the mean time of one operation.

    `own_loop` is the engine's playout, `driven` the same play from interpreted Python through `legal`
    and `apply`. `sample_us` is a world for a new view, `sample_again_us` another for the same view.
    """

    rules: str
    options: dict[str, Value]
    build: str
    python: str
    own_loop: Rate
    driven: Rate
    mean_legal_plays: float
    most_legal_plays: int
    new_deal_us: float
    clone_us: float
    legal_us: float
    observe_us: float
    sample_us: float
    sample_again_us: float
    replay_ms: float


def measure(rules: str, options: dict[str, Value], seconds: float, seed: int) -> Report:
    """Measure a ruleset: `seconds` for each of the two loops, and about as much for all the rest."""
    spec = ruleset(rules, options)
    deals = [new_deal(spec, seed + number) for number in range(DEALT)]
    middle = [midway(deal, Random(seed)) for deal in deals]
    views = [recall(deal, deal.turn) for deal in middle]
    plays = [number for deal in deals for number in plays_met(deal.clone(), Random(seed))]
    records = [random_record(rules, options, seed + number) for number in range(8)]
    rng, brief = Random(seed), seconds / 7
    return Report(
        rules=rules,
        options=options,
        build=inspect_build().describe(),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        own_loop=rate(deals, seconds, seed, play_out),
        driven=rate(deals, seconds, seed, drive),
        mean_legal_plays=round(sum(plays) / len(plays), 2),
        most_legal_plays=max(plays),
        new_deal_us=microseconds(range(DEALT), brief, lambda number: new_deal(spec, number)),
        clone_us=microseconds(middle, brief, Deal.clone),
        legal_us=microseconds(middle, brief, lambda deal: deal.legal(deal.turn)),
        observe_us=microseconds(middle, brief, lambda deal: observe(deal, deal.turn)),
        sample_us=microseconds(views, brief, lambda view: sample(view, rng)),
        sample_again_us=microseconds([Sampler(view) for view in views], brief, lambda sampler: sampler.draw(rng)),
        replay_ms=round(microseconds(records, brief, replay) / 1000, 3),
    )


def rate(deals: Sequence[Deal], seconds: float, seed: int, play: Callable[[Deal, Random], int]) -> Rate:
    """Play clones of `deals` to the end, again and again, for `seconds`."""
    rng = Random(seed)
    decisions = played = 0
    start, cpu_start = perf_counter(), process_time()
    while (passed := perf_counter() - start) < seconds:
        decisions += play(deals[played % len(deals)].clone(), rng)
        played += 1
    cpu = process_time() - cpu_start
    return Rate(
        decisions=decisions,
        deals=played,
        seconds=round(passed, 3),
        cpu_seconds=round(cpu, 3),
        decisions_per_second=round(decisions / passed),
        decisions_per_cpu_second=round(decisions / cpu),
        deals_per_second=round(played / passed, 1),
    )


def drive(deal: Deal, rng: Random) -> int:
    """Play a deal out as any Python program would, by the same choices as `play_out`."""
    random = rng.random
    decisions = 0
    for seat in deal.turns():
        actions = deal.legal(seat)
        count = len(actions)
        deal.apply(seat, actions[floor(random() * count) if count > 1 else 0])
        decisions += 1
    return decisions


def plays_met(deal: Deal, rng: Random) -> list[int]:
    """How many plays were legal at each decision of the play phase."""
    found: list[int] = []
    while seats := deal.to_act():
        actions = deal.legal(seats[0])
        if deal.phase is deal.program.play:
            found.append(sum(action != PASS for action in actions))
        deal.apply(seats[0], actions[rng.randrange(len(actions))])
    return found or [0]


def midway(deal: Deal, rng: Random) -> Deal:
    """A clone some way into the play; nobody is out yet."""
    while True:
        other = deal.clone()
        moves = 0
        while moves < INTO_PLAY and not other.out and (seats := other.to_act()):
            actions = other.legal(seats[0])
            moves += other.phase is other.program.play
            other.apply(seats[0], actions[rng.randrange(len(actions))])
        if moves == INTO_PLAY and other.phase is other.program.play and not other.out:
            return other


def random_record(rules: str, options: dict[str, Value], seed: int) -> Record:
    """The record of a deal played at random."""
    recorder = Recorder(record_of(rules, options, seed=seed))
    rng = Random(seed)
    while seats := recorder.deal.to_act():
        actions = recorder.deal.legal(seats[0])
        recorder.apply(seats[0], actions[rng.randrange(len(actions))])
    return recorder.record()


def microseconds(subjects: Sequence[Subject], seconds: float, operation: Callable[[Subject], object]) -> float:
    """The mean time of an operation on each of `subjects` in turn, in µs of the process."""
    done = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        for subject in subjects:
            operation(subject)
        done += len(subjects)
    return round(passed / done * 1e6, 2)
