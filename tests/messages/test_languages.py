"""The four languages say the same things."""

import re

import pytest

from baohuang.messages import FILES, LANGS
from tests.messages.catalogue import entries, everything, junk, variables

MARKUP = re.compile(r"<[a-zA-Z/!]|&[a-z]+;|\*\*|`|\]\(")
OF_ONE_LANGUAGE = {
    "zh-Hans": re.compile("[衛讓獨掛畫雙張輪發順風頭寶後個們這裡開關對應來說時間種過還沒給誰邊與為當會點數壓見無從動]"),
    "zh-Hant": re.compile("[卫让独挂画双张轮发顺风头宝个们这开关对应来说时间种过还没给谁边与为当会点数压见无从动]"),
}
PAIRS = [(lang, file) for lang in LANGS for file in FILES]


@pytest.mark.parametrize(("lang", "file"), PAIRS)
def test_every_line_is_fluent(lang: str, file: str) -> None:
    """A line that cannot be parsed is dropped silently by the runtime."""
    assert junk(lang, file) == []


@pytest.mark.parametrize(("lang", "file"), PAIRS)
def test_every_message_exists_in_every_language(lang: str, file: str) -> None:
    assert list(entries(lang, file)) == list(entries("en", file))


@pytest.mark.parametrize("lang", LANGS)
def test_messages_take_the_same_arguments_in_every_language(lang: str) -> None:
    english = {key: variables(text) for key, text in everything("en").items()}
    assert {key: variables(text) for key, text in everything(lang).items()} == english


@pytest.mark.parametrize("lang", LANGS)
def test_no_id_stands_in_two_files(lang: str) -> None:
    """Of two messages with one id, the runtimes of server and client may choose differently."""
    both = [key for file in FILES for key in entries(lang, file)]
    assert sorted(both) == sorted(set(both))


@pytest.mark.parametrize("lang", LANGS)
def test_messages_hold_no_markup(lang: str) -> None:
    """They are shown as text everywhere."""
    assert [key for key, text in everything(lang).items() if MARKUP.search(text)] == []


@pytest.mark.parametrize("lang", OF_ONE_LANGUAGE)
def test_the_two_scripts_do_not_mix(lang: str) -> None:
    """Simplified text holds no traditional form of the common words of the game, and the other way round."""
    assert [key for key, text in everything(lang).items() if OF_ONE_LANGUAGE[lang].search(text)] == []
