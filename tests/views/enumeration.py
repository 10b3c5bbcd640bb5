"""Every world that a viewer cannot tell from the true one, listed by brute force.

Independent of `views.sample`: all ways to lay the cards that the viewer has not seen into the places that
it cannot see are tried, each is dealt out from the first card and goes the same open course, and those
are kept in which all comes about that the viewer saw (RULES, Who sees what).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from baohuang.engine.deal import GRABBED_SOLO, HIDDEN_SOLO, NOBODY, NOT_SOLO, SEALED_NAMES, Deal, Refused
from baohuang.engine.setup import BadHands
from baohuang.plays.holding import holding_of
from tests.views.tracing import Astray, Course, Pair, Record, Viewer

Cards = tuple[int, ...]


class World(NamedTuple):
    """A deal that may be the true one, and how many placements of single cards look like it."""

    deal: Deal
    weight: int


def spread(cards: Counter[int], sizes: list[int]) -> Iterator[tuple[list[Cards], int]]:
    """Every way to lay `cards` into places of these sizes, with the number of ways for single cards."""
    if not sizes:
        yield [], 1
        return
    for chosen, ways in choose(cards, sizes[0]):
        for others, more in spread(cards - Counter(chosen), sizes[1:]):
            yield [chosen, *others], ways * more


def choose(cards: Counter[int], size: int) -> Iterator[tuple[Cards, int]]:
    """Every multiset of `size` of these cards, with the number of sets of single cards."""
    for chosen in sorted(set(combinations(sorted(cards.elements()), size))):
        ways = 1
        for kind, copies in Counter(chosen).items():
            ways *= comb(cards[kind], copies)
        yield chosen, ways


def worlds(record: Record, viewer: Viewer) -> list[World]:
    """All worlds that fit what the viewer knows, with their weights."""
    true = facts_of(record, record.deal, viewer)
    assert true is not None
    found: list[World] = []
    for world, weight in candidates(record.deal, viewer):
        facts = facts_of(record, world, viewer)
        if facts == true:
            found.append(World(world, weight))
    return found


def candidates(deal: Deal, viewer: Viewer) -> Iterator[tuple[Deal, int]]:
    """Every placement of the cards that the viewer cannot see, sensible or not."""
    hidden = [seat for seat in range(deal.seats) if seat != viewer]
    lays = [] if viewer == deal.emperor else deal.discards
    for joker_from in former_holders(deal, viewer):
        sizes = [held.size for held in deal.holdings]
        if joker_from != NOBODY:
            sizes[deal.joker_from] += 1
            sizes[joker_from] -= 1
        if min(sizes) < 0:
            continue
        pool = Counter(kind for seat in hidden for kind in deal.holdings[seat].kinds()) + Counter(lays)
        for places, ways in spread(pool, [*(sizes[seat] for seat in hidden), len(lays)]):
            for kitty, more in kitties(deal, viewer, places, hidden):
                world = deal.clone()
                for seat, cards in zip(hidden, places, strict=False):
                    world.holdings[seat] = holding_of(cards)
                world.discards = sorted(places[-1]) if lays else deal.discards
                world.kitty = list(kitty)
                world.joker_from = joker_from
                world.bought = [list(sale) for sale in deal.bought]
                yield from ((world, ways * more) for _ in set_threes(world, viewer))


def former_holders(deal: Deal, viewer: Viewer) -> list[int]:
    """Who may have been dealt a grabbed joker: the viewer knows whether it was itself."""
    if deal.joker_from in {NOBODY, viewer}:
        return [deal.joker_from]
    return [seat for seat in range(deal.seats) if seat != viewer]


def kitties(deal: Deal, viewer: Viewer, places: list[Cards], hidden: list[int]) -> Iterator[tuple[Cards, int]]:
    """Which of the emperor's cards may have come from the kitty."""
    if deal.emperor in {viewer, NOBODY} or not deal.kitty:
        yield tuple(deal.kitty), 1
        return
    cards = Counter(places[hidden.index(deal.emperor)]) + Counter(places[-1])
    for seat, laid in zip(deal.history_seats, deal.history_cards, strict=True):
        if seat == deal.emperor:
            cards += Counter(laid)
    yield from choose(cards, len(deal.kitty))


def set_threes(world: Deal, viewer: Viewer) -> Iterator[None]:
    """Name the 3 of each sale: whichever the buyer ended up with; none or several do not fit."""
    for sale in world.bought:
        if viewer in {sale[0], sale[1]}:
            continue
        had = [kind for kind in world.holdings[sale[0]].kinds() if kind < 4]
        for seat, cards in zip(world.history_seats, world.history_cards, strict=True):
            had += [kind for kind in cards if seat == sale[0] and kind < 4]
        if len(had) != 1:
            return
        sale[2] = had[0]
    yield


def facts_of(record: Record, world: Deal, viewer: Viewer) -> list[object] | None:
    """What the viewer would know on the same open course in `world`; None where there is no such course.

    The views themselves are not looked at, but must be the same wherever the facts are.
    """
    facts: list[object] = []
    try:
        course = Course(record, world, viewer, Random(0), blind=True)
        for pair in course.pairs():
            if pair.where.startswith(("opening", "before", "after")):
                facts.append(known(course.deal, viewer))
    except (Astray, BadHands, Refused, ValueError):
        return None
    return facts if key(course.deal) == key(world) else None


def compared(record: Record, world: Deal, viewer: Viewer) -> list[Pair]:
    """Everything shown to the viewer in both worlds."""
    return list(Course(record, world, viewer, Random(1)).pairs())


def known(deal: Deal, viewer: Viewer) -> tuple[object, ...]:
    """The facts that RULES gives to all, and to this seat alone."""
    name = deal.phase.name
    disguised = name == "solo" and viewer != deal.emperor
    shown = deal.program.rules.table.announce_at
    least = {"always": 0, "never": 1000}.get(str(shown), 11)
    sizes = [held.size for held in deal.holdings]
    revealed = (deal.guard, deal.solo) if deal.revealed else None
    to_all = (
        ("phase", "open" if disguised else name, None if disguised or name in SEALED_NAMES else deal.turn),
        ("counts", [size if (least == 0 or size < least <= 11 or size == 0) else None for size in sizes]),
        ("sales", [(buyer, seller, two) for buyer, seller, _, two in deal.bought]),
        ("yields", deal.yielded, deal.stuck, deal.pile, deal.forced),
        ("throne", deal.emperor, len(deal.kitty), len(deal.discards)),
        ("called", deal.called, deal.shown, deal.named, deal.renamed),
        ("solo", deal.solo if deal.solo not in {NOT_SOLO, HIDDEN_SOLO} else None, deal.solo == GRABBED_SOLO),
        ("declared", deal.open_guard, deal.rebellion, deal.rebels, deal.kick, revealed),
        ("played", deal.history_seats, deal.history_cards, deal.leader, deal.out, deal.smothered),
    )
    if viewer is None:
        return to_all
    mine = (
        ("hand", deal.holdings[viewer].kinds()),
        ("threes", [three for buyer, seller, three, _ in deal.bought if viewer in {buyer, seller}]),
        ("kitty", (deal.kitty, deal.discards, deal.forced_kinds, deal.solo) if viewer == deal.emperor else None),
        ("joker", viewer == deal.joker_from),
    )
    return (*to_all, *mine)


def key(world: Deal) -> tuple[object, ...]:
    """What tells two worlds apart."""
    hands = tuple(tuple(held.kinds()) for held in world.holdings)
    return hands, tuple(world.kitty), tuple(world.discards), world.joker_from
