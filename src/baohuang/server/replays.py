"""Deals to look at again, step by step: the client folds the changes of the steps and needs no rules of its own.

A replay is made of a record: of a finished deal of a table, or of one that somebody brings along. It is seen with the
eyes of one seat or of a spectator, who knew then what their view held, or with all cards open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final, Literal, cast, get_args

import msgspec
from fastapi import APIRouter, Path, Query, Request
from msgspec.structs import replace
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import JSONResponse, Response

from baohuang.cards.notation import format_cards
from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.events import AnyEvent, Dealt
from baohuang.records.either import read_record
from baohuang.records.fault import FAULTS, BadRecord
from baohuang.records.record import Record
from baohuang.records.replay import steps
from baohuang.server.api import address_of, house_of, require_own, require_rate
from baohuang.server.history import finished
from baohuang.server.limits import Buckets
from baohuang.server.live import LiveDeal
from baohuang.server.messages import DealEvent
from baohuang.server.pages import ASK_AGAIN, Asset, Kept, asset_of, respond
from baohuang.server.refusals import Refusal, Refused
from baohuang.server.telling import tell, translate
from baohuang.views.known import known_solo
from baohuang.views.observe import observe, seat_or_none
from baohuang.views.texts import text_of, text_of_hand
from baohuang.views.view import SeatView

Eyes = Literal["all", "nobody", "0", "1", "2", "3", "4"]
"""Who looks: with all cards open, a spectator, or a seat."""

SEATS: Final = get_args(Eyes)[2:]
MOST_TEXT: Final = 15_000
"""Characters of a record that somebody brings along; a whole deal of the largest pack has five thousand."""

MOST_KEPT: Final = 64
"""Replays that are kept ready to send."""


class Shuffle(msgspec.Struct, frozen=True):
    """All that the cards were dealt with.

    `deck`: every card in the order before the shuffle. `starter`: who is dealt the first card, None where the shuffle
    drew one. `undealt`: the cards at the end that no seat is dealt. `hands`: what each seat was dealt.
    """

    commitment: str
    secret: str
    luck: tuple[str, ...]
    redeal: int
    deck: str
    starter: int | None
    undealt: int
    hands: tuple[str, ...]


class ReplayStep(msgspec.Struct, frozen=True):
    """One action, with its seat; None for the deal itself. `changes`: the fields of the view that it changed."""

    action: str | None
    events: tuple[DealEvent, ...]
    changes: dict[str, Any]


class Replay(msgspec.Struct, frozen=True):
    """A deal from its first card on. `names` by seat, blank where unknown; the first step's `changes` is a whole view.

    With all cards open, the view is a spectator's who knows guard and solo, and `hands` is what each seat holds.
    `shuffle` is None where the deal was not shuffled from a secret and the players' luck.
    """

    rules: str
    options: dict[str, int | str]
    names: tuple[str, ...]
    eyes: Eyes
    number: int
    shuffle: Shuffle | None
    steps: tuple[ReplayStep, ...]


class RecordText(BaseModel):
    """A record as text or as JSON, as somebody kept it."""

    model_config = ConfigDict(extra="forbid")

    record: Annotated[str, Field(min_length=1, max_length=MOST_TEXT)]


class Damage(Refusal):
    """Why a record cannot be replayed, and where it is damaged: a line, a byte, an action."""

    where: str


router = APIRouter(responses={400: {"model": Refusal}, 429: {"model": Refusal}})
viewings = Buckets(size=120, rate=2)
"""Replays made for one address."""


@router.get("/api/tables/{table}/deals/{deal}/replay", response_class=Response, responses={404: {"model": Refusal}})
def replay_of_table(
    table: str,
    deal: Annotated[int, Path(ge=1, le=1_000_000)],
    request: Request,
    eyes: Annotated[Eyes, Query()] = "all",
) -> Response:
    """A finished deal of a table, step by step; while it runs there is nothing to see (``not-found``)."""
    kept = cast("Kept", request.app.state.replays)
    store = house_of(request).store
    row = store.result(table, deal)
    names: tuple[str, ...] = () if row is None else msgspec.json.decode(row.names, type=tuple[str, ...])

    def make() -> Asset:
        require_rate(viewings, address_of(request))
        return _asset(_replay(finished(store, table, deal), eyes, names))

    return respond(kept.of((table, deal, eyes, names), make), request.headers, ASK_AGAIN)


@router.post(
    "/api/replays",
    response_class=Response,
    responses={400: {"model": Refusal | Damage}, 403: {"model": Refusal}, 413: {"model": Refusal}},
)
def replay_of_record(brought: RecordText, request: Request, eyes: Annotated[Eyes, Query()] = "all") -> Response:
    """The replay of a record that somebody brings along; nothing of it is kept."""
    require_own(request)
    require_rate(viewings, address_of(request))
    try:
        replay = _replay(read_record(brought.record.encode()), eyes, ())
    except FAULTS as fault:
        where = fault.where if isinstance(fault, BadRecord) else ""
        damage = Damage(error=fault.code, message_id=f"error-{fault.code}", where=where)
        return JSONResponse(damage.model_dump(), 400)
    return respond(_asset(replay), request.headers, ASK_AGAIN)


def replay_of(record: Record, eyes: Eyes, names: Sequence[str] = ()) -> Replay:
    """The replay of a record. Raises what `records.replay.steps` raises, `ValueError` where the eyes have no seat."""
    told: list[ReplayStep] = []
    before: dict[str, Any] = {}
    dealt: tuple[tuple[int, ...], ...] = ()
    deal: Deal | None = None
    for step in steps(record):
        deal = step.deal
        if eyes in SEATS and int(eyes) >= deal.seats:
            raise ValueError(f"there is no seat {eyes}")
        view = msgspec.to_builtins(seen(deal, eyes))
        changes = {name: value for name, value in view.items() if name not in before or before[name] != value}
        action = record.actions[step.done - 1] if step.done else None
        told.append(ReplayStep(action, tuple(_told(step.events, deal, eyes)), changes))
        dealt = dealt or next((event.hands for event in step.events if isinstance(event, Dealt)), ())
        before = view
    if deal is None:
        raise ValueError("a deal has a first step")
    rules = deal.program.rules
    given = tuple(names) if len(names) == deal.seats else ("",) * deal.seats
    shuffle = _shuffle(record, deal, dealt)
    return Replay(rules.id, dict(rules.options), given, eyes, record.number, shuffle, tuple(told))


def seen(deal: Deal, eyes: Eyes) -> SeatView:
    """What these eyes see of a deal now."""
    if eyes == "nobody":
        return observe(deal, None)
    return laid_open(deal) if eyes == "all" else observe(deal, int(eyes))


def laid_open(deal: Deal) -> SeatView:
    """The whole truth of a deal in the shape of a spectator's view; only for a deal that is over for its players."""
    asked = deal.to_act()
    return replace(
        observe(deal, None),
        phase=deal.phase.name,
        turn=asked[0] if len(asked) == 1 else None,
        counts=[held.size for held in deal.holdings],
        guard=seat_or_none(deal.guard),
        solo=None if deal.emperor == NOBODY else known_solo(deal, deal.emperor),
        multiplier=deal.multiplier(public=False),
        unseen=None,
        discards=text_of(deal.discards),
        hands=[text_of_hand(held) for held in deal.holdings],
    )


def _replay(record: Record, eyes: Eyes, names: Sequence[str]) -> Replay:
    try:
        return replay_of(record, eyes, names)
    except FAULTS:
        raise
    except ValueError as wrong:
        raise Refused(400, "bad-request") from wrong


def _told(events: Sequence[Any], deal: Deal, eyes: Eyes) -> Iterator[DealEvent]:
    live = LiveDeal(deal)
    if eyes == "all":
        return (translate(cast("AnyEvent", event), live) for event in events)
    return iter(tell(events, live, None if eyes == "nobody" else int(eyes)))


def _shuffle(record: Record, deal: Deal, dealt: Sequence[Sequence[int]]) -> Shuffle | None:
    secret, commitment = record.secret, record.commitment
    if secret is None or commitment is None or record.luck is None:
        return None
    program = deal.program
    deck = format_cards(program.rules.deck.cards())
    hands = tuple(format_cards(hand) for hand in dealt)
    undealt = program.kitty_size + program.aside
    return Shuffle(commitment, secret.hex(), record.luck, record.redeal, deck, record.starter, undealt, hands)


def _asset(replay: Replay) -> Asset:
    return asset_of("replay.json", msgspec.json.encode(replay))
