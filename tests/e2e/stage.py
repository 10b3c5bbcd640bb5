"""A table page without a server: the real files of the client, and messages made up by the test.

The messages are built from the server's own structs, so that a page that works on the stage understands the server.
"""

import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocketRoute
from pydantic import BaseModel

from baohuang.messages import source
from baohuang.server import api
from baohuang.server.messages import (
    Ack,
    Checked,
    DealEvent,
    Hints,
    Player,
    Pong,
    Room,
    RoomSeat,
    Said,
    ServerHello,
    ServerMessage,
    Snapshot,
    encode,
)
from baohuang.views.view import Prompt, SeatView
from tests.e2e.pages import ANSWERS

WEB = Path(__file__).parents[2] / "src" / "baohuang" / "web"
HOST = "http://stage.test"
NAMES = ("Qin", "青松", "Bamboo Lake", "翠微阁", "Lone Crane")


class Stage:
    """One context of the browser with pages that show made-up states."""

    def __init__(
        self, browser: Browser, width: int, height: int, lang: str, settings: Mapping[str, object] = {}
    ) -> None:
        self.context: BrowserContext = browser.new_context(viewport={"width": width, "height": height}, locale=lang)
        kept = msgspec.json.encode({"lang": lang, **settings}).decode()
        self.context.add_init_script(f"localStorage.setItem('baohuang.settings', {kept!r})")
        self.context.route("**/*", serve)
        self.context.route_web_socket("**/ws/t/*", self._answer)
        self.view: SeatView | None = None
        self.prompt: Prompt | None = None
        self.version = 0
        self.reason: str | None = None
        self.socket: WebSocketRoute | None = None
        self.sent: list[dict[str, Any]] = []
        self.faults: list[str] = []

    def open(self, view: SeatView, prompt: Prompt | None) -> Page:
        """A new page that shows a table in this state."""
        self.view, self.prompt = view, prompt
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.goto(f"{HOST}/table/stage")
        page.get_by_test_id("table").and_(page.locator("[data-phase]")).wait_for()
        return page

    def tell(self, page: Page, view: SeatView, prompt: Prompt | None, *events: DealEvent) -> None:
        """What has just happened, and the state that it led to."""
        self.view, self.prompt = view, prompt
        self.version += 1
        known = {"version": self.version, "deal": 1, "events": events, "view": view, "prompt": prompt, "deadline": None}
        self._push(page, msgspec.json.encode({"t": "update"} | known))

    def show(self, page: Page, view: SeatView, prompt: Prompt | None) -> None:
        """The same page in another state."""
        self.view, self.prompt = view, prompt
        self.version += 1
        self._push(page, self._snapshot().encode())

    def say(self, seat: int, kind: Literal["phrase", "emote", "text"], what: str) -> None:
        """Somebody at the table speaks."""
        self.send(Said(seat, kind, what))

    def send(self, message: ServerMessage) -> None:
        """A frame that is no state."""
        assert self.socket is not None
        self.socket.send(encode(message).decode())

    def call(self, *names: str) -> None:
        """Say hello, with what the seats are called; the last ones are bots."""
        assert self.view is not None
        players = tuple(Player(name, at > 2) for at, name in enumerate(names))
        self.send(ServerHello(1, 0, "stage", self.view.viewer, players, self.view.rules, self.view.options))

    def room(self, trusted: tuple[int, ...] = ()) -> Room:
        """A private room with two people more, and bots; a trustee plays for the seats `trusted`."""
        assert self.view is not None
        seats = tuple(
            RoomSeat(name, "medium" if at > 2 else None, True, True, at in trusted, False)
            for at, name in enumerate(NAMES[: self.view.seats])
        )
        return Room(
            code="STAGES",
            host=0,
            own=self.view.viewer,
            seats=seats,
            watching=0,
            playing=True,
            score=(0,) * self.view.seats,
            clock=None,
            base=None,
            starts_at=None,
            deals=None,
            played=0,
            ranking=None,
            open=False,
        )

    def _push(self, page: Page, frame: bytes) -> None:
        assert self.socket is not None
        self.socket.send(frame.decode())
        page.wait_for_function(
            "(version) => document.querySelector('[data-testid=table]')?.dataset.version === version",
            arg=str(self.version),
        )

    def close(self) -> None:
        """Close all of its pages."""
        self.context.close()

    def _snapshot(self) -> str:
        assert self.view is not None
        known = {"version": self.version, "deal": 1, "view": self.view, "prompt": self.prompt, "deadline": None}
        frame = msgspec.json.encode({"t": "snapshot"} | known)
        msgspec.json.decode(frame, type=Snapshot)
        return frame.decode()

    def _answer(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self._message(socket, text))

    def _message(self, socket: WebSocketRoute, text: str | bytes) -> None:
        message = msgspec.json.decode(text)
        self.sent.append(message)
        match message["t"]:
            case "hello":
                assert self.view is not None
                self.call(*NAMES[: self.view.seats])
                socket.send(encode(self.room()).decode())
                socket.send(self._snapshot())
            case "say" | "mute" | "trustee":
                socket.send(encode(Ack(message["id"], self.version)).decode())
            case "ping":
                socket.send(encode(Pong(message["id"], 0)).decode())
            case "check":
                socket.send(encode(Checked(message["id"], self.reason, False)).decode())
            case "hint":
                socket.send(encode(Hints(message["id"], ())).decode())
            case _:
                pass


def serve(route: Route) -> None:
    """Answer a request of a page as the server would."""
    path = route.request.url.removeprefix(HOST).partition("?")[0]
    if path.startswith("/messages/"):
        _, _, lang, files = path.split("/")
        body = "\n".join(source(lang, file) for file in files.removesuffix(".ftl").split("+"))
        route.fulfill(body=body, content_type="text/plain; charset=utf-8")
        return
    if path == "/api/reports" and route.request.method == "POST":
        route.fulfill(status=204)
        return
    if path.startswith("/api/"):
        _answer_api(route, path.removeprefix("/api/"))
        return
    file_path = WEB / path.removeprefix("/static/") if path.startswith("/static/") else WEB / "index.html"
    if not file_path.is_file():
        route.fulfill(status=404)
        return
    kind = mimetypes.guess_type(file_path.name)[0] or "text/plain"
    route.fulfill(body=file_path.read_bytes(), content_type=f"{kind}; charset=utf-8")


def _answer_api(route: Route, path: str) -> None:
    """The rulesets, the rules of one in words, or what `pages` has made up."""
    if path == "rulesets":
        found: BaseModel | None = api.Rulesets(rulesets=api.ruleset_infos(), bots=["easy", "medium", "strong"])
    elif path.startswith("rules/"):
        found = api.explained(path.removeprefix("rules/"))
    else:
        found = ANSWERS.get(path)
    if found is None:
        route.fulfill(status=404, body='{"error": "not-found", "message_id": "error-not-found"}')
        return
    route.fulfill(body=found.model_dump_json(), content_type="application/json")
