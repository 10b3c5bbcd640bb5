"""青岛 Qingdao: four packs, a called guard card above all, 3s held back. Clauses QD, ON."""

from __future__ import annotations

from baohuang.cards.deck import DeckSpec
from baohuang.plays.specs import Hanging
from baohuang.rulesets.specs import Call, Declare, Enthrone, Grab, Ruleset, SharedPlaces, Table, Trick

QINGDAO = Ruleset(
    id="qingdao",
    version=1,
    seats=5,
    clockwise=False,
    deck=DeckSpec(packs=4, small=4, big=3, marked_big=1),  # QD-01, QD-02
    phases=(
        Grab(),  # QD-19
        Enthrone(needs_set=True, forced="on"),  # QD-15…18, QD-22
        Call(),  # QD-03, ON-08
        Declare(),  # QD-21
    ),
    grammar=Hanging(held_back="3"),  # ON-12
    trick=Trick(),
    scoring=SharedPlaces(hidden_solo=(8, 2, 0, -2, -8), open_solo=(8, 2, 0, -2, -8)),
    table=Table(),
)
