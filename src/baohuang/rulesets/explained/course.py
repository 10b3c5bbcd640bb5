"""From the first lead to the settlement: tricks, the end, points, multipliers, coins."""

from collections.abc import Callable, Iterator

from baohuang.messages.page import Line, item, para, sub
from baohuang.rulesets.specs import Grab, Kick, OwnPlaces, Rebel, Ruleset, SharedPlaces

BEST_SUM, WORST_SUM = 3, 9
"""The places of emperor and guard together, at best and at worst."""


def tricks(rules: Ruleset) -> Iterator[Line]:
    """Leading, passing, the end of a trick, taking the wind."""
    yield para("explain-trick-lead")
    yield item("explain-trick-follow")
    yield item(f"explain-pass-{rules.trick.passing}")
    yield item("explain-trick-end")
    yield item("explain-trick-wind")
    yield item("explain-trick-beaten")


def end(rules: Ruleset) -> Iterator[Line]:
    """When the deal is over, and what the places are called."""
    scoring = rules.scoring
    if isinstance(scoring, OwnPlaces):
        yield para("explain-end-last")
    else:
        yield para("explain-end-sides")
        yield item("explain-end-rest")
        yield item("explain-place-names")


def points(rules: Ruleset) -> Iterator[Line]:
    """The table of points, and who has won."""
    scoring = rules.scoring
    if isinstance(scoring, OwnPlaces):
        yield from _own_places(scoring)
    else:
        yield from _shared_places(scoring)


def multipliers(rules: Ruleset) -> Iterator[Line]:
    """What doubles the points."""
    scoring = rules.scoring
    if isinstance(scoring, OwnPlaces):
        yield para("explain-times-none", times=scoring.emperor_times)
        return
    yield para("explain-times")
    yield item("explain-times-solo")
    yield item("explain-times-open-guard")
    if scoring.open_solo_doubles:
        yield item("explain-times-open-solo-grab" if rules.phase(Grab) else "explain-times-open-solo")
    if rules.phase(Rebel):
        yield item("explain-times-rebellion")
    if rules.phase(Kick):
        yield item("explain-times-kick")
    yield item("explain-times-public")


def coins() -> Iterator[Line]:
    """What a deal pays at a stake."""
    yield para("explain-coins-stake")
    yield item("explain-coins-gain")
    yield item("explain-coins-loss")
    yield item("explain-coins-house")
    yield item("explain-play-money")


def shared(together: int) -> tuple[int, int, int]:
    """Points of emperor, guard and each commoner, by the places of the first two together."""
    k = 6 - together
    return 2 * k, k, -k


def signed(number: int) -> str:
    """A number with its sign.

    >>> signed(4), signed(0), signed(-2)
    ('+4', '0', '−2')
    """
    return f"{number:+d}".replace("-", "−") if number else "0"


def _shared_places(scoring: SharedPlaces) -> Iterator[Line]:
    yield para("explain-points-shared")
    for together in range(BEST_SUM, WORST_SUM + 1):
        emperor, guard, commoner = map(signed, shared(together))
        yield item("explain-points-row", sum=together, emperor=emperor, guard=guard, commoner=commoner)
    yield para("explain-points-winner")
    yield para("explain-points-solo")
    if scoring.open_solo == scoring.hidden_solo:
        yield from _solo_rows(scoring.hidden_solo, item)
    else:
        for way, table in (("hidden", scoring.hidden_solo), ("open", scoring.open_solo)):
            yield item(f"explain-points-solo-{way}")
            yield from _solo_rows(table, sub)
    yield para("explain-points-zero")


def _solo_rows(table: tuple[int, ...], make: Callable[..., Line]) -> Iterator[Line]:
    """The rows of a solo, with its doubling already counted, so that quarters come out whole."""
    for at, base in enumerate(table):
        gain = 2 * base
        yield make("explain-points-solo-row", place=at + 1, emperor=signed(gain), other=signed(-gain // 4))


def _own_places(scoring: OwnPlaces) -> Iterator[Line]:
    yield para("explain-points-own")
    for at, gain in enumerate(scoring.places):
        yield item("explain-points-own-row", place=at + 1, points=signed(gain))
    yield para("explain-points-emperor", times=scoring.emperor_times)
    yield para("explain-points-alone" if scoring.alone else "explain-points-first-two")
