"""A short run of `make fuzz`: some thousand broken frames at a real server, among them good ones."""

from __future__ import annotations

from random import Random

from tools.fuzz import attack
from tools.fuzz_frames import BROKEN, TEXT, Mutator, encoded


def test_a_server_under_broken_frames_stays_up_and_plays_on() -> None:
    """No crash, trace, 5xx, hang or wrong close code; memory stays flat; afterwards a deal is played to its end."""
    noise, _, _ = attack(seconds=200, frames=3000, seed=11, connections=6)
    assert noise.faults == []
    assert noise.heard > 0


def test_the_frames_are_of_many_kinds() -> None:
    """The same seed gives the same frames."""
    first, again = ([one.frame({}) for _ in range(3000)] for one in (Mutator(Random(1)), Mutator(Random(1))))
    assert first == again
    assert len(set(first)) > 2000
    assert sum(encoded(TEXT, broken) in first for broken in BROKEN) > len(BROKEN) // 2
