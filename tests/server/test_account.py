"""People: guests, accounts and sessions over HTTP."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from baohuang.server import account, api
from baohuang.server.app import Settings, create_app
from baohuang.server.effects import Append, Finished
from baohuang.server.entries import Seated
from baohuang.server.limits import Buckets
from baohuang.server.specs import SeatSpec
from baohuang.server.writing import rows_of

PASSWORD = "correct horse"  # noqa: S105  # of the tests
OTHER = "battery staple"
BLOBS = "SELECT CAST(entry AS TEXT) FROM log UNION SELECT CAST(spec AS TEXT) FROM tables"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A house for all tests; each makes its own browsers."""
    app = create_app(Settings(tmp_path_factory.mktemp("house") / "house.sqlite3"))
    with TestClient(app, base_url="http://a.example") as client:
        yield client


@pytest.fixture
def browser(house: TestClient, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    """A browser without a session, in a house without limits."""
    for module, name in ((api, "openings"), (account, "by_address"), (account, "by_name")):
        monkeypatch.setattr(module, name, Buckets(1000, 0))
    house.cookies.clear()
    return house


def sign_up(browser: TestClient, name: str, password: str = PASSWORD) -> None:
    """Register."""
    answer = browser.post("/api/account/register", json={"name": name, "password": password})
    person = answer.json().pop("person")
    assert (answer.status_code, answer.json()) == (201, {"name": name, "registered": True, "person": person})


def error(answer: object) -> tuple[int, str]:
    """Status and code of a refusal."""
    return answer.status_code, answer.json()["error"]  # type: ignore[attr-defined]


def token(browser: TestClient) -> str | None:
    """The session's token."""
    return browser.cookies.get("baohuang")


def test_a_guest_keeps_everything_when_registering(browser: TestClient) -> None:
    """The same person; only the token is new."""
    assert browser.get("/api/account").json() is None
    table = browser.post("/api/tables", json={"rules": "qingdao"}).json()["table"]
    guest = browser.get("/api/account").json()
    assert guest["registered"] is False
    before = token(browser)
    sign_up(browser, "Keeper")
    assert token(browser) != before
    assert browser.get("/api/account").json() == {"name": "Keeper", "registered": True, "person": guest["person"]}
    running = browser.app.state.house.table(table)  # type: ignore[attr-defined]
    person = browser.app.state.house.store.account_named("keeper").person  # type: ignore[attr-defined]
    assert running.table.spec.seats[0].person == person


def test_an_old_token_opens_nothing(browser: TestClient) -> None:
    """Session fixation: a token planted before the log-in is not the one after it."""
    browser.post("/api/tables", json={"rules": "qingdao"})
    planted = token(browser)
    sign_up(browser, "Fixed")
    browser.cookies.clear()
    assert browser.get("/api/account", headers={"cookie": f"baohuang={planted}"}).json() is None


def test_logging_in_and_out(browser: TestClient) -> None:
    sign_up(browser, "Inna")
    assert browser.post("/api/account/logout").status_code == 204
    assert browser.get("/api/account").json() is None
    answer = browser.post("/api/account/login", json={"name": " iNNa ", "password": PASSWORD})
    assert (answer.status_code, answer.json()["name"]) == (200, "Inna")
    assert browser.get("/api/account").json()["name"] == "Inna"


def test_a_wrong_name_and_a_wrong_password_are_refused_alike(browser: TestClient) -> None:
    """Nobody learns by logging in whether a name exists."""
    sign_up(browser, "Known")
    answers = [
        browser.post("/api/account/login", json={"name": name, "password": password})
        for name, password in (("Known", OTHER), ("Unknown", PASSWORD), ("", PASSWORD), ("Known", ""))
    ]
    assert [error(answer) for answer in answers] == [(401, "bad-login")] * 4
    assert len({answer.text for answer in answers}) == 1


def test_a_name_that_looks_like_anothers_is_taken(browser: TestClient) -> None:
    sign_up(browser, "Paul")
    browser.cookies.clear()
    answer = browser.post("/api/account/register", json={"name": "РаuI", "password": PASSWORD})
    assert error(answer) == (409, "name-taken")


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("a\u202eb", PASSWORD, "bad-name"),
        ("", PASSWORD, "bad-name"),
        ("Shorty", "1234567", "bad-password"),
        ("Longy", "x" * 201, "bad-password"),
        ("x" * 300, PASSWORD, "bad-request"),
    ],
)
def test_case_19_bad_names_and_passwords(browser: TestClient, name: str, password: str, code: str) -> None:
    answer = browser.post("/api/account/register", json={"name": name, "password": password})
    assert error(answer) == (400, code)
    assert browser.get("/api/account").json() is None


def test_the_same_rules_hold_for_a_new_name(browser: TestClient) -> None:
    sign_up(browser, "Before")
    assert error(browser.post("/api/account/name", json={"name": "a\u200bb"})) == (400, "bad-name")
    assert error(browser.post("/api/account/name", json={"name": "Paul"})) == (409, "name-taken")
    assert browser.post("/api/account/name", json={"name": "BEFORE"}).json()["name"] == "BEFORE"
    assert browser.post("/api/account/name", json={"name": "After"}).json()["name"] == "After"


@pytest.mark.parametrize("name", ["Jade 123", "JADE I24", "松 Song", "greedy", "初级"])
def test_a_name_of_the_house_is_taken(browser: TestClient, name: str) -> None:
    """By guests who have chosen none, and by its bots: for registering, for a new name and for a bot."""
    wish = {"name": name, "password": PASSWORD}
    assert error(browser.post("/api/account/register", json=wish)) == (409, "name-taken")
    sign_up(browser, f"Not {name}")
    assert error(browser.post("/api/account/name", json={"name": name})) == (409, "name-taken")
    assert error(browser.post("/api/account/bots", json={"name": name})) == (409, "name-taken")


def test_a_guest_may_keep_their_own_name(browser: TestClient) -> None:
    browser.post("/api/tables", json={"rules": "qingdao"})
    own = browser.get("/api/account").json()["name"]
    sign_up(browser, own)
    assert browser.post("/api/account/name", json={"name": own}).status_code == 200


def test_a_new_name_is_seen_at_the_table(browser: TestClient) -> None:
    """The one that a guest gives themselves when registering, and one that is changed later."""
    table = browser.post("/api/rooms", json={"rules": "weihai", "open": True}).json()["table"]
    chairs = browser.app.state.house.table(table).table.seating.chairs  # type: ignore[attr-defined]
    sign_up(browser, "Seated")
    assert chairs[0].name == "Seated"
    browser.post("/api/account/name", json={"name": "Seated anew"})
    assert chairs[0].name == "Seated anew"


def test_a_new_password_ends_every_other_session(browser: TestClient) -> None:
    sign_up(browser, "Changer")
    elsewhere = token(browser)
    browser.cookies.clear()
    browser.post("/api/account/login", json={"name": "Changer", "password": PASSWORD})
    wrong = browser.post("/api/account/password", json={"old": OTHER, "new": OTHER})
    assert error(wrong) == (401, "bad-login")
    assert browser.post("/api/account/password", json={"old": PASSWORD, "new": OTHER}).status_code == 204
    assert browser.get("/api/account").json()["name"] == "Changer"
    browser.cookies.clear()
    assert browser.get("/api/account", headers={"cookie": f"baohuang={elsewhere}"}).json() is None
    answer = browser.post("/api/account/login", json={"name": "Changer", "password": OTHER})
    assert answer.status_code == 200


def test_logging_out_everywhere(browser: TestClient) -> None:
    sign_up(browser, "Everywhere")
    here = token(browser)
    assert browser.post("/api/account/logout-everywhere").status_code == 204
    browser.cookies.clear()
    assert browser.get("/api/account", headers={"cookie": f"baohuang={here}"}).json() is None


def test_leaving_for_good(browser: TestClient) -> None:
    """The name is free again, and nobody can log in."""
    sign_up(browser, "Leaver")
    assert error(browser.post("/api/account/delete", json={"password": OTHER})) == (401, "bad-login")
    assert browser.post("/api/account/delete", json={"password": PASSWORD}).status_code == 204
    assert browser.get("/api/account").json() is None
    answer = browser.post("/api/account/login", json={"name": "Leaver", "password": PASSWORD})
    assert error(answer) == (401, "bad-login")
    sign_up(browser, "Leaver")


def test_a_name_is_changed_so_often(browser: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    sign_up(browser, "Changeling")
    monkeypatch.setattr(account, "renamings", Buckets(1, 0))
    answers = [browser.post("/api/account/name", json={"name": f"Changeling {one}"}) for one in range(2)]
    assert [answer.status_code for answer in answers] == [200, 429]


def test_who_has_left_is_named_nowhere(browser: TestClient) -> None:
    """Neither in the file, in results, seats and entries, nor at a running table; their bots go along."""
    sign_up(browser, "Vanisher")
    room = browser.post("/api/rooms", json={"rules": "weihai"}).json()["table"]
    solo = browser.post("/api/tables", json={"rules": "weihai"}).json()["table"]
    made = browser.post("/api/account/bots", json={"name": "Vanishers bot"}).json()
    house = browser.app.state.house  # type: ignore[attr-defined]
    running = house.table(room)
    person = house.store.account_named("vanisher").person
    entry = Seated(1, "Vanishers bot", made["bot"], None, machine=True)
    seats = (SeatSpec("Vanisher", person), *[SeatSpec("b", bot="greedy")] * 4)
    done = Finished(1, 5, "draw", (0,) * 5, (1, 2, 3, 4, 5), 0, 1, seats, 1)
    spec = house.table(solo).table.spec
    assert browser.portal is not None
    browser.portal.call(house.committed, rows_of(running.table.spec, [Append(1, 5, entry)]) + rows_of(spec, [done]))
    assert browser.post("/api/account/delete", json={"password": PASSWORD}).status_code == 204
    assert [chair.name for chair in running.table.seating.chairs] == [""] * 5
    assert running.table.seating.people == []
    assert house.table(solo).table.seating.trusted == {0}
    told = browser.get(f"/api/tables/{solo}/deals").json()["deals"]
    assert [one["names"][0] for one in told] == [""]
    left = house.store.read(lambda database: [*database.iterdump(), *database.execute(BLOBS)])
    assert "seated" in str(left)
    assert "anisher" not in str(left)
    assert browser.get("/api/account", headers={"authorization": f"Bearer {made['token']}"}).json() is None


@pytest.mark.parametrize("path", ["register", "login", "logout", "logout-everywhere", "name", "password", "delete"])
def test_another_page_cannot_do_it(browser: TestClient, path: str) -> None:
    """Every change asks for our own origin."""
    body = {"name": "Victim", "password": PASSWORD, "old": PASSWORD, "new": OTHER}
    fields = {
        "register": ("name", "password"),
        "login": ("name", "password"),
        "name": ("name",),
        "password": ("old", "new"),
        "delete": ("password",),
    }
    sent = {field: body[field] for field in fields.get(path, ())}
    answer = browser.post(f"/api/account/{path}", json=sent or None, headers={"origin": "https://evil.example"})
    assert error(answer) == (403, "forbidden")


@pytest.mark.parametrize("path", ["name", "password", "delete", "logout-everywhere"])
def test_a_stranger_has_nothing_to_change(browser: TestClient, path: str) -> None:
    body = {"name": {"name": "x"}, "password": {"old": PASSWORD, "new": OTHER}, "delete": {"password": PASSWORD}}
    answer = browser.post(f"/api/account/{path}", json=body.get(path))
    assert error(answer) == (401, "sign-in")


def test_tries_are_limited(browser: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """By address and by name, whoever asks."""
    monkeypatch.setattr(account, "by_name", Buckets(3, 0))
    answers = [browser.post("/api/account/login", json={"name": "Anyone", "password": PASSWORD}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [401, 401, 401, 429]
    monkeypatch.setattr(account, "by_address", Buckets(0, 0))
    assert error(browser.post("/api/account/login", json={"name": "Else", "password": PASSWORD})) == (429, "rate")


def test_passwords_are_kept_as_argon2id_at_owasps_minimum(browser: TestClient) -> None:
    sign_up(browser, "Hashed")
    kept = browser.app.state.house.store.account_named("hashed").password  # type: ignore[attr-defined]
    assert kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
