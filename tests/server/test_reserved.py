"""Names that are the house's own: a guest's who has chosen none, and those of its bots."""

from __future__ import annotations

import pytest

from baohuang.bots.registry import BOTS
from baohuang.messages import LANGS, text
from baohuang.server.course import BOT_NAMES
from baohuang.server.names import clean, skeleton
from baohuang.server.reserved import is_reserved
from baohuang.server.sessions import NAMES, fresh_ticket


@pytest.mark.parametrize(
    "name",
    [
        *(f"{word} 907" for word in NAMES),
        *BOT_NAMES,
        *BOTS,
        *(text(lang, f"bot-{level}") for lang in LANGS for level in ("easy", "medium", "strong")),
        "bamboo123",
        "Ｊａｄｅ ４５６",
        "Jade I0l",
        "JADE 1O0",
        "Μoon 555",  # a capital Mu
        "rnoon 555",
        "Piné 222",
        "Greedy",
        "松SONG",
    ],
)
def test_a_name_of_the_house_is_nobody_elses(name: str) -> None:
    """In any form that looks like it."""
    assert is_reserved(skeleton(clean(name)), BOTS)


@pytest.mark.parametrize(
    "name", ["Jade", "Jade 12", "Jade 1234", "123 Jade", "Jade 12x", "Jadeite 123", "松", "Song", "Strongman", "Paul"]
)
def test_other_names_are_free(name: str) -> None:
    assert not is_reserved(skeleton(clean(name)), BOTS)


def test_every_guest_goes_by_such_a_name() -> None:
    assert all(is_reserved(skeleton(fresh_ticket().name), ()) for _ in range(200))
