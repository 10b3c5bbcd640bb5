"""Passwords: argon2id at OWASP's minimum, off the event loop, never more than two at a time."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2

_gate = asyncio.Semaphore(AT_ONCE)


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@cache
def _nobodys() -> str:
    """A hash that no password fits, so that an unknown name takes as long as a wrong password."""
    return _hasher().hash("nobody")


def is_fit(password: str) -> bool:
    """Whether a password is long enough to protect and short enough to hash."""
    return SHORTEST <= len(password) <= LONGEST


async def hashed(password: str) -> str:
    """What the store keeps of a password."""
    async with _gate:
        return await asyncio.to_thread(lambda: _hasher().hash(password))


async def fits(password: str, kept: str | None) -> bool:
    """Whether a password is the one that `kept` was made of; with None it never is, after the same time."""
    async with _gate:
        return await asyncio.to_thread(_verify, password, kept)


def _verify(password: str, kept: str | None) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        _hasher().verify(kept or _nobodys(), password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None
