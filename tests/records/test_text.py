"""Records as text: identity, comments, and damage that is noticed by line."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from baohuang.records.fault import BadRecord
from baohuang.records.record import Record, record_of
from baohuang.records.text import from_text, to_text
from tests.records.deals import random_record

RECORD = random_record(3, most=30)
TEXT = to_text(RECORD)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 60))
def test_text_and_back(seed: int, most: int) -> None:
    """Reading what was written gives the same record, and writing what was read the same text."""
    record = random_record(seed, most=most)
    text = to_text(record)
    assert from_text(text) == record
    assert to_text(from_text(text)) == text


@pytest.mark.parametrize(
    "record",
    [
        record_of("weihai", seed=b"\x00\xff", starter=4),
        record_of("weihai", seed=-(10**30)),
        Record(rules="weihai", version=1, hands=("9cE", "", "g", "Ts", ""), starter=2),
        Record(rules="classic108", version=1, hands=("9c", "", "", "Ts", ""), kitty="3c3d3h"),
        replace(record_of("weihai", seed=1), number=7, redeal=2),
    ],
    ids=["secret", "negative", "hands", "kitty", "match"],
)
def test_every_kind_of_head(record: Record) -> None:
    assert from_text(to_text(record)) == record


def test_comments_and_blank_lines_are_not_read() -> None:
    lines = [f"  {line}  # {at}" for at, line in enumerate(TEXT.splitlines())]
    assert from_text("# before\r\n\r\n" + "\r\n\n".join(lines) + "\n# after") == RECORD


def test_every_cut_is_noticed() -> None:
    """A record cut off anywhere is refused, with the line; only the last line break may be missing."""
    assert from_text(TEXT[:-1]) == RECORD
    for end in range(len(TEXT) - 1):
        with pytest.raises(BadRecord) as caught:
            from_text(TEXT[:end])
        assert caught.value.where.startswith("line ")


def test_every_missing_line_is_noticed() -> None:
    lines = TEXT.splitlines(keepends=True)
    for at, line in enumerate(lines):
        if not line.startswith("commitment"):
            with pytest.raises(BadRecord):
                from_text("".join(lines[:at] + lines[at + 1 :]))


def test_every_changed_character_is_noticed() -> None:
    """Whatever one character is changed into, the record is refused, unless it still says the same."""
    for at in range(len(TEXT)):
        for other in "3Ex# ":
            with suppress(BadRecord):
                assert from_text(TEXT[:at] + other + TEXT[at + 1 :]) == RECORD


@pytest.mark.parametrize(
    ("before", "after", "where"),
    [
        ("baohuang record 1", "baohuang record 2", "line 1"),
        ("\n12. ", "\n13. ", "line 18"),
        ("\nseed 3", "\nseed 03", "line 4"),
        ("\nseed 3", "\nseed 3\nseed 3", "line 5"),
        ("\nseed 3", "\nsead 3", "line 4"),
        ("\nseed 3", "\nseed 4", "line 5"),
        ("\nstarter", "\nstarter x", "line 6"),
        ("\n1. ", "\n1. now ", "line 7"),
        ("\nend 30", "\nend 31", "line 37"),
        ("\nend 30", "\nredeal 1\nend 30", "line 37"),
    ],
)
def test_damage_is_located(before: str, after: str, where: str) -> None:
    """The line of the damage is named."""
    assert before in TEXT, TEXT[:300]
    with pytest.raises(BadRecord) as caught:
        from_text(TEXT.replace(before, after, 1))
    assert caught.value.where == where


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing", "end 0 0", "baohuang record 1"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        from_text(text)
