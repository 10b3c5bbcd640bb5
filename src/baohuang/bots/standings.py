"""What an arena's deals come to: points per deal, win rates, intervals, decision times.

Rotations of one deal share its cards, so they are not independent: intervals come from a bootstrap
that draws whole deals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from baohuang.bots.arena import names_in
from baohuang.bots.contest import ROLES, DealResult, Row, milliseconds

RESAMPLES = 1000
Interval = tuple[float, float]
Draws = list[list[int]]


def draw_deals(deals: int, seed: int, resamples: int = RESAMPLES) -> Draws:
    """Indices of deals, drawn with replacement, one list a resample."""
    rng = Random(f"bootstrap/{seed}/{deals}")
    population = range(deals)
    return [rng.choices(population, k=deals) for _ in range(resamples)]


def ratio_interval(sums: Sequence[float], counts: Sequence[float], draws: Draws) -> Interval:
    """The 95 % interval of Σ sums / Σ counts over resampled deals."""
    values: list[float] = []
    for draw in draws:
        count = sum(map(counts.__getitem__, draw))
        if count:
            values.append(sum(map(sums.__getitem__, draw)) / count)
    values.sort()
    if not values:
        return 0.0, 0.0
    return values[int(0.025 * (len(values) - 1))], values[int(0.975 * (len(values) - 1) + 0.5)]


class Table:
    """Sums by deal of one statistic."""

    def __init__(self, results: Sequence[DealResult], keep: Callable[[Row], bool], value: Callable[[Row], float]):
        self.sums: list[float] = []
        self.counts: list[float] = []
        for result in results:
            values = [value(row) for row in result.rows if keep(row)]
            self.sums.append(sum(values))
            self.counts.append(len(values))

    @property
    def games(self) -> int:
        """How many seats of games count."""
        return int(sum(self.counts))

    @property
    def mean(self) -> float:
        """Their mean; 0 where there are none."""
        return sum(self.sums) / self.games if self.games else 0.0


def standings(results: Sequence[DealResult], seed: int) -> dict[str, Any]:
    """The report of an arena, as JSON values; every number by bot.

    `points_per_deal`, `ci95`, `win_rate`, `by_role` (the same three by role, with games),
    `difference` (each bot's points over the last one's, paired by deal), `ms_per_decision`
    (median and p99 of what was clocked), `games`, `errors`.
    """
    draws = draw_deals(len(results), seed)
    names = names_in(results)
    report: dict[str, Any] = {
        "deals": len(results),
        "points_per_deal": {},
        "ci95": {},
        "win_rate": {},
        "by_role": {},
        "difference": {},
        "ms_per_decision": {},
        "games": {},
        "errors": {},
    }
    for name in names:
        mine = summary(results, lambda row, name=name: row.bot == name, draws)  # type: ignore[misc]
        report["points_per_deal"][name] = mine["points_per_deal"]
        report["ci95"][name] = mine["ci95"]
        report["win_rate"][name] = mine["win_rate"]
        report["games"][name] = mine["games"]
        report["by_role"][name] = by_role(results, name, draws)
        report["ms_per_decision"][name] = decision_times(results, name)
        report["errors"][name] = sum(error.startswith(f"{name}:") for result in results for error in result.errors)
        if name != names[-1]:
            report["difference"][name] = difference(results, name, names[-1], draws)
    return report


def summary(results: Sequence[DealResult], keep: Callable[[Row], bool], draws: Draws) -> dict[str, Any]:
    """Points, their interval, win rate and games of the rows kept."""
    points = Table(results, keep, lambda row: row.points)
    wins = Table(results, keep, lambda row: row.won)
    low, high = ratio_interval(points.sums, points.counts, draws)
    return {
        "points_per_deal": round(points.mean, 4),
        "ci95": [round(low, 4), round(high, 4)],
        "win_rate": round(wins.mean, 4),
        "games": points.games,
    }


def by_role(results: Sequence[DealResult], name: str, draws: Draws) -> dict[str, Any]:
    """`summary` for each role that the bot played."""
    found: dict[str, Any] = {}
    for role in ROLES:
        row = summary(results, lambda row, role=role: row.bot == name and row.role == role, draws)  # type: ignore[misc]
        if row["games"]:
            found[role] = row
    return found


def difference(results: Sequence[DealResult], mine: str, other: str, draws: Draws) -> dict[str, Any]:
    """Points per deal of `mine` over `other`, paired by deal.

    `by_role`: among games in which each had the role. Where bots declare for themselves they come to a role with
    different hands; `by_others_role` therefore takes the very seats in which `other` had it, whatever role `mine`
    came to there.
    """
    placed = as_placed(results, other)
    return {
        "against": other,
        **paired(results, mine, other, None, draws),
        "by_role": pairs_by_role(results, mine, other, draws),
        **({"by_others_role": pairs_by_role(placed, mine, other, draws)} if placed else {}),
    }


def pairs_by_role(results: Sequence[DealResult], mine: str, other: str, draws: Draws) -> dict[str, Any]:
    """`paired` for each role that both have."""
    return {role: row for role in ROLES if (row := paired(results, mine, other, role, draws))["games"]}


def as_placed(results: Sequence[DealResult], other: str) -> list[DealResult]:
    """The results with each row under the role that `other` had in that seat; none where it did not sit in all."""
    found: list[DealResult] = []
    for result in results:
        roles = {row.seat: row.role for row in result.rows if row.bot == other}
        if any(row.seat not in roles for row in result.rows):
            return []
        rows = [replace(row, role=roles[row.seat]) for row in result.rows]
        found.append(DealResult(result.deal, rows))
    return found


def paired(results: Sequence[DealResult], mine: str, other: str, role: str | None, draws: Draws) -> dict[str, Any]:
    """The difference of two means over the same resampled deals."""
    a = Table(results, lambda row: row.bot == mine and role in (None, row.role), lambda row: row.points)
    b = Table(results, lambda row: row.bot == other and role in (None, row.role), lambda row: row.points)
    values: list[float] = []
    for draw in draws:
        of_a, of_b = sum(map(a.counts.__getitem__, draw)), sum(map(b.counts.__getitem__, draw))
        if of_a and of_b:
            values.append(sum(map(a.sums.__getitem__, draw)) / of_a - sum(map(b.sums.__getitem__, draw)) / of_b)
    values.sort()
    low, high = (
        (values[int(0.025 * (len(values) - 1))], values[int(0.975 * (len(values) - 1) + 0.5)]) if values else (0, 0)
    )
    return {
        "points_per_deal": round(a.mean - b.mean, 4),
        "ci95": [round(low, 4), round(high, 4)],
        "games": min(a.games, b.games),
    }


def decision_times(results: Sequence[DealResult], name: str) -> dict[str, float]:
    """Median and 99th percentile in milliseconds, of decisions that had a choice."""
    merged: dict[int, int] = {}
    for result in results:
        for bucket, count in result.times.get(name, {}).items():
            merged[bucket] = merged.get(bucket, 0) + count
    return {"median": percentile(merged, 0.5), "p99": percentile(merged, 0.99), "decisions": sum(merged.values())}


def percentile(times: dict[int, int], part: float) -> float:
    """A quantile of a histogram; 0 of an empty one."""
    left = part * sum(times.values())
    for bucket in sorted(times):
        left -= times[bucket]
        if left <= 0:
            return round(milliseconds(bucket), 4)
    return 0.0
