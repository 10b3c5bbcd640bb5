"""Confusables: every pair of the data is one class, whatever the order of its members."""

from __future__ import annotations

import unicodedata

import pytest
from confusable_homoglyphs.confusables import confusables_data
from hypothesis import given
from hypothesis import strategies as st

from baohuang.server.lookalikes import DIRECTION, skeleton


def test_every_pair_of_the_data_shares_a_skeleton() -> None:
    """Those apart that hold characters which are no character of their own."""
    torn = [
        (sign, other["c"])
        for sign, others in confusables_data.items()
        for other in others
        if len(sign.replace(DIRECTION, "")) == 1
        and unicodedata.is_normalized("NFD", sign)
        and unicodedata.is_normalized("NFD", other["c"])
        and skeleton(sign.replace(DIRECTION, "")) != skeleton(other["c"].replace(DIRECTION, ""))
    ]
    assert torn == []


@pytest.mark.parametrize(
    ("one", "other", "alike"), [("m", "rn", True), ("O", "0", True), ("I", "l", True), ("w", "vv", False)]
)
def test_letters_and_digits(one: str, other: str, alike: bool) -> None:
    """What the standard has, and what it has not."""
    assert (skeleton(one) == skeleton(other)) is alike


@given(st.text(max_size=30))
def test_a_skeleton_is_its_own(text: str) -> None:
    assert skeleton(skeleton(text)) == skeleton(text)
