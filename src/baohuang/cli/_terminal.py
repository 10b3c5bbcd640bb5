"""One person at a terminal: what the seat may see is told line by line, what is typed is carried out."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, Protocol

from msgspec.structs import replace

from baohuang.bots.base import Bot
from baohuang.cards.notation import NotationError, format_cards
from baohuang.cli._sentences import sentence
from baohuang.cli._typed import bind, readings
from baohuang.cli._words import Words
from baohuang.engine.deal import Deal, Refused
from baohuang.engine.events import Event
from baohuang.engine.match import next_starter
from baohuang.engine.trick import check_cards
from baohuang.records.record import record_of
from baohuang.records.recorder import Recorder
from baohuang.records.text import to_text
from baohuang.rulesets.options import Value
from baohuang.server import messages as wire
from baohuang.server.live import LiveDeal
from baohuang.server.telling import tell
from baohuang.views.observe import observe
from baohuang.views.prompt import prompt
from baohuang.views.remember import recall
from baohuang.views.view import Prompt, SeatView

HINTS: Final = 20
"""Legal plays that are read out at once."""

READY: Final = ("hide",)
"""All that a seat which is not the guard has to say before the first lead."""

TOLD_OTHERWISE: Final = (wire.Dealt, wire.Ended)
"""Events for which the lines of a deal have words of their own."""

SECRET: Final = 16
"""Bytes of a secret seed."""


@dataclass(frozen=True)
class Seat:
    """Who plays what: a person on `seat`, `bot` on all the others."""

    rules: str
    options: dict[str, Value]
    seat: int
    bot: Bot
    lang: str


class Source(Protocol):
    """Where lines are typed."""

    def readline(self) -> str:
        """The next line with its break; empty at the end."""


class Sink(Protocol):
    """Where lines are printed."""

    def write(self, text: str, /) -> object:
        """Print."""

    def flush(self) -> None:
        """Show what was printed."""


class Left(Exception):
    """The person left, or the input ended."""


class Terminal:
    """Plays deals until one is scored; a void one is dealt again."""

    def __init__(self, seat: Seat, record: Path | None, source: Source, sink: Sink) -> None:
        self.table = seat
        self.me = seat.seat
        self.words = Words(seat.lang, seat.seat)
        self.record = record
        self.source = source
        self.sink = sink
        self.told_guard = False
        self.commands: dict[str, Callable[[Recorder], Iterable[str]]] = {
            "help": lambda _: self.help(),
            "?": lambda _: self.help(),
            "hint": lambda recorder: self.hints(self.prompt(recorder)),
            "h": lambda recorder: self.hints(self.prompt(recorder)),
            "hand": lambda recorder: [self.words.hand(self.view(recorder))],
            "table": lambda recorder: self.words.table(self.view(recorder)),
        }

    def play(self, seed: int | None) -> None:
        """Play one scored deal, from `seed` or from secret ones."""
        table = self.table
        self.tell([self.words.say(f"ruleset-{table.rules}")])
        starter, redeal = None, 0
        while True:
            cards = secrets.token_bytes(SECRET) if seed is None else seed + redeal
            head = replace(record_of(table.rules, table.options, seed=cards, starter=starter), redeal=redeal)
            recorder = Recorder(head)
            try:
                self.one_deal(recorder)
            except Left:
                self.tell([self.words.say("play-left")])
                return
            finally:
                self.save(recorder)
            if recorder.deal.phase is not recorder.deal.program.void:
                return
            starter, redeal = next_starter(recorder.deal), redeal + 1

    def one_deal(self, recorder: Recorder) -> None:
        """From the first card to the points. Raises `Left`."""
        deal, words = recorder.deal, self.words
        commitment = recorder.record().commitment or ""
        self.told_guard = False
        self.tell([words.say("play-seat", n=self.me + 1, of=deal.seats)])
        self.tell([words.say("play-commitment", commitment=commitment)])
        self.happen(recorder, deal.opening)
        self.tell([words.hand(self.view(recorder))])
        rng = Random(commitment)
        while asked := deal.to_act():
            if self.me in asked:
                self.happen(recorder, self.ask(recorder))
            else:
                self.happen(recorder, recorder.apply(asked[0], self.bot_action(deal, asked[0], rng)))
        if deal.points is not None:
            self.tell(words.result(self.view(recorder)))
        self.tell([words.say("play-seed", seed=str(recorder.record().seed), commitment=commitment)])

    def bot_action(self, deal: Deal, seat: int, rng: Random) -> int:
        """What the bot of a seat does."""
        return self.table.bot.act(recall(deal, seat), deal.legal(seat), rng)

    def view(self, recorder: Recorder) -> SeatView:
        """What the person may know."""
        return observe(recorder.deal, self.me)

    def prompt(self, recorder: Recorder) -> Prompt:
        """What the person may do."""
        asked = prompt(recorder.deal, self.me)
        return asked if asked is not None else Prompt((), (), False, 0)

    def tell(self, lines: Iterable[str]) -> None:
        """Print lines."""
        for line in lines:
            self.sink.write(line + "\n")
        self.sink.flush()

    def happen(self, recorder: Recorder, events: Iterable[Event]) -> None:
        """Tell of events, as far as the person may know them."""
        view = self.view(recorder)
        known = tell(events, LiveDeal(recorder.deal), self.me)
        sentences = (sentence(event, self.words) for event in known if not isinstance(event, TOLD_OTHERWISE))
        self.tell(one for one in sentences if one)
        if view.role == "guard" and not self.told_guard:
            self.told_guard = True
            self.tell([self.words.say("play-guard")])

    # Asking.

    def ask(self, recorder: Recorder) -> list[Event]:
        """Ask until something legal is typed, and carry it out. Raises `Left`."""
        view, asked = self.view(recorder), self.prompt(recorder)
        if view.phase == "open" and view.role != "guard":
            asked = Prompt(READY, (), False, 0)
        if asked.actions or asked.discard:
            self.tell(self.words.question(view, asked.discard))
        if asked.actions:
            self.tell(self.offer(asked, view))
        else:
            self.tell([self.words.hand(view)])
        if asked.plays or asked.may_pass:
            self.tell([self.words.to_beat(view), self.words.say("play-to-act")])
        while True:
            typed = self.read(recorder)
            try:
                return self.carry_out(recorder, typed, asked)
            except (NotationError, Refused) as error:
                self.tell([self.words.say(f"error-{error.code}")])

    def offer(self, asked: Prompt, view: SeatView) -> Iterator[str]:
        """The declarations to choose from, numbered."""
        for number, move in enumerate(asked.actions, 1):
            yield self.words.say("play-option", n=number, label=self.words.answer(move, view), words=move)
        yield self.words.say("play-to-answer")

    def read(self, recorder: Recorder) -> str:
        """The next line that is no command; commands are obeyed. Raises `Left`."""
        while True:
            self.sink.write("> ")
            self.sink.flush()
            line = self.source.readline()
            typed = " ".join(line.split())
            if not line or typed.lower() in ("quit", "exit"):
                self.sink.write("\n")
                raise Left
            command = self.commands.get(typed.lower())
            if command is not None:
                self.tell(command(recorder))
            elif typed:
                return typed

    def help(self) -> Iterator[str]:
        """What can be typed."""
        for part in ("cards", "plays", "words"):
            yield self.words.say(f"play-help-{part}")

    def hints(self, asked: Prompt) -> Iterator[str]:
        """The legal plays, or the declarations again."""
        plays = self.words.listed(asked.plays[:HINTS])
        if asked.actions:
            yield self.words.listed(asked.actions)
        elif len(asked.plays) > HINTS:
            yield self.words.say("play-hints-more", plays=plays, n=len(asked.plays) - HINTS)
        elif asked.plays:
            yield self.words.say("play-hints", plays=plays)
        elif asked.may_pass:
            yield self.words.say("select-nothing-beats")
        if asked.plays and asked.may_pass:
            yield self.words.say("play-hints-pass")

    def carry_out(self, recorder: Recorder, typed: str, asked: Prompt) -> list[Event]:
        """Do what was typed. Raises `NotationError` or `Refused`."""
        if asked.actions:
            return recorder.act(self.me, chosen(typed, asked))
        if typed.lower() in ("pass", "p", "-"):
            return recorder.act(self.me, "pass")
        words = typed.split(" ", 1)
        if words[0] in ("play", "discard"):
            typed = words[-1]
        cards = best_reading(recorder.deal, self.me, typed, bool(asked.discard))
        if asked.discard:
            return recorder.act(self.me, f"discard {format_cards(cards)}")
        return recorder.play(self.me, cards)

    def save(self, recorder: Recorder) -> None:
        """Write the record, where one is wanted."""
        if self.record is None:
            return
        try:
            self.record.write_text(to_text(recorder.record()), "utf-8")
        except OSError as error:
            self.tell([self.words.say("play-no-record", reason=error.strerror or str(error))])
        else:
            self.tell([self.words.say("play-saved", path=str(self.record))])


def chosen(typed: str, asked: Prompt) -> str:
    """The declaration that was typed: by number, in words, or by the card that only one of them names."""
    if typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(asked.actions):
        return asked.actions[int(typed[:9]) - 1]
    same = [move for move in asked.actions if move.lower() == typed.lower()]
    naming = [move for move in asked.actions if typed.lower() in move.lower().split()[1:]]
    if same or len(naming) == 1:
        return (same or naming)[0]
    return typed


def best_reading(deal: Deal, seat: int, typed: str, any_cards: bool) -> list[int]:
    """The cards that a typed play means: of two readings the one that is legal.

    Raises `NotationError` for nonsense, `Refused` where no reading is legal.
    """
    meant = readings(typed)
    if not meant:
        raise NotationError(f"{typed[:40]!r} is no play")
    codes: list[str] = []
    for cards in meant:
        bound = bind(cards, deal.holdings[seat].kinds())
        code = "not-in-hand" if bound is None else None if any_cards else check_cards(deal, seat, bound)
        if bound is not None and code is None:
            return bound
        codes.append(code or "")
    raise Refused(next((code for code in codes if code != "not-in-hand"), "not-in-hand"))
