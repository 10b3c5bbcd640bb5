"""Origins, buckets, cookies, and where the database lies."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from baohuang.server.limits import Bucket, Buckets
from baohuang.server.origin import is_own
from baohuang.server.paths import default_database
from baohuang.server.sessions import PLAIN_NAME, SECURE_NAME, fresh_ticket, give, hash_of, token_of


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (None, "a.example", True),  # no browser
        ("https://a.example", "a.example", True),
        ("https://A.example", "a.example", True),
        ("https://a.example", "a.example:443", True),
        ("http://a.example", "a.example:80", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("https://a.example", "a.example:80", False),
        ("https://b.example", "a.example", False),
        ("https://a.example.b.example", "a.example", False),
        ("https://a.example:8443", "a.example", False),
        ("https://user@b.example", "a.example", False),
        ("null", "a.example", False),
        ("", "a.example", False),
        ("file://a.example", "a.example", False),
        ("https://a.example", None, False),
        ("https://a.example:x", "a.example", False),
        ("https://a.example:x", "a.example:x", False),
        ("https://a.example:99999", "a.example", False),
        ("http://[", "a.example", False),
        ("http://[", "[", False),
        ("http://a.example", "[", False),
        ("http://a.example", "a.example:x", False),
        ("http://[not-an-address]", "[not-an-address]", False),
    ],
)
def test_own_origins(origin: str | None, host: str | None, own: bool) -> None:
    assert is_own(origin, host) is own


def test_where_origins_are_allowed_it_is_those_and_no_other() -> None:
    """Not even the host that was asked for: whoever leads a browser here under a name of their own has it in both."""
    allowed = ("https://play.example", "https://spiel.example")
    assert is_own("https://spiel.example", "127.0.0.1:8000", allowed)
    assert is_own(None, "127.0.0.1:8000", allowed)
    assert not is_own("http://evil.example", "evil.example", allowed)


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    bucket = Bucket(3, 2, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5), bucket.take(100.0)] == [True, False, True]


def test_buckets_are_apart_and_bounded() -> None:
    buckets = Buckets(1, 0, most=2)
    assert [buckets.take(key, 0.0) for key in "aab"] == [True, False, True]
    for key in "cde":
        buckets.take(key, 0.0)
    assert len(buckets._buckets) == 2


CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
SAFARI = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15"


def request(scheme: str, host: str, agent: str = CHROME, cookie: str = "") -> Request:
    """A request of a browser."""
    headers = [(b"host", host.encode()), (b"user-agent", agent.encode()), (b"cookie", cookie.encode())]
    return Request({"type": "http", "scheme": scheme, "path": "/", "headers": headers, "query_string": b""})


@pytest.mark.parametrize(
    ("scheme", "host", "agent", "bound"),
    [
        ("https", "a.example", CHROME, True),
        ("https", "a.example", SAFARI, True),
        ("http", "127.0.0.1:8000", CHROME, True),
        ("http", "localhost:8000", CHROME, True),
        ("http", "localhost:8000", SAFARI, False),
        ("http", "192.168.0.4:8000", CHROME, False),
    ],
)
def test_the_cookie_is_bound_where_a_browser_allows_it(scheme: str, host: str, agent: str, bound: bool) -> None:
    """``__Host-`` needs Secure, which some browsers take from the machine itself too."""
    response = Response()
    give(request(scheme, host, agent), response, "token")
    name, _, attributes = response.headers["set-cookie"].partition("=token; ")
    assert name == (SECURE_NAME if bound else PLAIN_NAME)
    assert ("Secure" in attributes) is bound
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(attributes.split("; "))


def test_on_https_only_the_bound_name_counts() -> None:
    """A plain cookie could have been set by a neighbour host."""
    plain, bound = f"{PLAIN_NAME}=p", f"{SECURE_NAME}=s"
    assert token_of(request("https", "a.example", cookie=plain)) is None
    assert token_of(request("http", "a.example", cookie=plain)) == "p"
    assert token_of(request("http", "a.example", cookie=f"{plain}; {bound}")) == "s"


def test_tokens_cannot_be_guessed() -> None:
    """256 random bits each; the store gets a hash, which does not show them."""
    tickets = [fresh_ticket() for _ in range(100)]
    assert len({ticket.token for ticket in tickets}) == 100
    assert all(len(ticket.token) == 43 and ticket.token_hash == hash_of(ticket.token) for ticket in tickets)


def test_the_database_lies_in_the_users_data_folder() -> None:
    paths = [
        default_database({"HOME": "/h"}, "linux"),
        default_database({"HOME": "/h"}, "darwin"),
        default_database({"USERPROFILE": "/h"}, "win32"),
    ]
    assert [path.relative_to("/h").as_posix() for path in paths] == [
        ".local/share/baohuang/house.sqlite3",
        "Library/Application Support/baohuang/house.sqlite3",
        "AppData/Local/baohuang/house.sqlite3",
    ]
    assert default_database({}, "linux") == Path(".local/share/baohuang/house.sqlite3")
