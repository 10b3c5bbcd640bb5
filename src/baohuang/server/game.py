"""A run of deals at one table, step by step: versions, what is stale, what is a repetition.

Every step is an entry; the same entries give the same game for ever. It knows no people, no clock and no store.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from baohuang.cards.notation import NotationError
from baohuang.engine.deal import Refused
from baohuang.engine.events import Event
from baohuang.engine.match import next_starter
from baohuang.rulesets.specs import Ruleset
from baohuang.server.dealing import deal_out
from baohuang.server.entries import Acted, AnyEntry, Begun, Committed
from baohuang.server.live import LiveDeal

KEPT_STEPS = 500
"""Steps that can still be told one by one to who comes back; before the deal of the first one there is a snapshot."""

MOST_RETOLD = 4 * KEPT_STEPS
"""Steps that are played over for that at the most: a deal may have any number, for seats may change in its midst."""


class Step:
    """One step: the version it led to, the deal's number from 1, the entry, and what happened in full."""

    def __init__(self, version: int, deal: int, entry: AnyEntry, events: tuple[Event, ...]) -> None:
        self.version = version
        self.deal = deal
        self.entry = entry
        self.events = events


class Refusal(NamedTuple):
    """An action that changed nothing; `code` is one of RULES §5 or ``stale``."""

    code: str


class Repeated(NamedTuple):
    """The action is one that was carried out before, as the step to `version`."""

    version: int


class Answered:
    """A seat's last action: between which versions it was owed, and its text as sent and as written down."""

    def __init__(self, since: int, version: int, texts: tuple[str, str]) -> None:
        self.since = since
        self.version = version
        self.texts = texts


class Chapter(NamedTuple):
    """One deal's entries, and where the game stood before them."""

    version: int
    deal: int
    secret: bytes
    entries: list[AnyEntry]


class Fairness(NamedTuple):
    """What the present deal was shuffled with."""

    secret: bytes
    luck: tuple[str, ...]
    redeal: int


class Game:
    """Deals of one ruleset, one after the other. Versions count the steps from 1."""

    def __init__(
        self,
        rules: Ruleset,
        version: int = 0,
        deal: int = 0,
        secret: bytes | None = None,
        script: list[str] | None = None,
    ) -> None:
        """Begins after a number of steps and deals; `script` is as in `LiveDeal`."""
        self.rules = rules
        self.version = version
        self.deal = deal
        self.live: LiveDeal | None = None
        self.fairness: Fairness | None = None
        self.secret = secret
        self._script = script
        self.asked_since: dict[int, int] = {}
        self._answered: dict[int, Answered] = {}
        self._chapters: deque[Chapter] = deque()

    @property
    def finished(self) -> bool:
        """Whether the next step can only be the next deal."""
        return self.live is None or self.live.finished

    @property
    def begun(self) -> int:
        """The version at which the cards of the present deal were dealt. Raises `IndexError` before the first deal."""
        return self._chapters[-1].version + 1

    @property
    def next_starter(self) -> int | None:
        """Who starts the next deal; None before the first, whose seed draws the starter."""
        return None if self.live is None else next_starter(self.live.deal)

    @property
    def void(self) -> bool:
        """Whether the deal is void and has to be dealt again."""
        return self.live is not None and self.live.deal.phase is self.live.deal.program.void

    @property
    def idle(self) -> bool:
        """Whether no deal runs, is void, or is promised."""
        return self.finished and not self.void and self.secret is None

    def commit(self, secret: bytes) -> Step:
        """Draw the secret of the next deal. Raises `ValueError` while one runs or is promised already."""
        if not self.idle:
            raise ValueError("the deal is not over")
        return self.replay(Committed(secret.hex()))

    def begin(self, luck: Sequence[str]) -> Step:
        """Deal with the promised secret and the luck by seat. Raises `ValueError` where none is promised."""
        if self.secret is None:
            raise ValueError("no secret is promised")
        return self.replay(Begun(tuple(luck), 0, self.next_starter))

    def redeal(self) -> Step:
        """Deal a void deal again with the same secret and luck, counted. Raises `ValueError` where it is not void."""
        if not self.void or self.fairness is None:
            raise ValueError("the deal is not void")
        return self.replay(Begun(self.fairness.luck, self.fairness.redeal + 1, self.next_starter))

    def act(self, seat: int, version: int, action: str) -> Step | Repeated | Refusal:
        """A seat's answer to what it saw at `version`."""
        if self._chapters and version <= self._chapters[-1].version:
            return Refusal("stale")
        before = self._answered.get(seat)
        if before is not None and version < before.version:
            again = before.since <= version and action in before.texts
            return Repeated(before.version) if again else Refusal("stale")
        if version > self.version or version < self.asked_since.get(seat, version):
            return Refusal("stale")
        return self.carry_out(seat, action)

    def carry_out(self, seat: int, action: str) -> Step | Refusal:
        """A seat's action in the present state."""
        if self.live is None:
            return Refusal("wrong-phase")
        try:
            events, written = self.live.act(seat, action)
        except (NotationError, Refused) as refused:
            return Refusal(refused.code)
        self._remember(seat, (action, written))
        return self._step(Acted(seat, written), events)

    def replay(self, entry: AnyEntry) -> Step:
        """Take an entry that was accepted before. Raises `Refused` where it does not fit."""
        if isinstance(entry, Acted):
            if self.live is None:
                raise Refused("wrong-phase")
            events, _ = self.live.act(entry.seat, entry.action)
            self._remember(entry.seat, (entry.action, entry.action))
            return self._step(entry, events)
        if isinstance(entry, Begun):
            return self._open(entry)
        if isinstance(entry, Committed):
            self.secret = bytes.fromhex(entry.secret)
        return self._step(entry, ())

    def steps_after(self, version: int) -> Iterator[tuple[Step, LiveDeal]] | None:
        """The steps after `version`, each with the deal as it stood then; None where they are not kept.

        The deal is the iterator's own and changes as it goes on.
        """
        kept = [chapter for chapter in self._chapters if chapter.version + len(chapter.entries) > version]
        if not kept or (version < kept[0].version and kept[0].deal > 0):
            return None
        if sum(len(chapter.entries) for chapter in kept) > MOST_RETOLD:
            return None
        return _retell(self.rules, kept, version)

    def _remember(self, seat: int, texts: tuple[str, str]) -> None:
        since = self.asked_since.get(seat, self.version)
        self._answered[seat] = Answered(since, self.version + 1, texts)

    def _open(self, entry: Begun) -> Step:
        secret = self.fairness.secret if entry.redeal and self.fairness else self.secret
        if secret is None:
            raise Refused("wrong-phase")
        self._chapters.append(Chapter(self.version, self.deal, secret, []))
        while len(self._chapters) > 1 and self._chapters[1].version <= self.version - KEPT_STEPS:
            self._chapters.popleft()
        self.fairness = Fairness(secret, entry.luck, entry.redeal)
        self.secret = None
        self.live = LiveDeal(deal_out(self.rules, secret, entry.luck, entry.redeal, entry.starter), self._script)
        self.deal += 1
        self.asked_since = {}
        self._answered = {}
        return self._step(entry, self.live.deal.opening)

    def _step(self, entry: AnyEntry, events: Sequence[Event]) -> Step:
        self.version += 1
        if self._chapters:
            self._chapters[-1].entries.append(entry)
        actor = entry.seat if isinstance(entry, Acted) else None
        asked = self.live.asked() if self.live else []
        self.asked_since = {
            seat: self.version if seat == actor else self.asked_since.get(seat, self.version) for seat in asked
        }
        return Step(self.version, self.deal, entry, tuple(events))


def _retell(rules: Ruleset, chapters: Sequence[Chapter], version: int) -> Iterator[tuple[Step, LiveDeal]]:
    for chapter in chapters:
        game = Game(rules, chapter.version, chapter.deal, chapter.secret)
        for entry in list(chapter.entries):
            step = game.replay(entry)
            if step.version > version and game.live is not None:
                yield step, game.live
