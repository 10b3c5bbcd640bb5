"""The bots by name: a new bot is one file beside this one and one line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baohuang.bots.base import Bot
from baohuang.bots.greedy_bot import GreedyBot
from baohuang.bots.heuristic_bot import HeuristicBot
from baohuang.bots.levels import EasyBot, MediumBot, StrongBot
from baohuang.bots.random_bot import RandomBot
from baohuang.bots.search_bot import Budget, SearchBot
from baohuang.bots.style import STEADY, Style

BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "heuristic": HeuristicBot,
    "search": SearchBot,
    "easy": EasyBot,
    "medium": MediumBot,
    "strong": StrongBot,
}


def without(name: str, style: Style) -> Callable[[], Bot]:
    """The heuristic bot with a part of it switched off, under a name of its own."""

    def build() -> Bot:
        ablated = HeuristicBot(style)
        ablated.name = name
        return ablated

    return build


ABLATIONS: Final[dict[str, Callable[[], Bot]]] = {
    "heuristic-no-belief": without("heuristic-no-belief", STEADY._replace(belief=False)),
    "heuristic-no-planning": without("heuristic-no-planning", STEADY._replace(planning=False)),
    "heuristic-greedy-bids": without("heuristic-greedy-bids", STEADY._replace(bids=False)),
}
"""For the arena only, to see what carries the strength."""


MOST_WORLDS: Final = 10_000
"""As many as a name may ask for."""


class UnknownBot(LookupError):
    """There is no bot of that name. Code ``bad-request``."""

    code = "bad-request"


def searching(kind: str, worlds: int) -> Bot:
    """The search bot with a budget of its own; as ``throne`` it searches only where it is emperor."""
    player = SearchBot(Budget(worlds=worlds), on_throne_only=kind == "throne")
    player.name = f"{kind}-{worlds}"
    return player


def bot(name: str) -> Bot:
    """A bot by its name; ``search-48`` searches 48 worlds, ``throne-48`` does so as emperor. Raises `UnknownBot`.

    >>> bot("greedy").name
    'greedy'
    """
    kind, _, worlds = name.partition("-")
    if kind in ("search", "throne") and worlds.isdecimal() and 0 < int(worlds) <= MOST_WORLDS:
        return searching(kind, int(worlds))
    if name in ABLATIONS:
        return ABLATIONS[name]()
    if name not in BOTS:
        raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name]()
