"""Standing: who is how strong under a ruleset, and what they have won and lost in each role. People and bots alike.

`Standing` is written in the transaction of the deal's result, on the writer's thread; the rest reads.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from baohuang.server import rating
from baohuang.server.rating import Rating
from baohuang.server.specs import SeatSpec

ROLES: Final = ("emperor", "guard", "commoner")

NO_PERSON: Final = 0
"""What stands for the person of a bot of the house; its name stands beside it."""

HOUSE_BOT: Final = "bot-"
"""How the public id of a bot of the house begins; that of a person is hexadecimal."""


class Player(NamedTuple):
    """A person by number, or a bot of the house by name."""

    person: int = NO_PERSON
    bot: str = ""


class Place(NamedTuple):
    """A line of the leaderboard; `person` is the public id. Equal ratings share a place."""

    place: int
    person: str
    name: str
    bot: bool
    rating: int
    deals: int
    points: int


class Role(NamedTuple):
    """What somebody did in one role."""

    deals: int = 0
    wins: int = 0
    points: int = 0


class Profile(NamedTuple):
    """A player under one ruleset; roles by name."""

    rating: int
    deals: int
    points: int
    roles: dict[str, Role]


class Gain(NamedTuple):
    """What one deal gave a person, and what they had after it; `at` in milliseconds."""

    at: int
    table: str
    deal: int
    points: int
    total: int


class Who(NamedTuple):
    """Whose profile it is."""

    player: Player
    name: str
    bot: bool


class Standing:
    """What a finished deal changes; an operation of the store. Lists by seat."""

    def __init__(
        self,
        rules: str,
        players: Sequence[Player],
        emperor: int,
        guard: int | None,
        winner: str,
        points: Sequence[int],
    ) -> None:
        self._rules = rules
        self._players = players
        self._emperors = [emperor] if guard is None else [emperor, guard]
        self._commoners = [seat for seat in range(len(players)) if seat not in self._emperors]
        self._winner = winner
        self._points = points

    def __call__(self, database: sqlite3.Connection) -> None:
        """Rate, and count."""
        self._count(database)
        self._rate(database)

    def role(self, seat: int) -> str:
        """The role of a seat."""
        return ROLES[self._emperors.index(seat)] if seat in self._emperors else ROLES[2]

    def _count(self, database: sqlite3.Connection) -> None:
        for seat, player in enumerate(self._players):
            side = "emperor" if seat in self._emperors else "commoners"
            won = int(self._winner == side)
            database.execute(COUNT, (self._rules, *player, self.role(seat), won, self._points[seat]))

    def _rate(self, database: sqlite3.Connection) -> None:
        shape = f"{len(self._emperors)}-{len(self._commoners)}"
        before = {player: _rating(database, self._rules, player) for player in self._players}
        ours, theirs = ([before[self._players[seat]] for seat in side] for side in (self._emperors, self._commoners))
        row = database.execute(
            "SELECT mean, deviation FROM thrones WHERE rules = ? AND shape = ?", (self._rules, shape)
        ).fetchone()
        throne = Rating(*row) if row else rating.throne(len(self._emperors), len(self._commoners))
        after = rating.rate(ours, theirs, throne, self._winner)
        database.execute("INSERT OR REPLACE INTO thrones VALUES (?, ?, ?, ?)", (self._rules, shape, *after.throne))
        found = dict(zip(self._emperors + self._commoners, after.emperors + after.commoners, strict=True))
        for player in before:
            seats = [seat for seat, one in enumerate(self._players) if one == player]
            mean = sum(found[seat].mean for seat in seats) / len(seats)
            deviation = sum(found[seat].deviation for seat in seats) / len(seats)
            new = Rating(mean, deviation)
            gain = sum(self._points[seat] for seat in seats)
            facts = (self._rules, *player, *new, rating.shown(new), len(seats), gain)
            database.execute(RATE, facts)


COUNT: Final = """
    INSERT INTO roles VALUES (?, ?, ?, ?, 1, ?, ?) ON CONFLICT DO UPDATE
    SET deals = deals + 1, wins = wins + excluded.wins, points = points + excluded.points
"""
RATE: Final = """
    INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE
    SET mean = excluded.mean, deviation = excluded.deviation, rating = excluded.rating,
        deals = deals + excluded.deals, points = points + excluded.points
"""
LEADERS: Final = """
    SELECT rating, deals, points, bot, handle, name, owner IS NOT NULL FROM ratings LEFT JOIN people ON id = person
    WHERE rules = ? AND (bot <> '' OR password IS NOT NULL OR (owner IS NOT NULL AND deleted IS NULL))
    ORDER BY rating DESC, deals DESC, bot, person LIMIT ?
"""
POINTS: Final = """
    WITH gains AS (
        SELECT played.at AS at, table_id, deal, json_extract(points, '$[' || seat || ']') AS gain
        FROM played JOIN results USING (table_id, deal) WHERE person = ? AND rules = ?
    )
    SELECT * FROM (SELECT *, SUM(gain) OVER (ORDER BY at, table_id, deal) FROM gains)
    WHERE at < ? ORDER BY at DESC, table_id DESC, deal DESC LIMIT ?
"""
PERSON: Final = "SELECT id, name, owner IS NOT NULL FROM people WHERE handle = ? AND deleted IS NULL"


def players(seats: Iterable[SeatSpec]) -> list[Player]:
    """Who is rated for each seat."""
    return [Player(bot=one.bot or "") if one.person is None else Player(one.person) for one in seats]


def leaders(database: sqlite3.Connection, rules: str, most: int) -> list[Place]:
    """The strongest registered people and bots of a ruleset."""
    found: list[Place] = []
    for number, row in enumerate(database.execute(LEADERS, (rules, most)), 1):
        value, deals, points, bot, handle, name, owned = row
        place = found[-1].place if found and found[-1].rating == value else number
        person, shown_name = (HOUSE_BOT + bot, bot) if bot else (handle, name)
        found.append(Place(place, person, shown_name, bool(bot or owned), value, deals, points))
    return found


def find(database: sqlite3.Connection, person: str) -> Who | None:
    """Whose public id this is."""
    if person.startswith(HOUSE_BOT):
        bot = person.removeprefix(HOUSE_BOT)
        known = database.execute("SELECT 1 FROM ratings WHERE person = 0 AND bot = ?", (bot,)).fetchone()
        return Who(Player(bot=bot), bot, bot=True) if known else None
    row = database.execute(PERSON, (person,)).fetchone()
    return None if row is None else Who(Player(row[0]), row[1], bool(row[2]))


def profile(database: sqlite3.Connection, player: Player) -> dict[str, Profile]:
    """By ruleset, a player's rating and roles; empty where nothing was played."""
    rows = database.execute(
        "SELECT rules, rating, deals, points FROM ratings WHERE person = ? AND bot = ? ORDER BY rules", player
    )
    found = {
        str(rules): Profile(value, deals, points, {role: Role() for role in ROLES})
        for rules, value, deals, points in rows
    }
    rows = database.execute("SELECT rules, role, deals, wins, points FROM roles WHERE person = ? AND bot = ?", player)
    for rules, role, *facts in rows:
        found[rules].roles[role] = Role(*facts)
    return found


def points(database: sqlite3.Connection, person: int, rules: str, before: int, most: int) -> list[Gain]:
    """A person's points (積分) under a ruleset deal by deal before a time, newest first."""
    return [Gain(*row) for row in database.execute(POINTS, (person, rules, before, most))]


def handle_of(database: sqlite3.Connection, person: int) -> str:
    """The public id of a person."""
    row = database.execute("SELECT handle FROM people WHERE id = ?", (person,)).fetchone()
    return str(row[0] or "") if row else ""


def _rating(database: sqlite3.Connection, rules: str, player: Player) -> Rating:
    row = database.execute(
        "SELECT mean, deviation FROM ratings WHERE rules = ? AND person = ? AND bot = ?", (rules, *player)
    ).fetchone()
    return Rating(*row) if row else Rating()
