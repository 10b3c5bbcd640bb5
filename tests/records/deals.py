"""Random deals for the tests of this room: options drawn from the registry, actions drawn from `legal`."""

from __future__ import annotations

import random

from baohuang.records.record import Record, record_of
from baohuang.records.recorder import Recorder
from baohuang.rulesets.options import OPTIONS, OptionError, Value
from baohuang.rulesets.registry import RULESETS, ruleset


def random_options(rules: str, rng: random.Random, share: float = 0.3) -> dict[str, Value]:
    """Some options of a ruleset at random values; a refused pair is drawn again."""
    while True:
        options = {option.name: rng.choice(option.values) for option in OPTIONS[rules] if rng.random() < share}
        try:
            ruleset(rules, options)
        except OptionError:
            continue
        return options


def random_recorder(
    seed: int,
    rules: str | None = None,
    most: int | None = None,
    options: dict[str, Value] | None = None,
    grab: bool = True,
) -> Recorder:
    """A deal played at random to its end, or for `most` actions.

    With `grab` False nobody grabs: at random one of five nearly always would.
    """
    rng = random.Random(seed)
    name = rules or rng.choice(list(RULESETS))
    starter = rng.choice([None, *range(4)])
    drawn = random_options(name, rng)
    recorder = Recorder(record_of(name, drawn if options is None else options, seed=seed, starter=starter))
    deal = recorder.deal
    done = 0
    while (seats := deal.to_act()) and done != most:
        seat = rng.choice(seats)
        actions = deal.legal(seat)
        calm = deal.phase.name == "grab" and not grab
        recorder.apply(seat, actions[-1] if calm else actions[rng.randrange(len(actions))])
        done += 1
    return recorder


def random_record(seed: int, rules: str | None = None, most: int | None = None) -> Record:
    """The record of `random_recorder`."""
    return random_recorder(seed, rules, most).record()
