"""A table without a house: people and bots on seats, a clock that stands still, frames read back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any

import msgspec

from baohuang.bots.base import Bot
from baohuang.bots.registry import bot
from baohuang.cards.fair import mixed
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import ruleset
from baohuang.server.common import Common
from baohuang.server.economy import StakeSpec
from baohuang.server.effects import Append, Close, Effect, Finished, Muting, Ponder, Send
from baohuang.server.entries import AnyEntry
from baohuang.server.messages import Act, ClientHello, ClientMessage, Next, Ping
from baohuang.server.specs import FREE, ClockSpec, Pace, SeatSpec, TableSpec
from baohuang.server.table import Table

Frame = dict[str, Any]
SECRET = b"a secret of the tests"


class Desk:
    """A table, and what it wrote down and sent; `now` moves only where a test moves it."""

    def __init__(
        self,
        rules: str = "qingdao",
        *,
        options: Mapping[str, int | str] | None = None,
        people: Iterable[int] = (0,),
        seeds: Iterable[bytes] | None = None,
        player: str = "greedy",
        entries: Iterable[AnyEntry] = (),
        secret: bytes = SECRET,
        dealt: bool = True,
        code: str | None = None,
        clock: ClockSpec | None = None,
        stake: StakeSpec | None = None,
        deals: int | None = None,
        listed: bool = False,
        machines: bool = False,
        purse: Callable[[int], int] = lambda _person: 0,
        common: Common | None = None,
    ) -> None:
        """With `dealt` the first deal has begun, without anybody's luck."""
        chosen = dict(options or {})
        taken = set(people)
        seats = tuple(
            SeatSpec(f"person {seat}", person=100 + seat)
            if seat in taken
            else FREE
            if code
            else SeatSpec(f"bot {seat}", bot=player)
            for seat in range(ruleset(rules, chosen).seats)
        )
        bots: dict[str, Bot] = {player: bot(player)}
        self.now = 1_000_000
        self.log: list[AnyEntry] = list(entries)
        self.inbox: dict[int, list[Frame]] = {}
        self.closed: dict[int, int] = {}
        self.order: list[str] = []
        self.finished: list[Finished] = []
        self.muted: set[tuple[int, int]] = set()
        self.questions: list[Ponder] = []
        self._guests = iter(range(1, 1_000_000))
        self.table = Table(
            TableSpec("desk", rules, 1, chosen, seats, code, clock, stake, deals, listed, machines),
            bots,
            secret,
            _drawn(iter(seeds) if seeds is not None else numbered_seeds()),
            Pace(500, 1500, 1000),
            self.log.copy(),
            common or Common(purse=purse),
        )
        self.carry_out(self.table.start(self.now))
        if dealt and code is None and self.table.game.live is None:
            doorman = self.join(min(taken))
            self.wait()
            self.carry_out(self.table.leave(doorman))

    @property
    def version(self) -> int:
        """The table's version."""
        return self.table.game.version

    @property
    def phase(self) -> str:
        """The deal's phase, as the engine names it."""
        live = self.table.game.live
        assert live is not None
        return live.deal.phase.name

    def carry_out(self, effects: Iterable[Effect]) -> None:
        """Do what the table asks."""
        for effect in effects:
            self.order.append(type(effect).__name__)
            if isinstance(effect, Append):
                assert effect.number == len(self.log) + 1
                self.log.append(effect.entry)
            elif isinstance(effect, Finished):
                self.finished.append(effect)
            elif isinstance(effect, Muting):
                (self.muted.add if effect.on else self.muted.discard)((effect.person, effect.muted))
            elif isinstance(effect, Ponder):
                self.questions.append(effect)
            elif isinstance(effect, Send):
                self.inbox[effect.guest].append(msgspec.json.decode(effect.frame))
            elif isinstance(effect, Close):
                self.closed[effect.guest] = effect.code
                self.carry_out(self.table.leave(effect.guest))

    def join(self, seat: int | None, *, last: int | None = None, client: str = "") -> int:
        """A new connection that has said hello; its number."""
        guest = self.knock(seat)
        self.send(guest, ClientHello(client or f"client {guest}", last))
        return guest

    def knock(self, seat: int | None) -> int:
        """A new connection that has not said hello."""
        guest = next(self._guests)
        self.inbox[guest] = []
        self.table.join(guest, None if seat is None else 100 + seat, f"person {seat}")
        return guest

    def knock_new(self, person: int, name: str, *, client: str = "") -> int:
        """A new connection of any person, which has said hello."""
        guest = next(self._guests)
        self.inbox[guest] = []
        self.table.join(guest, person, name)
        self.send(guest, ClientHello(client or f"client {guest}", None))
        return guest

    def send(self, guest: int, message: ClientMessage) -> list[Frame]:
        """Send a message; the frames that this connection got in answer."""
        before = len(self.inbox[guest])
        self.carry_out(self.table.receive(guest, message, self.now))
        return [frame for frame in self.inbox[guest][before:] if frame["t"] != "room"]

    def act(self, guest: int, action: str, *, version: int | None = None, request: int | None = None) -> Frame:
        """Act; the ack or the refusal."""
        number = request if request is not None else len(self.inbox[guest]) + 1_000
        seen = self.version if version is None else version
        frames = self.send(guest, Act(number, seen, action))
        (answer,) = [frame for frame in frames if frame["t"] in {"ack", "rej"}]
        return answer

    def state(self, guest: int) -> Frame:
        """The last snapshot or update that a connection got."""
        return next(frame for frame in reversed(self.inbox[guest]) if frame["t"] in {"snapshot", "update"})

    def states(self, guest: int) -> list[Frame]:
        """Every snapshot and update that a connection got."""
        return [frame for frame in self.inbox[guest] if frame["t"] in {"snapshot", "update"}]

    def wait(self) -> bool:
        """Let time pass to the next thing that is due; False where nothing is."""
        due = self.table.next_due()
        if due is None:
            return False
        self.now = max(self.now, due)
        self.carry_out(self.table.tick(self.now))
        return True

    def settle(self) -> None:
        """Let time pass until the table waits for people only."""
        while self.wait():
            pass

    def asked(self) -> list[int]:
        """Seats that are asked."""
        live = self.table.game.live
        return [] if live is None else live.asked()

    def ping(self, guest: int) -> list[Frame]:
        """The answer to a ping."""
        return self.send(guest, Ping(7))


def choices(state: Frame) -> list[str]:
    """Every answer that a frame's prompt offers, as action texts."""
    prompt, view = state["prompt"], state["view"]
    if prompt is None:
        return []
    if prompt["discard"]:
        return ["discard " + "".join(tokens(view["hand"])[: prompt["discard"]])]
    plays = [f"play {play}" for play in prompt["plays"]]
    return [*prompt["actions"], *plays, *(["pass"] if prompt["may_pass"] else [])]


def tokens(cards: str) -> list[str]:
    """The cards of a suited text."""
    found: list[str] = []
    for sign in cards:
        if sign in "cdhs" and found:
            found[-1] += sign
        else:
            found.append(sign)
    return found


def play_to_the_end(desk: Desk, guests: Mapping[int, int], rng: Random) -> None:
    """People at random (`guests` by seat), bots as they are, until the deal is over."""
    while not desk.table.game.finished or desk.phase == "void":
        mine = [seat for seat in desk.asked() if seat in guests]
        if mine:
            seat = rng.choice(mine)
            answer = desk.act(guests[seat], rng.choice(choices(desk.state(guests[seat]))))
            assert answer["t"] == "ack", answer
        else:
            assert desk.wait()


def next_deal(desk: Desk, guests: Iterable[int]) -> None:
    """Everybody wants the next deal, and its cards are dealt."""
    for guest in guests:
        desk.send(guest, Next(9))
    desk.wait()


def numbered_seeds() -> Iterator[bytes]:
    """Seeds of the tests, one after the other."""
    return (f"seed {number}".encode() for number in range(1_000))


def seed_where(rules: str, wanted: Callable[[Any], bool], options: Mapping[str, int | str] | None = None) -> bytes:
    """The first of some seeds whose deal, at its first question, is as wanted."""
    chosen = ruleset(rules, dict(options or {}))
    luck = [""] * chosen.seats
    return next(seed for seed in numbered_seeds() if wanted(new_deal(chosen, mixed(seed, luck))))


def _drawn(seeds: Iterator[bytes]) -> Callable[[], bytes]:
    return lambda: next(seeds)
