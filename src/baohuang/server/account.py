"""The HTTP side of people: who I am, registering, logging in and out, changing name or password, leaving for good.

Whoever comes is a guest; registering keeps everything and adds a name and a password. Every step that gives or proves a
password gives a new token, so that an older one, perhaps planted by somebody else, opens nothing; what was opened with
it ends. All of this is for people: their bots only look up who they are.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from baohuang.server import names, passwords, standing
from baohuang.server.api import address_of, admitted, house_of, known_person, require_human, require_own, require_rate
from baohuang.server.house import COME_AGAIN
from baohuang.server.leaving import Blank, Leave
from baohuang.server.limits import Buckets
from baohuang.server.logs import event
from baohuang.server.naming import clean_name, naming, require_free
from baohuang.server.refusals import Refusal, Refused
from baohuang.server.sessions import fresh_ticket, give, hash_of, take_back, token_of
from baohuang.server.store import AccountRow, end_session, end_sessions, insert_session, register, rename, set_password

log = logging.getLogger("baohuang.server.account")
router = APIRouter(
    prefix="/api/account",
    responses={code: {"model": Refusal} for code in (400, 401, 403, 409, 429)},
)
by_address = Buckets(size=10, rate=0.1)
by_name = Buckets(size=5, rate=1 / 30)
"""Tries to register or to log in."""

renamings = Buckets(size=5, rate=1 / 60)
"""Changes of one person's name."""

Password = Annotated[str, Field(max_length=1000)]
Name = Annotated[str, Field(max_length=200)]


class Strict(BaseModel):
    """Base of the requests."""

    model_config = ConfigDict(extra="forbid")


class Credentials(Strict):
    """A name and a password."""

    name: Name
    password: Password


class NewName(Strict):
    """A name."""

    name: Name


class NewPassword(Strict):
    """The present password and the next."""

    old: Password
    new: Password


class Proof(Strict):
    """The present password."""

    password: Password


class Me(BaseModel):
    """Who the session is; a guest is not registered. `person` is the public id."""

    name: str
    registered: bool
    person: str


@router.get("")
async def me(request: Request) -> Me | None:
    """Who I am, or null for who has no session yet."""
    account = _account(request)
    return None if account is None else _me(request, account.person)


@router.post("/register", status_code=201)
async def sign_up(wish: Credentials, request: Request, response: Response) -> Me:
    """Give the session's guest, or a new one, a name and a password."""
    require_human(request)
    name, skeleton = clean_name(wish.name)
    _limit(request, skeleton.folded)
    _require_fit(wish.password)
    house = house_of(request)
    known = _account(request)
    require_free(request, name, skeleton, known)
    if known is not None and known.password is not None:
        raise Refused(409, "registered")
    password = await passwords.hashed(wish.password)
    person = known.person if known else await admitted(house, request, response)
    with naming():
        await house.committed([register(person, name, skeleton, password)])
    house.rename(person, name)
    await _renew(request, response, person)
    event(log, logging.INFO, "registered", person=person)
    return _me(request, person)


@router.post("/login")
async def log_in(wish: Credentials, request: Request, response: Response) -> Me:
    """Begin a session of a registered person. A wrong name and a wrong password are refused alike."""
    require_own(request)
    folded = names.skeleton(wish.name).folded
    _limit(request, folded)
    account = house_of(request).store.account_named(folded)
    if not await passwords.fits(wish.password, account.password if account else None) or account is None:
        event(log, logging.INFO, "log-in refused")
        raise Refused(401, "bad-login")
    await _renew(request, response, account.person)
    return _me(request, account.person)


@router.post("/logout", status_code=204)
async def log_out(request: Request, response: Response) -> None:
    """End this session, and what was opened with it: other devices of the person connect anew.

    A bot's session is for its owner to end; a browser only loses its cookie.
    """
    require_own(request)
    house, token, account = house_of(request), token_of(request), _account(request)
    if token and account is not None and not house.store.is_machine(account.person):
        await house.committed([end_session(hash_of(token))])
        house.expel(account.person, COME_AGAIN)
    take_back(request, response)


@router.post("/logout-everywhere", status_code=204)
async def log_out_everywhere(request: Request, response: Response) -> None:
    """End every session of this person, this one too, and every connection."""
    require_human(request)
    account = _required(request)
    await house_of(request).committed([end_sessions(account.person)])
    house_of(request).expel(account.person)
    take_back(request, response)


@router.post("/name")
async def change_name(wish: NewName, request: Request) -> Me:
    """Change a registered name, at the tables too."""
    require_human(request)
    account = registered(request)
    name, skeleton = clean_name(wish.name)
    require_rate(renamings, account.person)
    require_free(request, name, skeleton, account)
    house = house_of(request)
    with naming():
        await house.committed([rename(account.person, name, skeleton)])
    house.rename(account.person, name)
    return _me(request, account.person)


@router.post("/password", status_code=204)
async def change_password(wish: NewPassword, request: Request, response: Response) -> None:
    """Change the password; all other sessions end."""
    require_human(request)
    account = registered(request)
    _require_fit(wish.new)
    await _prove(request, account, wish.old)
    password = await passwords.hashed(wish.new)
    await house_of(request).committed([set_password(account.person, password), end_sessions(account.person)])
    await _renew(request, response, account.person)


@router.post("/delete", status_code=204)
async def delete(wish: Proof, request: Request, response: Response) -> None:
    """Delete my account and my bots. Their deals stay, with a blank name."""
    require_human(request)
    account = registered(request)
    await _prove(request, account, wish.password)
    house = house_of(request)
    own = [bot for bot, _ in house.store.machines_of(account.person)]
    await house.committed([Leave(account.person, house.now)])
    event(log, logging.INFO, "account deleted", person=account.person)
    gone = (account.person, *own)
    for person in gone:
        house.forget(person)
    await house.committed([Blank(person) for person in gone])  # what their tables have written meanwhile
    take_back(request, response)


def _account(request: Request) -> AccountRow | None:
    person = known_person(request)
    return None if person is None else house_of(request).store.account(person)


def _me(request: Request, person: int) -> Me:
    store = house_of(request).store
    account = store.account(person)
    if account is None:
        raise Refused(401, "sign-in")
    handle = store.read(partial(standing.handle_of, person=person))
    return Me(name=account.name, registered=account.password is not None, person=handle)


def _required(request: Request) -> AccountRow:
    account = _account(request)
    if account is None:
        raise Refused(401, "sign-in")
    return account


def registered(request: Request) -> AccountRow:
    """The registered person of the session. Raises `Refused`."""
    account = _required(request)
    if account.password is None:
        raise Refused(401, "sign-in")
    return account


async def _prove(request: Request, account: AccountRow, password: str) -> None:
    _limit(request, str(account.person))
    if not await passwords.fits(password, account.password):
        raise Refused(401, "bad-login")


async def _renew(request: Request, response: Response, person: int) -> None:
    """A new token for this person; the one that came with the request opens nothing any more, unless it is a bot's.

    What was opened with it comes again: with the new token, or as a stranger's.
    """
    house = house_of(request)
    ticket = fresh_ticket()
    rows = [insert_session(ticket.token_hash, person, house.now)]
    token, known = token_of(request), known_person(request)
    before = None if known is None or house.store.is_machine(known) else known
    if token and before is not None:
        rows.append(end_session(hash_of(token)))
    await house.committed(rows)
    give(request, response, ticket.token)
    if before is not None:
        house.call_again(before)


def _require_fit(password: str) -> None:
    if not passwords.is_fit(password):
        raise Refused(400, "bad-password")


def _limit(request: Request, name: str) -> None:
    require_rate(by_address, address_of(request))
    require_rate(by_name, name)
