"""Invariant 3: what a viewer is shown depends on nothing that it may not know.

All that a viewer cannot know is drawn anew (hands, kitty, discards, whose joker was grabbed, a guard or a
hidden solo, sealed answers). The new world is dealt out and goes the same open course from the first card
on: every view, every question and everything told must be the same bytes, for every seat and a spectator.
"""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.views.observe import observe
from baohuang.views.remember import recall
from baohuang.views.sample import sample
from tests.properties.rooms import ROOMS
from tests.properties.walks import small_deal
from tests.views.small_decks import tight
from tests.views.tracing import Record, Temper, Viewer, frame, record, retrace, truth, viewers

seeds = st.integers(0, 2**32 - 1)


def resample(done: Record, rng: Random) -> None:
    """For every viewer: a world drawn from its view has been shown the same all the way."""
    deal = done.deal
    for viewer in viewers(deal):
        world = sample(recall(deal, viewer), rng, done.rules)
        assert frame(world, viewer) == frame(deal, viewer)
        is_true_in(world, viewer)
        other = retrace(done, world, viewer, rng)
        if other.phase.name != "solo" or viewer == other.emperor:
            assert truth(other) == truth(world)


def is_true_in(world: Deal, viewer: Viewer) -> None:
    """What a view says of guard, solo and own role holds in every world that looks like it."""
    view = observe(world, viewer)
    if view.guard is not None:
        assert world.guard == view.guard
    if view.role is not None:
        assert (view.role == "guard") == (world.guard == viewer)
        assert (view.role == "emperor") == (world.emperor == viewer)
    if view.solo is not None:
        assert world.guard == NOBODY


def is_running(deal: Deal) -> bool:
    return deal.phase.name not in {"over", "void"}


@given(st.sampled_from(ROOMS), seeds, st.sampled_from((0, 1, 3, 5, 7, 9, 12, 16, 25, 40)))
def test_crowded_deals_of_every_room(rules: object, seed: int, stop: int) -> None:
    """Few cards, all options in pairs: every rule of a phase comes into play."""
    rng = Random(seed)
    done = record(tight(small_deal(rules, rng, rng.choice((3, 5, 8)))), rng, stop)  # type: ignore[arg-type]
    if is_running(done.deal):
        resample(done, rng)


@given(st.sampled_from(ROOMS), seeds, st.sampled_from((0, 4, 6, 8, 11, 30, 90)))
def test_whole_deals_of_every_room(rules: object, seed: int, stop: int) -> None:
    """Whole decks, before the first lead and in the midst of play."""
    rng = Random(seed)
    done = record(new_deal(rules, seed), rng, stop)  # type: ignore[arg-type]
    if is_running(done.deal):
        resample(done, rng)


STANDS: dict[str, Callable[[Deal], bool]] = {
    **{
        name: lambda deal, name=name: deal.phase.name == name  # type: ignore[misc]
        for name in ("grab", "enthrone", "call", "solo", "open", "rebel", "kick", "name", "discard", "rename")
    },
    "answers half given": lambda deal: deal.phase.name == "open" and 0 < len(deal.to_act()) < 4,
    "a pile": lambda deal: deal.phase.name == "enthrone" and len(deal.pile) > 2,
    "a forced call": lambda deal: deal.phase.name == "call" and deal.forced,
    "a forced emperor at play": lambda deal: deal.phase.name == "play" and deal.forced,
    "a hidden solo": lambda deal: deal.solo == 2 and not deal.revealed and len(deal.history_seats) > 3,
    "a hidden solo and a rebellion": lambda deal: deal.solo == 2 and deal.rebellion,
    "an open solo": lambda deal: deal.solo == 1 and deal.phase.name == "play",
    "a grab": lambda deal: deal.solo == 3 and len(deal.history_seats) > 3,
    "an open guard": lambda deal: deal.open_guard,
    "a failed rebellion": lambda deal: (
        deal.program.marked_guard and deal.phase.name == "play" and not deal.rebellion and not deal.open_guard
    ),
    "sales": lambda deal: len(deal.bought) > 1 and deal.phase.name == "play",
    "a sale for nothing": lambda deal: any(sale[3] < 0 for sale in deal.bought),
    "a kick": lambda deal: deal.kick,
    "a renaming": lambda deal: deal.renamed and deal.called != deal.first_named,
    "the smothered": lambda deal: bool(deal.smothered) and deal.phase.name == "play",
    "the smothered after a grab": lambda deal: bool(deal.smothered) and deal.solo == 3 and deal.phase.name == "play",
}
"""Situations that each hide something, as a deal shows them."""


@pytest.mark.parametrize("what", STANDS)
def test_situations(what: str) -> None:
    """Every phase, and whatever hides something, at least three times."""
    found = 0
    for seed in range(100_000):
        rng = Random(seed)
        rules = rng.choice(ROOMS)
        deal = tight(small_deal(rules, rng, rng.choice((3, 5, 8))))
        done = record_until(deal, rng, STANDS[what])
        if done is not None:
            resample(done, rng)
            found += 1
            if found == 3:
                return
    raise AssertionError("no such situation")


def record_until(deal: Deal, rng: Random, stands: Callable[[Deal], bool]) -> Record | None:
    """Walk a copy first, which is quicker; then the same walk on record."""
    walk = deal.clone()
    habit = Temper(*(rng.choice((0, 0.3, 0.6, 0.95)) for _ in range(5)))
    state = rng.getstate()
    for steps in range(40):
        if stands(walk) and is_running(walk):
            rng.setstate(state)
            return record(deal, rng, steps, habit)
        if not walk.to_act():
            return None
        seat = rng.choice(walk.to_act())
        walk.apply(seat, habit.choose(walk, seat, rng))
    return None


@given(st.sampled_from(sorted(RULESETS)), seeds)
def test_the_end_is_the_same_for_all(rules_id: str, seed: int) -> None:
    """When a deal is over, views differ only in who looks on."""
    rng = Random(seed)
    deal = record(tight(small_deal(ruleset(rules_id), rng, 3)), rng, 1000).deal
    shown = []
    for viewer in viewers(deal):
        view = recall(deal, viewer)
        view.memory = None
        view.viewer = view.role = None
        view.hand = view.discards = ""
        view.unseen = None
        view.counts = []
        shown.append(view)
    if deal.phase.name == "over":
        assert all(view == shown[0] for view in shown)
