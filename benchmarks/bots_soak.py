"""Bots over random options: no exception, no illegal action, every deal to its end, nothing seen that is hidden.

    python -m benchmarks.bots_soak --bot heuristic --deals 5000 --seed 1 --jobs 2 --log L.jsonl --out R.json

In one deal of a hundred (`--again`) every seventh decision, and every declaration, is taken once more with all
that the seat cannot see dealt anew; it has to be the same. Stops with status 1 at the first fault, naming
ruleset, options and number. With a log, parts that it holds are not played again. Where there is no choice
nobody is asked.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from traceback import format_exc
from typing import Any, NamedTuple

from baohuang.bots.base import Bot
from baohuang.bots.driver import decide
from baohuang.bots.registry import bot
from baohuang.bots.search_bot import Budget, SearchBot
from baohuang.build_info import inspect_build
from baohuang.engine.deal import Deal
from baohuang.engine.setup import new_deal
from baohuang.rulesets.options import OPTIONS, REFUSED_PAIRS, Value
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.views.remember import recall
from baohuang.views.sample import NoWorld, Sampler

PART = 50
"""Deals that are played in one go."""


class Soak(NamedTuple):
    """What decides every deal. `worlds` is the search's budget, 0 its default."""

    bot: str
    seed: int
    again: int
    worlds: int


class Fault(RuntimeError):
    """An exception, an illegal action, or an answer that hung on what is hidden."""


def main() -> int:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--worlds", type=int, default=0, help="the search's budget")
    parser.add_argument("--rules", nargs="+", default=list(RULESETS))
    parser.add_argument("--deals", type=int, default=100, help="for each ruleset")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", type=int, default=100, metavar="N", help="one deal of N is asked again (100)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--log", type=Path)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    soak = Soak(args.bot, args.seed, args.again, args.worlds)
    parts = [
        (rules, first, min(PART, args.deals - first)) for rules in args.rules for first in range(0, args.deals, PART)
    ]
    done = read(args.log, soak)
    missing = [part for part in parts if part not in done]
    try:
        for part, counts in zip(missing, played(soak, missing, args.jobs), strict=True):
            done[part] = counts
            if args.log:
                with args.log.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([part, counts]) + "\n")
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    report = {
        "command": "python -m benchmarks.bots_soak " + " ".join(sys.argv[1:]),
        "build": inspect_build().describe(),
        "bot": args.bot,
        "rules": {rules: total([done[part] for part in parts if part[0] == rules]) for rules in args.rules},
        "faults": 0,
    }
    print(json.dumps(report, indent=1))
    if args.out:
        args.out.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    return 0


def read(log: Path | None, soak: Soak) -> dict[tuple[str, int, int], dict[str, int]]:
    """The parts of a log, which is begun where it does not exist; a line cut off is dropped."""
    if log is None:
        return {}
    head = json.dumps(soak) + "\n"
    if not log.exists():
        log.write_text(head, "utf-8")
    first, *lines = log.read_text("utf-8").splitlines(keepends=True)
    if first != head:
        raise SystemExit(f"{log} belongs to another soak")
    whole = [line for line in lines if line.endswith("\n")]
    log.write_text(head + "".join(whole), "utf-8")
    rows = [json.loads(line) for line in whole]
    return {(rules, at, deals): counts for (rules, at, deals), counts in rows}


def played(soak: Soak, parts: list[tuple[str, int, int]], jobs: int) -> Iterator[dict[str, int]]:
    """The counts of each part, in their order."""
    if jobs == 1:
        yield from map(partial(play_part, soak), parts)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(play_part, soak), parts)


def play_part(soak: Soak, part: tuple[str, int, int]) -> dict[str, int]:
    """Some deals. Raises `Fault`."""
    rules, first, deals = part
    counts = {"deals": 0, "decisions": 0, "asked_again": 0, "void": 0}
    player = SearchBot(Budget(worlds=soak.worlds)) if soak.worlds else bot(soak.bot)
    for index in range(first, first + deals):
        rng = Random(f"{soak.seed}/{rules}/{index}")
        options = random_options(rules, rng)
        try:
            deal = new_deal(ruleset(rules, options), f"{soak.seed}/{index}".encode())
            play(deal, player, rng, counts, again=index % soak.again == 0)
        except Exception as error:
            raise Fault(f"{rules} {options} {index}: {format_exc()}") from error
        counts["deals"] += 1
        counts["void"] += deal.phase.name == "void"
    return counts


def play(deal: Deal, player: Bot, rng: Random, counts: dict[str, int], *, again: bool) -> None:
    """One deal to its end; an illegal action raises `Refused`."""
    while asked := deal.to_act():
        seat = asked[0]
        actions = deal.legal(seat)
        if len(actions) == 1:
            deal.apply(seat, actions[0])
            continue
        state = rng.getstate() if again else None
        chosen = player.act(recall(deal, seat), actions, rng)
        counts["decisions"] += 1
        if state is not None and (deal.phase.name != "play" or counts["decisions"] % 7 == 0):
            counts["asked_again"] += asked_again(deal, seat, player, state, chosen)
        deal.apply(seat, chosen)
    assert deal.phase.name in ("over", "void")


def asked_again(deal: Deal, seat: int, player: Bot, state: Any, chosen: int) -> bool:
    """Ask where all that the seat cannot see lies otherwise. False where no such world was found."""
    again = Random()
    again.setstate(state)
    try:
        world = Sampler(recall(deal, seat)).draw(Random(chosen))
    except NoWorld:
        return False
    if seat not in world.to_act():
        return False
    assert decide(world, seat, player, again) == chosen, f"seat {seat} knew what it cannot know"
    return True


def total(parts: list[dict[str, int]]) -> dict[str, int]:
    """Sums of counts."""
    return {name: sum(part[name] for part in parts) for name in parts[0]}


def random_options(rules: str, rng: Random) -> dict[str, Value]:
    """Each option at its default or, as often, at any value; no refused pair."""
    chosen = {option.name: rng.choice(option.values) for option in OPTIONS[rules] if rng.random() < 0.5}
    for first, second in REFUSED_PAIRS:
        if chosen.get(first[0]) == first[1] and chosen.get(second[0]) == second[1]:
            del chosen[second[0]]
    return chosen


if __name__ == "__main__":
    sys.exit(main())
