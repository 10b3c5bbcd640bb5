"""A deal on record with what every viewer was shown, and the same open course in another world.

`record` plays a deal at random and keeps every frame (view and question as JSON) and everything told.
`retrace` deals out another world, makes the same open moves, with other sealed answers that come to the
same, and pairs what a viewer is shown in both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

import msgspec

from baohuang.cards.kinds import GUARD_CARD, MARKED_BIG
from baohuang.cards.notation import format_cards
from baohuang.engine.deal import NOBODY, SEALED_NAMES, Deal
from baohuang.engine.events import Answered, Event
from baohuang.engine.setup import deal_hands
from baohuang.engine.text import act, format_action
from baohuang.rulesets.specs import Ruleset
from baohuang.views.observe import observe
from baohuang.views.prompt import prompt
from baohuang.views.redact import redact

Viewer = int | None
Frames = tuple[bytes, bytes | None, bytes]
Answer = tuple[int, str]
encode = msgspec.json.encode


def frame(deal: Deal, viewer: Viewer) -> bytes:
    """What a viewer is shown: the view and the question, byte for byte."""
    return encode((observe(deal, viewer), prompt(deal, viewer)))


def told(events: Sequence[Event], viewer: Viewer) -> bytes:
    """What a viewer is told of some events."""
    seen = (redact(event, viewer) for event in events)
    return encode([event for event in seen if event is not None])


def viewers(deal: Deal) -> list[Viewer]:
    """Every seat and a spectator."""
    return [None, *range(deal.seats)]


class Step(NamedTuple):
    """One action of the true deal: the phase as it truly was, and what happened."""

    phase: str
    seat: int
    text: str
    events: Sequence[Event]


class Segment(NamedTuple):
    """One open action, or all sealed answers to one question (with the solo that hides before them).

    `frames`: by viewer, what was shown before, with the own answer given, and after.
    """

    steps: list[Step]
    frames: dict[Viewer, Frames]
    complete: bool

    @property
    def sealed(self) -> bool:
        """Whether several seats are asked, unseen."""
        return not self.complete or self.steps[-1].phase in SEALED_NAMES

    def events(self) -> list[Event]:
        """All that happened."""
        return [event for step in self.steps for event in step.events]


class Record(NamedTuple):
    """A deal and how it came about."""

    rules: Ruleset
    deal: Deal
    segments: list[Segment]


class Temper(NamedTuple):
    """How likely the seats of a table are to grab, to yield, to show, to rebel and to pass."""

    grab: float
    yields: float
    show: float
    rebel: float
    passes: float = 0.3

    def choose(self, deal: Deal, seat: int, rng: Random) -> int:
        """A legal action."""
        actions = deal.legal(seat)
        likely = {"grab": self.grab, "enthrone": 1 - self.yields, "open": self.show, "rebel": self.rebel}
        if deal.phase.name in likely:
            return actions[0] if rng.random() < likely[deal.phase.name] else actions[-1]
        if deal.phase.name == "play" and deal.top and rng.random() < self.passes:
            return 0
        return actions[rng.randrange(len(actions))]


def temper(rng: Random) -> Temper:
    """Tables differ."""
    grab, yields = rng.choice((0, 0, 0.2)), rng.choice((0, 0.5, 0.9, 1))
    return Temper(grab, yields, rng.choice((0, 0.2, 0.6)), rng.choice((0.2, 0.8)))


def record(deal: Deal, rng: Random, stop: int, habit: Temper | None = None) -> Record:
    """Play `stop` actions, or to the end."""
    habit = habit or temper(rng)
    segments: list[Segment] = []
    for _ in range(stop):
        if not deal.to_act():
            break
        seat = rng.choice(deal.to_act())
        take_step(deal, seat, text_of(deal, seat, habit.choose(deal, seat, rng)), segments)
    return Record(deal.program.rules, deal, segments)


def record_script(deal: Deal, script: str) -> Record:
    """Play actions as written, ``0 enthrone, 1 hide``."""
    segments: list[Segment] = []
    for line in script.split(", "):
        seat, text = line.split(" ", 1)
        take_step(deal, int(seat), text, segments)
    return Record(deal.program.rules, deal, segments)


def text_of(deal: Deal, seat: int, action: int) -> str:
    """An action with the cards that the engine would choose."""
    if action <= 0:
        return format_action(deal, action)
    return "play " + format_cards(deal.grammar.spend(action, deal.holdings[seat], deal.named))


def take_step(deal: Deal, seat: int, text: str, segments: list[Segment]) -> None:
    """Carry out one action and file it in the segments."""
    phase = deal.phase
    before = {viewer: frame(deal, viewer) for viewer in viewers(deal)}
    events = act(deal, seat, text)
    after = {viewer: frame(deal, viewer) for viewer in viewers(deal)}
    step = Step(phase.name, seat, text, events)
    hides = phase.name == "solo" and deal.phase.name == "open"
    complete = not hides and (phase.name not in SEALED_NAMES or deal.phase is not phase)
    begun = Segment([], {viewer: (before[viewer], None, b"") for viewer in before}, complete)
    if segments and not segments[-1].complete:
        begun = segments.pop()
    frames: dict[Viewer, Frames] = {}
    for viewer, (start, own, _) in begun.frames.items():
        if not complete:
            own = after[viewer] if viewer == seat else own  # noqa: PLW2901
            assert after[viewer] in {start, own}, "an answer of another seat shows"
        frames[viewer] = (start, own, after[viewer])
    segments.append(Segment([*begun.steps, step], frames, complete))


def dealt_hands(world: Deal) -> list[list[int]]:
    """The hands as they were dealt, by undoing all that has happened since.

    Raises `ValueError` where the cards cannot have come about like that.
    """
    hands = [held.kinds() for held in world.holdings]
    for seat, cards in zip(world.history_seats, world.history_cards, strict=True):
        hands[seat] += cards
    if world.called != NOBODY and world.named == NOBODY:
        hands = [[world.called if kind == GUARD_CARD else kind for kind in hand] for hand in hands]
    if world.emperor != NOBODY:
        hands[world.emperor] += world.discards
        for kind in [*world.kitty, *(card for card in world.stuck if card != NOBODY)]:
            hands[world.emperor].remove(kind)
    for seat, card in zip(world.yielded, world.stuck, strict=True):
        if card != NOBODY:
            hands[seat].append(card)
    give_back_joker(world, hands)
    for buyer, seller, three, two in reversed(world.bought):
        hands[buyer].remove(three)
        hands[seller].append(three)
        if two != NOBODY:
            hands[seller].remove(two)
            hands[buyer].append(two)
    return hands


def give_back_joker(world: Deal, hands: list[list[int]]) -> None:
    """The marked joker goes back to where it was dealt."""
    first = world.yielded[0] if world.yielded else world.joker_from
    if first != NOBODY:
        holder = world.turn if world.emperor == NOBODY else world.emperor
        hands[holder].remove(MARKED_BIG)
        hands[first].append(MARKED_BIG)


class Astray(Exception):
    """The other world has no such open course."""


class Pair(NamedTuple):
    """What a viewer is shown at one point: in the true deal, and in the other world."""

    where: str
    true: bytes | None
    other: bytes | None


class Course:
    """The open course of a record in another world, and what the viewer is shown in both.

    `blind`: only go the course, look at nothing.
    """

    def __init__(self, record: Record, world: Deal, viewer: Viewer, rng: Random, blind: bool = False) -> None:
        self.record = record
        self.world = world
        self.viewer = viewer
        self.rng = rng
        self.blind = blind
        self.deal = deal_hands(record.rules, dealt_hands(world), world.starter, world.kitty)

    def pairs(self) -> Iterator[Pair]:
        """Go all the way. Raises `Refused` or `Astray` where there is no such course."""
        yield Pair("opening", told(self.record.deal.opening, self.viewer), told(self.deal.opening, self.viewer))
        for segment in self.record.segments:
            start, _, after = segment.frames[self.viewer]
            yield self.shown(f"before {segment.steps[0].text}", start)
            yield from self.answer_alike(segment) if segment.sealed else self.follow(segment.steps[0])
            if segment.complete:
                yield self.shown(f"after {segment.steps[-1].text}", after)

    def shown(self, where: str, true: bytes | None) -> Pair:
        """The present frame beside the true one."""
        if self.blind:
            return Pair(where, None, None)
        return Pair(where, true, frame(self.deal, self.viewer))

    def act(self, seat: int, text: str) -> list[Event]:
        """One action, where it is this seat's turn to act."""
        if seat not in self.deal.to_act():
            raise Astray(f"{seat} is not asked")
        return act(self.deal, seat, text)

    def follow(self, step: Step) -> Iterator[Pair]:
        """The same open action; only what is laid face down and a hidden solo may differ."""
        text = step.text
        if step.phase == "discard":
            text = "discard " + format_cards(self.world.discards)
        elif step.phase == "call" and not text.endswith("open"):
            text = "call " + text.split()[1]
            if f"{text} hidden" in choices(self.deal, step.seat):
                text += " hidden"
        elif step.phase != self.deal.phase.name:
            raise Astray(self.deal.phase.name)
        yield Pair(f"told of {text}", told(step.events, self.viewer), told(self.act(step.seat, text), self.viewer))

    def answer_alike(self, segment: Segment) -> Iterator[Pair]:
        """Sealed answers, the viewer's own the same, that come to the same (or, not complete, to nothing)."""
        deal, viewer = self.deal, self.viewer
        start, own, _ = segment.frames[viewer]
        heard: list[Event] = []
        expected = start
        if deal.phase.name == "solo":
            heard += self.act(deal.emperor, "solo hidden")
            expected = (own or b"") if viewer == deal.emperor else start
            yield self.shown("a hidden solo", expected)
        if deal.phase.name != segment.steps[-1].phase and segment.steps[-1].phase != "solo":
            raise Astray(deal.phase.name)
        answers = self.fitting_answers(segment)
        for left, (seat, text) in zip(reversed(range(len(answers))), answers, strict=True):
            heard += self.act(seat, text)
            if seat == viewer:
                expected = own or frame(deal, viewer)
            if left or not segment.complete:
                yield self.shown(f"an answer of {seat}", expected)
        yield Pair("told of sealed answers", told(segment.events(), viewer), told(heard, viewer))

    def fitting_answers(self, segment: Segment) -> list[Answer]:
        """Some answers in some order that fit, drawn at random. Raises `Astray`."""
        deal, rng = self.deal, self.rng
        mine = [(step.seat, step.text) for step in segment.steps if step.seat == self.viewer and step.phase != "solo"]
        if mine and self.viewer not in deal.to_act():
            raise Astray("the viewer is not asked")
        asked = [seat for seat in deal.to_act() if seat != self.viewer]
        rng.shuffle(asked)
        if not segment.complete:
            silent = 0 if len(mine) < (self.viewer in deal.to_act()) else 1
            asked = asked[: rng.randint(0, len(asked) - silent)]
        options = list(product(*([(seat, text) for text in choices(deal, seat)] for seat in asked)))
        rng.shuffle(options)
        outcome = outcome_of(segment.events())
        for option in options:
            answers = [*option, *mine]
            rng.shuffle(answers)
            if not segment.complete or outcome == self.outcome(answers):
                return answers
        raise Astray("no sealed answers come to the same")

    def outcome(self, answers: list[Answer]) -> list[bytes]:
        """What some answers would come to, as everybody would see it."""
        copy = self.deal.clone()
        return outcome_of([event for seat, text in answers for event in act(copy, seat, text)])


def choices(deal: Deal, seat: int) -> list[str]:
    """The legal actions of a seat as texts."""
    return [format_action(deal, action) for action in deal.legal(seat)]


def outcome_of(events: Sequence[Event]) -> list[bytes]:
    """Events without the sealed answers."""
    return [encode(event) for event in events if not isinstance(event, Answered)]


def retrace(record: Record, world: Deal, viewer: Viewer, rng: Random) -> Deal:
    """The deal of the other world at the same point, having shown the viewer the same all the way."""
    course = Course(record, world, viewer, rng)
    for pair in course.pairs():
        assert pair.other == pair.true, pair.where
    return course.deal


TRUTHS = (
    *("starter", "emperor", "guard", "solo", "revealed", "open_guard", "rebellion", "rebels", "kick", "tell_tale"),
    *("called", "shown", "named", "renamed", "first_named", "renamed_at", "yielded", "stuck", "pile", "forced"),
    *("bought", "joker_from", "kitty", "discards", "step", "leader", "top", "top_by", "active", "passed", "last"),
    *("out", "smothered", "endured", "history_seats", "history_cards"),
)


def truth(deal: Deal) -> dict[str, object]:
    """Everything of a deal that decides how it goes on, but the sealed answers given so far."""
    facts: dict[str, object] = {name: getattr(deal, name) for name in TRUTHS}
    facts["hands"] = [held.kinds() for held in deal.holdings]
    facts["phase"] = deal.phase.name
    if deal.phase.name not in SEALED_NAMES:
        facts["turn"] = deal.turn
    if deal.phase.name == "call":
        facts["forced_kinds"] = deal.forced_kinds
    return facts
