"""`observe`: the view of a deal from one seat, or from none.

Built up field by field from what the viewer may know; nothing of the deal is copied and blanked.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from baohuang.cards.notation import NAMES
from baohuang.engine.deal import NOBODY, Deal
from baohuang.rulesets.specs import Table
from baohuang.views.asking import is_asked, phase_seen, turn_seen
from baohuang.views.breakdown import breakdown
from baohuang.views.known import is_over, known_guard, known_role, known_solo
from baohuang.views.texts import text_of, text_of_hand
from baohuang.views.unseen import cards_to_come, discards_known, unseen_tokens
from baohuang.views.view import OpenView, OwnView, SeatView


def observe(deal: Deal, seat: int | None) -> SeatView:
    """What `seat` (None: a spectator) may know now. An index beyond the seats raises `IndexError`.

    >>> from baohuang.engine.setup import new_deal
    >>> from baohuang.rulesets.registry import ruleset
    >>> view = observe(new_deal(ruleset("qingdao"), seed=7, starter=0), 2)
    >>> view.phase, view.asked, len(view.hand), view.counts
    ('grab', True, 84, [44, 43, 43, 43, 43])
    """
    return Sight(deal).view(seat)


class Sight:
    """A deal as it stands now, for any number of viewers: what lies open to all is worked out once, as `open`.

    Good until the deal changes.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.open = open_view(deal)

    def own(self, seat: int | None) -> OwnView:
        """What differs for this viewer, but for cards."""
        deal = self.deal
        viewer = NOBODY if seat is None else seat
        return OwnView(
            seat,
            phase_seen(deal, viewer),
            is_asked(deal, viewer),
            seat_or_none(turn_seen(deal, viewer)),
            counts_shown(deal, viewer, deal.program.rules.table),
            seat_or_none(known_guard(deal, viewer)),
            known_role(deal, viewer),
            known_solo(deal, viewer),
        )

    def view(self, seat: int | None) -> SeatView:
        """All that this viewer may know."""
        deal = self.deal
        viewer = NOBODY if seat is None else seat
        shown = self.open
        return SeatView(
            shown.rules,
            shown.options,
            shown.seats,
            shown.clockwise,
            shown.starter,
            shown.emperor,
            shown.revealed,
            shown.multiplier,
            shown.called,
            shown.shown,
            shown.pile,
            shown.stuck,
            shown.open_guard,
            shown.rebellion,
            shown.rebels,
            shown.kick,
            shown.bought,
            shown.top,
            shown.top_by,
            shown.leader,
            shown.last,
            shown.passed,
            shown.out,
            shown.smothered,
            shown.points,
            shown.winner,
            shown.places,
            shown.hands,
            shown.breakdown,
            seat,
            phase_seen(deal, viewer),
            is_asked(deal, viewer),
            seat_or_none(turn_seen(deal, viewer)),
            counts_shown(deal, viewer, deal.program.rules.table),
            seat_or_none(known_guard(deal, viewer)),
            known_role(deal, viewer),
            known_solo(deal, viewer),
            "" if viewer == NOBODY else text_of_hand(deal.holdings[viewer]),
            unseen_tokens(deal, viewer, cards_to_come(deal)) if deal.program.rules.table.card_counter else None,
            text_of(discards_known(deal, viewer)),
        )


def open_view(deal: Deal) -> OpenView:
    """What everybody may know."""
    rules = deal.program.rules
    over = is_over(deal)
    return OpenView(
        rules.id,
        dict(rules.options),
        deal.seats,
        rules.clockwise,
        deal.starter,
        seat_or_none(deal.emperor),
        deal.revealed,
        deal.multiplier(public=not over),
        None if deal.called == NOBODY else NAMES[deal.called],
        deal.shown,
        text_of(deal.pile),
        cards_stuck(deal),
        deal.open_guard,
        deal.rebellion,
        deal.rebels.copy(),
        deal.kick,
        threes_bought(deal),
        None if deal.top_by == NOBODY else laid_text(deal.last[deal.top_by]),
        seat_or_none(deal.top_by),
        seat_or_none(deal.leader),
        last_texts(deal),
        seats_of(deal.passed),
        deal.out.copy(),
        deal.smothered.copy(),
        None if deal.points is None else deal.points.copy(),
        deal.winner,
        None if deal.places is None else deal.places.copy(),
        [text_of_hand(held) for held in deal.holdings] if over else None,
        breakdown(deal) if over else None,
    )


def seat_or_none(seat: int) -> int | None:
    """JSON has null where the engine has `NOBODY`."""
    return None if seat == NOBODY else seat


def counts_shown(deal: Deal, viewer: int, table: Table) -> list[int | None]:
    """Cards in each hand as `announce_at` lets them show; the own hand and empty ones always do."""
    announce_at = table.announce_at
    if announce_at == "always" or is_over(deal):
        limit = 1 << 16
    elif announce_at == "never":
        limit = 0
    else:
        limit = announce_at
    counts: list[int | None] = []
    for seat in range(deal.seats):
        size = deal.holdings[seat].size
        counts.append(size if size <= limit or seat == viewer else None)
    return counts


def cards_stuck(deal: Deal) -> list[tuple[int, str]]:
    """貼牌: who stuck which card, in order."""
    found: list[tuple[int, str]] = []
    for at in range(len(deal.yielded)):
        card = deal.stuck[at]
        if card != NOBODY:
            found.append((deal.yielded[at], NAMES[card]))
    return found


def threes_bought(deal: Deal) -> list[tuple[int, int, str | None]]:
    """買3: buyer, seller and the 2 paid, if any."""
    found: list[tuple[int, int, str | None]] = []
    for sale in deal.bought:
        two = sale[3]
        found.append((sale[0], sale[1], None if two == NOBODY else NAMES[two]))
    return found


def laid_text(cards: Sequence[int] | None) -> str | None:
    """What a seat has laid in this trick: its cards, ``-`` for a pass, None for nothing yet."""
    if cards is None:
        return None
    return text_of(cards) if cards else "-"


def last_texts(deal: Deal) -> list[str | None]:
    """`laid_text` of every seat."""
    texts: list[str | None] = []
    for cards in deal.last:
        texts.append(laid_text(cards))
    return texts


def seats_of(bits: i64) -> list[int]:
    """The seats of a set, ascending."""
    found: list[int] = []
    seat = 0
    while bits:
        if bits & 1:
            found.append(seat)
        seat += 1
        bits >>= 1
    return found
