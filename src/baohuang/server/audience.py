"""The connections of one table, and what each of them is told.

A person may follow a seat from several tabs and devices; only the same client coming back replaces its own old
connection. Frames are made once a seat and shared by its connections.
"""

from __future__ import annotations

from collections.abc import Mapping

from baohuang.server.effects import Send
from baohuang.server.frames import Frames
from baohuang.server.game import Game, Step
from baohuang.server.live import LiveDeal
from baohuang.server.messages import Ack, Rej

KEPT_OUTCOMES = 32
"""Acts of one connection whose outcome is repeated to who sends them again."""


class Guest:
    """One connection: `seat` is None where it only looks on."""

    def __init__(self, guest: int, seat: int | None, person: int | None, name: str, machine: bool = False) -> None:
        self.id = guest
        self.seat = seat
        self.person = person
        self.name = name
        self.machine = machine
        self.client = ""
        self.greeted = False
        self.outcomes: dict[int, Ack | Rej] = {}
        self.muted: tuple[int, ...] = ()

    def remember(self, request: int, answer: Ack | Rej) -> None:
        """Keep the outcome of an act, for a while."""
        self.outcomes[request] = answer
        if len(self.outcomes) > KEPT_OUTCOMES:
            del self.outcomes[next(iter(self.outcomes))]


class Audience:
    """All connections of a table."""

    def __init__(self) -> None:
        self.guests: dict[int, Guest] = {}

    def join(self, guest: int, seat: int | None, person: int | None, name: str, machine: bool = False) -> None:
        """A connection that has not said hello yet; a stranger is no person."""
        self.guests[guest] = Guest(guest, seat, person, name, machine)

    def leave(self, guest: int) -> None:
        """The connection is gone."""
        self.guests.pop(guest, None)

    def greet(self, who: Guest, client: str) -> list[Guest]:
        """From now on `who` is told everything; returns the same client's older connections."""
        old = [
            other
            for other in self.guests.values()
            if other is not who and other.greeted and (other.person, other.client) == (who.person, client)
        ]
        for other in old:
            who.outcomes.update(other.outcomes)
        who.client = client
        who.greeted = True
        return old

    def tell(self, step: Step, game: Game, deadlines: Mapping[int, int]) -> list[Send]:
        """The step, to everybody as far as they may know it; `deadlines` by seat."""
        live = game.live
        greeted = [guest for guest in self.guests.values() if guest.greeted]
        if live is None or not greeted:
            return []
        frames = Frames(live, deadlines)
        made: dict[int | None, bytes] = {}
        sends: list[Send] = []
        for guest in greeted:
            if guest.seat not in made:
                made[guest.seat] = frames.update(step, guest.seat)
            sends.append(Send(guest.id, made[guest.seat]))
        return sends

    def seats(self) -> set[int]:
        """Seats that somebody is connected to."""
        return {guest.seat for guest in self.guests.values() if guest.greeted and guest.seat is not None}

    def watching(self) -> int:
        """How many connections look on."""
        return sum(guest.greeted and guest.seat is None for guest in self.guests.values())

    def broadcast(self, frame: bytes) -> list[Send]:
        """The same frame for everybody."""
        return [Send(guest.id, frame) for guest in self.guests.values() if guest.greeted]

    def update(self, step: Step, live: LiveDeal, seat: int | None, deadlines: Mapping[int, int] | None) -> bytes:
        """The frame of one step; without `deadlines` it is an old one, which asks nothing any more."""
        return Frames(live, deadlines).update(step, seat)

    def snapshot(self, game: Game, seat: int | None, deadlines: Mapping[int, int]) -> bytes:
        """The frame of the present state. Raises `ValueError` before the first deal."""
        if game.live is None:
            raise ValueError("no deal has begun")
        return Frames(game.live, deadlines).snapshot(game.version, game.deal, seat)
