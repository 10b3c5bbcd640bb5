"""Random words that people pass on: on a command line, in a link, by hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baohuang.cli.main import main
from baohuang.server.sessions import fresh_ticket
from baohuang.server.specs import FREE
from baohuang.server.store import Store
from baohuang.server.tokens import SIGNS, drawn
from tests.server.test_house import opened, run


def test_a_word_is_of_letters_and_digits() -> None:
    """Every sign comes, at the first place too, and nothing else."""
    words = [drawn(12) for _ in range(2000)]
    assert {len(word) for word in words} == {12}
    assert set("".join(words)) == {word[0] for word in words} == set(SIGNS)
    assert all(re.fullmatch("[A-Za-z0-9]{12}", word) for word in words)
    assert len(set(words)) == 2000
    assert set(drawn(200, "AB")) == {"A", "B"}


def test_ids_and_tokens_are_such_words(tmp_path: Path) -> None:
    """A table's id and a bot's token can be given to a command as they are."""

    async def test() -> None:
        with opened(tmp_path / "x") as (house, _):
            tables = [await house.open_table("classic108", {}, [FREE] * 5) for _ in range(64)]
        assert all(re.fullmatch("[A-Za-z0-9]{12}", table) for table in tables)

    run(test)
    assert all(re.fullmatch("[A-Za-z0-9]{43}", fresh_ticket().token) for _ in range(64))


@pytest.mark.parametrize("what", ["export -- -old-id 1", "mute -- -Pine-", "grant -- -a 5"])
def test_a_name_that_begins_with_a_hyphen(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """People's names may, and tables' ids of older houses do: after two hyphens it is no option."""
    database = tmp_path / "house.sqlite3"
    Store(database, lambda _: None).close()
    assert main(["admin", "--db", str(database), *what.split()]) == 2
    said = capsys.readouterr().err
    assert said.startswith("baohuang admin: ")
    assert "usage" not in said
    with pytest.raises(SystemExit):
        main(["admin", "--help"])
    assert "after --" in capsys.readouterr().out
