"""The arena: duplicate deals for some bots, and what they come to.

Results depend on the seed alone, whatever the number of jobs; decision times do not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec

from baohuang.bots.contest import Clock, DealResult, Setup, play_contest

Progress = Callable[[int, int], None]
"""Told how many deals of how many are done."""


class Mismatch(ValueError):
    """A file to resume belongs to another arena. Code ``bad-request``."""

    code = "bad-request"


def run_arena(
    setup: Setup,
    deals: int,
    clock: Clock,
    jobs: int = 1,
    log: Path | None = None,
    progress: Progress | None = None,
) -> list[DealResult]:
    """Play deals 0…`deals`−1 and return them in order.

    With a `log`, finished deals are appended to it, a JSON line each, and those it has already are
    not played again. Raises `Mismatch` where the log's first line is another set-up.
    """
    done = {result.deal: result for result in read_log(log, setup) if result.deal < deals}
    missing = [index for index in range(deals) if index not in done]
    for result in play_all(setup, missing, clock, jobs):
        done[result.deal] = result
        if log is not None:
            append(log, result)
        if progress is not None:
            progress(len(done), deals)
    return [done[index] for index in range(deals)]


def play_all(setup: Setup, indices: Sequence[int], clock: Clock, jobs: int) -> Iterator[DealResult]:
    """Results as they come, in the order of `indices`."""
    work = partial(play_contest, setup, clock=clock)
    if jobs <= 1 or len(indices) <= 1:
        yield from map(work, indices)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(work, indices, chunksize=max(1, min(16, len(indices) // (4 * jobs))))


def read_log(log: Path | None, setup: Setup) -> list[DealResult]:
    """The deals of a log; begins it where it does not exist. A line cut off is dropped."""
    if log is None:
        return []
    if not log.exists():
        log.write_bytes(msgspec.json.encode(setup) + b"\n")
        return []
    head, *lines = log.read_bytes().splitlines(keepends=True) or [b""]
    if head.strip() != msgspec.json.encode(setup):
        raise Mismatch(f"{log.name} belongs to another arena")
    whole = [line for line in lines if line.endswith(b"\n")]
    if len(whole) != len(lines):
        log.write_bytes(b"".join([head, *whole]))
    return [msgspec.json.decode(line, type=DealResult, strict=False) for line in whole]


def append(log: Path, result: DealResult) -> None:
    """Add one deal to a log."""
    with log.open("ab") as file:
        file.write(msgspec.json.encode(result) + b"\n")


def names_in(results: Iterable[DealResult]) -> list[str]:
    """The bots that played, in the order in which they are met."""
    return list(dict.fromkeys(row.bot for result in results for row in result.rows))
