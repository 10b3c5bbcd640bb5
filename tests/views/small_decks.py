"""Deals from decks of a dozen cards: what is in play at all is known, and every world can be listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from baohuang.cards.deck import DeckSpec
from baohuang.cards.kinds import BIG, MARKED_BIG, MARKED_SMALL, SMALL
from baohuang.cards.notation import card_name, parse_cards
from baohuang.engine.deal import Deal
from baohuang.engine.events import Dealt
from baohuang.engine.setup import deal_hands
from baohuang.rulesets.registry import ruleset
from baohuang.rulesets.specs import Discard, Kitty, Ruleset


def with_deck(rules: Ruleset, cards: Sequence[int]) -> Ruleset:
    """The ruleset with a deck of exactly these cards."""
    counts = Counter(cards)
    changes = tuple((card_name(kind), count) for kind, count in sorted(counts.items()) if kind < SMALL)
    jokers = {"small": SMALL, "marked_small": MARKED_SMALL, "big": BIG, "marked_big": MARKED_BIG}
    return replace(
        rules, deck=DeckSpec(packs=0, changes=changes, **{name: counts[kind] for name, kind in jokers.items()})
    )


def tight(deal: Deal) -> Deal:
    """The same deal from a deck of exactly its cards."""
    first = deal.opening[0]
    assert isinstance(first, Dealt)
    cards = [kind for hand in first.hands for kind in hand] + deal.kitty
    return deal_hands(with_deck(deal.program.rules, cards), first.hands, deal.starter, deal.kitty)


def small_deal(
    rules_id: str, hands: str, kitty: str = "", starter: int = 0, options: Mapping[str, str | int] | None = None
) -> Deal:
    """A deal of hands written with blanks between them; a kitty is as large as it is written."""
    rules = ruleset(rules_id, options)
    cards = [parse_cards(hand) for hand in hands.split()]
    rest = parse_cards(kitty)
    phases = tuple(
        replace(phase, size=len(rest))
        if isinstance(phase, Kitty)
        else replace(phase, count=len(rest))
        if isinstance(phase, Discard)
        else phase
        for phase in rules.phases
    )
    rules = with_deck(replace(rules, phases=phases), [*(kind for hand in cards for kind in hand), *rest])
    return deal_hands(rules, cards, starter, rest)
