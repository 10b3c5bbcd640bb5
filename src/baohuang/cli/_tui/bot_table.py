"""A table in this very process: one person, the others bots."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import Final

from msgspec.structs import replace

from baohuang.bots.base import Bot
from baohuang.cards.notation import NotationError
from baohuang.cli._tui.table import Seen, Tell, Told
from baohuang.engine.deal import Refused
from baohuang.engine.events import Event
from baohuang.engine.match import next_starter
from baohuang.records.record import record_of
from baohuang.records.recorder import Recorder
from baohuang.server.hints import sensible_plays
from baohuang.server.live import LiveDeal
from baohuang.server.telling import tell as told
from baohuang.views.observe import observe
from baohuang.views.prompt import prompt
from baohuang.views.remember import recall

SECRET: Final = 16
"""Bytes of a secret seed."""

THINKING: Final = 0.4
"""Seconds that a bot seems to think, so that its play can be followed."""


class BotTable:
    """Plays deal after deal; a void one is dealt again at once."""

    def __init__(
        self,
        rules: str,
        options: dict[str, int | str],
        seat: int,
        bot: Bot,
        seed: int | None,
        thinking: float = THINKING,
    ) -> None:
        """`seed` deals the same cards again, and the next ones with the numbers after it."""
        self.rules = rules
        self.options = options
        self.me = seat
        self.bot = bot
        self.seed = seed
        self.thinking = thinking
        self.recorder: Recorder | None = None
        self.moved = asyncio.Event()
        self.wanted = asyncio.Event()
        self.tell: Tell = _to_nobody

    async def run(self, tell: Tell) -> None:
        """See `Table`."""
        self.tell = tell
        starter, number, redeal = None, 0, 0
        while True:
            cards = secrets.token_bytes(SECRET) if self.seed is None else self.seed + number
            head = replace(record_of(self.rules, self.options, seed=cards, starter=starter), redeal=redeal)
            recorder = Recorder(head)
            self.recorder = recorder
            await self._deal(recorder)
            number, starter = number + 1, next_starter(recorder.deal)
            if recorder.deal.phase is recorder.deal.program.void:
                redeal += 1
                continue
            redeal = 0
            tell(Told("tui-next"))
            await self.wanted.wait()
            self.wanted.clear()

    async def act(self, action: str) -> str | None:
        """See `Table`."""
        recorder = self.recorder
        if recorder is None or not recorder.deal.to_act():
            return "deal-over"
        try:
            events = recorder.act(self.me, action)
        except (NotationError, Refused) as error:
            return error.code
        self._happen(recorder, events)
        self.moved.set()
        return None

    async def hints(self) -> tuple[str, ...]:
        """See `Table`."""
        return () if self.recorder is None else sensible_plays(LiveDeal(self.recorder.deal), self.me)

    async def order(self, words: list[str]) -> str | None:
        """See `Table`."""
        if words != ["next"]:
            return "bad-request"
        if self.recorder is None or self.recorder.deal.to_act():
            return "wrong-phase"
        self.wanted.set()
        return None

    async def _deal(self, recorder: Recorder) -> None:
        deal = recorder.deal
        commitment = recorder.record().commitment or ""
        self.tell(Told("play-commitment", {"commitment": commitment}))
        self._happen(recorder, deal.opening)
        rng = Random(commitment)
        while asked := deal.to_act():
            if self.me in asked:
                self.moved.clear()
                await self.moved.wait()
                continue
            await asyncio.sleep(self.thinking)
            seat = asked[0]
            action = await asyncio.to_thread(self.bot.act, recall(deal, seat), deal.legal(seat), rng)
            self._happen(recorder, recorder.apply(seat, action))
        self.tell(Told("play-seed", {"seed": str(recorder.record().seed), "commitment": commitment}))

    def _happen(self, recorder: Recorder, events: list[Event]) -> None:
        deal = recorder.deal
        known = told(events, LiveDeal(deal), self.me)
        self.tell(Seen(observe(deal, self.me), prompt(deal, self.me), known))


def _to_nobody(_news: Seen | Told) -> None:
    """Until somebody listens."""
