"""Whoever answers for a seat: bots, the trustee (托管) of a person, and the default answer when time is up.

A bot waits a time drawn from the table's secret, the version and the seat, so the wait knows nothing of the cards.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from baohuang.bots.base import COSTLY, Bot
from baohuang.bots.heuristic_bot import HeuristicBot
from baohuang.bots.question import Question
from baohuang.cards.kinds import NATURAL_COUNT
from baohuang.cards.notation import parse_cards
from baohuang.engine.actions import PASS, YIELD, verb_of
from baohuang.engine.deal import SEALED_NAMES
from baohuang.server.live import READY, LiveDeal
from baohuang.server.specs import Pace

TRUSTEE: Final = "greedy"
"""The bot that plays for people."""

QUICK: Final[Bot] = HeuristicBot()
"""The bot that plays for a costly one that has not answered in time."""

SAY_NO_LAST: Final = (*SEALED_NAMES, "solo")
"""Phases whose last answer is the one that changes nothing, or shows nothing."""


class StandIns:
    """Answers for seats without a person, or whose person is away."""

    def __init__(self, bots: Mapping[str, Bot], secret: bytes, pace: Pace) -> None:
        self._bots = bots
        self._secret = secret
        self._pace = pace

    def delay(self, version: int, seat: int) -> int:
        """How long a bot waits."""
        span = self._pace.longest - self._pace.shortest + 1
        return self._pace.shortest + self._draw("delay", version, seat) % span

    def question(self, live: LiveDeal, seat: int, bot: str | None, since: int) -> Question | None:
        """What is to be asked away from the table: a costly bot's plays. None where there is no choice, or no need."""
        if bot is None or not _costs(live, bot):
            return None
        actions = list(live.actions(seat))
        if len(actions) < 2:
            return None
        return Question(bot, live.recall(seat), actions, self._draw("choice", since, seat))

    def choose(self, live: LiveDeal, seat: int, bot: str | None, version: int) -> str:
        """A bot's answer at once, a quick one for a costly bot's, or the trustee's where `bot` is None."""
        actions: Sequence[int] = live.actions(seat)
        if not actions:
            return READY
        rng = Random(self._draw("choice", version, seat))
        quick = bot is not None and _costs(live, bot)
        player = QUICK if quick else self._bots.get(bot or TRUSTEE) or next(iter(self._bots.values()))
        return live.write(seat, player.act(live.recall(seat), actions, rng))

    def _draw(self, purpose: str, version: int, seat: int) -> int:
        text = f"{purpose}/{version}/{seat}".encode()
        return int.from_bytes(hashlib.sha256(self._secret + text).digest()[:8], "big")


def _costs(live: LiveDeal, bot: str) -> bool:
    """Whether to ask a bot now costs the other tables too much; declarations never do."""
    return bot in COSTLY and live.deal.phase is live.deal.program.play


def default_answer(live: LiveDeal, seat: int) -> str:
    """What a seat says whose time is up: no, yield, pass; where it must do something, the lowest or the first."""
    actions = live.actions(seat)
    if not actions:
        return READY
    deal = live.deal
    if deal.phase is deal.program.play:
        choices = [PASS] if PASS in actions else actions
        return min((live.write(seat, action) for action in choices), key=_height)
    says_no = deal.phase.name in SAY_NO_LAST or verb_of(actions[-1]) == YIELD
    return live.write(seat, actions[-1] if says_no else actions[0])


def _height(text: str) -> tuple[int, int]:
    """Lowest rank first, then the fewest cards."""
    cards = parse_cards(text.partition(" ")[2])
    return max((kind >> 2 if kind < NATURAL_COUNT else kind for kind in cards), default=0), len(cards)
