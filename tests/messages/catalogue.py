"""What the Fluent files hold, for the tests that compare the languages."""

import re
from functools import cache

from fluent.syntax import FluentParser, ast

from baohuang.messages import FILES, source

VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
OWN_FILES = ("errors", "rules", "cli")


@cache
def entries(lang: str, file: str) -> dict[str, str]:
    """The source text of each message and term of a file, by id."""
    body = FluentParser().parse(source(lang, file)).body
    found = [one for one in body if isinstance(one, ast.Message | ast.Term)]
    return {one.id.name: _text(lang, file, one) for one in found}


@cache
def everything(lang: str) -> dict[str, str]:
    """The source text of each message of a language, by id."""
    return {key: value for file in FILES for key, value in entries(lang, file).items()}


def junk(lang: str, file: str) -> list[str]:
    """The parts of a file that are no Fluent."""
    return [str(one.content) for one in FluentParser().parse(source(lang, file)).body if isinstance(one, ast.Junk)]


def variables(text: str) -> frozenset[str]:
    """The names of the arguments that a message takes."""
    return frozenset(VARIABLE.findall(text))


def _text(lang: str, file: str, entry: ast.Message | ast.Term) -> str:
    span = entry.value.span if entry.value else entry.span
    assert span is not None
    return source(lang, file)[span.start : span.end]
