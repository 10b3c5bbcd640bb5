"""Successive deals: who starts the next one (RULES §2, deal)."""

from __future__ import annotations

from baohuang.engine.deal import Deal


def next_starter(deal: Deal) -> int:
    """The emperor of a finished deal, or the same starter after a void one.

    Raises `ValueError` while the deal runs.
    """
    if deal.phase is deal.program.void:
        return deal.starter
    if deal.phase is not deal.program.over:
        raise ValueError("the deal is not over")
    return deal.emperor
