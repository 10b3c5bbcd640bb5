"""What a ruleset is made of: frozen, JSON-round-tripping specs.

An option lives on the spec that uses it, so that a meaningless combination cannot be written.
Numbers that switch something off are 0. `Ruleset.phases` are the phases before the first lead, in
the order in which a deal goes through them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from baohuang.cards.deck import DeckSpec
from baohuang.plays.specs import Climbing, GrammarSpec, Hanging

Positive = Annotated[int, msgspec.Meta(ge=1)]


class Spec(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Base of the specs: immutable, and strict when read from JSON."""


class BuyThrees(Spec, frozen=True, tag="buy_threes"):
    """買3 (ON-13): who has no 3 gets one from whoever has most."""


class Grab(Spec, frozen=True, tag="grab"):
    """搶獨 (QD-19): every seat may take the marked joker and play without a guard."""


class Enthrone(Spec, frozen=True, tag="enthrone"):
    """登基 and 讓位 (QD-16, ON-01, ON-04, ON-07).

    `needs_set`: only who can call may enthrone. `forced` says what happens when all five yield: the
    deal is void, the first able seat is forced (逼位), or the first to yield takes the card back.
    `yield_needs_both`: only a holder of both marked cards may yield.
    """

    needs_set: bool
    stick: Literal["highest", "one_two", "none"] = "highest"
    yield_to: Literal["previous", "next", "skip_one"] = "previous"
    forced: Literal["off", "on", "first_yielder"] = "off"
    yield_needs_both: bool = False


class Call(Spec, frozen=True, tag="call"):
    """叫庄 (QD-03, QD-15): the emperor shows three or four identical cards."""

    jokers: bool = False


class MarkedGuard(Spec, frozen=True, tag="marked_guard"):
    """The holder of the marked small joker is the guard; an emperor with both is solo (QD-04, ON-08)."""


class Declare(Spec, frozen=True, tag="declare"):
    """明保 or 暗保 (QD-21, ON-03): the guard may show before the first lead."""


class Rebel(Spec, frozen=True, tag="rebel"):
    """造反 (ON-15): `needed` rebels make it a success."""

    needed: Positive = 2


class Kick(Spec, frozen=True, tag="kick"):
    """踢 (ON-06): `needs` of emperor and guard double a successful rebellion again."""

    needs: Positive = 1


class Kitty(Spec, frozen=True, tag="kitty"):
    """The emperor is found by cards and takes `size` cards that were not dealt (JP-03…05).

    `aside` more lie aside for the whole deal. `by`: the jokers; the aces of spades where nobody has
    both big jokers; or the big joker of a single pack.
    """

    size: Positive
    aside: Annotated[int, msgspec.Meta(ge=0)] = 0
    by: Literal["jokers", "ace_of_spades", "one_joker"] = "jokers"


class Name(Spec, frozen=True, tag="name"):
    """The emperor names a card, whose other holder is the guard (JP-06).

    `source`: a kind held exactly once; also one not held; or (single pack) only one not held.
    `swap`: playing the own copy lets the emperor name another once (JP-21).
    """

    source: Literal["own_single", "any", "not_held"] = "own_single"
    swap: bool = False


class Discard(Spec, frozen=True, tag="discard"):
    """The emperor lays as many cards face down as the kitty held (JP-03)."""

    count: Positive


PhaseSpec = BuyThrees | Grab | Enthrone | Call | MarkedGuard | Declare | Rebel | Kick | Kitty | Name | Discard


class Trick(Spec, frozen=True, tag="trick"):
    """`passing`: a soft pass may come back into the trick, a hard one may not (RULES §2.6)."""

    passing: Literal["soft", "hard"] = "soft"


class SharedPlaces(Spec, frozen=True, tag="shared_places"):
    """Points of the hanging family (RULES, Points): places of emperor and guard together.

    `open_solo_doubles`: an open solo doubles once more. The two tables are the emperor's base by
    place in a hidden and an open solo. `smother`: see RULES §4.
    """

    hidden_solo: tuple[int, ...]
    open_solo: tuple[int, ...]
    open_solo_doubles: bool = True
    smother: bool = False


class OwnPlaces(Spec, frozen=True, tag="own_places"):
    """Points by own place (JP-19); the emperor's count `emperor_times`.

    `alone`: the emperor plays against all (JP-20), so that only a first place wins.
    """

    places: tuple[int, ...]
    emperor_times: Positive = 2
    alone: bool = False


ScoringSpec = SharedPlaces | OwnPlaces


class Table(Spec, frozen=True, tag="table"):
    """What the table shows: card counts of others always, from ten down, or never; a counter."""

    announce_at: Literal["always", 10, "never"] = "always"
    card_counter: bool = True


class Ruleset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole ruleset. `version` grows when a change would replay an old record differently.

    `options`: the room options that made it so, apart from those at their default.
    """

    id: str
    version: Positive
    seats: Literal[4, 5]
    clockwise: bool
    deck: DeckSpec
    phases: tuple[PhaseSpec, ...]
    grammar: GrammarSpec
    trick: Trick
    scoring: ScoringSpec
    table: Table
    options: tuple[tuple[str, int | str], ...] = ()

    def phase(self, spec: type[PhaseSpec]) -> PhaseSpec | None:
        """The phase of a given type, or None."""
        return next((phase for phase in self.phases if isinstance(phase, spec)), None)


__all__ = ["Climbing", "Hanging", "Ruleset"]
