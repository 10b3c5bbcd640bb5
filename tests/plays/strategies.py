"""Hands and tops for the grammars, crowded where the rules meet: 2s, jokers, fours of a suit, held-back ranks."""

from collections.abc import Sequence
from itertools import product

from hypothesis import strategies as st

from baohuang.cards.kinds import BIG, GUARD_CARD, MARKED_BIG, MARKED_SMALL, RANKS, SMALL
from baohuang.plays.specs import Climbing, GrammarSpec, Hanging
from baohuang.rulesets.options import OPTIONS
from baohuang.rulesets.registry import RULESETS, ruleset
from tests.plays import oracle

GRAMMAR_OPTIONS = {"bomb", "twos_beat_big", "twos_beat_guard", "twos_scope", "hold_back"}
HANGING_JOKERS = (SMALL, SMALL, MARKED_SMALL, BIG, BIG, MARKED_BIG, GUARD_CARD)
CLIMBING_JOKERS = (SMALL, SMALL, BIG, BIG)


def every_spec() -> list[GrammarSpec]:
    """The grammar of every ruleset under every combination of the options that touch it."""
    specs: dict[GrammarSpec, None] = {}
    for rules_id in RULESETS:
        rows = [option for option in OPTIONS[rules_id] if option.name in GRAMMAR_OPTIONS]
        for values in product(*(row.values for row in rows)):
            options = {row.name: value for row, value in zip(rows, values, strict=True)}
            specs[ruleset(rules_id, options).grammar] = None
    return list(specs)


SPECS = every_spec()
HANGING = [spec for spec in SPECS if isinstance(spec, Hanging)]
CLIMBING = Climbing()


def limited(cards: list[int], most: int) -> list[int]:
    """The cards without more than `most` copies of a kind (of jokers as many as there are), ascending."""
    return sorted(kind for at, kind in enumerate(cards) if cards[:at].count(kind) < (most if kind < SMALL else 2))


@st.composite
def hanging_hands(draw: st.DrawFn, spec: Hanging, most: int = 9) -> list[int]:
    """A few ranks in a few suits, 2s and jokers among them."""
    ranks = draw(st.sets(st.sampled_from(range(len(RANKS))), min_size=1, max_size=2))
    if draw(st.booleans()):
        ranks.add(len(RANKS) - 1)
    back = draw(st.booleans())
    if back and spec.held_back:
        ranks.add(RANKS.index(spec.held_back))
    suits = draw(st.sampled_from([(0,), (1, 3), (0, 1, 2, 3)]))
    pool = [rank * 4 + suit for rank in sorted(ranks) for suit in suits]
    singles = (MARKED_SMALL, MARKED_BIG, GUARD_CARD)
    naturals = draw(st.lists(st.sampled_from(pool), max_size=most))
    jokers = draw(st.lists(st.sampled_from(HANGING_JOKERS), max_size=3))
    cards = limited(jokers + naturals, 4)
    return [kind for at, kind in enumerate(cards) if kind not in singles or kind not in cards[:at]][:most]


@st.composite
def climbing_hands(draw: st.DrawFn, most: int = 10) -> list[int]:
    """Ranks in a row, in many copies."""
    low = draw(st.integers(0, len(RANKS) - 1))
    ranks = range(low, min(len(RANKS), low + draw(st.sampled_from([1, 2, 3, 5, 7]))))
    pool = [rank * 4 + suit for rank in ranks for suit in range(4)]
    naturals = draw(st.lists(st.sampled_from(pool), max_size=most))
    jokers = draw(st.lists(st.sampled_from(CLIMBING_JOKERS), max_size=2))
    return limited(jokers + naturals, 2)[:most]


@st.composite
def situations(draw: st.DrawFn, specs: Sequence[GrammarSpec]) -> tuple[GrammarSpec, list[int], list[int], int]:
    """A spec, a hand, a top that can be led (or none), and a named kind (or −1)."""
    spec = draw(st.sampled_from(specs))
    named = -1
    if isinstance(spec, Hanging):
        hand, other = draw(hanging_hands(spec)), draw(hanging_hands(spec, most=7))
    else:
        hand, other = draw(climbing_hands()), draw(climbing_hands())
        if any(kind < SMALL for kind in hand) and draw(st.booleans()):
            named = draw(st.sampled_from([kind for kind in hand if kind < SMALL]))
    tops = [part for part in oracle.parts(other) if oracle.judge(spec, part, []) == "beats"]
    top = draw(st.sampled_from([[], *tops]))
    return spec, hand, top, named
