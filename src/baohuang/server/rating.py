"""How strong a player is, from who won: a rating (Plackett–Luce, by openskill) for each player of a ruleset.

The emperor's side and the commoners are two teams of one deal. The throne itself plays along on the emperor's side: its
rating makes up for what a ruleset gives or takes away there, and is learned like any other. Why: decision 0040.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
SCALE: Final = 40
BASE: Final = 1000

WON: Final = {"emperor": (0, 1), "commoners": (1, 0), "draw": (0, 0)}
"""The ranks of the two sides by the winner of a deal."""


class Rating(NamedTuple):
    """What is believed of a player's strength: its mean, and how sure that is."""

    mean: float = MEAN
    deviation: float = DEVIATION


class Rated(NamedTuple):
    """The ratings after a deal: of each side in the order given, and of the throne."""

    emperors: list[Rating]
    commoners: list[Rating]
    throne: Rating


def shown(rating: Rating) -> int:
    """The number that people see: three deviations below the mean, so it begins low and grows with what is known.

    >>> shown(Rating())
    1000
    """
    return round(BASE + SCALE * (rating.mean - 3 * rating.deviation))


def throne(emperors: int, commoners: int) -> Rating:
    """What a throne begins with: as much as makes the sides equal.

    >>> throne(2, 3).mean, throne(1, 4).mean
    (25.0, 75.0)
    """
    return Rating(MEAN * (commoners - emperors))


def rate(emperors: Sequence[Rating], commoners: Sequence[Rating], seat: Rating, winner: str) -> Rated:
    """The ratings after a deal that `winner` won; `seat` is the throne's."""
    model = _model()
    teams = [
        [model.rating(mu=one.mean, sigma=one.deviation) for one in side] for side in ([*emperors, seat], commoners)
    ]
    ours, theirs = model.rate(teams, ranks=list(WON[winner]))
    *after, last = [Rating(one.mu, one.sigma) for one in ours]
    return Rated(after, [Rating(one.mu, one.sigma) for one in theirs], last)


def warm() -> None:
    """Bring in the library, which takes a moment."""
    _model()


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=DEVIATION)
