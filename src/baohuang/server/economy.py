"""The settings of play money and venues (場次, ON-22), read from one file and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from baohuang.rulesets.options import OptionError
from baohuang.rulesets.registry import UnknownRules, ruleset
from baohuang.rulesets.specs import OwnPlaces, Ruleset

DEFAULT: Final = Path(__file__).with_name("economy.toml")

Coins = Annotated[int, msgspec.Meta(ge=0, le=10**12)]
Stake = Annotated[int, msgspec.Meta(ge=1, le=10**9)]
VenueId = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_-]{1,40}$")]


class BadEconomy(ValueError):
    """A settings file that does not fit; says where."""


class Venue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a ruleset is played for a base stake; whoever has less than `minimum` cannot sit down."""

    id: VenueId
    rules: str
    base: Stake
    minimum: Coins
    options: dict[str, int | str] = {}


class StakeSpec(msgspec.Struct, frozen=True):
    """What a table plays for. At a `venue` bots fill it after `bots_after` milliseconds."""

    base: Stake
    minimum: Coins
    venue: str | None = None
    bots_after: int = 0
    bot: str = ""


class Economy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of it. `bots_after` is in seconds, everything else in coins."""

    grant: Coins
    relief: Coins
    relief_below: Coins
    bots_after: Annotated[int, msgspec.Meta(ge=0, le=600)]
    bot: str
    venues: tuple[Venue, ...]

    def venue(self, venue: str) -> Venue | None:
        """A venue by its id."""
        return next((one for one in self.venues if one.id == venue), None)


def read(path: Path = DEFAULT) -> Economy:
    """The settings of a file. Raises `BadEconomy`.

    >>> len(read().venues)
    12
    """
    try:
        economy = msgspec.toml.decode(path.read_bytes(), type=Economy)
    except (OSError, msgspec.MsgspecError, ValueError) as error:
        raise BadEconomy(f"{path}: {error}") from error
    for venue in economy.venues:
        try:
            rules = ruleset(venue.rules, venue.options)
        except (UnknownRules, OptionError) as error:
            raise BadEconomy(f"{path}: venue {venue.id}: {error}") from error
        least = venue.base * largest_ordinary_loss(rules)
        if venue.minimum < least:
            raise BadEconomy(f"{path}: venue {venue.id}: a minimum below {least} does not cover a loss")
    if len({venue.id for venue in economy.venues}) < len(economy.venues):
        raise BadEconomy(f"{path}: two venues have one id")
    return economy


def largest_ordinary_loss(rules: Ruleset) -> int:
    """The most points that a seat can lose without any multiplier."""
    scoring = rules.scoring
    if isinstance(scoring, OwnPlaces):
        return -min(scoring.places) * scoring.emperor_times
    return 6
