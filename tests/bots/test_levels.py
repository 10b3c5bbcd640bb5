"""What the levels for people do otherwise than the heuristic they are made of."""

import pytest

from baohuang.bots.registry import bot
from tests.bots.table import answer_of
from tests.engine.tables import lay

RULES = ("qingdao", "weifang")


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(
    ("hand", "grabs"),
    [("3c4d5h6c7d8hTcJd", set()), ("2cAcKdKcQdTd9d4d", {"strong"}), ("WWww2c2d2hAcAdKc", {"strong", "medium"})],
)
def test_medium_grabs_with_an_outstanding_hand_only(rules: str, hand: str, grabs: set[str]) -> None:
    """Strong grabs where it pays, medium less often, easy never: a grabbed throne has no secret guard."""
    deal = lay(rules, hand, "4dE", "6d", "7d", "8d")
    assert {name for name in ("easy", "medium", "strong") if answer_of(deal, bot(name)) == "grab"} == grabs
