"""The game in short, its cards, and how they are dealt."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from baohuang.cards.kinds import BIG, MARKED_BIG, MARKED_SMALL, NATURAL_COUNT, RANKS, SMALL
from baohuang.cards.notation import card_name
from baohuang.messages.page import Line, item, para
from baohuang.plays.specs import Hanging
from baohuang.rulesets.specs import Call, Kitty, OwnPlaces, Ruleset

SUITS_OF_A_RANK: Final = 4


def game(rules: Ruleset) -> Iterator[Line]:
    """Who plays against whom, and what for."""
    scoring = rules.scoring
    if isinstance(scoring, OwnPlaces) and scoring.alone:
        yield para("explain-game-alone", seats=rules.seats)
    else:
        yield para("explain-game-sides", seats=rules.seats, commoners=rules.seats - 2)
    yield para("explain-game-aim")
    yield item("explain-direction-left" if rules.clockwise else "explain-direction-right")
    yield item("explain-play-money")


def cards(rules: Ruleset) -> Iterator[Line]:
    """The deck, what is special in it, its order, and how cards are written."""
    deck, counts = rules.deck, rules.deck.counts()
    yield para("explain-cards-number", cards=deck.size(), packs=deck.packs)
    without = _ranks_without(counts)
    if without:
        yield item("explain-cards-without", ranks=" ".join(without))
    fewer = [
        f"{card_name(kind)} ×{counts[kind]}"
        for kind in range(NATURAL_COUNT)
        if counts[kind] < deck.packs and RANKS[kind // SUITS_OF_A_RANK] not in without
    ]
    if fewer:
        yield item("explain-cards-fewer", cards=", ".join(fewer))
    yield item("explain-cards-jokers", small=counts[SMALL] + counts[MARKED_SMALL], big=counts[BIG] + counts[MARKED_BIG])
    if counts[MARKED_BIG]:
        yield item("explain-cards-emperor")
    if counts[MARKED_SMALL]:
        yield item("explain-cards-guard-dealt")
    if rules.phase(Call):
        yield item("explain-cards-guard-called")
    yield item("explain-cards-order", order=order(rules))
    yield item(_suits(rules))
    yield item("explain-cards-writing")


def deal(rules: Ruleset) -> Iterator[Line]:
    """How many cards each player gets, and who is dealt the first one."""
    kitty = rules.phase(Kitty)
    undealt = kitty.size + kitty.aside if isinstance(kitty, Kitty) else 0
    each, surplus = divmod(rules.deck.size() - undealt, rules.seats)
    hands = [each + 1] * surplus + [each] * (rules.seats - surplus)
    yield para("explain-deal-hands", hands=" / ".join(map(str, hands)))
    if isinstance(kitty, Kitty):
        yield item("explain-deal-kitty", n=kitty.size)
        if kitty.aside:
            yield item("explain-deal-aside", n=kitty.aside)
    yield item("explain-deal-starter")


def order(rules: Ruleset) -> str:
    """The strength of cards from weak to strong, in notation; equals joined by ``=``."""
    counts = rules.deck.counts()
    without = _ranks_without(counts)
    small = "w = g" if counts[MARKED_SMALL] else "w"
    big = "W = E" if counts[MARKED_BIG] else "W"
    top = ["G"] if rules.phase(Call) else []
    return " < ".join([*(rank for rank in RANKS if rank not in without), small, big, *top])


def _ranks_without(counts: tuple[int, ...]) -> list[str]:
    """The ranks of which the deck has no card."""
    by_rank = groupby(range(NATURAL_COUNT), key=lambda kind: RANKS[kind // SUITS_OF_A_RANK])
    return [rank for rank, kinds in by_rank if not any(counts[kind] for kind in kinds)]


def _suits(rules: Ruleset) -> str:
    grammar = rules.grammar
    if isinstance(grammar, Hanging) and grammar.bomb == "same_suit4":
        return "explain-suits-bombs"
    if rules.phase(Call):
        return "explain-suits-call"
    return "explain-suits-never" if isinstance(grammar, Hanging) else "explain-suits-name"
