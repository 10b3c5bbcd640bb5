"""Records as JSON: identity, and damage that is noticed."""

import hashlib
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from baohuang.records.fault import BadRecord
from baohuang.records.record import Record, from_json, record_of, seal_of, to_json
from baohuang.rulesets.options import OptionError
from baohuang.rulesets.registry import UnknownRules
from tests.records.deals import random_record

RECORD = random_record(3, most=30)
JSON = to_json(RECORD)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 60))
def test_json_and_back(seed: int, most: int) -> None:
    """Reading what was written gives the same record."""
    record = random_record(seed, most=most)
    assert from_json(to_json(record)) == record


@pytest.mark.parametrize("seed", [0, -5, 10**40, b"secret"])
def test_commitment_is_the_hash_of_the_seed(seed: int | bytes) -> None:
    """Before the deal SHA-256 of the seed is published: an integer by its decimal digits, a secret by its bytes."""
    secret = seed if isinstance(seed, bytes) else str(seed).encode()
    record = record_of("weihai", seed=seed)
    assert record.commitment == hashlib.sha256(secret).hexdigest()
    assert from_json(to_json(record)) == record


def test_laid_out_hands_have_no_commitment() -> None:
    record = Record(rules="weihai", version=1, hands=("9c", "", "", "", ""))
    assert record.commitment is None
    assert from_json(to_json(record)) == record


def test_every_cut_is_noticed() -> None:
    """A record cut off anywhere is refused, with the place."""
    for end in range(len(JSON)):
        with pytest.raises(BadRecord) as caught:
            from_json(JSON[:end])
        assert caught.value.where


def test_every_changed_byte_is_noticed() -> None:
    """Whatever one byte is changed into, the record is refused, unless it still says the same."""
    for at, byte in enumerate(JSON):
        for other in (byte ^ 1, byte ^ 32):
            with suppress(BadRecord):
                assert from_json(JSON[:at] + bytes([other]) + JSON[at + 1 :]) == RECORD


def test_a_missing_action_is_named_by_the_seal() -> None:
    shorter = replace(RECORD, actions=RECORD.actions[:-1])
    tampered = to_json(shorter).replace(to_json(shorter)[-90:], JSON[-90:])
    with pytest.raises(BadRecord, match="seal: 30 actions were sealed, but there are 29"):
        from_json(tampered)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (('"baohuang_record":1', '"baohuang_record":2'), "baohuang_record"),
        (('"seed":3', '"seed":4'), "commitment"),
        (('"seed":3', '"seed":true'), "$.record.seed"),
        (('"seed":3', '"hands":[]'), "commitment"),
        (('"version":1', '"version":0'), "$.record.version"),
        (('"record":{', '"record":{"more":1,'), "$.record"),
        (('"rules":"', '"rules":"-'), "$.record.rules"),
    ],
)
def test_damage_is_located(change: tuple[str, str], where: str) -> None:
    """The place of the damage is named, by path or by byte."""
    before, after = change
    assert before in JSON.decode()
    with pytest.raises(BadRecord) as caught:
        from_json(JSON.decode().replace(before, after, 1))
    assert caught.value.where == where


@pytest.mark.parametrize("text", [b"", b"null", b"[" * 100_000, b"\xff", b"{}", b"1" + b"0" * 5000])
def test_what_is_no_record_is_refused(text: bytes) -> None:
    with pytest.raises(BadRecord):
        from_json(text)


def test_the_seal_covers_everything() -> None:
    """No two different records have the same seal, even where only the order of options differs it is the same."""
    base = record_of("weihai", {"sixes": 16, "pass": "hard"}, seed=1)
    assert seal_of(base) == seal_of(record_of("weihai", {"pass": "hard", "sixes": 16}, seed=1))
    others = [
        replace(base, starter=0),
        replace(base, number=2),
        replace(base, redeal=1),
        replace(base, seed="01"),
        replace(base, options={}),
        replace(base, actions=("0 enthrone",)),
    ]
    seals = {seal_of(record).sha256 for record in [base, *others]}
    assert len(seals) == len(others) + 1


def test_a_record_begins_with_known_rules_and_options() -> None:
    with pytest.raises(UnknownRules):
        record_of("yantai", seed=1)
    with pytest.raises(OptionError):
        record_of("weihai", {"sixes": 14}, seed=1)
