"""Other names of the same things, and how the table plays what the sources leave open.

The rulings are those of the project's register of rules; each is shown where the ruleset has what
it is about.
"""

from collections.abc import Iterator
from typing import Final

from baohuang.messages.page import Line, item, para
from baohuang.plays.specs import Climbing, Hanging
from baohuang.rulesets.explained.plays import twos_beat_something
from baohuang.rulesets.specs import (
    BuyThrees,
    Call,
    Declare,
    Discard,
    Enthrone,
    Grab,
    Kick,
    Kitty,
    Name,
    OwnPlaces,
    PhaseSpec,
    Rebel,
    Ruleset,
    SharedPlaces,
)

PHASES: Final[tuple[tuple[type[PhaseSpec], tuple[str, ...]], ...]] = (
    (BuyThrees, ("silent-buy-order",)),
    (Grab, ("silent-grab-once",)),
    (Enthrone, ("silent-yield-direction", "silent-stick-pile")),
    (Call, ("silent-call-fourth",)),
    (Declare, ("silent-asked-alike",)),
    (Rebel, ("silent-rebel-sealed",)),
    (Kick, ("silent-kick-asked",)),
    (Kitty, ("silent-emperor-tie",)),
    (Name, ("silent-name",)),
    (Discard, ("silent-discard",)),
)
"""The rulings about each phase, in the order of the phases."""


def names(rules: Ruleset) -> Iterator[Line]:
    """Aliases, for readers who know the game from elsewhere."""
    yield para("explain-names")
    yield item("alias-emperor")
    yield item("alias-guard")
    yield item("alias-commoner")
    if rules.phase(Call):
        yield item("alias-guard-card")
    yield item("alias-big-joker")
    yield item("alias-small-joker")
    if isinstance(rules.grammar, Hanging):
        yield item("alias-attach")
    yield item("alias-wind")
    if rules.phase(Rebel):
        yield item("alias-revolt")
    yield item("alias-last")


def silent(rules: Ruleset) -> Iterator[Line]:
    """The choices made where the sources are silent or contradict each other."""
    yield para("explain-silent")
    for message in _rulings(rules):
        yield item(message)


def _rulings(rules: Ruleset) -> Iterator[str]:
    if rules.deck.changes:
        yield "silent-deck"
    for spec, messages in PHASES:
        if rules.phase(spec):
            yield from messages
    enthrone = rules.phase(Enthrone)
    if isinstance(enthrone, Enthrone):
        yield "silent-forced" if enthrone.forced == "on" else "silent-void"
    yield "silent-soft-pass"
    yield "silent-wind"
    yield from _about_plays(rules)
    yield from _about_points(rules)
    yield "silent-coins"
    if isinstance(rules.scoring, SharedPlaces):
        yield "silent-fourth-way"


def _about_plays(rules: Ruleset) -> Iterator[str]:
    grammar = rules.grammar
    if isinstance(grammar, Climbing):
        yield from ("silent-triples", "silent-wings", "silent-readings")
        return
    yield "silent-strictly"
    if grammar.bomb != "off":
        yield "silent-bombs"
    if twos_beat_something(rules, grammar):
        yield "silent-twos"
    if grammar.held_back:
        yield "silent-holding"


def _about_points(rules: Ruleset) -> Iterator[str]:
    scoring = rules.scoring
    if isinstance(scoring, SharedPlaces):
        yield from ("silent-points", "silent-solo-points", "silent-open-solo", "silent-rest")
        return
    yield "silent-draw"
    yield "silent-play-on"
    yield from _about_variants(scoring, rules)


def _about_variants(scoring: OwnPlaces, rules: Ruleset) -> Iterator[str]:
    name = rules.phase(Name)
    if scoring.alone:
        yield "silent-dictatorship"
    if isinstance(name, Name) and name.swap:
        yield "silent-swap"
    if rules.seats == 4:
        yield "silent-four"
