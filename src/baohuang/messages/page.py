"""A page in no language: sections of lines, each a message id with its arguments.

Who explains something builds a page; `rendering` turns it into text, and a client may do so itself.
The structs are JSON as they stand.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from baohuang.messages.loader import text

Kind = Literal["text", "item", "sub"]


class Phrase(msgspec.Struct, frozen=True):
    """A message with its arguments; an argument may be a phrase itself."""

    id: str
    args: dict[str, str | int | Phrase] = {}

    def words(self, lang: str) -> str:
        """The phrase in a language. Raises `UnknownMessage`."""
        args = {name: arg.words(lang) if isinstance(arg, Phrase) else arg for name, arg in self.args.items()}
        return text(lang, self.id, **args)


class Line(msgspec.Struct, frozen=True):
    """One paragraph, item of a list, or item of a list below an item."""

    kind: Kind
    phrase: Phrase


class Section(msgspec.Struct, frozen=True):
    """A heading and what stands under it. `id` stays the same in every language."""

    id: str
    title: Phrase
    lines: tuple[Line, ...]


class Page(msgspec.Struct, frozen=True):
    """A title and its sections."""

    title: Phrase
    sections: tuple[Section, ...]


def phrase(message: str, /, **args: str | int | Phrase) -> Phrase:
    """A phrase, with its arguments by name."""
    return Phrase(message, args)


def para(message: str, /, **args: str | int | Phrase) -> Line:
    """A paragraph."""
    return Line("text", Phrase(message, args))


def item(message: str, /, **args: str | int | Phrase) -> Line:
    """An item of a list."""
    return Line("item", Phrase(message, args))


def sub(message: str, /, **args: str | int | Phrase) -> Line:
    """An item of a list below an item."""
    return Line("sub", Phrase(message, args))
