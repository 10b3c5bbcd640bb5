"""A short run of `make chaos`: a house that is killed under the hands of its players."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tools.chaos import House, outcome, torment


def test_case_01_killed_again_and_again_nothing_is_lost_doubled_or_stuck(tmp_path: Path) -> None:
    """Staked deals of people and bots, and others without stakes; log and ledger are whole afterwards."""
    house = House(tmp_path)
    try:
        players = asyncio.run(torment(house, 2, 6, random.Random(7)))
    finally:
        house.kill()
    assert outcome(players, house.database) == (0, 0, 0)
