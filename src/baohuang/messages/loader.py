"""Reads the Fluent files of a language once and formats their messages.

Which languages and files there are is fixed here; nothing is discovered at run time.
"""

from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

LANGS: Final = ("zh-Hans", "zh-Hant", "ja", "en")
FALLBACK: Final = "en"
FILES: Final = (
    "errors",
    "names",
    "rules",
    "table",
    "talk",
    "lobby",
    "house",
    "people",
    "room",
    "cli",
    "tui",
    "guide",
    "fair",
    "replay",
    "learn",
)
"""The files of each language, without their ending."""

Argument = str | int


class UnknownMessage(LookupError):
    """No language has a message of that id, or an argument that it needs was not given: a caller's bug."""


def text(lang: str, message: str, /, **args: Argument) -> str:
    """The message of that id in `lang`, or in English where `lang` lacks it.

    An unknown language reads as English. Raises `UnknownMessage`.

    >>> text("ja", "error-not-your-turn")
    'いまはあなたの番ではありません。'
    """
    for bundle in (_bundle(lang if lang in LANGS else FALLBACK), _bundle(FALLBACK)):
        if bundle.has_message(message):
            return _format(bundle, message, args)
    raise UnknownMessage(f"no message is called {message!r}")


def has(message: str, lang: str = FALLBACK) -> bool:
    """Whether `lang` itself has a message of that id."""
    return bool(_bundle(lang).has_message(message))


def ids(lang: str, file: str) -> tuple[str, ...]:
    """The ids of one file's messages, in the order in which they stand there."""
    body = FluentResource(source(lang, file)).body
    return tuple(entry.id.name for entry in body if isinstance(entry, Message))


def source(lang: str, file: str) -> str:
    """The text of one Fluent file, empty where the language has none; for a client that formats by itself.

    Raises `UnknownMessage` for a language or file that is not in `LANGS` and `FILES`.
    """
    if lang not in LANGS or file not in FILES:
        raise UnknownMessage(f"no messages {file!r} in {lang!r}")
    path = resources.files("baohuang.messages").joinpath("locales", lang, f"{file}.ftl")
    return path.read_text("utf-8") if path.is_file() else ""


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in FILES:
        bundle.add_resource(FluentResource(source(lang, file)))
    return bundle


def _format(bundle: FluentBundle, message: str, args: dict[str, Argument]) -> str:
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise UnknownMessage(f"{message!r} has no text of its own")
    formatted, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise UnknownMessage(f"{message!r}: {errors[0]}")
    return str(formatted)
