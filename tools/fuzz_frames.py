"""Frames for the fuzzer: good messages of every kind, and the many ways to break them."""

import json
import random
from collections.abc import Callable
from typing import Any

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
NO_MASK = b"\0\0\0\0"
ODD_VALUES: tuple[Any, ...] = (
    *(
        None,
        True,
        -1,
        0,
        2**53,
        2**63,
        2**64,
        10**400,
        1e300,
        0.5,
        "",
        "\x00",
        "\u202e",
        "x" * 600,
        [],
        {},
        [[]],
        {"t": 1},
    ),
    *("pass", "play WW", "play 9c9d", "call 9 hidden", "discard 3c3d3h3s", "grab", "ready", "enthrone", "solo hidden"),
)
BROKEN = (
    *(b"", b"{", b"null", b"[]", b'"t"', b"{}", b'{"t":null}', b'{"t":"act"}', b'{"t":"hello","t":"act"}'),
    *(b"[" * 4000, b'{"a":' * 700, b'{"t":"ping","id":' + b"9" * 3000 + b"}", b'{"t":"ping","id":1e999}', b"NaN"),
    *(b'{"t":"say","id":1,"kind":"text","what":"\\ud800"}', b'{"t":"check","id":1,"play":"\\udfff"}'),
    *(
        b'{"t":"ping","id":1}' + b" " * 4000,
        b'\xef\xbb\xbf{"t":"ping","id":1}',
        b'{"t":"luck","id":1,"deal":1,"word":""}x',
    ),
)


def encoded(opcode: int, data: bytes, *, last: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame of the WebSocket protocol; the mask is zero, so that it changes nothing."""
    head = bytes([(128 if last else 0) | reserved | opcode])
    bit = 128 if masked else 0
    if len(data) < 126:
        head += bytes([bit | len(data)])
    elif len(data) < 65_536:
        head += bytes([bit | 126]) + len(data).to_bytes(2, "big")
    else:
        head += bytes([bit | 127]) + len(data).to_bytes(8, "big")
    return head + (NO_MASK if masked else b"") + data


def choices(state: dict[str, Any]) -> list[str]:
    """Every answer that a state's prompt offers."""
    prompt, hand = state["prompt"], state["view"]["hand"]
    if prompt is None:
        return ["pass"]
    if prompt["discard"]:
        return [f"discard {hand[: 2 * prompt['discard']]}"]
    plays = [f"play {play}" for play in prompt["plays"]]
    return [*prompt["actions"], *plays, *(["pass"] if prompt["may_pass"] else [])]


class Mutator:
    """Makes the frames of one connection. `rude`: it has broken the protocol below the messages."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._greeted = False
        self.rude = False
        self._makers: tuple[tuple[Callable[[dict[str, Any]], bytes], float], ...] = (
            (self._good, 0.3),
            (self._swapped, 0.3),
            (self._scratched, 0.3),
            (self._broken, 0.098),
            (self._below, 0.002),
        )

    def frame(self, state: dict[str, Any]) -> bytes:
        """The next frame; `state["now"]` is the last view as it came."""
        makers, weights = zip(*self._makers, strict=True)
        if not self._greeted and self._chance.random() < 0.7:
            return encoded(TEXT, json.dumps(self._hello()).encode())
        (maker,) = self._chance.choices(makers, weights)
        made: bytes = maker(state)
        return made

    def _hello(self) -> dict[str, Any]:
        self._greeted = True
        last = self._chance.choice((None, None, 0, 5, 10**6))
        return {"t": "hello", "client": f"tab {self._chance.randrange(10**6)}", "last": last}

    def _message(self, state: dict[str, Any]) -> dict[str, Any]:
        """A good message of any kind; moves are those of the last view."""
        chance, number = self._chance, self._chance.randrange(10**5)
        now = json.loads(state["now"]) if "now" in state and chance.random() < 0.3 else None
        if now is not None and now["prompt"] is not None:
            return {"t": "act", "id": number, "version": now["version"], "action": chance.choice(choices(now))}
        seat, on = chance.randrange(5), chance.random() < 0.5
        return chance.choice(
            (
                {"t": "act", "id": number, "version": chance.randrange(200), "action": chance.choice(ODD_VALUES[-9:])},
                {"t": "check", "id": number, "play": chance.choice(("9", "WW", "3c3d", "?", "2" * 400))},
                {"t": "hint", "id": number} if number % 50 == 0 else {"t": "ping", "id": number + 10**6},
                {"t": "next", "id": number},
                {"t": "resume", "last": chance.choice((0, 3, 10**9))} if number % 20 == 0 else {"t": "next", "id": 1},
                {"t": "luck", "id": number, "deal": chance.randrange(4), "word": "abc"},
                {"t": "sit", "id": number, "seat": seat},
                {"t": "stand", "id": number} if number % 40 == 0 else {"t": "next", "id": 1},
                {"t": "ready", "id": number, "ready": on},
                {"t": "bot", "id": number, "seat": seat, "bot": chance.choice(("greedy", None, "nobody"))},
                {"t": "kick", "id": number, "seat": seat},
                {"t": "start", "id": number},
                {"t": "trustee", "id": number, "on": on},
                {"t": "say", "id": number, "kind": "phrase", "what": "hello"},
                {"t": "mute", "id": number, "seat": seat, "on": on},
            )
        )

    def _good(self, state: dict[str, Any]) -> bytes:
        return encoded(TEXT, json.dumps(self._message(state)).encode())

    def _swapped(self, state: dict[str, Any]) -> bytes:
        """A value, a name or a tag is another one."""
        message, chance = self._message(state), self._chance
        name = chance.choice(list(message))
        match chance.randrange(4):
            case 0:
                del message[name]
            case 1:
                message[chance.choice(("extra", "t", "id", "version"))] = message.pop(name)
            case _:
                message[name] = chance.choice(ODD_VALUES)
        return encoded(TEXT, json.dumps(message).encode())

    def _scratched(self, state: dict[str, Any]) -> bytes:
        """Bytes are lost, doubled or changed."""
        chance = self._chance
        data = bytearray(json.dumps(self._message(state)).encode())
        for _ in range(chance.choice((1, 1, 2, 8))):
            at = chance.randrange(len(data) + 1)
            match chance.randrange(4):
                case 0:
                    del data[at:]
                case 1:
                    data[at:at] = data[: chance.randrange(40)]
                case 2:
                    del data[at : at + 3]
                case _:
                    data[at : at + 1] = bytes([chance.randrange(128)])
        return encoded(TEXT, bytes(data))

    def _broken(self, _state: dict[str, Any]) -> bytes:
        chance = self._chance
        whole = chance.choice(BROKEN)
        if len(whole) > 100 or chance.random() < 0.9:
            return encoded(TEXT, whole)
        cut = chance.randrange(len(whole) + 1)
        return encoded(TEXT, whole[:cut], last=False) + encoded(PING, b"x") + encoded(CONTINUATION, whole[cut:])

    def _below(self, _state: dict[str, Any]) -> bytes:
        """What the protocol of frames itself forbids, or seldom sees; most of it ends the connection."""
        self.rude = True
        return self._chance.choice(
            (
                encoded(TEXT, b"\xff\xfe"),
                encoded(TEXT, b'{"t":"check","id":1,"play":"\xed\xa0\x80"}'),
                encoded(BINARY, b'{"t":"ping","id":1}'),
                encoded(TEXT, b" " * 5000),
                encoded(TEXT, b"x" * 70_000),
                encoded(TEXT, b"{}", masked=False),
                encoded(TEXT, b"{}", reserved=64),
                encoded(CONTINUATION, b"{}"),
                encoded(11, b""),
                encoded(CLOSE, b"\x03"),
                encoded(CLOSE, (1000).to_bytes(2, "big") + b"bye"),
                encoded(PING, b"x" * 126),
                encoded(PONG, b"nobody asked"),
                encoded(TEXT, b"{", last=False),
                bytes(self._chance.randrange(256) for _ in range(40)),
                b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",
            )
        )
