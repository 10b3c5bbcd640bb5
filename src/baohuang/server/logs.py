"""What the server writes about itself, a line an event: as text, or as JSON for a program that reads it.

An event has a short name and *facts*: numbers, ids of tables, codes. Never a card, a name, a token, a password, a word
that somebody said, nor an address with a room's letters in it.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Final, TextIO

import msgspec

Fact = str | int | float | None
TALKATIVE: Final = ("uvicorn", "asyncio", "websockets", "multipart")
"""Libraries whose details hold whole frames and headers: they are never heard below `info`."""


def event(logger: logging.Logger, level: int, name: str, /, **facts: Fact) -> None:
    """Write an event down."""
    if logger.isEnabledFor(level):
        logger.log(level, name, extra={"facts": facts})


class Json(logging.Formatter):
    """A JSON object a line: ``at`` (UTC), ``level``, ``logger``, ``event``, the facts, and perhaps a ``trace``."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **_facts(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Text(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        """A line, and perhaps a trace below it."""
        facts = "".join(f" {name}={value}" for name, value in _facts(record).items())
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return f"{record.levelname} {record.name} {record.getMessage()}{facts}{trace}"


def configure(form: str, level: str, stream: TextIO | None = None) -> None:
    """Write to `stream`, by default standard error, in this form what has at least this weight."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Json() if form == "json" else Text())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.getLevelNamesMapping()[level.upper()], logging.INFO))


def _facts(record: logging.LogRecord) -> dict[str, object]:
    return getattr(record, "facts", {})
