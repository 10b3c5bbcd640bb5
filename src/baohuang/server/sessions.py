"""Sessions: an opaque random token in a cookie, of which the house keeps only the hash.

On https the cookie's name begins with ``__Host-``, which binds it to this host and to secure connections; on http to
the machine itself too, for the browsers that count such a connection as secure. Elsewhere on plain http, as in a home
network, the name is plain.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from baohuang.server.tokens import drawn

SECURE_NAME: Final = "__Host-baohuang"
PLAIN_NAME: Final = "baohuang"
LIFETIME: Final = 400 * 24 * 3600
"""Seconds a cookie lives; browsers allow no more."""

TOKEN_LENGTH: Final = 43
"""256 bits."""

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
NAMES: Final = (
    *("Bamboo", "Cedar", "Cloud", "Crane", "Ginkgo", "Harbour", "Heron", "Jade", "Lantern", "Lotus"),
    *("Maple", "Moon", "Orchid", "Osmanthus", "Peony", "Pine", "Plum", "River", "Sparrow", "Willow"),
)
"""What guests are called until they choose a name."""


class Ticket(NamedTuple):
    """A fresh session: the token for the cookie, the hash for the store, and a guest's name."""

    token: str
    token_hash: bytes
    name: str


def fresh_ticket() -> Ticket:
    """A session that nobody has yet."""
    token = drawn(TOKEN_LENGTH)
    return Ticket(token, hash_of(token), f"{secrets.choice(NAMES)} {secrets.randbelow(900) + 100}")


def hash_of(token: str) -> bytes:
    """What the store keeps of a token; tokens are random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).digest()


def token_of(request: HTTPConnection) -> str | None:
    """The token that came with a request or a socket: of a bot in a header, of a browser in a cookie.

    On https a cookie counts only under the bound name.
    """
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return bearer.strip() or None
    bound = request.cookies.get(SECURE_NAME)
    return bound if bound or _is_https(request) else request.cookies.get(PLAIN_NAME)


def give(request: HTTPConnection, response: Response, token: str) -> None:
    """Set the cookie."""
    secure = _is_https(request) or _counts_as_secure(request)
    response.set_cookie(
        SECURE_NAME if secure else PLAIN_NAME,
        token,
        max_age=LIFETIME,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


def take_back(request: HTTPConnection, response: Response) -> None:
    """Delete the cookie, under either name."""
    secure = _is_https(request) or _counts_as_secure(request)
    response.delete_cookie(SECURE_NAME, path="/", secure=secure, httponly=True, samesite="lax")
    response.delete_cookie(PLAIN_NAME, path="/", httponly=True, samesite="lax")


def _is_https(request: HTTPConnection) -> bool:
    return request.scope["scheme"] in {"https", "wss"}


def _counts_as_secure(request: HTTPConnection) -> bool:
    agent = request.headers.get("user-agent", "")
    here = request.client is None or request.client.host in LOOPBACK
    return here and request.url.hostname in LOOPBACK and ("Chrome/" in agent or "Firefox/" in agent)
