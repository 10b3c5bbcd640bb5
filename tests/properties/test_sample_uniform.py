"""`sample` against a list of all worlds: each that fits comes as often as it should, and no other comes.

The list is made by brute force (`tests.views.enumeration`), and on it invariant 3 is tried once more: in
every world that agrees with the facts that RULES gives a viewer, the viewer is shown the same bytes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from baohuang.engine.deal import NOBODY, Deal
from baohuang.views.observe import observe
from baohuang.views.remember import recall
from baohuang.views.sample import Sampler
from tests.views.enumeration import World, compared, key, worlds
from tests.views.small_decks import small_deal
from tests.views.tracing import Record, Viewer, record_script

DRAWS = 2000


class Table(NamedTuple):
    """A small deal, what is done in it, and who looks on."""

    deal: Callable[[], Deal]
    script: str
    viewers: tuple[Viewer, ...]


def weihai(hands: str, **options: str | int) -> Callable[[], Deal]:
    return lambda: small_deal("weihai", hands, options=options)


def qingdao(hands: str, **options: str | int) -> Callable[[], Deal]:
    return lambda: small_deal("qingdao", hands, options=options)


def weifang(hands: str, **options: str | int) -> Callable[[], Deal]:
    return lambda: small_deal("weifang", hands, options=options)


def classic(hands: str, kitty: str, starter: int = 0, **options: str | int) -> Callable[[], Deal]:
    return lambda: small_deal("classic108", hands, kitty, starter, options)


ALL_DECLINE = "0 decline, 1 decline, 2 decline, 3 decline, 4 decline"
GRABBED_BY_0 = "0 grab, 1 decline, 2 decline, 3 decline, 4 decline"
ALL_HIDE = "1 hide, 2 hide, 3 hide, 4 hide"
ALL_YIELD = "0 yield, 4 yield, 3 yield, 2 yield, 1 yield"
TABLES = {
    "nobody has enthroned": Table(weihai("E7c gw 7d W9c 2c2d"), "0 yield", (1,)),
    "after a rebellion failed": Table(
        weihai("E7c gw 7d W9c 2c2d"),
        "0 yield, 4 enthrone, 0 hide, 1 hide, 2 hide, 3 hide, 0 rebel, 1 rebel, 2 abstain, 3 abstain, 4 play E",
        (0, 1, 2),
    ),
    "a solo is chosen in secret": Table(weihai("Eg7c w 7d W 2c"), "0 enthrone", (0, 1)),
    "a hidden solo": Table(
        weihai("Eg7c w 7d W9c 2c"),
        f"0 enthrone, 0 solo hidden, {ALL_HIDE}, 1 rebel, 2 abstain, 3 abstain, 4 abstain",
        (1,),
    ),
    "a hidden solo shown by a rebellion": Table(
        weihai("Eg7c w 7d W9c 2c"),
        f"0 enthrone, 0 solo hidden, {ALL_HIDE}, 1 rebel, 2 rebel, 3 abstain, 4 abstain",
        (1,),
    ),
    "cards stuck": Table(weihai("E7c7c g2c 7d8c W9c 2d2d"), "0 yield, 4 yield, 3 yield", (1, 2)),
    "a 2 or nothing stuck": Table(
        weihai("E7c g2c 7d8c W9c 2d2d", stick="one_two"), "0 yield, 4 yield, 3 yield, 2 yield", (3,)
    ),
    "yielding shows the marked small joker": Table(
        weihai("Eg7c w 7d W9c 2c", yield_to="skip_one"), "0 yield, 2 enthrone", (1,)
    ),
    "three called": Table(
        qingdao("E9c9c9c 9c w2d W3c 4c"), f"{ALL_DECLINE}, 0 enthrone, 0 call 9c, {ALL_HIDE}, 0 play 9cE", (1, 2)
    ),
    "jokers called": Table(
        qingdao("EWW9c W w2d 9c3c 4c", callable="with_jokers"), f"{ALL_DECLINE}, 0 enthrone, 0 call W", (2,)
    ),
    "four called, three shown": Table(
        qingdao("E9c9c9c9c 2c w2d W3c 4c"), f"{ALL_DECLINE}, 0 enthrone, 0 call 9c hidden, 2 hide", (0, 2)
    ),
    "a forced emperor": Table(qingdao("E8c 9c9cJc9c 9cTc 2d W8c"), f"{ALL_DECLINE}, {ALL_YIELD}", (0, 2, 3)),
    "a forced emperor's call": Table(
        qingdao("E8c 9c9cJc9c 9cTc 2d W8c"), f"{ALL_DECLINE}, {ALL_YIELD}, 1 call 9c", (0, 3)
    ),
    "a grab, counts unseen": Table(
        qingdao("E8c 9c9c 9c w W4c", announce_at="never"),
        "0 decline, 1 decline, 2 grab, 3 grab, 4 decline, 2 play 9c, 3 play w, 4 play W",
        (0, 1, 2, 3),
    ),
    "smothered, and counts unseen after a grab": Table(
        qingdao("Ad3c 2d4c E5c w3c 4c3d", smother="on", announce_at="never"),
        f"{GRABBED_BY_0}, 0 play E, 1 pass, 2 pass, 3 pass, 4 pass, 0 play Ad, 1 play 2d",
        (1, 4),
    ),
    "smothered with bought 3s": Table(
        weifang("Ad3c 2d3h E3s w3d 4c3s3h", smother="on", announce_at="never"),
        f"{GRABBED_BY_0}, 0 play E, 1 pass, 2 pass, 3 pass, 4 pass, 0 play Ad, 1 play 2d",
        (1, 2),
    ),
    "3s sold": Table(weifang("3s3s2s E 4c5c 2d 3d3hw"), f"{ALL_DECLINE}, 1 yield, 0 yield", (1, 2)),
    "enough 3s for all": Table(weifang("3sE 3s4c 3h 3d3h2c 3c"), ALL_DECLINE, (1,)),
    "crowned by two jokers": Table(
        classic("5c Asw As W6d wW6d", "7h", starter=1), "4 name 6d, 4 discard W, 4 play w", (1, 4)
    ),
    "crowned by the aces of spades": Table(
        classic("W5c AsAs5c 6d w 7s", "W", emperor_by="ace_of_spades"), "1 name 5c, 1 discard As, 1 play W", (0,)
    ),
    "named, then a hidden discard": Table(
        classic("Ww As 6c As 5c", "6c"), "0 name 6c, 0 discard w, 0 play W", (0, 1, 2)
    ),
    "named, perhaps not held": Table(
        classic("Ww As 6c 6cAs 5c", "5c", name_from="any"), "0 name 6c, 0 discard w, 0 play W", (0, 1, 2, 3)
    ),
    "renamed in mid-deal": Table(
        classic("Ww As 6c As 5c5d", "6c", swap_guard="on"),
        "0 name 6c, 0 discard w, 0 play 6c, 0 rename As, 1 pass, 2 pass, 3 play As",
        (1, 2, 4),
    ),
    "four players": Table(
        classic("W5c As 7s6c 9s", "Td3d", players=4),
        "0 name As, 0 discard 5cTd, 0 play W, 1 pass, 2 pass, 3 pass, 0 play 3d",
        (0, 2),
    ),
    "cards lie aside": Table(classic("Ww As 7s As6d 5c", "6c", dictatorship="on"), "0 discard 6c, 0 play W", (2,)),
}
CASES = [(name, viewer) for name, table in TABLES.items() for viewer in table.viewers]


@pytest.mark.parametrize(("name", "viewer"), CASES)
def test_every_world_that_fits_is_equally_likely(name: str, viewer: Viewer) -> None:
    """One world that fits is one placement of single cards; seen by the seats that a situation concerns."""
    done = record_script(TABLES[name].deal(), TABLES[name].script)
    listed = worlds(done, viewer)
    assert key(done.deal) in {key(world.deal) for world in listed}
    shows_the_same_in_all(done, listed, viewer)
    leaves_open_what_is_open(done, listed, viewer)
    comes_as_often_as_it_should(done, listed, viewer, Random(name))


def shows_the_same_in_all(done: Record, listed: list[World], viewer: Viewer) -> None:
    """Invariant 3 over the list."""
    for world in listed:
        for pair in compared(done, world.deal, viewer):
            assert pair.other == pair.true, pair.where


def leaves_open_what_is_open(done: Record, listed: list[World], viewer: Viewer) -> None:
    """A seat that is told no role is guard in some worlds and not in others; one that is told is so in all."""
    if viewer is None or done.deal.called == NOBODY:
        return
    role = observe(done.deal, viewer).role
    sampler = Sampler(recall(done.deal, viewer), done.rules)
    found = {sampler.draw(Random(seed)).guard == viewer for seed in range(30 if len(listed) > 1 else 1)}
    assert found == ({True, False} if role is None else {role == "guard"})


def comes_as_often_as_it_should(done: Record, listed: list[World], viewer: Viewer, rng: Random) -> None:
    """Chi-square, with worlds too rare to count put together; four standard deviations."""
    sampler = Sampler(recall(done.deal, viewer), done.rules)
    drawn = Counter(key(sampler.draw(rng)) for _ in range(DRAWS))
    total = sum(world.weight for world in listed)
    expected = {key(world.deal): world.weight / total * DRAWS for world in listed}
    assert set(drawn) <= set(expected)
    groups = groups_of_five(expected)
    if len(groups) < 2:
        return
    statistic = sum(
        (sum(drawn[one] for one in group) - sum(expected[one] for one in group)) ** 2
        / sum(expected[one] for one in group)
        for group in groups
    )
    freedom = len(groups) - 1
    assert statistic < freedom + 4 * (2 * freedom) ** 0.5 + 4


def groups_of_five(expected: dict[tuple[object, ...], float]) -> list[list[tuple[object, ...]]]:
    """Worlds in groups that are expected five times or more."""
    groups: list[list[tuple[object, ...]]] = [[]]
    for one in expected:
        if sum(expected[other] for other in groups[-1]) >= 5:
            groups.append([])
        groups[-1].append(one)
    return groups
