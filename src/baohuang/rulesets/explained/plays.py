"""What may be laid and what beats what: a chapter for each thing that the grammar knows."""

from collections.abc import Iterator

from baohuang.cards.kinds import SUITS
from baohuang.messages.page import Line, item, para
from baohuang.plays.specs import Hanging
from baohuang.rulesets.explained.examples import BOMBS, CLIMBING, COMBINATIONS, HANGING, TWOS, examples, shapes
from baohuang.rulesets.specs import Call, Ruleset, SharedPlaces

Chapter = tuple[str, Iterator[Line]]


def hanging(rules: Ruleset, grammar: Hanging) -> Iterator[Chapter]:
    """Sets, beating, bombs, 2s and holding back, as far as the ruleset has them."""
    yield "sets", _sets(rules)
    yield "beating", _beating(rules)
    if grammar.bomb != "off":
        yield "bombs", _bombs(rules, grammar)
    if twos_beat_something(rules, grammar):
        yield "twos", _twos(rules, grammar)
    if grammar.held_back:
        yield "holding", _holding(rules, grammar.held_back)


def twos_beat_something(rules: Ruleset, grammar: Hanging) -> bool:
    """Whether 2s may stand for beating a card that the ruleset has."""
    return bool(grammar.twos_beat_big or (grammar.twos_beat_guard and rules.phase(Call)))


def climbing(rules: Ruleset) -> Iterator[Chapter]:
    """The combinations, and how they beat each other."""
    yield "sets", _combinations()
    yield "beating", _climbing_beating(rules)


def _sets(rules: Ruleset) -> Iterator[Line]:
    yield para("explain-set")
    if rules.phase(Call):
        yield item("explain-set-guard")
    yield item("explain-set-two")
    yield para("explain-examples")
    yield from shapes(rules)


def _beating(rules: Ruleset) -> Iterator[Line]:
    yield para("explain-beat")
    yield item("explain-beat-guard" if rules.phase(Call) else "explain-beat-big")
    yield para("explain-examples")
    yield from examples(rules, HANGING)


def _bombs(rules: Ruleset, grammar: Hanging) -> Iterator[Line]:
    yield para(f"explain-bomb-{grammar.bomb}")
    if grammar.bomb == "same_suit4":
        yield item("explain-bomb-mixed")
    yield para("explain-examples")
    yield from examples(rules, BOMBS[grammar.bomb])


def _twos(rules: Ruleset, grammar: Hanging) -> Iterator[Line]:
    if grammar.twos_beat_big:
        yield item("explain-twos-big", n=grammar.twos_beat_big)
    if grammar.twos_beat_guard and rules.phase(Call):
        yield item("explain-twos-guard", n=grammar.twos_beat_guard)
    yield item(f"explain-twos-{grammar.twos_scope}")
    yield item("explain-twos-close")
    yield item("explain-twos-exact")
    yield para("explain-examples")
    yield from examples(rules, TWOS)


def _holding(rules: Ruleset, rank: str) -> Iterator[Line]:
    yield para("explain-hold", rank=rank)
    if rules.phase(Call) and _can_be_called(rules, rank):
        yield item("explain-hold-called", rank=rank)
    if isinstance(rules.scoring, SharedPlaces) and rules.scoring.smother:
        yield item("explain-hold-smother", rank=rank)


def _can_be_called(rules: Ruleset, rank: str) -> bool:
    """Whether all four copies of a card of that rank are in play."""
    changes = dict(rules.deck.changes)
    return any(changes.get(rank + suit, rules.deck.packs) == 4 for suit in SUITS)


def _combinations() -> Iterator[Line]:
    yield para("explain-combinations")
    for kind, example in COMBINATIONS.items():
        yield item(f"explain-kind-{kind}", example=example)
    yield item("explain-wings")


def _climbing_beating(rules: Ruleset) -> Iterator[Line]:
    yield para("explain-climb")
    yield item("explain-climb-bombs")
    yield item("explain-climb-readings")
    yield para("explain-examples")
    yield from examples(rules, CLIMBING)
