"""A deal looked at again: step, jump, other eyes, a link to a moment, a record brought along, the shuffle checked."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from baohuang.bots.analysis import Analysis, analyse
from baohuang.messages import LANGS
from baohuang.records.record import Record
from baohuang.records.text import to_text
from tests.e2e.axe import script, violations
from tests.e2e.layout import faults
from tests.e2e.replays import NAMES, ReplayStage, to_step
from tests.e2e.stage import HOST
from tests.records.deals import random_recorder
from tests.server.running import greet, in_thread, play_out

SIZES = [(320, 568), (390, 844), (844, 390), (1366, 768)]


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole deal of the largest pack."""
    return random_recorder(4, "qingdao", options={}, grab=False).record()


@pytest.fixture
def stage(browser: Browser, record: Record) -> Iterator[ReplayStage]:
    """A phone in portrait."""
    made = ReplayStage(browser, 390, 844, "en", record)
    yield made
    made.close()
    assert made.faults == []


def step_of(page: Page) -> int:
    """The step that is shown."""
    return int(page.locator("[data-step]").get_attribute("data-step") or "-1")


def test_step_and_jump_by_button_and_by_key(stage: ReplayStage, record: Record) -> None:
    """On, back, trick by trick, to the end and to the beginning; each step says what has happened."""
    page = stage.look()
    end = len(record.actions)
    assert page.get_by_test_id("where").inner_text() == f"Step 0 of {end}"
    for press, step in (("step-on", 1), ("step-on", 2), ("step-back", 1)):
        page.get_by_test_id(press).click()
        assert step_of(page) == step
    page.keyboard.press("ArrowRight")
    assert step_of(page) == 2
    page.keyboard.press("End")
    assert step_of(page) == end
    assert page.get_by_test_id("breakdown").is_visible()
    page.get_by_test_id("trick-back").click()
    lead = step_of(page)
    assert "played" in page.get_by_test_id("caption").inner_text()
    assert str(lead) == page.get_by_test_id("jump").input_value()
    page.get_by_test_id("jump").select_option(index=2)
    second = step_of(page)
    page.keyboard.press("PageUp")
    page.keyboard.press("PageDown")
    assert step_of(page) == second
    page.keyboard.press("Home")
    assert step_of(page) == 0
    assert page.get_by_test_id("step-back").get_attribute("aria-disabled") == "true"
    page.keyboard.press("ArrowLeft")
    assert step_of(page) == 0


def test_it_runs_by_itself_and_stops_at_the_end(stage: ReplayStage, record: Record) -> None:
    """Until somebody takes a step by hand, and at the last step."""
    end = len(record.actions)
    page = stage.look(f"?step={end - 2}")
    page.get_by_test_id("speed").select_option("4")
    page.keyboard.press("k")
    page.wait_for_function(f"document.querySelector('[data-step]').dataset.step === '{end}'")
    run = page.get_by_test_id("run")
    assert run.get_attribute("aria-label") == "Play by itself"
    run.click()
    assert run.get_attribute("aria-label") == "Pause"
    page.get_by_test_id("step-on").click()
    assert run.get_attribute("aria-label") == "Play by itself"


def test_one_hand_all_hands_and_what_a_seat_knew(stage: ReplayStage) -> None:
    """With a seat's eyes the server is asked anew, and only that hand is there; so it is for a spectator."""
    page = stage.look("?step=20")
    assert page.locator(".hand-row").count() == 5
    page.get_by_test_id("eyes").select_option("hand-2")
    page.get_by_test_id("hand-shown").wait_for()
    one = page.get_by_test_id("hand-shown").get_attribute("aria-label")
    assert (one or "").startswith("The hand of Bamboo Lake")
    assert stage.asked == ["all"]
    page.get_by_test_id("eyes").select_option("knew-2")
    page.locator('[data-showing="knew"]').wait_for()
    assert page.get_by_test_id("hand-shown").get_attribute("aria-label") == one
    page.get_by_test_id("eyes").select_option("nobody")
    page.locator('[data-showing="nobody"]').wait_for()
    assert page.locator(".hand-row, .hand").count() == 0
    page.keyboard.press("a")
    page.locator(".hand-row").first.wait_for()
    assert stage.asked == ["all", "2", "nobody"]


def test_a_link_to_a_moment_shows_that_moment(stage: ReplayStage) -> None:
    """Step and eyes stand in the address, in the shared link too; the record can be kept in both forms."""
    page = stage.look()
    to_step(page, 42)
    page.get_by_test_id("eyes").select_option("knew-3")
    page.wait_for_url("**/replay/stage/1?step=42&show=knew&seat=3")
    page.get_by_test_id("share-button").click()
    link = page.get_by_test_id("link").input_value()
    assert link == page.url
    kept = [page.get_by_test_id(form).get_attribute("href") for form in ("as-text", "as-json")]
    assert kept == ["/api/tables/stage/deals/1?format=text", "/api/tables/stage/deals/1"]
    other = stage.context.new_page()
    other.goto(link)
    other.locator('[data-step="42"] [data-showing="knew"]').wait_for()
    assert other.get_by_test_id("hand-shown").get_attribute("aria-label") == page.get_by_test_id(
        "hand-shown"
    ).get_attribute("aria-label")


def test_a_record_is_pasted_or_chosen(stage: ReplayStage, record: Record, tmp_path: Path) -> None:
    """A damaged one is refused with the place; a file is opened at once."""
    page = stage.context.new_page()
    page.goto(f"{HOST}/replay")
    page.get_by_test_id("paste").fill(to_text(record).replace("seed 4", "seed 5"))
    page.get_by_test_id("open-record").click()
    fault = page.get_by_test_id("fault")
    fault.wait_for()
    assert "damaged" in fault.inner_text()
    assert "line" in fault.inner_text()
    kept = tmp_path / "deal.txt"
    kept.write_text(to_text(record), "utf-8")
    page.get_by_test_id("file").set_input_files(kept)
    page.locator("[data-step]").wait_for()
    assert page.get_by_test_id("hand-0").inner_text().startswith("Seat 1")


def test_a_deal_that_is_not_there_is_told_in_words(stage: ReplayStage) -> None:
    page = stage.context.new_page()
    page.route("**/api/tables/*/deals/*/replay*", lambda route: route.fulfill(status=404, body='{"error":"not-found"}'))
    page.goto(f"{HOST}/replay/stage/9")
    page.get_by_test_id("fault").wait_for()
    assert "not over yet" in page.get_by_test_id("fault").inner_text()


def test_the_analysis_leads_to_its_moments(browser: Browser) -> None:
    """Each says what was done and what would have been better; it opens before that, with the eyes of its seat."""
    record = random_recorder(4, "weihai", options={}, grab=False).record()
    stage = ReplayStage(browser, 390, 844, "en", record)
    stage.analysis = analyse(record)
    page = stage.look("#analysis")
    lessons = page.get_by_test_id("moment")
    lessons.first.wait_for()
    assert lessons.count() == len(stage.analysis.moments) > 0
    first = stage.analysis.moments[0]
    assert NAMES[first.seat] in lessons.first.inner_text()
    assert page.get_by_test_id("chart").get_attribute("role") == "img"
    page.locator(".odds-table summary").click()
    observer = int(page.get_by_test_id("observer").input_value())
    assert page.locator(".odds-table tbody tr").count() == sum(one.seat == observer for one in stage.analysis.odds)
    lessons.first.get_by_role("button").click()
    page.locator('[data-showing="knew"]').wait_for()
    assert step_of(page) == first.at
    assert page.get_by_test_id("eyes").input_value() == f"knew-{first.seat}"
    stage.close()
    assert stage.faults == []


@pytest.fixture(scope="module")
def learned(record: Record) -> Analysis:
    """What there is to learn from that deal."""
    return analyse(record)


@pytest.mark.parametrize("lang", LANGS)
def test_axe_finds_nothing(browser: Browser, record: Record, learned: Analysis, lang: str) -> None:
    """Whatever is shown, in the longest dialog, and where a record is opened."""
    script()
    stage = ReplayStage(browser, 390, 844, lang, record)
    stage.analysis = learned
    page = stage.look("?step=30")
    found = {"all": violations(page)}
    page.get_by_test_id("eyes").select_option("knew-1")
    page.locator('[data-showing="knew"]').wait_for()
    to_step(page, len(record.actions))
    found["end"] = violations(page)
    page.get_by_test_id("analysis-button").click()
    page.get_by_test_id("chart").wait_for()
    page.locator(".odds-table summary").click()
    found["analysis"] = violations(page)
    page.goto(f"{HOST}/replay")
    page.get_by_test_id("paste").fill("no record")
    page.get_by_test_id("open-record").click()
    page.get_by_test_id("fault").wait_for()
    found["open"] = violations(page)
    stage.close()
    assert ({name: wrong for name, wrong in found.items() if wrong}, stage.faults) == ({}, [])


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_clipped_or_covered(browser: Browser, record: Record, learned: Analysis, lang: str) -> None:
    """On phones and desktops, in the deal's middle and at its end, all hands and one; large text in one language."""
    found: dict[str, list[str]] = {}
    stage = ReplayStage(browser, 320, 568, lang, record, {"text": 150 if lang == "ja" else 100})
    stage.analysis = learned
    page = stage.look()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for showing, step in (("all", 120), ("hand-2", 20), ("all", len(record.actions))):
            page.get_by_test_id("eyes").select_option(showing)
            page.locator(f'[data-showing="{showing.partition("-")[0]}"]').wait_for()
            to_step(page, step)
            page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            if wrong := faults(page):
                found[f"{width}x{height} {showing} {step}"] = wrong
    page.set_viewport_size({"width": 320, "height": 568})
    page.get_by_test_id("analysis-button").click()
    page.get_by_test_id("chart").wait_for()
    found["analysis"] = faults(page)
    stage.close()
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_the_shuffle_is_checked_from_the_result(browser: Browser, tmp_path: Path) -> None:
    """A device that was there finds the promise kept, the luck counted, and its own hand among those dealt again."""
    with in_thread(tmp_path / "house.sqlite3") as address:
        table, cookie = address.open_table("classic108")
        name, _, value = cookie.partition("=")
        context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
        context.add_cookies([{"name": name, "value": value, "url": f"http://{address.host}"}])
        page = context.new_page()
        page.goto(f"http://{address.host}/table/{table}")
        page.locator(".hand .column").first.wait_for()
        with address.socket(table, cookie) as socket:
            play_out(socket, greet(socket), "fair")
        page.get_by_test_id("check-shuffle").click()
        page.locator('[data-testid="verdict"][data-state="good"]').wait_for()
        lines = {one: page.get_by_test_id(f"shuffle-{one}") for one in ("promise", "luck", "cards", "own")}
        assert {one: line.get_attribute("data-state") for one, line in lines.items()} == dict.fromkeys(lines, "good")
        assert "before the cards" in lines["promise"].inner_text()
        page.get_by_test_id("close").click()
        page.get_by_test_id("to-replay").click()
        page.locator("[data-step]").wait_for()
        page.get_by_test_id("menu-button").click()
        page.get_by_test_id("menu-shuffle").click()
        page.locator('[data-testid="verdict"][data-state="good"]').wait_for()
        context.close()
