"""`baohuang rules` explains, and refuses what it does not know."""

import json

import pytest

from baohuang.cli.main import main


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a call that succeeds prints."""
    assert main(["rules", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "# Weihai: how it is played"),
        ("zh-Hans", "# 威海保皇：玩法说明"),
        ("zh-Hant", "# 威海保皇：玩法說明"),
        ("ja", "# 威海ルールの遊び方"),
    ],
)
def test_it_explains_in_four_languages(capsys: pytest.CaptureFixture[str], lang: str, title: str) -> None:
    assert printed(capsys, "weihai", "--lang", lang).splitlines()[0] == title


def test_options_are_explained_as_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "weihai", "--lang", "en", "--options", '{"sixes": 16}')
    assert "168 cards, out of 4 packs." in told
    assert "- Number of 6s (sixes): sixteen" in told


def test_json_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    page = json.loads(printed(capsys, "qingdao", "--lang", "en", "--format", "json"))
    assert [section["id"] for section in page["sections"]][:3] == ["game", "cards", "deal"]


def test_without_a_name_the_rulesets_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert [line.split()[0] for line in printed(capsys).splitlines()] == ["qingdao", "weifang", "weihai", "classic108"]


def test_the_language_is_that_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert printed(capsys, "qingdao").startswith("# 青島ルールの遊び方")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["yantai"], "There is no ruleset of that name."),
        (["qingdao", "--options", '{"pass": "never"}'], "One of the room options"),
        (["qingdao", "--options", '{"sixes": 13}'], "One of the room options"),
        (["qingdao", "--options", "[1]"], "One of the room options"),
        (["qingdao", "--options", "{"], "One of the room options"),
        (["classic108", "--options", '{"players": 4, "swap_guard": "on"}'], "One of the room options"),
    ],
)
def test_what_it_does_not_know_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert main(["rules", *arguments, "--lang", "en"]) == 2
    assert complaint in capsys.readouterr().err


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "qingdao", "--lang", "fr"]) == 2
    assert "zh-Hans, zh-Hant, ja, en" in capsys.readouterr().err
