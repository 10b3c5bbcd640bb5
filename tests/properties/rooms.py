"""Room settings: few enough to try all of them, such that every two option values meet in one of them."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from random import Random

from hypothesis import strategies as st

from baohuang.rulesets.options import OPTIONS, REFUSED_PAIRS, Value
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.rulesets.specs import Ruleset

Choice = tuple[str, Value]
Pair = frozenset[Choice]
REFUSED = {frozenset(pair) for pair in REFUSED_PAIRS}
CANDIDATES = 25


def pairs_of(options: dict[str, Value]) -> set[Pair]:
    """Every two choices of one room."""
    return {frozenset(pair) for pair in combinations(options.items(), 2)}


def all_pairs(rules_id: str) -> set[Pair]:
    """Every two values of different options that the rules allow together."""
    choices = [(option.name, value) for option in OPTIONS[rules_id] for value in option.values]
    found = {frozenset((one, two)) for one, two in combinations(choices, 2) if one[0] != two[0]}
    return found - REFUSED


def random_options(rules_id: str, rng: Random) -> dict[str, Value]:
    """A value for every option, no two of them refused together."""
    while True:
        options = {option.name: rng.choice(option.values) for option in OPTIONS[rules_id]}
        if not pairs_of(options) & REFUSED:
            return options


@st.composite
def drawn_rooms(draw: st.DrawFn) -> tuple[str, dict[str, Value]]:
    """A ruleset with some of its options."""
    rules = draw(st.sampled_from(sorted(RULESETS)))
    chosen = draw(st.lists(st.sampled_from(OPTIONS[rules]), unique=True, max_size=4))
    options = {option.name: draw(st.sampled_from(option.values)) for option in chosen}
    for first, second in REFUSED_PAIRS:
        if options.get(first[0]) == first[1] and options.get(second[0]) == second[1]:
            del options[second[0]]
    return rules, options


@lru_cache
def covering(rules_id: str) -> tuple[dict[str, Value], ...]:
    """Rooms in which all allowed pairs of option values occur."""
    rng = Random(rules_id)
    left = all_pairs(rules_id)
    rooms: list[dict[str, Value]] = []
    while left:
        tried = [random_options(rules_id, rng) for _ in range(CANDIDATES)]
        best = max(tried, key=lambda options: len(pairs_of(options) & left))
        if pairs_of(best) & left:
            rooms.append(best)
            left -= pairs_of(best)
    return tuple(rooms)


def rooms() -> Iterator[Ruleset]:
    """Each ruleset with its defaults, then under its covering options."""
    for rules_id in RULESETS:
        yield ruleset(rules_id)
        for options in covering(rules_id):
            yield ruleset(rules_id, options)


ROOMS = list(rooms())
ROOM_NAMES = [f"{rules_id}-{number}" for rules_id in RULESETS for number in range(len(covering(rules_id)) + 1)]
