"""Invariant 3 at the table: what a seat is sent, and when, does not depend on what it may not know.

Pairs of houses whose hands differ only in what the watcher cannot know; the others say what they would say in each.
The watcher gets the same bytes at the same virtual times.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random

import pytest

from baohuang.cards.kinds import MARKED_BIG, MARKED_SMALL, SMALL
from baohuang.engine.deal import Deal
from baohuang.engine.setup import deal_hands, new_deal
from baohuang.rulesets.registry import ruleset
from baohuang.rulesets.specs import Ruleset
from baohuang.server import dealing
from baohuang.server.effects import Effect, Send
from tests.server.support import Desk, choices, numbered_seeds

Hands = list[list[int]]
WATCHERS = (None, 1, 2, 3, 4)


class Recorder(Desk):
    """A desk that keeps every frame as bytes with its virtual time, by connection."""

    def __init__(self, *arguments: object, **options: object) -> None:
        self.tape: dict[int, list[tuple[int, bytes]]] = {}
        super().__init__(*arguments, **options)  # type: ignore[arg-type]

    def carry_out(self, effects: Sequence[Effect]) -> None:  # type: ignore[override]
        """Keep what is sent."""
        for effect in effects:
            if isinstance(effect, Send):
                self.tape.setdefault(effect.guest, []).append((self.now, effect.frame))
        super().carry_out(effects)


def hands_where(rules: str, wanted: Callable[[Deal], bool]) -> Hands:
    """Dealt hands of the first seed whose deal is as wanted."""
    for seed in numbered_seeds():
        deal = new_deal(ruleset(rules), seed, 0)
        if wanted(deal):
            return [list(hand) for hand in deal.opening[0].hands]  # type: ignore[attr-defined]
    raise AssertionError


def swapped(hands: Hands, one: tuple[int, int], other: tuple[int, int]) -> Hands:
    """The same hands with a card of one seat and a card of another exchanged."""
    changed = [hand.copy() for hand in hands]
    changed[one[0]].remove(one[1])
    changed[other[0]].remove(other[1])
    changed[one[0]].append(other[1])
    changed[other[0]].append(one[1])
    return changed


@pytest.fixture
def lay_out(monkeypatch: pytest.MonkeyPatch) -> Callable[[Hands], None]:
    """Makes every deal from now on one of these hands, starter 0."""

    def use(hands: Hands) -> None:
        def deal(rules: Ruleset, _seed: bytes, _starter: int | None = None) -> Deal:
            return deal_hands(rules, hands, 0)

        monkeypatch.setattr(dealing, "new_deal", deal)

    return use


def solo_and_guarded() -> tuple[Hands, Hands]:
    """Seat 0 holds both marked jokers; and the same but for `g`, which seat 4 holds for a plain small joker."""
    solo = hands_where(
        "weihai",
        lambda deal: (
            deal.holder_of(MARKED_BIG) == deal.holder_of(MARKED_SMALL) == 0 and deal.holdings[4].counts[SMALL] > 0
        ),
    )
    return solo, swapped(solo, (0, MARKED_SMALL), (4, SMALL))


@pytest.mark.parametrize("order", list(permutations(range(5)))[::17])
def test_case_15_a_hidden_solo_looks_like_any_emperor(lay_out: Callable[[Hands], None], order: tuple[int, ...]) -> None:
    """To seats 1 to 3 and to a spectator, up to the first lead, whatever the order of answers."""
    tapes = []
    for hands in solo_and_guarded():
        lay_out(hands)
        desk = Recorder("weihai", people=range(5))
        guests = {seat: desk.join(seat) for seat in (None, *range(5))}
        desk.act(guests[0], "enthrone")
        for seat in order:
            desk.now += 700
            mine = choices(desk.state(guests[seat]))
            desk.act(guests[seat], mine[-1] if seat == 0 else "hide")
        assert desk.phase == "rebel"
        for seat in sorted(desk.asked()):
            desk.now += 300
            desk.act(guests[seat], "rebel" if seat == 1 else "abstain")
        assert desk.phase == "play"
        tapes.append([desk.tape[guests[watcher]] for watcher in (None, 1, 2, 3)])
    assert tapes[0] == tapes[1]


class Silent:
    """A bot that enthrones, and after that always says no."""

    name = "silent"

    def act(self, view: object, actions: Sequence[int], rng: Random) -> int:
        """The first answer to whether it takes the throne, else the last."""
        return actions[0] if getattr(view, "phase", "") == "enthrone" else actions[-1]


def test_bots_answer_at_times_that_tell_nothing(lay_out: Callable[[Hands], None]) -> None:
    """A bot with one answer waits as long as a bot with a choice; the watcher's virtual times are the same."""
    tapes = []
    for hands in solo_and_guarded():
        lay_out(hands)
        desk = Recorder("weihai", people=(2,))
        desk.table._stand_ins._bots = {"greedy": Silent()}
        guest = desk.join(2)
        while desk.phase != "play":
            if not desk.wait():
                answer = choices(desk.state(guest))[-1]
                desk.act(guest, answer)
        tapes.append(desk.tape[guest])
    assert tapes[0] == tapes[1]
    assert len({time for time, _ in tapes[0]}) > 5


@pytest.mark.parametrize("rules", ["qingdao", "weifang", "weihai", "classic108"])
@pytest.mark.parametrize("watcher", [None, 2])
def test_what_is_dealt_to_others_shows_in_no_frame(
    lay_out: Callable[[Hands], None], rules: str, watcher: int | None
) -> None:
    """Seats 0 and 1 exchange two plain cards; the watcher's frames are the same until one of them is played.

    The cards are of a rank that decides nothing before the lead: neither held back nor called.
    """
    hands = hands_where(rules, lambda deal: deal.phase.name != "void")
    plain = range(4 * 7, 4 * 9)
    mine = next(kind for kind in hands[0] if kind in plain)
    theirs = next(kind for kind in hands[1] if kind in plain and kind != mine)
    tapes = []
    for dealt in (hands, swapped(hands, (0, mine), (1, theirs))):
        lay_out(dealt)
        desk = Recorder(rules, people=range(5))
        guest = desk.join(watcher)
        guests = {seat: desk.join(seat) for seat in range(5)}
        for _ in range(3):
            for seat in desk.asked():
                if desk.phase in {"grab", "open", "rebel"}:
                    desk.act(guests[seat], choices(desk.state(guests[seat]))[-1])
        tapes.append(desk.tape[guest])
    assert tapes[0] == tapes[1]


def test_case_16_sealed_answers_are_sent_to_nobody_else() -> None:
    """Whether seat 1 grabs or declines shows in nobody's frames before all are in."""
    tapes = []
    for answer in ("grab", "decline"):
        desk = Recorder("qingdao", people=range(5))
        guests = {seat: desk.join(seat) for seat in (None, *range(5))}
        desk.act(guests[1], answer)
        desk.act(guests[2], "decline")
        tapes.append({seat: desk.tape[guest] for seat, guest in guests.items() if seat != 1})
    assert tapes[0] == tapes[1]


def test_case_24_what_was_missed_shows_no_more_than_what_was_told() -> None:
    """A resumed spectator and a resumed seat get redacted steps, never the entries behind them."""
    desk = Desk("classic108", people=range(5))
    guests = {seat: desk.join(seat) for seat in range(5)}
    while desk.phase != "play":
        for seat in desk.asked():
            desk.act(guests[seat], choices(desk.state(guests[seat]))[0])
    emperor = desk.state(guests[0])["view"]["emperor"]
    for watcher in (None, (emperor + 1) % 5):
        back = desk.join(watcher, last=0)
        events = [event for state in desk.states(back) for event in state["events"]]
        hidden = [event for event in events if event["t"] in {"KittyTaken", "Discarded"}]
        assert [event["cards"] for event in hidden] == [None, None]
        assert all(state["view"]["hands"] is None for state in desk.states(back))
