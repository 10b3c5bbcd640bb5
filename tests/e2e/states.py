"""States of a table that are hard on the layout: long hands, long plays, many answers, every phase's question."""

import random
from typing import Any

import msgspec

from baohuang.cards.notation import format_cards, parse_cards
from baohuang.views.view import Line, Prompt, SeatView

RANKS = "3456789TJQKA2"
State = tuple[SeatView, Prompt | None]

SEEN = SeatView(
    viewer=0,
    rules="qingdao",
    options={"hold_back": "on", "announce_at": "always", "open_solo_doubles": "on"},
    seats=5,
    clockwise=False,
    phase="play",
    asked=True,
    turn=0,
    starter=0,
    hand="",
    counts=[44, 43, 23, 2, 11],
    emperor=2,
    guard=None,
    role="guard",
    solo=None,
    revealed=False,
    multiplier=1,
    called="9c",
    shown=3,
    pile="",
    stuck=[],
    open_guard=False,
    rebellion=False,
    rebels=[],
    kick=False,
    bought=[],
    top="9c9d9sW",
    top_by=3,
    leader=2,
    last=[None, "-", "8c8d8hw", "9c9d9sW", "-"],
    passed=[1, 4],
    out=[],
    smothered=[],
    unseen=None,
    discards="",
    points=None,
    winner=None,
    places=None,
    hands=None,
    breakdown=None,
)
ASKED = Prompt((), ("TTTW", "JJJJ"), True, 0)
QUIET: dict[str, Any] = {"top": None, "top_by": None, "leader": None, "last": [None] * 5, "passed": []}


def dealt(size: int, seed: int) -> str:
    """A hand from the big pack."""
    pack = [rank + suit for rank in RANKS for suit in "cdhs"] * 4 + ["w"] * 4 + ["W"] * 3 + ["E"]
    return ordered("".join(random.Random(seed).sample(pack, size)))


def ordered(cards: str) -> str:
    """Cards in canonical order."""
    return format_cards(parse_cards(cards))


def widest() -> str:
    """48 cards in sixteen columns, most of them four strips deep."""
    deep = "".join(rank + suit for rank in "3579JKA" for suit in "cdhs")
    flat = "".join(rank + suit for rank in "468TQ2" for suit in "cd")
    return ordered(deep + flat + "wwWWWEG" + "Kc")


def deepest() -> str:
    """A hand whose columns hold sixteen of a rank."""
    return ordered("".join(rank + suit for rank in "9K" for suit in "cdhs") * 4 + "3c4d5hThJsQcAd2s" + "wWEG")


def seen(**changes: Any) -> SeatView:
    """The usual state with some fields changed."""
    return msgspec.structs.replace(SEEN, **changes)


def question(phase: str, *actions: str, discard: int = 0, **changes: Any) -> State:
    """A state in which the viewer is asked something before the lead."""
    return seen(phase=phase, hand=dealt(44, 3), **(QUIET | changes)), Prompt(actions, (), False, discard)


def classic(**changes: Any) -> SeatView:
    """A state of the clockwise game with 24 cards."""
    base = {"rules": "classic108", "options": {"players": 5}, "clockwise": True, "called": "Kh", "shown": 1}
    return seen(**(base | changes))


STATES: dict[str, State] = {
    "forty-four": (seen(hand=dealt(44, 1), unseen=dict.fromkeys([*RANKS, "w", "W", "E"], 12)), ASKED),
    "forty-eight": (
        seen(hand=widest(), role="emperor", emperor=0, solo="open", multiplier=4, counts=[48, 43, 23, 2, 11], **QUIET),
        Prompt((), ("9", "99"), False, 0, 60_000),
    ),
    "deepest": (seen(hand=deepest()), ASKED),
    "long-plays": (
        seen(
            hand=dealt(44, 5),
            asked=False,
            turn=2,
            top="9c9c9d9d9h9h9s9swWW",
            top_by=1,
            counts=[44, 38, 1, 20, 3],
            last=["-", "9c9c9d9d9h9h9s9swWW", "8c8d8h8s8s8cw", "9c9c9d9dTh", "-"],
        ),
        None,
    ),
    "bomb": (
        seen(
            rules="weifang",
            hand=dealt(20, 7),
            out=[2],
            counts=[20, 12, 0, 3, 11],
            top="9c9c9c9c",
            last=["QcQdQh", "-", "8c8d8h", "9c9c9c9c", "-"],
        ),
        Prompt((), (), True, 0),
    ),
    "grab": question("grab", "grab", "decline", called=None, emperor=None, role=None, turn=None),
    "enthrone": question(
        "enthrone",
        "enthrone",
        "yield",
        rules="weifang",
        called=None,
        emperor=None,
        role=None,
        pile="AsE",
        stuck=[(1, "As")],
        bought=[(3, 2, "2s"), (1, 2, None)],
    ),
    "call": question(
        "call",
        "call 9c",
        "call Jd",
        "call Qs open",
        "call Qs hidden",
        "call Kd",
        called=None,
        emperor=0,
        role="emperor",
    ),
    "open": question("open", "open", "hide", turn=None),
    "solo": question(
        "solo", "solo open", "solo hidden", rules="weihai", emperor=0, role="emperor", turn=None, called=None
    ),
    "rebel": question("rebel", "rebel", "abstain", rules="weihai", role="commoner", turn=None, called=None),
    "kick": question("kick", "kick", "spare", rules="weihai", rebellion=True, rebels=[1, 3], turn=None, called=None),
    "name": (
        classic(
            phase="name",
            hand="".join(f"{rank}c" for rank in RANKS) + "3s4s5s6s7s8s9sTs",
            emperor=0,
            role="emperor",
            **(QUIET | {"called": None}),
        ),
        Prompt(
            (*(f"name {rank}c" for rank in RANKS), *(f"name {rank}s" for rank in "3456789T")),
            (),
            False,
            0,
        ),
    ),
    "discard": (
        classic(
            phase="discard", hand="3c3d4c5h6s7c7d8hTcTdJsQcQdKcKdKsAcAd2c2dwwWW", emperor=0, role="emperor", **QUIET
        ),
        Prompt((), (), False, 3),
    ),
    "straights": (
        classic(
            hand="3c3d4c5h6s7c7d8hTcTdJsQcQdKcKdKsAcAd2cwW",
            counts=[21, 20, 1, 9, 10],
            top="3c4d5h6s7c8c9d",
            last=["-", "-", None, "3c4d5h6s7c8c9d", "JcJdJhQcQdQh4c5d"],
        ),
        Prompt((), ("456789T",), True, 0),
    ),
    "four-players": (
        classic(
            seats=4,
            hand="3c5d6h7s8cTdJhQsKc2d",
            counts=[10, 10, 9, 2],
            top="3c3d3h4c",
            top_by=2,
            last=["-", "-", "3c3d3h4c", None],
            passed=[0, 1],
        ),
        Prompt((), (), True, 0),
    ),
    "over": (
        seen(
            phase="over",
            asked=False,
            turn=None,
            guard=0,
            revealed=True,
            open_guard=True,
            multiplier=2,
            out=[2, 0, 1, 3],
            counts=[0, 0, 0, 0, 11],
            points=[2, -2, 4, -2, -2],
            winner="emperor",
            places=[2, 3, 1, 4, 5],
            hands=["", "", "", "", "3c3c3d4s5d9cJdJsQhKcW"],
            breakdown=[
                Line("breakdown-shared", {"emperor": 1, "guard": 2, "k": 3}),
                Line("breakdown-times-open-guard", {"factor": 2}),
                Line("breakdown-total", {"factor": 2}),
            ],
            **QUIET,
        ),
        None,
    ),
}
