"""`DeckSpec`: how many of each kind are in play."""

from __future__ import annotations

from typing import Annotated

import msgspec

from baohuang.cards.kinds import NATURAL_COUNT, SLOTS
from baohuang.cards.notation import card_name, parse_card

Count = Annotated[int, msgspec.Meta(ge=0, le=16)]


class DeckSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`packs` of 52 cards and jokers; `changes` are kinds whose count differs (token to count)."""

    packs: Count
    changes: tuple[tuple[str, Count], ...] = ()
    small: Count = 0
    marked_small: Count = 0
    big: Count = 0
    marked_big: Count = 0

    def counts(self) -> tuple[int, ...]:
        """Copies of each slot 0…56; the guard card's flag adds none."""
        counts = [self.packs] * NATURAL_COUNT
        counts += [self.small, self.marked_small, self.big, self.marked_big]
        counts += [0] * (SLOTS - len(counts))
        for token, count in self.changes:
            counts[parse_card(token)] = count
        return tuple(counts)

    def cards(self) -> list[int]:
        """Every card as a kind, in canonical order."""
        return [kind for kind, count in enumerate(self.counts()) for _ in range(count)]

    def size(self) -> int:
        """The number of cards."""
        return sum(self.counts())

    def lacking(self) -> list[str]:
        """Tokens of the kinds that the deck does not have."""
        return [card_name(kind) for kind, count in enumerate(self.counts()) if not count]
