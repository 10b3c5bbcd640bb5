"""The options of a ruleset with every value explained, and the pairs that exclude each other."""

from collections.abc import Iterator

from baohuang.messages.page import Line, Phrase, item, para, phrase, sub
from baohuang.rulesets.options import OPTIONS, REFUSED_PAIRS, Option, Value
from baohuang.rulesets.specs import Ruleset


def option_title(name: str) -> str:
    """The message that names an option; with ``-why`` after it, the one that explains it."""
    return f"option-{name}"


def value_title(name: str, value: Value) -> str:
    """The message that names a value of an option; with ``-why`` after it, the one that explains it."""
    return f"option-{name}-{value}"


def options(rules: Ruleset) -> Iterator[Line]:
    """Every option: what is chosen, and under it what each value would mean."""
    yield para("explain-options")
    chosen = dict(rules.options)
    for option in OPTIONS[rules.id]:
        value = chosen.get(option.name, option.values[0])
        yield item(
            "explain-option",
            title=phrase(option_title(option.name)),
            setting=option.name,
            value=_value(option, value),
        )
        yield sub(f"{option_title(option.name)}-why")
        for one in option.values:
            yield _explained(option, one)
    for first, second in REFUSED_PAIRS:
        if any(option.name == first[0] for option in OPTIONS[rules.id]):
            yield item("explain-option-pair", first=_choice(*first), second=_choice(*second))


def _value(option: Option, value: Value) -> Phrase:
    return phrase(value_title(option.name, value))


def _explained(option: Option, value: Value) -> Line:
    kind = "explain-value-standard" if value == option.values[0] else "explain-value"
    why = phrase(f"{value_title(option.name, value)}-why")
    return sub(kind, title=_value(option, value), setting=str(value), why=why)


def _choice(name: str, value: Value) -> str:
    return f"{name}={value}"
