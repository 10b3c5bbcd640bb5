"""Actions as integers: a play code (> 0), `PASS` (0), or a declaration (< 0).

A declaration is a verb with an argument: a kind, a way to be solo, or the cards of a discard.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

PASS: Final = 0

GRAB: Final = 1
DECLINE: Final = 2
ENTHRONE: Final = 3
YIELD: Final = 4
CALL: Final = 5
SOLO: Final = 6
OPEN: Final = 7
HIDE: Final = 8
REBEL: Final = 9
ABSTAIN: Final = 10
KICK: Final = 11
SPARE: Final = 12
NAME: Final = 13
DISCARD: Final = 14
RENAME: Final = 15
KEEP: Final = 16
"""Verbs of declarations, as REFEREE.md names them."""

PLAIN: Final = 0
OPENLY: Final = 1
HIDDEN: Final = 2
"""How a call or a solo is made."""


def declare(verb: int, argument: int = 0) -> int:
    """The action of a verb with an argument ≥ 0."""
    return -(verb | argument << 5)


def verb_of(action: int) -> int:
    """The verb of a declaration."""
    return -action & 31


def argument_of(action: int) -> int:
    """The argument of a declaration."""
    return -action >> 5


def call(kind: int, how: int) -> int:
    """Call three (`PLAIN`) or four (`OPENLY`, `HIDDEN`) of a kind."""
    return declare(CALL, kind << 2 | how)


def discard(kinds: Sequence[int]) -> int:
    """Lay some cards face down; the order does not matter."""
    packed = 0
    for kind in sorted(kinds, reverse=True):
        packed = packed << 6 | kind + 1
    return declare(DISCARD, packed)


def discarded(action: int) -> list[int]:
    """The cards of a discard, ascending."""
    packed = argument_of(action)
    kinds: list[int] = []
    while packed:
        kinds.append((packed & 63) - 1)
        packed >>= 6
    return kinds


@mypyc_attr(acyclic=True)
class Actions:
    """Legal actions as a sequence of integers, each made when it is looked at.

    A caller wants one of them as a rule, and there may be hundreds. It cannot inherit from `Sequence`
    (docs/decisions/0005) and is registered as one.
    """

    __slots__ = ("codes",)

    def __init__(self, codes: vec[i64]) -> None:
        self.codes: vec[i64] = codes

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, index: int | slice) -> int | list[int]:
        """The action at an index (or a list, for a slice)."""
        if isinstance(index, int):
            return self.codes[index]
        return list(self.codes)[index]

    def __iter__(self) -> Iterator[int]:
        return iter(self.codes)

    def __reversed__(self) -> Iterator[int]:
        return reversed(list(self.codes))

    def __contains__(self, action: object) -> bool:
        return action in self.codes

    def index(self, action: int, *bounds: int) -> int:
        """As of a list."""
        return list(self.codes).index(action, *bounds)

    def count(self, action: int) -> int:
        """As of a list."""
        return list(self.codes).count(action)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Actions) and list(self.codes) == list(other.codes)

    def __hash__(self) -> int:
        return hash(tuple(self.codes))

    def __repr__(self) -> str:
        return f"Actions({list(self.codes)})"


Sequence.register(Actions)
