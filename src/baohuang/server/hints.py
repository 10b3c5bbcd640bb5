"""What the table answers to "may I play this" and "what could I play". Both look at the asker's own hand only."""

from __future__ import annotations

from typing import NamedTuple

from baohuang.cards.kinds import NATURAL_COUNT, RANK_2
from baohuang.cards.notation import NotationError, format_cards
from baohuang.engine.actions import PASS
from baohuang.engine.text import CardPlay, bind, parse_move
from baohuang.plays.grammar import CLOSES
from baohuang.server.live import LiveDeal

MOST_HINTS = 40


class Verdict(NamedTuple):
    """The code that refuses a play, or None; whether the trick would end at once."""

    error: str | None
    closes: bool


def judge(live: LiveDeal, seat: int, cards: str) -> Verdict:
    """Whether a seat could lay these cards now."""
    deal = live.deal
    try:
        move = parse_move(f"play {cards}", deal.program)
    except NotationError as wrong:
        return Verdict(wrong.code, False)
    code = live.refuse(seat, move)
    if code is not None or not isinstance(move, CardPlay):
        return Verdict(code, False)
    bound = bind(move.cards, deal.holdings[seat].counts) or []
    play = deal.grammar.read(bound, deal.named)
    return Verdict(None, deal.grammar.judge(play, deal.top) == CLOSES)


def sensible_plays(live: LiveDeal, seat: int) -> tuple[str, ...]:
    """Legal plays of a seat whose turn it is, cheapest first; empty otherwise.

    Cheap is a play that spends no joker and no 2, breaks no set, and is low.
    """
    deal = live.deal
    if deal.phase is not deal.program.play:
        return ()
    held = deal.holdings[seat]
    priced: list[tuple[tuple[int, int, int, int], str]] = []
    for action in deal.legal(seat):
        if action == PASS:
            continue
        cards = deal.grammar.spend(action, held, deal.named)
        precious = sum(kind >= NATURAL_COUNT for kind in cards)
        twos = sum(RANK_2 * 4 <= kind < NATURAL_COUNT for kind in cards)
        naturals = [kind >> 2 for kind in cards if kind < NATURAL_COUNT]
        broken = sum(held.ranks[rank] - naturals.count(rank) for rank in set(naturals))
        low = sum(naturals) // len(naturals) if naturals else 13
        size = -len(cards) if deal.top == 0 else 0
        priced.append(((precious, twos + broken, low, size), format_cards(cards)))
    priced.sort()
    return tuple(text for _, text in priced[:MOST_HINTS])
