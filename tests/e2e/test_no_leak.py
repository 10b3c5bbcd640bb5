"""Invariant 3 in the page: who the hidden guard is shows nowhere in the browser of somebody who may not know.

Two houses deal the same hands, except that seats 3 and 4 have exchanged the marked small joker, which makes the guard,
for a plain one. Everybody says the same in both. A browser on another seat, and one that looks on, gets the same bytes
and shows the same page, to the eye and to the accessibility tree, after every step.
"""

import time
from collections.abc import Sequence
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute

from baohuang.cards.kinds import MARKED_BIG, MARKED_SMALL, SMALL
from baohuang.engine.deal import Deal
from baohuang.engine.setup import deal_hands, new_deal
from baohuang.rulesets.registry import ruleset
from baohuang.rulesets.specs import Ruleset
from baohuang.server import dealing
from baohuang.server.effects import Effect, Send
from baohuang.server.messages import decode
from tests.e2e.stage import HOST, serve
from tests.server.support import Desk, choices, numbered_seeds

LAPS: Final = 14
"""Steps after the first lead."""

PATIENCE: Final = 5.0
"""Seconds in which a page comes to rest."""

Hands = list[list[int]]


HEARTLESS = "const every = setInterval; window.setInterval = (what, ms) => (ms < 10000 ? every(what, ms) : 0)"
"""The page's pings count the seconds that a test takes, which says nothing of the cards."""


class Window:
    """A browser window on a seat of a desk."""

    def __init__(self, browser: Browser, desk: "Wired", seat: int | None) -> None:
        self.desk, self.seat = desk, seat
        self.frames: list[bytes] = []
        self.sent: list[dict[str, object]] = []
        self.context: BrowserContext = browser.new_context(viewport={"width": 1024, "height": 768}, locale="en")
        self.context.add_init_script(HEARTLESS)
        self.context.route("**/*", serve)
        self.context.route_web_socket("**/ws/t/*", self._connect)
        self.page: Page = self.context.new_page()
        self.page.goto(f"{HOST}/table/desk")

    def shown(self) -> tuple[list[str], list[str]]:
        """All of the page, and what the accessibility tree makes of it, once it shows the table's last step."""
        self.page.wait_for_function(
            "(version) => document.querySelector('[data-testid=table]')?.dataset.version === version",
            arg=str(self.desk.version),
        )
        html = self.page.evaluate("document.documentElement.outerHTML")
        return str(html).split("<"), self.page.locator("body").aria_snapshot().split("\n")

    def _connect(self, socket: WebSocketRoute) -> None:
        guest = self.desk.knock(self.seat)
        self.desk.windows[guest] = (self, socket)

        def receive(text: str | bytes) -> None:
            message = decode(text if isinstance(text, str) else text.decode())
            kept = msgspec.to_builtins(message)
            kept.pop("client", None)
            self.sent.append(kept)
            self.desk.carry_out(self.desk.table.receive(guest, message, self.desk.now))

        socket.on_message(receive)


class Wired(Desk):
    """A desk with windows."""

    def __init__(self) -> None:
        self.windows: dict[int, tuple[Window, WebSocketRoute]] = {}
        super().__init__("weihai", people=range(5))

    def carry_out(self, effects: Sequence[Effect]) -> None:  # type: ignore[override]
        """Send to the windows too."""
        for effect in effects:
            if isinstance(effect, Send) and effect.guest in self.windows:
                window, socket = self.windows[effect.guest]
                window.frames.append(effect.frame)
                socket.send(effect.frame.decode())
        super().carry_out(effects)


def guarded(deal: Deal) -> bool:
    """Seat 0 holds the emperor card, seat 3 the guard card, and seat 4 a joker that looks much like it."""
    return deal.holder_of(MARKED_BIG) == 0 and deal.holder_of(MARKED_SMALL) == 3 and deal.holdings[4].counts[SMALL] > 0


def two_hands() -> tuple[Hands, Hands]:
    """Hands in which seat 3 is the guard, and those in which seat 4 is."""
    rules = ruleset("weihai")
    deal = next(deal for seed in numbered_seeds() if guarded(deal := new_deal(rules, seed, 0)))
    one = [list(hand) for hand in deal.opening[0].hands]  # type: ignore[attr-defined]
    other = [list(hand) for hand in one]
    for seat, loses, gets in ((3, MARKED_SMALL, SMALL), (4, SMALL, MARKED_SMALL)):
        other[seat].remove(loses)
        other[seat].append(gets)
    return one, other


def calm_answer(state: dict[str, object]) -> str:
    """To let be what may be let be; to lead the weakest."""
    offered = choices(state)
    quiet = [answer for answer in ("enthrone", "hide", "ready", "abstain", "spare", "pass") if answer in offered]
    return quiet[0] if quiet else offered[0]


def assert_alike(windows: Sequence[Window]) -> None:
    """Once both have come to rest, they show the same."""
    until = time.monotonic() + PATIENCE
    one, other = [window.shown() for window in windows]
    while one != other and time.monotonic() < until:
        one, other = [window.shown() for window in windows]
    assert one == other


def step(desks: Sequence[Wired], guests: Sequence[dict[int, int]]) -> None:
    """The first who is asked answers alike on both desks."""
    seat = min(desks[0].asked())
    answers = [calm_answer(desk.state(mine[seat])) for desk, mine in zip(desks, guests, strict=True)]
    assert answers[0] == answers[1]
    for desk, mine in zip(desks, guests, strict=True):
        assert desk.act(mine[seat], answers[0])["t"] == "ack"


@pytest.mark.parametrize("watcher", [2, None])
def test_who_the_hidden_guard_is(browser: Browser, monkeypatch: pytest.MonkeyPatch, watcher: int | None) -> None:
    """Same bytes, same page, same accessibility tree, and the page asks for the same."""
    desks: list[Wired] = []
    for hands in two_hands():

        def deal(rules: Ruleset, _seed: bytes, _starter: int | None = None, hands: Hands = hands) -> Deal:
            return deal_hands(rules, hands, 0)

        monkeypatch.setattr(dealing, "new_deal", deal)
        desks.append(Wired())
    guests = [{seat: desk.join(seat) for seat in range(5)} for desk in desks]
    windows = [Window(browser, desk, watcher) for desk in desks]
    assert_alike(windows)
    led = 0
    while led < LAPS:
        led += desks[0].phase == "play"
        step(desks, guests)
        assert_alike(windows)
    frames, sent = [window.frames for window in windows], [window.sent for window in windows]
    guards = {live.deal.guard for desk in desks if (live := desk.table.game.live)}
    for window in windows:
        window.context.close()
    assert frames[0] == frames[1]
    assert sent[0] == sent[1]
    assert guards == {3, 4}
