"""`settle`: coins from points. Play money."""

from __future__ import annotations

from baohuang.engine import coins
from baohuang.records.fault import BadRequest
from baohuang.records.referee.answers import SettleAnswer
from baohuang.records.referee.requests import SettleRequest


def settle(request: SettleRequest) -> SettleAnswer:
    """What each seat gains and has. Raises `BadRequest`."""
    try:
        settled = coins.settle(request.points, request.base, request.coins)
    except ValueError as error:
        raise BadRequest(str(error)) from error
    return SettleAnswer(change=settled.change, coins=settled.coins, house=settled.house)
