"""``/openapi.json`` made true: what answers really look like where the framework cannot see it.

Refusals are always JSON, an unreadable request is a 400, a body may be too long, and records, replays and analyses are
structs of ours, written as they are.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import FastAPI

from baohuang.bots.analysis import Analysis
from baohuang.records.record import SealedRecord
from baohuang.server.refusals import Refusal
from baohuang.server.replays import Replay

DEAL: Final = "/api/tables/{table}/deals/{deal}"
JSON: Final = "application/json"
STRUCTS: Final[dict[tuple[str, str], type]] = {
    (DEAL, "get"): SealedRecord,
    (f"{DEAL}/replay", "get"): Replay,
    ("/api/replays", "post"): Replay,
    (f"{DEAL}/analysis", "get"): Analysis,
}
"""Answers that are written from structs, by path and method."""

TEXT: Final = {"schema": {"type": "string"}}
BESIDE: Final[dict[tuple[str, str], tuple[str, dict[str, Any]]]] = {
    (DEAL, "get"): ("text/plain", TEXT),
    ("/api/rooms/{code}/qr.svg", "get"): ("image/svg+xml", TEXT),
}
"""Answers that are no JSON."""

REFERENCE: Final = "#/components/schemas/{name}"
NEVER_SENT: Final = ("HTTPValidationError", "ValidationError")


def describe(app: FastAPI) -> None:
    """Let the application tell the truth about itself."""
    told = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            mend(told())
        return told()

    app.openapi = openapi  # type: ignore[method-assign]


def mend(schema: dict[str, Any]) -> None:
    """Correct a description in place."""
    parts: dict[str, Any] = schema["components"]["schemas"]
    for name in NEVER_SENT:
        parts.pop(name, None)
    references, structs = msgspec.json.schema_components(STRUCTS.values(), ref_template=REFERENCE)
    parts.update(structs)
    parts.setdefault("Refusal", Refusal.model_json_schema())
    by_struct = dict(zip(STRUCTS, references, strict=True))
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            answers: dict[str, Any] = operation["responses"]
            _mend_refusals(answers, has_body="requestBody" in operation)
            content = answers.get("200", {}).setdefault("content", {})
            if (path, method) in by_struct:
                content[JSON] = {"schema": by_struct[path, method]}
            if (path, method) in BESIDE:
                media, shape = BESIDE[path, method]
                content[media] = shape


def _mend_refusals(answers: dict[str, Any], *, has_body: bool) -> None:
    answers.pop("422", None)
    if has_body:
        refusal = {"schema": {"$ref": REFERENCE.format(name="Refusal")}}
        answers.setdefault("413", {"description": "Content Too Large", "content": {JSON: refusal}})
    for status, answer in answers.items():
        content = answer.get("content", {})
        if status >= "400" and JSON not in content and content:
            answer["content"] = {JSON: next(iter(content.values()))}
