"""Room options as text, ``pass=hard,sixes=16``: a number is an integer, anything else a word."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from baohuang.rulesets.options import Value

OPTION: Final = re.compile(r"([a-z][a-z0-9_]*)=(?:(0|[1-9][0-9]{0,8})|([a-z][a-z0-9_]*))")


def format_options(options: Mapping[str, Value]) -> str:
    """The options in alphabetical order.

    >>> format_options({"sixes": 16, "pass": "hard"})
    'pass=hard,sixes=16'
    """
    return ",".join(f"{name}={value}" for name, value in sorted(options.items()))


def parse_options(text: str) -> dict[str, Value]:
    """The options of a text, whatever they mean. Raises `ValueError`.

    >>> parse_options("pass=hard,sixes=16")
    {'pass': 'hard', 'sixes': 16}
    """
    options: dict[str, Value] = {}
    for part in text.split(","):
        found = OPTION.fullmatch(part)
        if found is None or found[1] in options:
            raise ValueError(f"{part!r} is not an option")
        options[found[1]] = int(found[2]) if found[2] else found[3]
    return options
