"""What a typed line means at a table: an action, or nothing that can be one."""

from __future__ import annotations

from baohuang.cards.kinds import NATURAL_COUNT, SUITLESS
from baohuang.cards.notation import NotationError, format_cards, parse_cards
from baohuang.cli._terminal import chosen
from baohuang.cli._typed import bind, readings
from baohuang.views.view import Prompt

PASSES = ("pass", "p", "-")


def action(typed: str, hand: str, prompt: Prompt) -> str:
    """The action that a line means in answer to a prompt. Raises `NotationError`, or `LookupError` for cards not held.

    >>> action("2k", "KcKdKh", Prompt((), ("K", "KK", "KKK"), False, 0))
    'play KcKd'
    """
    line = " ".join(typed.split())
    if prompt.actions:
        return chosen(line, prompt)
    if line.lower() in PASSES:
        return "pass"
    verb, _, rest = line.partition(" ")
    cards = rest if verb in ("play", "discard") and rest else line
    return f"{'discard' if prompt.discard else 'play'} {_cards(cards, hand, prompt)}"


def _cards(typed: str, hand: str, prompt: Prompt) -> str:
    """Of two readings the one that is legal, else the first whose cards are in hand."""
    meant = readings(typed)
    if not meant:
        raise NotationError(f"{typed[:40]!r} is no play")
    held = parse_cards(hand)
    bound = [cards for cards in (bind(reading, held) for reading in meant) if cards is not None]
    if not bound:
        raise LookupError(typed)
    legal = {_plain(parse_cards(play)) for play in prompt.plays}
    return format_cards(next((cards for cards in bound if _plain(cards) in legal), bound[0]))


def _plain(cards: list[int] | tuple[int, ...]) -> str:
    """Cards without suits: enough to tell two readings apart."""
    return format_cards([SUITLESS + card // 4 if card < NATURAL_COUNT else card for card in cards])
