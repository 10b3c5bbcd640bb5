"""`Memory`: what a seat knows of a deal in numbers, enough to sample worlds that fit.

Beside a `SeatView`, not on the wire. Kinds are those of `cards.kinds`, −1 stands where there is none
or where the seat does not know. Knows nothing of the deal behind it.
"""

from __future__ import annotations

import msgspec


class Memory(msgspec.Struct):
    """Facts that the texts of a view do not carry, or carry in words.

    `hand`, `discards`, `kitty`: the seat's own cards, ascending; `discarded` and `kitty_size` are
    public. `sizes`: cards in each hand as dealing, buying, yielding and playing tell; after a grab the
    marked joker still counts where it was dealt, and `held_joker` says whether that was the own hand.
    `bought`: buyer, seller, the 3 and the 2. `yielded` and `stuck`: who passed the marked joker on,
    with what. `first_named` was renamed after `renamed_at` moves, where `renamed`. `forced_kinds`: what
    the seat, forced to enthrone, may call. `answer`: the own sealed answer (0 none, 1 no, 2 yes).
    `endured`: whose beaten last play left more than held-back cards. `top` is the grammar's. `last`:
    what each seat has laid in this trick. `moved` and `laid`: every play so far, a pass with no cards.
    """

    hand: list[int]
    discards: list[int]
    kitty: list[int]
    discarded: int
    kitty_size: int
    sizes: list[int]
    held_joker: bool
    bought: list[tuple[int, int, int, int]]
    yielded: list[int]
    stuck: list[int]
    pile: list[int]
    forced: bool
    forced_kinds: list[int]
    called: int
    first_named: int
    renamed: bool
    renamed_at: int
    answer: int
    endured: list[bool]
    top: int
    last: list[list[int] | None]
    moved: list[int]
    laid: list[list[int]]
    fixed_multiplier: int
