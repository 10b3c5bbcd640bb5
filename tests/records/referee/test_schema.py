"""The JSON Schema that the referee prints is of what it does."""

from typing import Any

import msgspec

from baohuang.records.referee import referee_schema
from baohuang.records.referee.answers import StateAnswer
from tests.cases.test_cases import CASES

SCHEMA = referee_schema()


def test_every_operation_is_described() -> None:
    requests = SCHEMA["$defs"]["request"]["discriminator"]["mapping"]
    assert set(requests) == {"beats", "legal", "score", "settle", "deal", "position"}


def test_every_key_of_the_cases_is_described() -> None:
    """What the public cases ask with, the schema knows."""
    mapping = SCHEMA["$defs"]["request"]["discriminator"]["mapping"]
    for case in CASES:
        request: dict[str, Any] = case["request"]
        if request.get("op") in mapping and "unknown" not in request:
            definition = SCHEMA["$defs"][mapping[request["op"]].rpartition("/")[2]]
            assert set(request) <= set(definition["properties"]), request


def test_a_state_has_the_keys_of_the_specification() -> None:
    """REFEREE.md lists them."""
    keys = "ok phase to_act emperor guard revealed solo multiplier top top_by leader called pile kitty discards"
    keys += " smothered hands out points winner"
    assert set(StateAnswer.__struct_fields__) == {"id", *keys.split()}


def test_references_resolve() -> None:
    text = msgspec.json.encode(SCHEMA).decode()
    named = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert named <= set(SCHEMA["$defs"])
