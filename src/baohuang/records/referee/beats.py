"""`beats`: whether one play may be laid on another."""

from __future__ import annotations

from baohuang.engine.deal import Refused
from baohuang.engine.lowering import lower
from baohuang.engine.text import cards_of
from baohuang.plays.grammar import BAD_SHAPE, CLOSES, REFUSALS
from baohuang.plays.holding import holding_of
from baohuang.records.hands import read_cards, require_possible
from baohuang.records.referee.answers import BeatsAnswer
from baohuang.records.referee.plays import NOT_NAMED, has_cards, read_top
from baohuang.records.referee.requests import BeatsRequest
from baohuang.rulesets.registry import ruleset


def beats(request: BeatsRequest) -> BeatsAnswer:
    """Judge by rank, except for a bomb written with its suits. Raises what `fault.FAULTS` lists."""
    program = lower(ruleset(request.rules, request.options))
    grammar = program.grammar
    top = read_top(request.top, program)
    cards = cards_of(request.play, program)
    hand = None if request.hand is None else read_cards(request.hand, program)
    require_possible(cards, program)
    if hand is not None:
        require_possible(hand, program)
        if not has_cards(hand, cards):
            raise Refused("not-in-hand")
    play = grammar.read(cards, NOT_NAMED)
    verdict = grammar.judge(play, top) if play else BAD_SHAPE
    if verdict != BAD_SHAPE and hand is not None and grammar.keeps_back(play, holding_of(hand)):
        raise Refused("held-back")
    if verdict < 0:
        raise Refused(REFUSALS[-verdict])
    return BeatsAnswer(closes=verdict == CLOSES)
