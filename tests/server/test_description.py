"""What ``/openapi.json`` says: every answer with its shape; a real server is asked whether it is so."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from baohuang.server.app import Settings, create_app
from tests.server.running import in_thread
from tools.fuzz_http import examine


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The description."""
    found: dict[str, Any] = create_app(Settings(tmp_path_factory.mktemp("house") / "x")).openapi()
    return found


def test_every_answer_has_a_shape(schema: dict[str, Any]) -> None:
    """But the empty ones; a request that cannot be read is answered with 400."""
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            assert "422" not in operation["responses"], (method, path)
            for status, answer in operation["responses"].items():
                shapes = [one["schema"] for one in answer.get("content", {}).values()]
                assert all(shapes), (method, path, status)
                assert shapes or status == "204", (method, path, status)
            if "requestBody" in operation:
                assert "413" in operation["responses"]


def test_every_reference_leads_somewhere(schema: dict[str, Any]) -> None:
    names = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(schema)))
    assert names <= set(schema["components"]["schemas"])
    assert {"Refusal", "Replay", "SealedRecord", "ReplayStep"} <= names


def test_the_api_answers_as_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short run of `make fuzz-http`: requests that fit the description and such that do not; no answer is a 500."""
    monkeypatch.setattr("baohuang.server.limits.Buckets.take", lambda *_: True)
    with in_thread(tmp_path / "house.sqlite3") as server:
        statuses, faults = examine(server.port, 1, 1, "registered")
    assert faults == []
    assert max(statuses) < 500
