"""The frames of updates and snapshots: what everybody is told alike is encoded once, what differs once a seat.

The result is the JSON of `messages.Update` and `messages.Snapshot`, put together from parts that are encoded apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from baohuang.server.game import Step
from baohuang.server.live import LiveDeal
from baohuang.server.telling import tell
from baohuang.views.observe import Sight
from baohuang.views.redact import is_open
from baohuang.views.view import Prompt

encode: Final = msgspec.json.Encoder().encode


class Frames:
    """The frames of one state of a deal; good until it changes.

    `deadlines` by seat; without them the state is an old one, which asks nothing any more.
    """

    def __init__(self, live: LiveDeal, deadlines: Mapping[int, int] | None) -> None:
        self._live = live
        self._deadlines = deadlines
        self._sight = Sight(live.deal)
        until = encode(max(deadlines.values())) if deadlines else b"null"
        self._open: bytes = b',"view":' + encode(self._sight.open)[:-1] + b","
        self._end: bytes = b',"deadline":' + until + b"}"
        self._told_all: bytes | None = None

    def update(self, step: Step, seat: int | None) -> bytes:
        """What a seat, or a spectator, is told of the step that led to this state; all calls are of the same one."""
        return self._with_state(self._told_all or self._told(step, seat), seat)

    def snapshot(self, version: int, deal: int, seat: int | None) -> bytes:
        """The state, to a seat or a spectator."""
        return self._with_state(f'{{"t":"snapshot","version":{version},"deal":{deal}'.encode(), seat)

    def _told(self, step: Step, seat: int | None) -> bytes:
        """The beginning of an update, kept where it is the same for everybody."""
        head = f'{{"t":"update","version":{step.version},"deal":{step.deal},"events":'
        told = head.encode() + encode(tell(step.events, self._live, seat))
        if all(is_open(event) for event in step.events):
            self._told_all = told
        return told

    def _with_state(self, head: bytes, seat: int | None) -> bytes:
        own = self._live.own_view(self._sight, seat)
        asked = None if self._deadlines is None or not own.asked else asked_of(self._live, seat, self._deadlines)
        prompt = b"null" if asked is None else encode(asked)
        cards = self._live.own_cards(seat)
        return b"".join([head, self._open, encode(own)[1:-1], b",", cards, b'},"prompt":', prompt, self._end])


def asked_of(live: LiveDeal, seat: int | None, deadlines: Mapping[int, int]) -> Prompt | None:
    """What a seat is asked, and until when."""
    prompt = None if seat is None else live.prompt(seat)
    if prompt is None or seat is None:
        return None
    return replace(prompt, deadline=deadlines[seat]) if seat in deadlines else prompt
