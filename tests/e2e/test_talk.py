"""What people say at a table, whom they do not want to hear, and who plays for them."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.layout import faults
from tests.e2e.stage import Stage
from tests.e2e.states import STATES

MARKUP = "<img src=x onerror=alert(1)> \u4f60\u597d"


@pytest.fixture
def stage(browser: Browser) -> Iterator[Stage]:
    """The smallest phone."""
    made = Stage(browser, 320, 568, "en", {"calm": True})
    yield made
    made.close()


def wished(stage: Stage, page: Page, kind: str) -> dict[str, Any]:
    """The one message of a kind that the page has sent, without its number."""
    page.wait_for_timeout(50)
    (message,) = [one for one in stage.sent if one["t"] == kind]
    return {name: value for name, value in message.items() if name not in {"t", "id"}}


def test_words_stand_beside_their_seat(stage: Stage) -> None:
    """They are read out once, shown as text and never as markup, and kept for who opens the talk."""
    page = stage.open(*STATES["forty-four"])
    stage.say(1, "phrase", "i-am-with-you")
    expect(page.get_by_test_id("bubble-1")).to_have_text("I am with you.")
    expect(page.get_by_test_id("polite")).to_have_text("青松: I am with you.")
    stage.say(2, "text", MARKUP)
    expect(page.get_by_test_id("bubble-2")).to_have_text(MARKUP)
    stage.say(3, "emote", "tea")
    expect(page.get_by_test_id("polite")).to_have_text("翠微阁: Tea")
    page.get_by_test_id("talk-button").click()
    expect(page.get_by_test_id("talk-lines").locator("li")).to_have_count(3)
    assert faults(page) == []
    assert stage.faults == []


def test_case_20_markup_in_names_runs_nothing(stage: Stage) -> None:
    """Of people, of their bots and of bots of the house: at the seats, in the talk, in the waiting room."""
    page = stage.open(*STATES["forty-four"])
    room = stage.room()
    seats = tuple(msgspec.structs.replace(seat, name=f"{MARKUP} {at}") for at, seat in enumerate(room.seats))
    seats = (*seats[:2], msgspec.structs.replace(seats[2], bot="own"), *seats[3:])
    stage.call(*(seat.name for seat in seats))
    stage.send(msgspec.structs.replace(room, seats=seats))
    expect(page.get_by_test_id("seat-1")).to_contain_text(MARKUP)
    page.get_by_test_id("talk-button").click()
    expect(page.locator(".talk-people .name").first).to_have_text(f"{MARKUP} 1")
    page.keyboard.press("Escape")
    stage.send(msgspec.structs.replace(room, seats=seats, playing=False))
    assert page.locator("img[src=x]").count() == 0
    assert stage.faults == []


def test_a_phrase_a_face_and_free_text_are_said(stage: Stage) -> None:
    page = stage.open(*STATES["forty-four"])
    page.get_by_test_id("talk-button").click()
    page.get_by_test_id("phrase-help-me").click()
    page.get_by_test_id("talk").wait_for(state="detached")
    assert wished(stage, page, "say") == {"kind": "phrase", "what": "help-me"}
    stage.sent.clear()
    page.get_by_test_id("talk-button").click()
    page.get_by_test_id("talk-text").fill("good evening")
    page.keyboard.press("Enter")
    assert wished(stage, page, "say") == {"kind": "text", "what": "good evening"}
    expect(page.get_by_test_id("talk-text")).to_have_value("")


def test_somebody_is_muted_and_reported(stage: Stage) -> None:
    """Other people only: the house's bots say nothing."""
    page = stage.open(*STATES["forty-four"])
    page.get_by_test_id("talk-button").click()
    expect(page.locator("[data-testid^=mute-]")).to_have_count(2)
    page.get_by_test_id("mute-2").click()
    assert wished(stage, page, "mute") == {"seat": 2, "on": True}
    page.get_by_test_id("report-2").click()
    page.get_by_label("Not playing").check()
    page.get_by_test_id("report-words").fill("went away")
    with page.expect_request("**/api/reports") as asked:
        page.get_by_test_id("report-send").click()
    assert asked.value.post_data_json == {"table": "stage", "seat": 2, "reason": "idle", "words": "went away"}
    page.get_by_test_id("report-sent").wait_for()
    assert faults(page) == []


def test_somebodys_own_bot_is_muted_and_reported(stage: Stage) -> None:
    """It talks like a person, and stands among the others like one."""
    page = stage.open(*STATES["forty-four"])
    room = stage.room()
    own = msgspec.structs.replace(room.seats[3], bot="own")
    stage.send(msgspec.structs.replace(room, seats=(*room.seats[:3], own, *room.seats[4:])))
    page.get_by_test_id("talk-button").click()
    expect(page.locator("[data-testid^=mute-]")).to_have_count(3)
    page.get_by_test_id("mute-3").click()
    assert wished(stage, page, "mute") == {"seat": 3, "on": True}
    page.get_by_test_id("report-3").click()
    with page.expect_request("**/api/reports") as asked:
        page.get_by_test_id("report-send").click()
    assert asked.value.post_data_json == {"table": "stage", "seat": 3, "reason": "talk", "words": ""}
    assert stage.faults == []


def test_free_text_is_offered_in_private_rooms_alone(stage: Stage) -> None:
    """A room that is listed for everybody has letters too, and phrases and faces are for everywhere."""
    page = stage.open(*STATES["forty-four"])
    page.get_by_test_id("talk-button").click()
    expect(page.get_by_test_id("talk-text")).to_be_visible()
    for changes in ({"open": True}, {"code": None, "base": 10}, {"code": None}):
        stage.send(stage.room())
        expect(page.get_by_test_id("talk-text")).to_have_count(1)
        stage.send(msgspec.structs.replace(stage.room(), **changes))
        expect(page.get_by_test_id("talk-text")).to_have_count(0)
        expect(page.get_by_test_id("phrase-hello")).to_be_visible()
    assert stage.faults == []


def test_the_host_sends_away_who_is_gone_in_the_middle_of_a_deal(stage: Stage) -> None:
    """After being asked once more; nobody else has the button, and between deals it stands in the waiting room."""
    page = stage.open(*STATES["forty-four"])
    page.get_by_test_id("talk-button").click()
    away = page.get_by_test_id("kick-2")
    expect(page.locator("[data-testid^=kick-]")).to_have_count(2)
    away.click()
    expect(away).to_have_text("Really send Bamboo Lake away?")
    assert [one for one in stage.sent if one["t"] == "kick"] == []
    assert faults(page) == []
    away.click()
    assert wished(stage, page, "kick") == {"seat": 2}
    for changes in ({"host": 1}, {"playing": False}, {"code": None, "base": 10}):
        stage.send(stage.room())
        expect(page.locator("[data-testid^=kick-]")).to_have_count(2)
        stage.send(msgspec.structs.replace(stage.room(), **changes))
        expect(page.get_by_test_id("mute-2")).to_be_visible()
        expect(page.locator("[data-testid^=kick-]")).to_have_count(0)
    assert stage.faults == []


def test_a_trustee_plays_until_it_is_taken_back(stage: Stage) -> None:
    page = stage.open(*STATES["forty-four"])
    page.get_by_test_id("trustee").click()
    assert wished(stage, page, "trustee") == {"on": True}
    stage.send(stage.room(trusted=(0, 2)))
    page.get_by_test_id("trusted").wait_for()
    page.get_by_test_id("entrusted-2").wait_for()
    assert faults(page) == []
    stage.sent.clear()
    page.get_by_test_id("take-back").click()
    assert wished(stage, page, "trustee") == {"on": False}
    stage.send(stage.room())
    page.get_by_test_id("trusted").wait_for(state="detached")
