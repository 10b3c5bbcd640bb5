"""The 108-card game of the Japanese page (革命軍 are the commoners). Clauses JP."""

from __future__ import annotations

from baohuang.cards.deck import DeckSpec
from baohuang.plays.specs import Climbing
from baohuang.rulesets.specs import Discard, Kitty, Name, OwnPlaces, Ruleset, Table, Trick

TWO_PACKS = DeckSpec(packs=2, small=2, big=2)
ONE_PACK = DeckSpec(packs=1, small=1, big=1)
FOUR_PLACES = (4, 2, -2, -4)
LEFT_BY_DICTATOR = 8
"""Cards not dealt when five seats get twenty each of two packs (JP-20)."""

CLASSIC108 = Ruleset(
    id="classic108",
    version=1,
    seats=5,
    clockwise=True,  # JP-08
    deck=TWO_PACKS,  # JP-01
    phases=(
        Kitty(size=3),  # JP-03, JP-04
        Name(),  # JP-06
        Discard(count=3),
    ),
    grammar=Climbing(),
    trick=Trick(),
    scoring=OwnPlaces(places=(4, 2, 0, -2, -4)),  # JP-19
    table=Table(),
)
