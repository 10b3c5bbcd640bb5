"""`legal`: every play that a hand may lay."""

from __future__ import annotations

from baohuang.engine.lowering import lower
from baohuang.engine.text import format_play
from baohuang.plays.holding import holding_of
from baohuang.records.hands import read_cards, read_named, require_possible
from baohuang.records.referee.answers import LegalAnswer
from baohuang.records.referee.plays import NOT_NAMED, read_top
from baohuang.records.referee.requests import LegalRequest
from baohuang.rulesets.registry import ruleset


def legal(request: LegalRequest) -> LegalAnswer:
    """Distinct plays up to suits, by number of cards, then by code point. Raises what `fault.FAULTS` lists."""
    program = lower(ruleset(request.rules, request.options))
    grammar = program.grammar
    top = read_top(request.top, program)
    named = NOT_NAMED if request.named is None else read_named(request.named, program)
    hand = read_cards(request.hand, program)
    require_possible(hand, program)
    held = holding_of(hand)
    codes = grammar.answers(held, top, named) if top else grammar.leads(held, named)
    plays = {format_play(code, grammar, named): grammar.size(code) for code in codes}
    return LegalAnswer(plays=sorted(plays, key=lambda text: (plays[text], text)), may_pass=top > 0)
