"""The bots by name: a new bot is one file beside this one and one line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baohuang.bots.base import Bot
from baohuang.bots.greedy_bot import GreedyBot
from baohuang.bots.heuristic_bot import HeuristicBot
from baohuang.bots.levels import EasyBot, MediumBot, StrongBot
from baohuang.bots.random_bot import RandomBot
from baohuang.bots.search_bot import SearchBot

BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "heuristic": HeuristicBot,
    "search": SearchBot,
    "easy": EasyBot,
    "medium": MediumBot,
    "strong": StrongBot,
}


class UnknownBot(LookupError):
    """There is no bot of that name. Code ``bad-request``."""

    code = "bad-request"


def bot(name: str) -> Bot:
    """A bot by its name. Raises `UnknownBot`.

    >>> bot("greedy").name
    'greedy'
    """
    if name not in BOTS:
        raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name]()
