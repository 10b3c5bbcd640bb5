"""Rulesets as data: JSON there and back, small, strict, and without a second name for the same room."""

import msgspec
import pytest
from msgspec.structs import replace

from baohuang.plays.specs import Climbing, Hanging
from baohuang.rulesets.registry import RULESETS, UnknownRules, ruleset
from baohuang.rulesets.specs import Call, Enthrone, MarkedGuard, Ruleset
from tests.properties.rooms import ROOM_NAMES, ROOMS


@pytest.mark.parametrize("rules", ROOMS, ids=ROOM_NAMES)
def test_json_round_trip(rules: Ruleset) -> None:
    """A room's rules written as JSON read back as the same rules."""
    text = msgspec.json.encode(rules)
    assert msgspec.json.decode(text, type=Ruleset) == rules
    assert msgspec.json.encode(msgspec.json.decode(text, type=Ruleset)) == text


@pytest.mark.parametrize("rules_id", RULESETS)
def test_a_ruleset_is_small(rules_id: str) -> None:
    """A town is a handful of specs, not a program: under a kilobyte of JSON."""
    assert 200 < len(msgspec.json.encode(ruleset(rules_id))) < 1200


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"version":1', b'"version":0'),
        (b'"seats":5', b'"seats":6'),
        (b'"passing":"soft"', b'"passing":"maybe"'),
        (b'"held_back":"3"', b'"held_back":"4"'),
        (b'"twos_beat_big":0', b'"twos_beat_big":2'),
        (b'"announce_at":"always"', b'"announce_at":9'),
        (b'"clockwise":false', b'"clockwise":false,"more":1'),
        (b'"type":"hanging"', b'"type":"climbing"'),
        (b'"id":"qingdao"', b'"name":"qingdao"'),
    ],
)
def test_bad_json_is_refused(old: bytes, new: bytes) -> None:
    """Unknown fields, values outside their set, a field of another grammar."""
    text = msgspec.json.encode(ruleset("qingdao"))
    assert old in text
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text.replace(old, new), type=Ruleset)


def test_unknown_rules() -> None:
    with pytest.raises(UnknownRules) as caught:
        ruleset("yantai")
    assert caught.value.code == "bad-rules"


def test_the_registry_names_each_ruleset_by_its_id() -> None:
    """With a version that tells old records from new."""
    assert [(name, rules.id, rules.version) for name, rules in RULESETS.items()] == [
        (name, name, 1) for name in ("qingdao", "weifang", "weihai", "classic108")
    ]


def test_a_phase_by_its_spec() -> None:
    rules = ruleset("qingdao")
    assert rules.phase(Call) == Call()
    assert rules.phase(MarkedGuard) is None
    enthrone = rules.phase(Enthrone)
    assert enthrone == Enthrone(needs_set=True, forced="on")


def test_specs_do_not_change() -> None:
    """Frozen: a room's rules are values."""
    rules = ruleset("weihai")
    with pytest.raises(AttributeError):
        rules.version = 2  # type: ignore[misc]
    assert hash(rules) == hash(replace(rules))


def test_two_grammars() -> None:
    assert {name: type(rules.grammar) for name, rules in RULESETS.items()} == {
        "qingdao": Hanging,
        "weifang": Hanging,
        "weihai": Hanging,
        "classic108": Climbing,
    }
