"""What happens in a deal, one struct an event, as the full truth.

`views.redact` says what of it a seat or a spectator may know. Cards are kinds (see `cards.kinds`),
seats are 0…4 in play order.
"""

from __future__ import annotations

import msgspec

Cards = tuple[int, ...]


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag=True):
    """Base of the events; the tag ``t`` is the class's name."""


class Dealt(Event, frozen=True, gc=False):
    """Hands before anything else; each seat knows its own."""

    starter: int
    hands: tuple[Cards, ...]


class Bought(Event, frozen=True, gc=False):
    """買3: everybody sees who bought from whom and the 2 paid; the 3 is for those two."""

    buyer: int
    seller: int
    three: int | None
    two: int | None


class Answered(Event, frozen=True, gc=False):
    """A sealed answer, for nobody but its seat."""

    seat: int
    yes: bool


class GrabSettled(Event, frozen=True, gc=False):
    """The grab's outcome; `seat` is None where nobody grabbed."""

    seat: int | None


class Yielded(Event, frozen=True, gc=False):
    """讓位, with the card stuck, laid open."""

    seat: int
    to: int
    card: int | None


class Forced(Event, frozen=True, gc=False):
    """逼位: `seat` has to enthrone."""

    seat: int


class Enthroned(Event, frozen=True, gc=False):
    """登基; the pile, if any, goes to the emperor."""

    seat: int


class KittyTaken(Event, frozen=True, gc=False):
    """The emperor's kitty, for the emperor."""

    seat: int
    count: int
    cards: Cards | None


class Called(Event, frozen=True, gc=False):
    """The called kind; `shown` is 3, or 4 for an open solo."""

    seat: int
    kind: int
    shown: int


class OpenSolo(Event, frozen=True, gc=False):
    """The emperor shows both marked cards."""

    seat: int


class GuardOpen(Event, frozen=True, gc=False):
    """明保."""

    seat: int


class Rebelled(Event, frozen=True, gc=False):
    """A successful rebellion reveals the guard (None in a solo) and the rebels."""

    guard: int | None
    rebels: tuple[int, ...]


class Kicked(Event, frozen=True, gc=False):
    """踢."""


class Named(Event, frozen=True, gc=False):
    """The emperor named a card."""

    seat: int
    kind: int


class Discarded(Event, frozen=True, gc=False):
    """Cards laid face down; which, only their seat knows."""

    seat: int
    count: int
    cards: Cards | None


class Renamed(Event, frozen=True, gc=False):
    """A new named card, or None where the emperor keeps the guard."""

    seat: int
    kind: int | None


class Played(Event, frozen=True, gc=False):
    """A play; a flagged guard card is the kind ``G``."""

    seat: int
    cards: Cards


class Passed(Event, frozen=True, gc=False):
    """A pass."""

    seat: int


class Revealed(Event, frozen=True, gc=False):
    """The guard (or a solo emperor) showed by playing the card."""

    seat: int


class WentOut(Event, frozen=True, gc=False):
    """A seat emptied its hand."""

    seat: int
    place: int


class Smothered(Event, frozen=True, gc=False):
    """A seat left with only held-back cards (option ``smother``)."""

    seat: int
    place: int


class TrickEnded(Event, frozen=True, gc=False):
    """All passed, or the play closed the trick; `leader` leads next."""

    leader: int


class Ended(Event, frozen=True, gc=False):
    """The end: points, places (1…), winner, and what every hand still held."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    winner: str
    hands: tuple[Cards, ...]


class Voided(Event, frozen=True, gc=False):
    """流局."""


AnyEvent = (
    Dealt
    | Bought
    | Answered
    | GrabSettled
    | Yielded
    | Forced
    | Enthroned
    | KittyTaken
    | Called
    | OpenSolo
    | GuardOpen
    | Rebelled
    | Kicked
    | Named
    | Discarded
    | Renamed
    | Played
    | Passed
    | Revealed
    | WentOut
    | Smothered
    | TrickEnded
    | Ended
    | Voided
)
