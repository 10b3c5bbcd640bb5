"""Room options (RULES §4): which a ruleset takes, their values, and how each changes the specs.

`configure` is the one way to a ruleset with options. Every option is a row of data: the values a
ruleset allows, the default first, and a function from a ruleset and a value to a ruleset.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from baohuang.rulesets import classic108, weifang, weihai
from baohuang.rulesets.specs import (
    Call,
    Discard,
    Enthrone,
    Kick,
    Kitty,
    MarkedGuard,
    Name,
    OwnPlaces,
    PhaseSpec,
    Rebel,
    Ruleset,
)

Value = int | str
Apply = Callable[[Ruleset, Value], Ruleset]


class OptionError(ValueError):
    """An option that the ruleset does not take, or a value or pair that it refuses.

    Code ``bad-option``; `option` names the culprit.
    """

    code = "bad-option"

    def __init__(self, option: str, message: str) -> None:
        super().__init__(message)
        self.option = option


class Option(msgspec.Struct, frozen=True):
    """One option of one ruleset: `values[0]` is the default."""

    name: str
    values: tuple[Value, ...]
    apply: Apply


def _phase(rules: Ruleset, spec: type[PhaseSpec], **changes: Any) -> Ruleset:
    """The ruleset with fields of one phase changed; without that phase, the same ruleset."""
    phases = tuple(replace(phase, **changes) if isinstance(phase, spec) else phase for phase in rules.phases)
    return replace(rules, phases=phases)


def _grammar(rules: Ruleset, **changes: Any) -> Ruleset:
    return replace(rules, grammar=replace(rules.grammar, **changes))


def _scoring(rules: Ruleset, **changes: Any) -> Ruleset:
    return replace(rules, scoring=replace(rules.scoring, **changes))


def _number(value: Value) -> int:
    """The number an option switches on; `off` is 0."""
    return 0 if value == "off" else int(value)


def _threes(rules: Ruleset, value: Value) -> Ruleset:
    changes = weifang.FIVE_THREES if value == 5 else weifang.SIX_THREES
    return replace(rules, deck=replace(rules.deck, changes=changes))


def _sixes(rules: Ruleset, value: Value) -> Ruleset:
    changes = weihai.NO_LOW_CARDS + (weihai.ONE_SIX_OF_DIAMONDS if value == 13 else ())
    return replace(rules, deck=replace(rules.deck, changes=changes))


def _guard_by(rules: Ruleset, value: Value) -> Ruleset:
    """A marked small joker in the place of one small joker; nothing is called (QD-04)."""
    if value == "call":
        return rules
    phases = tuple(MarkedGuard() if isinstance(phase, Call) else phase for phase in rules.phases)
    deck = replace(rules.deck, small=rules.deck.small - 1, marked_small=1)
    rules = _phase(replace(rules, phases=phases, deck=deck), Enthrone, needs_set=False)
    enthrone = rules.phase(Enthrone)
    forced_by_set = isinstance(enthrone, Enthrone) and enthrone.forced == "on"
    return _phase(rules, Enthrone, forced="off") if forced_by_set else rules


def _callable(rules: Ruleset, value: Value) -> Ruleset:
    return _phase(rules, Call, jokers=value == "with_jokers")


def _forced(rules: Ruleset, value: Value) -> Ruleset:
    return _phase(rules, Enthrone, forced=value)


def _stick(rules: Ruleset, value: Value) -> Ruleset:
    return _phase(rules, Enthrone, stick=value)


def _yield_to(rules: Ruleset, value: Value) -> Ruleset:
    both = value == "skip_one" and rules.id == weihai.WEIHAI.id
    return _phase(rules, Enthrone, yield_to=value, yield_needs_both=both)


def _hold_back(rules: Ruleset, value: Value) -> Ruleset:
    return rules if value == "on" else _grammar(rules, held_back=None)


def _smother(rules: Ruleset, value: Value) -> Ruleset:
    return _scoring(rules, smother=value == "on")


def _open_solo_doubles(rules: Ruleset, value: Value) -> Ruleset:
    return _scoring(rules, open_solo_doubles=value == "on")


def _pass(rules: Ruleset, value: Value) -> Ruleset:
    return replace(rules, trick=replace(rules.trick, passing=value))


def _twos_beat_big(rules: Ruleset, value: Value) -> Ruleset:
    return _grammar(rules, twos_beat_big=_number(value))


def _twos_beat_guard(rules: Ruleset, value: Value) -> Ruleset:
    return _grammar(rules, twos_beat_guard=_number(value))


def _twos_scope(rules: Ruleset, value: Value) -> Ruleset:
    return _grammar(rules, twos_scope=value)


def _bomb(rules: Ruleset, value: Value) -> Ruleset:
    return _grammar(rules, bomb=value)


def _rebels_needed(rules: Ruleset, value: Value) -> Ruleset:
    return _phase(rules, Rebel, needed=value)


def _kick_needs(rules: Ruleset, value: Value) -> Ruleset:
    return _phase(rules, Kick, needs=value)


def _name_from(rules: Ruleset, value: Value) -> Ruleset:
    return _phase(rules, Name, source=value)


def _emperor_by(rules: Ruleset, value: Value) -> Ruleset:
    return _phase(rules, Kitty, by=value)


def _players(rules: Ruleset, value: Value) -> Ruleset:
    """JP-22: one pack, four seats; the card named is one that the emperor lacks."""
    if value == 5:
        return rules
    rules = replace(
        rules,
        seats=4,
        deck=classic108.ONE_PACK,
        scoring=OwnPlaces(places=classic108.FOUR_PLACES),
    )
    rules = _phase(rules, Kitty, size=2, by="one_joker")
    return _phase(_phase(rules, Name, source="not_held"), Discard, count=2)


def _dictatorship(rules: Ruleset, value: Value) -> Ruleset:
    """JP-20: nothing is named; the emperor's points count four times."""
    if value == "off":
        return rules
    phases = tuple(phase for phase in rules.phases if not isinstance(phase, Name))
    return _extra(_scoring(replace(rules, phases=phases), emperor_times=4, alone=True), 6)


def _extra(rules: Ruleset, value: Value) -> Ruleset:
    if rules.phase(Name):
        return rules
    extra = int(value)
    rules = _phase(rules, Kitty, size=extra, aside=classic108.LEFT_BY_DICTATOR - extra)
    return _phase(rules, Discard, count=extra)


def _swap_guard(rules: Ruleset, value: Value) -> Ruleset:
    return _phase(rules, Name, swap=value == "on")


def _announce_at(rules: Ruleset, value: Value) -> Ruleset:
    return replace(rules, table=replace(rules.table, announce_at=value))


def _card_counter(rules: Ruleset, value: Value) -> Ruleset:
    return replace(rules, table=replace(rules.table, card_counter=value == "on"))


_EVERYWHERE: Final = (
    Option("pass", ("soft", "hard"), _pass),
    Option("announce_at", ("always", 10, "never"), _announce_at),
    Option("card_counter", ("on", "off"), _card_counter),
)
_HANGING: Final = (
    Option("stick", ("highest", "one_two", "none"), _stick),
    Option("yield_to", ("previous", "next", "skip_one"), _yield_to),
    Option("hold_back", ("on", "off"), _hold_back),
    Option("smother", ("off", "on"), _smother),
    Option("open_solo_doubles", ("on", "off"), _open_solo_doubles),
)

OPTIONS: Final[dict[str, tuple[Option, ...]]] = {
    "qingdao": (
        Option("callable", ("no_jokers_no_twos", "with_jokers"), _callable),
        Option("forced_enthrone", ("on", "off", "first_yielder"), _forced),
        Option("guard_by", ("call", "marked_joker"), _guard_by),
        Option("twos_beat_big", ("off", 3), _twos_beat_big),
        Option("twos_beat_guard", ("off", 5, 4), _twos_beat_guard),
        Option("twos_scope", ("per_joker", "single_only"), _twos_scope),
        *_HANGING,
        *_EVERYWHERE,
    ),
    "weifang": (
        Option("threes", (6, 5), _threes),
        Option("callable", ("no_jokers_no_twos", "with_jokers"), _callable),
        Option("forced_enthrone", ("off", "on", "first_yielder"), _forced),
        Option("bomb", ("same_suit4", "rank4plus", "off"), _bomb),
        Option("twos_beat_big", (3, "off"), _twos_beat_big),
        Option("twos_beat_guard", (5, 4, "off"), _twos_beat_guard),
        Option("twos_scope", ("per_joker", "single_only"), _twos_scope),
        *_HANGING,
        *_EVERYWHERE,
    ),
    "weihai": (
        Option("sixes", (13, 16), _sixes),
        Option("forced_enthrone", ("off", "first_yielder"), _forced),
        Option("rebels_needed", (2, 3), _rebels_needed),
        Option("kick_needs", (1, 2), _kick_needs),
        *_HANGING,
        *_EVERYWHERE,
    ),
    "classic108": (
        Option("emperor_by", ("jokers", "ace_of_spades"), _emperor_by),
        Option("name_from", ("own_single", "any"), _name_from),
        Option("players", (5, 4), _players),
        Option("dictatorship", ("off", "on"), _dictatorship),
        Option("extra", (6, 5), _extra),
        Option("swap_guard", ("off", "on"), _swap_guard),
        *_EVERYWHERE,
    ),
}
"""The options of each ruleset, in the order in which they are applied."""

REFUSED_PAIRS: Final[tuple[tuple[tuple[str, Value], tuple[str, Value]], ...]] = (
    (("players", 4), ("dictatorship", "on")),
    (("players", 4), ("swap_guard", "on")),
    (("dictatorship", "on"), ("swap_guard", "on")),
)
"""Pairs marked ✗ in RULES §4."""


def defaults(rules_id: str) -> dict[str, Value]:
    """Every option of a ruleset at its default."""
    return {option.name: option.values[0] for option in OPTIONS[rules_id]}


def configure(rules: Ruleset, options: Mapping[str, object]) -> Ruleset:
    """The ruleset as a room plays it. Raises `OptionError` (``bad-option``)."""
    known = {option.name: option for option in OPTIONS[rules.id]}
    for name, value in options.items():
        if name not in known:
            raise OptionError(name, f"{rules.id} has no option {name!r}")
        if not _allows(known[name], value):
            raise OptionError(name, f"{name} takes {known[name].values}, not {value!r}")
    for first, second in REFUSED_PAIRS:
        if options.get(first[0]) == first[1] and options.get(second[0]) == second[1]:
            raise OptionError(second[0], f"{first[0]} and {second[0]} exclude each other")
    for option in OPTIONS[rules.id]:
        if option.name in options:
            rules = option.apply(rules, options[option.name])  # type: ignore[arg-type]  # checked above
    return replace(rules, options=chosen(rules.id, options))


def chosen(rules_id: str, options: Mapping[str, object]) -> tuple[tuple[str, Value], ...]:
    """The options that differ from their default, in the registry's order."""
    found: list[tuple[str, Value]] = []
    for option in OPTIONS[rules_id]:
        value = options.get(option.name, option.values[0])
        if value != option.values[0]:
            found.append((option.name, value))  # type: ignore[arg-type]  # checked by `configure`
    return tuple(found)


def _allows(option: Option, value: object) -> bool:
    """Membership that does not take ``True`` for 1 or 5.0 for 5."""
    return any(type(value) is type(allowed) and value == allowed for allowed in option.values)
