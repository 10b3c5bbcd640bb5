"""What the server says on the pages round the table, made of its own structs: long names and lists, large numbers."""

from pydantic import BaseModel

from baohuang.server import account, coins, economy, history, machines, people, rooms

AT = 1_764_450_000_000
RULESETS = ("qingdao", "weifang", "weihai", "classic108")
NAMES = ["Lily of the Still Lake", "青松", "", "翠微阁", "Lone Crane"]

ROLES = people.Roles(
    emperor=people.RoleResults(deals=120, wins=70, points=244),
    guard=people.RoleResults(deals=98, wins=51, points=-13),
    commoner=people.RoleResults(deals=0, wins=0, points=0),
)


def _venues() -> coins.Venues:
    read = economy.read()
    found = [
        coins.VenueInfo(**{name: getattr(one, name) for name in coins.VenueInfo.model_fields}) for one in read.venues
    ]
    return coins.Venues(venues=found, bots_after=read.bots_after, bot=read.bot)


def _played(number: int) -> history.Result:
    points = [number - 2, -4, 2, 2, 2 - number]
    return history.Result(
        table="stage",
        deal=number + 1,
        at=AT - number * 600_000,
        rules=RULESETS[number % 4],
        winner=("emperor", "commoners", "draw")[number % 3],
        points=points,
        places=[1, 5, 2, 3, 4],
        emperor=number % 5,
        guard=None if number == 3 else (number + 1) % 5,
        names=NAMES,
        seat=0,
    )


def _posting(number: int) -> coins.Posting:
    reason = ("deal", "relief", "operator", "grant")[number % 4]
    table, deal = ("stage", number + 1) if reason == "deal" else (None, None)
    return coins.Posting(
        at=AT - number * 600_000, reason=reason, table=table, deal=deal, amount=(-1) ** number * 12_345
    )


ROOM = rooms.RoomInfo(
    table="stage",
    code="ABCDEF",
    rules="weihai",
    options={"hold_back": "off"},
    host=NAMES[0],
    people=2,
    seats=5,
    free=3,
    stake=50,
    deals=10,
)

ANSWERS: dict[str, BaseModel] = {
    "account": account.Me(name=NAMES[0], registered=True, person="p-1"),
    "account/bots": machines.Machines(bots=[machines.Machine(bot=7, name="Mulberry Mulberry 12")]),
    "coins": coins.AccountPage(
        balance=1_234_567,
        relief=2_000_000,
        relief_below=1_500_000,
        entries=[_posting(number) for number in range(12)],
        points={"qingdao": coins.RulesetPoints(deals=12, points=-7)},
    ),
    "venues": _venues(),
    "rooms": rooms.Rooms(
        rooms=[ROOM, ROOM.model_copy(update={"code": "QWERTZ", "host": "", "free": 0, "stake": None})]
    ),
    "points": people.PointsAccount(
        rules="qingdao",
        deals=12,
        points=-7,
        entries=[
            people.PointsOfDeal(at=AT - n * 600_000, table="stage", deal=n + 1, points=n - 4, total=7 * n - 40)
            for n in range(12)
        ],
    ),
    "history": history.Results(deals=[_played(number) for number in range(8)]),
    "leaderboard": people.Leaderboard(
        rules="qingdao",
        players=[
            people.Place(
                place=n + 1,
                person=f"p-{n}",
                name=NAMES[n] or "medium",
                bot=n == 2,
                rating=1834 - n,
                deals=1218,
                points=-2345,
            )
            for n in range(5)
        ],
    ),
    "people/p-1": people.Profile(
        person="p-1",
        name=NAMES[0],
        bot=False,
        rules={rules: people.Results(rating=1723, deals=218, points=231, roles=ROLES) for rules in RULESETS},
    ),
}
"""By address below ``/api/``."""

GUEST = account.Me(name="Osmanthus 512", registered=False, person="p-2")

PAGES = {
    "start": "/",
    "room": "/room?rules=weihai",
    "account": "/account",
    "coins": "/coins",
    "points": "/points",
    "history": "/history",
    "leaderboard": "/leaderboard",
    "profile": "/people/p-1",
}
"""The addresses, by a short name."""
