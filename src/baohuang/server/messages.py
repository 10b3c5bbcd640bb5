"""The messages between table and client: every struct that crosses the socket, in both directions.

JSON text frames, tagged by ``t``. What a client sends is read strictly: an unknown field or tag is ``bad-request``.
Cards are notation (RULES §1), seats 0…4 in play order, times milliseconds of server time. `typescript` writes the
browser's types from this module.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from baohuang.cards.fair import LUCK_PATTERN
from baohuang.views.view import Prompt, SeatView

PROTOCOL = 1
"""Grows when an older client could not follow."""

MAX_FRAME = 4096
"""The longest frame a client may send, in bytes."""

RequestId = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Action = Annotated[str, msgspec.Meta(max_length=400)]
LuckWord = Annotated[str, msgspec.Meta(pattern=LUCK_PATTERN)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Client = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]

# From the client.


class FromClient(msgspec.Struct, frozen=True, gc=False, tag_field="t", forbid_unknown_fields=True):
    """Base of what a client sends."""


class ClientHello(FromClient, frozen=True, tag="hello"):
    """The first frame: who this tab is, and the last version it has seen."""

    client: Client
    last: Version | None


class Act(FromClient, frozen=True, tag="act"):
    """An action of the session's seat, in answer to the state of `version`."""

    id: RequestId
    version: Version
    action: Action


class Check(FromClient, frozen=True, tag="check"):
    """Whether a play would be legal now."""

    id: RequestId
    play: Action


class Hint(FromClient, frozen=True, tag="hint"):
    """Which plays would be sensible now."""

    id: RequestId


class Next(FromClient, frozen=True, tag="next"):
    """Begin the next deal."""

    id: RequestId


class Resume(FromClient, frozen=True, tag="resume"):
    """Send again what came after `last`."""

    last: Version


class Ping(FromClient, frozen=True, tag="ping"):
    """Answered by a pong after all that was owed before it."""

    id: RequestId


class Luck(FromClient, frozen=True, tag="luck"):
    """The seat's own word for the shuffle of a deal that is promised."""

    id: RequestId
    deal: Version
    word: LuckWord


class Sit(FromClient, frozen=True, tag="sit"):
    """Take a free seat, between deals."""

    id: RequestId
    seat: SeatNumber


class Stand(FromClient, frozen=True, tag="stand"):
    """Give the seat up; in the middle of a deal the trustee plays it to its end."""

    id: RequestId


class Ready(FromClient, frozen=True, tag="ready"):
    """Ready for the first deal, or not."""

    id: RequestId
    ready: bool


class PutBot(FromClient, frozen=True, tag="bot"):
    """The host puts a bot on a free seat, or takes it away (null)."""

    id: RequestId
    seat: SeatNumber
    bot: BotName | None


class SendAway(FromClient, frozen=True, tag="kick"):
    """The host sends a guest away; in the middle of a deal only who is waited for too long."""

    id: RequestId
    seat: SeatNumber


class Start(FromClient, frozen=True, tag="start"):
    """The host begins the first deal."""

    id: RequestId


class Trust(FromClient, frozen=True, tag="trustee"):
    """託管: let the trustee play for the own seat, or take it back."""

    id: RequestId
    on: bool


class Say(FromClient, frozen=True, tag="say"):
    """A phrase or an emote by its id, or free text in a private room."""

    id: RequestId
    kind: Literal["phrase", "emote", "text"]
    what: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Mute(FromClient, frozen=True, tag="mute"):
    """Hear no more of what a seat's person says, or hear it again; it holds at every table and on every device."""

    id: RequestId
    seat: SeatNumber
    on: bool


ClientMessage = (
    ClientHello
    | Act
    | Check
    | Hint
    | Next
    | Resume
    | Ping
    | Luck
    | Sit
    | Stand
    | Ready
    | PutBot
    | SendAway
    | Start
    | Trust
    | Say
    | Mute
)

# Events, as the client reads them.


class WireEvent(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag=True):
    """Base of the events of a deal, as far as the receiver may know them."""


class Dealt(WireEvent, frozen=True):
    """The cards are dealt; the own hand is in the view."""

    starter: int


class Bought(WireEvent, frozen=True):
    """買3: `buyer` took a 3 from `seller` and paid a 2, or nothing."""

    buyer: int
    seller: int
    three: str | None
    paid: str | None


class Answered(WireEvent, frozen=True):
    """The receiver's own sealed answer."""

    seat: int
    yes: bool


class GrabSettled(WireEvent, frozen=True):
    """Who grabbed the throne; null where nobody did."""

    seat: int | None


class Yielded(WireEvent, frozen=True):
    """讓位, with the card stuck."""

    seat: int
    to: int
    card: str | None


class Forced(WireEvent, frozen=True):
    """逼位."""

    seat: int


class Enthroned(WireEvent, frozen=True):
    """登基."""

    seat: int


class KittyTaken(WireEvent, frozen=True):
    """The emperor took the kitty; which cards, only the emperor is told."""

    seat: int
    count: int
    cards: str | None


class Called(WireEvent, frozen=True):
    """The called kind; `shown` cards of it were shown."""

    seat: int
    kind: str
    shown: int


class OpenSolo(WireEvent, frozen=True):
    """The emperor plays alone, openly."""

    seat: int


class GuardOpen(WireEvent, frozen=True):
    """明保."""

    seat: int


class Rebelled(WireEvent, frozen=True):
    """造反 succeeded; `guard` is null in a solo."""

    guard: int | None
    rebels: tuple[int, ...]


class Kicked(WireEvent, frozen=True):
    """踢."""


class Named(WireEvent, frozen=True):
    """The emperor named a card."""

    seat: int
    kind: str


class Discarded(WireEvent, frozen=True):
    """Cards laid face down; which, only their seat is told."""

    seat: int
    count: int
    cards: str | None


class Renamed(WireEvent, frozen=True):
    """換保; null where the guard stays."""

    seat: int
    kind: str | None


class Played(WireEvent, frozen=True):
    """A play."""

    seat: int
    cards: str


class Passed(WireEvent, frozen=True):
    """A pass."""

    seat: int


class Revealed(WireEvent, frozen=True):
    """The guard showed; null where a solo did."""

    guard: int | None


class WentOut(WireEvent, frozen=True):
    """A seat emptied its hand."""

    seat: int
    place: int


class Smothered(WireEvent, frozen=True):
    """悶: a seat was left with only held-back cards."""

    seat: int
    place: int


class TrickEnded(WireEvent, frozen=True):
    """The trick is over; `leader` leads next."""

    leader: int


class Ended(WireEvent, frozen=True):
    """The deal is over; `hands` is what was left."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    winner: str
    hands: tuple[str, ...]


class Voided(WireEvent, frozen=True):
    """流局."""


DealEvent = (
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

# From the server.


class FromServer(msgspec.Struct, frozen=True, gc=False, tag_field="t"):
    """Base of what the server sends."""


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    name: str
    bot: bool


class ServerHello(FromServer, frozen=True, tag="hello"):
    """The answer to a hello; `seat` is null for who only looks on."""

    protocol: int
    now: int
    table: str
    seat: int | None
    names: tuple[Player, ...]
    rules: str
    options: dict[str, int | str]


class Snapshot(FromServer, frozen=True, tag="snapshot"):
    """The whole present state, as this viewer may know it; `deadline` is when the last of those asked must answer."""

    version: int
    deal: int
    view: SeatView
    prompt: Prompt | None
    deadline: int | None


class Update(FromServer, frozen=True, tag="update"):
    """The step to `version`; versions of one viewer are contiguous, a hidden step has no events."""

    version: int
    deal: int
    events: tuple[DealEvent, ...]
    view: SeatView
    prompt: Prompt | None
    deadline: int | None


class RoomSeat(msgspec.Struct, frozen=True):
    """A seat of a room: free where it has no name; `online` where a connection of its person is open."""

    name: str
    bot: str | None
    ready: bool
    online: bool
    trustee: bool
    leaving: bool


class Room(FromServer, frozen=True, tag="room"):
    """Who is at the table.

    `score` is the points so far by seat, `clock` the seconds for a decision and the reserve, `base` the coins a point
    is worth, `starts_at` when bots fill the table. A match has so many `deals`, or null, of which so many are `played`;
    after the last one `ranking` gives places by seat.
    """

    code: str | None
    host: int | None
    own: int | None
    seats: tuple[RoomSeat, ...]
    watching: int
    playing: bool
    score: tuple[int, ...]
    clock: tuple[int, int] | None
    base: int | None
    starts_at: int | None
    deals: int | None
    played: int
    ranking: tuple[int, ...] | None
    open: bool


class Coins(FromServer, frozen=True, tag="coins"):
    """What a deal paid: the change by seat, and the receiver's own balance."""

    deal: int
    change: tuple[int, ...]
    balance: int | None


class Notice(FromServer, frozen=True, tag="notice"):
    """Something that happened to the receiver, as the id of a sentence."""

    message_id: str


class Said(FromServer, frozen=True, tag="said"):
    """What a seat said."""

    seat: int
    kind: Literal["phrase", "emote", "text"]
    what: str


class Muted(FromServer, frozen=True, tag="muted"):
    """The seats that the receiver does not want to hear."""

    seats: tuple[int, ...]


class Fair(FromServer, frozen=True, tag="fair"):
    """How a deal is shuffled, as far as it is known by now.

    First the `commitment`, with the `deadline` for words of luck; `luck` by seat before the first card; the `secret`
    in hexadecimal after the deal.
    """

    deal: int
    redeal: int
    commitment: str
    luck: tuple[str, ...] | None
    secret: str | None
    deadline: int | None


class Ack(FromServer, frozen=True, tag="ack"):
    """The act was carried out, as the step to `version`."""

    id: int
    version: int


class Rej(FromServer, frozen=True, tag="rej"):
    """The request was refused and changed nothing; `error` is a code, `message_id` its sentence."""

    id: int
    error: str
    message_id: str
    version: int


class Checked(FromServer, frozen=True, tag="checked"):
    """Why the play would be refused, or null; whether it would end the trick."""

    id: int
    error: str | None
    closes: bool


class Hints(FromServer, frozen=True, tag="hints"):
    """Concrete plays, the most sensible first."""

    id: int
    plays: tuple[str, ...]


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to a ping."""

    id: int
    now: int


ServerMessage = (
    ServerHello | Snapshot | Update | Fair | Room | Coins | Notice | Said | Muted | Ack | Rej | Checked | Hints | Pong
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def encode(message: ServerMessage) -> bytes:
    """The frame of a message."""
    return _encoder.encode(message)


def decode(frame: str | bytes) -> ClientMessage:
    """The message of a frame. Raises `msgspec.DecodeError` (``bad-request``)."""
    return _decoder.decode(frame)


def number_of(frame: str | None) -> int:
    """The number of a request that is otherwise unreadable; 0 where it has none."""
    try:
        return msgspec.json.decode(frame or "", type=_Numbered).id
    except (msgspec.DecodeError, RecursionError):
        return 0


class _Numbered(msgspec.Struct):
    id: int = 0


def refusal(request: int, code: str, version: int) -> Rej:
    """The refusal with a code and the id of its sentence."""
    return Rej(request, code, f"error-{code}", version)
