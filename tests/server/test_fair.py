"""Commit and reveal: the house promises its secret, the players add their luck, and afterwards anybody can check."""

from __future__ import annotations

from random import Random

import pytest

from baohuang.cards.fair import mixed
from baohuang.cards.notation import format_cards
from baohuang.cards.shuffle import SeededStream, commitment, shuffled
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import ruleset
from baohuang.server.messages import Luck, Next
from tests.server.support import Desk, Frame, play_to_the_end, seed_where
from tools.register import ROOT

SECRET = b"a secret of thirty-two bytes ...."


def fairs(desk: Desk, guest: int) -> list[Frame]:
    """What a connection was told of shuffles."""
    return [frame for frame in desk.inbox[guest] if frame["t"] == "fair"]


def test_case_22_the_whole_course_of_a_deal() -> None:
    """Commitment, then luck, then cards, then secret; the cards are those that all of it leads to."""
    desk = Desk("weihai", people=(0, 1), seeds=[SECRET, b"next"], dealt=False)
    guests = {0: desk.join(0), 1: desk.join(1)}
    assert desk.states(guests[0]) == []
    promised = {
        "t": "fair",
        "deal": 1,
        "redeal": 0,
        "commitment": commitment(SECRET),
        "luck": None,
        "secret": None,
        "deadline": desk.now + 1000,
    }
    assert fairs(desk, guests[0]) == fairs(desk, guests[1]) == [promised]
    assert desk.send(guests[0], Luck(1, 1, "abc"))[0]["t"] == "ack"
    assert desk.states(guests[0]) == []
    desk.send(guests[1], Luck(1, 1, "xyz"))
    luck = ["abc", "xyz", "", "", ""]
    dealt = promised | {"luck": luck, "deadline": None}
    assert fairs(desk, guests[0])[1:] == [dealt]
    assert [frame["t"] for frame in desk.inbox[guests[0]][-2:]] == ["fair", "update"]
    play_to_the_end(desk, guests, Random(1))
    shown = fairs(desk, guests[1])[-1]
    assert shown["secret"] == SECRET.hex()
    again = new_deal(ruleset("weihai"), mixed(bytes.fromhex(shown["secret"]), shown["luck"], shown["redeal"]))
    first = desk.states(guests[0])[0]["view"]
    assert first["hand"] == format_cards(again.opening[0].hands[0])  # type: ignore[attr-defined]


def test_luck_changes_the_cards() -> None:
    """Every seat's word and its place count, and so does the redeal."""
    seeds = {mixed(SECRET, luck, redeal) for luck in (["", ""], ["a", ""], ["", "a"], ["aa", ""]) for redeal in (0, 1)}
    assert len(seeds) == 8


def test_who_says_nothing_has_the_empty_word() -> None:
    """The deadline is short, and the deal comes without."""
    desk = Desk(people=range(5), dealt=False)
    guest = desk.join(2)
    due = desk.table.next_due()
    assert due == desk.now + 1000
    desk.wait()
    assert fairs(desk, guest)[-1]["luck"] == [""] * 5
    assert desk.states(guest)[0]["version"] == 2


def test_a_table_without_people_deals_at_once() -> None:
    assert Desk(people=(), dealt=False).table.game.deal == 1


def test_nothing_is_due_until_somebody_is_there() -> None:
    """A table that nobody has come to waits without a timer."""
    desk = Desk(dealt=False)
    assert desk.table.next_due() is None
    desk.join(None)
    assert desk.table.next_due() is None


@pytest.mark.parametrize("word", ["other", "first"])
def test_a_second_word_is_refused(word: str) -> None:
    """The same one again is no second one."""
    desk = Desk(people=(0, 1), dealt=False)
    guest, _ = desk.join(0), desk.join(1)
    desk.send(guest, Luck(1, 1, "first"))
    (answer,) = desk.send(guest, Luck(2, 1, word))
    assert answer.get("error") == (None if word == "first" else "already-answered")


def test_luck_is_only_taken_for_the_promised_deal() -> None:
    """Not for one that runs, not for another, not from who has no seat."""
    desk = Desk(dealt=False)
    stranger, guest = desk.join(None), desk.join(0)
    assert desk.send(stranger, Luck(1, 1, "a"))[0]["error"] == "unauthorised"
    assert desk.send(guest, Luck(1, 2, "a"))[0]["error"] == "wrong-phase"
    desk.wait()
    assert desk.send(guest, Luck(2, 1, "a"))[0]["error"] == "wrong-phase"


def test_a_void_deal_is_dealt_again_with_a_count_and_shows_no_secret() -> None:
    """Nobody, the house least of all, gets a second draw."""
    desk = Desk("weihai", people=range(5), seeds=[SECRET])
    guests = {seat: desk.join(seat) for seat in range(5)}
    for _ in range(5):
        (seat,) = desk.asked()
        desk.act(guests[seat], "yield")
    assert fairs(desk, guests[0])[-1]["secret"] is None
    desk.wait()
    told = fairs(desk, guests[0])[-1]
    assert (told["deal"], told["redeal"], told["secret"], told["commitment"]) == (2, 1, None, commitment(SECRET))
    again = new_deal(ruleset("weihai"), mixed(SECRET, [""] * 5, 1), desk.state(guests[0])["view"]["starter"])
    assert desk.state(guests[0])["view"]["hand"] == format_cards(again.opening[0].hands[0])  # type: ignore[attr-defined]


def test_a_restart_keeps_the_promise() -> None:
    """The secret was durable before its commitment was told; words that were only said are asked for again."""
    desk = Desk(seeds=[SECRET], dealt=False)
    desk.join(0)
    twin = Desk(seeds=[b"another"], entries=desk.log, dealt=False)
    guest = twin.join(0)
    assert fairs(twin, guest)[0]["commitment"] == commitment(SECRET)
    twin.send(guest, Luck(1, 1, "luck"))
    assert twin.state(guest)["deal"] == 1


def test_the_next_deal_is_promised_anew() -> None:
    """Its secret is not the first one's."""
    desk = Desk("classic108")
    guest = desk.join(0)
    play_to_the_end(desk, {0: guest}, Random(1))
    desk.send(guest, Next(1))
    told = fairs(desk, guest)
    assert (told[-2]["deal"], told[-1]["deal"]) == (1, 2)
    assert told[-2]["commitment"] != told[-1]["commitment"]
    assert desk.send(guest, Next(2))[0]["error"] == "wrong-phase"


def test_positions_of_a_card_are_uniform() -> None:
    """Chi-square over where the marked joker of 2,000 shuffles goes; the limit is passed by chance in a million."""
    rules = ruleset("qingdao")
    counts = [0] * 5
    for number in range(2000):
        counts[new_deal(rules, mixed(number.to_bytes(4, "big"), [""] * 5), 0).holder_of(55)] += 1
    expected = [2000 * size / 216 for size in (44, 43, 43, 43, 43)]
    assert sum((seen - wanted) ** 2 / wanted for seen, wanted in zip(counts, expected, strict=True)) < 33.4


def test_the_browser_is_tested_with_our_own_numbers() -> None:
    """The client's arithmetic is held to what ours makes of the same secret and luck."""
    text = (ROOT / "tests" / "web" / "fair.test.mjs").read_text("utf-8")
    secret, luck = bytes(range(32)), ["a", "", "b7", "", ""]
    seed = mixed(secret, luck, 2)
    stream = SeededStream(seed)
    cards = shuffled(list(range(108)), stream)
    shown = ", ".join(str(card) for card in cards[:12])
    for fact in (secret.hex(), commitment(secret), seed.hex(), f"[{shown}]", f"THEN = {stream.below(5)};"):
        assert fact in text


def test_the_seed_of_a_wanted_deal() -> None:
    """The tests' own search for a deal finds one."""
    assert seed_where("weihai", lambda deal: deal.turn == 2)
