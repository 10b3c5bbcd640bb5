"""Room options (RULES §4): their values, what each changes, what is refused."""

from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from baohuang.rulesets.options import OPTIONS, REFUSED_PAIRS, OptionError, Value, configure, defaults
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.rulesets.specs import Ruleset
from tests.properties.rooms import random_options

# RULES §4, the default first.
SOFT: tuple[Value, ...] = ("soft", "hard")
ANNOUNCE: tuple[Value, ...] = ("always", 10, "never")
ON_OFF: tuple[Value, ...] = ("on", "off")
OFF_ON: tuple[Value, ...] = ("off", "on")
EVERYWHERE: dict[str, tuple[Value, ...]] = {"pass": SOFT, "announce_at": ANNOUNCE, "card_counter": ON_OFF}
HANGING: dict[str, tuple[Value, ...]] = {
    "stick": ("highest", "one_two", "none"),
    "yield_to": ("previous", "next", "skip_one"),
    "hold_back": ON_OFF,
    "smother": OFF_ON,
    "open_solo_doubles": ON_OFF,
    **EVERYWHERE,
}
CALLABLE: tuple[Value, ...] = ("no_jokers_no_twos", "with_jokers")
SCOPE: tuple[Value, ...] = ("per_joker", "single_only")
TABLE: dict[str, dict[str, tuple[Value, ...]]] = {
    "qingdao": {
        "guard_by": ("call", "marked_joker"),
        "callable": CALLABLE,
        "forced_enthrone": ("on", "off", "first_yielder"),
        "twos_beat_big": ("off", 3),
        "twos_beat_guard": ("off", 5, 4),
        "twos_scope": SCOPE,
        **HANGING,
    },
    "weifang": {
        "threes": (6, 5),
        "callable": CALLABLE,
        "forced_enthrone": ("off", "on", "first_yielder"),
        "twos_beat_big": (3, "off"),
        "twos_beat_guard": (5, 4, "off"),
        "twos_scope": SCOPE,
        "bomb": ("same_suit4", "rank4plus", "off"),
        **HANGING,
    },
    "weihai": {
        "sixes": (13, 16),
        "forced_enthrone": ("off", "first_yielder"),
        "rebels_needed": (2, 3),
        "kick_needs": (1, 2),
        **HANGING,
    },
    "classic108": {
        "name_from": ("own_single", "any"),
        "emperor_by": ("jokers", "ace_of_spades"),
        "players": (5, 4),
        "dictatorship": OFF_ON,
        "extra": (6, 5),
        "swap_guard": OFF_ON,
        **EVERYWHERE,
    },
}
EVERY = [(rules_id, name, value) for rules_id, rows in TABLE.items() for name, row in rows.items() for value in row]


def play(rules: Ruleset) -> Ruleset:
    """The rules without the note of what the room was asked for, to compare how they play."""
    return replace(rules, options=())


def test_options_are_those_of_the_rules() -> None:
    """Every ruleset takes the options of the table, with these values, the default first."""
    found = {name: {option.name: option.values for option in rows} for name, rows in OPTIONS.items()}
    assert found == TABLE
    assert {name: defaults(name) for name in RULESETS} == {
        name: {option: row[0] for option, row in rows.items()} for name, rows in TABLE.items()
    }


def test_ways_of_forcing() -> None:
    """Weihai has no set to force with, so `on` is none of its values."""
    assert "on" not in TABLE["weihai"]["forced_enthrone"]


@pytest.mark.parametrize(("rules_id", "name", "value"), EVERY)
def test_every_value_is_taken_and_the_default_changes_nothing(rules_id: str, name: str, value: Value) -> None:
    """And a value that is not the default changes something, but for an `extra` without a dictator."""
    changed = play(ruleset(rules_id, {name: value})) != play(ruleset(rules_id))
    assert changed == (value != defaults(rules_id)[name] and name != "extra")


@pytest.mark.parametrize("rules_id", RULESETS)
def test_what_the_table_shows(rules_id: str) -> None:
    """`announce_at` and `card_counter` change no rule of play."""
    rules = ruleset(rules_id, {"announce_at": 10, "card_counter": "off"})
    assert (rules.table.announce_at, rules.table.card_counter) == (10, False)
    assert replace(play(rules), table=ruleset(rules_id).table) == ruleset(rules_id)


@pytest.mark.parametrize("rules_id", RULESETS)
@given(rng=st.randoms(use_true_random=False))
def test_the_order_in_which_options_are_given_does_not_matter(rules_id: str, rng: Random) -> None:
    """The same room by whatever way its settings are listed."""
    options = random_options(rules_id, rng)
    names = rng.sample(sorted(options), len(options))
    assert ruleset(rules_id, {name: options[name] for name in names}) == ruleset(rules_id, options)


STRANGE: tuple[object, ...] = (True, False, None, 1.0, 3.0, 5.0, "3", "ON", "", 0, -1, 7, [], {}, ["on"])


@pytest.mark.parametrize(("rules_id", "name"), [(rules_id, name) for rules_id, rows in TABLE.items() for name in rows])
def test_other_values_are_refused(rules_id: str, name: str) -> None:
    """`True` is no 1, 5.0 is no 5, "3" is no 3; the culprit is named."""
    for value in STRANGE:
        with pytest.raises(OptionError) as caught:
            ruleset(rules_id, {name: value})
        assert (caught.value.code, caught.value.option) == ("bad-option", name)


@pytest.mark.parametrize("rules_id", RULESETS)
def test_options_of_other_rulesets_are_refused(rules_id: str) -> None:
    """So are names that nobody knows."""
    known = set(TABLE[rules_id])
    foreign = {name for rows in TABLE.values() for name in rows} - known | {"Pass", "", "timer"}
    for name in foreign:
        with pytest.raises(OptionError):
            ruleset(rules_id, {name: "on"})


def test_refused_pairs() -> None:
    """`players=4` with `dictatorship` or `swap_guard`, and these two together; every other pair is taken."""
    refused = set()
    rows = TABLE["classic108"]
    for one, other in permutations(rows, 2):
        for first, second in product(rows[one], rows[other]):
            try:
                ruleset("classic108", {one: first, other: second})
            except OptionError:
                refused.add(frozenset([(one, first), (other, second)]))
    assert refused == {
        frozenset([("players", 4), ("dictatorship", "on")]),
        frozenset([("players", 4), ("swap_guard", "on")]),
        frozenset([("dictatorship", "on"), ("swap_guard", "on")]),
    }
    assert refused == {frozenset(pair) for pair in REFUSED_PAIRS}


@pytest.mark.parametrize("rules_id", ["qingdao", "weifang", "weihai"])
def test_no_pair_of_the_hanging_family_is_refused(rules_id: str) -> None:
    rows = TABLE[rules_id]
    for one, other in permutations(rows, 2):
        for first, second in product(rows[one], rows[other]):
            assert ruleset(rules_id, {one: first, other: second}).id == rules_id


def test_configure_leaves_the_ruleset_alone() -> None:
    before = RULESETS["weifang"]
    configure(before, {"bomb": "off", "threes": 5})
    assert RULESETS["weifang"] == before == ruleset("weifang")
