"""Names: the same validator on every path; nothing invisible, nothing that passes for another's name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baohuang.server.names import BadName, clean, skeleton


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("Pine", "Pine"),
        ("  Pine   Tree ", "Pine Tree"),
        ("Ｐｉｎｅ", "Pine"),
        ("松树", "松树"),
        ("パオ", "パオ"),
        ("ﾊﾟｵ", "パオ"),
        ("Zoë", "Zoë"),
        ("<b>x</b>", "<b>x</b>"),  # markup is text, and is shown as text
        ("7", "7"),
    ],
)
def test_case_19_a_name_is_normalised(given_name: str, kept: str) -> None:
    assert clean(given_name) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 21,
        "a\u202eb",  # right-to-left override
        "a\u200bb",  # zero-width space
        "a\u200db",
        "a\u2066b",
        "a\x00b",
        "a\x07b",
        "\ue000a",
        "\ufeffa",
        "!!!",
        "a" + "\u0301" * 5,
        "\ud800a",
        "x" * 100_000,
    ],
)
def test_case_19_a_name_that_nobody_may_have(name: str) -> None:
    with pytest.raises(BadName):
        clean(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Paul", "РаuI"),  # Cyrillic letters, a capital i
        ("paul", "P A U L"),
        ("Olga", "0lga"),
        ("Zoë", "Zoe"),
        ("Zoe", "Ζοe"),  # Greek
        ("Nick", "Νick"),  # a capital Nu, whose small form passes for a v
        ("moon", "rnoon"),
        ("MOON", "moon"),
        ("Pine", "Ｐｉｎｅ"),
        ("Νίκος", "ΝΙΚΟΣ"),
        ("Straße", "STRASSE"),
        ("ハナ", "八ナ"),  # katakana, a character
        ("scope", "ѕсоре"),
        ("1ucy", "lucy"),
    ],
)
def test_names_that_look_alike_are_taken_for_one_another(one: str, other: str) -> None:
    """Unicode TS 39, also where only one case of a letter passes for another."""
    assert skeleton(one).like(skeleton(other))


def test_names_that_differ_are_not() -> None:
    names = (
        "Pine",
        "Plum",
        "Bamboo",
        "Ali",
        "All",
        "Mia",
        "Nia",
        "Via",
        "松",
        "竹",
        "パオ",
        "ハオ",
        "バオ",
        "हरि",
        "हरु",
    )
    keys = {name: skeleton(name) for name in names}
    alike = [(one, other) for one in names for other in names if one < other and keys[one].like(keys[other])]
    assert alike == []


@given(st.text(max_size=40))
def test_a_clean_name_stays_clean(text: str) -> None:
    """Whatever comes in: refused, or kept in a form that is kept again as it is."""
    try:
        name = clean(text)
    except BadName:
        return
    assert clean(name) == name
    assert skeleton(name) == skeleton(f" {name} ")
