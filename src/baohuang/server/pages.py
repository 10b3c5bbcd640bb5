"""The client's files, served from memory: compressed once, and cached for ever under a name that their content gives.

The page names its files below ``/static/``; it is sent with the digest of all files in that path, so that a browser may
keep them and still gets new ones after an update. While files are edited, each request for the page looks whether any
has changed. One page serves every address of `PAGES`, and names ahead the modules which that address needs.
"""

from __future__ import annotations

import gzip
import hashlib
import posixpath
import re
import threading
from collections import OrderedDict
from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.responses import Response

STATIC: Final = "/static/"
PAGE: Final = "index.html"
WORKER: Final = "sw.js"
MAIN: Final = "app/main.js"
PAGES: Final = {
    "/": "app/start.js",
    "/room": "app/new_room.js",
    "/account": "app/account.js",
    "/coins": "app/coins.js",
    "/points": "app/points.js",
    "/history": "app/history.js",
    "/leaderboard": "app/leaderboard.js",
    "/people/{person}": "app/people.js",
    "/table/{table}": "table/page.js",
    "/learn": "learn/page.js",
    "/learn/{rules}": "learn/page.js",
    "/rules/{rules}": "learn/rules_page.js",
    "/replay": "replay/page.js",
    "/replay/{table}/{deal}": "replay/page.js",
}
"""The module of each page by its address; `app/main.js` loads it by the address's first part."""

IMPORT: Final = re.compile(r'^(?:import|export)\b(?:[^;"]*\bfrom)?\s*"(\.[^"]+)"', re.MULTILINE)
"""What a module cannot run without."""

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


class Asset(NamedTuple):
    """One file, ready to send."""

    body: bytes
    zipped: bytes | None
    media_type: str
    etag: str


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

    def put(self, key: Hashable, asset: Asset) -> None:
        """Keep it, and no longer the one that was asked for longest ago."""
        with self._lock:
            self._assets[key] = asset
            if len(self._assets) > self._most:
                self._assets.popitem(last=False)


def asset_of(name: str, body: bytes) -> Asset:
    """A file with this name and content."""
    suffix = Path(name).suffix
    media_type = TYPES.get(suffix, "application/octet-stream")
    zipped = gzip.compress(body, 6, mtime=0) if len(body) >= WORTH_COMPRESSING else None
    if zipped is not None and len(zipped) > len(body) * 0.9:
        zipped = None
    return Asset(body, zipped, media_type, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def respond(asset: Asset, request: Headers, cache: str) -> Response:
    """The file, or 304 where the browser has it already."""
    headers = {"etag": asset.etag, "cache-control": cache, "vary": "accept-encoding"}
    if asset.etag in request.get("if-none-match", "").replace("W/", ""):
        return Response(status_code=304, headers=headers)
    if asset.zipped is not None and "gzip" in request.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(asset.zipped, headers=headers, media_type=asset.media_type)
    return Response(asset.body, headers=headers, media_type=asset.media_type)


class Shelf:
    """All files of the client below `root`."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._stamp: tuple[tuple[str, int, int], ...] = ()
        self._assets: dict[str, Asset] = {}
        self._digest = ""
        self._text: str | None = None
        self._pages: dict[str, Asset] = {}
        self.refresh()

    def refresh(self) -> None:
        """Read the files anew if any has changed."""
        paths = [path for path in sorted(self._root.rglob("*")) if served(path)]
        stats = [(path, path.stat()) for path in paths]
        stamp = tuple((str(path), stat.st_mtime_ns, stat.st_size) for path, stat in stats)
        if stamp == self._stamp:
            return
        files = {path.relative_to(self._root).as_posix(): path.read_bytes() for path in paths}
        self._assets = {name: asset_of(name, body) for name, body in files.items() if name != PAGE}
        self._digest = hashlib.sha256("".join(asset.etag for asset in self._assets.values()).encode()).hexdigest()[:12]
        self._text = files[PAGE].decode() if PAGE in files else None
        self._pages = {}
        self._stamp = stamp

    def page(self, module: str) -> Asset | None:
        """The page for an address with this module, with the present names of files; None without a client."""
        self.refresh()
        if self._text is None:
            return None
        if module not in self._pages:
            self._pages[module] = self._make_page(self._text, module)
        return self._pages[module]

    def find(self, path: str) -> tuple[Asset, str] | None:
        """A file by its path below ``/static/``, with or without a digest, and how long to keep it."""
        digest, _, rest = path.partition("/")
        if digest == self._digest and rest in self._assets:
            return self._assets[rest], FOR_EVER
        name = path if path in self._assets else rest
        return (self._assets[name], ASK_AGAIN) if name in self._assets else None

    def _make_page(self, text: str, module: str) -> Asset:
        base = f"{STATIC}{self._digest}/"
        modules = sorted({*self._needed(MAIN), *self._needed(module)})
        preloads = "".join(f'    <link rel="modulepreload" href="{base}{name}" />\n' for name in modules)
        text = text.replace(f'"{STATIC}', f'"{base}').replace("  </head>", f"{preloads}  </head>")
        return asset_of(PAGE, text.encode())

    def _needed(self, module: str) -> Iterator[str]:
        """A module and all that it imports, directly or not."""
        seen: set[str] = set()
        ahead = [module]
        while ahead:
            name = ahead.pop()
            if name in self._assets and name not in seen:
                seen.add(name)
                yield name
                folder = posixpath.dirname(name)
                text = self._assets[name].body.decode()
                ahead += (posixpath.normpath(posixpath.join(folder, found)) for found in IMPORT.findall(text))


def served(path: Path) -> bool:
    """Whether a file is the client's and not about it."""
    return path.is_file() and path.suffix not in NOT_SERVED and "__pycache__" not in path.parts
