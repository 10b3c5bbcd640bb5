"""Bots that think long are asked away from the table: once, with what their seat knows, and never waited for long."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from baohuang.bots.heuristic_bot import HeuristicBot
from baohuang.engine.actions import PASS
from baohuang.server.effects import Ponder
from baohuang.server.entries import Acted
from baohuang.server.live import LiveDeal
from baohuang.server.messages import Trust
from baohuang.server.pondering import Pondering
from baohuang.server.specs import Pace
from baohuang.server.stand_ins import StandIns
from baohuang.views.sample import Sampler
from tests.server.support import SECRET, Desk, choices

PATIENCE = Pace().patience


def live_of(desk: Desk) -> LiveDeal:
    """The deal at the desk."""
    assert desk.table.game.live is not None
    return desk.table.game.live


def wondering(rules: str = "weihai") -> tuple[Desk, int, Ponder]:
    """A desk of strong bots and one person, whose connection this is, up to the first question that is asked away."""
    desk = Desk(rules, player="strong")
    guest = desk.join(0)
    while not desk.questions:
        if 0 in desk.asked():
            assert desk.act(guest, choices(desk.state(guest))[-1])["t"] == "ack"
        else:
            assert desk.wait()
    return desk, guest, desk.questions[-1]


def unusual(asked: Ponder) -> int:
    """An action that the quick bot would not take."""
    quick = HeuristicBot().act(asked.question.view, asked.question.actions, Random(0))
    return next(action for action in reversed(asked.question.actions) if action != quick)


def last_act(desk: Desk) -> Acted:
    """The last action."""
    return next(entry for entry in reversed(desk.log) if isinstance(entry, Acted))


def said(desk: Desk, asked: Ponder, action: int) -> Acted:
    """The entry of an action."""
    return Acted(asked.seat, live_of(desk).write(asked.seat, action))


def quick(desk: Desk, asked: Ponder) -> Acted:
    """The entry of what the quick bot does."""
    return said(desk, asked, HeuristicBot().act(asked.question.view, asked.question.actions, Random(0)))


def test_an_answer_in_time_is_played_when_the_bot_would_have_played_anyway() -> None:
    """The moment is the drawn one, which knows nothing of the cards."""
    desk, _, asked = wondering()
    since, before = desk.now, desk.version
    assert desk.asked() == [asked.seat]
    assert desk.table.next_due() == since + PATIENCE
    action = unusual(asked)
    wanted = said(desk, asked, action)
    desk.table.pondered(asked.seat, asked.since, action)
    drawn = StandIns({}, SECRET, Pace(500, 1500, 1000)).delay(before, asked.seat)
    assert desk.table.next_due() == since + drawn
    assert desk.table.tick(since + drawn - 1) == []
    assert desk.wait()
    assert last_act(desk) == wanted


def test_a_late_answer_is_played_at_once() -> None:
    desk, _, asked = wondering()
    wanted = said(desk, asked, unusual(asked))
    desk.now += PATIENCE - 1
    assert desk.table.tick(desk.now) == []
    desk.table.pondered(asked.seat, asked.since, unusual(asked))
    due = desk.table.next_due()
    assert due is not None
    assert due <= desk.now
    assert desk.wait()
    assert last_act(desk) == wanted


def test_without_an_answer_the_quick_bot_plays() -> None:
    """A table never hangs; and what is answered later is an answer to nothing."""
    desk, _, asked = wondering()
    wanted = quick(desk, asked)
    asked_at = desk.now
    assert desk.wait()
    assert (desk.now, last_act(desk)) == (asked_at + PATIENCE, wanted)
    before = desk.version, desk.table.next_due()
    desk.table.pondered(asked.seat, asked.since, unusual(asked))
    assert (desk.version, desk.table.next_due()) == before


@pytest.mark.parametrize("answer", [None, 1 << 62])
def test_where_nobody_could_be_asked_the_quick_bot_plays_in_time(answer: int | None) -> None:
    """So it does for an answer that is no legal action."""
    desk, _, asked = wondering()
    wanted = quick(desk, asked)
    asked_at = desk.now
    desk.table.pondered(asked.seat, asked.since, answer)
    assert desk.wait()
    assert desk.now < asked_at + PATIENCE
    assert last_act(desk) == wanted


def test_the_first_answer_counts() -> None:
    desk, _, asked = wondering()
    wanted = said(desk, asked, unusual(asked))
    for action in (unusual(asked), None, asked.question.actions[0]):
        desk.table.pondered(asked.seat, asked.since, action)
    desk.wait()
    assert last_act(desk) == wanted


@pytest.mark.parametrize("wrong", [(1, 0), (0, -1), (0, 1)])
def test_an_answer_to_another_question_is_dropped(wrong: tuple[int, int]) -> None:
    """Of another seat, or of another version."""
    desk, _, asked = wondering()
    wanted = quick(desk, asked)
    seat, since = (asked.seat + wrong[0]) % 5, asked.since + wrong[1]
    desk.table.pondered(seat, since, unusual(asked))
    desk.wait()
    assert last_act(desk) == wanted


def test_a_seat_that_is_no_longer_asked_has_no_question() -> None:
    """Whoever has it now, the answer is not theirs."""
    pondering = Pondering(PATIENCE)
    pondering.ask(3, 7, 1000)
    pondering.keep({3: 8})
    pondering.answer(3, 7, PASS)
    assert not pondering.knows(3)
    assert pondering.take(3) is None
    assert pondering.due(3, 5) == 5


def test_what_others_do_meanwhile_asks_nobody_again() -> None:
    """Somebody calls the trustee: the version rises, the question stays."""
    desk, guest, asked = wondering()
    wanted = said(desk, asked, unusual(asked))
    before = desk.version
    desk.send(guest, Trust(3, True))
    assert desk.version == before + 1
    assert desk.questions == [asked]
    desk.table.pondered(asked.seat, asked.since, unusual(asked))
    desk.wait()
    assert last_act(desk) == wanted


def test_a_restarted_table_asks_again() -> None:
    """The log is what counts: the same question, of the same seat, with the same view."""
    desk, _, asked = wondering()
    again = Desk("weihai", player="strong", entries=desk.log)
    assert [(one.seat, one.since, one.question) for one in again.questions] == [
        (asked.seat, asked.since, asked.question)
    ]
    assert again.table.next_due() == again.now + PATIENCE


def test_only_choices_in_play_are_asked_away() -> None:
    """Declarations are quick, and one legal action needs no thought: nobody has been asked before the first lead."""
    desk, _, asked = wondering()
    assert live_of(desk).deal.phase.name == "play"
    stand_ins = StandIns({}, b"", Pace())
    live = live_of(desk)
    assert stand_ins.question(live, asked.seat, "strong", 1) is not None
    assert stand_ins.question(live, asked.seat, "greedy", 1) is None
    assert stand_ins.question(live, asked.seat, None, 1) is None


def test_a_question_holds_what_the_seat_knows() -> None:
    """With all that it cannot see dealt anew, it is the same, byte for byte."""
    desk, _, asked = wondering()
    world = Sampler(asked.question.view).draw(Random(3))
    hidden = [seat for seat in range(5) if seat != asked.seat]
    assert any(world.holdings[seat].counts != live_of(desk).deal.holdings[seat].counts for seat in hidden)
    elsewhere = StandIns({}, b"a secret of the tests", Pace()).question(
        LiveDeal(world), asked.seat, "strong", asked.since
    )
    assert msgspec.json.encode(elsewhere) == msgspec.json.encode(asked.question)
