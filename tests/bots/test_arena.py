"""The arena: duplicate deals, the same figures whatever the number of jobs, resumable."""

import itertools
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from baohuang.bots.arena import Mismatch, run_arena
from baohuang.bots.contest import DealResult, Row, Setup, bucket_of, lineups, milliseconds
from baohuang.bots.registry import BOTS
from baohuang.bots.standings import draw_deals, percentile, ratio_interval, standings
from baohuang.cli.main import main

SETUP = Setup(("greedy", "random"), "random", "weihai", {}, 5)


def clock() -> int:
    """A clock that stands still."""
    return 0


def test_each_contestant_sits_in_every_seat() -> None:
    """Five games for a contestant among the field, one for the field itself."""
    games = lineups(SETUP, 5, 0)
    assert [line.index("greedy") for line, _ in games[:5]] == [0, 1, 2, 3, 4]
    assert [counted for _, counted in games] == [(0,), (1,), (2,), (3,), (4,), (0, 1, 2, 3, 4)]
    assert games[5][0] == ("random",) * 5


def test_a_ladder_deal_rotates_a_mixed_company() -> None:
    setup = Setup(("greedy", "random"), "", "weihai", {}, 5, "ladder")
    lines = [line for line, _ in lineups(setup, 5, 3)]
    assert all(set(line) == {"greedy", "random"} for line in lines)
    assert [line[1:] + line[:1] for line in lines] == lines[1:] + lines[:1]


@pytest.mark.parametrize("rules", ["qingdao", "weifang", "weihai", "classic108"])
def test_greedy_beats_random(rules: str) -> None:
    """Over ten duplicate deals with a fixed seed, with the interval of the difference above zero."""
    setup = Setup(("greedy", "random"), "random", rules, {}, 1)
    report = standings(run_arena(setup, 10, clock), setup.seed)
    assert report["difference"]["greedy"]["ci95"][0] > 0
    assert report["errors"] == {"greedy": 0, "random": 0}


def test_jobs_do_not_change_the_figures() -> None:
    one = standings(run_arena(SETUP, 4, clock, jobs=1), 5)
    two = standings(run_arena(SETUP, 4, clock, jobs=2), 5)
    assert one == two


def test_a_log_is_resumed(tmp_path: Path) -> None:
    """What is in the log is not played again; a line cut off is."""
    log = tmp_path / "arena.jsonl"
    whole = run_arena(SETUP, 3, clock, log=log)
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:2]) + lines[2][:40])
    seen: list[int] = []
    again = run_arena(SETUP, 3, clock, log=log, progress=lambda done, _: seen.append(done))
    assert again == whole
    assert seen == [2, 3]


def test_a_log_of_another_arena_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "arena.jsonl"
    run_arena(SETUP, 1, clock, log=log)
    with pytest.raises(Mismatch):
        run_arena(Setup(("greedy", "random"), "random", "weihai", {}, 6), 1, clock, log=log)


def test_a_bot_that_fails_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """An exception or an illegal answer is an error of the bot, and the game goes on without it."""

    class Broken:
        name = "broken"
        turns = itertools.count()

        def act(self, *_: object) -> int:
            if next(self.turns) % 2:
                raise RuntimeError("no idea")
            return 1 << 60

    monkeypatch.setitem(BOTS, "broken", Broken)
    results = run_arena(Setup(("broken",), "random", "weihai", {}, 5), 1, clock)
    assert standings(results, 5)["errors"]["broken"] > 2


def test_nobody_is_asked_where_there_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such answers count neither as decisions nor in their times; a number is drawn for them, as `random` does."""
    asked: list[int] = []

    class Watched:
        name = "watched"

        def act(self, _: object, actions: Sequence[int], rng: Random) -> int:
            asked.append(len(actions))
            return actions[int(rng.random() * len(actions))]

    monkeypatch.setitem(BOTS, "watched", Watched)
    watched = run_arena(Setup(("watched",), "watched", "weihai", {}, 5), 1, clock)
    plain = run_arena(Setup(("random",), "random", "weihai", {}, 5), 1, clock)
    assert min(asked) > 1
    assert sum(watched[0].times["watched"].values()) == len(asked)
    assert [row.points for row in watched[0].rows] == [row.points for row in plain[0].rows]


def test_roles_can_be_dealt() -> None:
    """With declarations made by the field, every line-up plays the same roles."""
    setup = Setup(("greedy", "random"), "greedy", "weihai", {}, 5, "dealt")
    for result in run_arena(setup, 4, clock):
        roles = [{row.seat: row.role for row in result.rows if row.bot == name} for name in setup.bots]
        assert roles[0] == roles[1]


def test_the_interval_is_of_whole_deals() -> None:
    """Two deals, each the same five times over, leave an interval from one to the other."""
    low, high = ratio_interval([5, -5], [5, 5], draw_deals(2, seed=1))
    assert (low, high) == (-1, 1)


def test_points_are_means_over_games() -> None:
    rows = [Row("a", 0, "emperor", 4, won=True, drawn=False), Row("a", 1, "guard", -2, won=False, drawn=False)]
    report = standings([DealResult(0, rows)], 1)
    assert report["points_per_deal"] == {"a": 1.0}
    assert report["win_rate"] == {"a": 0.5}
    assert report["by_role"]["a"]["emperor"]["points_per_deal"] == 4.0


def test_roles_can_be_compared_seat_by_seat() -> None:
    """Of a bot that declares otherwise the seats in which the other was emperor, whatever it was there itself."""
    rows = [
        Row("b", 0, "emperor", 4, won=True, drawn=False),
        Row("b", 1, "guard", 2, won=True, drawn=False),
        Row("a", 0, "commoner", 1, won=False, drawn=False),
        Row("a", 1, "emperor", 5, won=True, drawn=False),
    ]
    found = standings([DealResult(0, [*rows[2:], *rows[:2]])], 1)["difference"]["a"]
    assert {role: row["points_per_deal"] for role, row in found["by_role"].items()} == {"emperor": 1.0}
    seats = {role: row["points_per_deal"] for role, row in found["by_others_role"].items()}
    assert seats == {"emperor": -3.0, "guard": 3.0}


def test_times_are_kept_in_buckets() -> None:
    """Within an eighth of the true time."""
    for nanoseconds in (1_000, 123_456, 98_765_432):
        assert milliseconds(bucket_of(nanoseconds)) == pytest.approx(nanoseconds / 1e6, rel=0.125)
    assert percentile({}, 0.5) == 0.0


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "greedy", "random", "--rules", "weihai", "--deals", "2", "--seed", "5", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {"points_per_deal", "ci95", "by_role", "win_rate", "ms_per_decision"} <= set(report)


def test_the_command_prints_a_table_and_a_plot(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plot = tmp_path / "arena.svg"
    call = ["arena", "greedy", "random", "--rules", "weihai", "--deals", "2", "--plot", str(plot)]
    assert main(call) == 0
    assert "greedy over random" in capsys.readouterr().out
    assert plot.read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nobody", "--rules", "weihai"], "no bot is called"),
        (["greedy", "--rules", "chess"], "no ruleset is called"),
        (["greedy", "--rules", "weihai", "--options", '{"sixes": 15}'], "sixes takes"),
        (["greedy", "--rules", "weihai", "--options", "{"], "Expecting"),
        (["greedy", "--rules", "weihai", "--deals", "0"], "at least 1"),
    ],
)
def test_a_bad_request_is_refused(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments]) == 2
    assert complaint in capsys.readouterr().err
