"""`roll_out`: a world played to its end by a quick, plain policy, for search.

The policy is greedy's in short: whole low sets are led, answers are cheap, jokers and bombs stop exits, a
partner that a seat knows is spared. It works on the engine's own state, so it belongs to a world that
`views.sample` made up and never to the deal at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baohuang.bots.strength import weight_of
from baohuang.cards.kinds import NATURAL_COUNT, RANK_2
from baohuang.engine import actions as verbs
from baohuang.engine.actions import PASS, argument_of, declare, discard, verb_of
from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.discards import Discards
from baohuang.engine.trick import lay, lay_pass, play_actions
from baohuang.plays.climbing import ClimbingGrammar
from baohuang.plays.combos import BOMB, LENGTHS, count_of, place, readings_of
from baohuang.plays.hanging import HangingGrammar
from baohuang.plays.holding import R_BIG, R_GUARD, R_MARKED_BIG, R_MARKED_SMALL, R_SMALL, Holding
from baohuang.plays.sets import RANK, SUIT, TWOS, W_GUARD, bigs_of, joker_unit, natural, size_of, smalls_of

FRIEND: Final = 1
FOE: Final = -1
UNKNOWN: Final = 0

SAFE: Final = (
    declare(verbs.DECLINE),
    declare(verbs.ENTHRONE),
    declare(verbs.YIELD),
    declare(verbs.HIDE),
    declare(verbs.ABSTAIN),
    declare(verbs.SPARE),
    declare(verbs.SOLO, verbs.HIDDEN),
    declare(verbs.KEEP),
)
"""The declarations that a seat makes in a roll-out, whichever of them it is asked for."""


def roll_out(deal: Deal) -> None:
    """Play a world on until nobody has to act. Changes `deal`."""
    deal.events = None
    play = deal.program.play
    grammar = deal.grammar
    while True:
        if deal.phase is play:
            seat = deal.turn
            if seat < 0:
                return
            action = quick_play(deal, seat)
            if action == PASS:
                lay_pass(deal, seat)
            else:
                lay(deal, seat, action, grammar.spend(action, deal.holdings[seat], deal.named))
        else:
            seats = deal.phase.actors(deal)
            if not seats:
                return
            seat = seats[0]
            deal.phase.act(deal, seat, quick_declaration(deal.phase.actions(deal, seat), deal, seat))


def quick_declaration(actions: Sequence[int], deal: Deal, seat: int) -> int:
    """The plain answer to a question before the lead."""
    if isinstance(actions, Discards):
        held = deal.holdings[seat]
        count = len(verbs.discarded(actions[0]))
        kinds = sorted(held.kinds(), key=lambda kind: (kind == deal.named, weight_of(kind)))
        return discard(kinds[:count])
    for safe in SAFE:
        if safe in actions:
            return safe
    if verb_of(actions[0]) == verbs.NAME:
        return max(actions, key=argument_of)
    return min(actions, key=argument_of)


def stance(deal: Deal, seat: int, other: int) -> int:
    """Whether `other` is a friend or a foe of `seat`, as far as `seat` knows."""
    emperor, guard = deal.emperor, deal.guard
    if seat == emperor:
        if guard == NOBODY:
            return FOE
        if not deal.revealed:
            return UNKNOWN
        return FRIEND if other == guard else FOE
    if seat == guard:
        return FRIEND if other == emperor else FOE
    if other == emperor:
        return FOE
    if not deal.revealed:
        return UNKNOWN
    return FOE if other == guard else FRIEND


def quick_play(deal: Deal, seat: int) -> int:
    """The policy: a play or a pass."""
    grammar = deal.grammar
    if isinstance(grammar, HangingGrammar):
        if deal.top == 0:
            return hanging_lead(deal, seat, grammar)
        return hanging_answer(deal, seat)
    if isinstance(grammar, ClimbingGrammar):
        return climbing_play(deal, seat)
    return play_actions(deal)[0]


def hanging_lead(deal: Deal, seat: int, grammar: HangingGrammar) -> int:
    """The cheapest whole set; with all losers but one covered by big jokers, one of these goes along."""
    held = deal.holdings[seat]
    ranks = held.ranks
    sets = 0
    best = -1
    least = 1000.0
    held_back = False
    for rank in range(RANK_2 + 1):
        count = int(ranks[rank])
        if count == 0:
            continue
        if rank == grammar.held_rank:
            held_back = True
            continue
        sets += 1
        cost = 0.6 * rank - 0.8 * count + exit_cost(deal, seat, count, rank)
        if cost < least:
            least = cost
            best = rank
    jokers = int(ranks[R_SMALL] + ranks[R_MARKED_SMALL] + ranks[R_BIG] + ranks[R_MARKED_BIG] + ranks[R_GUARD])
    if sets == 0:
        if jokers and not held_back:
            return all_jokers(deal, seat)
        actions = grammar.leads(held, deal.named)
        return int(actions[0])
    count = int(ranks[best])
    whole = natural(best, count)
    if sets == 1 and not held_back:
        code = whole + (all_jokers(deal, seat) if jokers else 0)
        return code if jokers or grammar.holds(code, held, -1) else int(grammar.leads(held, -1)[-1])
    bigs = int(ranks[R_BIG] + ranks[R_MARKED_BIG] + ranks[R_GUARD])
    if 0 < bigs >= sets - 1 + held_back:
        return whole + one_big(deal, seat)
    if grammar.holds(whole, held, -1):
        return whole
    return natural(best, count - 1) if count > 1 else whole


def all_jokers(deal: Deal, seat: int) -> int:
    """Every joker of a hand in one code."""
    code = 0
    for at in range(5):
        code += int(deal.holdings[seat].ranks[R_SMALL + at]) * joker_unit(NATURAL_COUNT + at)
    return code


def one_big(deal: Deal, seat: int) -> int:
    """One big joker or the guard card of a hand."""
    for at in range(2, 5):
        if deal.holdings[seat].ranks[R_SMALL + at]:
            return joker_unit(NATURAL_COUNT + at)
    return 0


def exit_cost(deal: Deal, seat: int, size: int, height: int) -> float:
    """A lead that lets a friend out is cheap, one that lets a foe out is dear."""
    cost = 0.0
    for other in range(deal.seats):
        count = deal.holdings[other].size
        if count > 4 or other == seat or not deal.is_active(other):
            continue
        side = stance(deal, seat, other)
        if side == FRIEND and count == size:
            cost -= 3.0 - 0.3 * height
        elif side == FOE and size <= count:
            cost += (6.0 if size == count else 3.0) - 0.4 * height
    return cost


def hanging_answer(deal: Deal, seat: int) -> int:
    """The cheapest answer, if it is worth its price."""
    top_by = deal.top_by
    held = deal.holdings[seat]
    side = stance(deal, seat, top_by)
    best = PASS
    least = 1000.0
    for code in play_actions(deal):
        if code == PASS:
            continue
        size = int(size_of(code))
        if size == held.size:
            return code
        if side == FRIEND:
            continue
        n = code & 31
        rank = ((code >> RANK) & 15) - 1 if n else RANK_2
        n = n or (code >> TWOS) & 31
        cost = (
            0.3 * int(rank) + 2.5 * int(smalls_of(code)) + 5.0 * int(bigs_of(code)) + 6.0 * int((code >> W_GUARD) & 1)
        )
        if n < held.ranks[rank]:
            cost += 2.0
        if code >> SUIT:
            cost += 7.0
        if held.size - size <= 4:
            cost -= 3.0
        if cost < least:
            least = cost
            best = code
    if best == PASS:
        return PASS
    return best if least <= worth(deal, top_by, side) else PASS


def worth(deal: Deal, top_by: int, side: int) -> float:
    """What stopping the top's player may cost."""
    if not deal.is_active(top_by):
        return 4.0
    left = deal.holdings[top_by].size
    danger = 14.0 if left <= 3 else 9.0 if left <= 8 else 5.0
    return danger if side == FOE else 0.6 * danger


def climbing_play(deal: Deal, seat: int) -> int:
    """Lead long and low, answer without tearing, keep bombs for an exit."""
    held = deal.holdings[seat]
    leading = deal.top == 0
    side = UNKNOWN if leading else stance(deal, seat, deal.top_by)
    spares = side == FRIEND and (not deal.is_active(deal.top_by) or deal.holdings[deal.top_by].size <= 10)
    best = PASS
    least = 1000.0
    for code in play_actions(deal):
        if code == PASS:
            continue
        if deal.grammar.size(code) == held.size:
            return code
        if spares:
            continue
        cost = climbing_cost(code, held, leading)
        if cost < least:
            least = cost
            best = code
    if leading or best == PASS:
        return best
    return best if least <= climbing_worth(deal, side) else PASS


def climbing_cost(code: int, held: Holding, leading: bool) -> float:
    """Height and tearing; a bomb is dear; long leads are cheap."""
    cost = 0.0
    size = 0
    for rank in range(LENGTHS):
        count = int(count_of(code, rank))
        if count:
            size += count
            cost += count * (0.15 * rank + (2.0 if rank == RANK_2 else 3.5 if rank > RANK_2 else 0.0))
            have = held.ranks[place(rank)]
            if count < have:
                cost += 8.0 if have >= 4 else 1.5
    if size in (2, 4, 5, 6) and is_bomb(code):
        cost += 14.0 if leading else 7.0
    if leading:
        return cost - 2.2 * size
    return cost - (4.0 if held.size - size <= 3 else 0.0)


def climbing_worth(deal: Deal, side: int) -> float:
    """What stopping the top's player may cost."""
    if not deal.is_active(deal.top_by):
        return 4.0
    left = deal.holdings[deal.top_by].size
    danger = 15.0 if left <= 2 else 9.0 if left <= 5 else 6.0
    return 0.5 * danger if side == FRIEND else danger


def is_bomb(code: int) -> bool:
    """A bomb or the rocket."""
    readings = readings_of(code)
    return len(readings) > 0 and readings[0] & 15 >= BOMB
