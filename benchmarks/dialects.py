"""The players of the load in the language of each server: ours, boardgame.io's, Colyseus'."""

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, cast

import msgspec
from load import BINARY, SEATS, Match, Player, Tally

# Ours.

UPDATE: Final = b'{"t":"update","version":'
QUIET: Final = b'"prompt":null,"deadline":null}'
OVER: Final = b'"phase":"over"'


class Prompt(msgspec.Struct):
    """The part of a prompt that the load reads."""

    actions: tuple[str, ...]
    plays: tuple[str, ...]
    may_pass: bool


class State(msgspec.Struct):
    """The part of an update or a snapshot that the load reads."""

    version: int
    deal: int
    prompt: Prompt | None


class Fair(msgspec.Struct):
    """The part of a fairness that the load reads."""

    deal: int
    luck: tuple[str, ...] | None


class Tag(msgspec.Struct):
    """What a frame is, and which request it answers."""

    t: str
    id: int | None = None


state_of = msgspec.json.Decoder(State).decode
fair_of = msgspec.json.Decoder(Fair).decode
tag_of = msgspec.json.Decoder(Tag).decode


class Guest(Player):
    """Plays at our house: any legal action, each equally likely; at the end of a deal, on to the next."""

    def __init__(self, match: Match, seat: int, table: str, token: str) -> None:
        super().__init__(match, seat)
        self._table = table
        self._token = token
        self._ids = 0
        self._act = 0
        self._lucky = 0
        self._done = 0

    @property
    def path(self) -> str:
        """The table's socket."""
        return f"/ws/t/{self._table}"

    @property
    def headers(self) -> Mapping[str, str]:
        """The session."""
        return {"Cookie": f"baohuang={self._token}"}

    def opened(self) -> None:
        """Say hello, with the last version that has been seen."""
        last = self.match.versions[self.seat]
        self.match.restart(self.seat, last)
        known = "null" if last is None else str(last)
        self.say(f'{{"t":"hello","client":"load-{self.seat}","last":{known}}}'.encode())

    def hear(self, message: bytes) -> None:
        """Updates are looked at as little as can be."""
        if not message.startswith(UPDATE):
            self._hear_rarer(message)
            return
        comma = message.index(b",", len(UPDATE))
        self.match.seen(self.seat, int(message[len(UPDATE) : comma]), len(message))
        if message.endswith(QUIET):
            self.match.ask(self.seat, None)
            if OVER in message:
                self._on(state_of(message).deal)
        else:
            self._asked(message)

    def _hear_rarer(self, message: bytes) -> None:
        tag = tag_of(message)
        if tag.t == "snapshot":
            self.match.restart(self.seat, state_of(message).version)
            self._asked(message)
            if OVER in message:
                self._on(state_of(message).deal)
        elif tag.t == "room":
            self.here = True
            self.match.go_on()
        elif tag.t == "rej":
            self.match.tally.refused += tag.id == self._act
        elif tag.t == "fair":
            fair = fair_of(message)
            if fair.luck is None and fair.deal > self._lucky:
                self._lucky = fair.deal
                self._ids += 1
                self.say(f'{{"t":"luck","id":{self._ids},"deal":{fair.deal},"word":"{self.seat}"}}'.encode())

    def _asked(self, message: bytes) -> None:
        state = state_of(message)
        self.match.ask(self.seat, None if state.prompt is None else state)

    def _on(self, deal: int) -> None:
        """Ask for the next deal, once."""
        if deal > self._done:
            self._done = deal
            self._ids += 1
            self.say(f'{{"t":"next","id":{self._ids}}}'.encode())

    def move(self, question: object) -> None:
        """One of the legal actions."""
        state = cast("State", question)
        prompt = cast("Prompt", state.prompt)
        texts = prompt.actions or prompt.plays
        at = self.match.rng.randrange(len(texts) + prompt.may_pass)
        action = "pass" if at == len(texts) else texts[at] if prompt.actions else f"play {texts[at]}"
        self._ids += 1
        self._act = self._ids
        self.say(f'{{"t":"act","id":{self._ids},"version":{state.version},"action":"{action}"}}'.encode())


def house_match(tally: Tally, rng: Random, table: str, tokens: list[str]) -> Match:
    """A table of our house."""
    match = Match(tally, rng)
    match.players = [Guest(match, seat, table, tokens[seat]) for seat in range(SEATS)]
    return match


# Peers.

STATE: Final = re.compile(rb'"_stateID":(\d+)')
CARDS: Final = tuple("3456789TJQKA2"[at % 13] + "cdhs"[at % 4] for at in range(44))


class BoardgamePlayer(Player):
    """Plays on boardgame.io's server: Engine.IO and Socket.IO as text. The first to come makes the match."""

    def __init__(self, match: Match, seat: int, number: str) -> None:
        super().__init__(match, seat)
        self._number = number

    @property
    def path(self) -> str:
        """Engine.IO's socket, without polling before it."""
        return "/socket.io/?EIO=4&transport=websocket"

    def hear(self, message: bytes) -> None:
        """Packets of Engine.IO, in them those of Socket.IO."""
        if message.startswith(b"42/table,"):
            self._hear_event(message)
        elif message == b"2":
            self.say(b"3")
        elif message.startswith(b"0"):
            self.say(b"40/table,")
        elif message.startswith(b"40"):
            self.say(f'42/table,["sync","{self._number}","{self.seat}",null,{SEATS}]'.encode())

    def _hear_event(self, message: bytes) -> None:
        found = STATE.search(message)
        if found is None:
            return
        version = int(found[1])
        if message.startswith(b'42/table,["update"'):
            self.match.seen(self.seat, version, len(message))
        elif message.startswith(b'42/table,["sync"'):
            self.match.restart(self.seat, version)
        at = message.index(b'"currentPlayer":"') + 17
        mine = message[at] - 48 == self.seat
        self.match.ask(self.seat, (version, message) if mine else None)

    def move(self, question: object) -> None:
        """Any card of the hand."""
        version, message = cast("tuple[int, bytes]", question)
        at = message.index(b'"hand":[') + 8
        hand = message[at : message.index(b"]", at)].decode().split(",")
        card = self.match.rng.choice(hand)
        payload = f'{{"type":"play","args":[{card}],"playerID":"{self.seat}","credentials":null}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        self.say(f'42/table,["update",{action},{version},"{self._number}","{self.seat}"]'.encode())


JOIN_ROOM: Final = 10
STATE_PATCH: Final = 15
VERSION: Final = re.compile(rb"(?:^\x0f|\xff\x00)\x80(.{4})\x81([\x00-\x04])", re.DOTALL)


class ColyseusPlayer(Player):
    """Plays on Colyseus' server: its binary protocol, from which version and turn are read."""

    def __init__(self, match: Match, seat: int, path: str) -> None:
        super().__init__(match, seat)
        self._path = path
        self._hand: list[str] = []

    @property
    def path(self) -> str:
        """The reserved seat."""
        return self._path

    def hear(self, message: bytes) -> None:
        """The first byte says what it is."""
        if message[0] == STATE_PATCH:
            found = VERSION.search(message)
            if found is None:
                raise ValueError("a patch without a version")
            self.match.seen(self.seat, int.from_bytes(found[1], "little"), len(message))
            self._turn(found[2][0])
        elif message[0] == JOIN_ROOM:
            self.say(bytes([JOIN_ROOM]), BINARY)
            self.match.restart(self.seat, 0)
            self._turn(0)

    def _turn(self, seat: int) -> None:
        self.match.ask(self.seat, True if seat == self.seat else None)

    def move(self, question: object) -> None:
        """Any card of the hand, which the player keeps itself."""
        if not self._hand:
            self._hand = list(CARDS)
        card = self._hand.pop(self.match.rng.randrange(len(self._hand)))
        self.say(b"\x0d\xa4play\xa2" + card.encode(), BINARY)


def boardgame_match(tally: Tally, rng: Random, number: str) -> Match:
    """A match of boardgame.io."""
    match = Match(tally, rng)
    match.players = [BoardgamePlayer(match, seat, number) for seat in range(SEATS)]
    return match


def colyseus_match(tally: Tally, rng: Random, paths: Sequence[str]) -> Match:
    """A room of Colyseus, with its reserved seats."""
    match = Match(tally, rng)
    match.players = [ColyseusPlayer(match, seat, path) for seat, path in enumerate(paths)]
    return match
