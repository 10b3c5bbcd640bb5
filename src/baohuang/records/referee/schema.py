"""The JSON Schema of requests and answers, made from their structs."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from baohuang.records.referee.answers import (
    BeatsAnswer,
    LegalAnswer,
    Refusal,
    ScoreAnswer,
    SettleAnswer,
    StateAnswer,
)
from baohuang.records.referee.requests import AnyRequest

ANSWERS: Final = (BeatsAnswer, LegalAnswer, ScoreAnswer, SettleAnswer, StateAnswer, Refusal)


def referee_schema() -> dict[str, Any]:
    """One document: a line is a `request`, what comes back is an `answer`."""
    (request, *answers), components = msgspec.json.schema_components(
        [AnyRequest, *ANSWERS], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "baohuang referee",
        "oneOf": [{"$ref": "#/$defs/request"}, {"$ref": "#/$defs/answer"}],
        "$defs": {"request": request, "answer": {"oneOf": answers}, **components},
    }
