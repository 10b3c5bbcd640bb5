"""The HTTP side of learning the game: rules with pictures of plays, and lessons whose answers are judged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from baohuang.lessons.course import courses
from baohuang.messages import LANGS, text
from baohuang.records.referee import answer_line
from baohuang.rulesets.explain import explain
from baohuang.rulesets.options import OPTIONS
from baohuang.rulesets.registry import RULESETS


def pictures(page: dict[str, Any]) -> list[dict[str, Any]]:
    """All pictures of a page of rules."""
    return [line["picture"] for section in page["sections"] for line in section["lines"] if line["picture"]]


def referee(rules: str, options: dict[str, Any], top: str | None, play: str) -> dict[str, Any]:
    """What the referee says of a play on a top."""
    request = {"op": "beats", "rules": rules, "top": top, "play": play, "options": options}
    answer = answer_line(json.dumps(request).encode())
    assert answer is not None
    found: dict[str, Any] = json.loads(answer)
    return found


def options_of(rules: str) -> Iterator[dict[str, Any]]:
    """The default, and each value of each option by itself."""
    yield {}
    for option in OPTIONS[rules]:
        yield from ({option.name: value} for value in option.values[1:])


@pytest.mark.parametrize("rules", RULESETS)
def test_every_picture_is_what_it_says(client: TestClient, rules: str) -> None:
    """The referee, asked by itself, agrees with each picture, whatever the options."""
    for options in options_of(rules):
        answer = client.get(f"/api/rules/{rules}/page", params={"options": json.dumps(options)})
        assert answer.status_code == 200, options
        shown = pictures(answer.json())
        assert len([one for one in shown if one["top"] is None]) >= 4
        for one in shown:
            said = referee(rules, options, one["top"], one["play"])
            match one["verdict"]:
                case None | "beats":
                    assert said == {"ok": True, "closes": False}, one
                case "closes":
                    assert said == {"ok": True, "closes": True}, one
                case code:
                    assert (said["ok"], said["error"]) == (False, code), one


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_is_the_rules_in_that_language(client: TestClient, lang: str) -> None:
    """Chapter by chapter what `GET /api/rules` says in one text."""
    page = client.get("/api/rules/weifang/page", params={"lang": lang}).json()
    wanted = explain("weifang")
    assert (page["id"], page["lang"], page["title"]) == ("weifang", lang, wanted.title.words(lang))
    assert [section["id"] for section in page["sections"]] == [section.id for section in wanted.sections]
    for shown, section in zip(page["sections"], wanted.sections, strict=True):
        assert [line["text"] for line in shown["lines"]] == [line.phrase.words(lang) for line in section.lines]


def test_chapters_name_the_lessons_that_teach_them(client: TestClient) -> None:
    page = client.get("/api/rules/weifang/page").json()
    taught = {section["id"]: section["lessons"] for section in page["sections"]}
    assert (taught["bombs"], taught["holding"], taught["coins"]) == (["bombs"], ["hold"], [])


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/rules/nowhere/page", "bad-rules"),
        ("/api/rules/weifang/page?options=no", "bad-request"),
        ('/api/rules/weifang/page?options={"bomb": "big"}', "bad-option"),
    ],
)
def test_rules_that_there_are_not(client: TestClient, path: str, code: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["error"]) == (400, code)


def test_every_course(client: TestClient) -> None:
    """The lessons of each ruleset in order, each with a title in every language."""
    listed = client.get("/api/lessons").json()["courses"]
    wanted = courses(tuple(RULESETS))
    assert {one["rules"]: [lesson["id"] for lesson in one["lessons"]] for one in listed} == {
        rules: list(lessons) for rules, lessons in wanted.items()
    }
    for one in listed:
        for lesson in one["lessons"]:
            assert all(text(lang, f"lesson-{lesson['id']}-title", **lesson["args"]) for lang in LANGS)


def test_a_lesson_with_its_steps(client: TestClient) -> None:
    """The learner's view tells nothing of the other hands."""
    found = client.get("/api/lessons/qingdao/call").json()
    (step,) = found["steps"]
    assert found["lesson"] == {"id": "call", "steps": 1, "args": {}, "chapters": ["call"]}
    assert (step["offer"], step["discard"]) == (["call 9c", "call Kd", "call 2s", "call As"], 0)
    assert (step["view"]["phase"], step["view"]["role"], step["view"]["hands"]) == ("call", "emperor", None)


def test_the_example_is_right(client: TestClient) -> None:
    """Who asks to be shown is shown something right."""
    for rules, lessons in courses(tuple(RULESETS)).items():
        for name in lessons:
            for at, step in enumerate(client.get(f"/api/lessons/{rules}/{name}").json()["steps"], 1):
                said = client.post(f"/api/lessons/{rules}/{name}/{at}", json={"action": step["example"]}).json()
                assert (said["right"], said["message_id"]) == (True, f"lesson-{name}-{at}-right")


def test_answers_are_judged(client: TestClient) -> None:
    """Right, refused for a reason that has words, legal but unwise, and not understood."""
    path = "/api/lessons/qingdao/hanging/1"
    right, small, big, other = (
        client.post(path, json={"action": action}).json()
        for action in ("play AcAdw", "play AcAd", "play AcAdW", "play G")
    )
    assert (right["right"], right["error"], right["message_id"]) == (True, None, "lesson-hanging-1-right")
    assert (right["view"]["top"], right["view"]["hand"]) == ("AcAdw", "TsW")
    assert small == {"right": False, "error": "wrong-size", "message_id": "lesson-hanging-1-size", "view": None}
    assert big == {"right": False, "error": None, "message_id": "lesson-hanging-1-big", "view": None}
    assert other == {"right": False, "error": "not-in-hand", "message_id": None, "view": None}


@pytest.mark.parametrize(
    "path",
    [
        "/api/lessons/nowhere/sets/1",
        "/api/lessons/hanging/sets/1",
        "/api/lessons/qingdao/bombs/1",
        "/api/lessons/qingdao/sets/9",
    ],
)
def test_lessons_that_there_are_not(client: TestClient, path: str) -> None:
    assert client.post(path, json={"action": "pass"}).status_code == 404
    if not path.endswith("9"):
        assert client.get(path.removesuffix("/1")).status_code == 404


def test_an_answer_too_long_to_be_one(client: TestClient) -> None:
    answer = client.post("/api/lessons/qingdao/sets/1", json={"action": "play " + "9" * 300})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")
