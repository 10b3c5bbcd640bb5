"""What a terminal table needs of wherever the deal runs: here against bots, or at a house on the network."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple, Protocol

from baohuang.server.messages import DealEvent
from baohuang.views.view import Prompt, SeatView


class Seen(NamedTuple):
    """A state of the deal as the person sees it, and what led to it. `names` by seat, blank where unknown."""

    view: SeatView
    prompt: Prompt | None
    events: tuple[DealEvent, ...]
    names: tuple[str, ...] = ()


class Told(NamedTuple):
    """Something about the table rather than the deal: a message id and its arguments.

    `spoken` are arguments that are themselves messages, by their ids.
    """

    message: str
    args: Mapping[str, str | int] = MappingProxyType({})
    spoken: Mapping[str, str] = MappingProxyType({})


Tell = Callable[[Seen | Told], None]


class Table(Protocol):
    """A table at which one person plays."""

    async def run(self, tell: Tell) -> None:
        """Tell of everything that happens, for as long as this runs."""
        ...

    async def act(self, action: str) -> str | None:
        """Carry out an action; the code that refuses it, or None."""
        ...

    async def hints(self) -> tuple[str, ...]:
        """Sensible plays as concrete cards, the best first; empty where none is asked for."""
        ...

    async def order(self, words: list[str]) -> str | None:
        """An order to the table; the code that refuses it, or None.

        ``next``, and at a house ``sit N``, ``ready``, ``start``, ``trustee``, ``leave``, ``say …``.
        """
        ...
