"""Where a person's own house is kept when nobody says otherwise."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

FILE = "house.sqlite3"


def default_database(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The database in the user's data folder, as the platform has it.

    >>> default_database({"XDG_DATA_HOME": "/data"}, "linux").as_posix()
    '/data/baohuang/house.sqlite3'
    """
    home = Path(environment.get("HOME") or environment.get("USERPROFILE") or ".")
    if platform == "win32":
        folder = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return folder / "baohuang" / FILE
