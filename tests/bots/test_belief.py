"""Guard belief: chances that add up, follow the evidence, and are better than the prior."""

import json
from random import Random

import pytest

from baohuang.bots.belief import believe, is_open, prior
from baohuang.bots.driver import decide
from baohuang.bots.history import moves_of
from baohuang.bots.registry import bot
from baohuang.bots.sight import Sight
from baohuang.cli.main import main
from baohuang.engine.deal import Deal
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import ruleset
from baohuang.views.observe import observe
from baohuang.views.remember import recall
from tests.bots.table import at

HANDS = ["778899TTJJQQKK", "88TTKKAAg", "7799QQKK", "88JJKK22", "99TTAA22"]


def after(*actions: str) -> Sight:
    """What the next seat sees after some moves with a hidden guard."""
    deal = at(*actions, rules="weihai", hands=HANDS, emperor=0, guard=1, leader=0)
    return Sight(recall(deal, deal.to_act()[0]))


def play_some(rules: str, seed: int, moves: int) -> Deal:
    """A deal of greedy bots after some decisions."""
    deal = new_deal(ruleset(rules), seed)
    for _ in range(moves):
        if deal.to_act():
            seat = deal.to_act()[0]
            deal.apply(seat, decide(deal, seat, bot("greedy"), Random(1)))
    return deal


@pytest.mark.parametrize("rules", ["qingdao", "weifang", "weihai", "classic108"])
@pytest.mark.parametrize("moves", [0, 20, 60, 120])
def test_chances_add_up(rules: str, moves: int) -> None:
    """Over the seats that may be guard and the emperor's being solo; nothing for who cannot be."""
    deal = play_some(rules, 7, moves)
    for seat in deal.to_act():
        sight = Sight(recall(deal, seat))
        if is_open(sight):
            for belief in (prior(sight), believe(sight)):
                assert sum(belief.chances) + belief.solo == pytest.approx(1.0)
                assert belief.chances[seat] == belief.chances[sight.emperor] == 0.0


def test_who_spares_the_emperor_is_suspect() -> None:
    """After two passes on the emperor's pair the passing seat is likelier guard than the one that beat it."""
    belief = believe(after("0 play 77", "1 pass", "2 play 99", "3 pass"))
    assert belief.chances[1] > belief.chances[2]


def test_the_guard_itself_has_no_question() -> None:
    assert not is_open(after("0 play 77"))
    assert is_open(after("0 play 77", "1 pass"))


def test_without_memory_only_counts_speak() -> None:
    """A view without its memory is enough for a belief, if a poorer one."""
    deal = at("0 play 77", "1 pass", rules="weihai", hands=HANDS, emperor=0, guard=1, leader=0)
    assert sum(believe(Sight(observe(deal, 2))).chances) > 0.0


def test_the_moves_are_told_by_trick() -> None:
    """A lead has no top, an answer names whose play it answers, and a trick ends when all have passed."""
    actions = ("0 play 77", "1 play 88", "2 pass", "3 pass", "4 pass", "0 pass", "1 play TT")
    told = [(move.seat, bool(move.cards), move.top_by) for move in moves_of(after(*actions))]
    assert told == [
        (0, True, -1),
        (1, True, 0),
        (2, False, 1),
        (3, False, 1),
        (4, False, 1),
        (0, False, 1),
        (1, True, -1),
    ]


@pytest.mark.parametrize("rules", ["qingdao", "weihai", "classic108"])
def test_the_report_beats_the_prior(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Over a few deals the log loss is below the prior's, and bins tell about what came true."""
    assert main(["belief", "report", "--rules", rules, "--deals", "12", "--seed", "3", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["log_loss"] < report["prior_log_loss"]
    assert report["questions"] > 100
    assert all(0.0 <= part["came_true"] <= 1.0 for part in report["calibration"])


def test_the_report_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["belief", "report", "--rules", "weihai", "--deals", "1"]) == 0
    assert "log loss" in capsys.readouterr().out
    assert main(["belief", "report", "--rules", "chess"]) == 2
