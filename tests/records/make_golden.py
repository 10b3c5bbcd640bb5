"""Write the golden record of every ruleset that has none: `python -m tests.records.make_golden`.

One that is there is never written again: it must replay to the same end for ever. A ruleset whose
play has to change gets a new `version`, and a golden record of that version beside the old one.
"""

from pathlib import Path

import msgspec

from baohuang.records.recorder import Recorder
from baohuang.records.referee.state import state_of
from baohuang.records.text import to_text
from baohuang.rulesets.registry import RULESETS
from tests.records.deals import random_recorder

FOLDER = Path(__file__).with_name("golden")
LIVELY = 100
"""Actions of a deal that shows enough."""


def golden_path(rules: str, version: int) -> Path:
    """Where the golden record of a ruleset's version lies."""
    return FOLDER / f"{rules}-{version}.txt"


def lively(rules: str) -> Recorder:
    """The first random deal of a ruleset, at its default options, that has a guard and is long."""
    tries = (random_recorder(seed, rules, options={}, grab=False) for seed in range(1000))
    return next(one for one in tries if one.deal.guard >= 0 and len(one.record().actions) >= LIVELY)


def main() -> None:
    """Write what is missing."""
    for rules, spec in RULESETS.items():
        path = golden_path(rules, spec.version)
        if not path.exists():
            recorder = lively(rules)
            path.write_text(to_text(recorder.record()), "utf-8")
            end = msgspec.json.format(msgspec.json.encode(state_of(recorder.deal)))
            path.with_suffix(".json").write_bytes(end + b"\n")


if __name__ == "__main__":
    main()
