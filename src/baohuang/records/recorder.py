"""`Recorder`: a deal under way together with the record that it leaves."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from baohuang.engine.deal import Deal
from baohuang.engine.events import Event
from baohuang.engine.text import format_action, parse_move
from baohuang.engine.trick import play_cards
from baohuang.records.acts import written
from baohuang.records.record import Record
from baohuang.records.replay import replay


class Recorder:
    """Plays a deal and writes down each action as it was done, plays with the very cards laid.

    >>> from baohuang.records.record import record_of
    >>> recorder = Recorder(record_of("weihai", seed=7, starter=0))
    >>> recorder.deal.to_act()
    [0]
    >>> events = recorder.act(0, " enthrone")
    >>> recorder.record().actions
    ('0 enthrone',)
    """

    def __init__(self, record: Record) -> None:
        """Take up the deal where `record` ends. Raises what `replay` raises."""
        self._head = record
        self._actions = list(record.actions)
        self.deal: Deal = replay(record)

    @property
    def length(self) -> int:
        """The number of actions so far."""
        return len(self._actions)

    def record(self) -> Record:
        """The record so far."""
        return replace(self._head, actions=tuple(self._actions))

    def apply(self, seat: int, action: int) -> list[Event]:
        """Carry out an action integer. Raises `Refused`."""
        events = self.deal.apply(seat, action)
        return self._note(seat, format_action(self.deal, action), events)

    def play(self, seat: int, cards: Sequence[int]) -> list[Event]:
        """Lay these very cards. Raises `Refused`."""
        return self._note(seat, "play", play_cards(self.deal, seat, cards))

    def act(self, seat: int, move: str) -> list[Event]:
        """Carry out an action as text. Raises `NotationError` or `Refused`."""
        events = parse_move(move, self.deal.program).apply(self.deal, seat)
        return self._note(seat, move, events)

    def _note(self, seat: int, move: str, events: list[Event]) -> list[Event]:
        self._actions.append(written(seat, move, events))
        return events
