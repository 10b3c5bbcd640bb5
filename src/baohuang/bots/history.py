"""The moves of a deal as a seat remembers them, told as answers to somebody's play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from baohuang.bots.sight import Sight
from baohuang.plays.grammar import CLOSES


class Move(NamedTuple):
    """One move: `cards` is empty for a pass; `top` and `top_by` are what lay there (none: a lead)."""

    seat: int
    cards: list[int]
    top: list[int]
    top_by: int


def moves_of(sight: Sight) -> Iterator[Move]:
    """Every move of the deal so far; nothing where the view came without its memory."""
    memory = sight.view.memory
    if memory is None:
        return
    last_play = {seat: at for at, seat in enumerate(memory.moved) if memory.laid[at]}
    active = set(range(sight.seats))
    passed: set[int] = set()
    top: list[int] = []
    top_by = -1
    for at, seat in enumerate(memory.moved):
        cards = list(memory.laid[at])
        yield Move(seat, cards, top, top_by)
        if cards:
            closes = _closes(sight, cards, top)
            top, top_by = cards, seat
            if not sight.program.hard_pass:
                passed.clear()
            if sight.gone[seat] and last_play[seat] == at:
                active.discard(seat)
        else:
            closes = False
            passed.add(seat)
        if closes or active - passed <= {top_by}:
            top, top_by = [], -1
            passed.clear()


def _closes(sight: Sight, cards: list[int], top: list[int]) -> bool:
    """Whether 2s stood for jokers, which ends a trick at once."""
    if not top or not sight.hanging or len(cards) <= len(top):
        return False
    grammar = sight.program.grammar
    return bool(grammar.judge(grammar.read(cards, -1), grammar.read(top, -1)) == CLOSES)
