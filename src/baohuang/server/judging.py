"""What the strongest bot says of a finished deal; called in a process of its own, which knows bots and nothing else."""

from __future__ import annotations

from time import perf_counter
from typing import Final

import msgspec

from baohuang.bots.analysis import analyse
from baohuang.bots.search_bot import Budget, SearchBot
from baohuang.records.record import Record

BUDGET: Final = Budget(worlds=48, seconds=0.1)
"""For each decision; where the time is too short for all the worlds, fewer moments are beyond doubt."""


def judge(record: Record) -> bytes:
    """The analysis in JSON. Raises what `analyse` raises."""
    return msgspec.json.encode(analyse(record, SearchBot(BUDGET, clock=perf_counter)))
