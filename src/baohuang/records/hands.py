"""Hands as text, bound to the cards of a deck.

A suitless token is given a suit here, so that a deal can be begun with it: the first of c d h s of
which the deck has one left, after all suited tokens of all hands are bound.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from baohuang.cards.kinds import GUARD_CARD, NATURAL_COUNT, SUITLESS, rank_of
from baohuang.cards.notation import card_name, parse_card, parse_cards
from baohuang.engine.program import Program
from baohuang.engine.setup import BadHands
from baohuang.engine.text import require_known
from baohuang.records.fault import BadRequest
from baohuang.rulesets.specs import Name


def read_cards(text: str, program: Program) -> tuple[int, ...]:
    """The cards of a hand, none included, each known to the ruleset. Raises `NotationError`."""
    kinds = parse_cards(text)
    for kind in kinds:
        require_known(kind, program)
    return kinds


def read_named(token: str, program: Program) -> int:
    """The named kind. Raises `BadRequest` where nothing is named, `NotationError` where it is no card."""
    if program.rules.phase(Name) is None:
        raise BadRequest(f"no card is named in {program.rules.id} with these options")
    kind = parse_card(token)
    require_known(kind, program)
    if kind >= NATURAL_COUNT:
        raise BadRequest("the named card is a natural card")
    return kind


def is_possible(kinds: Iterable[int], program: Program) -> bool:
    """Whether there can be such cards where play is judged by rank.

    No more of a rank than the deck has, no more of a kind than it has packs, no more jokers than it
    has, one guard card. Of which suits a town has left a few out is not looked at here: it is in
    `bind_piles`, where a deal is laid out.
    """
    deck = deck_with_guard_card(program)
    packs = program.rules.deck.packs
    left = [packs if kind < NATURAL_COUNT else copies for kind, copies in enumerate(deck)]
    of_rank = [sum(deck[first : first + 4]) for first in range(0, NATURAL_COUNT, 4)]
    for kind in kinds:
        if kind < SUITLESS:
            left[kind] -= 1
        if not NATURAL_COUNT <= kind < SUITLESS:
            of_rank[rank_of(kind)] -= 1
    return min(left) >= 0 and min(of_rank) >= 0


def require_possible(kinds: Iterable[int], program: Program) -> None:
    """Raise `BadHands` (``bad-hand``) where the deck lacks one of these cards."""
    if not is_possible(kinds, program):
        raise BadHands("bad-hand", "more of a kind than the deck has")


def deck_with_guard_card(program: Program) -> list[int]:
    """Copies by slot, the flag of the one guard card included."""
    left = list(program.deck)
    left[GUARD_CARD] = 1
    return left


def bind_piles(piles: Sequence[Sequence[int]], left: list[int]) -> list[list[int]]:
    """Suited kinds for all piles together, out of `left` copies by slot. Raises `BadHands`."""
    for kind in (kind for pile in piles for kind in pile if kind < SUITLESS):
        left[kind] -= 1
        if left[kind] < 0:
            raise BadHands("bad-hand", f"the deck has fewer {card_name(kind)}")
    return [[_bind(kind, left) for kind in pile] for pile in piles]


def _bind(kind: int, left: list[int]) -> int:
    if kind < SUITLESS:
        return kind
    first = (kind - SUITLESS) * 4
    for suited in range(first, first + 4):
        if left[suited]:
            left[suited] -= 1
            return suited
    raise BadHands("bad-hand", f"the deck has fewer {card_name(kind)}")
