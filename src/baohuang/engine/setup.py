"""Beginning a deal: from a seed, or from hands that somebody laid out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from baohuang.cards.kinds import MARKED_BIG, MARKED_SMALL
from baohuang.cards.shuffle import SeededStream, seed_bytes, shuffled
from baohuang.engine.deal import Deal
from baohuang.engine.events import Dealt, Event
from baohuang.engine.lowering import lower
from baohuang.engine.program import Program
from baohuang.plays.holding import holding_of
from baohuang.rulesets.specs import Enthrone, MarkedGuard, Ruleset


class BadHands(ValueError):
    """Hands that cannot be dealt from this deck; `code` as in RULES §5."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def new_deal(rules: Ruleset, seed: int | bytes, starter: int | None = None) -> Deal:
    """Shuffle with `seed` and deal one card at a time from the starter on, in play order.

    Without a `starter` one is drawn from the seed. The deal stands at the first question that
    somebody has to answer; `opening_events` tells how it came there.

    >>> from baohuang.rulesets.registry import ruleset
    >>> deal = new_deal(ruleset("qingdao"), seed=7, starter=0)
    >>> deal.phase.name, [held.size for held in deal.holdings]
    ('grab', [44, 43, 43, 43, 43])
    """
    program = lower(rules)
    stream = SeededStream(seed_bytes(seed))
    cards = shuffled(rules.deck.cards(), stream)
    drawn = stream.below(rules.seats)
    first = drawn if starter is None else starter
    undealt = program.kitty_size + program.aside
    dealt = len(cards) - undealt
    hands: list[list[int]] = [[] for _ in range(rules.seats)]
    for at in range(dealt):
        hands[(first + at) % rules.seats].append(cards[at])
    return begin(program, hands, first, cards[dealt : dealt + program.kitty_size])


def deal_hands(rules: Ruleset, hands: Sequence[Iterable[int]], starter: int = 0, kitty: Iterable[int] = ()) -> Deal:
    """Begin with given hands of any size, as kinds. Raises `BadHands`.

    ``bad-hand`` where there are more of a kind than the deck has; ``bad-request`` where a marked
    card that the rules need is in no hand.
    """
    program = lower(rules)
    given = [list(hand) for hand in hands]
    rest = list(kitty)
    require_in_deck(program, [*given, rest])
    for kind, spec in ((MARKED_BIG, Enthrone), (MARKED_SMALL, MarkedGuard)):
        if rules.phase(spec) is not None and not any(kind in hand for hand in given):
            raise BadHands("bad-request", "a marked card is in no hand")
    return begin(program, given, starter, rest)


def require_in_deck(program: Program, piles: Iterable[Iterable[int]]) -> None:
    """Raise `BadHands` where the piles together hold more of a kind than the deck has."""
    left = list(program.deck)
    for pile in piles:
        for kind in pile:
            left[kind] -= 1
            if left[kind] < 0:
                raise BadHands("bad-hand", "more of a kind than the deck has")


def begin(program: Program, hands: Sequence[Sequence[int]], starter: int, kitty: Sequence[int]) -> Deal:
    """A deal with these cards, advanced to its first question."""
    deal = Deal(program, starter)
    deal.holdings = [holding_of(hand) for hand in hands]
    deal.kitty = sorted(kitty)
    opening: list[Event] = [Dealt(starter, tuple(tuple(sorted(hand)) for hand in hands))]
    deal.events = opening
    deal.advance()
    deal.events = None
    deal.opening = opening
    return deal
