"""`baohuang simulate`: plays random deals to the end and checks every promise of the engine on the way."""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

NAME = "simulate"
SUMMARY = "Play random legal deals to the end; stop with status 1 at the first fault and print its seed."

CHUNK = 20
"""Deals that a worker plays before it reports."""

RANDOM = "random"
EVERY = "all"


@dataclass(frozen=True)
class Job:
    """Some deals of one ruleset; `options` None draws them anew for every deal."""

    rules: str
    options: dict[str, Any] | None
    first: int
    deals: int


@dataclass
class Tally:
    """What came out of some deals; `fault` tells of the first that failed."""

    deals: int = 0
    actions: int = 0
    void: int = 0
    most_plays: int = 0
    fault: str | None = None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which deals, how many, from which seed."""
    parser.add_argument("--rules", default=EVERY, help="a ruleset, or all (default: %(default)s)")
    parser.add_argument("--deals", type=int, default=1000, metavar="N", help="deals a ruleset (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first deal, the next has S + 1")
    parser.add_argument("--options", default="{}", metavar="JSON", help="room options; random draws them for each deal")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default: %(default)s)")


def run(args: argparse.Namespace) -> int:
    """A line of figures a ruleset; 1 at a fault, 2 for rules or options that do not exist."""
    from baohuang.records.fault import FAULTS
    from baohuang.rulesets.registry import RULESETS, ruleset

    names = list(RULESETS) if args.rules == EVERY else [args.rules]
    try:
        options = None if args.options == RANDOM else dict(json.loads(args.options).items())
        for name in names:
            ruleset(name, options)
    except (*FAULTS, ValueError, AttributeError, RecursionError) as error:
        print(f"baohuang simulate: {error}", file=sys.stderr)
        return 2
    for name in names:
        tally = simulate(Job(name, options, args.seed, args.deals), args.jobs)
        print(line_of(name, tally))
        if tally.fault:
            print(tally.fault)
            return 1
    return 0


def line_of(rules: str, tally: Tally) -> str:
    """The figures of a ruleset."""
    return (
        f"{rules}: {tally.deals} deals, {tally.actions} actions, {tally.void} void, "
        f"at most {tally.most_plays} legal actions, {1 if tally.fault else 0} faults"
    )


def simulate(job: Job, processes: int) -> Tally:
    """Play all deals of a job, in `processes` processes; stop at the first fault."""
    total = Tally()
    for tally in tallies(job, processes):
        total.deals += tally.deals
        total.actions += tally.actions
        total.void += tally.void
        total.most_plays = max(total.most_plays, tally.most_plays)
        total.fault = tally.fault
        if total.fault:
            break
    return total


def tallies(job: Job, processes: int) -> Iterator[Tally]:
    """The tally of each part of a job, in order."""
    chunks = [
        Job(job.rules, job.options, job.first + start, min(CHUNK, job.deals - start))
        for start in range(0, job.deals, CHUNK)
    ]
    if processes <= 1:
        yield from map(play_chunk, chunks)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play_chunk, chunks)
        finally:
            pool.shutdown(cancel_futures=True)


def play_chunk(job: Job) -> Tally:
    """Play the deals of one part, one after another."""
    from random import Random

    from baohuang.records.audit import Fault, audit, random_options

    tally = Tally()
    for seed in range(job.first, job.first + job.deals):
        options = random_options(job.rules, Random(f"options {seed}")) if job.options is None else job.options
        tally.deals += 1
        try:
            played = audit(job.rules, options, seed, Random(f"play {seed}"))
        except Fault as fault:
            tally.fault = describe(job.rules, options, seed, fault)
            return tally
        tally.actions += played.actions
        tally.void += played.end == "void"
        tally.most_plays = max(tally.most_plays, played.most_plays)
    return tally


def describe(rules: str, options: dict[str, Any], seed: int, fault: Any) -> str:
    """What went wrong, and the command that brings it back."""
    at = len(fault.record.actions)
    again = f"baohuang simulate --rules {rules} --deals 1 --seed {seed} --options '{json.dumps(options)}'"
    return f"fault at seed {seed} after {at} actions: {fault.message}\nagain: {again}"
