"""The heuristic bot's styles: what suits the sides as they are known."""

import pytest

from baohuang.bots.heuristic_bot import suited_to
from baohuang.bots.sight import Sight
from baohuang.bots.style import STEADY
from baohuang.views.remember import recall
from tests.engine.tables import position


@pytest.mark.parametrize(("solo", "seat", "races"), [("grab", 1, True), ("grab", 0, False), ("hidden", 1, False)])
def test_all_against_one_is_a_race(solo: str, seat: int, races: bool) -> None:
    """Every set left in hand costs more against an emperor known to be alone; nobody knows of a hidden solo."""
    deal = position("qingdao", "9c", "8c", "7c", "6c", "Tc", guard=None, solo=solo)
    tempo = suited_to(Sight(recall(deal, seat)), STEADY).tempo
    assert tempo == (STEADY.tempo_against_one if races else STEADY.tempo)
