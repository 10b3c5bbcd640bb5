"""The analysis of a deal: what the heuristic would have done, and who suspected whom."""

from functools import cache
from random import Random

import msgspec
import pytest

from baohuang.bots.analysis import CLEARLY, MOST, Analysis, Moment, analyse
from baohuang.bots.driver import decide
from baohuang.bots.registry import bot
from baohuang.bots.search_bot import Budget, SearchBot
from baohuang.engine.text import parse_move
from baohuang.records.record import Record, record_of
from baohuang.records.recorder import Recorder
from baohuang.records.replay import replay
from baohuang.rulesets.registry import RULESETS, ruleset

SEEDS = {"random": 4, "greedy": 7, "heuristic": 5}


@cache
def played(rules: str, name: str) -> Record:
    """The record of a deal that one bot played at every seat."""
    recorder = Recorder(record_of(rules, seed=SEEDS[name]))
    play_on_with(recorder, name, until="over")
    return recorder.record()


def play_on_with(recorder: Recorder, name: str, until: str) -> None:
    """Let a bot act for every seat up to a phase."""
    player, rng = bot(name), Random(1)
    while recorder.deal.phase.name != until:
        seat = recorder.deal.to_act()[0]
        recorder.apply(seat, decide(recorder.deal, seat, player, rng))


@pytest.mark.parametrize("rules", RULESETS)
def test_there_is_nothing_to_say_of_the_heuristic(rules: str) -> None:
    """It does what it would have done."""
    assert analyse(played(rules, "heuristic")).moments == ()


@pytest.mark.parametrize("rules", RULESETS)
def test_every_better_move_is_another_and_legal(rules: str) -> None:
    """Of random play there is much to say; the most telling of each seat is told, in the order of the deal."""
    record = played(rules, "random")
    check(record, analyse(record).moments)


def test_what_a_search_finds_better_is_another_and_legal() -> None:
    record = played("weihai", "random")
    moments = analyse(record, SearchBot(Budget(worlds=3, candidates=2))).moments
    check(record, moments)
    assert {moment.unit for moment in moments if moment.phase == "play"} == {"points"}


def check(record: Record, moments: tuple[Moment, ...]) -> None:
    """Whether these are moments of a record."""
    assert moments
    assert list(moments) == sorted(moments, key=lambda moment: moment.at)
    for moment in moments:
        deal = replay(record, moment.at)
        assert record.actions[moment.at] == f"{moment.seat} {moment.done}"
        assert moment.better != moment.done
        assert parse_move(moment.better, deal.program).check(deal, moment.seat) is None
        assert moment.gain >= CLEARLY[moment.unit]
        assert moment.phase == deal.phase.name
    assert max([moment.seat for moment in moments].count(seat) for seat in range(5)) <= MOST


@pytest.mark.parametrize(("player", "unit"), [(None, "leads"), (SearchBot(Budget(worlds=8)), "points")])
def test_a_missed_exit_is_told(player: SearchBot | None, unit: str) -> None:
    """Whoever can go out and does not has missed the most."""
    hands = ("6s7d8cE", "7h7s8h8s9h9sThTsg", "8s", "9s", "Ts")
    record = Record(rules="weihai", version=ruleset("weihai").version, hands=hands, starter=0)
    recorder = Recorder(record)
    play_on_with(recorder, "greedy", until="play")
    led = recorder.length
    for move in ("0 play 7d", "1 pass", "2 pass"):
        recorder.act(int(move[0]), move[2:])
    moment = analyse(recorder.record(), player).moments[-1]
    assert (moment.at, moment.seat, moment.done, moment.better) == (led + 2, 2, "pass", "play 8s")
    assert moment.unit == unit


def test_a_search_is_the_same_every_time() -> None:
    """By count; whoever looks at a deal twice is told the same."""
    record = played("classic108", "random")
    shortly = msgspec.structs.replace(record, actions=record.actions[:12])
    once, again = (analyse(shortly, SearchBot(Budget(worlds=6))) for _ in range(2))
    assert once == again


@pytest.mark.parametrize("rules", RULESETS)
def test_beliefs_are_chances_and_come_true(rules: str) -> None:
    """Each adds up to 1; whoever is sure is right; the guard knows itself from the first lead on."""
    record = played(rules, "heuristic")
    deal = replay(record)
    odds = analyse(record).odds
    assert {told.seat for told in odds} == {0, 1, 2, 3, 4}
    for told in odds:
        assert sum(told.chances) + told.solo == pytest.approx(1.0, abs=0.005)
        if told.sure:
            assert (told.solo if deal.guard < 0 else told.chances[deal.guard]) == 1.0
    if deal.guard >= 0:
        assert next(told for told in odds if told.seat == deal.guard).sure


def test_an_entry_only_where_a_belief_changed() -> None:
    latest: dict[int, object] = {}
    for told in analyse(played("weihai", "heuristic")).odds:
        belief = (told.chances, told.solo, told.sure)
        assert latest.get(told.seat) != belief
        latest[told.seat] = belief


def test_beliefs_look_back_only() -> None:
    """What came later changes nothing; a deal under way can be looked at too."""
    record = played("weihai", "greedy")
    whole = analyse(record)
    short = analyse(msgspec.structs.replace(record, actions=record.actions[:40]))
    assert short.odds == tuple(told for told in whole.odds if told.at < 40)


def test_it_goes_through_json() -> None:
    found = analyse(played("qingdao", "random"))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found
