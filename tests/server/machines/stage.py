"""A table whose writes may be held back or lost, and the tabs of people who watch it closely.

The stage does what a house does: it makes each batch of entries durable as a whole and in order, and sends nothing
before. Every frame is compared with all that was told before it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from baohuang.bots.registry import bot
from baohuang.cards.shuffle import commitment
from baohuang.engine.deal import Deal
from baohuang.engine.setup import deal_hands
from baohuang.rulesets.specs import Ruleset
from baohuang.server import dealing
from baohuang.server.common import Common
from baohuang.server.economy import StakeSpec
from baohuang.server.effects import Append, Close, Effect, Finished, Send
from baohuang.server.entries import Acted, AnyEntry, Begun, Committed, Entrusted, Seated
from baohuang.server.messages import Act, ClientHello, ClientMessage, Resume
from baohuang.server.specs import FREE, ClockSpec, Pace, SeatSpec, TableSpec
from baohuang.server.table import Table
from tests.properties.walks import small_deal
from tests.server.support import choices
from tests.views.small_decks import tight
from tools.chaos import bare

Frame = dict[str, Any]
PACE = Pace(500, 1500, 1000)
STAKE = StakeSpec(10, 100, "venue", 3000, "random")
RICH = 1000


def small_new_deal(rules: Ruleset, seed: int | bytes, starter: int | None = None) -> Deal:
    """A deal of a few cards in the place of a whole one, so that many come to their end."""
    deal = tight(small_deal(rules, Random(seed), 6))
    if starter is None:
        return deal
    hands = deal.opening[0].hands  # type: ignore[attr-defined]
    return deal_hands(deal.program.rules, hands, starter, deal.kitty)


@contextlib.contextmanager
def small_deals() -> Iterator[None]:
    """Every table deals a few cards only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dealing, "new_deal", small_new_deal)
        yield


class Sent(NamedTuple):
    """An act as it was sent: its number, the version that it answers, its text, and from which seat."""

    id: int
    version: int
    action: str
    seat: int | None


class Tab:
    """A page of somebody: what it has seen, what it has asked, and which connection it has, if any."""

    def __init__(self, person: int | None, client: str, *, lost: bool = False) -> None:
        """A `lost` one hears nothing more: its line is half open."""
        self.lost = lost
        self.person = person
        self.client = client
        self.guest: int | None = None
        self.seat: int | None = None
        self.version: int | None = None
        self.may_jump = False
        """Whether a snapshot may come, for it has asked for what it missed."""
        self.repeats_to = 0
        """Up to which version steps may come again, for it has asked for them."""
        self.states: list[Frame] = []
        self.room: Frame | None = None
        self.acts: dict[int, Sent] = {}
        self.answers: dict[int, Frame] = {}
        self.waiting: list[int] = []
        """Acts of this connection that are not answered."""
        self.refused_first: set[int] = set()
        self.last_answer: Frame | None = None


class Stage:
    """One table, its durable log, the batches that are not durable yet, and all tabs."""

    def __init__(self, spec: TableSpec) -> None:
        self.spec = spec
        self.now = 1_000_000
        self.log: list[AnyEntry] = []
        self.pending: list[Sequence[Effect]] = []
        self.holding = False
        self.tabs: dict[tuple[int | None, str], Tab] = {}
        self.by_guest: dict[int, Tab] = {}
        self.purses: dict[int, int] = {}
        self.told: dict[tuple[int | None, int], bytes] = {}
        self.paid: set[int] = set()
        self.promised: dict[int, str] = {}
        self.cause: tuple[str, int | None] = ("start", None)
        self.idle = True
        self.chairs = list(spec.seats)
        self.leaving: set[int] = set()
        self.trusted: set[int] = set()
        self._numbers = iter(range(1, 1_000_000))
        self._seeds = (f"stage {number}".encode() for number in range(1_000_000))
        self.table = self._make()
        self.perform(self.table.start(self.now))

    @property
    def here(self) -> list[Tab]:
        """The tabs that are connected."""
        return [tab for tab in self.by_guest.values() if not tab.lost]

    # What a house does.

    def _make(self) -> Table:
        return Table(
            self.spec,
            {"random": bot("random")},
            b"a secret of the stage",
            lambda: next(self._seeds),
            PACE,
            self.log.copy(),
            Common(purse=lambda person: self.purses.setdefault(person, RICH)),
        )

    def perform(self, effects: Sequence[Effect]) -> None:
        """Take a batch; it waits while others wait."""
        self._mirror(effects)
        writes = any(isinstance(effect, Append | Finished) for effect in effects)
        if writes or self.pending:
            self.pending.append(effects)
            if not self.holding:
                self.flush()
        else:
            self._deliver(effects)

    def flush(self, most: int | None = None) -> None:
        """Make the first batches durable, and send what they allow."""
        for _ in range(len(self.pending) if most is None else min(most, len(self.pending))):
            effects = self.pending.pop(0)
            finished = None
            for effect in effects:
                if isinstance(effect, Append):
                    assert effect.number == len(self.log) + 1
                    self.log.append(effect.entry)
                elif isinstance(effect, Finished):
                    assert effect.deal not in self.paid, "a deal is over twice"
                    self.paid.add(effect.deal)
                    finished = effect
            self._deliver(effects)
            if finished is not None and self.spec.stake is not None:
                self._pay(finished, self.spec.stake.base)

    def crash(self) -> None:
        """Lose what is not durable, and every connection; then start again from the log."""
        self.pending.clear()
        for tab in self.by_guest.values():
            tab.guest = None
            tab.waiting.clear()
            tab.room = None
        self.by_guest.clear()
        self.holding = False
        self.chairs = list(self.spec.seats)
        self.leaving, self.trusted, self.idle = set(), set(), True
        self.cause = ("crash", None)
        self.table = self._make()
        for entry in self.log:
            self._note(entry)
        self.idle = self.table.game.idle
        assert self.table.game.version == len(self.log)
        self.perform(self.table.start(self.now))

    def _pay(self, done: Finished, base: int) -> None:
        change = [
            0 if seat.person is None else base * point for seat, point in zip(done.seats, done.points, strict=True)
        ]
        for seat, coins in zip(done.seats, change, strict=True):
            if seat.person is not None:
                self.purses[seat.person] = max(0, self.purses.get(seat.person, RICH) + coins)
        self.perform(self.table.paid(done.deal, tuple(change)))

    def _deliver(self, effects: Sequence[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Send) and effect.guest in self.by_guest:
                self.hear(self.by_guest[effect.guest], effect.frame)
            elif isinstance(effect, Close) and effect.guest in self.by_guest:
                self.by_guest.pop(effect.guest)
                self.perform(self.table.leave(effect.guest))

    # Seats change by rule only.

    def _mirror(self, effects: Sequence[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Append):
                if isinstance(effect.entry, Seated):
                    self._may_change(effect.entry)
                self._note(effect.entry)
            elif isinstance(effect, Finished):
                assert not self.idle
                self.idle = True

    def _note(self, entry: AnyEntry) -> None:
        if isinstance(entry, Committed):
            self.idle = False
        elif isinstance(entry, Seated):
            self.chairs[entry.seat] = SeatSpec(entry.name, entry.person, entry.bot, entry.machine)
            self.leaving.discard(entry.seat)
            self.trusted.discard(entry.seat)
        elif isinstance(entry, Entrusted):
            (self.trusted.add if entry.on else self.trusted.discard)(entry.seat)
            (self.leaving.add if entry.leaving else self.leaving.discard)(entry.seat)

    def _may_change(self, entry: Seated) -> None:
        """A seat is taken from a person between deals, and for one of the reasons in the rules."""
        assert self.idle
        person = self.chairs[entry.seat].person
        if person is None or entry.person == person:
            return
        what, who = self.cause
        stands = what == "stand" and who == entry.seat
        left = entry.seat in self.leaving
        sent_away = what == "kick" and who != entry.seat
        poor = self.spec.stake is not None and self.purses.get(person, RICH) < self.spec.stake.minimum
        here = any(tab.seat == entry.seat and tab.person == person for tab in self.here)
        absent = self.spec.venue is not None and not here
        assert stands or left or sent_away or poor or absent, f"{person} lost a seat by {self.cause}"

    # What people do.

    def connect(self, person: int | None, client: str, *, afresh: bool = False) -> Tab:
        """A tab connects, anew or again, and says hello with what it has seen; afresh: as if it had seen nothing."""
        tab = self.tabs.setdefault((person, client), Tab(person, client))
        guest = next(self._numbers)
        if tab.guest is not None:
            self.by_guest[tab.guest] = Tab(person, client, lost=True)
        tab.guest = guest
        tab.waiting.clear()
        tab.room = None
        if afresh:
            tab.version = None
            tab.states.clear()
        self.by_guest[guest] = tab
        self.table.join(guest, person, f"person {person}")
        tab.may_jump = True
        self.receive(tab, ClientHello(client, tab.version))
        return tab

    def resume(self, tab: Tab) -> None:
        """A tab asks again for what came after what it has seen."""
        if tab.version is not None:
            tab.may_jump = True
            tab.repeats_to = self.table.game.version
            self.receive(tab, Resume(tab.version))

    def disconnect(self, tab: Tab) -> None:
        """The line is lost."""
        if tab.guest is not None:
            guest, tab.guest = tab.guest, None
            del self.by_guest[guest]
            tab.waiting.clear()
            tab.room = None
            self.perform(self.table.leave(guest))

    def receive(self, tab: Tab, message: ClientMessage, cause: str = "") -> None:
        """A message of a tab that is connected."""
        assert tab.guest is not None
        self.cause = (cause, tab.seat)
        self.perform(self.table.receive(tab.guest, message, self.now))

    def act(self, tab: Tab, version: int, action: str) -> Sent:
        """A new act."""
        sent = Sent(next(self._numbers), version, action, tab.seat)
        tab.acts[sent.id] = sent
        self.send_act(tab, sent)
        return sent

    def send_act(self, tab: Tab, sent: Sent) -> None:
        """An act, perhaps not for the first time."""
        tab.waiting.append(sent.id)
        self.receive(tab, Act(sent.id, sent.version, sent.action))

    def insist(self) -> None:
        """Everybody says again what was last acknowledged: the same outcome, or stale where the seat has gone on.

        After a crash the log knows an act only as it was written, with suits.
        """
        for tab in [one for one in self.here if not one.waiting]:
            acked = [number for number, answer in tab.answers.items() if answer["t"] == "ack"]
            if not acked or tab.guest is None or tab.acts[acked[-1]].seat != tab.seat:
                continue
            self.send_act(tab, tab.acts[acked[-1]])
            version = tab.answers[acked[-1]]["version"]
            entry, later = self.log[version - 1], self.log[version:]
            if not isinstance(entry, Acted) or entry.action != tab.acts[acked[-1]].action:
                continue
            gone_on = any(isinstance(one, Begun) or (isinstance(one, Acted) and one.seat == tab.seat) for one in later)
            assert gone_on or tab.last_answer == tab.answers[acked[-1]], "the first outcome is forgotten"

    def tick(self) -> bool:
        """Let time pass to what is due next; False where nothing is."""
        due = self.table.next_due()
        if due is None:
            return False
        self.now = max(self.now, due)
        self.cause = ("time", None)
        self.perform(self.table.tick(self.now))
        return True

    # What is heard.

    def hear(self, tab: Tab, raw: bytes) -> None:
        """A frame that a tab gets."""
        if tab.lost:
            return
        frame: Frame = msgspec.json.decode(raw)
        kind = frame["t"]
        if kind == "hello":
            tab.seat = frame["seat"]
        elif kind in {"snapshot", "update"}:
            self._see(tab, frame)
        elif kind == "room":
            assert frame["own"] == tab.seat
            tab.room = frame
        elif kind in {"ack", "rej"}:
            self._take_answer(tab, frame)
        elif kind == "fair":
            self._trust_fair(frame)

    def _see(self, tab: Tab, frame: Frame) -> None:
        version: int = frame["version"]
        shown = msgspec.json.encode((frame["deal"], frame["view"]))
        assert self.told.setdefault((tab.seat, version), shown) == shown, "shown otherwise than before"
        if frame["t"] == "snapshot":
            assert tab.may_jump, "a snapshot nobody has asked for"
            tab.states.clear()
        elif tab.version is not None and version <= tab.version:
            assert version <= tab.repeats_to, "shown twice"
            return
        else:
            assert tab.version is None or version == tab.version + 1, "a gap"
        tab.may_jump = tab.may_jump and version < tab.repeats_to
        tab.version = version
        tab.states.append(frame)

    def _take_answer(self, tab: Tab, frame: Frame) -> None:
        tab.last_answer = frame
        number: int = frame["id"]
        sent = tab.acts.get(number)
        if sent is None:
            return
        assert number in tab.waiting, "an answer too many"
        tab.waiting.remove(number)
        first = tab.answers.get(number)
        if frame["t"] == "ack":
            assert first is None or first["t"] == "rej" or first == frame, "another outcome"
            assert number not in tab.refused_first, "a refused act was played after all"
            entry = self.log[frame["version"] - 1]
            assert isinstance(entry, Acted)
            assert (entry.seat, bare(entry.action)) == (sent.seat, bare(sent.action)), (entry, sent)
        elif first is None:
            tab.refused_first.add(number)
        elif first["t"] == "ack":
            assert frame["error"] == "stale"
            return
        tab.answers.setdefault(number, frame)

    def _trust_fair(self, frame: Frame) -> None:
        deal: int = frame["deal"]
        key = deal - frame["redeal"]
        assert self.promised.setdefault(key, frame["commitment"]) == frame["commitment"]
        if frame["secret"] is not None:
            assert commitment(bytes.fromhex(frame["secret"])) == frame["commitment"]
            assert deal in self.paid, "a secret before its deal was over"


def choices_of(tab: Tab, back: int = 0) -> tuple[int, list[str]] | None:
    """What a tab may answer to the state that it saw so many states ago, and that state's version."""
    asked = [state for state in tab.states if state["prompt"] is not None]
    if not asked:
        return None
    state = asked[max(0, len(asked) - 1 - back)]
    return state["version"], choices(state)


def spec_of(rules: str, options: dict[str, int | str], kind: str, seats: int) -> TableSpec:
    """A table against bots, a private room with or without clocks, or a venue's table."""
    alone = (SeatSpec("person 1", person=1), *[SeatSpec("bot", bot="random")] * (seats - 1))
    room = (SeatSpec("person 1", person=1), *[FREE] * (seats - 1))
    clock = ClockSpec(5, 5)
    if kind == "alone":
        return TableSpec("t", rules, 1, options, alone)
    if kind == "venue":
        return TableSpec("t", rules, 1, options, (FREE,) * seats, None, clock, STAKE)
    return TableSpec("t", rules, 1, options, room, "ABCDEF", clock if kind == "timed" else None)
