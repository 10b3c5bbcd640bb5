"""The language follows the reader's wish."""

import pytest

from baohuang.messages import locale_language, negotiate


@pytest.mark.parametrize(
    ("wish", "lang"),
    [
        (None, "en"),
        ("", "en"),
        ("*", "en"),
        ("fr-FR,de;q=0.8", "en"),
        ("zh", "zh-Hans"),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"),
        ("zh-TW,zh;q=0.9", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("zh-Hans-TW", "zh-Hans"),
        ("en;q=0.3, ja;q=0.7", "ja"),
        ("ja;q=0, en", "en"),
        ("ja;q=nonsense, zh-MO;q=0.1", "zh-Hant"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("JA_jp", "ja"),
        (";;;,,;q=", "en"),
    ],
)
def test_the_wish_is_met(wish: str | None, lang: str) -> None:
    assert negotiate(wish) == lang


def test_a_terminal_speaks_the_language_of_its_locale() -> None:
    """LC_ALL goes before LC_MESSAGES, and that before LANG; an empty one does not count."""
    assert locale_language({"LC_ALL": "", "LC_MESSAGES": "ja_JP.UTF-8", "LANG": "zh_CN.UTF-8"}) == "ja"
    assert locale_language({"LC_ALL": "C", "LANG": "ja_JP.UTF-8"}) == "en"
    assert locale_language({}) == "en"
