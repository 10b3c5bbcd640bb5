"""The referee line by line: ids, languages, and lines that hold anything at all."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baohuang.messages import LANGS, text
from baohuang.records.referee import LARGEST, answer_line
from tests.cases.test_cases import CASES

OUT_OF_TURN = {
    "op": "position",
    "rules": "qingdao",
    "hands": ["9c", "9d", "9h", "9s", "Tc"],
    "emperor": 0,
    "guard": 1,
    "leader": 0,
    "actions": ["1 play 9"],
}
OPS = ("beats", "legal", "score", "settle", "deal", "position")
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["9c", "weihai"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=8,
)


def ask(request: Any) -> Any:
    """The answer to a request, decoded."""
    answer = answer_line(json.dumps(request).encode())
    assert answer is not None
    return json.loads(answer)


@pytest.mark.parametrize("given", ["B1", 7, None, 1.5, [1, {"a": "ü"}], {"x": []}, 10**30, True])
def test_an_id_is_echoed(given: Any) -> None:
    """Whatever JSON the id is, it comes back, with a refusal too."""
    beats = {"op": "beats", "rules": "qingdao", "play": "9", "id": given}
    assert ask(beats) == {"id": given, "ok": True, "closes": False}
    assert ask({"op": "dance", "id": given})["id"] == given


def test_without_an_id_none_is_answered() -> None:
    assert ask({"op": "beats", "rules": "qingdao", "play": "9"}) == {"ok": True, "closes": False}


@pytest.mark.parametrize("lang", LANGS)
def test_the_sentence_is_in_the_language_asked_for(lang: str) -> None:
    answer = ask({**OUT_OF_TURN, "lang": lang})
    assert answer == {"ok": False, "at": 0, "error": "not-your-turn", "message": text(lang, "error-not-your-turn")}


@pytest.mark.parametrize(("lang", "ours"), [("zh-TW", "zh-Hant"), ("fr", "en"), ("", "en"), ("x" * 99, "en")])
def test_a_language_that_we_lack_is_read_as_the_nearest(lang: str, ours: str) -> None:
    assert ask({**OUT_OF_TURN, "lang": lang})["message"] == text(ours, "error-not-your-turn")


@pytest.mark.parametrize("line", [b"", b" ", b"\t \r"])
def test_a_blank_line_has_no_answer(line: bytes) -> None:
    assert answer_line(line) is None


def test_a_line_over_the_limit_is_too_large() -> None:
    """A line of 1 MiB is read, a longer one is not."""
    request = b'{"op": "beats", "rules": "qingdao", "play": "9"}'
    fits = answer_line(request + b" " * (LARGEST - len(request)))
    longer = answer_line(request + b" " * (LARGEST - len(request) + 1))
    assert fits == b'{"ok":true,"closes":false}'
    assert longer is not None
    assert json.loads(longer)["error"] == "too-large"


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b"null",
        b"[]",
        b'"beats"',
        b"NaN",
        b'{"op": NaN}',
        b"{",
        b'{"op": "beats"',
        b"{} {}",
        b"[" * 500_000,
        b'{"a":' * 100_000,
        b'{"id":' + b"[" * 900 + b"]" * 900 + b"}",
        b'{"op": "settle", "points": [1' + b"0" * 5000 + b"]}",
        b'{"op": "settle", "points": [1e400], "base": 1, "coins": [1]}',
        b'{"op": "beats", "rules": "\\ud800", "play": "9"}',
        b'{"op": "beats", "rules": "\xff", "play": "9"}',
        b'{"op": "beats", "rules": "\xed\xa0\x80", "play": "9"}',
        b"\x00",
        b"\xef\xbb\xbf{}",
    ],
)
def test_a_broken_line_is_a_bad_request(line: bytes) -> None:
    """Not JSON, not an object, too deep, too big a number, no Unicode: refused, with a sentence."""
    answer = answer_line(line)
    assert answer is not None
    decoded = json.loads(answer)
    assert decoded["error"] == "bad-request"
    assert decoded["message"] == text("en", "error-bad-request")


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(CASES), st.sampled_from(["rules", "hands", "actions", "op", "options", "top", "seed"]), VALUES)
def test_any_value_anywhere_is_answered(case: dict[str, Any], key: str, value: Any) -> None:
    """A request with one key changed into anything is answered, and never raises."""
    request = {**case["request"], key: value}
    answer = answer_line(json.dumps(request).encode("utf-8", "surrogatepass"))
    assert answer is not None
    assert json.loads(answer)["ok"] in (True, False)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(CASES), st.integers(0, 10**9))
def test_any_byte_anywhere_is_answered(case: dict[str, Any], seed: int) -> None:
    """A request with bytes changed, dropped or cut off is answered, and never raises."""
    rng = random.Random(seed)
    line = bytearray(json.dumps(case["request"]).encode())
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(line))
        line[at : at + rng.randint(0, 2)] = bytes(rng.randrange(256) for _ in range(rng.randint(0, 2)))
        if not line:
            return
    answer_line(bytes(line))


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(OPS), st.dictionaries(st.sampled_from(["rules", "play", "hand", "id", "lang"]), VALUES))
def test_any_request_is_answered(op: str, fields: dict[str, Any]) -> None:
    answer = answer_line(json.dumps({**fields, "op": op}).encode("utf-8", "surrogatepass"))
    assert answer is not None
