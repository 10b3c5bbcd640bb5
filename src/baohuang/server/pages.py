"""The client's files, served from memory: compressed once, and cached for ever under a name that their content gives.

The page names its files below ``/static/``; it is sent with the digest of all files in that path, so that a browser may
keep them and still gets new ones after an update. While files are edited, each request for the page looks whether any
has changed. One page serves every address of `PAGES`: with one script and one style sheet, joined of what that address
needs, and with the sentences named ahead that it will ask for.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.responses import Response

from baohuang.server.joining import FORM, join_modules

STATIC: Final = "/static/"
PAGE: Final = "index.html"
WORKER: Final = "sw.js"
MAIN: Final = "app/main.js"
JOINED: Final = "joined/"
"""Where what is made of several files lies among the files."""

ALWAYS_SAID: Final = "names table lobby errors"
"""The message files of every page."""


class Kind(NamedTuple):
    """What an address needs: its module, its own message files, and what its module will ask for at once."""

    module: str
    sentences: str
    asks: tuple[str, ...] = ()


PAGES: Final = {
    "/": Kind("app/start.js", "rules house", ("/api/rulesets",)),
    "/room": Kind("app/new_room.js", "rules house", ("/api/rulesets",)),
    "/account": Kind("app/account.js", "house people"),
    "/coins": Kind("app/coins.js", "house people"),
    "/points": Kind("app/points.js", "house people"),
    "/history": Kind("app/history.js", "house people"),
    "/leaderboard": Kind("app/leaderboard.js", "house people"),
    "/people/{person}": Kind("app/people.js", "house people"),
    "/table/{table}": Kind("table/page.js", "fair room talk"),
    "/learn": Kind("learn/page.js", "rules house guide learn"),
    "/learn/{rules}": Kind("learn/page.js", "rules house guide learn"),
    "/rules/{rules}": Kind("learn/rules_page.js", "rules house guide learn"),
    "/replay": Kind("replay/page.js", "fair replay"),
    "/replay/{table}/{deal}": Kind("replay/page.js", "fair replay"),
}
"""Each page by its address; `app/main.js` knows the same by the address's first part."""

FIRST: Final = ("app/start.js", "app.css", "table/page.js", "table.css")
"""What is joined for the pages that most people open first."""

MODULES: Final = frozenset(kind.module for kind in PAGES.values())
STYLE: Final = re.compile(
    r' *<link rel="stylesheet" href="/static/(?P<file>[^"]+)"(?: data-only="(?P<only>[^"]+)")? />\n'
)
"""A style sheet, and the folders of the modules that alone need it."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
WORTH_COMPRESSING: Final = 512
"""Bytes below which compression only costs."""

NOT_SERVED: Final = frozenset({".py", ".pyc", ".json", ".md", ".ts"})
TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}


class Asset:
    """One file, ready to send."""

    def __init__(self, body: bytes, media_type: str) -> None:
        self.body = body
        self.media_type = media_type
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'

    @cached_property
    def zipped(self) -> bytes | None:
        """The same, compressed; None where that gains nothing."""
        if len(self.body) < WORTH_COMPRESSING:
            return None
        zipped = gzip.compress(self.body, 9, mtime=0)
        return zipped if len(zipped) < len(self.body) * 0.9 else None


class Kept:
    """What was asked for last of things that are costly to make, ready to send; from any thread."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._assets: OrderedDict[Hashable, Asset] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable) -> Asset | None:
        """What was kept with this key, which from now on is the last asked for."""
        with self._lock:
            asset = self._assets.get(key)
            if asset is not None:
                self._assets.move_to_end(key)
            return asset

    def of(self, key: Hashable, make: Callable[[], Asset]) -> Asset:
        """What was kept with this key, else what `make` makes, which is kept. Raises what `make` raises."""
        asset = self.get(key)
        if asset is None:
            asset = make()
            self.put(key, asset)
        return asset

    def put(self, key: Hashable, asset: Asset) -> None:
        """Keep it, and no longer the one that was asked for longest ago."""
        with self._lock:
            self._assets[key] = asset
            if len(self._assets) > self._most:
                self._assets.popitem(last=False)


def asset_of(name: str, body: bytes) -> Asset:
    """A file with this name and content."""
    return Asset(body, TYPES.get(Path(name).suffix, "application/octet-stream"))


def respond(asset: Asset, request: Headers, cache: str, vary: str = "accept-encoding") -> Response:
    """The file, or 304 where the browser has it already."""
    headers = {"etag": asset.etag, "cache-control": cache, "vary": vary}
    if asset.etag in request.get("if-none-match", "").replace("W/", ""):
        return Response(status_code=304, headers=headers)
    if asset.zipped is not None and "gzip" in request.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(asset.zipped, headers=headers, media_type=asset.media_type)
    return Response(asset.body, headers=headers, media_type=asset.media_type)


class Shelf:
    """All files of the client below `root`, and what is joined of them; from any thread."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._stamp: tuple[tuple[str, int, int], ...] = ()
        self._assets: dict[str, Asset] = {}
        self._digest = ""
        self._text: str | None = None
        self._made: dict[Hashable, Asset] = {}
        self._lock = threading.RLock()
        self.refresh()

    def refresh(self) -> None:
        """Read the files anew if any has changed."""
        paths = [path for path in sorted(self._root.rglob("*")) if served(path)]
        stats = [(path, path.stat()) for path in paths]
        stamp = tuple((str(path), stat.st_mtime_ns, stat.st_size) for path, stat in stats)
        with self._lock:
            if stamp == self._stamp:
                return
            files = {path.relative_to(self._root).as_posix(): path.read_bytes() for path in paths}
            self._assets = {name: asset_of(name, body) for name, body in files.items() if name != PAGE}
            self._text = files[PAGE].decode() if PAGE in files else None
            known = FORM + (self._text or "") + "".join(asset.etag for asset in self._assets.values())
            self._digest = hashlib.sha256(known.encode()).hexdigest()[:12]
            self._made = {}
            self._stamp = stamp

    def page(self, kind: Kind, lang: str) -> Asset | None:
        """The page of this kind for who reads `lang`, with the present names of files; None without a client."""
        self.refresh()
        with self._lock:
            if self._text is None:
                return None
            made = self._made.get((kind, lang))
            if made is None:
                made = self._made[kind, lang] = asset_of(PAGE, self._make_page(self._text, kind, lang).encode())
            return made

    def make_ready(self) -> None:
        """Join and compress now what most people ask for first."""
        for name in FIRST:
            with self._lock:
                asset = self._joined(name)
            if asset is not None:
                _ = asset.zipped

    def find(self, path: str) -> tuple[Asset, str] | None:
        """A file by its path below ``/static/``, with or without a digest, and how long to keep it."""
        digest, _, rest = path.partition("/")
        with self._lock:
            fresh = digest == self._digest
            name = rest if fresh or path not in self._assets else path
            asset = self._joined(name.removeprefix(JOINED)) if name.startswith(JOINED) else self._assets.get(name)
        return None if asset is None else (asset, FOR_EVER if fresh else ASK_AGAIN)

    def _joined(self, name: str) -> Asset | None:
        """A page's script by its module, or its style sheet by its folder's name."""
        if name in self._made:
            return self._made[name]
        if name in MODULES & self._assets.keys():
            body = join_modules(self._source, MAIN, MODULES - {name})
        elif name.endswith(".css") and self._text is not None:
            body = "".join(map(self._source, styles(self._text, name.removesuffix(".css"))))
        else:
            return None
        self._made[name] = asset_of(name, body.encode())
        return self._made[name]

    def _make_page(self, text: str, kind: Kind, lang: str) -> str:
        base = f"{STATIC}{self._digest}/"
        folder = kind.module.partition("/")[0]
        said = "+".join(f"{ALWAYS_SAID} {kind.sentences}".split())
        ahead = (f"/messages/{lang}/{said}.ftl", *kind.asks)
        links = [f'    <link rel="stylesheet" href="{STATIC}{JOINED}{folder}.css" />\n']
        links += [f'    <link rel="preload" as="fetch" crossorigin href="{path}" />\n' for path in ahead]
        text = STYLE.sub("", text).replace("    <script", f"{''.join(links)}    <script", 1)
        text = text.replace(f'"{STATIC}{MAIN}"', f'"{STATIC}{JOINED}{kind.module}"').replace(f'"{STATIC}', f'"{base}')
        return text.replace('lang="en"', f'lang="{lang}"')

    def _source(self, name: str) -> str:
        return self._assets[name].body.decode()


def styles(page: str, folder: str) -> list[str]:
    """The style sheets that a page of this folder needs, in the order in which they are named."""
    found = STYLE.finditer(page)
    return [one["file"] for one in found if one["only"] is None or folder in one["only"].split()]


def served(path: Path) -> bool:
    """Whether a file is the client's and not about it."""
    return path.is_file() and path.suffix not in NOT_SERVED and "__pycache__" not in path.parts
