"""Choosing cards: by tap, by slide, by keys and by typing, and what the page says before anything is played."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from baohuang.views.view import Prompt
from tests.e2e.stage import Stage
from tests.e2e.states import QUIET, classic, seen

HAND = "3c9c9c9d9sJcJdJhKsKsw" + "WE"
FOLLOW = Prompt((), ("JJ", "KK", "Jw", "JW", "Kw", "99"), True, 0)


@pytest.fixture
def stage(browser: Browser) -> Iterator[Stage]:
    """A phone in portrait."""
    made = Stage(browser, 390, 844, "en", {"calm": True})
    yield made
    made.close()


def following(stage: Stage) -> Page:
    """It is the viewer's turn; a pair of eights lies on the table."""
    return stage.open(seen(hand=HAND, top="8c8d", called=None), FOLLOW)


def selected(page: Page) -> str:
    """What the selection line says."""
    return page.get_by_test_id("selection").inner_text()


def acts(stage: Stage) -> list[Any]:
    """The actions that were sent."""
    return [message["action"] for message in stage.sent if message["t"] == "act"]


def test_a_header_takes_as_many_as_have_to_be_beaten(stage: Stage) -> None:
    page = following(stage)
    page.get_by_test_id("head-J").click()
    assert selected(page) == "J ×2: legal"
    page.get_by_test_id("head-K").click()
    assert selected(page) == "K of spades ×2: legal"
    page.get_by_test_id("head-K").click()
    assert selected(page) == "Your turn: beat 8 ×2"


def test_a_strip_adds_one_and_wraps(stage: Stage) -> None:
    page = following(stage)
    strip = page.get_by_test_id("strip-9c")
    said = []
    for _ in range(3):
        strip.click()
        said.append(selected(page))
    assert said == ["9 of clubs: not legal now", "9 of clubs ×2: legal", "Your turn: beat 8 ×2"]


def test_an_illegal_choice_is_explained_before_it_is_pressed(stage: Stage) -> None:
    """The server gives the reason; the button stays shut."""
    page = following(stage)
    stage.reason = "held-back"
    page.get_by_test_id("strip-3c").click()
    expect(page.get_by_test_id("selection")).to_contain_text("Held-back cards may only be your very last play")
    assert page.get_by_test_id("play").is_disabled()


def test_playing_sends_the_cards_and_passing_a_pass(stage: Stage) -> None:
    page = following(stage)
    page.get_by_test_id("head-K").click()
    page.get_by_test_id("play").click()
    page.wait_for_timeout(20)
    assert acts(stage) == ["play KsKs"]


def test_keys_alone_are_enough(stage: Stage) -> None:
    """A letter picks a rank, Escape clears, Enter plays."""
    page = following(stage)
    page.keyboard.press("j")
    page.keyboard.press("Escape")
    page.keyboard.press("k")
    assert selected(page) == "K of spades ×2: legal"
    page.keyboard.press("Enter")
    page.wait_for_timeout(20)
    assert acts(stage) == ["play KsKs"]


def test_arrows_move_and_space_chooses(stage: Stage) -> None:
    """One stop for Tab; the arrows go on from there."""
    page = following(stage)
    page.get_by_test_id("head-W").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Space"):
        page.keyboard.press(key)
    assert selected(page) == "K of spades: not legal now"
    assert page.locator(".hand button[tabindex='0']").count() == 1


def test_typed_cards_are_chosen_and_played(stage: Stage) -> None:
    page = following(stage)
    page.get_by_test_id("type").click()
    page.get_by_test_id("typed").fill("1j1w")
    assert selected(page) == "J of clubs, small joker: legal"
    page.keyboard.press("Enter")
    page.wait_for_timeout(20)
    assert acts(stage) == ["play Jcw"]


def test_single_keys_can_be_turned_off(browser: Browser) -> None:
    """They would otherwise be in the way of speech input."""
    stage = Stage(browser, 390, 844, "en", {"keys": False})
    page = following(stage)
    page.keyboard.press("k")
    page.keyboard.press("p")
    said = selected(page)
    stage.close()
    assert (said, acts(stage)) == ("Your turn: beat 8 ×2", [])


def test_a_slide_takes_a_straight_and_no_click_follows(stage: Stage) -> None:
    page = stage.open(
        classic(hand="3c4c4d5h6s7c7dKh", turn=0, **QUIET), Prompt((), ("34567", "44", "77", "4", "7"), False, 0)
    )
    boxes = [page.get_by_test_id(f"head-{rank}").bounding_box() for rank in "76543"]
    points = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point, steps=4)
    page.mouse.up()
    assert selected(page) == "3 to 7, 1 of each: legal"


def test_a_guard_who_is_asked_and_others_press_the_same_panel(stage: Stage) -> None:
    """Who is not the guard has one thing to say: ready."""
    asked = Prompt(("open", "hide"), (), False, 0)
    page = stage.open(seen(phase="open", hand=HAND, role="commoner", turn=None, **QUIET), asked)
    assert page.locator(".answer").all_inner_texts() == ["Ready"]
    stage.show(page, seen(phase="open", hand=HAND, role="guard", turn=None, **QUIET), asked)
    assert page.locator(".answer").all_inner_texts() == ["Open guard", "Secret guard"]


def test_turns_are_announced(stage: Stage) -> None:
    """Assertively, and only then."""
    page = stage.open(seen(hand=HAND, asked=False, turn=1), None)
    assert page.get_by_test_id("urgent").inner_text() == ""
    stage.show(page, seen(hand=HAND), FOLLOW)
    assert page.get_by_test_id("urgent").inner_text() == "Your turn"
