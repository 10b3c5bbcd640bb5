"""A question to a bot that is asked away from its table: all that the seat knows, and nothing else."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import msgspec

from baohuang.bots.base import Bot
from baohuang.bots.registry import bot
from baohuang.views.view import SeatView


class Question(msgspec.Struct, frozen=True):
    """What the bot called `bot` does among `actions`, none of them a discard; `view` has the seat's memory."""

    bot: str
    view: SeatView
    actions: list[int]
    seed: int


def answer(question: Question) -> int:
    """One of the actions; the same for the same question. Raises `UnknownBot`."""
    return _player(question.bot).act(question.view, question.actions, Random(question.seed))


@lru_cache
def _player(name: str) -> Bot:
    return bot(name)
