"""A short run of `make chaos`: a house that is killed under the hands of its players."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tools.chaos import House, faults, torment


def test_case_01_killed_again_and_again_nothing_is_lost_doubled_or_stuck(tmp_path: Path) -> None:
    """Staked deals of people and bots, one of each ruleset; log and ledger are whole afterwards."""
    house = House(tmp_path)
    try:
        outcome = asyncio.run(torment(house, 2, 4, random.Random(7)))
    finally:
        house.kill()
    assert outcome == (0, 0, 0)
    assert faults(house.database) == (0, 0)
