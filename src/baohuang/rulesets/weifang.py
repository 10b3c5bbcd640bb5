"""潍坊 Weifang: Qingdao with six 3s that are bought, bombs, and 2s that beat jokers. Clauses ON."""

from __future__ import annotations

from msgspec.structs import replace

from baohuang.cards.deck import DeckSpec
from baohuang.plays.specs import Hanging
from baohuang.rulesets.qingdao import QINGDAO
from baohuang.rulesets.specs import BuyThrees, Call, Declare, Enthrone, Grab

SIX_THREES = (("3c", 1), ("3d", 1), ("3h", 2), ("3s", 2))
FIVE_THREES = (("3c", 1), ("3d", 1), ("3h", 1), ("3s", 2))

WEIFANG = replace(
    QINGDAO,
    id="weifang",
    deck=DeckSpec(packs=4, changes=SIX_THREES, small=4, big=3, marked_big=1),  # ON-10
    phases=(
        BuyThrees(),  # ON-13
        Grab(),
        Enthrone(needs_set=True),  # all yield: void
        Call(),
        Declare(),
    ),
    grammar=Hanging(held_back="3", bomb="same_suit4", twos_beat_big=3, twos_beat_guard=5),  # ON-14, ON-17, ON-18
)
