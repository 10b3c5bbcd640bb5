"""`Memory`: what a seat knows of a deal in numbers, enough to sample worlds that fit.

Beside a `SeatView`, not on the wire. Kinds are those of `cards.kinds`, −1 stands where there is none
or where the seat does not know. Knows nothing of the deal behind it.
"""

from __future__ import annotations

import msgspec


class Memory(msgspec.Struct):
    """Facts that the texts of a view do not carry, or carry in words.

    `hand`, `discards`, `kitty`: the seat's own cards, ascending. `sizes`: cards in each hand as its
    dealing and its plays tell; after a grab the marked joker still counts where it was dealt, which
    `held_joker` tells about the own hand alone. `bought`: buyer, seller, the 3 and the 2. `yielded`
    and `stuck`: who passed the marked joker on, with what. `names`: every kind named so far;
    `renamed_at`: how many moves of `moved` and `laid` came before the last of them. `answer`: the own sealed
    answer (0 none, 1 no, 2 yes). `last`: what each seat has laid in this trick. `forced_kinds`: what a
    forced emperor may call.
    """

    hand: list[int]
    discards: list[int]
    kitty: list[int]
    sizes: list[int]
    held_joker: bool
    bought: list[tuple[int, int, int, int]]
    yielded: list[int]
    stuck: list[int]
    pile: list[int]
    forced: bool
    forced_kinds: list[int]
    called: int
    names: list[int]
    renamed: bool
    renamed_at: int
    answer: int
    top: int
    last: list[list[int] | None]
    moved: list[int]
    laid: list[list[int]]
    fixed_multiplier: int
