"""One table: a game, the bots on its seats, and the people who look on and answer. No clock, no socket, no store.

Whoever runs it hands in messages and the time, and carries out the effects that come back, in their order: the
entries of one batch are durable before anything is sent.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Final, assert_never

import msgspec

from baohuang.bots.base import Bot
from baohuang.cards.notation import NotationError
from baohuang.engine.deal import NOBODY, Refused
from baohuang.rulesets.registry import ruleset
from baohuang.server.audience import Audience, Guest
from baohuang.server.effects import Append, Close, Effect, Finished, Send
from baohuang.server.entries import Acted, AnyEntry
from baohuang.server.game import Game, Refusal, Repeated, Step
from baohuang.server.hints import judge, sensible_plays
from baohuang.server.live import READY
from baohuang.server.lottery import Lottery, fairness
from baohuang.server.messages import (
    PROTOCOL,
    Ack,
    Act,
    Check,
    Checked,
    ClientHello,
    ClientMessage,
    Hint,
    Hints,
    Luck,
    Next,
    Ping,
    Player,
    Pong,
    Rej,
    Resume,
    ServerHello,
    ServerMessage,
    encode,
    refusal,
)

REPLACED: Final = 4001
REDEAL_AFTER: Final = 2500
"""Milliseconds that a void deal is shown."""


class SeatSpec(msgspec.Struct, frozen=True):
    """Who sits on a seat: a person, or a bot by its name among the bots."""

    name: str
    person: int | None = None
    bot: str | None = None


class TableSpec(msgspec.Struct, frozen=True):
    """What a table is, once and for all."""

    id: str
    rules: str
    version: int
    options: dict[str, int | str]
    seats: tuple[SeatSpec, ...]


class Pace(msgspec.Struct, frozen=True):
    """In milliseconds: how long bots seem to think, and how long the players' luck is waited for."""

    shortest: int = 600
    longest: int = 1600
    luck: int = 1000


class Table:
    """A table in the course of its deals.

    `secret` feeds the bots' choices and their delays; a delay is drawn from the secret, the version
    and the seat, so it knows nothing of the cards. `draw_seed` gives the seed of each deal.
    """

    def __init__(
        self,
        spec: TableSpec,
        bots: Mapping[str, Bot],
        secret: bytes,
        draw_seed: Callable[[], bytes],
        pace: Pace | None = None,
        entries: Iterable[AnyEntry] = (),
    ) -> None:
        self.spec = spec
        self.game = Game(ruleset(spec.rules, spec.options))
        self.audience = Audience()
        self._bots = {seat: bots[one.bot] for seat, one in enumerate(spec.seats) if one.bot is not None}
        self._secret = secret
        self._draw_seed = draw_seed
        self._pace = pace or Pace()
        self._due: dict[int, tuple[int, int]] = {}
        self._redeal_at: int | None = None
        self._lottery = Lottery(len(spec.seats))
        for entry in entries:
            self.game.replay(entry)

    # What whoever runs the table calls.

    def start(self, now: int) -> list[Effect]:
        """Promise the first deal, or take up where the entries ended; nobody's time has run meanwhile."""
        if self.game.live is None and self.game.secret is None:
            return self._promise(now)
        self._schedule(now)
        self._lottery.open(None)
        return []

    def join(self, guest: int, seat: int | None, person: int) -> None:
        """A new connection of a person, on a seat or looking on. It hears nothing before its hello."""
        self.audience.join(guest, seat, person)

    def leave(self, guest: int) -> None:
        """The connection is gone."""
        self.audience.leave(guest)

    def receive(self, guest: int, message: ClientMessage, now: int) -> list[Effect]:
        """A message of a connection."""
        who = self.audience.guests.get(guest)
        if who is None:
            return []
        if isinstance(message, ClientHello):
            return self._hello(who, message, now)
        if not who.greeted:
            return [self._to(who, refusal(_id_of(message), "bad-request", self.game.version))]
        match message:
            case Act():
                return self._act(who, message, now)
            case Next():
                return self._next(who, message, now)
            case Check():
                return [self._to(who, self._check(who, message))]
            case Hint():
                return [self._to(who, self._hint(who, message))]
            case Resume():
                return self._missed(who, message.last)
            case Luck():
                return self._luck(who, message, now)
            case Ping():
                return [self._to(who, Pong(message.id, now))]
            case _:
                assert_never(message)

    def refuse(self, guest: int, request: int, code: str) -> list[Effect]:
        """Answer a frame that is no message."""
        who = self.audience.guests.get(guest)
        return [] if who is None else [self._to(who, refusal(request, code, self.game.version))]

    def next_due(self) -> int | None:
        """When `tick` has something to do, in milliseconds of server time; None while it only waits for people."""
        times = [at for at, _ in self._due.values()]
        times += [at for at in (self._redeal_at, self._lottery.closes_at) if at is not None]
        return min(times, default=None)

    def tick(self, now: int) -> list[Effect]:
        """Do what is due first, if anything is due."""
        if self._redeal_at is not None and self._redeal_at <= now:
            self._redeal_at = None
            return self._deal(self.game.redeal(), now)
        if self._lottery.closes_at is not None and self._lottery.closes_at <= now:
            return self._draw_lots(now)
        due = sorted((at, seat) for seat, (at, _) in self._due.items() if at <= now)
        return self._bot_acts(due[0][1], now) if due else []

    # Messages.

    def _hello(self, who: Guest, message: ClientHello, now: int) -> list[Effect]:
        effects: list[Effect] = [
            Close(old.id, REPLACED) for old in self.audience.greet(who, message.client) if old is not who
        ]
        for close in list(effects):
            if isinstance(close, Close):
                self.audience.leave(close.guest)
        players = tuple(Player(one.name, one.bot is not None) for one in self.spec.seats)
        rules = self.spec.rules
        hello = ServerHello(PROTOCOL, now, self.spec.id, who.seat, players, rules, self.spec.options)
        effects.append(self._to(who, hello))
        if who.seat is not None and self.game.secret is not None and self._lottery.closes_at is None:
            self._lottery.open(now + self._pace.luck)
        fair = fairness(self.game, self._lottery.closes_at)
        if fair is not None:
            effects.append(self._to(who, fair))
        return effects + self._missed(who, message.last)

    def _missed(self, who: Guest, last: int | None) -> list[Effect]:
        if last == self.game.version or self.game.live is None:
            return []
        steps = None if last is None or last > self.game.version else self.game.steps_after(last)
        if steps is None:
            return [Send(who.id, self.audience.snapshot(self.game, who.seat))]
        newest = self.game.version
        return [
            Send(who.id, self.audience.update(step, live, who.seat, asks=step.version == newest))
            for step, live in steps
        ]

    def _act(self, who: Guest, message: Act, now: int) -> list[Effect]:
        if who.seat is None:
            return [self._to(who, refusal(message.id, "unauthorised", self.game.version))]
        known = who.outcomes.get(message.id)
        if known is not None:
            return [self._to(who, known)]
        done = self.game.act(who.seat, message.version, message.action)
        effects: list[Effect] = []
        answer: Ack | Rej
        if isinstance(done, Step):
            effects = self._happened(done, now)
            answer = Ack(message.id, done.version)
        elif isinstance(done, Repeated):
            answer = Ack(message.id, done.version)
        else:
            answer = refusal(message.id, done.code, self.game.version)
        who.remember(message.id, answer)
        return [*effects, self._to(who, answer)]

    def _next(self, who: Guest, message: Next, now: int) -> list[Effect]:
        game = self.game
        ready = game.finished and not game.void and game.secret is None
        code = "unauthorised" if who.seat is None else None if ready else "wrong-phase"
        if code is not None:
            return [self._to(who, refusal(message.id, code, game.version))]
        effects = self._promise(now)
        return [*effects, self._to(who, Ack(message.id, game.version))]

    def _luck(self, who: Guest, message: Luck, now: int) -> list[Effect]:
        game = self.game
        code = "unauthorised" if who.seat is None else None
        if code is None and (game.secret is None or message.deal != game.deal + 1):
            code = "wrong-phase"
        if code is None and who.seat is not None:
            code = self._lottery.take(who.seat, message.word)
        if code is not None:
            return [self._to(who, refusal(message.id, code, game.version))]
        answer = self._to(who, Ack(message.id, game.version))
        return [answer, *self._draw_lots(now)] if self._lottery.complete(self.audience.seats()) else [answer]

    def _check(self, who: Guest, message: Check) -> ServerMessage:
        live = self.game.live
        if who.seat is None or live is None:
            return refusal(message.id, "unauthorised", self.game.version)
        verdict = judge(live, who.seat, message.play)
        return Checked(message.id, verdict.error, verdict.closes)

    def _hint(self, who: Guest, message: Hint) -> ServerMessage:
        live = self.game.live
        plays = () if who.seat is None or live is None else sensible_plays(live, who.seat)
        return Hints(message.id, plays)

    def _to(self, who: Guest, message: ServerMessage) -> Send:
        return Send(who.id, encode(message))

    # Steps.

    def _promise(self, now: int) -> list[Effect]:
        """Draw the secret of the next deal, and wait a moment for the luck of who is there; bots have none."""
        effects = self._happened(self.game.commit(self._draw_seed()), now)
        people = any(one.person is not None for one in self.spec.seats)
        if not people:
            return effects + self._draw_lots(now)
        self._lottery.open(now + self._pace.luck if self.audience.seats() else None)
        return effects + self._tell_fairness()

    def _draw_lots(self, now: int) -> list[Effect]:
        return self._deal(self.game.begin(self._lottery.close()), now)

    def _deal(self, step: Step, now: int) -> list[Effect]:
        """The luck is published before the first card."""
        effects = self._happened(step, now)
        return [*effects[:1], *self._tell_fairness(), *effects[1:]]

    def _tell_fairness(self) -> list[Effect]:
        fair = fairness(self.game, self._lottery.closes_at)
        return [] if fair is None else list(self.audience.broadcast(encode(fair)))

    def _happened(self, step: Step, now: int) -> list[Effect]:
        """Write the step down, tell everybody, and see who is to act next."""
        effects: list[Effect] = [Append(step.version, now, step.entry), *self._result(step, now)]
        effects += self.audience.tell(step, self.game)
        self._schedule(now)
        over = self.game.finished and not self.game.void and self.game.secret is None
        return effects + self._tell_fairness() if over else effects

    def _result(self, step: Step, now: int) -> list[Finished]:
        live = self.game.live
        if live is None or not isinstance(step.entry, Acted) or not self.game.finished or self.game.void:
            return []
        points, winner, places = live.deal.result()
        guard = None if live.deal.guard == NOBODY else live.deal.guard
        return [Finished(step.deal, now, winner, tuple(points), tuple(places), live.deal.emperor, guard)]

    def _schedule(self, now: int) -> None:
        asked = self.game.asked_since
        self._due = {
            seat: known if (known := self._due.get(seat)) and known[1] == since else (now + self._delay(seat), since)
            for seat, since in asked.items()
            if seat in self._bots
        }
        self._redeal_at = now + REDEAL_AFTER if self.game.void else None

    def _delay(self, seat: int) -> int:
        span = self._pace.longest - self._pace.shortest + 1
        return self._pace.shortest + self._draw("delay", seat) % span

    def _draw(self, purpose: str, seat: int) -> int:
        text = f"{purpose}/{self.game.version}/{seat}".encode()
        return int.from_bytes(hashlib.sha256(self._secret + text).digest()[:8], "big")

    def _bot_acts(self, seat: int, now: int) -> list[Effect]:
        done = self.game.carry_out(seat, self._choose(seat))
        if isinstance(done, Refusal):
            raise Refused(done.code)
        return self._happened(done, now)

    def _choose(self, seat: int) -> str:
        live = self.game.live
        if live is None:
            raise ValueError("no deal runs")
        actions: Sequence[int] = live.actions(seat)
        if not actions:
            return READY
        rng = Random(self._draw("choice", seat))
        return live.write(seat, self._bots[seat].act(live.view(seat), actions, rng))


def _id_of(message: ClientMessage) -> int:
    return getattr(message, "id", 0)


__all__ = ["NotationError", "Pace", "SeatSpec", "Table", "TableSpec"]
