"""The course of a table: deals one after the other, who answers when a person does not, what everybody is told.

Everything that happens without somebody asking for it stands here; what the people ask for is `table`'s.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from baohuang.bots.base import Bot
from baohuang.engine.deal import NOBODY, Refused
from baohuang.rulesets.registry import ruleset
from baohuang.server.audience import Audience, Guest
from baohuang.server.clock import Clocks
from baohuang.server.common import Common
from baohuang.server.effects import Append, Effect, Finished, Ponder, Send
from baohuang.server.entries import Acted, AnyEntry, Committed, Entrusted, Seated
from baohuang.server.game import Game, Refusal, Step
from baohuang.server.limits import Bucket
from baohuang.server.lottery import Lottery, fairness
from baohuang.server.match import Match
from baohuang.server.messages import (
    PROTOCOL,
    Coins,
    Muted,
    Notice,
    Player,
    Room,
    RoomSeat,
    ServerHello,
    ServerMessage,
    encode,
)
from baohuang.server.pondering import Pondering
from baohuang.server.seating import Seating
from baohuang.server.specs import Pace, TableSpec
from baohuang.server.stand_ins import StandIns, default_answer

REDEAL_AFTER: Final = 2500
"""Milliseconds that a void deal is shown."""

BOT_NAMES: Final = ("松 Song", "竹 Zhu", "梅 Mei", "兰 Lan", "菊 Ju")
"""Pine, bamboo, plum, orchid and chrysanthemum, the friends of Chinese painting; a bot is named by its seat."""


KEPT_WORDS: Final = 20
"""What was said last, and by whom, in memory only: a report takes a copy along."""

MACHINE: Final = "own"
"""What a room shows as the bot of a seat where somebody has connected their own."""


class Course:
    """A table in the course of its deals.

    `secret` feeds the bots' choices and their delays. `draw_seed` gives the secret of each deal; `common` is shared
    with the other tables.
    """

    def __init__(
        self,
        spec: TableSpec,
        bots: Mapping[str, Bot],
        secret: bytes,
        draw_seed: Callable[[], bytes],
        pace: Pace | None = None,
        entries: Iterable[AnyEntry] = (),
        common: Common | None = None,
    ) -> None:
        self.spec = spec
        self.game = Game(ruleset(spec.rules, spec.options))
        self.audience = Audience()
        self.seating = Seating(spec.seats)
        self.match = Match(len(spec.seats), spec.deals)
        self.bots = bots
        self.pace = pace or Pace()
        self._stand_ins = StandIns(bots, secret, self.pace)
        self._draw_seed = draw_seed
        self.clocks = Clocks(spec.clock)
        self._due: dict[int, tuple[int, int]] = {}
        self._pondering = Pondering(self.pace.patience)
        self.common = common or Common()
        self._redeal_at: int | None = None
        self._fill_at: int | None = None
        self.mouths: dict[int, Bucket] = {}
        self.lately: deque[tuple[int, str]] = deque(maxlen=KEPT_WORDS)
        self.lottery = Lottery(len(spec.seats))
        for chair in spec.seats:
            self._note_stake(None, chair.person)
        for entry in entries:
            self._take_up(entry)

    @property
    def score(self) -> list[int]:
        """The points by seat in the present match."""
        return self.match.score

    def start(self, now: int) -> list[Effect]:
        """Promise the first deal, or take up where the entries ended; nobody's time has run meanwhile."""
        if not self.spec.is_room and self.game.deal == 0 and self.game.secret is None:
            return self.promise(now)
        self.schedule(now)
        self._wait_for_bots(now)
        return self._ask_away(now)

    def next_due(self) -> int | None:
        """When `tick` has something to do, in milliseconds of server time; None while it only waits for people."""
        times = list(self._bots_due().values())
        times += self.clocks.deadlines().values()
        times += [at for at in (self._redeal_at, self._fill_at, self.lottery.closes_at) if at is not None]
        return min(times, default=None)

    def tick(self, now: int) -> list[Effect]:
        """Do what is due first, if anything is due."""
        if self._redeal_at is not None and self._redeal_at <= now:
            self._redeal_at = None
            return self._deal(self.game.redeal(), now)
        if self._fill_at is not None and self._fill_at <= now:
            return self.go_on(now)
        if self.lottery.closes_at is not None and self.lottery.closes_at <= now:
            return self.draw_lots(now)
        due = [(at, seat, True) for seat, at in self._bots_due().items() if at <= now]
        due += [(at, seat, False) for seat, at in self.clocks.deadlines().items() if at <= now]
        if not due:
            return []
        _, seat, bot = min(due)
        return self._stand_in(seat, now) if bot else self._time_out(seat, now)

    def pondered(self, seat: int, since: int, action: int | None) -> None:
        """What a bot answers that was asked away from the table; None: nothing, and the quick one plays.

        It is played when it is due, at once where that is past; dropped where the seat is no longer asked that.
        """
        self._pondering.answer(seat, since, action)

    def paid(self, deal: int, change: tuple[int, ...]) -> list[Effect]:
        """Coins have moved: tell everybody, and each their own balance."""
        return [
            self.to(guest, Coins(deal, change, None if guest.person is None else self.common.purse(guest.person)))
            for guest in self.audience.guests.values()
            if guest.greeted
        ]

    def promise(self, now: int) -> list[Effect]:
        """Draw the secret of the next deal, and wait a moment for the luck of who is there; bots have none."""
        self.seating.ready.clear()
        self.match.go_on()
        self._fill_at = None
        self.clocks.new_deal()
        effects = self.happened(self.game.commit(self._draw_seed()), now)
        if not self.seating.people:
            return effects + self.draw_lots(now)
        self.lottery.open(now + self.pace.luck if self.audience.seats() else None)
        return [*effects, *self._tell_fairness(), *self.tell_room()]

    def go_on(self, now: int) -> list[Effect]:
        """Promise the next deal, after whoever may not play it for coins, or is not at a venue's table, has got up."""
        effects: list[Effect] = []
        for seat in self.seating.people:
            guests = [guest for guest in self.audience.guests.values() if guest.seat == seat and guest.greeted]
            barred = self.barred(self.seating.chairs[seat].person)
            if barred:
                effects += [self.to(guest, Notice(f"error-{barred}")) for guest in guests]
            elif guests or self.spec.venue is None or self.game.deal == 0:
                continue
            done = self.seat_as(self.seating.stand(seat), now)
            effects += [] if isinstance(done, str) else done
        if self.spec.venue is not None and self.seating.people:
            return effects + self._fill(now)
        return effects + (self.promise(now) if self.seating.full else [])

    def draw_lots(self, now: int) -> list[Effect]:
        """Deal the promised deal with the luck that has come."""
        return self._deal(self.game.begin(self.lottery.close()), now)

    def seat_as(self, entry: Seated | str, now: int) -> list[Effect] | str:
        """Write a change of seats down and tell everybody, unless it is refused."""
        if isinstance(entry, str):
            return entry
        if not self.game.idle:
            return "wrong-phase"
        self._place(entry)
        self._wait_for_bots(now)
        effects = self.happened(self.game.replay(entry), now)
        for guest in self.audience.guests.values():
            guest.seat = self.seating.seat_of(guest.person)
            if guest.greeted:
                effects.append(self.greeting(guest, now))
                effects += self.tell_muted(guest)
        return effects + self.tell_room()

    def entrust(self, entry: Entrusted, now: int) -> list[Effect]:
        """Write down that the trustee plays for a seat, or no longer, so that a restart does not forget it."""
        self.seating.entrust(entry)
        if not entry.on:
            self.clocks.back(entry.seat)
        return self.happened(self.game.replay(entry), now) + self.tell_room()

    def happened(self, step: Step, now: int) -> list[Effect]:
        """Write the step down, see who is to act next, and tell everybody."""
        self.schedule(now)
        effects: list[Effect] = [Append(step.version, now, step.entry)]
        done = self._result(step, now)
        effects += [] if done is None else [done]
        effects += self.audience.tell(step, self.game, self.clocks.deadlines())
        effects += self._ask_away(now)
        return effects if done is None else [*effects, *self._tell_fairness(), *self._after_deal(now)]

    def schedule(self, now: int) -> None:
        """Wind clocks and bots for whoever is asked now."""
        asked = self.game.asked_since
        people = {seat: since for seat, since in asked.items() if self._waits_for_person(seat)}
        self.clocks.ask(people, now)
        self._due = {
            seat: known
            if (known := self._due.get(seat)) and known[1] == since
            else (now + self._stand_ins.delay(self.game.version, seat), since)
            for seat, since in asked.items()
            if seat not in people
        }
        self._redeal_at = now + REDEAL_AFTER if self.game.void else None

    def _bots_due(self) -> dict[int, int]:
        """When each seat acts that a bot plays for: one that is asked away has answered by then, or is waited for."""
        return {seat: self._pondering.due(seat, at) for seat, (at, _) in self._due.items()}

    def _ask_away(self, now: int) -> list[Effect]:
        """Ask bots that think long, each once; their time runs from here, whatever they think about."""
        live = self.game.live
        self._pondering.keep({seat: since for seat, (_, since) in self._due.items()})
        questions: list[Effect] = []
        for seat, (_, since) in self._due.items():
            if live is not None and not self._pondering.knows(seat):
                question = self._stand_ins.question(live, seat, self.seating.chairs[seat].bot, since)
                if question is not None:
                    self._pondering.ask(seat, since, now)
                    questions.append(Ponder(seat, since, question))
        return questions

    def greeting(self, who: Guest, now: int) -> Send:
        """The hello of the server to one connection, with the names as they are now."""
        players = tuple(Player(chair.name, chair.bot is not None or chair.machine) for chair in self.seating.chairs)
        spec = self.spec
        return self.to(who, ServerHello(PROTOCOL, now, spec.id, who.seat, players, spec.rules, spec.options))

    def tell_muted(self, who: Guest) -> list[Effect]:
        """Whom a connection's person does not hear here, where that has changed."""
        hears = self.common.mutes.hears
        chairs = enumerate(self.seating.chairs)
        muted = tuple(seat for seat, one in chairs if one.person is not None and not hears(who.person, one.person))
        if muted == who.muted:
            return []
        who.muted = muted
        return [self.to(who, Muted(muted))]

    def to(self, who: Guest, message: ServerMessage) -> Send:
        """A message for one connection."""
        return Send(who.id, encode(message))

    def tell_room(self) -> list[Effect]:
        """Who is here, to everybody; `own` is each one's seat."""
        self.seating.here = self.audience.seats()
        room = self._room()
        frames: dict[int | None, bytes] = {}
        sends: list[Effect] = []
        for guest in self.audience.guests.values():
            if guest.greeted:
                if guest.seat not in frames:
                    frames[guest.seat] = encode(replace(room, own=guest.seat))
                sends.append(Send(guest.id, frames[guest.seat]))
        return sends

    def _take_up(self, entry: AnyEntry) -> None:
        """Take an entry that was written down before."""
        self.game.replay(entry)
        live = self.game.live
        if isinstance(entry, Seated):
            self._place(entry)
        elif isinstance(entry, Entrusted):
            self.seating.entrust(entry)
        elif isinstance(entry, Committed):
            self.match.go_on()
        elif isinstance(entry, Acted) and live is not None and live.deal.points is not None:
            self.match.count(live.deal.points)

    def rest(self) -> None:
        """The table is put away. Between deals nobody is bound to it any more."""
        if self.game.idle:
            for chair in self.seating.chairs:
                self._note_stake(chair.person, None)

    def _place(self, entry: Seated) -> None:
        self._note_stake(self.seating.chairs[entry.seat].person, entry.person)
        self.seating.place(entry)

    def _note_stake(self, before: int | None, after: int | None) -> None:
        """Who has got up from a table with stakes, and who has sat down."""
        if self.spec.stake is None:
            return
        if before is not None:
            self.common.staked.leave(self.common.account(before), self.spec.id)
        if after is not None:
            self.common.staked.take(self.common.account(after), self.spec.id)

    def barred(self, person: int | None) -> str | None:
        """Why a person may not play here for coins, or None."""
        stake = self.spec.stake
        return None if person is None or stake is None else self.common.barred(person, stake, self.spec.id)

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
                done = self.seat_as(Seated(seat, BOT_NAMES[seat], None, stake.bot), now)
                effects += [] if isinstance(done, str) else done
        return effects + self.promise(now)

    def _deal(self, step: Step, now: int) -> list[Effect]:
        """The luck is published before the first card."""
        effects = self.happened(step, now)
        return [*effects[:1], *self._tell_fairness(), *effects[1:]]

    def _result(self, step: Step, now: int) -> Finished | None:
        live = self.game.live
        if live is None or not isinstance(step.entry, Acted) or not self.game.idle:
            return None
        points, winner, places = live.deal.result()
        self.match.count(points)
        guard = None if live.deal.guard == NOBODY else live.deal.guard
        return Finished(
            deal=step.deal,
            at=now,
            winner=winner,
            points=tuple(points),
            places=tuple(places),
            emperor=live.deal.emperor,
            guard=guard,
            seats=tuple(self.seating.chairs),
            begun=self.game.begun,
        )

    def _after_deal(self, now: int) -> list[Effect]:
        """Who left in the middle gets up now."""
        effects: list[Effect] = []
        for seat in sorted(self.seating.leaving):
            done = self.seat_as(self.seating.stand(seat), now)
            effects += [] if isinstance(done, str) else done
        return effects or self.tell_room()

    def _waits_for_person(self, seat: int) -> bool:
        return self.seating.chairs[seat].person is not None and seat not in self.seating.trusted

    def _stand_in(self, seat: int, now: int) -> list[Effect]:
        live = self.game.live
        if live is None:
            raise ValueError("no deal runs")
        bot = self.seating.chairs[seat].bot
        action = self._pondering.take(seat)
        if action is not None and action in live.actions(seat):
            return self._answer_for(seat, live.write(seat, action), now)
        return self._answer_for(seat, self._stand_ins.choose(live, seat, bot, self.game.version), now)

    def _time_out(self, seat: int, now: int) -> list[Effect]:
        """The default answer; the second time in a row the trustee takes over."""
        live = self.game.live
        if live is None:
            raise ValueError("no deal runs")
        trusted: list[Effect] = []
        if self.clocks.missed(seat, now):
            trusted = self.entrust(Entrusted(seat, True, seat in self.seating.leaving), now)
        return [*trusted, *self._answer_for(seat, default_answer(live, seat), now), *self.tell_room()]

    def _answer_for(self, seat: int, text: str, now: int) -> list[Effect]:
        done = self.game.carry_out(seat, text)
        if isinstance(done, Refusal):
            raise Refused(done.code)
        return self.happened(done, now)

    def _tell_fairness(self) -> list[Effect]:
        fair = fairness(self.game, self.lottery.closes_at)
        return [] if fair is None else list(self.audience.broadcast(encode(fair)))

    def _room(self) -> Room:
        """The room as somebody sees it who only looks on."""
        seating, clock = self.seating, self.spec.clock
        seats = tuple(
            RoomSeat(
                chair.name,
                chair.bot or (MACHINE if chair.machine else None),
                seat in seating.ready,
                seat in seating.here,
                seat in seating.trusted,
                seat in seating.leaving,
            )
            for seat, chair in enumerate(seating.chairs)
        )
        limits = None if clock is None else (clock.decision, clock.reserve)
        playing = not self.game.idle
        watching = self.audience.watching()
        base = None if self.spec.stake is None else self.spec.stake.base
        score = tuple(self.match.score)
        match = (self.match.deals, self.match.played, self.match.ranking())
        facts = (watching, playing, score, limits, base, self._fill_at, *match, self.spec.open)
        return Room(self.spec.code, seating.host, None, seats, *facts)
