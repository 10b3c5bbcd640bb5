"""`score`: points of a deal that went as told."""

from __future__ import annotations

from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.finish import finish, is_over
from baohuang.engine.lowering import lower
from baohuang.engine.program import Program
from baohuang.records.fault import BadRequest
from baohuang.records.positions import require_distinct, require_sides
from baohuang.records.referee.answers import ScoreAnswer
from baohuang.records.referee.requests import ScoreRequest
from baohuang.rulesets.registry import ruleset
from baohuang.rulesets.specs import Rebel


def score(request: ScoreRequest) -> ScoreAnswer:
    """Points, multiplier, winner, places. Raises what `fault.FAULTS` lists."""
    program = lower(ruleset(request.rules, request.options))
    deal = Deal(program, request.emperor)
    deal.solo = require_sides(program, request.emperor, request.guard, request.solo)
    require_distinct(program, request.order)
    _require_doubles(program, request)
    deal.emperor = request.emperor
    deal.guard = NOBODY if request.guard is None else request.guard
    deal.open_guard = request.open_guard
    deal.rebellion = request.rebellion
    deal.kick = request.kick
    deal.out = list(request.order)
    if not is_over(deal):
        raise BadRequest("nobody's side is out in that order, so the deal goes on")
    finish(deal)
    points, winner, places = deal.result()
    return ScoreAnswer(
        points=points,
        multiplier=deal.multiplier(public=False),
        winner=winner,  # type: ignore[arg-type]  # the engine's three words
        places=places,
    )


def _require_doubles(program: Program, request: ScoreRequest) -> None:
    if program.sides and request.guard is None and request.solo is None:
        raise BadRequest("a deal without a guard is a solo: open, hidden or grab")
    if request.open_guard and (request.guard is None or not program.sides):
        raise BadRequest("there is no guard to be open")
    if (request.rebellion or request.kick) and program.rules.phase(Rebel) is None:
        raise BadRequest(f"nobody rebels in {program.rules.id}")
    if request.kick and not request.rebellion:
        raise BadRequest("only rebels are kicked")
