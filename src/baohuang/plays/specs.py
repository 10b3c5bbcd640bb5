"""The grammars as data: what a ruleset says about plays."""

from __future__ import annotations

from typing import Literal

import msgspec

Bombs = Literal["same_suit4", "rank4plus", "off"]
TwosScope = Literal["per_joker", "single_only"]


class Hanging(msgspec.Struct, frozen=True, tag="hanging", forbid_unknown_fields=True):
    """Sets of one rank with jokers hung on (掛王). RULES §2.1–2.5.

    `held_back` is the rank that only a last hand may hold (憋), as its letter. `twos_beat_big` and
    `twos_beat_guard` are how many 2s stand for beating a big joker and the guard card; 0 is never.
    """

    held_back: Literal["3", "6"] | None
    bomb: Bombs = "off"
    twos_beat_big: Literal[0, 3] = 0
    twos_beat_guard: Literal[0, 4, 5] = 0
    twos_scope: TwosScope = "per_joker"


class Climbing(msgspec.Struct, frozen=True, tag="climbing", forbid_unknown_fields=True):
    """Combinations compared within their kind, bombs and the rocket above all. RULES §3."""


GrammarSpec = Hanging | Climbing
