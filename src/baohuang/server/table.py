"""One table: what the people who look on and answer ask of it. No clock, no socket, no store.

Whoever runs it hands in messages and the time, and carries out the effects that come back, in their order: the
entries of one batch are durable before anything is sent.
"""

from __future__ import annotations

from typing import Final, assert_never

from baohuang.server.audience import Guest
from baohuang.server.course import BOT_NAMES, Course
from baohuang.server.effects import Close, Effect, Muting, Send
from baohuang.server.entries import Entrusted
from baohuang.server.game import Repeated, Step
from baohuang.server.hints import judge, sensible_plays
from baohuang.server.lottery import fairness
from baohuang.server.messages import (
    Ack,
    Act,
    Check,
    Checked,
    ClientHello,
    ClientMessage,
    Hint,
    Hints,
    Luck,
    Mute,
    Next,
    Ping,
    Pong,
    PutBot,
    Ready,
    Rej,
    Resume,
    Said,
    Say,
    SendAway,
    ServerMessage,
    Sit,
    Stand,
    Start,
    Trust,
    encode,
    refusal,
)
from baohuang.server.talk import EMOTES, PHRASES, clean, mouth

REPLACED: Final = 4001
IDLE_AFTER: Final = 60_000
"""Milliseconds after which somebody who is asked and does not answer may be sent away."""


class Table(Course):
    """A table and its connections."""

    def join(self, guest: int, person: int | None, name: str = "", *, machine: bool = False) -> None:
        """A new connection of a person, of their bot, or of a stranger. It hears nothing before its hello."""
        self.audience.join(guest, self.seating.seat_of(person), person, name, machine)

    def leave(self, guest: int) -> list[Effect]:
        """The connection is gone."""
        known = self.audience.guests.get(guest)
        self.audience.leave(guest)
        return self.tell_room() if known is not None and known.greeted else []

    def receive(self, guest: int, message: ClientMessage, now: int) -> list[Effect]:
        """A message of a connection."""
        who = self.audience.guests.get(guest)
        if who is None:
            return []
        if isinstance(message, ClientHello):
            return self._hello(who, message, now)
        if not who.greeted:
            return [self.to(who, refusal(getattr(message, "id", 0), "bad-request", self.game.version))]
        match message:
            case Act():
                return self._act(who, message, now)
            case Check():
                return [self.to(who, self._check(who, message))]
            case Hint():
                return [self.to(who, self._hint(who, message))]
            case Resume():
                return self._missed(who, message.last)
            case Ping():
                return [self.to(who, Pong(message.id, now))]
            case _:
                done = self._wish(who, message, now)
                if isinstance(done, str):
                    return [self.to(who, refusal(message.id, done, self.game.version))]
                return [*done, self.to(who, Ack(message.id, self.game.version))]

    def refuse(self, guest: int, request: int, code: str) -> list[Effect]:
        """Answer a frame that is no message."""
        who = self.audience.guests.get(guest)
        return [] if who is None else [self.to(who, refusal(request, code, self.game.version))]

    def seat_person(self, person: int, name: str, seat: int, now: int, *, machine: bool = False) -> list[Effect] | str:
        """Give a person, or their bot, a seat; the code where that cannot be."""
        if not self.spec.is_room:
            return "unauthorised"
        if machine and self.spec.stake is not None and not self.spec.machines:
            return "no-bots"
        if self.spec.stake is not None and self.seating.seat_of(person) is None and self._plays_here(person):
            return "seated-elsewhere"
        barred = self.barred(person)
        if barred is not None:
            return barred
        done = self.seat_as(self.seating.sit(person, name, seat, machine=machine), now)
        if isinstance(done, str):
            return done
        if self.spec.venue is not None and self.seating.full and self.game.deal == 0:
            return done + self.go_on(now)
        return done

    def _plays_here(self, person: int) -> bool:
        """Whether somebody plays from the same account already."""
        account = self.common.account(person)
        others = (one.person for one in self.seating.chairs)
        return any(other is not None and self.common.account(other) == account for other in others)

    def forget(self, person: int, now: int) -> list[Effect]:
        """A person is no more: their seat has no name, and the trustee plays their deal to its end."""
        seat = self.seating.seat_of(person)
        if seat is None:
            return []
        self.seating.rename(seat, "")
        greetings = self._greet_again(now)
        done = self._stand(seat, now) if self.spec.is_room else self._trust(seat, True, now)
        return greetings + ([] if isinstance(done, str) else done or self.tell_room())

    def rename(self, person: int, name: str, now: int) -> list[Effect]:
        """A person has another name from now on, on their seat and on one that they take later."""
        for guest in self.audience.guests.values():
            if guest.person == person:
                guest.name = name
        seat = self.seating.seat_of(person)
        if seat is None or self.seating.chairs[seat].name == name:
            return []
        self.seating.rename(seat, name)
        return self._greet_again(now) + self.tell_room()

    def _greet_again(self, now: int) -> list[Effect]:
        """The names as they are now, to everybody."""
        return [self.greeting(one, now) for one in self.audience.guests.values() if one.greeted]

    def _hello(self, who: Guest, message: ClientHello, now: int) -> list[Effect]:
        old = self.audience.greet(who, message.client)
        effects: list[Effect] = [Close(one.id, REPLACED) for one in old]
        for one in old:
            self.audience.leave(one.id)
        effects.append(self.greeting(who, now))
        if who.seat is not None and self.game.secret is not None and self.lottery.closes_at is None:
            self.lottery.open(now + self.pace.luck)
        fair = fairness(self.game, self.lottery.closes_at)
        if fair is not None:
            effects.append(self.to(who, fair))
        return [*effects, *self._missed(who, message.last), *self.tell_muted(who), *self.tell_room()]

    def _missed(self, who: Guest, last: int | None) -> list[Effect]:
        if last == self.game.version or self.game.live is None:
            return []
        steps = None if last is None or last > self.game.version else self.game.steps_after(last)
        deadlines = self.clocks.deadlines()
        if steps is None:
            return [Send(who.id, self.audience.snapshot(self.game, who.seat, deadlines))]
        newest = self.game.version
        return [
            Send(who.id, self.audience.update(step, live, who.seat, deadlines if step.version == newest else None))
            for step, live in steps
        ]

    def _act(self, who: Guest, message: Act, now: int) -> list[Effect]:
        if who.seat is None:
            return [self.to(who, refusal(message.id, "unauthorised", self.game.version))]
        known = who.outcomes.get(message.id)
        if known is not None:
            return [self.to(who, known)]
        done = self.game.act(who.seat, message.version, message.action)
        effects: list[Effect] = []
        answer: Ack | Rej
        if isinstance(done, Step):
            self.clocks.answered(who.seat, now)
            taken_back = who.seat in self.seating.trusted
            self.seating.trusted.discard(who.seat)
            effects = self.happened(done, now)
            if taken_back and who.seat is not None:
                effects += self.entrust(Entrusted(who.seat, False, who.seat in self.seating.leaving), now)
            answer = Ack(message.id, done.version)
        elif isinstance(done, Repeated):
            answer = Ack(message.id, done.version)
        else:
            answer = refusal(message.id, done.code, self.game.version)
        who.remember(message.id, answer)
        return [*effects, self.to(who, answer)]

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
        self,
        who: Guest,
        message: Next | Luck | Sit | Stand | Ready | PutBot | SendAway | Start | Trust | Say | Mute,
        now: int,
    ) -> list[Effect] | str:
        """What somebody wants of the table: the effects, or the code that refuses it."""
        if isinstance(message, Sit):
            return self._sit(who, message, now)
        if isinstance(message, Mute):
            return self._mute(who, message)
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
        return self.go_on(now) if here <= self.seating.ready else self.tell_room()

    def _luck(self, seat: int, message: Luck, now: int) -> list[Effect] | str:
        if self.game.secret is None or message.deal != self.game.deal + 1:
            return "wrong-phase"
        code = self.lottery.take(seat, message.word)
        if code is not None:
            return code
        return self.draw_lots(now) if self.lottery.complete(self.audience.seats()) else []

    def _sit(self, who: Guest, message: Sit, now: int) -> list[Effect] | str:
        if who.person is None:
            return "unauthorised"
        return self.seat_person(who.person, who.name, message.seat, now, machine=who.machine)

    def _stand(self, seat: int, now: int) -> list[Effect] | str:
        if not self.spec.is_room:
            return "wrong-phase"
        if self.game.idle:
            return self.seat_as(self.seating.stand(seat), now)
        return self._let_go(seat, now)

    def _ready(self, seat: int, ready: bool) -> list[Effect] | str:
        if not self.game.idle:
            return "wrong-phase"
        (self.seating.ready.add if ready else self.seating.ready.discard)(seat)
        return self.tell_room()

    def _arrange(self, host: int, message: PutBot | SendAway, now: int) -> list[Effect] | str:
        if self.spec.code is None:
            return "unauthorised"
        if isinstance(message, SendAway):
            return self._send_away(host, message.seat, now)
        if message.bot is not None and message.bot not in self.bots:
            return "bad-request"
        if message.bot is not None and self.spec.stake is not None and message.bot != self.spec.stake.bot:
            return "stake-bot"
        name = BOT_NAMES[message.seat % len(BOT_NAMES)]
        return self.seat_as(self.seating.put_bot(host, message.seat, name, message.bot), now)

    def _send_away(self, host: int, seat: int, now: int) -> list[Effect] | str:
        """In the middle of a deal only an idle guest: the trustee plays it to its end, and then the seat is free."""
        entry = self.seating.send_away(host, seat)
        if isinstance(entry, str) or self.game.idle:
            return self.seat_as(entry, now)
        if seat not in self.seating.trusted and self._waited(seat, now) < IDLE_AFTER:
            return "wrong-phase"
        return self._let_go(seat, now)

    def _waited(self, seat: int, now: int) -> int:
        """For how long the table waits for a seat; where several answer without seeing each other, for any of them.

        Who of those has answered already is not for the host to know (RULES, who sees what).
        """
        live = self.game.live
        in_turn = live is not None and live.deal.phase is live.deal.program.play
        return self.clocks.waited(seat if in_turn else None, now)

    def _let_go(self, seat: int, now: int) -> list[Effect]:
        """The trustee plays a seat's deal to its end, and then the seat is free."""
        return [] if seat in self.seating.leaving else self.entrust(Entrusted(seat, True, True), now)

    def _start(self, seat: int, now: int) -> list[Effect] | str:
        if not self.game.idle:
            return "wrong-phase"
        return self.seating.refuse_start(seat) or self.go_on(now)

    def _trust(self, seat: int, on: bool, now: int) -> list[Effect] | str:
        leaves = seat in self.seating.leaving
        if on == (seat in self.seating.trusted) and (on or not leaves):
            return []
        return self.entrust(Entrusted(seat, on, on and leaves), now)

    def _say(self, seat: int, message: Say, now: int) -> list[Effect] | str:
        known = {"phrase": PHRASES, "emote": EMOTES, "text": ()}[message.kind]
        private = self.spec.code is not None and not self.spec.open
        what = clean(message.what) if message.kind == "text" and private else message.what
        if not what or (what not in known and not (private and message.kind == "text")):
            return "bad-request"
        speaker = self.seating.chairs[seat].person
        if speaker is None:
            return "unauthorised"
        if any(self.common.silenced(one) for one in {speaker, self.common.account(speaker)}):
            return "silenced"
        if not self.mouths.setdefault(seat, mouth(now)).take(now / 1000):
            return "rate"
        self.lately.append((speaker, what))
        frame, hears = encode(Said(seat, message.kind, what)), self.common.mutes.hears
        everybody = self.audience.guests.values()
        return [Send(one.id, frame) for one in everybody if one.greeted and hears(one.person, speaker)]

    def _mute(self, who: Guest, message: Mute) -> list[Effect] | str:
        chairs = self.seating.chairs
        other = chairs[message.seat].person if message.seat < len(chairs) else None
        if who.person is None:
            return "unauthorised"
        if other is None or other == who.person:
            return "bad-request"
        self.common.mutes.change(who.person, other, message.on)
        own = [one for one in self.audience.guests.values() if one.person == who.person and one.greeted]
        told = [effect for one in own for effect in self.tell_muted(one)]
        return [Muting(who.person, other, message.on), *told]
