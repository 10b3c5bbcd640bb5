"""Greedy play of combinations: lead long and low, answer without tearing, keep bombs for an exit."""

from __future__ import annotations

from collections.abc import Sequence

from baohuang.bots.greedy_choice import CLEARLY, cheapest_within
from baohuang.bots.sight import Sight
from baohuang.cards.kinds import RANK_2
from baohuang.engine.actions import PASS
from baohuang.plays.combos import LENGTHS, ROCKET, count_of, place, readings_of


def is_bomb(play: int) -> bool:
    """A bomb or the rocket."""
    readings = readings_of(play)
    return bool(readings) and readings[0] & 15 >= ROCKET - 1


def lead(sight: Sight, actions: Sequence[int]) -> int:
    """The combination to open with."""
    return min(actions, key=lambda play: lead_cost(sight, play))


def lead_cost(sight: Sight, play: int) -> float:
    """Every card laid is a gain, every high card and every torn set a loss."""
    cost, size = tear_and_height(sight, play)
    cost -= 2.2 * size
    if size in (2, 4, 5, 6) and is_bomb(play):
        cost += 14.0
    return cost + feeding(sight, size)


def tear_and_height(sight: Sight, play: int) -> tuple[float, int]:
    """What the cards of a play are worth, with what tearing their sets costs; and their number."""
    cost = 0.0
    size = 0
    for rank in range(LENGTHS):
        count = int(count_of(play, rank))
        if not count:
            continue
        size += count
        held = sight.held.ranks[place(rank)]
        height = 0.15 * rank + (2.0 if rank == RANK_2 else 3.5 if rank > RANK_2 else 0.0)
        cost += count * height
        if count < held:
            cost += 8.0 if held >= 4 else 1.5
    return cost, size


def feeding(sight: Sight, size: int) -> float:
    """As in the hanging game: sizes that let somebody out."""
    cost = 0.0
    for seat in range(sight.seats):
        count = sight.counts[seat]
        if seat == sight.me or sight.gone[seat] or count > 3:
            continue
        if sight.alliance[seat] >= CLEARLY and count == size:
            cost -= 3.0
        elif sight.alliance[seat] <= -CLEARLY and count == size:
            cost += 5.0
    return cost


def follow(sight: Sight, actions: Sequence[int]) -> int:
    """The cheapest answer, if it is worth its price."""
    allied = sight.alliance[sight.top_by]
    if allied >= CLEARLY and (sight.gone[sight.top_by] or sight.counts[sight.top_by] <= 10):
        return PASS
    return cheapest_within(sight, actions, answer_cost, worth(sight, allied))


def answer_cost(sight: Sight, play: int) -> float:
    """Height and tearing; a bomb is dear."""
    cost, size = tear_and_height(sight, play)
    if size in (2, 4, 5, 6) and is_bomb(play):
        cost += 7.0
    return cost - (4.0 if sight.held.size - size <= 3 else 0.0)


def worth(sight: Sight, allied: float) -> float:
    """What stopping the top's player may cost."""
    left = sight.counts[sight.top_by]
    if sight.gone[sight.top_by]:
        return 4.0
    danger = 15.0 if left <= 2 else 9.0 if left <= 5 else 6.0
    return danger if allied <= 0 else 0.5 * danger
