"""Hand planning: the fewest leads that empty a hand, and which sets they are.

Hanging hands are exact: a set is a whole rank, jokers go along, held-back cards come last. Climbing
hands are exact up to `EXACT` cards; above, runs are taken out one after the other, each time the one
that helps most.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baohuang.cards.kinds import BIG, GUARD_CARD, RANK_2, RANK_A, SMALL, SUITLESS
from baohuang.plays.climbing import ClimbingGrammar
from baohuang.plays.combos import BIG_AT, LENGTHS, SMALL_AT, shift
from baohuang.plays.grammar import Grammar
from baohuang.plays.hanging import HangingGrammar
from baohuang.plays.holding import R_BIG, R_SMALL, Holding, holding_of
from baohuang.plays.sets import JOKERS, joker_unit, natural
from baohuang.plays.specs import Climbing

EXACT: Final = 10
"""Climbing hands of so many cards are searched to the end."""

Ranks = tuple[int, ...]
"""Cards by rank 3…2, small, big: `LENGTHS` of them."""
Run = tuple[int, int, int]
"""Lowest rank, number of ranks, cards of each: a straight, a pair run or an airplane without wings."""


def fewest_leads(held: Holding, grammar: Grammar) -> int:
    """How many leads empty the hand if nobody ever answers; 0 for an empty one."""
    return len(plan(held, grammar))


def plan(held: Holding, grammar: Grammar) -> list[int]:
    """Play codes that empty the hand in the fewest leads.

    Hanging hands in the order to lead them: low sets first, winners later, held-back cards last.
    """
    if held.size == 0:
        return []
    if isinstance(grammar, HangingGrammar):
        return hanging_plan(held, grammar)
    return [code_of(group) for group in climbing_plan(ranks_of(held))]


def hanging_plan(held: Holding, grammar: HangingGrammar) -> list[int]:
    """Whole ranks, the jokers spread over the lowest of them."""
    ranks = [rank for rank in range(RANK_2 + 1) if held.ranks[rank] and rank != grammar.held_rank]
    codes = [natural(rank, held.ranks[rank]) for rank in ranks]
    jokers = singles_of_jokers(held)
    if not codes and jokers:
        codes = [0]
    for at, joker in enumerate(jokers):
        codes[min(at, len(codes) - 1)] += joker
    codes.sort(key=lambda code: bool(hung_part(code)))
    if grammar.held_rank >= 0 and held.ranks[grammar.held_rank]:
        codes.append(natural(grammar.held_rank, held.ranks[grammar.held_rank]))
    return codes


def hung_part(code: int) -> int:
    """The jokers of a code."""
    return code & JOKERS


def singles_of_jokers(held: Holding) -> list[int]:
    """One code part for each joker, the strongest first."""
    kinds = range(GUARD_CARD, SMALL - 1, -1)
    return [int(joker_unit(kind)) for kind in kinds for _ in range(held.counts[kind])]


# The climbing family.


def ranks_of(held: Holding) -> Ranks:
    """A hand as counts by rank of the climbing family."""
    return tuple(int(held.ranks[at]) for at in (*range(RANK_2 + 1), R_SMALL, R_BIG))


def climbing_plan(ranks: Ranks) -> list[Ranks]:
    """Groups (counts by rank) that empty a hand."""
    return list(exact_plan(ranks) if sum(ranks) <= EXACT else good_plan(ranks))


@lru_cache(maxsize=4096)
def exact_plan(ranks: Ranks) -> tuple[Ranks, ...]:
    """The fewest groups, by trying each that holds the lowest card left (or has it as a wing)."""
    if not any(ranks):
        return ()
    best: tuple[Ranks, ...] | None = None
    for group in groups_with_lowest(ranks):
        rest = exact_plan(minus(ranks, group))
        if best is None or len(rest) + 1 < len(best):
            best = (group, *rest)
    return best or ()


def groups_with_lowest(ranks: Ranks) -> list[Ranks]:
    """Every combination that holds a card of the lowest rank of the hand."""
    low = next(rank for rank in range(LENGTHS) if ranks[rank])
    kinds = [SUITLESS + rank for rank in range(RANK_2 + 1) for _ in range(ranks[rank])]
    held = holding_of([*kinds, *[SMALL] * ranks[13], *[BIG] * ranks[14]])
    groups = [group_of(code) for code in climbing().leads(held, -1)]
    found = [group for group in groups if group[low]]
    return sorted(found, key=lambda group: -sum(group))


@lru_cache(maxsize=1)
def climbing() -> Grammar:
    """The climbing grammar, which has no options."""
    return ClimbingGrammar(Climbing())


def group_of(code: int) -> Ranks:
    """Counts by rank of a climbing code."""
    counts = [(code >> (4 * rank)) & 15 for rank in range(RANK_2 + 1)]
    return (*counts, (code >> SMALL_AT) & 3, (code >> BIG_AT) & 3)


def code_of(group: Ranks) -> int:
    """The climbing code of counts by rank, without the named card's mark."""
    code = 0
    for rank in range(LENGTHS):
        code += group[rank] << shift(rank)
    return code


def minus(ranks: Ranks, group: Sequence[int]) -> Ranks:
    """What is left of a hand without a group."""
    return tuple(have - used for have, used in zip(ranks, group, strict=True))


def good_plan(ranks: Ranks) -> list[Ranks]:
    """Runs taken out greedily, the rest as whole ranks with wings."""
    left = ranks
    groups: list[Ranks] = []
    count = len(whole_ranks(left))
    while True:
        options = [(len(whole_ranks(minus(left, run_cards(run)))) + 1, run) for run in runs_in(left)]
        better = [option for option in options if option[0] < count]
        if not better:
            return groups + whole_ranks(left)
        count, run = min(better, key=lambda option: (option[0], -option[1][1] * option[1][2]))
        groups.append(run_cards(run))
        left = minus(left, groups[-1])
        count -= 1


def runs_in(ranks: Ranks) -> list[Run]:
    """Every straight, pair run and airplane (without wings) of a hand."""
    found: list[Run] = []
    for width, least in ((1, 5), (2, 3), (3, 2)):
        for low in range(RANK_A + 1):
            high = low
            while high <= RANK_A and ranks[high] >= width:
                high += 1
                if high - low >= least:
                    found.append((low, high - low, width))
    return found


def run_cards(run: Run) -> Ranks:
    """The cards of a run."""
    low, length, width = run
    return tuple(width if low <= rank < low + length else 0 for rank in range(LENGTHS))


def whole_ranks(ranks: Ranks) -> list[Ranks]:
    """Ranks played whole: bombs, triples that take singles and pairs along as wings, the rocket."""
    triples = [rank for rank in range(RANK_2 + 1) if ranks[rank] == 3]
    wings = [rank for rank in range(LENGTHS) if ranks[rank] == 1] + [
        rank for rank in range(LENGTHS) if ranks[rank] == 2
    ]
    groups: list[Ranks] = []
    for triple in triples:
        group = [0] * LENGTHS
        group[triple] = 3
        if wings and wings[0] <= RANK_A:
            wing = wings.pop(0)
            group[wing] = ranks[wing]
        groups.append(tuple(group))
    if 13 in wings and 14 in wings and ranks[13] == ranks[14] == 1:
        wings = [rank for rank in wings if rank < 13]
        groups.append(tuple(1 if rank >= 13 else 0 for rank in range(LENGTHS)))
    for rank in [*wings, *(rank for rank in range(RANK_2 + 1) if ranks[rank] >= 4)]:
        groups.append(tuple(ranks[rank] if at == rank else 0 for at in range(LENGTHS)))
    return groups
