"""The settings of a running server, from a file, the environment and the command line, the later before the earlier.

One struct says what there is and what fits; a wrong value is refused with the place where it stands.
"""

from __future__ import annotations

import ipaddress
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec.structs import asdict, fields, replace

from baohuang.server.house import MOST_TABLES
from baohuang.server.origin import normal

PREFIX: Final = "BAOHUANG_"
CONFIG: Final = PREFIX + "CONFIG"
"""The variable that names the file."""

LONGEST_DELAY: Final = 60_000

Level = Literal["debug", "info", "warning", "error"]
Form = Literal["text", "json"]


class BadSettings(ValueError):
    """A setting that does not fit; says which, where it comes from and why."""


class Running(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever runs a server may choose.

    `host` and `port`: where to listen; port 0 takes a free one. `database` and `economy`: paths of files, by default in
    the user's data folder and our own. `most_tables`: in memory at a time. `bot_delay`: milliseconds that bots seem to
    think, as ``LOW-HIGH``. `bot_processes`: in how many processes strong bots think; with none they play as quick ones.

    `origins`: how browsers reach the house, as ``https://play.example``; without any it is what they ask for.
    `proxies`: addresses or networks whose ``X-Forwarded-For`` and ``X-Forwarded-Proto`` are believed. `log` and
    `log_level`: the form and the least weight of what is written to standard error.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000
    database: str | None = None
    economy: str | None = None
    most_tables: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = MOST_TABLES
    bot_delay: Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,5}(-[0-9]{1,5})?$")] = "600-1600"
    bot_processes: Annotated[int, msgspec.Meta(ge=0, le=64)] = 1
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    log: Form = "text"
    log_level: Level = "warning"

    @property
    def delay(self) -> tuple[int, int]:
        """The shortest and the longest delay of bots. Raises `ValueError` where they do not fit."""
        low, _, high = self.bot_delay.partition("-")
        shortest, longest = int(low), int(high or low)
        if not shortest <= longest <= LONGEST_DELAY:
            raise ValueError(f"a delay up to {LONGEST_DELAY}, the shorter first, not {self.bot_delay!r}")
        return shortest, longest


NAMES: Final = tuple(field.name for field in fields(Running))
FLAGS: Final = {"database": "--db", "origins": "--origin", "proxies": "--proxy"}
"""Arguments that are not called as the setting is."""

LISTS: Final = frozenset({"origins", "proxies"})


def read(given: Mapping[str, object], environment: Mapping[str, str], file: Path | None = None) -> Running:
    """The settings in force. `given` are those of the command line, None where nothing is said. Raises `BadSettings`.

    >>> read({"port": 9000}, {"BAOHUANG_PORT": "8500", "BAOHUANG_HOST": "::1"}).port
    9000
    """
    named = environment.get(CONFIG)
    path = file or (Path(named) if named else None)
    layers = [] if path is None else [(str(path), _file(path))]
    layers += [(PREFIX + name.upper(), {name: value}) for name, value in _variables(environment).items()]
    layers += [
        (FLAGS.get(name, f"--{name.replace('_', '-')}"), {name: given[name]})
        for name in given
        if given[name] is not None
    ]
    chosen: dict[str, object] = {}
    for source, layer in layers:
        known = asdict(_checked(layer, source))
        chosen |= {name: known[name] for name in layer}
    return msgspec.convert(chosen, Running)


def _file(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadSettings(f"{path}: {error}") from error


def _variables(environment: Mapping[str, str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in NAMES:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            found[name] = [part.strip() for part in text.split(",") if part.strip()] if name in LISTS else text
    return found


def _checked(layer: Mapping[str, object], source: str) -> Running:
    """The settings of one source alone, so that a fault is found where it is."""
    try:
        settings = msgspec.convert(layer, Running, strict=not source.startswith(PREFIX))
        settings.delay  # noqa: B018  # it refuses what does not fit
        for proxy in settings.proxies:
            ipaddress.ip_network(proxy)
        settings = replace(settings, origins=tuple(normal(one) for one in settings.origins))
    except ValueError as error:
        raise BadSettings(f"{source}: {_plain(str(error))}") from error
    return settings


def _plain(fault: str) -> str:
    """A fault that names the setting and not the struct."""
    return re.sub(r" - at `\$\.?(.*)`$", r" (in \1)", fault)
