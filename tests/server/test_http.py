"""The HTTP side: pages, files, the API, and what a bad request gets."""

from __future__ import annotations

import gzip
import json
import posixpath
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from baohuang.messages import negotiate
from baohuang.rulesets.options import OPTIONS
from baohuang.rulesets.registry import RULESETS
from baohuang.server import api
from baohuang.server.joining import join_modules
from baohuang.server.limits import Buckets
from baohuang.server.pages import ALWAYS_SAID, MAIN, MODULES, PAGES, Shelf
from baohuang.web import ROOT


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch, client: TestClient) -> None:
    """Each test has its own limits and its own session."""
    monkeypatch.setattr(api, "openings", Buckets(20, 0))
    client.cookies.clear()


def tables(client: TestClient) -> int:
    """How many tables run."""
    count: int = client.get("/healthz").json()["tables"]
    return count


def refusal(code: str) -> dict[str, str]:
    """The body of a refusal."""
    return {"error": code, "message_id": f"error-{code}"}


def test_the_page_names_its_files_by_their_content(client: TestClient) -> None:
    """So that a browser may keep them for ever and still gets new ones."""
    for path in ("/", "/table/abc"):
        page = client.get(path)
        assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
        links = re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text)
        assert links
        for link in links:
            file = client.get(link)
            assert (file.status_code, file.headers["cache-control"]) == (200, "public, max-age=31536000, immutable")


@pytest.mark.parametrize("address", PAGES)
def test_a_page_needs_one_script_and_one_style_sheet(client: TestClient, address: str) -> None:
    """In them is all that its module imports, directly or not; what no page but others shows is not."""
    page = client.get(re.sub("{[^}]*}", "x", address)).text
    module = PAGES[address].module
    scripts = re.findall(r'src="(/static/[^"]+)"', page)
    sheets = re.findall(r'rel="stylesheet" href="(/static/[^"]+)"', page)
    assert [len(scripts), len(sheets)] == [1, 1]
    assert scripts[0].endswith(f"/joined/{module}")
    script = client.get(scripts[0])
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert join_modules(lambda name: (ROOT / name).read_text("utf-8"), MAIN, MODULES - {module}) == script.text
    rules = client.get(sheets[0]).text
    assert ".button {" in rules
    assert ("\n.hand {" in rules) is not module.startswith("app/")
    assert ("\n.courses {" in rules) is module.startswith("learn/")


@pytest.mark.parametrize("address", PAGES)
def test_a_page_names_ahead_what_its_module_asks_for(client: TestClient, address: str) -> None:
    """The sentences in the language that the browser asks for, in one file."""
    page = client.get(re.sub("{[^}]*}", "x", address), headers={"accept-language": "ja-JP,en;q=0.5"})
    ahead = re.findall(r'rel="preload" as="fetch" crossorigin href="([^"]+)"', page.text)
    assert ahead[0].startswith("/messages/ja/names+table+lobby+errors+")
    assert [client.get(path).status_code for path in ahead] == [200] * len(ahead)
    assert '<html lang="ja">' in page.text
    assert "accept-language" in page.headers["vary"]


def test_the_client_and_the_house_choose_the_same_language() -> None:
    """As `pickLanguage` of `app/settings.js` does, or the sentences are asked for twice."""
    chosen = {
        "zh-TW,zh;q=0.9,en;q=0.8": "zh-Hant",
        "zh-Hant-CN": "zh-Hant",
        "zh-CN,zh-TW": "zh-Hans",
        "ko,ja;q=0.8": "ja",
        "en-GB": "en",
        "fr, *;q=0.1": "en",
        "jam, zhx": "en",
        "": "en",
    }
    assert {asked: negotiate(asked) for asked in chosen} == chosen


def test_the_first_module_knows_every_page() -> None:
    """Its list and the server's say the same: the module and the sentences of each first part of an address."""
    row = r'^  (?:(\w+)|""): { files: \[(.*)\], load: .*import\("(.+)"\)'
    listed = re.findall(row, (ROOT / "app" / "main.js").read_text("utf-8"), re.MULTILINE)
    known = {
        first: (posixpath.normpath(posixpath.join("app", module)), files.replace('"', "").replace(",", ""))
        for first, files, module in listed
    }
    assert known == {address.split("/")[1]: (kind.module, kind.sentences) for address, kind in PAGES.items()}


def test_every_page_says_the_same_besides() -> None:
    """The client's list of the message files of every page is the server's."""
    found = re.search(r"^const COMMON = \[(.*)\];", (ROOT / "app" / "i18n.js").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    assert found[1].replace('"', "").replace(",", "") == ALWAYS_SAID


def test_a_file_is_sent_compressed_and_only_when_it_has_changed(client: TestClient) -> None:
    page = client.get("/", headers={"accept-encoding": "gzip"})
    plain = client.get("/", headers={"accept-encoding": "identity"})
    assert page.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert page.text == plain.text
    again = client.get("/", headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/static/nothing.js", "/static/__init__.py", "/static/../pages.py", "/nowhere", "/static/"]
)
def test_what_is_not_there(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()) == (404, refusal("not-found"))


def test_an_edited_file_changes_the_page(tmp_path: Path) -> None:
    """At once, and what was joined of it too; an old address gets the new file, and is told to ask again."""
    (tmp_path / "app").mkdir()
    (tmp_path / "index.html").write_text('<html lang="en">\n    <script src="/static/app/main.js"></script>')
    start = tmp_path / "app" / "start.js"
    (tmp_path / "app" / "main.js").write_text('void import("./start.js");\n')
    shelf = Shelf(tmp_path)
    paths = []
    for text in ("1;" * 400, "2;" * 400):
        start.write_text(text)
        page = shelf.page(PAGES["/"], "en")
        assert page is not None
        paths += re.findall(r"/static/(\w+/joined/app/start.js)", page.body.decode())
        found = shelf.find(paths[-1])
        assert found is not None
        assert text in gzip.decompress(found[0].zipped or b"").decode()
        assert found[1] == "public, max-age=31536000, immutable"
    assert paths[0] != paths[1]
    old = shelf.find(paths[0])
    assert old is not None
    assert ("2;" * 400 in old[0].body.decode(), old[1]) == (True, "no-cache")


def test_every_answer_carries_the_safe_headers(client: TestClient) -> None:
    """No script, frame or connection but our own."""
    for path in ("/", "/api/rulesets", "/nowhere", "/healthz"):
        headers = client.get(path).headers
        assert "default-src 'none'; script-src 'self'; style-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_rulesets_list_every_option_with_its_messages(client: TestClient) -> None:
    found = {one["id"]: one for one in client.get("/api/rulesets").json()["rulesets"]}
    assert list(found) == list(RULESETS)
    for rules, info in found.items():
        assert [option["name"] for option in info["options"]] == [option.name for option in OPTIONS[rules]]
        for option, row in zip(info["options"], OPTIONS[rules], strict=True):
            assert tuple(value["value"] for value in option["values"]) == row.values
            assert option["default"] == row.values[0]
            assert option["title"] == f"option-{option['name']}"


@pytest.mark.parametrize("lang", ["zh-Hans", "zh-Hant", "ja", "en"])
def test_rules_are_explained(client: TestClient, lang: str) -> None:
    answer = client.get("/api/rules/weihai", params={"lang": lang, "options": '{"sixes":16}'}).json()
    assert (answer["id"], answer["lang"]) == ("weihai", lang)
    assert answer["text"].startswith("# ")
    assert "168" in answer["text"]


def test_an_unknown_language_reads_as_english(client: TestClient) -> None:
    assert client.get("/api/rules/weihai", params={"lang": "tlh"}).json()["lang"] == "en"


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/rules/mahjong", "bad-rules"),
        ('/api/rules/weihai?options={"sixes":7}', "bad-option"),
        ('/api/rules/weihai?options={"threes":6}', "bad-option"),
        ("/api/rules/weihai?options=[", "bad-request"),
        ("/api/rules/weihai?options=" + "[" * 1900, "bad-request"),
        ("/api/rules/weihai?lang=" + "x" * 30, "bad-request"),
    ],
)
def test_bad_questions_about_rules(client: TestClient, path: str, code: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()) == (400, refusal(code))


def test_messages_are_served_as_files(client: TestClient) -> None:
    answer = client.get("/messages/ja/errors.ftl")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "error-must-lead = " in answer.text
    for path in (
        "/messages/tlh/errors.ftl",
        "/messages/ja/secrets.ftl",
        "/messages/ja/..%2Fen%2Ferrors.ftl",
        "/messages/ja/errors+secrets.ftl",
        "/messages/ja/errors+errors.ftl",
    ):
        assert client.get(path).status_code == 404


def test_a_table_is_opened(client: TestClient) -> None:
    """With a session for who has none; the second table is the same person's."""
    before = tables(client)
    first = client.post("/api/tables", json={"rules": "qingdao", "options": {"pass": "hard"}, "bots": "random"})
    assert (first.status_code, list(first.json())) == (201, ["table"])
    assert first.headers["set-cookie"].startswith("baohuang=")
    second = client.post("/api/tables", json={"rules": "classic108", "options": {"players": 4}})
    assert second.status_code == 201
    assert "set-cookie" not in second.headers
    assert client.get("/healthz").json() == {"status": "ok", "tables": before + 2}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"rules": "mahjong"}, "bad-rules"),
        ({"rules": "qingdao", "options": {"threes": 6}}, "bad-option"),
        ({"rules": "qingdao", "options": {"pass": "never"}}, "bad-option"),
        ({"rules": "weihai", "options": {"sixes": "16"}}, "bad-option"),
        ({"rules": "weihai", "options": {"sixes": True}}, "bad-request"),
        ({"rules": "classic108", "options": {"players": 4, "swap_guard": "on"}}, "bad-option"),
        ({"rules": "qingdao", "bots": "cheater"}, "bad-request"),
        ({"rules": "qingdao", "seat": 3}, "bad-request"),
        ({"rules": 5}, "bad-request"),
        ({}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_a_table_that_cannot_be(client: TestClient, body: object, code: str) -> None:
    before = tables(client)
    answer = client.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()) == (400, refusal(code))
    assert tables(client) == before


def test_a_body_that_is_no_json(client: TestClient) -> None:
    for body in (b"", b"{", b"\xff\xfe", b"[" * 9000):
        answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()) == (400, refusal("bad-request"))


def test_a_form_of_another_page_is_refused(client: TestClient) -> None:
    """Neither by its origin nor as a plain form, which a browser sends without asking."""
    wish = {"rules": "qingdao"}
    foreign = client.post("/api/tables", json=wish, headers={"origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()) == (403, refusal("forbidden"))
    form = client.post("/api/tables", content=json.dumps(wish), headers={"content-type": "text/plain"})
    assert (form.status_code, form.json()) == (400, refusal("bad-request"))
    own = client.post("/api/tables", json=wish, headers={"origin": "http://a.example"})
    assert own.status_code == 201


def test_a_body_that_is_too_long(client: TestClient) -> None:
    """Also where it does not say how long it is."""
    long = b'{"rules":"' + b"x" * 20_000 + b'"}'
    answer = client.post("/api/tables", content=long, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()) == (413, refusal("too-large"))
    parts = client.post("/api/tables", content=iter([long]), headers={"content-type": "application/json"})
    assert parts.status_code == 400


def test_tables_from_one_address_are_limited(client: TestClient) -> None:
    answers = [client.post("/api/tables", json={"rules": "classic108"}) for _ in range(21)]
    assert [answer.status_code for answer in answers[:20]] == [201] * 20
    assert (answers[-1].status_code, answers[-1].json()) == (429, refusal("rate"))


def test_tables_of_one_person_are_limited(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """From wherever they come."""
    monkeypatch.setattr(api, "openings", Buckets(100, 0))
    client.post("/api/tables", json={"rules": "weihai"})
    person = client.app.state.house.store.last_person()  # type: ignore[attr-defined]
    while api.openings.take(person, 0.0):
        pass
    answer = client.post("/api/tables", json={"rules": "weihai"})
    assert (answer.status_code, answer.json()) == (429, refusal("rate"))


def test_a_full_house_says_so(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """To who wants a table, a room or a match; who has a table plays on."""
    monkeypatch.setattr(api, "openings", Buckets(100, 0))
    house = client.app.state.house  # type: ignore[attr-defined]
    monkeypatch.setattr(house, "most_tables", len(house))
    wishes = {
        "/api/tables": {"rules": "weihai"},
        "/api/rooms": {"rules": "weihai"},
        "/api/match": {"venue": "weihai-1"},
    }
    answers = [client.post(path, json=wish) for path, wish in wishes.items()]
    assert [(answer.status_code, answer.json()) for answer in answers] == [(503, refusal("house-full"))] * 3


def test_the_api_describes_itself(client: TestClient) -> None:
    paths = client.get("/openapi.json").json()["paths"]
    assert {"/api/rulesets", "/api/tables", "/api/rules/{rules}", "/healthz"} <= set(paths)
