"""Deals to walk through at random: whole ones, and small ones crowded where the rules meet."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from baohuang.cards.kinds import BIG, MARKED_BIG, MARKED_SMALL, RANKS, SMALL
from baohuang.cards.notation import format_cards
from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.events import Dealt
from baohuang.engine.lowering import lower
from baohuang.engine.setup import deal_hands
from baohuang.plays.specs import Climbing
from baohuang.rulesets.specs import Ruleset

RANK_2 = len(RANKS) - 1
MOST_DECISIONS = 5000


def pool(rules: Ruleset, rng: Random) -> list[int]:
    """All cards of a few ranks and suits and the jokers; 2s and held-back cards are always among them."""
    if isinstance(rules.grammar, Climbing):
        low = rng.randrange(8)
        return [kind for kind in rules.deck.cards() if low * 4 <= kind < low * 4 + 24 or kind >= SMALL]
    ranks = set(rng.sample(range(4, RANK_2), rng.choice((1, 2, 3)))) | {RANK_2}
    if rules.grammar.held_back:
        ranks.add(RANKS.index(rules.grammar.held_back))
    suits = rng.choice(((1,), (0, 2), (0, 1, 2, 3)))
    wanted = {rank * 4 + suit for rank in ranks for suit in suits}
    return [kind for kind in rules.deck.cards() if kind in wanted or kind >= SMALL]


def small_deal(rules: Ruleset, rng: Random, most: int = 8) -> Deal:
    """Hands of at most `most` cards out of a crowded pool, at the first question."""
    cards = pool(rules, rng)
    marked = [kind for kind in cards if kind in {MARKED_BIG, MARKED_SMALL}]
    rest = [kind for kind in cards if kind not in marked]
    if not marked:
        marked, rest = [BIG] * min(2, rest.count(BIG)), [kind for kind in rest if kind != BIG]
    rng.shuffle(rest)
    size = min(most, (len(rest) - lower(rules).kitty_size) // rules.seats)
    hands = [[rest.pop() for _ in range(rng.randint(max(1, size - 2), size))] for _ in range(rules.seats)]
    for kind in marked:
        min(rng.sample(hands, 2), key=len).append(kind)
    kitty = rest[: lower(rules).kitty_size]
    return deal_hands(rules, [hand[-most:] for hand in hands], rng.randrange(rules.seats), kitty)


def any_of(actions: Sequence[int], rng: Random) -> int:
    """One action, without listing them."""
    return actions[rng.randrange(len(actions))]


def decisions(deal: Deal, rng: Random) -> Iterator[int]:
    """Yield each seat that is about to act; it then does something legal, until nobody has to act."""
    for _ in range(MOST_DECISIONS):
        asked = deal.to_act()
        if not asked:
            return
        seat = rng.choice(asked)
        yield seat
        if deal.to_act() == asked:
            deal.apply(seat, any_of(deal.legal(seat), rng))
    raise AssertionError("the deal does not end")


def dealt(deal: Deal) -> Counter[int]:
    """Every card of the deal as it was dealt, the kitty included."""
    first = deal.opening[0]
    assert isinstance(first, Dealt)
    return Counter(kind for hand in first.hands for kind in hand) + Counter(deal.kitty)


def present(deal: Deal) -> Counter[int]:
    """Every card of the deal wherever it is now, the called card with its face."""
    cards = [kind for held in deal.holdings for kind in held.kinds()]
    cards += [kind for play in deal.history_cards for kind in play]
    cards += deal.pile + deal.discards
    if deal.emperor == NOBODY:
        cards += deal.kitty
    return Counter(deal.called if format_cards([kind]) == "G" else kind for kind in cards)
