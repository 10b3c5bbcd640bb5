"""The lessons of a ruleset, read from the data beside this file.

A lesson has steps. In each the learner sits in seat 0 and is asked something: the hands and what was done so far say
what, as positions and records write it. Ids of messages are put together here, so that data holds no text:
``lesson-<lesson>-title``, ``-about``, then for each step from 1 on ``-<n>`` asks, ``-<n>-right`` praises, and
``-<n>-<said>`` explains a wrong answer.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

FAMILY: Final = "hanging"
"""The file of lessons that several rulesets share."""

LEARNER: Final = 0
"""The learner's seat."""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of wrong answer and the end of the id of what is said of it.

    With a `code`: every answer that is refused with it, of which `tries` are some. Without: those legal answers that
    `tries` lists.
    """

    said: str
    tries: list[str]
    code: str | None = None


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A situation, and what is right in it.

    `hands`: notation by seat, with ``/`` between; the learner's first. `play`: the rest of a position line from the
    emperor on; without it a deal begins with these hands, `starter` and `kitty`. `actions`: what was done before the
    question. `offer`: the answers on buttons, where other ones than the legal ones are to choose from. `right`: the
    right answers; with `free` every legal answer that is not listed as wrong is right too. `then`: what the others do
    after a right answer.
    """

    hands: str
    play: str | None = None
    starter: int = 0
    kitty: str = ""
    actions: list[str] = []
    offer: list[str] = []
    right: list[str] = []
    free: bool = False
    wrong: list[Wrong] = []
    then: list[str] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Steps about one thing. `chapters`: ids of the sections of the rules which it teaches; `args`: of its messages."""

    steps: list[Step]
    chapters: list[str] = []
    args: dict[str, str] = {}


def courses(rules_ids: tuple[str, ...]) -> dict[str, dict[str, Lesson]]:
    """The lessons of each of these rulesets that has some, in the order in which they are taught."""
    return {rules: found for rules in rules_ids if (found := course(rules))}


@cache
def course(rules: str) -> dict[str, Lesson]:
    """The lessons of a ruleset by id, in the order in which they are taught; none for a ruleset without lessons.

    >>> list(course("weihai"))[:3]
    ['sets', 'hanging', 'beating']
    """
    own = _read(rules)
    order = own.pop("lessons", [])
    known = _read(FAMILY) | own
    return {name: msgspec.convert(known[name], Lesson) for name in order}


def _read(name: str) -> dict[str, Any]:
    path = resources.files("baohuang.lessons").joinpath(f"{name}.toml")
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
