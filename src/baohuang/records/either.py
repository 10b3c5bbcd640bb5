"""Reading a record in whichever of its two forms it is."""

from __future__ import annotations

from baohuang.records.fault import BadRecord
from baohuang.records.record import Record, from_json
from baohuang.records.text import from_text


def read_record(stored: bytes) -> Record:
    """The record of a file: JSON where it begins with a brace, else text. Raises `BadRecord`."""
    if stored.lstrip().startswith(b"{"):
        return from_json(stored)
    try:
        return from_text(stored.decode())
    except UnicodeDecodeError as error:
        raise BadRecord(f"byte {error.start}", "the text is not UTF-8") from error
