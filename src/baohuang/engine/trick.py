"""The play phase: leading, following, passing, the end of a trick, going out. RULES §2.6, §3.

The hot path of the engine: no spec is read and no event is built unless somebody listens.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from baohuang.engine.actions import PASS, Actions
from baohuang.engine.deal import NOBODY, Deal, Refused, bit_of
from baohuang.engine.events import Event, Played, Revealed, Smothered, WentOut
from baohuang.engine.finish import finish, is_over
from baohuang.engine.phase import Single
from baohuang.plays.grammar import CLOSES, REFUSALS

NO_CARDS: Final[list[int]] = []
"""What a pass lays."""

PASS_ALONE: Final[vec[i64]] = append(vec[i64](), PASS)
"""The legal actions of a seat that can beat nothing."""

ONLY_PASS: Final = Actions(PASS_ALONE)
"""The same, as callers get them."""


class PlayPhase(Single):
    """From the first lead to the end."""

    name = "play"

    def enter(self, deal: Deal) -> bool:
        """Give the lead to `deal.leader`, or take the trick up again after a renaming."""
        if deal.top == 0:
            begin(deal)
        else:
            go_on(deal, deal.top_by)
        return True

    def knows(self, action: int) -> bool:
        """Plays and passes."""
        return action >= PASS

    def actions(self, deal: Deal, seat: int) -> Sequence[int]:
        """The plays, and when following a pass."""
        actions = play_actions(deal)
        alone = len(actions) == 1 and actions[0] == PASS
        return cast("Sequence[int]", ONLY_PASS if alone else Actions(actions))

    def refuse(self, deal: Deal, seat: int, action: int) -> str | None:
        """Codes in the order of RULES §5."""
        if action == PASS:
            return "must-lead" if deal.top == 0 else None
        if not deal.grammar.holds(action, deal.holdings[seat], deal.named):
            return "not-in-hand"
        return refuse_held_play(deal, seat, action)

    def act(self, deal: Deal, seat: int, action: int) -> None:
        """Pass, or lay a play in suits of the engine's choice."""
        if action == PASS:
            lay_pass(deal, seat)
        else:
            cards = deal.grammar.spend(action, deal.holdings[seat], deal.named)
            if len(cards) > 1:
                cards.sort()
            lay(deal, seat, action, cards)


def begin(deal: Deal) -> None:
    """The first lead. A hand that is empty already (in a prepared deal) is out at once."""
    for step in range(deal.seats):
        seat = (deal.leader + step) % deal.seats
        if deal.is_active(seat) and deal.holdings[seat].size == 0:
            go_out(deal, seat)
    if is_over(deal):
        finish(deal)
        return
    leader = deal.leader
    start_with(deal, leader if deal.is_active(leader) else deal.next_active(leader))


def play_actions(deal: Deal) -> vec[i64]:
    """The legal actions of the seat whose turn it is: its plays, and when following a pass last."""
    held = deal.holdings[deal.turn]
    if deal.top == 0:
        return deal.grammar.leads(held, deal.named)
    plays = deal.grammar.answers(held, deal.top, deal.named)
    return append(plays, PASS) if len(plays) else PASS_ALONE


def refuse_held_play(deal: Deal, seat: int, play: i64) -> str | None:
    """Why a play whose cards are held is illegal, or None."""
    verdict = deal.grammar.judge(play, deal.top)
    if verdict < 0 and REFUSALS[-verdict] == "bad-shape":
        return "bad-shape"
    if deal.grammar.keeps_back(play, deal.holdings[seat]):
        return "held-back"
    return None if verdict >= 0 else REFUSALS[-verdict]


def check_cards(deal: Deal, seat: int, cards: Sequence[int]) -> str | None:
    """As `Deal.check`, for a play of these very cards (suited kinds, in any order)."""
    code = deal.check(seat, PASS)
    if code is not None and code != "must-lead":
        return code
    counts = deal.holdings[seat].counts
    for kind in cards:
        if cards.count(kind) > counts[kind]:
            return "not-in-hand"
    play = deal.grammar.read(cards, deal.named)
    return refuse_held_play(deal, seat, play) if play else "bad-shape"


def play_cards(deal: Deal, seat: int, cards: Sequence[int]) -> list[Event]:
    """As `Deal.apply`, for a play of these very cards. Raises `Refused`."""
    code = check_cards(deal, seat, cards)
    if code is not None:
        raise Refused(code)
    events: list[Event] = []
    deal.events = events
    lay(deal, seat, deal.grammar.read(cards, deal.named), sorted(cards))
    deal.events = None
    return events


def lay_pass(deal: Deal, seat: int) -> None:
    """Pass; perhaps that ends the trick."""
    deal.passed = deal.passed | bit_of(seat)
    deal.remember(seat, NO_CARDS)
    if deal.events is not None:
        deal.events.append(deal.program.passes[seat])
    go_on(deal, seat)


def lay(deal: Deal, seat: int, play: i64, cards: list[int]) -> None:
    """Lay a legal play and draw every consequence."""
    before = deal.top_by
    tells = put_down(deal, seat, play, cards)
    if tells:
        show_guard(deal, seat)
    if deal.program.smother:
        note_endured(deal, seat, False)
        if before != NOBODY:
            smother(deal, before)
    if deal.holdings[seat].size == 0:
        go_out(deal, seat)
    if is_over(deal):
        finish(deal)
    elif tells and may_rename(deal, seat):
        deal.phase = deal.program.rename
        deal.phase.enter(deal)
    elif deal.top == CLOSES:
        end_trick(deal)
    else:
        go_on(deal, seat)


def put_down(deal: Deal, seat: int, play: i64, cards: list[int]) -> bool:
    """Move the cards from the hand to the table; whether the telling card is among them."""
    held = deal.holdings[seat]
    tell_tale = deal.tell_tale
    tells = False
    for kind in cards:
        held.remove(kind)
        if kind == tell_tale:
            tells = True
    deal.top = deal.grammar.settle(play, deal.top)
    deal.top_by = seat
    deal.remember(seat, cards)
    if not deal.program.hard_pass:
        deal.passed = 0
    if deal.events is not None:
        deal.events.append(Played(seat, tuple(cards)))
    return tells


def show_guard(deal: Deal, seat: int) -> None:
    """The telling card was played: by the guard, or by an emperor who is solo."""
    shows = deal.guard if deal.guard != NOBODY else deal.emperor
    if deal.revealed or seat != shows or (deal.guard == NOBODY and deal.named != NOBODY):
        return
    deal.revealed = True
    if deal.events is not None:
        deal.tell(Revealed(seat))


def may_rename(deal: Deal, seat: int) -> bool:
    """Whether the emperor has just played the own copy of the named card, for the first time."""
    return deal.program.renames and seat == deal.emperor and not deal.renamed


def smother(deal: Deal, seat: int) -> None:
    """悶: whose last play was beaten and who holds only held-back cards leaves with the lowest place."""
    if not deal.is_active(seat):
        return
    if not deal.grammar.only_held_back(deal.holdings[seat]):
        note_endured(deal, seat, True)
        return
    leave(deal, seat)
    deal.smothered = [*deal.smothered, seat]
    if deal.events is not None:
        deal.tell(Smothered(seat, deal.seats + 1 - len(deal.smothered)))


def note_endured(deal: Deal, seat: int, endured: bool) -> None:
    """Whether the last play of `seat` was beaten and left it more than held-back cards."""
    if deal.endured[seat] == endured:
        return
    noted = deal.endured.copy()
    noted[seat] = endured
    deal.endured = noted


def go_out(deal: Deal, seat: int) -> None:
    """A seat has emptied its hand."""
    leave(deal, seat)
    deal.out = [*deal.out, seat]
    if deal.events is not None:
        deal.tell(WentOut(seat, len(deal.out)))


def leave(deal: Deal, seat: int) -> None:
    """A seat plays no more."""
    deal.active = deal.active & ~bit_of(seat)


def go_on(deal: Deal, seat: int) -> None:
    """Give the turn to the next seat that may still beat the top; if none may, end the trick."""
    waiting = deal.active & ~deal.passed
    seats: i64 = deal.seats
    top_by: i64 = deal.top_by
    other: i64 = seat
    left = seats
    while left > 1:
        left -= 1
        other += 1
        if other == seats:
            other = 0
        if (waiting >> other) & 1 and other != top_by:
            deal.turn = other
            return
    end_trick(deal)


def end_trick(deal: Deal) -> None:
    """The last to play leads; one who has gone out leaves the lead to the next (接風)."""
    seat = deal.top_by
    start_with(deal, seat if deal.is_active(seat) else deal.next_active(seat))
    if deal.events is not None:
        deal.events.append(deal.program.trick_ends[deal.leader])


def start_with(deal: Deal, leader: int) -> None:
    """Clear the table for a new trick."""
    deal.leader = leader
    deal.turn = leader
    deal.top = 0
    deal.top_by = NOBODY
    deal.passed = 0
    deal.last = [None] * deal.seats
