"""Successive deals: who starts the next one."""

from random import Random

import pytest

from baohuang.engine.match import next_starter
from baohuang.engine.playout import play_out
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import RULESETS, ruleset
from tests.engine.tables import each, go, lay, position


@pytest.mark.parametrize("rules_id", RULESETS)
def test_the_previous_emperor_starts(rules_id: str) -> None:
    """RULES §2, deal; in every ruleset."""
    for seed in range(5):
        deal = new_deal(ruleset(rules_id), seed)
        starter = deal.starter
        play_out(deal, Random(seed))
        assert next_starter(deal) == (starter if deal.phase.name == "void" else deal.emperor)


def test_a_void_deal_is_dealt_again_by_the_same_starter() -> None:
    deal = lay("weifang", "E5c3s", "3s", "3h", "3h", "3d", starter=4)
    go(deal, *each(range(5), "decline"), *(f"{seat} yield" for seat in (0, 4, 3, 2, 1)))
    assert (deal.phase.name, next_starter(deal)) == ("void", 4)


def test_not_before_the_end() -> None:
    deal = position("qingdao", "9c", "Tc", "Jc", "Qc", "Kc")
    with pytest.raises(ValueError, match="not over"):
        next_starter(deal)
    with pytest.raises(ValueError, match="not over"):
        deal.result()
