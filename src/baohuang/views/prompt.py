"""`prompt`: what an asked seat may do, as texts.

Depends on the seat's own cards and on public facts alone; an emperor's choice of a solo is disguised
for the others as the question that follows it (see `views.asking`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baohuang.engine.actions import HIDE, OPEN, PASS, declare, discarded
from baohuang.engine.deal import Deal
from baohuang.engine.discards import Discards
from baohuang.engine.text import format_action, format_play
from baohuang.plays.grammar import Grammar
from baohuang.views.asking import is_asked, is_disguised
from baohuang.views.view import Prompt

MOST_KEPT: Final = 10_000
"""Plays of one grammar whose text is kept."""


def prompt(deal: Deal, seat: int | None) -> Prompt | None:
    """The question to `seat`, or None where it is not asked (a spectator never is)."""
    if seat is None or not is_asked(deal, seat):
        return None
    if is_disguised(deal, seat):
        both = (declare(OPEN), declare(HIDE))
        return Prompt(tuple(format_action(deal, action) for action in both), (), False, 0)
    actions = deal.legal(seat)
    if type(actions) is Discards:  # never a kind of it; and `isinstance` of an abstract class takes long
        return Prompt((), (), False, len(discarded(actions[0])))
    if deal.phase is deal.program.play:
        return play_prompt(deal, actions)
    return Prompt(tuple(format_action(deal, action) for action in actions), (), False, 0)


def play_prompt(deal: Deal, actions: Sequence[int]) -> Prompt:
    """Plays by number of cards, then by code point, as REFEREE.md lists them."""
    known = written(deal.grammar, deal.named)
    if len(known) > MOST_KEPT:
        known.clear()
    plays: set[str] = set()
    for play in actions:
        if play != PASS:
            found = known.get(play)
            if found is None:
                found = chr(deal.grammar.size(play)) + format_play(play, deal.grammar, deal.named)
                known[play] = found
            plays.add(found)
    return Prompt((), tuple([found[1:] for found in sorted(plays)]), PASS in actions, 0)


@lru_cache(maxsize=512)
def written(grammar: Grammar, named: int) -> dict[int, str]:  # noqa: ARG001  # both are the key
    """The text of plays of a grammar that have been written before, after a character that is their number of cards."""
    return {}
