"""What `beats` and `legal` share: reading a top and asking whether a hand holds a play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from baohuang.cards.kinds import NATURAL_COUNT, SUITLESS, rank_of
from baohuang.engine.program import Program
from baohuang.engine.text import cards_of
from baohuang.plays.holding import holding_of
from baohuang.records.fault import BadRequest
from baohuang.records.hands import is_possible

NOT_NAMED: Final = -1


def read_top(text: str | None, program: Program) -> int:
    """The top that a play has to beat, 0 for leading.

    Raises `NotationError`, or `BadRequest` for what nobody could have laid.
    """
    if not text:
        return 0
    kinds = cards_of(text, program)
    grammar = program.grammar
    play = grammar.read(kinds, NOT_NAMED) if is_possible(kinds, program) else 0
    top = grammar.judge(play, 0) if play else 0
    if top <= 0 or grammar.keeps_back(play, holding_of(kinds)):
        raise BadRequest(f"{text!r} is no play, so nothing can be laid on it")
    return top


def has_cards(hand: Sequence[int], play: Sequence[int]) -> bool:
    """Whether the hand has the cards of a play, where either may leave suits out.

    Suited cards are taken from suited ones first, then from suitless ones of their rank; suitless
    cards from whatever is left of the rank.
    """
    without_suit: Counter[int] = Counter()
    for kind in set(play):
        missing = play.count(kind) - hand.count(kind)
        if kind >= SUITLESS or missing <= 0:
            continue
        if kind >= NATURAL_COUNT:
            return False
        without_suit[rank_of(kind)] += missing
    in_hand = _ranks(hand)
    return all(
        without_suit[rank] <= hand.count(SUITLESS + rank) and count <= in_hand[rank]
        for rank, count in _ranks(play).items()
    )


def _ranks(kinds: Sequence[int]) -> Counter[int]:
    """How many cards of each natural rank."""
    return Counter(rank_of(kind) for kind in kinds if not NATURAL_COUNT <= kind < SUITLESS)
