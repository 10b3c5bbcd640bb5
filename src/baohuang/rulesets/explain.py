"""A readable explanation of a ruleset with its options, read off its specs, in no language yet.

What comes out is a page of message ids and arguments (`messages.page`); `messages.rendering` turns it
into text, Markdown or JSON.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

import msgspec

from baohuang.messages.page import Line, Page, Section, phrase
from baohuang.plays.specs import Hanging
from baohuang.rulesets.explained.cards import cards, deal, game
from baohuang.rulesets.explained.choices import option_title, options, value_title
from baohuang.rulesets.explained.course import coins, end, multipliers, points, tricks
from baohuang.rulesets.explained.phases import phase
from baohuang.rulesets.explained.plays import climbing, hanging
from baohuang.rulesets.explained.sources import names, silent
from baohuang.rulesets.options import OPTIONS, Value
from baohuang.rulesets.registry import ruleset
from baohuang.rulesets.specs import PhaseSpec, Ruleset

Chapter = tuple[str, Iterator[Line]]
OPENING: Final[tuple[tuple[str, Callable[[Ruleset], Iterator[Line]]], ...]] = (
    ("game", game),
    ("cards", cards),
    ("deal", deal),
)
COURSE: Final[tuple[tuple[str, Callable[[Ruleset], Iterator[Line]]], ...]] = (
    ("tricks", tricks),
    ("end", end),
    ("points", points),
    ("multipliers", multipliers),
)


class ValueMessages(msgspec.Struct, frozen=True):
    """A value of an option and the ids of the messages that name and explain it."""

    value: Value
    title: str
    why: str


class OptionMessages(msgspec.Struct, frozen=True):
    """An option and the ids of the messages that name and explain it; the first value is the default."""

    name: str
    title: str
    why: str
    values: tuple[ValueMessages, ...]


def explain(rules_id: str, chosen: Mapping[str, object] | None = None) -> Page:
    """The explanation of a ruleset as a room with these options plays it.

    Raises `UnknownRules` (``bad-rules``) or `OptionError` (``bad-option``).

    >>> [section.id for section in explain("weihai").sections][3:8]
    ['enthrone', 'marked_guard', 'declare', 'rebel', 'kick']
    """
    rules = ruleset(rules_id, chosen)
    sections = tuple(Section(name, phrase(f"explain-section-{name}"), tuple(lines)) for name, lines in _chapters(rules))
    return Page(phrase("explain-title", name=phrase(f"ruleset-{rules_id}")), sections)


def describe_options(rules_id: str) -> tuple[OptionMessages, ...]:
    """The options of a ruleset and their message ids, for whoever offers them. Raises `KeyError`."""
    return tuple(
        OptionMessages(
            option.name,
            option_title(option.name),
            f"{option_title(option.name)}-why",
            tuple(_value_messages(option.name, value) for value in option.values),
        )
        for option in OPTIONS[rules_id]
    )


def _value_messages(name: str, value: Value) -> ValueMessages:
    title = value_title(name, value)
    return ValueMessages(value, title, f"{title}-why")


def _chapters(rules: Ruleset) -> Iterator[Chapter]:
    for name, lines in OPENING:
        yield name, lines(rules)
    for spec in rules.phases:
        yield tag_of(spec), phase(spec, rules)
    if isinstance(rules.grammar, Hanging):
        yield from hanging(rules, rules.grammar)
    else:
        yield from climbing(rules)
    for name, lines in COURSE:
        yield name, lines(rules)
    yield "coins", coins()
    yield "options", options(rules)
    yield "names", names(rules)
    yield "silent", silent(rules)


def tag_of(spec: PhaseSpec) -> str:
    """The name of a phase spec, as its JSON has it."""
    return str(spec.__struct_config__.tag)
