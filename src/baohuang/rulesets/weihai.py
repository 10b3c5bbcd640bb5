"""威海 Weihai: no 3s to 5s, a marked guard joker, rebellion and kick, 6s held back. Clauses ON."""

from __future__ import annotations

from baohuang.cards.deck import DeckSpec
from baohuang.plays.specs import Hanging
from baohuang.rulesets.specs import (
    Declare,
    Enthrone,
    Kick,
    MarkedGuard,
    Rebel,
    Ruleset,
    SharedPlaces,
    Table,
    Trick,
)

NO_LOW_CARDS = tuple((rank + suit, 0) for rank in "345" for suit in "cdhs")
ONE_SIX_OF_DIAMONDS = (("6d", 1),)

WEIHAI = Ruleset(
    id="weihai",
    version=1,
    seats=5,
    clockwise=False,
    deck=DeckSpec(
        packs=4,
        changes=NO_LOW_CARDS + ONE_SIX_OF_DIAMONDS,
        small=3,
        marked_small=1,
        big=3,
        marked_big=1,
    ),  # ON-10
    phases=(
        Enthrone(needs_set=False),  # ON-07
        MarkedGuard(),  # ON-08
        Declare(),
        Rebel(),  # ON-15
        Kick(),  # ON-06
    ),
    grammar=Hanging(held_back="6"),  # ON-11
    trick=Trick(),
    scoring=SharedPlaces(hidden_solo=(6, 0, -6, -6, -6), open_solo=(6, -6, -6, -6, -6)),
    table=Table(),
)
