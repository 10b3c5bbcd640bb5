"""The oracle itself, against the examples that RULES and the public cases give: it must not share our errors."""

import json

import pytest

from baohuang.cards.notation import parse_cards
from baohuang.rulesets.options import Value
from baohuang.rulesets.registry import ruleset
from tests.plays import oracle
from tools.register import ROOT

RULES_EXAMPLES = [
    ("qingdao", "ww999", "WWJJJ", "beats"),
    ("qingdao", "ww999", "WWWJJ", "beats"),
    ("qingdao", "ww999", "WW999", "not-stronger"),
    ("qingdao", "ww999", "WwJJJ", "not-stronger"),
    ("qingdao", "ww999", "22222", "not-stronger"),
    ("qingdao", "ww999", "WWJJ", "wrong-size"),
    ("qingdao", "W99", "GTT", "beats"),
    ("qingdao", "999", "www", "beats"),
    ("qingdao", "999", "wTT", "beats"),
    ("qingdao", "WW9", "GWT", "not-stronger"),
    ("weihai", "W9", "WE", "not-stronger"),
    ("weifang", "WJJ", "222QQ", "closes"),
    ("weifang", "WJJ", "22222", "closes"),
    ("weifang", "WJJ", "222QK", "bad-shape"),
    ("weifang", "WJJ", "2222Q", "bad-shape"),
    ("weifang", "WW", "222222", "closes"),
    ("weifang", "WW", "G222", "closes"),
    ("weifang", "W", "2222", "wrong-size"),
    ("weifang", "9999", "WWWW", "beats"),
    ("weifang", "9c9c9c9c", "WWWW", "not-stronger"),
    ("weifang", "9c9c9c9c", "9d9d9d9d", "not-stronger"),
    ("weifang", "9c9c9c9c", "TcTcTcTd", "not-stronger"),
    ("classic108", "333444555777", "444555666888", "beats"),
    ("classic108", "555", "5554", "wrong-kind"),
    ("classic108", "3334", "55566", "wrong-kind"),
    ("classic108", "3334447777", "5556668888", "beats"),
    ("classic108", "3333", "44", "not-stronger"),
]


@pytest.mark.parametrize(("rules", "top", "play", "expected"), RULES_EXAMPLES)
def test_examples_of_the_rules(rules: str, top: str, play: str, expected: str) -> None:
    assert oracle.judge(ruleset(rules).grammar, parse_cards(play), parse_cards(top)) == expected


def test_single_only_bars_the_rest() -> None:
    """`twos_scope=single_only`: only a lone `W` or `G` is answered by 2s."""
    options: dict[str, Value] = {"twos_scope": "single_only"}
    spec = ruleset("weifang", options).grammar
    tops = ["W", "E", "G", "WJJ"]
    answers = ["222", "222", "22222", "222QQ"]
    found = [oracle.judge(spec, parse_cards(play), parse_cards(top)) for top, play in zip(tops, answers, strict=True)]
    assert found == ["closes", "closes", "closes", "bad-shape"]


def test_public_cases() -> None:
    """Every public `beats` case without a hand."""
    cases = [json.loads(line) for line in (ROOT / "spec" / "cases.jsonl").read_text("utf-8").splitlines()]
    judged = [case for case in cases if case["request"]["op"] == "beats" and "hand" not in case["request"]]
    for case in judged:
        asked, expected = case["request"], case["expect"]
        spec = ruleset(asked["rules"], asked.get("options")).grammar
        found = oracle.judge(spec, parse_cards(asked["play"]), parse_cards(asked["top"]))
        ok = found in {"beats", "closes"}
        answer = {"ok": ok, "closes": found == "closes", "error": None if ok else found}
        assert {key: answer[key] for key in expected} == expected, asked
    assert len(judged) > 60
