"""Every code that refuses something has a sentence, in the game's own words."""

import re

import pytest

from baohuang.messages import LANGS, ids, text
from tools.register import ROOT

SERVER = ("stale", "rate", "closed", "full", "unknown-table", "not-your-seat", "unauthorised", "internal")
IN_THE_GAMES_WORDS = {
    "must-yield": {"zh-Hans": "让位", "zh-Hant": "讓位", "ja": "譲位", "en": "yield the throne"},
    "held-back": {"zh-Hans": "憋", "zh-Hant": "憋", "ja": "ジョーカーを添え", "en": "joker attached"},
    "must-lead": {"zh-Hans": "过牌", "zh-Hant": "過牌", "ja": "パス", "en": "pass"},
    "not-callable": {"zh-Hans": "叫", "zh-Hant": "叫", "ja": "宣言", "en": "called"},
    "wrong-kind": {"zh-Hans": "炸弹", "zh-Hant": "炸彈", "ja": "爆弾", "en": "bomb"},
    "bad-shape": {"zh-Hans": "一套牌", "zh-Hant": "一套牌", "ja": "組", "en": "play"},
    "deal-over": {"zh-Hans": "一局", "zh-Hant": "一局", "ja": "一局", "en": "deal"},
}


def codes_of_the_rules() -> list[str]:
    """The codes that RULES §5 lists."""
    errors = (ROOT / "spec" / "RULES.md").read_text("utf-8").partition("## 5.")[2]
    listed = errors.partition("in which they are checked:")[2].partition("An answer from")[0]
    return re.findall(r"`([a-z-]+)`", listed)


def test_the_rules_list_twenty_codes() -> None:
    """The list is read from the text; this holds the reading."""
    assert len(codes_of_the_rules()) == 20


@pytest.mark.parametrize("code", [*codes_of_the_rules(), *SERVER])
def test_every_code_has_a_sentence(code: str) -> None:
    assert f"error-{code}" in ids("en", "errors")


@pytest.mark.parametrize("lang", LANGS)
def test_a_sentence_is_one_that_ends(lang: str) -> None:
    sentences = [text(lang, one) for one in ids(lang, "errors")]
    assert [one for one in sentences if not one.endswith((".", "。"))] == []


@pytest.mark.parametrize("code", IN_THE_GAMES_WORDS)
def test_the_sentence_uses_the_words_of_the_game(code: str) -> None:
    said = {lang: word in text(lang, f"error-{code}") for lang, word in IN_THE_GAMES_WORDS[code].items()}
    assert said == dict.fromkeys(LANGS, True)
