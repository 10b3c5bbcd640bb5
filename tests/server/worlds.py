"""The same open course at a table in two worlds: the true one, and one that a viewer cannot tell from it.

A deal is played at a table by people on every seat. Then all that a viewer cannot know is drawn anew, and the same
deal as everybody sees it is played from the other hands: the same seats answer at the same moments.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import NamedTuple

from baohuang.engine.deal import SEALED_NAMES, Deal
from baohuang.engine.setup import deal_hands
from baohuang.rulesets.registry import ruleset
from baohuang.rulesets.specs import Ruleset
from baohuang.server.entries import AnyEntry
from baohuang.server.game import Game
from baohuang.server.live import READY, LiveDeal
from baohuang.views.remember import recall
from baohuang.views.sample import sample
from tests.server.support import choices
from tests.views.tracing import Course, Pair, Segment, Step, Viewer, dealt_hands, record_script
from tools.chaos import bare


class Hands(NamedTuple):
    """How a deal begins: what every deal of a table is made from, while `deals_are` holds."""

    rules: Ruleset
    hands: list[list[int]]
    starter: int
    kitty: list[int]

    @classmethod
    def of(cls, deal: Deal) -> Hands:
        """Those of a deal that stands at its first question."""
        return cls(deal.program.rules, [list(hand) for hand in deal.opening[0].hands], deal.starter, deal.kitty)  # type: ignore[attr-defined]

    def deal(self, *_: object) -> Deal:
        """A fresh deal of them, whatever seed is given."""
        return deal_hands(self.rules, self.hands, self.starter, self.kitty)


class Move(NamedTuple):
    """What somebody says at the table: when, who, what; moves of one `group` are answers to one question."""

    at: int
    seat: int
    text: str
    group: int


class Answering:
    """Seats that answer by chance: who, when, and what, as a table offers it."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._yes = {"grab": 0.1, "enthrone": rng.choice((0.3, 0.8)), "open": rng.choice((0, 0.3)), "rebel": 0.3}
        self._group = 0
        self._last: str | None = None

    def move(self, live: LiveDeal, state_of: Mapping[int, dict[str, object]], now: int) -> Move:
        """The next move of somebody who is asked."""
        rng, phase = self._rng, live.deal.phase.name
        question = "open" if live.joint else phase if phase in SEALED_NAMES else None
        self._group += question is None or question != self._last
        self._last = question
        seat = rng.choice(live.asked())
        offered = choices(state_of[seat])
        if phase in self._yes:
            text = offered[0] if rng.random() < self._yes[phase] else offered[-1]
        else:
            text = "pass" if "pass" in offered and rng.random() < 0.3 else rng.choice(offered)
        return Move(now, seat, text, self._group)

    def wants_more(self, live: LiveDeal) -> bool:
        """Whether a question to several seats is only half answered."""
        return live.joint or (live.deal.phase.name in SEALED_NAMES and self._last == live.deal.phase.name)


class Noted(Course):
    """The other world's course, its actions noted question by question."""

    said: list[dict[int, str]]

    def answer_alike(self, segment: Segment) -> Iterator[Pair]:
        """A new question, with several answers."""
        self.said.append({})
        yield from super().answer_alike(segment)

    def follow(self, step: Step) -> Iterator[Pair]:
        """A new question, with one answer."""
        self.said.append({})
        yield from super().follow(step)

    def act(self, seat: int, text: str) -> list[object]:  # type: ignore[override]
        """Note it."""
        self.said[-1][seat] = text
        return list(super().act(seat, text))


def script_of(rules: str, options: Mapping[str, int | str], entries: Iterable[AnyEntry]) -> list[str]:
    """The actions of a table's entries as the engine took them."""
    script: list[str] = []
    replayed = Game(ruleset(rules, options), script=script)
    for entry in entries:
        replayed.replay(entry)
    return script


def elsewhere(
    begun: Hands, script: list[str], moves: list[Move], viewer: Viewer, rng: Random
) -> tuple[Hands, list[Move]]:
    """Other hands that a viewer cannot tell from these at the end of some moves, and the moves as they are there."""
    done = record_script(begun.deal(), ", ".join(script))
    world = sample(recall(done.deal, viewer), rng, done.rules)
    course = Noted(done, world, viewer, rng, blind=True)
    course.said = []
    for _ in course.pairs():
        pass
    groups = sorted({move.group for move in moves})
    assert len(groups) == len(course.said)
    said = dict(zip(groups, course.said, strict=True))
    other = Hands(done.rules, dealt_hands(world), world.starter, world.kitty)
    return other, [translated(move, said[move.group], course.deal.emperor, viewer) for move in moves]


def translated(move: Move, said: Mapping[int, str], emperor: int, viewer: Viewer) -> Move:
    """A move as its seat makes it in the other world; an emperor without the choice of a solo is ready."""
    if move.seat == viewer:
        assert move.text == READY or bare(said.get(move.seat, move.text)) == bare(move.text)
        return move
    alone = move.text == READY or move.text.startswith("solo")
    text = said.get(move.seat, READY if alone and move.seat == emperor else move.text)
    return move._replace(text=text)
