"""Standing: what a finished deal changes, who is on the leaderboard, and what a profile tells."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from baohuang.server import account, api
from baohuang.server.app import Settings, create_app
from baohuang.server.commits import Job, commit
from baohuang.server.effects import Finished
from baohuang.server.limits import Buckets
from baohuang.server.specs import SeatSpec, TableSpec
from baohuang.server.store import open_database
from baohuang.server.writing import rows_of

PASSWORD = "correct horse"  # noqa: S105  # of the tests
POINTS = (4, 2, -2, -2, -2)


class House:
    """A house with its file, and browsers that come one after the other."""

    def __init__(self, client: TestClient, path: Path) -> None:
        self.client = client
        self.database = open_database(path)
        self.deals = 0
        self.table = ""

    def person(self, name: str | None = None) -> int:
        """A new guest, or somebody who registers."""
        self.client.cookies.clear()
        self.table = self.client.post("/api/tables", json={"rules": "weihai"}).json()["table"]
        if name is not None:
            wish = {"name": name, "password": PASSWORD}
            assert self.client.post("/api/account/register", json=wish).status_code == 201
        return int(self.database.execute("SELECT MAX(id) FROM people").fetchone()[0])

    def played(
        self, person: int, *, guard: int | None = 1, winner: str = "emperor", deal: int | None = None, seat: int = 0
    ) -> bool:
        """A deal of a person with four bots is over, whose emperor sat on seat 0; whether it was taken."""
        self.deals += 1
        bots = [SeatSpec("b", bot=bot) for bot in ("greedy", "easy", "easy", "strong")]
        seats = (*bots[:seat], SeatSpec("x", person), *bots[seat:])
        spec = TableSpec(self.table, "weihai", 1, {}, seats)
        number = deal or self.deals
        done = Finished(number, number, winner, POINTS, (1, 2, 3, 4, 5), 0, guard, seats, 1)
        ((_, error),) = commit(self.database, [Job(rows_of(spec, [done]), lambda _error: None)])
        return error is None

    def board(self) -> dict[str, dict[str, object]]:
        """The leaderboard by name."""
        answer = self.client.get("/api/leaderboard?rules=weihai").json()
        assert answer["rules"] == "weihai"
        return {one["name"]: one for one in answer["players"]}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house without limits."""
    for module, name in ((api, "openings"), (account, "by_address"), (account, "by_name")):
        monkeypatch.setattr(module, name, Buckets(1000, 0))
    path = tmp_path / "house.sqlite3"
    with TestClient(create_app(Settings(path)), base_url="http://a.example") as client:
        made = House(client, path)
        yield made
        made.database.close()


def test_people_and_bots_stand_side_by_side_and_bots_are_marked(house: House) -> None:
    """A bot on two seats counts both; the winner stands above the losers, equals share a place."""
    anna = house.person("Anna")
    assert house.played(anna)
    board = house.board()
    assert {name: (one["bot"], one["deals"], one["points"]) for name, one in board.items()} == {
        "Anna": (False, 1, 4),
        "greedy": (True, 1, 2),
        "easy": (True, 2, -4),
        "strong": (True, 1, -2),
    }
    assert board["Anna"]["place"] == board["greedy"]["place"] == 1
    assert board["easy"]["place"] == board["strong"]["place"] == 3
    assert board["Anna"]["rating"] > 1000 > board["strong"]["rating"]  # type: ignore[operator]


def test_a_deal_is_rated_once_and_with_its_result(house: House) -> None:
    """What comes a second time changes neither results nor ratings."""
    anna = house.person("Anna")
    assert house.played(anna, deal=1)
    before = house.board()
    assert not house.played(anna, deal=1)
    assert house.board() == before


def test_a_profile_tells_results_by_role(house: House) -> None:
    """Of people by their public id, and of our bots."""
    anna = house.person("Anna")
    house.played(anna)
    house.played(anna, guard=None, winner="commoners")
    mine = house.client.get("/api/account").json()["person"]
    told = house.client.get(f"/api/people/{mine}").json()
    assert (told["person"], told["name"], told["bot"], list(told["rules"])) == (mine, "Anna", False, ["weihai"])
    weihai = told["rules"]["weihai"]
    assert (weihai["deals"], weihai["points"]) == (2, 8)
    assert weihai["roles"] == {
        "emperor": {"deals": 2, "wins": 1, "points": 8},
        "guard": {"deals": 0, "wins": 0, "points": 0},
        "commoner": {"deals": 0, "wins": 0, "points": 0},
    }
    greedy = house.client.get("/api/people/bot-greedy").json()
    assert (greedy["name"], greedy["bot"]) == ("greedy", True)
    assert greedy["rules"]["weihai"]["roles"]["guard"] == {"deals": 1, "wins": 1, "points": 2}
    assert greedy["rules"]["weihai"]["roles"]["commoner"] == {"deals": 1, "wins": 1, "points": 2}


@pytest.mark.parametrize("person", ["nobody", "bot-nobody", "1", "bot-"])
def test_a_profile_of_nobody(house: House, person: str) -> None:
    assert house.client.get(f"/api/people/{person}").status_code == 404


def test_a_public_id_opens_nothing(house: House) -> None:
    """It is neither a session nor a number of a person, and the list names only those."""
    house.person("Anna")
    mine = house.client.get("/api/account").json()["person"]
    house.client.cookies.clear()
    assert house.client.get("/api/account", headers={"cookie": f"baohuang={mine}"}).json() is None
    assert len(mine) == 12


def test_a_guest_comes_into_the_list_by_registering(house: House) -> None:
    guest = house.person()
    house.played(guest)
    assert all(one["bot"] for one in house.board().values())
    house.client.post("/api/account/register", json={"name": "Berta", "password": PASSWORD})
    assert house.board()["Berta"]["deals"] == 1


def test_who_leaves_for_good_is_in_no_list(house: House) -> None:
    """Nor is there a profile any more; the bots that played with them keep theirs."""
    anna = house.person("Anna")
    house.played(anna)
    mine = house.client.get("/api/account").json()["person"]
    assert house.client.post("/api/account/delete", json={"password": PASSWORD}).status_code == 204
    assert set(house.board()) == {"greedy", "easy", "strong"}
    assert house.client.get(f"/api/people/{mine}").status_code == 404


def test_my_points_deal_by_deal(house: House) -> None:
    """Newest first, each with the account after it; the same sums as on the account page."""
    anna = house.person("Anna")
    for _ in range(3):
        house.played(anna)
    told = house.client.get("/api/points?rules=weihai").json()
    assert (told["deals"], told["points"]) == (3, 12)
    assert [(one["deal"], one["points"], one["total"]) for one in told["entries"]] == [(3, 4, 12), (2, 4, 8), (1, 4, 4)]
    older = house.client.get("/api/points?rules=weihai&before=3&most=1").json()["entries"]
    assert [one["deal"] for one in older] == [2]
    assert house.client.get("/api/coins").json()["points"]["weihai"] == {"deals": 3, "points": 12}
    house.client.cookies.clear()
    assert house.client.get("/api/points?rules=weihai").status_code == 401


def test_my_history_by_role_and_outcome(house: House) -> None:
    """A draw is neither won nor lost, and a lone emperor has no guard."""
    anna = house.person("Anna")
    house.played(anna)
    house.played(anna, seat=1, winner="commoners")
    house.played(anna, seat=2, winner="draw")
    house.played(anna, seat=1, guard=None, winner="commoners")
    wanted = {
        "role=emperor": [1],
        "role=guard": [2],
        "role=commoner": [4, 3],
        "outcome=won": [4, 1],
        "outcome=lost": [2],
        "outcome=draw": [3],
        "role=commoner&outcome=won": [4],
        "rules=qingdao": [],
    }
    told = {query: house.client.get(f"/api/history?{query}").json()["deals"] for query in wanted}
    assert {query: [one["deal"] for one in deals] for query, deals in told.items()} == wanted
    assert house.client.get("/api/history?role=king").status_code == 400


@pytest.mark.parametrize("path", ["/api/leaderboard?rules=moon", "/api/leaderboard", "/api/points?rules=moon"])
def test_an_unknown_ruleset(house: House, path: str) -> None:
    house.person()
    assert house.client.get(path).status_code == 400
