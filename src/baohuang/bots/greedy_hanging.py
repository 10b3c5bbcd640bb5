"""Greedy play of sets with hung jokers: shed low whole sets, keep jokers and bombs, spare the own side."""

from __future__ import annotations

from collections.abc import Sequence

from baohuang.bots.greedy_choice import CLEARLY, cheapest_within
from baohuang.bots.sight import Sight
from baohuang.cards.kinds import RANK_2
from baohuang.engine.actions import PASS
from baohuang.plays.sets import JOKERS, SUIT, TWOS, W_GUARD, bigs_of, joker_size, size_of, smalls_of
from baohuang.plays.sets import RANK as RANK_AT


def naturals_of(play: int) -> tuple[int, int]:
    """How many natural cards of which rank a set holds; the count is 0 where there are none."""
    n, twos = play & 31, (play >> TWOS) & 31
    return (n, ((play >> RANK_AT) & 15) - 1) if n else (twos, RANK_2)


def is_bomb(play: int) -> bool:
    """Whether the play names a suit, as only bombs of four alike do."""
    return bool(play >> SUIT)


def lead(sight: Sight, actions: Sequence[int]) -> int:
    """The set to open with."""
    return min(actions, key=lambda play: lead_cost(sight, play))


def lead_cost(sight: Sight, play: int) -> float:
    """Low for a low whole set; a joker goes along only when that clears the way to the exit."""
    ranks = sight.held.ranks
    n, rank = naturals_of(play)
    size = size_of(play)
    cost = 0.6 * rank - 0.8 * n + price_of_jokers(play)
    if n < ranks[rank]:
        cost += 4.0
    if is_bomb(play):
        cost += 6.0
    if n == 0:
        cost += 6.0
    if joker_size(play) and nearly_done(sight):
        cost -= 7.0 if bigs_of(play) == 1 and joker_size(play) == 1 else 0.0
    return cost + feeding(sight, size, rank + 3 * bigs_of(play))


def nearly_done(sight: Sight) -> bool:
    """Whether the big jokers can win a lead for every set but one."""
    ranks = sight.held.ranks
    sets = sum(1 for rank in range(RANK_2 + 1) if ranks[rank])
    return 1 < sets <= ranks[15] + ranks[16] + ranks[17] + 1


def feeding(sight: Sight, size: int, height: int) -> float:
    """A lead that a partner about to go out can beat is cheap, one that lets an opponent out is dear."""
    cost = 0.0
    for seat in range(sight.seats):
        count = sight.counts[seat]
        if seat == sight.me or sight.gone[seat] or count > 4:
            continue
        if sight.alliance[seat] >= CLEARLY and count == size:
            cost -= 3.0 - 0.3 * height
        elif sight.alliance[seat] <= -CLEARLY and size <= count:
            cost += (6.0 if size == count else 3.0) - 0.4 * height
    return cost


def follow(sight: Sight, actions: Sequence[int]) -> int:
    """The cheapest answer, if it is worth its price."""
    allied = sight.alliance[sight.top_by]
    if allied >= CLEARLY:
        return PASS
    return cheapest_within(sight, actions, answer_cost, worth(sight, allied))


def answer_cost(sight: Sight, play: int) -> float:
    """What laying a set costs: height, jokers, a torn set."""
    ranks = sight.held.ranks
    n, rank = naturals_of(play)
    cost = 0.3 * rank + price_of_jokers(play)
    if n < ranks[rank]:
        cost += 2.0
    if is_bomb(play):
        cost += 7.0
    if sight.held.size - size_of(play) <= 4:
        cost -= 3.0
    return cost


def price_of_jokers(play: int) -> float:
    """Small ones, big ones, the guard card."""
    return 2.5 * int(smalls_of(play)) + 5.0 * int(bigs_of(play)) + 6.0 * ((play >> W_GUARD) & 1)


def worth(sight: Sight, allied: float) -> float:
    """What stopping the top's player may cost; more the fewer cards they have."""
    left = sight.counts[sight.top_by]
    danger = 14.0 if left <= 3 else 9.0 if left <= 8 else 5.0
    if sight.gone[sight.top_by]:
        danger = 4.0
    return danger if allied <= -CLEARLY else 0.6 * danger


def has_jokers(play: int) -> bool:
    """Whether any joker or the guard card goes along."""
    return bool(play & JOKERS)
