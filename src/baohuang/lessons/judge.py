"""What a step shows, and what an answer to it is worth: asked of the engine each time, so nothing is kept."""

from __future__ import annotations

from typing import NamedTuple

from baohuang.cards.notation import NotationError, format_cards
from baohuang.engine.deal import Deal
from baohuang.engine.text import CardDiscard, CardPlay, bind, format_play, parse_move
from baohuang.lessons.course import LEARNER, Step, Wrong
from baohuang.records.acts import perform
from baohuang.records.position_line import parse_position
from baohuang.records.positions import deal_at
from baohuang.records.referee.deal import begin as lay_out
from baohuang.records.referee.requests import DealRequest
from baohuang.views.observe import observe
from baohuang.views.prompt import prompt
from baohuang.views.view import Prompt, SeatView


class Scene(NamedTuple):
    """What the learner sees and is asked."""

    view: SeatView
    prompt: Prompt


class Verdict(NamedTuple):
    """Whether an answer is right; the code that refuses it; the end of the id of what is said of it, if anything."""

    right: bool
    code: str | None
    said: str | None
    after: SeatView | None
    """What the learner sees after a right answer."""


def scene(rules: str, step: Step) -> Scene:
    """The situation of a step. Raises `ValueError` where the learner is not asked, which is a fault of the data."""
    deal = begin(rules, step)
    asked = prompt(deal, LEARNER)
    if asked is None:
        raise ValueError(f"nothing is asked in {step.hands}")
    return Scene(observe(deal, LEARNER), asked)


def right_answers(step: Step, asked: Prompt) -> list[str]:
    """Every right answer to what the step asks, as it is compared; those that the data names come first."""
    listed = {answer for wrong in step.wrong if wrong.code is None for answer in wrong.tries}
    legal = [*asked.actions, *(f"play {play}" for play in asked.plays), *(["pass"] if asked.may_pass else [])]
    free = [answer for answer in legal if step.free and answer not in listed]
    return list(dict.fromkeys([*step.right, *free]))


def judge(rules: str, step: Step, answer: str) -> Verdict:
    """What the answer, an action without its seat, is worth."""
    deal = begin(rules, step)
    try:
        move = parse_move(answer, deal.program)
    except NotationError as wrong:
        return Verdict(False, wrong.code, _said(step, wrong.code, ""), None)
    code = move.check(deal, LEARNER)
    if code is not None:
        return Verdict(False, code, _said(step, code, ""), None)
    plain = canonical(deal, answer)
    said = _said(step, None, plain)
    if plain not in step.right and (said is not None or not step.free):
        return Verdict(False, None, said, None)
    move.apply(deal, LEARNER)
    for action in step.then:
        perform(deal, action)
    return Verdict(True, None, "right", observe(deal, LEARNER))


def canonical(deal: Deal, answer: str) -> str:
    """A legal answer as it is compared: a play by its form, so that the suits which do not matter do not count."""
    move = parse_move(answer, deal.program)
    if not isinstance(move, CardPlay):
        return " ".join(answer.split())
    bound = bind(move.cards, deal.holdings[LEARNER].counts) or []
    if isinstance(move, CardDiscard):
        return f"discard {format_cards(bound)}"
    return f"play {format_play(deal.grammar.read(bound, deal.named), deal.grammar, deal.named)}"


def begin(rules: str, step: Step) -> Deal:
    """The deal at the question of the step."""
    if step.play is not None:
        line = f"{rules} {step.hands} {step.play}"
        deal = deal_at(parse_position(line))
    else:
        deal = lay_out(DealRequest(rules=rules, hands=step.hands.split("/"), kitty=step.kitty, starter=step.starter))
    for action in step.actions:
        perform(deal, action)
    return deal


def _said(step: Step, code: str | None, plain: str) -> str | None:
    """The end of the id of what is said of a wrong answer, None where nothing in particular is."""
    return next((wrong.said for wrong in step.wrong if _fits(wrong, code, plain)), None)


def _fits(wrong: Wrong, code: str | None, plain: str) -> bool:
    return wrong.code == code if code is not None else wrong.code is None and plain in wrong.tries
