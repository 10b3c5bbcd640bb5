"""Ratings: winners rise, losers fall, and the throne makes up for teams of unequal size and luck."""

from __future__ import annotations

import pytest

from baohuang.server.rating import Rating, rate, shown, throne

NEW = Rating()


@pytest.mark.parametrize(("emperors", "commoners"), [(2, 3), (1, 4), (2, 2), (1, 3)])
def test_at_the_beginning_the_sides_are_equal(emperors: int, commoners: int) -> None:
    """Whatever their size: what one side would gain by winning, the other would."""
    seat = throne(emperors, commoners)
    won = rate([NEW] * emperors, [NEW] * commoners, seat, "emperor")
    lost = rate([NEW] * emperors, [NEW] * commoners, seat, "commoners")
    assert won.emperors[0].mean - NEW.mean == pytest.approx(NEW.mean - lost.emperors[0].mean)
    assert won.emperors[0].mean > NEW.mean > won.commoners[0].mean
    assert won.throne.mean > seat.mean > lost.throne.mean


def test_a_draw_of_equals_changes_no_mean() -> None:
    after = rate([NEW] * 2, [NEW] * 3, throne(2, 3), "draw")
    assert {round(one.mean, 9) for one in (*after.emperors, *after.commoners, after.throne)} == {25.0}


def test_the_throne_learns_what_the_emperor_has_ahead() -> None:
    """Where the emperor's side always wins among equals, the throne is strong, and players gain little by it."""
    players, seat = [NEW] * 5, throne(2, 3)
    gains = []
    for deal in range(60):
        at = [(deal + step) % 5 for step in range(5)]
        emperors, commoners = at[:2], at[2:]
        before = [players[one] for one in emperors]
        after = rate(before, [players[one] for one in commoners], seat, "emperor")
        for seat_number, new in zip(at, [*after.emperors, *after.commoners], strict=True):
            players[seat_number] = new
        seat = after.throne
        gains.append(after.emperors[0].mean - before[0].mean)
    assert seat.mean > throne(2, 3).mean + 5
    assert gains[-1] < gains[0] / 10


def test_what_is_shown_grows_with_what_is_known() -> None:
    assert shown(NEW) == 1000
    assert shown(Rating(25.0, 2.0)) > shown(NEW)
    assert shown(Rating(20.0, 2.0)) < shown(Rating(25.0, 2.0))
