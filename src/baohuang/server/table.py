"""One table: a game, who sits on its seats, and the people who look on and answer. No clock, no socket, no store.

Whoever runs it hands in messages and the time, and carries out the effects that come back, in their order: the
entries of one batch are durable before anything is sent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, assert_never

import msgspec

from baohuang.bots.base import Bot
from baohuang.engine.deal import NOBODY, Refused
from baohuang.rulesets.registry import ruleset
from baohuang.server.audience import Audience, Guest
from baohuang.server.clock import Clocks, ClockSpec
from baohuang.server.economy import StakeSpec
from baohuang.server.effects import Append, Close, Effect, Finished, Send
from baohuang.server.entries import Acted, AnyEntry, Seated
from baohuang.server.game import Game, Refusal, Repeated, Step
from baohuang.server.hints import judge, sensible_plays
from baohuang.server.limits import Bucket
from baohuang.server.lottery import Lottery, fairness
from baohuang.server.messages import (
    PROTOCOL,
    Ack,
    Act,
    Check,
    Checked,
    ClientHello,
    ClientMessage,
    Coins,
    Hint,
    Hints,
    Luck,
    Next,
    Notice,
    Ping,
    Player,
    Pong,
    PutBot,
    Ready,
    Rej,
    Resume,
    Room,
    RoomSeat,
    Said,
    Say,
    SendAway,
    ServerHello,
    ServerMessage,
    Sit,
    Stand,
    Start,
    Trust,
    encode,
    refusal,
)
from baohuang.server.seating import Seating, SeatSpec
from baohuang.server.stand_ins import Pace, StandIns, default_answer
from baohuang.server.talk import EMOTES, PHRASES, clean, mouth

REPLACED: Final = 4001
REDEAL_AFTER: Final = 2500
"""Milliseconds that a void deal is shown."""

BOT_NAMES: Final = ("松 Song", "竹 Zhu", "梅 Mei", "兰 Lan", "菊 Ju")
"""Pine, bamboo, plum, orchid and chrysanthemum, the friends of Chinese painting; a bot is named by its seat."""


MACHINE: Final = "own"
"""What a room shows as the bot of a seat where somebody has connected their own."""


class TableSpec(msgspec.Struct, frozen=True):
    """What a table is from the beginning. A table with a `code` is a room: people come to it and its host starts it."""

    id: str
    rules: str
    version: int
    options: dict[str, int | str]
    seats: tuple[SeatSpec, ...]
    code: str | None = None
    clock: ClockSpec | None = None
    stake: StakeSpec | None = None

    @property
    def is_room(self) -> bool:
        """Whether people come and go between deals."""
        return self.code is not None or self.venue is not None

    @property
    def venue(self) -> str | None:
        """The venue that the table belongs to."""
        return None if self.stake is None else self.stake.venue


class Table:
    """A table in the course of its deals.

    `secret` feeds the bots' choices and their delays. `draw_seed` gives the secret of each deal, `purse` the coins of
    a person.
    """

    def __init__(
        self,
        spec: TableSpec,
        bots: Mapping[str, Bot],
        secret: bytes,
        draw_seed: Callable[[], bytes],
        pace: Pace | None = None,
        entries: Iterable[AnyEntry] = (),
        purse: Callable[[int], int] = lambda _person: 0,
    ) -> None:
        self.spec = spec
        self.game = Game(ruleset(spec.rules, spec.options))
        self.audience = Audience()
        self.seating = Seating(spec.seats)
        self.score = [0] * len(spec.seats)
        self._bots = bots
        self._pace = pace or Pace()
        self._stand_ins = StandIns(bots, secret, self._pace)
        self._draw_seed = draw_seed
        self._clocks = Clocks(spec.clock)
        self._due: dict[int, tuple[int, int]] = {}
        self._purse = purse
        self._redeal_at: int | None = None
        self._fill_at: int | None = None
        self._mouths: dict[int, Bucket] = {}
        self._lottery = Lottery(len(spec.seats))
        for entry in entries:
            self._take_up(entry)

    # What whoever runs the table calls.

    def start(self, now: int) -> list[Effect]:
        """Promise the first deal, or take up where the entries ended; nobody's time has run meanwhile."""
        if not self.spec.is_room and self.game.deal == 0 and self.game.secret is None:
            return self._promise(now)
        self._schedule(now)
        self._wait_for_bots(now)
        return []

    def join(self, guest: int, person: int | None, name: str = "", *, machine: bool = False) -> None:
        """A new connection of a person, of their bot, or of a stranger. It hears nothing before its hello."""
        self.audience.join(guest, self.seating.seat_of(person), person, name, machine)

    def leave(self, guest: int) -> list[Effect]:
        """The connection is gone."""
        known = self.audience.guests.get(guest)
        self.audience.leave(guest)
        return self._tell_room() if known is not None and known.greeted else []

    def receive(self, guest: int, message: ClientMessage, now: int) -> list[Effect]:
        """A message of a connection."""
        who = self.audience.guests.get(guest)
        if who is None:
            return []
        if isinstance(message, ClientHello):
            return self._hello(who, message, now)
        if not who.greeted:
            return [self._to(who, refusal(getattr(message, "id", 0), "bad-request", self.game.version))]
        match message:
            case Act():
                return self._act(who, message, now)
            case Check():
                return [self._to(who, self._check(who, message))]
            case Hint():
                return [self._to(who, self._hint(who, message))]
            case Resume():
                return self._missed(who, message.last)
            case Ping():
                return [self._to(who, Pong(message.id, now))]
            case _:
                done = self._wish(who, message, now)
                if isinstance(done, str):
                    return [self._to(who, refusal(message.id, done, self.game.version))]
                return [*done, self._to(who, Ack(message.id, self.game.version))]

    def seat_person(self, person: int, name: str, seat: int, now: int, *, machine: bool = False) -> list[Effect] | str:
        """Give a person, or their bot, a seat; the code where that cannot be."""
        if not self.spec.is_room:
            return "unauthorised"
        if machine and self.spec.stake is not None:
            return "no-bots"
        if self.spec.stake is not None and self._purse(person) < self.spec.stake.minimum:
            return "poor"
        done = self._seat(self.seating.sit(person, name, seat, machine=machine), now)
        if isinstance(done, str):
            return done
        if self.spec.venue is not None and self.seating.full and self.game.deal == 0:
            return done + self._go_on(now)
        return done

    def paid(self, deal: int, change: tuple[int, ...]) -> list[Effect]:
        """Coins have moved: tell everybody, and each their own balance."""
        return [
            self._to(guest, Coins(deal, change, None if guest.person is None else self._purse(guest.person)))
            for guest in self.audience.guests.values()
            if guest.greeted
        ]

    def refuse(self, guest: int, request: int, code: str) -> list[Effect]:
        """Answer a frame that is no message."""
        who = self.audience.guests.get(guest)
        return [] if who is None else [self._to(who, refusal(request, code, self.game.version))]

    def next_due(self) -> int | None:
        """When `tick` has something to do, in milliseconds of server time; None while it only waits for people."""
        times = [at for at, _ in self._due.values()]
        times += self._clocks.deadlines().values()
        times += [at for at in (self._redeal_at, self._fill_at, self._lottery.closes_at) if at is not None]
        return min(times, default=None)

    def tick(self, now: int) -> list[Effect]:
        """Do what is due first, if anything is due."""
        if self._redeal_at is not None and self._redeal_at <= now:
            self._redeal_at = None
            return self._deal(self.game.redeal(), now)
        if self._fill_at is not None and self._fill_at <= now:
            return self._fill(now)
        if self._lottery.closes_at is not None and self._lottery.closes_at <= now:
            return self._draw_lots(now)
        due = [(at, seat, True) for seat, (at, _) in self._due.items() if at <= now]
        due += [(at, seat, False) for seat, at in self._clocks.deadlines().items() if at <= now]
        if not due:
            return []
        _, seat, bot = min(due)
        return self._stand_in(seat, now) if bot else self._time_out(seat, now)

    # Messages.

    def _hello(self, who: Guest, message: ClientHello, now: int) -> list[Effect]:
        old = self.audience.greet(who, message.client)
        effects: list[Effect] = [Close(one.id, REPLACED) for one in old]
        for one in old:
            self.audience.leave(one.id)
        effects.append(self._greeting(who, now))
        if who.seat is not None and self.game.secret is not None and self._lottery.closes_at is None:
            self._lottery.open(now + self._pace.luck)
        fair = fairness(self.game, self._lottery.closes_at)
        if fair is not None:
            effects.append(self._to(who, fair))
        return [*effects, *self._missed(who, message.last), *self._tell_room()]

    def _greeting(self, who: Guest, now: int) -> Send:
        players = tuple(Player(chair.name, chair.bot is not None or chair.machine) for chair in self.seating.chairs)
        spec = self.spec
        return self._to(who, ServerHello(PROTOCOL, now, spec.id, who.seat, players, spec.rules, spec.options))

    def _missed(self, who: Guest, last: int | None) -> list[Effect]:
        if last == self.game.version or self.game.live is None:
            return []
        steps = None if last is None or last > self.game.version else self.game.steps_after(last)
        deadlines = self._clocks.deadlines()
        if steps is None:
            return [Send(who.id, self.audience.snapshot(self.game, who.seat, deadlines))]
        newest = self.game.version
        return [
            Send(who.id, self.audience.update(step, live, who.seat, deadlines if step.version == newest else None))
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
            self._clocks.answered(who.seat, now)
            taken_back = who.seat in self.seating.trusted
            self.seating.trusted.discard(who.seat)
            effects = self._happened(done, now)
            effects += self._tell_room() if taken_back else []
            answer = Ack(message.id, done.version)
        elif isinstance(done, Repeated):
            answer = Ack(message.id, done.version)
        else:
            answer = refusal(message.id, done.code, self.game.version)
        who.remember(message.id, answer)
        return [*effects, self._to(who, answer)]

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

    def _wish(
        self, who: Guest, message: Next | Luck | Sit | Stand | Ready | PutBot | SendAway | Start | Trust | Say, now: int
    ) -> list[Effect] | str:
        """What somebody wants of the table: the effects, or the code that refuses it."""
        if isinstance(message, Sit):
            return self._sit(who, message, now)
        if who.seat is None:
            return "unauthorised"
        match message:
            case Next():
                return self._next(who.seat, now)
            case Luck():
                return self._luck(who.seat, message, now)
            case Stand():
                return self._stand(who.seat, now)
            case Ready():
                return self._ready(who.seat, message.ready)
            case PutBot() | SendAway():
                return self._arrange(who.seat, message, now)
            case Start():
                return self._start(who.seat, now)
            case Trust():
                return self._trust(who.seat, message.on, now)
            case Say():
                return self._say(who.seat, message, now)
            case _:
                assert_never(message)

    def _next(self, seat: int, now: int) -> list[Effect] | str:
        """The next deal begins when everybody who is here wants it."""
        if not self.game.idle or self.game.deal == 0:
            return "wrong-phase"
        if not self.seating.full and self.spec.venue is None:
            return "empty-seat"
        self.seating.ready.add(seat)
        here = self.audience.seats() & set(self.seating.people)
        return self._go_on(now) if here <= self.seating.ready else self._tell_room()

    def _luck(self, seat: int, message: Luck, now: int) -> list[Effect] | str:
        if self.game.secret is None or message.deal != self.game.deal + 1:
            return "wrong-phase"
        code = self._lottery.take(seat, message.word)
        if code is not None:
            return code
        return self._draw_lots(now) if self._lottery.complete(self.audience.seats()) else []

    def _sit(self, who: Guest, message: Sit, now: int) -> list[Effect] | str:
        if who.person is None:
            return "unauthorised"
        return self.seat_person(who.person, who.name, message.seat, now, machine=who.machine)

    def _stand(self, seat: int, now: int) -> list[Effect] | str:
        if not self.spec.is_room:
            return "wrong-phase"
        if self.game.idle:
            return self._seat(self.seating.stand(seat), now)
        self.seating.leaving.add(seat)
        return self._trust(seat, True, now)

    def _ready(self, seat: int, ready: bool) -> list[Effect] | str:
        if not self.game.idle:
            return "wrong-phase"
        (self.seating.ready.add if ready else self.seating.ready.discard)(seat)
        return self._tell_room()

    def _arrange(self, host: int, message: PutBot | SendAway, now: int) -> list[Effect] | str:
        if self.spec.code is None:
            return "unauthorised"
        if isinstance(message, SendAway):
            return self._seat(self.seating.send_away(host, message.seat), now)
        if message.bot is not None and message.bot not in self._bots:
            return "bad-request"
        name = BOT_NAMES[message.seat % len(BOT_NAMES)]
        return self._seat(self.seating.put_bot(host, message.seat, name, message.bot), now)

    def _start(self, seat: int, now: int) -> list[Effect] | str:
        if not self.game.idle:
            return "wrong-phase"
        return self.seating.refuse_start(seat) or self._go_on(now)

    def _trust(self, seat: int, on: bool, now: int) -> list[Effect] | str:
        (self.seating.trusted.add if on else self.seating.trusted.discard)(seat)
        if not on:
            self.seating.leaving.discard(seat)
        self._schedule(now)
        return self._tell_room()

    def _say(self, seat: int, message: Say, now: int) -> list[Effect] | str:
        known = {"phrase": PHRASES, "emote": EMOTES, "text": ()}[message.kind]
        private = self.spec.code is not None
        what = clean(message.what) if message.kind == "text" and private else message.what
        if not what or (what not in known and not (private and message.kind == "text")):
            return "bad-request"
        if not self._mouths.setdefault(seat, mouth(now)).take(now / 1000):
            return "rate"
        return list(self.audience.broadcast(encode(Said(seat, message.kind, what))))

    # Steps.

    def _take_up(self, entry: AnyEntry) -> None:
        """Take an entry that was written down before."""
        self.game.replay(entry)
        live = self.game.live
        if isinstance(entry, Seated):
            self.seating.place(entry)
        elif isinstance(entry, Acted) and live is not None and live.deal.points is not None:
            self._count(live.deal.points)

    def _seat(self, entry: Seated | str, now: int) -> list[Effect] | str:
        """Write a change of seats down and tell everybody, unless it is refused."""
        if isinstance(entry, str):
            return entry
        if not self.game.idle:
            return "wrong-phase"
        self.seating.place(entry)
        self._wait_for_bots(now)
        effects = self._happened(self.game.replay(entry), now)
        for guest in self.audience.guests.values():
            guest.seat = self.seating.seat_of(guest.person)
            if guest.greeted:
                effects.append(self._greeting(guest, now))
        return effects + self._tell_room()

    def _promise(self, now: int) -> list[Effect]:
        """Draw the secret of the next deal, and wait a moment for the luck of who is there; bots have none."""
        self.seating.ready.clear()
        self._fill_at = None
        self._clocks.new_deal()
        effects = self._happened(self.game.commit(self._draw_seed()), now)
        if not self.seating.people:
            return effects + self._draw_lots(now)
        self._lottery.open(now + self._pace.luck if self.audience.seats() else None)
        return [*effects, *self._tell_fairness(), *self._tell_room()]

    def _go_on(self, now: int) -> list[Effect]:
        """Promise the next deal, after whoever has not the coins for it, or is not at a venue's table, has got up."""
        effects: list[Effect] = []
        for seat in self.seating.people:
            guests = [guest for guest in self.audience.guests.values() if guest.seat == seat and guest.greeted]
            if self._is_poor(seat):
                effects += [self._to(guest, Notice("error-poor")) for guest in guests]
            elif guests or self.spec.venue is None or self.game.deal == 0:
                continue
            done = self._seat(self.seating.stand(seat), now)
            effects += [] if isinstance(done, str) else done
        if self.spec.venue is not None and self.seating.people:
            return effects + self._fill(now)
        return effects + (self._promise(now) if self.seating.full else [])

    def _is_poor(self, seat: int) -> bool:
        person, stake = self.seating.chairs[seat].person, self.spec.stake
        return person is not None and stake is not None and self._purse(person) < stake.minimum

    def _wait_for_bots(self, now: int) -> None:
        stake = self.spec.stake
        waiting = stake is not None and stake.venue is not None and self.seating.people and self.game.deal == 0
        if stake is None or not waiting or self.game.secret is not None:
            self._fill_at = None
        elif self._fill_at is None:
            self._fill_at = now + stake.bots_after

    def _fill(self, now: int) -> list[Effect]:
        """Put bots on the free seats of a venue's table, which say that they are bots, and promise the deal."""
        effects: list[Effect] = []
        stake = self.spec.stake
        for seat, chair in enumerate(self.seating.chairs):
            if chair.free and stake is not None:
                done = self._seat(Seated(seat, BOT_NAMES[seat], None, stake.bot), now)
                effects += [] if isinstance(done, str) else done
        return effects + self._promise(now)

    def _draw_lots(self, now: int) -> list[Effect]:
        return self._deal(self.game.begin(self._lottery.close()), now)

    def _deal(self, step: Step, now: int) -> list[Effect]:
        """The luck is published before the first card."""
        effects = self._happened(step, now)
        return [*effects[:1], *self._tell_fairness(), *effects[1:]]

    def _happened(self, step: Step, now: int) -> list[Effect]:
        """Write the step down, see who is to act next, and tell everybody."""
        self._schedule(now)
        effects: list[Effect] = [Append(step.version, now, step.entry)]
        done = self._result(step, now)
        effects += [] if done is None else [done]
        effects += self.audience.tell(step, self.game, self._clocks.deadlines())
        return effects if done is None else [*effects, *self._tell_fairness(), *self._after_deal(now)]

    def _result(self, step: Step, now: int) -> Finished | None:
        live = self.game.live
        if live is None or not isinstance(step.entry, Acted) or not self.game.idle:
            return None
        points, winner, places = live.deal.result()
        self._count(points)
        guard = None if live.deal.guard == NOBODY else live.deal.guard
        seats = tuple(self.seating.chairs)
        return Finished(step.deal, now, winner, tuple(points), tuple(places), live.deal.emperor, guard, seats)

    def _count(self, points: Iterable[int]) -> None:
        self.score = [before + gain for before, gain in zip(self.score, points, strict=True)]

    def _after_deal(self, now: int) -> list[Effect]:
        """Who left in the middle gets up now."""
        effects: list[Effect] = []
        for seat in sorted(self.seating.leaving):
            done = self._seat(self.seating.stand(seat), now)
            effects += [] if isinstance(done, str) else done
        return effects or self._tell_room()

    def _schedule(self, now: int) -> None:
        asked = self.game.asked_since
        people = {seat: since for seat, since in asked.items() if self._waits_for_person(seat)}
        self._clocks.ask(people, now)
        self._due = {
            seat: known
            if (known := self._due.get(seat)) and known[1] == since
            else (now + self._stand_ins.delay(self.game.version, seat), since)
            for seat, since in asked.items()
            if seat not in people
        }
        self._redeal_at = now + REDEAL_AFTER if self.game.void else None

    def _waits_for_person(self, seat: int) -> bool:
        return self.seating.chairs[seat].person is not None and seat not in self.seating.trusted

    def _stand_in(self, seat: int, now: int) -> list[Effect]:
        live = self.game.live
        if live is None:
            raise ValueError("no deal runs")
        bot = self.seating.chairs[seat].bot
        return self._answer_for(seat, self._stand_ins.choose(live, seat, bot, self.game.version), now)

    def _time_out(self, seat: int, now: int) -> list[Effect]:
        """The default answer; the second time in a row the trustee takes over."""
        live = self.game.live
        if live is None:
            raise ValueError("no deal runs")
        if self._clocks.missed(seat, now):
            self.seating.trusted.add(seat)
        return [*self._answer_for(seat, default_answer(live, seat), now), *self._tell_room()]

    def _answer_for(self, seat: int, text: str, now: int) -> list[Effect]:
        done = self.game.carry_out(seat, text)
        if isinstance(done, Refusal):
            raise Refused(done.code)
        return self._happened(done, now)

    # Frames for everybody.

    def _to(self, who: Guest, message: ServerMessage) -> Send:
        return Send(who.id, encode(message))

    def _tell_fairness(self) -> list[Effect]:
        fair = fairness(self.game, self._lottery.closes_at)
        return [] if fair is None else list(self.audience.broadcast(encode(fair)))

    def _tell_room(self) -> list[Effect]:
        """Who is here, to everybody; `own` is each one's seat."""
        frames: dict[int | None, bytes] = {}
        sends: list[Effect] = []
        for guest in self.audience.guests.values():
            if guest.greeted:
                if guest.seat not in frames:
                    frames[guest.seat] = encode(self._room(guest.seat))
                sends.append(Send(guest.id, frames[guest.seat]))
        return sends

    def _room(self, own: int | None) -> Room:
        seating, here, clock = self.seating, self.audience.seats(), self.spec.clock
        seats = tuple(
            RoomSeat(
                chair.name,
                chair.bot or (MACHINE if chair.machine else None),
                seat in seating.ready,
                seat in here,
                seat in seating.trusted,
                seat in seating.leaving,
            )
            for seat, chair in enumerate(seating.chairs)
        )
        limits = None if clock is None else (clock.decision, clock.reserve)
        playing = not self.game.idle
        watching = self.audience.watching()
        base = None if self.spec.stake is None else self.spec.stake.base
        score = tuple(self.score)
        return Room(self.spec.code, seating.host, own, seats, watching, playing, score, limits, base, self._fill_at)


__all__ = ["Pace", "SeatSpec", "Table", "TableSpec"]
