"""Pages to what people and clients read: plain text, Markdown, JSON.

Plain text is laid out as Markdown is, but without escapes, so that it reads well in a terminal and
can be shown as it stands.
"""

import re
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Final

from baohuang.messages.page import Line, Page, Section

MARKS: Final = {"text": "", "item": "- ", "sub": "  - "}
SPECIAL: Final = re.compile(r"([\\*_`\[\]<>|])")

Json = dict[str, object]


def to_text(page: Page, lang: str) -> str:
    """Headings with ``#``, lists with ``-``; one line for each paragraph and item."""
    return _lay_out(page, lang, lambda words: words)


def to_markdown(page: Page, lang: str) -> str:
    """As `to_text`, with the characters escaped that Markdown would read as markup."""
    return _lay_out(page, lang, lambda words: SPECIAL.sub(r"\\\1", words))


def to_json(page: Page, lang: str) -> Json:
    """Title and sections; of each line its kind (text, item, sub), its id and its text in `lang`."""
    return {
        "lang": lang,
        "title": page.title.words(lang),
        "sections": [_section(section, lang) for section in page.sections],
    }


def _section(section: Section, lang: str) -> Json:
    return {
        "id": section.id,
        "title": section.title.words(lang),
        "lines": [_line(line, lang) for line in section.lines],
    }


def _line(line: Line, lang: str) -> Json:
    return {"kind": line.kind, "id": line.phrase.id, "text": line.phrase.words(lang)}


def _lay_out(page: Page, lang: str, escape: Callable[[str], str]) -> str:
    blocks = [f"# {escape(page.title.words(lang))}"]
    for section in page.sections:
        blocks.append(f"## {escape(section.title.words(lang))}")
        blocks.extend(_blocks(section, lang, escape))
    return "\n\n".join(blocks) + "\n"


def _blocks(section: Section, lang: str, escape: Callable[[str], str]) -> Iterator[str]:
    """Each paragraph by itself; the items of a list together."""
    for listed, lines in groupby(section.lines, key=lambda line: line.kind != "text"):
        laid = [MARKS[line.kind] + escape(line.phrase.words(lang)) for line in lines]
        if listed:
            yield "\n".join(laid)
        else:
            yield from laid
