"""`program_of`: the lowered ruleset of a view, kept for the next time it is asked for."""

from __future__ import annotations

from functools import lru_cache

from baohuang.engine.lowering import lower
from baohuang.engine.program import Program
from baohuang.rulesets.registry import ruleset
from baohuang.views.view import SeatView


def program_of(view: SeatView) -> Program:
    """The program of the view's ruleset and options. Raises `UnknownRules` or `OptionError`."""
    return _program(view.rules, tuple(view.options.items()))


@lru_cache(maxsize=256)
def _program(rules_id: str, options: tuple[tuple[str, int | str], ...]) -> Program:
    return lower(ruleset(rules_id, dict(options)))
