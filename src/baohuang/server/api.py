"""The HTTP side: rulesets and their rules, opening a table, message files, health. Described by ``/openapi.json``."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from typing import Annotated, Final, cast

import msgspec
from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response

from baohuang.rulesets.options import OptionError
from baohuang.rulesets.registry import RULESETS, UnknownRules, ruleset
from baohuang.rulesets.specs import Ruleset
from baohuang.server.course import BOT_NAMES
from baohuang.server.house import House
from baohuang.server.limits import Buckets, network_of
from baohuang.server.origin import is_own
from baohuang.server.pages import ASK_AGAIN, Asset, Kept, asset_of, respond
from baohuang.server.refusals import Refusal, Refused
from baohuang.server.sessions import LOOPBACK, fresh_ticket, give, hash_of, token_of
from baohuang.server.specs import SeatSpec

FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
HEALTHY_WITHIN: Final = 2.0
"""Seconds in which the store has to answer."""

Value = StrictInt | StrictStr
LanguageQuery = Annotated[str, Query(max_length=20)]
OptionsQuery = Annotated[str, Query(max_length=2000, description="options that differ from the default, as JSON")]


class Choice(BaseModel):
    """A value of an option, and the ids of the messages that name and explain it."""

    value: Value
    title: str
    why: str


class RoomOption(BaseModel):
    """An option of a ruleset, and the ids of the messages that name and explain it."""

    name: str
    title: str
    why: str
    values: list[Choice]
    default: Value


class RulesetInfo(BaseModel):
    """A ruleset that a table can be opened with."""

    id: str
    version: int
    seats: int
    options: list[RoomOption]


class Rulesets(BaseModel):
    """All of them, and the bots that may take a seat."""

    rulesets: list[RulesetInfo]
    bots: list[str]


class TableRequest(BaseModel):
    """A table for one person: options that differ from the default, and which bots fill the other seats."""

    model_config = ConfigDict(extra="forbid")

    rules: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, Value], Field(max_length=40)] = {}
    bots: Annotated[str, Field(max_length=40)] = "greedy"


class OpenedTable(BaseModel):
    """The new table's id, for ``/table/<id>`` and ``/ws/t/<id>``."""

    table: str


class Explanation(BaseModel):
    """The rules in words, as Markdown."""

    id: str
    lang: str
    text: str


class Health(BaseModel):
    """The server is well, and how many tables it runs."""

    status: str
    tables: int


router = APIRouter(responses={400: {"model": Refusal}})
MOST_FILES: Final = 11
"""How many pluses a name of message files may hold."""

said = Kept(32)
"""Message files and rulesets that were asked for, ready to send."""

openings = Buckets(size=20, rate=0.5)
"""Tables opened from one address, and by one person."""


@router.get("/api/rulesets", response_model=Rulesets)
def rulesets(request: Request) -> Response:
    """Every ruleset with its options."""
    bots = list(house_of(request).bots)

    def make() -> Asset:
        return asset_of("rulesets.json", Rulesets(rulesets=ruleset_infos(), bots=bots).model_dump_json().encode())

    return respond(said.of(("rulesets", *bots), make), request.headers, ASK_AGAIN)


@router.post("/api/tables", status_code=201, responses={code: {"model": Refusal} for code in (403, 429, 503)})
async def open_table(wish: TableRequest, request: Request, response: Response) -> OpenedTable:
    """Open a table for the session's person against bots, and deal."""
    require_own(request)
    require_rate(openings, address_of(request))
    rules = configured(wish.rules, wish.options)
    house = house_of(request)
    if wish.bots not in house.bots:
        raise Refused(400, "bad-request")
    person = await admitted(house, request, response)
    require_rate(openings, person)
    own = SeatSpec(house.store.name_of(person) or "", person, machine=house.store.is_machine(person))
    bots = [SeatSpec(BOT_NAMES[at], bot=wish.bots) for at in range(rules.seats - 1)]
    return OpenedTable(table=await house.open_table(wish.rules, wish.options, [own, *bots]))


@router.get("/api/rules/{rules}")
def explained(rules: str, lang: LanguageQuery = "en", options: OptionsQuery = "{}") -> Explanation:
    """The rules of a ruleset in words, as a room with these options plays them."""
    chosen = chosen_options(rules, options)
    from baohuang.server import words

    known, text = words.explained(rules, chosen, lang)
    return Explanation(id=rules, lang=known, text=text)


@router.get("/messages/{lang}/{file}.ftl", response_class=PlainTextResponse, responses={404: {"model": Refusal}})
def message_file(lang: str, file: str, request: Request) -> Response:
    """The sentences of one language, as Fluent; of several files where `file` names them with a plus between."""
    from baohuang.server import words

    def make() -> Asset:
        names = file.split("+", MOST_FILES)
        texts = [words.message_file(lang, name) for name in names]
        known = [text for text in texts if text is not None]
        if len(known) < len(texts) or len(set(names)) < len(names):
            raise Refused(404, "not-found")
        return asset_of("messages.ftl", "\n".join(known).encode())

    return respond(said.of(("messages", lang, file), make), request.headers, ASK_AGAIN)


@router.head("/healthz", include_in_schema=False)
@router.get("/healthz", responses={503: {"model": Refusal}})
async def healthz(request: Request) -> Health:
    """Whether the house is open and its store writes."""
    house = house_of(request)
    try:
        async with asyncio.timeout(HEALTHY_WITHIN):
            await house.committed([])
    except (TimeoutError, sqlite3.Error) as wrong:
        raise Refused(503, "internal") from wrong
    return Health(status="ok", tables=len(house))


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> PlainTextResponse:
    """Counters for Prometheus; only for this machine itself."""
    if request.client is not None and not is_here(request):
        raise Refused(404, "not-found")
    return PlainTextResponse(house_of(request).metrics_text(), media_type="text/plain; version=0.0.4")


def require_own(request: Request) -> None:
    """Refuse what a page of another origin sends."""
    if not is_own(request.headers.get("origin"), request.headers.get("host"), origins_of(request)):
        raise Refused(403, "forbidden")


def require_rate(buckets: Buckets, key: Hashable) -> None:
    """Refuse an address, a person or a name that is heard of too often."""
    if not buckets.take(key, time.monotonic()):
        raise Refused(429, "rate")


def address_of(connection: HTTPConnection) -> str:
    """Where a connection comes from, for limits: of IPv6 the network, of which whoever has one address has them all.

    Empty where that is not known.
    """
    return network_of(connection.client.host) if connection.client else ""


def is_here(connection: HTTPConnection) -> bool:
    """Whether a connection comes from this machine, and not through a proxy on it that the house was not told of."""
    address = connection.client.host if connection.client else ""
    return address in LOOPBACK and not any(name in connection.headers for name in FORWARDED)


def require_human(request: Request) -> None:
    """Refuse what is for people only: to a page of another origin, and to somebody's bot."""
    require_own(request)
    person = known_person(request)
    if person is not None and house_of(request).store.is_machine(person):
        raise Refused(403, "no-bots")


def base_of(request: Request) -> str:
    """How the house is reached from outside, as ``https://host``: as here, else by the first origin."""
    origins, here = origins_of(request), f"{request.url.scheme}://{request.url.netloc}"
    return here if here in origins or not origins else origins[0]


def origins_of(connection: HTTPConnection) -> Sequence[str]:
    """The origins of our pages, where whoever runs the house has said them."""
    return cast("Sequence[str]", connection.app.state.origins)


def known_person(connection: HTTPConnection) -> int | None:
    """The person of the session, if there is one."""
    token = token_of(connection)
    return house_of(connection).store.person_of(hash_of(token)) if token else None


def person_of(request: Request) -> int:
    """The person of the session. Raises `Refused`."""
    person = known_person(request)
    if person is None:
        raise Refused(401, "sign-in")
    return person


async def admitted(house: House, request: Request, response: Response) -> int:
    """The person of the session; a new guest where there is none."""
    person = known_person(request)
    if person is None:
        ticket = fresh_ticket()
        person = await house.admit(ticket)
        give(request, response, ticket.token)
    return person


def house_of(connection: HTTPConnection) -> House:
    """The house behind a request or a socket."""
    return cast("House", connection.app.state.house)


def chosen_options(rules: str, options: str) -> dict[str, int | str]:
    """The options of a query, which fit the ruleset. Raises `Refused`."""
    try:
        chosen = msgspec.json.decode(options, type=dict[str, int | str])
    except (msgspec.DecodeError, RecursionError) as wrong:
        raise Refused(400, "bad-request") from wrong
    configured(rules, chosen)
    return chosen


def configured(rules: str, options: Mapping[str, Value]) -> Ruleset:
    """The ruleset of a request. Raises `Refused`."""
    try:
        return ruleset(rules, options)
    except (UnknownRules, OptionError) as wrong:
        raise Refused(400, wrong.code) from wrong


@cache
def ruleset_infos() -> list[RulesetInfo]:
    """Every ruleset with its options."""
    return [_info(rules) for rules in RULESETS.values()]


def _info(rules: Ruleset) -> RulesetInfo:
    from baohuang.server import words

    options = [
        RoomOption(
            name=option.name,
            title=option.title,
            why=option.why,
            values=[Choice(value=one.value, title=one.title, why=one.why) for one in option.values],
            default=option.values[0].value,
        )
        for option in words.options_of(rules.id)
    ]
    return RulesetInfo(id=rules.id, version=rules.version, seats=rules.seats, options=options)
