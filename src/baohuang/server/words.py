"""What the HTTP side says in words: rules, options, message files. Slow to import, so that is put off."""

from __future__ import annotations

from collections.abc import Mapping

from baohuang.messages import FALLBACK, LANGS, UnknownMessage, source
from baohuang.messages.page import Page
from baohuang.messages.rendering import to_text
from baohuang.rulesets.explain import OptionMessages, describe_options, explain


def explained(rules: str, options: Mapping[str, int | str], lang: str) -> tuple[str, str]:
    """The language, English where ours is not known, and the rules in it. Raises as `explain` does."""
    known = lang if lang in LANGS else FALLBACK
    return known, to_text(explain(rules, options), known)


def rule_page(rules: str, options: Mapping[str, int | str], lang: str) -> tuple[str, Page]:
    """As `explained`, as a page that still is in no language."""
    return lang if lang in LANGS else FALLBACK, explain(rules, options)


def options_of(rules: str) -> tuple[OptionMessages, ...]:
    """The options of a ruleset with the ids of their messages."""
    return describe_options(rules)


def message_file(lang: str, file: str) -> str | None:
    """A Fluent file, or None where there is none."""
    try:
        return source(lang, file)
    except UnknownMessage:
        return None
