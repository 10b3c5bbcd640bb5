"""A position as one line of text: ruleset, hands, emperor, guard, leader, then what is out of the ordinary.

>>> line = "weihai:pass=hard 9cKs/8d//As/w 0 1 3 x2 out=2 revealed"
>>> format_position(parse_position(line)) == line
True
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from baohuang.records.fault import BadRecord
from baohuang.records.options_text import format_options, parse_options
from baohuang.records.positions import Position

NO_GUARD: Final = "-"
WHOLE: Final = 5
"""Parts that every line has."""


def format_position(position: Position) -> str:
    """The line of a position; parts that are at their defaults are left out."""
    options = format_options(position.options)
    parts = [
        f"{position.rules}:{options}" if options else position.rules,
        "/".join(position.hands),
        str(position.emperor),
        NO_GUARD if position.guard is None else str(position.guard),
        str(position.leader),
        *([f"solo={position.solo}"] if position.solo else []),
        *([f"named={position.named}"] if position.named else []),
        *([f"x{position.multiplier}"] if position.multiplier is not None else []),
        *([f"out={_format_seats(position.out)}"] if position.out else []),
        *(["revealed"] if position.revealed else []),
        *([f"passed={_format_seats(position.passed)}"] if position.passed else []),
        *([f"discards={position.discards}"] if position.discards else []),
    ]
    return " ".join(parts)


def parse_position(line: str) -> Position:
    """The position of a line, whether it can exist or not. Raises `BadRecord` with the part at fault."""
    parts = line.split(" ")
    if len(parts) < WHOLE:
        raise BadRecord(f"part {len(parts) + 1}", "the position is cut off")
    fields = _head(parts)
    for at, part in enumerate(parts[WHOLE:], WHOLE + 1):
        name, value = _extra(part, at)
        if name in fields:
            raise BadRecord(f"part {at}", f"a second {name}")
        fields[name] = value
    try:
        return msgspec.convert(fields, Position)
    except msgspec.ValidationError as error:
        raise BadRecord("the position", str(error)) from error


def _head(parts: Sequence[str]) -> dict[str, Any]:
    rules, _, options = parts[0].partition(":")
    fields: dict[str, Any] = {"rules": rules, "hands": parts[1].split("/")}
    if options:
        fields["options"] = _read(parse_options, options, 1)
    for at, name in enumerate(("emperor", "guard", "leader"), 3):
        nobody = name == "guard" and parts[at - 1] == NO_GUARD
        fields[name] = None if nobody else _read(_seat, parts[at - 1], at)
    return fields


def _extra(part: str, at: int) -> tuple[str, Any]:
    name, equals, value = part.partition("=")
    if part == "revealed":
        return "revealed", True
    if re.fullmatch(r"x[1-9][0-9]{0,6}", part):
        return "multiplier", int(part[1:])
    if equals and name in ("out", "passed"):
        return name, _read(_seats, value, at)
    if value and name in ("solo", "named", "discards"):
        return name, value
    raise BadRecord(f"part {at}", f"{part!r} is no part of a position")


def _read(reader: Callable[[str], Any], text: str, at: int) -> Any:
    try:
        return reader(text)
    except ValueError as error:
        raise BadRecord(f"part {at}", str(error)) from error


def _seat(text: str) -> int:
    if not re.fullmatch(r"[0-9]", text):
        raise ValueError(f"{text!r} is not a seat")
    return int(text)


def _seats(text: str) -> list[int]:
    return [_seat(one) for one in text.split(",")]


def _format_seats(seats: Sequence[int]) -> str:
    return ",".join(str(seat) for seat in seats)
