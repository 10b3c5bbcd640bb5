"""Copies of the running house's file, whole at one moment, while it is being written."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from baohuang.server.store import open_database

PAGES_A_STEP = 500


class Taken(FileExistsError):
    """A backup never overwrites anything."""


def back_up(database: Path, copy: Path) -> int:
    """Copy a house's database; the bytes written. Raises `Taken`, `FileNotFoundError` or `sqlite3.Error`."""
    if not database.is_file():
        raise FileNotFoundError(database)
    if copy.exists():
        raise Taken(copy)
    copy.touch(mode=0o600)
    source = open_database(database)
    target = sqlite3.connect(copy)
    try:
        source.backup(target, pages=PAGES_A_STEP)
        target.execute("PRAGMA journal_mode=DELETE")
        ((verdict,),) = target.execute("PRAGMA integrity_check")
        if verdict != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {verdict}")
    finally:
        target.close()
        source.close()
    return copy.stat().st_size
