"""Talk: phrases for everybody, free text in private rooms, nothing invisible, not too much."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baohuang.messages import LANGS, has
from baohuang.server.common import Common
from baohuang.server.messages import Mute, Say
from baohuang.server.reports import Reason
from baohuang.server.talk import EMOTES, HIDDEN, LONGEST, PHRASES, clean
from baohuang.web import ROOT
from tests.server.support import Desk, Frame

CLIENT = Path(str(ROOT)) / "core" / "talk.js"


def test_the_client_knows_what_may_be_said() -> None:
    """The same phrases, emotes and reasons of reports, in the same order."""
    text = CLIENT.read_text("utf-8")

    def ids(name: str) -> list[str]:
        found = re.search(rf"export const {name} = (.*?);", text, re.DOTALL)
        assert found is not None
        return re.findall(r'"([a-z-]+)"', found[1])

    assert (ids("PHRASES"), ids("EMOTES")) == (list(PHRASES), list(EMOTES))
    assert ids("REASONS") == list(get_args(Reason))


def said(desk: Desk, guest: int) -> list[Frame]:
    """What a connection has heard."""
    return [frame for frame in desk.inbox[guest] if frame["t"] == "said"]


def test_a_phrase_is_heard_by_everybody() -> None:
    """Who only looks on hears it, and says nothing."""
    desk = Desk()
    speaker, listener = desk.join(0), desk.join(None)
    desk.send(speaker, Say(1, "phrase", "i-am-with-you"))
    desk.send(speaker, Say(2, "emote", "tea"))
    assert [(one["seat"], one["kind"], one["what"]) for one in said(desk, listener)] == [
        (0, "phrase", "i-am-with-you"),
        (0, "emote", "tea"),
    ]
    assert desk.send(listener, Say(1, "phrase", "hello"))[0]["error"] == "unauthorised"


def test_free_text_is_for_private_rooms() -> None:
    """Not for a table against bots, and not for a room that is listed for everybody."""
    public, private = Desk(), Desk(people=(0,), code="ABCDEF")
    listed = Desk(people=(0,), code="ABCDEF", listed=True)
    for desk in (public, listed):
        guest = desk.join(0)
        assert desk.send(guest, Say(1, "text", "hello"))[0]["error"] == "bad-request"
        assert desk.send(guest, Say(1, "phrase", "hello"))[-1]["t"] == "ack"
    guest = private.join(0)
    private.send(guest, Say(1, "text", " <b>hello</b> \u202e\u200b "))
    assert said(private, guest)[0]["what"] == "<b>hello</b>"
    assert private.send(guest, Say(2, "text", "\u200b"))[0]["error"] == "bad-request"


@pytest.mark.parametrize(("kind", "what"), [("phrase", "smile"), ("emote", "hello"), ("phrase", "hello there")])
def test_only_known_phrases_are_said(kind: str, what: str) -> None:
    desk = Desk()
    answers = desk.send(desk.join(0), Say(1, kind, what))  # type: ignore[arg-type]
    assert answers[0]["error"] == "bad-request"


def test_a_person_says_so_much_at_once() -> None:
    """Also from two tabs; after a while there may be more."""
    desk = Desk()
    tabs = desk.join(0), desk.join(0)
    answers = [desk.send(tabs[number % 2], Say(number, "phrase", "hello"))[-1] for number in range(6)]
    assert [answer.get("error") for answer in answers] == [None] * 4 + ["rate"] * 2
    desk.now += 3000
    assert desk.send(tabs[0], Say(9, "phrase", "hello"))[-1]["t"] == "ack"


def test_a_person_hears_another_no_more() -> None:
    """On each of their devices, at every table of the house, until they want to again; the others still hear."""
    desk = Desk(people=(0, 1))
    speaker, phone, computer, other = desk.join(0), desk.join(1), desk.join(1), desk.join(None)
    assert desk.send(phone, Mute(1, 0, True))[-1]["t"] == "ack"
    assert [one["seats"] for one in desk.inbox[computer] if one["t"] == "muted"] == [[0]]
    assert desk.send(speaker, Say(1, "phrase", "hello"))[-1]["t"] == "ack"
    assert [len(said(desk, guest)) for guest in (speaker, phone, computer, other)] == [1, 0, 0, 1]
    later = desk.join(1)
    assert [one["seats"] for one in desk.inbox[later] if one["t"] == "muted"] == [[0]]
    elsewhere = Common(mutes=desk.muted)
    assert not elsewhere.mutes.hears(101, 100)
    desk.send(computer, Mute(2, 0, False))
    assert [one["seats"] for one in desk.inbox[phone] if one["t"] == "muted"] == [[0], []]
    desk.send(speaker, Say(2, "phrase", "hello"))
    assert [len(said(desk, guest)) for guest in (phone, computer)] == [1, 1]
    assert desk.muted == set()


@pytest.mark.parametrize(("seat", "code"), [(1, "bad-request"), (2, "bad-request"), (4, "bad-request")])
def test_nobody_mutes_a_bot_or_themselves(seat: int, code: str) -> None:
    desk = Desk(people=(0, 1))
    assert desk.send(desk.join(1), Mute(1, seat, True))[0]["error"] == code
    assert desk.send(desk.join(None), Mute(1, 0, True))[0]["error"] == "unauthorised"


def test_whom_the_operator_has_silenced_says_nothing() -> None:
    desk = Desk(people=(0, 1))
    desk.table.common.silenced = lambda person: person == 100
    assert desk.send(desk.join(0), Say(1, "phrase", "hello"))[0]["error"] == "silenced"
    assert desk.send(desk.join(1), Say(1, "phrase", "hello"))[-1]["t"] == "ack"


@pytest.mark.parametrize("silenced", [7, 100])
def test_a_bot_says_nothing_where_it_or_its_owner_is_silenced(silenced: int) -> None:
    common = Common(account=lambda person: 7 if person == 100 else person, silenced=lambda person: person == silenced)
    desk = Desk(people=(0, 1), common=common)
    assert desk.send(desk.join(0), Say(1, "phrase", "hello"))[0]["error"] == "silenced"
    assert desk.send(desk.join(1), Say(1, "phrase", "hello"))[-1]["t"] == "ack"


@given(st.text(max_size=600))
def test_case_20_what_is_said_can_be_seen(text: str) -> None:
    """No controls, no invisible and no bidirectional characters, never too long, and cleaning again changes nothing."""
    import unicodedata

    shown = clean(text)
    assert len(shown) <= LONGEST
    assert not any(unicodedata.category(sign) in HIDDEN for sign in shown)


def test_every_phrase_has_a_sentence_in_every_language() -> None:
    ids = [f"phrase-{one}" for one in PHRASES] + [f"emote-{one}" for one in EMOTES]
    assert [one for one in ids if not all(has(one, lang) for lang in LANGS)] == []
