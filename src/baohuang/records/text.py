"""Records as text that people can read: a head, one numbered action a line, and the seal.

    baohuang record 1
    rules weihai 1
    options sixes=16
    seed 7
    commitment 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451
    starter 0
    1. 0 enthrone
    2. 1 hide        # a comment
    end 2 5fa9…

Blank lines and what stands behind a ``#`` are not read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from baohuang.records.fault import BadRecord
from baohuang.records.options_text import format_options, parse_options
from baohuang.records.record import FORMAT, ActionText, Record, Seal, require_seal, require_source, seal_of

TITLE: Final = f"baohuang record {FORMAT}"
NOTHING: Final = "-"
ACTION_LINE: Final = re.compile(r"([1-9][0-9]*)\. (.+)")


class Line(NamedTuple):
    """A line with something on it; `number` counts from 1."""

    number: int
    text: str

    def fault(self, message: str) -> BadRecord:
        """The exception that points here."""
        return BadRecord(f"line {self.number}", message)


def to_text(record: Record) -> str:
    """The text of a record, sealed; `from_text` gives the same record back."""
    seal = seal_of(record)
    lines = [
        TITLE,
        f"rules {record.rules} {record.version}",
        *([f"options {format_options(record.options)}"] if record.options else []),
        *_source(record),
        *([] if record.starter is None else [f"starter {record.starter}"]),
        *([] if record.number == 1 else [f"number {record.number}"]),
        *([f"redeal {record.redeal}"] if record.redeal else []),
        *(f"{at}. {action}" for at, action in enumerate(record.actions, 1)),
        f"end {seal.actions} {seal.sha256}",
    ]
    return "".join(line + "\n" for line in lines)


def _source(record: Record) -> Iterator[str]:
    if record.seed is not None:
        yield f"seed hex:{record.seed}" if isinstance(record.seed, str) else f"seed {record.seed}"
        yield f"commitment {record.commitment}"
    if record.luck is not None:
        yield "luck " + " ".join(word or NOTHING for word in record.luck)
    for hand in record.hands or ():
        yield f"hand {hand or NOTHING}"
    if record.kitty:
        yield f"kitty {record.kitty}"


def from_text(text: str) -> Record:
    """The record of a text. Raises `BadRecord` with the line at which it is cut off or damaged."""
    lines = list(_lines(text))
    if not lines or lines[0].text != TITLE:
        raise BadRecord("line 1", f"a record begins with {TITLE!r}")
    end = lines[-1]
    seal = _seal(end)
    reading = Reading()
    for line in lines[1:-1]:
        reading.read(line)
    record = reading.record(end)
    require_seal(record, seal, f"line {end.number}")
    return record


def _lines(text: str) -> Iterator[Line]:
    for number, line in enumerate(text.split("\n"), 1):
        kept = line.partition("#")[0].strip()
        if kept:
            yield Line(number, kept)


def _seal(line: Line) -> Seal:
    word, _, rest = line.text.partition(" ")
    found = re.fullmatch(r"(0|[1-9][0-9]{0,8}) ([0-9a-f]{64})", rest)
    if word != "end" or found is None:
        raise line.fault("the record is cut off: its last line is not its end")
    return Seal(int(found[1]), found[2])


class Reading:
    """Gathers the fields of a record from its lines."""

    def __init__(self) -> None:
        self.fields: dict[str, Any] = {}
        self.actions: list[str] = []
        self.hands: list[str] = []
        self.commitment: tuple[Line, str] | None = None

    def read(self, line: Line) -> None:
        """Take one line in. Raises `BadRecord`."""
        numbered = ACTION_LINE.fullmatch(line.text)
        if numbered:
            self._action(line, numbered[1], numbered[2])
            return
        word, _, rest = line.text.partition(" ")
        if self.actions or word not in (*READERS, "hand", "commitment"):
            raise line.fault(f"{line.text[:40]!r} is not to be read here")
        if word == "hand":
            self.hands.append("" if rest == NOTHING else rest)
        elif word == "commitment":
            self.commitment = line, rest
        else:
            self._field(line, word, rest)

    def _action(self, line: Line, number: str, action: str) -> None:
        if number != str(len(self.actions) + 1):
            raise line.fault(f"action {len(self.actions) + 1} is missing")
        try:
            self.actions.append(msgspec.convert(action, ActionText))
        except msgspec.ValidationError as error:
            raise line.fault(f"{action[:40]!r} is no action") from error

    def _field(self, line: Line, word: str, text: str) -> None:
        if word in self.fields:
            raise line.fault(f"a second {word}")
        try:
            self.fields[word] = READERS[word](text)
        except ValueError as error:
            raise line.fault(f"{text[:40]!r} does not fit {word}") from error

    def record(self, end: Line) -> Record:
        """The record that was read; `end` is the line to point at where something is missing."""
        fields = {**self.fields, **self.fields.pop("rules", {}), "actions": self.actions}
        if self.hands:
            fields["hands"] = self.hands
        try:
            record = msgspec.convert(fields, Record)
        except msgspec.ValidationError as error:
            raise end.fault(str(error)) from error
        require_source(record)
        if self.commitment and self.commitment[1] != record.commitment:
            raise self.commitment[0].fault("the commitment is not that of the seed")
        return record


def _read_rules(text: str) -> Mapping[str, str | int]:
    name, _, version = text.partition(" ")
    return {"rules": name, "version": _whole(version)}


def _read_seed(text: str) -> int | str:
    if text.startswith("hex:"):
        return text.removeprefix("hex:")
    if not re.fullmatch(r"0|-?[1-9][0-9]*", text):
        raise ValueError("not a number")
    return int(text)


def _read_luck(text: str) -> list[str]:
    return ["" if word == NOTHING else word for word in text.split()]


def _whole(text: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,8}", text):
        raise ValueError("not a number")
    return int(text)


READERS: Final[dict[str, Callable[[str], Any]]] = {
    "rules": _read_rules,
    "options": parse_options,
    "seed": _read_seed,
    "luck": _read_luck,
    "kitty": str,
    "starter": _whole,
    "number": _whole,
    "redeal": _whole,
}
"""How to read each line of the head."""
