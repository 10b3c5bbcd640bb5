"""The waiting room of a table on a stage: rooms made up of the server's own structs, without a deal."""

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from baohuang.server.messages import Ack, Player, Pong, Room, RoomSeat, ServerHello, encode
from tests.e2e.stage import HOST, Stage

FREE = RoomSeat("", None, False, False, False, False)
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
"""What came before this is on the page."""

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'


def person(name: str, *, ready: bool = False, online: bool = True) -> RoomSeat:
    """Somebody on a seat."""
    return RoomSeat(name, None, ready, online, False, False)


def bot(name: str, kind: str = "medium") -> RoomSeat:
    """A bot on a seat."""
    return RoomSeat(name, kind, False, False, False, False)


EMPTY = Room(
    code="QWERTZ",
    host=0,
    own=0,
    seats=(person("Lily of the Still Lake1"), FREE, FREE, FREE, FREE),
    watching=0,
    playing=False,
    score=(0, 0, 0, 0, 0),
    clock=(20, 30),
    base=None,
    starts_at=None,
    deals=10,
    played=0,
    ranking=None,
    open=True,
)
MIXED = (
    person("Lily of the Still Lake1"),
    bot("竹 Zhu"),
    person("青松", ready=True),
    person("Qin", online=False),
    FREE,
)
FULL = (*MIXED[:3], bot("松 Song", "own"), bot("菊 Ju", "greedy"))


def room(**changes: object) -> Room:
    """The room with some fields changed."""
    return msgspec.structs.replace(EMPTY, **changes)


ROOMS: dict[str, Room] = {
    "host alone": EMPTY,
    "guest": room(own=2, seats=MIXED, watching=12),
    "full, looking on": room(own=None, seats=FULL, watching=1, deals=None, clock=None),
    "staked": room(seats=MIXED, base=200),
    "venue": room(code=None, host=0, seats=MIXED, base=10, starts_at=12_000, deals=None),
    "match over": room(seats=FULL, played=10, score=(120, -4, 0, -240, 124), ranking=(2, 4, 3, 5, 1)),
}


class Hall(Stage):
    """A stage whose table only waits."""

    shown: Room = EMPTY

    def enter(self, shown: Room) -> Page:
        """A new page in this room."""
        self.shown = shown
        self.context.route("**/qr.svg", _picture)
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.goto(f"{HOST}/table/stage")
        page.get_by_test_id("waiting").wait_for()
        return page

    def become(self, page: Page, shown: Room) -> None:
        """The room changes; the page shows it."""
        assert self.socket is not None
        self.shown = shown
        self.socket.send(encode(shown).decode())
        page.evaluate(DRAWN)

    def _message(self, socket: WebSocketRoute, text: str | bytes) -> None:
        message = msgspec.json.decode(text)
        if message["t"] == "hello":
            players = tuple(Player(seat.name, seat.bot is not None) for seat in self.shown.seats)
            socket.send(encode(ServerHello(1, 0, "stage", self.shown.own, players, "weihai", {})).decode())
            socket.send(encode(self.shown).decode())
        elif message["t"] in {"sit", "stand", "ready", "bot", "kick", "start", "next"}:
            self.sent.append(message)
            socket.send(encode(Ack(message["id"], 0)).decode())
        elif message["t"] == "ping":
            socket.send(encode(Pong(message["id"], 0)).decode())


def _picture(route: Route) -> None:
    route.fulfill(body=PICTURE, content_type="image/svg+xml")
