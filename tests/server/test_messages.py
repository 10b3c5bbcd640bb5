"""The wire's structs: what comes in is read strictly, what goes out is what the browser's types say."""

from __future__ import annotations

import re

import msgspec
import pytest

from baohuang.messages import has
from baohuang.server.messages import (
    Act,
    Check,
    ClientHello,
    ClientMessage,
    Hint,
    Next,
    Ping,
    Resume,
    Voided,
    decode,
    encode,
    refusal,
)
from baohuang.server.typescript import TARGET, types
from tests.server.support import Desk

MESSAGES: tuple[tuple[str, ClientMessage], ...] = (
    ('{"t":"hello","client":"tab","last":null}', ClientHello("tab", None)),
    ('{"t":"act","id":1,"version":2,"action":"pass"}', Act(1, 2, "pass")),
    ('{"t":"check","id":1,"play":"9c"}', Check(1, "9c")),
    ('{"t":"hint","id":1}', Hint(1)),
    ('{"t":"next","id":1}', Next(1)),
    ('{"t":"resume","last":7}', Resume(7)),
    ('{"t":"ping","id":1}', Ping(1)),
)


@pytest.mark.parametrize(("frame", "message"), MESSAGES)
def test_a_message_is_read(frame: str, message: ClientMessage) -> None:
    assert decode(frame) == message


@pytest.mark.parametrize(
    "frame",
    [
        '{"t":"act","id":1,"version":2,"action":"pass","seat":3}',  # the seat is the session's
        '{"t":"act","id":1,"version":2,"action":"pass","now":5}',  # times of a client mean nothing
        '{"t":"act","id":-1,"version":2,"action":"pass"}',
        '{"t":"act","id":1.5,"version":2,"action":"pass"}',
        '{"t":"act","id":1,"version":null,"action":"pass"}',
        '{"t":"hello","client":"","last":null}',
        '{"t":"hello","client":"' + "x" * 65 + '","last":null}',
        '{"t":"check","id":1,"play":"' + "9" * 401 + '"}',
        '{"t":"snapshot","id":1}',
        "null",
    ],
)
def test_case_13_what_a_client_may_not_say_is_no_message(frame: str) -> None:
    """Neither a seat nor a time, neither a wrong type nor an unknown kind."""
    with pytest.raises(msgspec.DecodeError):
        decode(frame)


def test_the_browsers_types_are_up_to_date() -> None:
    """``python -m baohuang.server.typescript`` writes them."""
    assert TARGET.read_text("utf-8") == types()


def test_the_browsers_types_name_every_field_that_is_sent() -> None:
    """And no field that stays on the server."""
    desk = Desk()
    state = desk.state(desk.join(0))
    interface = re.search(r"export interface SeatView \{(.*?)\n\}", types(), re.DOTALL)
    assert interface is not None
    assert re.findall(r"^  (\w+):", interface[1], re.MULTILINE) == list(state["view"])


def test_events_are_tagged_by_their_name() -> None:
    assert msgspec.json.encode(Voided()) == b'{"t":"Voided"}'


def test_every_refusal_of_the_table_has_a_sentence() -> None:
    """A refusal sends the id of a sentence that every language has."""
    codes = ("bad-request", "stale", "unauthorised", "rate", "forbidden", "internal", "not-found", "too-large")
    for code in codes:
        message_id = msgspec.json.decode(encode(refusal(1, code, 2)))["message_id"]
        assert all(has(message_id, lang) for lang in ("zh-Hans", "zh-Hant", "ja", "en"))
