"""Any order of what people do at a table, with crashes between any two writes; see `stage` for what is always held.

People come, go, double-send, come late with old moves, run out of time, hand over to the trustee and take back; writes
are held up, and lost with the house that held them.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.server.live import LiveDeal
from baohuang.server.messages import (
    Check,
    ClientMessage,
    Hint,
    Luck,
    Mute,
    Next,
    Ping,
    PutBot,
    Ready,
    Say,
    SendAway,
    Sit,
    Stand,
    Start,
    Trust,
)
from baohuang.views.remember import recall
from baohuang.views.sample import sample
from tests.properties.rooms import covering
from tests.server.machines.stage import Sent, Stage, Tab, choices_of, small_deals, spec_of

PEOPLE = (1, 2, 3, 4, 5, 6, None)
CLIENTS = ("phone", "desk")
KINDS = ("alone", "timed", "untimed", "venue")
some = st.integers(0, 2**16)


@pytest.fixture(autouse=True, scope="module")
def _few_cards() -> Iterator[None]:
    with small_deals():
        yield


class AnyOrder(RuleBasedStateMachine):
    """One table; every rule is something that somebody does, or that happens to the house."""

    stage: Stage

    @initialize(
        rules=st.sampled_from(sorted(RULESETS)),
        room=some,
        kind=st.sampled_from(KINDS),
        full=st.sampled_from((True, True, False)),
    )
    def open(self, rules: str, room: int, kind: str, full: bool) -> None:
        """A table, perhaps with everybody seated and the first deal begun."""
        rooms = ({}, *covering(rules))
        options = rooms[room % len(rooms)]
        self.stage = Stage(spec_of(rules, options, kind, ruleset(rules, options).seats))
        if full:
            self.gather()

    def gather(self) -> None:
        """Everybody comes, sits down, is ready; the host begins."""
        stage = self.stage
        seats = len(stage.spec.seats)
        tabs = [stage.connect(person, "phone") for person in range(1, seats + 1)]
        for seat, tab in enumerate(tabs):
            if tab.seat is None:
                stage.receive(tab, Sit(0, seat), "sit")
        for tab in tabs:
            if tab.seat is not None:
                stage.receive(tab, Ready(0, True), "ready")
        stage.receive(tabs[0], Start(0), "start")
        stage.tick()

    def tab(self, pick: int) -> Tab | None:
        """One of the tabs that are connected."""
        tabs = self.stage.here
        return tabs[pick % len(tabs)] if tabs else None

    def seated(self, pick: int) -> Tab | None:
        """One of those that have a seat."""
        tabs = [tab for tab in self.stage.here if tab.seat is not None]
        return tabs[pick % len(tabs)] if tabs else None

    # The line.

    @rule(person=st.sampled_from(PEOPLE), client=st.sampled_from(CLIENTS), afresh=st.booleans())
    def connect(self, person: int | None, client: str, afresh: bool) -> None:
        """A tab comes for the first time, comes back, or replaces its own half-open connection."""
        self.stage.connect(person, client, afresh=afresh)

    @rule()
    def everybody_comes_back(self) -> None:
        """Each with the tab that had the seat, or anew."""
        for chair in self.stage.chairs:
            if chair.person is not None and not any(one.person == chair.person for one in self.stage.here):
                self.stage.connect(chair.person, "phone")

    @rule(pick=some)
    def disconnect(self, pick: int) -> None:
        """A line is lost."""
        tab = self.tab(pick)
        if tab is not None:
            self.stage.disconnect(tab)

    @rule()
    def everybody_leaves(self) -> None:
        """All lines are lost."""
        for tab in self.stage.here:
            self.stage.disconnect(tab)

    @rule(pick=some)
    def resume(self, pick: int) -> None:
        """A gap is closed on an open connection."""
        tab = self.tab(pick)
        if tab is not None:
            self.stage.resume(tab)

    # Moves.

    @rule(pick=some, choice=some, back=st.sampled_from((0, 0, 0, 1, 2, 9)))
    def act(self, pick: int, choice: int, back: int) -> None:
        """An answer to what the tab saw last, or long ago."""
        tab = self.seated(pick)
        offered = None if tab is None else choices_of(tab, back)
        if tab is not None and offered is not None and offered[1]:
            self.stage.act(tab, offered[0], offered[1][choice % len(offered[1])])

    @rule(pick=some, choice=some)
    def act_twice_at_once(self, pick: int, choice: int) -> None:
        """Two tabs of one seat send the same answer: one entry, the same answer to both."""
        tab = self.seated(pick)
        if tab is None:
            return
        other = self.stage.connect(tab.person, next(name for name in CLIENTS if name != tab.client))
        offered = choices_of(tab)
        if self.stage.holding or offered is None or offered[0] != self.stage.table.game.version or not offered[1]:
            return
        action = offered[1][choice % len(offered[1])]
        first, second = (self.stage.act(one, offered[0], action) for one in (tab, other))
        answers = tab.answers[first.id], other.answers[second.id]
        assert {key: value for key, value in answers[0].items() if key != "id"} == {
            key: value for key, value in answers[1].items() if key != "id"
        }

    @rule(pick=some, which=some)
    def send_again(self, pick: int, which: int) -> None:
        """An act of any time before, answered or not."""
        tab = self.seated(pick)
        if tab is not None and tab.acts:
            acts: list[Sent] = list(tab.acts.values())
            sent = acts[-1 - which % min(len(acts), 12)]
            if sent.id not in tab.waiting:
                self.stage.send_act(tab, sent)

    @rule(pick=some, action=st.sampled_from(("", "pass", "grab", "play WW", "ready", "call 9", "yield", "\x00")))
    def nonsense(self, pick: int, action: str) -> None:
        """An act that nobody offered: taken if it happens to fit, else it changes nothing."""
        tab = self.tab(pick)
        if tab is None:
            return
        before = self.stage.table.game.version
        sent = self.stage.act(tab, tab.version or 0, action)
        if tab.seat is None:
            assert self.stage.table.game.version == before
        if not self.stage.holding and tab.answers[sent.id]["t"] == "rej":
            assert self.stage.table.game.version == before

    @rule(turns=st.sampled_from((4, 30, 120)), seed=some)
    def play_on(self, turns: int, seed: int) -> None:
        """Whoever is here and asked answers; else time passes."""
        chance = Random(seed)
        for _ in range(turns):
            asked = [
                tab
                for tab in self.stage.here
                if tab.states and tab.version == self.stage.table.game.version and tab.states[-1]["prompt"]
            ]
            if asked and not self.stage.holding:
                tab = chance.choice(asked)
                offered = choices_of(tab)
                assert offered is not None
                self.stage.act(tab, offered[0], chance.choice(offered[1]))
            elif not self.stage.tick():
                return

    # Wishes.

    @rule(pick=some, on=st.booleans())
    def trust(self, pick: int, on: bool) -> None:
        """The trustee takes over, or hands back."""
        tab = self.seated(pick)
        if tab is None or tab.seat is None:
            return
        self.stage.receive(tab, Trust(0, on), "trust")
        assert (tab.seat in self.stage.table.seating.trusted) is on

    @rule(pick=some, word=st.sampled_from(("", "a", "b9")))
    def luck(self, pick: int, word: str) -> None:
        """A word for the shuffle, in time or not."""
        tab = self.tab(pick)
        if tab is not None:
            self.stage.receive(tab, Luck(0, self.stage.table.game.deal + 1, word), "luck")

    @rule(pick=some)
    def next(self, pick: int) -> None:
        """Somebody wants the next deal."""
        tab = self.tab(pick)
        if tab is not None:
            self.stage.receive(tab, Next(0), "next")

    @rule(pick=some, seat=st.integers(0, 4))
    def sit(self, pick: int, seat: int) -> None:
        """Somebody sits down."""
        tab = self.tab(pick)
        if tab is not None:
            self.stage.receive(tab, Sit(0, seat), "sit")

    @rule(pick=some)
    def stand(self, pick: int) -> None:
        """Somebody leaves; in the middle of a deal at its end."""
        tab = self.seated(pick)
        if tab is None or tab.seat is None:
            return
        seat, idle = tab.seat, self.stage.idle
        self.stage.receive(tab, Stand(0), "stand")
        if not idle and self.stage.spec.is_room:
            assert seat in self.stage.leaving

    @rule(
        pick=some,
        seat=st.integers(0, 4),
        what=st.sampled_from(("kick", "bot", "no bot", "ready", "start", "say", "mute")),
    )
    def arrange(self, pick: int, seat: int, what: str) -> None:
        """What a host may do, and others may try."""
        tab = self.tab(pick)
        if tab is not None:
            wish: ClientMessage = {
                "kick": SendAway(0, seat),
                "bot": PutBot(0, seat, "random"),
                "no bot": PutBot(0, seat, None),
                "ready": Ready(0, True),
                "start": Start(0),
                "say": Say(0, "phrase", "hello"),
                "mute": Mute(0, seat, True),
            }[what]  # type: ignore[assignment]
            self.stage.receive(tab, wish, what)

    @rule(pick=some, what=st.sampled_from(("ping", "hint", "check")))
    def ask(self, pick: int, what: str) -> None:
        """Questions change nothing."""
        tab = self.tab(pick)
        if tab is not None:
            before = self.stage.table.game.version
            question: ClientMessage = {"ping": Ping(1), "hint": Hint(1), "check": Check(1, "WW")}[what]  # type: ignore[assignment]
            self.stage.receive(tab, question, "ask")
            assert self.stage.table.game.version == before

    # The house.

    @rule(moments=st.sampled_from((1, 1, 2, 5)))
    def time_passes(self, moments: int) -> None:
        """Bots, clocks, luck, redeals."""
        for _ in range(moments):
            self.stage.tick()

    @rule(early=st.integers(1, 400))
    def a_tick_too_early(self, early: int) -> None:
        """Nothing happens before it is due."""
        stage = self.stage
        due = stage.table.next_due()
        if due is not None and due - early >= stage.now:
            stage.now = due - early
            assert stage.table.tick(stage.now) == []

    @rule()
    def the_disk_is_slow(self) -> None:
        """From now on nothing is durable by itself."""
        self.stage.holding = True

    @precondition(lambda self: self.stage.holding)
    @rule(most=st.sampled_from((1, 2, 5, None)))
    def it_writes(self, most: int | None) -> None:
        """Some of what waits is durable now, in order; or all, and the disk is well again."""
        self.stage.flush(most)
        self.stage.holding = most is not None

    @rule()
    def crash(self) -> None:
        """Between any two writes."""
        self.stage.crash()

    @precondition(lambda self: not self.stage.holding)
    @rule(crash=st.booleans())
    def everybody_insists(self, crash: bool) -> None:
        """After a crash, or without one, all come back and say again what they said last."""
        if crash:
            self.stage.crash()
            self.everybody_comes_back()
        self.stage.insist()

    # What holds at all times.

    @rule(pick=st.integers(0, 5), seed=some)
    def nothing_hidden_shows(self, pick: int, seed: int) -> None:
        """A viewer is shown the same in a world that differs in what it cannot know."""
        live = self.stage.table.game.live
        if live is None or live.finished:
            return
        viewer = None if pick >= live.deal.seats else pick
        rules = live.deal.program.rules
        world = sample(recall(live.deal, viewer), Random(seed), rules)
        other = LiveDeal(world)
        other.waiting, other.emperor_answered = dict(live.waiting), live.emperor_answered
        if live.joint != other.joint:
            return
        assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(live.view(viewer))

    @invariant()
    def nobody_waits_for_nothing(self) -> None:
        """Whenever a deal runs or is promised, somebody who is there can act, or something is due."""
        stage = self.stage
        game, seating = stage.table.game, stage.table.seating
        if stage.idle or stage.table.next_due() is not None:
            return
        live = game.live
        if game.secret is not None:
            assert not stage.table.audience.seats(), "a promised deal waits though its players are here"
            return
        assert live is not None
        assert not game.void
        assert live.asked()
        for seat in live.asked():
            assert seating.chairs[seat].person is not None
            assert seat not in seating.trusted
            assert stage.spec.clock is None

    @invariant()
    def the_log_is_the_state(self) -> None:
        """The mirror of the log and the table agree."""
        stage = self.stage
        assert stage.table.seating.chairs == stage.chairs
        assert stage.table.game.idle == stage.idle
        assert (stage.table.seating.leaving, stage.table.seating.trusted) == (stage.leaving, stage.trusted)
        if not stage.pending:
            assert stage.table.game.version == len(stage.log)

    @invariant()
    def everybody_has_been_answered_and_knows_who_is_here(self) -> None:
        """When nothing waits for the disk, no act waits for its answer, and presence is as it is."""
        stage = self.stage
        if stage.pending:
            return
        here = {tab.seat for tab in stage.here if tab.seat is not None}
        watching = sum(tab.seat is None for tab in stage.here)
        for tab in stage.here:
            assert tab.waiting == []
            assert tab.room is not None
            assert (tab.room["watching"], tab.room["playing"]) == (watching, not stage.idle)
            assert [(one["name"], one["online"]) for one in tab.room["seats"]] == [
                (chair.name, seat in here) for seat, chair in enumerate(stage.chairs)
            ]
            if stage.table.game.live is not None:
                assert tab.version == stage.table.game.version

    def teardown(self) -> None:
        """The whole log gives the table as it is; and from any earlier point it can go on."""
        if not hasattr(self, "stage"):
            return
        stage = self.stage
        stage.flush()
        views = told_by(stage)
        score = list(stage.table.score)
        stage.crash()
        assert (told_by(stage), stage.table.score) == (views, score)
        self.everybody_comes_back()
        stage.insist()
        whole = list(stage.log)
        for length in range(0, len(whole), 1 + len(whole) // 4):
            stage.log = whole[:length]
            stage.crash()
            self.nobody_waits_for_nothing()


def told_by(stage: Stage) -> list[bytes]:
    """What every seat and a spectator would be shown now."""
    live = stage.table.game.live
    if live is None:
        return []
    viewers = (None, *range(len(stage.spec.seats)))
    return [msgspec.json.encode((live.view(one), None if one is None else live.prompt(one))) for one in viewers]


CI = settings().derandomize
AnyOrder.TestCase.settings = settings(
    max_examples=max(1, settings().max_examples // 2),
    stateful_step_count=40,
    phases=[phase for phase in Phase if not (CI and phase is Phase.shrink)],  # the deep profile makes a failure small
)
test_any_order = AnyOrder.TestCase
