"""The HTTP side of people's own bots: making one, with the token that it connects with, and taking it back.

A bot is a person to the table: it comes by the same socket, gets the same view, and answers with the same messages. The
others see that it is a bot, and it sits down at a table with stakes only where the room allows it.
"""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, ConfigDict, Field

from baohuang.server.account import registered
from baohuang.server.api import house_of, require_human
from baohuang.server.naming import clean_name, naming, require_free
from baohuang.server.refusals import Refusal, Refused
from baohuang.server.sessions import fresh_ticket
from baohuang.server.store import end_sessions, free_name

router = APIRouter(
    prefix="/api/account/bots", responses={code: {"model": Refusal} for code in (400, 401, 403, 404, 409)}
)

MOST: Final = 5
"""Bots of one person."""


class MachineRequest(BaseModel):
    """A name for the bot."""

    model_config = ConfigDict(extra="forbid")

    name: Annotated[str, Field(max_length=200)]


class Machine(BaseModel):
    """A bot of mine."""

    bot: int
    name: str


class NewMachine(Machine):
    """Its token is told once, here: ``Authorization: Bearer <token>``."""

    token: str


class Machines(BaseModel):
    """My bots."""

    bots: list[Machine]


@router.get("")
async def machines(request: Request) -> Machines:
    """The bots that I have made and not taken back."""
    owner = registered(request)
    found = house_of(request).store.machines_of(owner.person)
    return Machines(bots=[Machine(bot=bot, name=name) for bot, name in found])


@router.post("", status_code=201)
async def make(wish: MachineRequest, request: Request) -> NewMachine:
    """Make a bot."""
    require_human(request)
    owner = registered(request)
    house = house_of(request)
    name, skeleton = clean_name(wish.name)
    require_free(request, name, skeleton)
    ticket = fresh_ticket()
    async with house.making:
        if len(house.store.machines_of(owner.person)) >= MOST:
            raise Refused(409, "full")
        with naming():
            bot = await house.admit_machine(ticket, name, skeleton, owner.person)
    return NewMachine(bot=bot, name=name, token=ticket.token)


@router.delete("/{bot}", status_code=204)
async def take_back(bot: Annotated[int, Path(ge=1, le=2**53)], request: Request) -> None:
    """Take a bot's token back; its connections end, and its name is free."""
    require_human(request)
    owner = registered(request)
    house = house_of(request)
    if bot not in dict(house.store.machines_of(owner.person)):
        raise Refused(404, "not-found")
    await house.committed([end_sessions(bot), free_name(bot)])
    house.expel(bot)
