"""Who sits where at a table, who is its host, who is ready. Seats change only between deals.

A seat is taken by a person, by a bot, or by nobody. Who has it keeps it: a lost connection frees nothing, and who
leaves in the middle of a deal is played for until its end.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from baohuang.server.entries import Entrusted, Seated
from baohuang.server.specs import SeatSpec


class Seating:
    """The chairs of a table, by seat. The host is whoever has been here longest, of those connected if any is."""

    def __init__(self, chairs: Iterable[SeatSpec]) -> None:
        self.chairs = list(chairs)
        self._arrivals = [chair.person for chair in self.chairs if chair.person is not None]
        self.ready: set[int] = set()
        self.trusted: set[int] = set()
        self.leaving: set[int] = set()
        self.here: set[int] = set()

    @property
    def host(self) -> int | None:
        """The host's seat; whoever comes back is host again."""
        seats = [self.seat_of(person) for person in self._arrivals]
        return next((seat for seat in seats if seat in self.here), seats[0] if seats else None)

    @property
    def people(self) -> list[int]:
        """Seats of people, ascending."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person is not None]

    @property
    def full(self) -> bool:
        """Whether no seat is free."""
        return not any(chair.free for chair in self.chairs)

    def seat_of(self, person: int | None) -> int | None:
        """A person's seat."""
        if person is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    def place(self, entry: Seated) -> None:
        """Carry out what was written down."""
        before = self.chairs[entry.seat].person
        if before is not None:
            self._arrivals.remove(before)
        if entry.person is not None:
            self._arrivals.append(entry.person)
        self.chairs[entry.seat] = SeatSpec(entry.name, entry.person, entry.bot, entry.machine)
        for marks in (self.ready, self.trusted, self.leaving):
            marks.discard(entry.seat)

    def entrust(self, entry: Entrusted) -> None:
        """Carry out what was written down."""
        (self.trusted.add if entry.on else self.trusted.discard)(entry.seat)
        (self.leaving.add if entry.leaving else self.leaving.discard)(entry.seat)

    def rename(self, seat: int, name: str) -> None:
        """Call whoever sits there differently."""
        self.chairs[seat] = replace(self.chairs[seat], name=name)

    # What somebody wants; the answer is the entry to write down, or a code.

    def sit(self, person: int, name: str, seat: int, *, machine: bool = False) -> Seated | str:
        """A person takes a free seat, leaving another one."""
        if seat >= len(self.chairs):
            return "bad-request"
        if not self.chairs[seat].free:
            return "full"
        return "wrong-phase" if self.seat_of(person) is not None else Seated(seat, name, person, None, machine)

    def stand(self, seat: int) -> Seated:
        """A person gets up."""
        return Seated(seat, "", None, None)

    def put_bot(self, host: int, seat: int, name: str, bot: str | None) -> Seated | str:
        """The host puts a bot on a free seat, or takes one away."""
        if seat >= len(self.chairs):
            return "bad-request"
        if host != self.host:
            return "not-host"
        if self.chairs[seat].person is not None:
            return "full"
        return Seated(seat, name if bot else "", None, bot)

    def send_away(self, host: int, seat: int) -> Seated | str:
        """The host sends an idle guest away."""
        if seat >= len(self.chairs) or self.chairs[seat].person is None:
            return "bad-request"
        if host != self.host or seat == host:
            return "not-host"
        return Seated(seat, "", None, None)

    def refuse_start(self, host: int) -> str | None:
        """Why the host cannot start, or None."""
        if host != self.host:
            return "not-host"
        if not self.full:
            return "empty-seat"
        waiting = [seat for seat in self.people if seat != host and seat not in self.ready]
        return "not-ready" if waiting else None
