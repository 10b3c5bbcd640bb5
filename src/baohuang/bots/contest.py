"""One duplicate deal of an arena: the same cards played by every line-up.

Line-ups: each contestant sits once in every seat among copies of the *field* bot. The field itself
needs a single game, in which it sits in all seats at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from traceback import format_exc

import msgspec

from baohuang.bots.base import Bot
from baohuang.bots.registry import bot
from baohuang.engine.deal import COMMONERS_WIN, DRAW, NOT_SOLO, Deal
from baohuang.engine.setup import new_deal
from baohuang.rulesets.options import Value
from baohuang.rulesets.registry import ruleset
from baohuang.views.remember import recall

Clock = Callable[[], int]
"""Nanoseconds of some clock, for decision times."""

ROLES = ("emperor", "guard", "commoner", "solo")


class Setup(msgspec.Struct, frozen=True):
    """What decides every result of an arena, decision times apart."""

    bots: tuple[str, ...]
    field: str
    rules: str
    options: dict[str, Value]
    seed: int
    roles: str = "bid"
    """``bid``: every bot declares for itself; ``dealt``: the field declares for all, so that every
    line-up plays the same roles; ``ladder``: no field, but a company drawn from all bots."""


class Row(msgspec.Struct, frozen=True, array_like=True):
    """One seat of one game: whose, in which role, with what result. A void deal has role ``void``."""

    bot: str
    seat: int
    role: str
    points: int
    won: bool
    drawn: bool


class DealResult(msgspec.Struct):
    """All games of one deal. `times` counts decisions by bot and by eighths of a power of two ns."""

    deal: int
    rows: list[Row] = msgspec.field(default_factory=list)
    times: dict[str, dict[int, int]] = msgspec.field(default_factory=dict)
    errors: list[str] = msgspec.field(default_factory=list)


class Seat:
    """A bot at a seat of one game, timed and watched."""

    def __init__(self, name: str, player: Bot, rng: Random) -> None:
        self.name = name
        self.player = player
        self.rng = rng

    def answer(self, deal: Deal, seat: int, clock: Clock, result: DealResult) -> int:
        """The bot's action, or the first legal one with an error noted where it fails.

        Where there is no choice nobody is asked; a number is drawn all the same, as `random` does.
        """
        actions = deal.legal(seat)
        if len(actions) == 1:
            self.rng.random()
            return actions[0]
        view = recall(deal, seat)
        before = clock()
        try:
            action = self.player.act(view, actions, self.rng)
        except Exception:  # noqa: BLE001  # whatever a bot does wrong is a finding, not the arena's end
            result.errors.append(f"{self.name}: {format_exc(limit=-3)}")
            return actions[0]
        count_time(result.times.setdefault(self.name, {}), clock() - before)
        code = deal.check(seat, action)
        if code is not None:
            result.errors.append(f"{self.name}: {code} at seat {seat} of deal {result.deal}")
            return actions[0]
        return action


def count_time(times: dict[int, int], nanoseconds: int) -> None:
    """Add a duration to a histogram."""
    bucket = bucket_of(nanoseconds)
    times[bucket] = times.get(bucket, 0) + 1


def bucket_of(nanoseconds: int) -> int:
    """Eighths of a power of two, by the three bits after the leading one."""
    whole = max(8, nanoseconds)
    power = whole.bit_length() - 1
    return power * 8 + ((whole >> (power - 3)) & 7)


def milliseconds(bucket: int) -> float:
    """The middle of a bucket."""
    power, eighth = divmod(bucket, 8)
    return float(2**power) * (1 + (eighth + 0.5) / 8) / 1e6


def lineups(setup: Setup, seats: int, index: int) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Who sits where in each game of deal `index`, and which seats' results count."""
    if setup.roles == "ladder":
        return mixed_lineups(setup, seats, index)
    games: list[tuple[tuple[str, ...], tuple[int, ...]]] = []
    for name in setup.bots:
        if name == setup.field:
            games.append(((name,) * seats, tuple(range(seats))))
            continue
        for seat in range(seats):
            line = tuple(name if at == seat else setup.field for at in range(seats))
            games.append((line, (seat,)))
    return games


def mixed_lineups(setup: Setup, seats: int, index: int) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    """One company drawn from the pool, as even as it can be, rotated through all seats."""
    rng = Random(f"{setup.seed}/{index}/company")
    company: list[str] = []
    while len(company) < seats:
        company += rng.sample(setup.bots, min(len(setup.bots), seats - len(company)))
    rng.shuffle(company)
    line = tuple(company)
    return [(line[turn:] + line[:turn], tuple(range(seats))) for turn in range(seats)]


def play_contest(setup: Setup, index: int, clock: Clock) -> DealResult:
    """Play one deal with every line-up."""
    result = DealResult(index)
    rules = ruleset(setup.rules, setup.options)
    players = {name: bot(name) for name in {*setup.bots, setup.field} if name}
    for line, counted in lineups(setup, rules.seats, index):
        deal = new_deal(rules, f"{setup.seed}/{index}".encode())
        table = [Seat(name, players[name], Random(f"{setup.seed}/{index}/{seat}")) for seat, name in enumerate(line)]
        crier = None
        if setup.roles == "dealt":
            crier = Seat(setup.field, players[setup.field], Random(f"{setup.seed}/{index}/dealt"))
        play_game(deal, table, crier, clock, result)
        result.rows += [row_of(deal, seat, line[seat]) for seat in counted]
    return result


def play_game(deal: Deal, table: Sequence[Seat], crier: Seat | None, clock: Clock, result: DealResult) -> None:
    """One game to its end; `crier`, where there is one, declares for every seat before the play."""
    while True:
        asked = deal.to_act()
        if not asked:
            return
        seat = asked[0]
        before_play = crier is not None and deal.phase.name not in ("play", "rename")
        player = crier if crier is not None and before_play else table[seat]
        deal.apply(seat, player.answer(deal, seat, clock, result))


def row_of(deal: Deal, seat: int, name: str) -> Row:
    """The result of one seat."""
    if deal.points is None:
        return Row(name, seat, "void", 0, won=False, drawn=True)
    emperors = seat in (deal.emperor, deal.guard)
    if seat == deal.emperor:
        role = "emperor" if deal.solo == NOT_SOLO else "solo"
    else:
        role = "guard" if seat == deal.guard else "commoner"
    drawn = deal.winner == DRAW
    won = not drawn and emperors == (deal.winner != COMMONERS_WIN)
    return Row(name, seat, role, deal.points[seat], won, drawn)
