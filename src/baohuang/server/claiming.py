"""One house to a file: two would each deal at the same tables."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

if sys.platform != "win32":
    import fcntl


def claim(database: Path) -> AbstractContextManager[object]:
    """Keep every other server from this database until the context ends or the process does, in whatever way.

    The operator's commands are not kept from it. Raises `OSError` where another server has it. Windows knows no such
    claim.
    """
    if sys.platform == "win32":
        return nullcontext()
    whole = database.resolve()
    file = whole.with_name(whole.name + "-serving").open("w")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        file.close()
        raise OSError("another server has this database") from error
    except OSError:
        file.close()
        raise
    return file
