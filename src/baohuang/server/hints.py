"""What the table answers to "may I play this" and "what could I play". Both look at the asker's own hand only."""

from __future__ import annotations

from typing import NamedTuple

from baohuang.bots.hints import hints
from baohuang.cards.notation import NotationError, format_cards
from baohuang.engine.actions import PASS
from baohuang.engine.text import CardPlay, bind, parse_move
from baohuang.plays.grammar import CLOSES
from baohuang.server.live import LiveDeal

MOST_HINTS = 20


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
    """Legal plays of a seat whose turn it is, as a good player would rank them; empty otherwise."""
    deal = live.deal
    if deal.phase is not deal.program.play or seat not in live.asked():
        return ()
    ranked = hints(live.recall(seat), list(deal.legal(seat)), MOST_HINTS)
    held = deal.holdings[seat]
    plays = (deal.grammar.spend(action, held, deal.named) for action in ranked if action != PASS)
    return tuple(format_cards(cards) for cards in plays)
