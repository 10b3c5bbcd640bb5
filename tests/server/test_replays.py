"""Replays: a finished deal step by step, for any eyes; a record that somebody brings along; never a running deal."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from baohuang.cards.fair import mixed
from baohuang.cards.notation import parse_cards
from baohuang.cards.shuffle import SeededStream, commitment, shuffled
from baohuang.engine.setup import new_deal
from baohuang.records.record import Record, record_of, to_json
from baohuang.records.recorder import Recorder
from baohuang.records.replay import steps
from baohuang.records.text import to_text
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.server import replays
from baohuang.server.limits import Buckets
from baohuang.server.pages import Kept, asset_of
from baohuang.server.replays import replay_of
from baohuang.views.observe import observe
from tests.records.deals import random_record
from tests.server.running import Address, greet
from tools.register import ROOT

SECRET = "5e" * 32


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has its own limit."""
    monkeypatch.setattr(replays, "viewings", Buckets(100, 0))


def folded(replay: dict[str, Any]) -> list[dict[str, Any]]:
    """The view after each step."""
    views: list[dict[str, Any]] = []
    for step in replay["steps"]:
        views.append((views[-1] if views else {}) | step["changes"])
    return views


def plain(replay: object) -> dict[str, Any]:
    """As it reaches a client."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(replay))
    return found


def secret_record(rules: str = "weihai") -> Record:
    """A deal as a table shuffles it, one action long."""
    head = Record(rules=rules, version=1, seed=SECRET, luck=("a", "", "b7", "", ""))
    recorder = Recorder(head)
    seat = recorder.deal.to_act()[0]
    recorder.apply(seat, recorder.deal.legal(seat)[0])
    return recorder.record()


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("eyes", ["1", "nobody"])
def test_the_folded_steps_are_what_these_eyes_saw(rules: str, eyes: replays.Eyes) -> None:
    """After every action the view of the seat, or of a spectator, and one step for each action."""
    record = random_record(5, rules)
    seat = None if eyes == "nobody" else int(eyes)
    replay = plain(replay_of(record, eyes))
    seen = [msgspec.to_builtins(observe(step.deal, seat), str_keys=True) for step in steps(record)]
    assert folded(replay) == msgspec.json.decode(msgspec.json.encode(seen))
    assert [step["action"] for step in replay["steps"]] == [None, *record.actions]


def test_a_seat_is_told_no_more_than_at_the_table() -> None:
    """Sealed answers of others and what they bought stay hidden in its eyes, and come with all cards open."""
    record = random_record(5, "qingdao")
    answers = [step.events for step in replay_of(record, "3").steps if step.action and "grab" in step.action]
    told = json.loads(msgspec.json.encode(answers))
    own = [event["seat"] for events in told for event in events if event["t"] == "Answered"]
    every = [event for step in plain(replay_of(record, "all"))["steps"] for event in step["events"]]
    assert set(own) <= {3}
    assert {event["seat"] for event in every if event["t"] == "Answered"} > {3}


@pytest.mark.parametrize("rules", RULESETS)
def test_with_all_cards_open_every_hand_is_shown(rules: str) -> None:
    """And the guard, who is known from the moment in which there is one."""
    record = random_record(6, rules)
    views = folded(plain(replay_of(record, "all")))
    for view, step in zip(views, steps(record), strict=True):
        assert view["hands"] == [observe(step.deal, seat).hand for seat in range(step.deal.seats)]
        assert view["guard"] == (step.deal.guard if step.deal.guard >= 0 else None)
        assert view["counts"] == [held.size for held in step.deal.holdings]


def test_the_shuffle_can_be_dealt_again() -> None:
    """From the deck, the secret and the luck alone: the very hands of the deal."""
    record = secret_record()
    shuffle = replay_of(record, "all").shuffle
    assert shuffle is not None
    deck = list(parse_cards(shuffle.deck))
    assert deck == ruleset("weihai").deck.cards()
    stream = SeededStream(mixed(bytes.fromhex(shuffle.secret), shuffle.luck, shuffle.redeal))
    cards = shuffled(deck, stream)
    first = stream.below(5)
    dealt = cards[: len(cards) - shuffle.undealt]
    hands = [sorted(dealt[(seat - first) % 5 :: 5]) for seat in range(5)]
    assert [sorted(parse_cards(hand)) for hand in shuffle.hands] == hands
    assert shuffle.commitment == commitment(bytes.fromhex(SECRET))
    assert shuffle.starter is None


def test_the_client_deals_again_what_the_server_dealt() -> None:
    """The client's own tests work on this very shuffle."""
    shuffle = plain(replay_of(secret_record(), "all"))["shuffle"]
    assert json.loads((ROOT / "tests" / "web" / "shuffle.json").read_text("utf-8")) == shuffle


def first_views(rules: str) -> list[dict[str, Any]]:
    """What each seat sees first, with the events that came with it, and what it was dealt."""
    record = Record(rules=rules, version=1, seed=SECRET, luck=("",) * 5)
    shuffle = replay_of(record, "all").shuffle
    assert shuffle is not None
    found = []
    for seat, eyes in enumerate(replays.SEATS):
        step = plain(replay_of(record, eyes))["steps"][0]
        view = {"viewer": seat, "hand": step["changes"]["hand"]}
        found.append({"view": view, "events": step["events"], "dealt": shuffle.hands[seat]})
    return found


def test_the_client_knows_its_first_hand_from_what_it_sees_first() -> None:
    """Sales of 3s and the kitty come with the cards; the client's own tests undo them in these very views."""
    kept = json.loads((ROOT / "tests" / "web" / "dealt.json").read_text("utf-8"))
    assert kept == {rules: first_views(rules) for rules in RULESETS}
    events = {event["t"] for views in kept.values() for one in views for event in one["events"]}
    assert {"Dealt", "Bought", "KittyTaken"} <= events


def test_a_deal_that_was_not_shuffled_so_has_no_shuffle() -> None:
    assert replay_of(random_record(1, "weihai"), "all").shuffle is None


@pytest.mark.parametrize("write", [to_json, to_text])
def test_a_record_is_brought_along(client: TestClient, write: Any) -> None:
    """In either of its forms; the answer is the replay, without names."""
    record = random_record(3, "qingdao")
    written = write(record)
    text = written.decode() if isinstance(written, bytes) else written
    answer = client.post("/api/replays", params={"eyes": "2"}, json={"record": text})
    assert answer.status_code == 200
    assert answer.json() == plain(replay_of(record, "2"))
    assert answer.json()["names"] == [""] * 5


def test_an_unfinished_record_is_shown_as_far_as_it_goes(client: TestClient) -> None:
    answer = client.post("/api/replays", json={"record": to_text(secret_record())})
    assert len(answer.json()["steps"]) == 2


def damaged() -> dict[str, tuple[str, str, str]]:
    """Bad records, with the code and the place that they are refused with."""
    good = to_text(random_record(3, "weihai"))
    laid_out = Record(rules="weihai", version=1, hands=("3c", "3c", "3c", "3c", "3c"))
    never = Record(rules="weihai", version=1, seed=1, actions=("0 grab",))
    return {
        "no record": ("hello", "bad-record", "line 1"),
        "cut off": (good[: len(good) // 2], "bad-record", ""),
        "changed": (good.replace("seed 3", "seed 4"), "bad-record", ""),
        "no JSON": ('{"baohuang_record": 1,', "bad-record", ""),
        "deep JSON": ("{" + '"a":{' * 2000, "bad-record", ""),
        "a huge seed": ('{"baohuang_record":1,"record":{"seed":' + "9" * 9000 + "}}", "bad-record", ""),
        "cards that cannot be": (to_text(laid_out), "bad-record", "hands"),
        "an illegal action": (to_text(never), "bad-record", "actions[0]"),
        "another version": (to_text(Record(rules="weihai", version=9, seed=1)), "bad-record", "version"),
        "no such ruleset": (to_text(Record(rules="mahjong", version=1, seed=1)), "bad-rules", ""),
        "no such option": (to_text(Record(rules="weihai", version=1, options={"x": 1}, seed=1)), "bad-option", ""),
    }


@pytest.mark.parametrize("what", damaged())
def test_a_bad_record_is_refused_with_the_place(client: TestClient, what: str) -> None:
    """A code that stays, its sentence, and where the damage is; never a crash."""
    text, code, where = damaged()[what]
    answer = client.post("/api/replays", json={"record": text})
    body = answer.json()
    assert (answer.status_code, body["error"], body["message_id"]) == (400, code, f"error-{code}")
    assert body["where"].startswith(where)
    assert bool(body["where"]) == (code == "bad-record")


@pytest.mark.parametrize(
    ("query", "body", "status", "code"),
    [
        ("", {"record": ""}, 400, "bad-request"),
        ("", {"record": 5}, 400, "bad-request"),
        ("", {}, 400, "bad-request"),
        ("", {"record": "x", "table": "y"}, 400, "bad-request"),
        ("", {"record": "x" * 15_001}, 400, "bad-request"),
        ("", {"record": "x" * 17_000}, 413, "too-large"),
        ("?eyes=5", {"record": "x"}, 400, "bad-request"),
        ("?eyes=", {"record": "x"}, 400, "bad-request"),
    ],
)
def test_a_request_that_makes_no_sense(client: TestClient, query: str, body: object, status: int, code: str) -> None:
    answer = client.post(f"/api/replays{query}", json=body)
    assert (answer.status_code, answer.json()["error"]) == (status, code)


def test_eyes_without_a_seat(client: TestClient) -> None:
    """A table of four has no fifth seat to look from."""
    record = record_of("classic108", {"players": 4}, seed=1)
    answer = client.post("/api/replays", params={"eyes": "4"}, json={"record": to_text(record)})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")


def test_another_page_cannot_send_records(client: TestClient) -> None:
    answer = client.post("/api/replays", json={"record": "x"}, headers={"origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")


def test_replays_for_one_address_are_limited(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "viewings", Buckets(2, 0))
    answers = [client.post("/api/replays", json={"record": "x"}) for _ in range(3)]
    assert [answer.json()["error"] for answer in answers] == ["bad-record", "bad-record", "rate"]


def test_a_finished_deal_of_a_table(played: tuple[Address, str]) -> None:
    """For everybody with its link, with the names of who sat there; asked for again, the browser may keep it."""
    address, table = played
    path = f"/api/tables/{table}/deals/1/replay"
    status, headers, body = address.request("GET", path)
    assert (status, headers["content-type"]) == (200, "application/json")
    replay = json.loads(body)
    (result,) = json.loads(address.request("GET", f"/api/tables/{table}/deals")[2])["deals"]
    last = folded(replay)[-1]
    assert (replay["names"], last["points"], last["winner"]) == (result["names"], result["points"], result["winner"])
    assert replay["shuffle"]["luck"] == [""] * 5
    again, _, nothing = address.request("GET", path, headers={"if-none-match": headers["etag"]})
    assert (again, nothing) == (304, b"")
    own = json.loads(address.request("GET", path + "?eyes=0")[2])
    assert {view["viewer"] for view in folded(own)} == {0}


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("nowhere/deals/1/replay", 404, "unknown-table"),
        ("{table}/deals/2/replay", 404, "not-found"),
        ("{table}/deals/0/replay", 400, "bad-request"),
        ("{table}/deals/1/replay?eyes=9", 400, "bad-request"),
    ],
)
def test_what_cannot_be_replayed(played: tuple[Address, str], path: str, status: int, code: str) -> None:
    address, table = played
    got, _, body = address.request("GET", f"/api/tables/{path.format(table=table)}")
    assert (got, json.loads(body)["error"]) == (status, code)


def test_there_is_no_replay_while_the_deal_runs(played: tuple[Address, str]) -> None:
    """Not for those who play it either, with whatever eyes."""
    address, _ = played
    table, cookie = address.open_table("qingdao")
    with address.socket(table, cookie) as socket:
        greet(socket)
        for eyes in ("all", "0", "nobody"):
            path = f"/api/tables/{table}/deals/1/replay?eyes={eyes}"
            status, _, body = address.request("GET", path, headers={"cookie": cookie})
            assert (status, json.loads(body)["error"]) == (404, "not-found")


def test_only_so_many_replays_are_kept() -> None:
    """The one that was asked for longest ago goes first."""
    kept = Kept(most=2)
    first, second, third = (asset_of("replay.json", bytes([n])) for n in range(3))
    kept.put("a", first)
    kept.put("b", second)
    assert kept.get("a") is first
    kept.put("c", third)
    assert [kept.get(key) for key in "abc"] == [first, None, third]


def test_the_hands_are_those_of_the_engine() -> None:
    """The first step holds the very deal."""
    record = secret_record("qingdao")
    deal = new_deal(ruleset("qingdao"), mixed(bytes.fromhex(SECRET), record.luck or (), 0))
    first = folded(plain(replay_of(record, "all")))[0]
    assert first["hands"] == [observe(deal, seat).hand for seat in range(5)]
