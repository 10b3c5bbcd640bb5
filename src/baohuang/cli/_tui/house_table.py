"""A table at a house on the network, by the wire protocol."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError, WebSocketException

from baohuang.cli._tui.table import Seen, Tell, Told
from baohuang.messages import has
from baohuang.server import messages as wire

PATIENCE: Final = 15.0
"""Seconds for an answer of the house."""

AGAIN: Final = 3.0
"""Seconds before a lost connection is tried again."""

FINAL: Final = {4001: "error-replaced", 4003: "error-unauthorised"}
"""Close codes after which another try would end alike, with what to say."""

TALK: Final[tuple[Literal["phrase", "emote"], ...]] = ("phrase", "emote")


class Wish(NamedTuple):
    """A table by its id, else a room by its letters, else a new table against bots of the house."""

    rules: str
    options: dict[str, int | str]
    bots: str
    table: str | None = None
    room: str | None = None


class Unreachable(Exception):
    """The house is not there, or does not grant the table; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class HouseTable:
    """One person's seat at a table of a house."""

    def __init__(self, server: str, wish: Wish, session: Path | None = None) -> None:
        """Raises `ValueError` for an address that is none."""
        parts = urlsplit(server)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{server!r} is no address such as http://127.0.0.1:8000")
        self.server = parts
        self.wish = wish
        self.session = session
        self.cookie = _kept(session)
        self.socket: ClientConnection | None = None
        self.version: int | None = None
        self.names: tuple[str, ...] = ()
        self.seated = False
        self.asked_to_sit = False
        self.trusting = False
        self.last_number = 0
        self.waiting: dict[int, asyncio.Future[wire.Ack | wire.Rej | wire.Hints]] = {}
        self.client = secrets.token_urlsafe(9)

    async def run(self, tell: Tell) -> None:
        """See `Table`."""
        tell(Told("tui-connecting", {"server": self.server.netloc}))
        try:
            table = await asyncio.to_thread(self._find)
        except Unreachable as error:
            tell(Told("tui-refused", spoken={"reason": f"error-{error.code}"}))
            return
        while await self._talk(table, tell):
            tell(Told("tui-lost"))
            await asyncio.sleep(AGAIN)

    async def act(self, action: str) -> str | None:
        """See `Table`."""
        number = self._number()
        return await self._settled(wire.Act(number, self.version or 0, action), number)

    async def hints(self) -> tuple[str, ...]:
        """See `Table`."""
        number = self._number()
        answer = await self._ask(wire.Hint(number), number)
        return answer.plays if isinstance(answer, wire.Hints) else ()

    async def order(self, words: list[str]) -> str | None:
        """See `Table`."""
        number = self._number()
        match words:
            case ["next"]:
                return await self._settled(wire.Next(number), number)
            case ["ready"]:
                return await self._settled(wire.Ready(number, True), number)
            case ["start"]:
                return await self._settled(wire.Start(number), number)
            case ["sit", seat] if seat in {"1", "2", "3", "4", "5"}:
                return await self._settled(wire.Sit(number, int(seat) - 1), number)
            case ["trustee"]:
                return await self._settled(wire.Trust(number, not self.trusting), number)
            case ["leave"]:
                return await self._settled(wire.Stand(number), number)
            case ["say", *said] if said:
                return await self._settled(_said(number, " ".join(said)), number)
            case _:
                return "bad-request"

    # Asking the house.

    def _find(self) -> str:
        """The id of the table, and a session to sit there with. Raises `Unreachable`."""
        wish = self.wish
        if wish.table is not None:
            return wish.table
        if wish.room is not None:
            return self._post("/api/rooms/join", {"code": wish.room})
        return self._post("/api/tables", {"rules": wish.rules, "options": wish.options, "bots": wish.bots})

    def _post(self, path: str, body: dict[str, object]) -> str:
        make = HTTPSConnection if self.server.scheme == "https" else HTTPConnection
        headers = {"content-type": "application/json"} | ({"cookie": self.cookie} if self.cookie else {})
        connection = make(self.server.netloc, timeout=PATIENCE)
        with contextlib.closing(connection):
            try:
                connection.request("POST", path, json.dumps(body), headers)
                answer = connection.getresponse()
                said = json.loads(answer.read())
            except (OSError, HTTPException, ValueError) as error:
                raise Unreachable("offline") from error
            self._keep(answer.headers.get("set-cookie"))
        if not isinstance(said, dict) or not isinstance(said.get("table"), str):
            raise Unreachable(str(said.get("error", "internal")) if isinstance(said, dict) else "internal")
        return str(said["table"])

    def _keep(self, given: str | None) -> None:
        if not given:
            return
        self.cookie = given.partition(";")[0]
        if self.session is not None:
            self.session.touch(mode=0o600)
            self.session.write_text(self.cookie, "utf-8")

    # The socket.

    async def _talk(self, table: str, tell: Tell) -> bool:
        """Listen until the connection ends; whether to try again."""
        scheme = "wss" if self.server.scheme == "https" else "ws"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        address = f"{scheme}://{self.server.netloc}/ws/t/{table}"
        try:
            async with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
                self.socket = socket
                await self._send(wire.ClientHello(self.client, None))
                async for frame in socket:
                    await self._take(msgspec.json.decode(frame, type=wire.ServerMessage), tell)
        except ConnectionClosedError as closed:
            final = FINAL.get(closed.rcvd.code if closed.rcvd else 0)
            if final is not None:
                tell(Told("tui-refused", spoken={"reason": final}))
            return final is None
        except (OSError, TimeoutError, WebSocketException):
            return True
        finally:
            self._forget()
        return True

    def _forget(self) -> None:
        self.socket = None
        for future in self.waiting.values():
            future.cancel()
        self.waiting.clear()

    async def _take(self, message: wire.ServerMessage, tell: Tell) -> None:
        match message:
            case wire.ServerHello():
                self.names = tuple(player.name for player in message.names)
                self.seated = message.seat is not None
            case wire.Snapshot():
                self.version = message.version
                tell(Seen(message.view, message.prompt, (), self.names))
            case wire.Update():
                self.version = message.version
                tell(Seen(message.view, message.prompt, message.events, self.names))
            case wire.Room():
                await self._enter(message, tell)
            case wire.Fair(luck=None, secret=None):
                if self.seated:
                    await self._send(wire.Luck(self._number(), message.deal, secrets.token_hex(8)))
            case wire.Said():
                tell(self._heard(message))
            case wire.Notice():
                tell(Told(message.message_id))
            case wire.Ack() | wire.Rej() | wire.Hints():
                future = self.waiting.pop(message.id, None)
                if future is not None and not future.done():
                    future.set_result(message)
            case _:
                pass

    async def _enter(self, room: wire.Room, tell: Tell) -> None:
        """Take a free seat once; tell who is there while no deal runs."""
        self.seated = room.own is not None
        self.names = tuple(seat.name for seat in room.seats)
        self._trust(room.own is not None and room.seats[room.own].trustee, tell)
        free = next((at for at, seat in enumerate(room.seats) if not seat.name), None)
        if room.own is None and free is not None and not self.asked_to_sit and not room.playing:
            self.asked_to_sit = True
            await self._send(wire.Sit(self._number(), free))
        elif not room.playing and room.code is not None:
            people = ", ".join(f"{seat.name} ✓" if seat.ready else seat.name for seat in room.seats if seat.name)
            tell(Told("tui-room", {"code": room.code, "people": people}))

    def _trust(self, trusting: bool, tell: Tell) -> None:
        if trusting != self.trusting:
            self.trusting = trusting
            tell(Told("tui-trusted" if trusting else "tui-taken-back"))

    def _heard(self, said: wire.Said) -> Told:
        who = self.names[said.seat] if said.seat < len(self.names) else ""
        if said.kind == "text":
            return Told("talk-said", {"who": who, "what": said.what})
        return Told("talk-said", {"who": who}, {"what": f"{said.kind}-{said.what}"})

    def _number(self) -> int:
        self.last_number += 1
        return self.last_number

    async def _settled(self, message: wire.ClientMessage, number: int) -> str | None:
        answer = await self._ask(message, number)
        if answer is None:
            return "offline"
        return answer.error if isinstance(answer, wire.Rej) else None

    async def _ask(self, message: wire.ClientMessage, number: int) -> wire.Ack | wire.Rej | wire.Hints | None:
        if self.socket is None:
            return None
        future: asyncio.Future[wire.Ack | wire.Rej | wire.Hints] = asyncio.get_running_loop().create_future()
        self.waiting[number] = future
        try:
            await self._send(message)
            return await asyncio.wait_for(future, PATIENCE)
        except (TimeoutError, WebSocketException, asyncio.CancelledError):
            return None

    async def _send(self, message: wire.ClientMessage) -> None:
        if self.socket is not None:
            await self.socket.send(msgspec.json.encode(message).decode())


def _said(number: int, what: str) -> wire.Say:
    """A phrase or a face by its id, else free text."""
    for kind in TALK:
        if has(f"{kind}-{what}"):
            return wire.Say(number, kind, what)
    return wire.Say(number, "text", what)


def _kept(session: Path | None) -> str | None:
    if session is None or not session.is_file():
        return None
    return session.read_text("utf-8").strip() or None
