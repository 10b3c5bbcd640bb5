"""Who may open a socket or send a form: pages of this very house.

A browser sends the page's origin along; cookies come whoever asks. HTTP middleware does not run on sockets, so both
doors call this.
"""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def is_own(origin: str | None, host: str | None, allowed: Collection[str] = ()) -> bool:
    """Whether a request with these headers comes from a page of ours, or from no browser at all.

    Where origins are `allowed`, as behind a proxy, it is those and no other; without any it is the request's own host.

    >>> is_own("http://localhost:8000", "localhost:8000"), is_own("https://evil.example", "localhost:8000")
    (True, False)
    """
    if origin is None:
        return True
    if allowed:
        return origin in allowed
    try:
        page = urlsplit(origin)
        if page.scheme not in {"http", "https"} or not page.netloc or host is None:
            return False
        return _with_port(page.netloc, page.scheme) == _with_port(host, page.scheme)
    except ValueError:
        return False


def normal(origin: str) -> str:
    """An origin as browsers write it: lower case, and no port where it is the usual one. Raises `ValueError`.

    >>> normal("https://Play.Example:443"), normal("http://[::1]:8000")
    ('https://play.example', 'http://[::1]:8000')
    """
    parts = urlsplit(origin.lower())
    rest = parts.path.strip("/") + parts.query + parts.fragment
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.username is not None or rest:
        raise ValueError(f"an origin is a scheme and a host, as https://play.example, not {origin!r}")
    name, port = _with_port(parts.netloc, parts.scheme)
    host = f"[{name}]" if ":" in name else name.encode("idna").decode()
    return f"{parts.scheme}://{host}" + ("" if port == DEFAULT_PORTS[parts.scheme] else f":{port}")


def _with_port(netloc: str, scheme: str) -> tuple[str, int]:
    """Raises `ValueError` where that is no host and no port."""
    parts = urlsplit(f"//{netloc.lower()}")
    return parts.hostname or "", parts.port or DEFAULT_PORTS[scheme]
