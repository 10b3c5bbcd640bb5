"""Five people in five browsers play a whole staked deal, a sixth looks on; afterwards every account of it agrees.

One loses the line and comes back, one lets the clock run out until the trustee plays, and takes the seat back. All of
it goes through what can be seen and pressed; ledger, history, replay and verification are then compared.
"""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from baohuang.cli.main import main
from tests.e2e.house import House
from tests.e2e.person import SAFE, Person

SETTINGS = """localStorage.setItem('baohuang.settings', '{"lang": "en", "calm": true}')"""
STAKE = 5
AWAY = 3
LATE = 4
PATIENCE = 240_000
ROOM = {"rules": "qingdao", "stake": STAKE, "deals": 1, "clock": {"decision": 5, "reserve": 0}}


HANDS = """(safe) => {
    const find = (id) => document.querySelector(`[data-testid="${id}"]`);
    const press = (button) => {
        const can = button && !button.disabled && button.checkVisibility();
        if (can) button.click();
        return can;
    };
    let [asked, looks] = ["", 0];
    const timer = setInterval(() => {
        if (find("result")) return clearInterval(timer);
        if (find("declare")?.checkVisibility()) {
            const answers = [...safe.map(find), ...document.querySelectorAll('[data-testid="declare"] .answer')];
            return answers.some(press);
        }
        if (press(find("play")) || !find("hint") || find("hint").disabled) return false;
        const version = find("table").dataset.version;
        looks = asked === version ? looks + 1 : 0;
        if (looks === 0) press(find("hint"));
        if (looks > 4) press(find("pass")) || (asked = "");
        else asked = version;
        return true;
    }, 60);
}"""
"""Somebody's hands at a page: they press what is visible and may be pressed; a hint where cards are due, else pass."""


class Player(Person):
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self.context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
        self.context.add_init_script(SETTINGS)
        self.faults: list[str] = []
        super().__init__(self._new_page())

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def goes(self, address: str) -> None:
        """Open a page of the house."""
        self.page.goto(self.url + address)

    def begins(self) -> None:
        """From now on this person plays whenever asked."""
        self.page.evaluate(HANDS, SAFE)

    def come_back(self) -> None:
        """The line is lost with the page; a new one is opened at the same address."""
        address = self.page.url
        self.page.close()
        self.page = self._new_page()
        self.page.goto(address)
        self.sees("hand").or_(self.sees("result")).first.wait_for()

    def asks(self, path: str) -> Any:
        """What the house tells this person."""
        answer = self.context.request.get(self.url + path)
        assert answer.ok, (path, answer.text())
        return answer.json()


def meet(browser: Browser, url: str) -> tuple[list[Player], Player]:
    """One opens a room with stakes, four come by its letters, sit down and are ready; a sixth looks on."""
    host, *guests, watcher = (Player(browser, url) for _ in range(6))
    opened = host.context.request.post(f"{url}/api/rooms", data=ROOM).json()
    host.goes(f"/table/{opened['table']}")
    for seat, guest in enumerate(guests, 1):
        guest.goes(f"/?room={opened['code']}")
        guest.sees(f"sit-{seat}").click()
        guest.sees("ready").click()
        guest.sees("unready").wait_for()
    watcher.goes(f"/?room={opened['code']}")
    watcher.sees("waiting").wait_for()
    host.sees("begin").and_(host.page.locator(":enabled")).click()
    watcher.sees("looking-on").wait_for()
    return [host, *guests], watcher


def play(players: list[Player]) -> None:
    """Everybody plays to the end of the deal, but for who is late, whom the clock overtakes twice first."""
    late, away = players[LATE], players[AWAY]
    for player in players:
        if player is not late:
            player.begins()
    late.sees("take-back").click(timeout=PATIENCE)
    late.sees("trusted").wait_for(state="hidden")
    late.begins()
    away.page.locator('[data-phase="play"]').wait_for(timeout=PATIENCE)
    away.come_back()
    away.begins()
    for player in players:
        player.sees("result").wait_for(timeout=PATIENCE)


def points_on(player: Player) -> list[int]:
    """The points as the result shows them, in the order in which the page lists the seats."""
    return sorted(int(text.replace("\u2212", "-")) for text in player.sees("points").all_inner_texts())


def test_five_people_play_a_staked_deal_and_every_account_agrees(
    browser: Browser, house: House, tmp_path: Path, capsys: Any
) -> None:
    """What the pages show, history, ledger, replay and `baohuang verify` say the same of the same deal."""
    players, watcher = meet(browser, house.url)
    play(players)
    watcher.sees("result").wait_for()
    shown = [points_on(player) for player in (*players, watcher)]
    histories = [player.asks("/api/history")["deals"] for player in players]
    assert [len(deals) for deals in histories] == [1] * 5
    ((played,), *_) = histories
    assert [deals[0]["seat"] for deals in histories] == [0, 1, 2, 3, 4]
    assert all({**deals[0], "seat": 0} == played for deals in histories)
    assert shown == [sorted(played["points"])] * 6

    accounts = [player.asks("/api/coins") for player in players]
    grants = [account["entries"][-1]["amount"] for account in accounts]
    changes = [account["balance"] - grant for account, grant in zip(accounts, grants, strict=True)]
    assert changes == [STAKE * points for points in played["points"]]
    for account, change in zip(accounts, changes, strict=True):
        (settled,) = [entry for entry in account["entries"] if entry["reason"] == "deal"]
        assert (settled["amount"], settled["table"], settled["deal"]) == (change, played["table"], played["deal"])

    place = f"/api/tables/{played['table']}/deals/{played['deal']}"
    last: dict[str, Any] = {}
    for step in watcher.asks(f"{place}/replay")["steps"]:
        last |= step["changes"]
    assert (last["phase"], last["points"]) == ("over", played["points"])
    record = tmp_path / "record.json"
    record.write_text(json.dumps(watcher.asks(place)), "utf-8")
    assert main(["verify", str(record)]) == 0
    assert main(["admin", "--db", str(house.folder / "house.db"), "ledger", "check"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["fine"]
    faults = [fault for player in (*players, watcher) for fault in player.faults]
    for player in (*players, watcher):
        player.context.close()
    assert faults == []
