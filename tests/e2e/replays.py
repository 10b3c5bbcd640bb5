"""A replay page without a server: replays made by the server's own code of a record that the test has."""

from collections.abc import Mapping
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import Browser, Page, Route

from baohuang.bots.analysis import Analysis, analyse
from baohuang.records.either import read_record
from baohuang.records.fault import BadRecord
from baohuang.records.record import Record
from baohuang.server.replays import Damage, Eyes, replay_of
from tests.e2e.stage import HOST, Stage

NAMES = ("Qin", "青松", "Bamboo Lake", "翠微阁", "Lone Crane")


class ReplayStage(Stage):
    """A stage on which one deal can be looked at again."""

    def __init__(
        self, browser: Browser, width: int, height: int, lang: str, record: Record, settings: Mapping[str, object] = {}
    ) -> None:
        super().__init__(browser, width, height, lang, {"calm": True, **settings})
        self.record = record
        self.analysis: Analysis | None = None
        self.asked: list[str] = []
        self.context.route("**/api/tables/*/deals/*/replay*", self._of_table)
        self.context.route("**/api/tables/*/deals/*/analysis", self._analysis)
        self.context.route("**/api/replays*", self._of_record)

    def look(self, query: str = "") -> Page:
        """A new page that shows the deal."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.goto(f"{HOST}/replay/stage/1{query}")
        page.locator("[data-step]").wait_for()
        return page

    def _of_table(self, route: Route) -> None:
        self._fulfill(route, self.record, NAMES[: len(replay_of(self.record, "all").names)])

    def _analysis(self, route: Route) -> None:
        found = self.analysis or analyse(self.record)
        route.fulfill(body=msgspec.json.encode(found), content_type="application/json")

    def _of_record(self, route: Route) -> None:
        try:
            record = read_record(str(msgspec.json.decode(route.request.post_data or "")["record"]).encode())
        except BadRecord as bad:
            damage = Damage(error=bad.code, message_id=f"error-{bad.code}", where=bad.where)
            route.fulfill(status=400, body=damage.model_dump_json(), content_type="application/json")
            return
        self._fulfill(route, record, ())

    def _fulfill(self, route: Route, record: Record, names: tuple[str, ...]) -> None:
        eyes: Eyes = parse_qs(urlsplit(route.request.url).query)["eyes"][0]  # type: ignore[assignment]  # of our page
        self.asked.append(eyes)
        route.fulfill(body=msgspec.json.encode(replay_of(record, eyes, names)), content_type="application/json")


def to_step(page: Page, step: int) -> None:
    """Move the slider, and wait until the step is shown."""
    slider = page.get_by_test_id("slider")
    slider.fill(str(step))
    page.wait_for_function("(step) => document.querySelector('[data-step]').dataset.step === step", arg=str(step))
