"""The one door by which every name comes in: of people who register, who change it, and of their bots."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from fastapi import Request

from baohuang.server import names, reserved
from baohuang.server.api import house_of
from baohuang.server.refusals import Refused
from baohuang.server.store import AccountRow


@contextmanager
def naming() -> Iterator[None]:
    """Around what writes a name down. Raises `Refused` where somebody else has just taken it."""
    try:
        yield
    except sqlite3.IntegrityError as wrong:
        raise Refused(409, "name-taken") from wrong


def clean_name(text: str) -> tuple[str, names.Skeleton]:
    """The name as it is kept, and its keys. Raises `Refused`."""
    try:
        name = names.clean(text)
    except names.BadName as wrong:
        raise Refused(400, wrong.code) from wrong
    return name, names.skeleton(name)


def require_free(request: Request, name: str, skeleton: names.Skeleton, own: AccountRow | None = None) -> None:
    """Refuse a name that somebody else or the house goes by; `own` may keep the one they have. Raises `Refused`."""
    house = house_of(request)
    others = [person for person in house.store.accounts_like(skeleton) if own is None or person != own.person]
    kept = own is not None and own.name == name
    if others or (not kept and reserved.is_reserved(skeleton, house.bots)):
        raise Refused(409, "name-taken")
