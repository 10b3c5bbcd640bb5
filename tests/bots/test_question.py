"""A question to a bot that is asked elsewhere: it says there what it would have said here."""

import pickle
from random import Random

from baohuang.bots.base import COSTLY
from baohuang.bots.question import Question, answer
from baohuang.bots.registry import BOTS, bot
from baohuang.views.remember import recall
from tests.bots.table import in_play


def test_a_question_travels() -> None:
    """With the memory from which worlds are sampled; and strong answers as a search of 48 worlds does."""
    deal = in_play("weihai", moves=51)
    seat = deal.to_act()[0]
    actions = list(deal.legal(seat))
    assert len(actions) > 1
    question = Question("strong", recall(deal, seat), actions, 5)
    there: Question = pickle.loads(pickle.dumps(question))  # noqa: S301  # our own
    assert there == question
    assert answer(there) == bot("search-48").act(recall(deal, seat), actions, Random(5))


def test_costly_bots_are_known() -> None:
    assert set(BOTS) >= COSTLY
