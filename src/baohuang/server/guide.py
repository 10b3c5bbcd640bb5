"""The HTTP side of learning the game: the rules as a page with pictures of plays, and lessons whose answers are judged.

Nothing is kept of who learns what: an answer is judged by the engine at the position of its step, and forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field

from baohuang.lessons.course import Lesson, Step, course, courses
from baohuang.lessons.judge import judge, right_answers, scene
from baohuang.rulesets.registry import RULESETS
from baohuang.server.api import LanguageQuery, OptionsQuery, chosen_options
from baohuang.server.refusals import Refusal, Refused

if TYPE_CHECKING:
    from baohuang.messages.page import Phrase

router = APIRouter(responses={400: {"model": Refusal}, 404: {"model": Refusal}})

Rules = Annotated[str, Path(max_length=40)]
Name = Annotated[str, Path(max_length=40)]


class LessonInfo(BaseModel):
    """A lesson: its steps, the arguments of its messages, and the chapters of the rules which it teaches."""

    id: str
    steps: int
    args: dict[str, str]
    chapters: list[str]


class Course(BaseModel):
    """The lessons of a ruleset, in the order in which they are taught."""

    rules: str
    lessons: list[LessonInfo]


class Courses(BaseModel):
    """The lessons of every ruleset that has some."""

    courses: list[Course]


class StepScene(BaseModel):
    """What the learner sees and is asked.

    `offer`: the answers on buttons; empty where cards are chosen. `discard`: how many cards are to be discarded, else
    0. `example`: a right answer, for who wants to be shown.
    """

    view: dict[str, Any]
    offer: list[str]
    discard: int
    example: str


class LessonScenes(BaseModel):
    """The steps of a lesson."""

    lesson: LessonInfo
    steps: list[StepScene]


class Answer(BaseModel):
    """An action without its seat."""

    model_config = ConfigDict(extra="forbid")

    action: Annotated[str, Field(max_length=200)]


class Judged(BaseModel):
    """What an answer is worth.

    `right`; the code that refuses it, or null; the id of what is said of it, or null where nothing in particular is;
    after a right answer what the learner sees now.
    """

    right: bool
    error: str | None
    message_id: str | None
    view: dict[str, Any] | None


class Picture(BaseModel):
    """A play to draw, alone or laid on another; `verdict` says what then happens, null where it lies alone."""

    play: str
    top: str | None
    verdict: str | None


class RuleLine(BaseModel):
    """A paragraph (``text``), an item of a list or one below an item (``item``, ``sub``), perhaps with a picture."""

    kind: str
    id: str
    text: str
    picture: Picture | None


class RuleSection(BaseModel):
    """A chapter and the lessons that teach it."""

    id: str
    title: str
    lines: list[RuleLine]
    lessons: list[str]


class RulePage(BaseModel):
    """The rules of a ruleset as a room with these options plays them."""

    id: str
    lang: str
    title: str
    sections: list[RuleSection]


@router.get("/api/lessons")
def lessons() -> Courses:
    """Every course."""
    found = courses(tuple(RULESETS))
    return Courses(courses=[Course(rules=rules, lessons=_infos(rules)) for rules in found])


@router.get("/api/lessons/{rules}/{lesson}")
def lesson_scenes(rules: Rules, lesson: Name) -> LessonScenes:
    """The steps of a lesson."""
    found = _lesson(rules, lesson)
    return LessonScenes(lesson=_info(lesson, found), steps=[_scene(rules, step) for step in found.steps])


@router.post("/api/lessons/{rules}/{lesson}/{step}")
def judged(rules: Rules, lesson: Name, step: Annotated[int, Path(ge=1, le=100)], answer: Answer) -> Judged:
    """What an answer to a step, counted from 1, is worth."""
    steps = _lesson(rules, lesson).steps
    if step > len(steps):
        raise Refused(404, "not-found")
    verdict = judge(rules, steps[step - 1], answer.action)
    return Judged(
        right=verdict.right,
        error=verdict.code,
        message_id=None if verdict.said is None else f"lesson-{lesson}-{step}-{verdict.said}",
        view=None if verdict.after is None else msgspec.to_builtins(verdict.after),
    )


@router.get("/api/rules/{rules}/page")
def rule_page(rules: Rules, lang: LanguageQuery = "en", options: OptionsQuery = "{}") -> RulePage:
    """The rules of a ruleset chapter by chapter, with plays to draw."""
    chosen = chosen_options(rules, options)
    from baohuang.server import words

    known, page = words.rule_page(rules, chosen, lang)
    sections = [
        RuleSection(
            id=section.id,
            title=section.title.words(known),
            lines=[
                RuleLine(
                    kind=line.kind, id=line.phrase.id, text=line.phrase.words(known), picture=_picture(line.phrase)
                )
                for line in section.lines
            ],
            lessons=[name for name, lesson in course(rules).items() if section.id in lesson.chapters],
        )
        for section in page.sections
    ]
    return RulePage(id=rules, lang=known, title=page.title.words(known), sections=sections)


def _picture(phrase: Phrase) -> Picture | None:
    args = phrase.args
    play, top = args.get("play", args.get("example")), args.get("top")
    if not isinstance(play, str):
        return None
    if not isinstance(top, str):
        return Picture(play=play, top=None, verdict=None)
    return Picture(play=play, top=top, verdict=phrase.id.removeprefix("explain-example-"))


def _lesson(rules: str, name: str) -> Lesson:
    found = course(rules).get(name) if rules in RULESETS else None
    if found is None:
        raise Refused(404, "not-found")
    return found


def _infos(rules: str) -> list[LessonInfo]:
    return [_info(name, lesson) for name, lesson in course(rules).items()]


def _info(name: str, lesson: Lesson) -> LessonInfo:
    return LessonInfo(id=name, steps=len(lesson.steps), args=lesson.args, chapters=lesson.chapters)


def _scene(rules: str, step: Step) -> StepScene:
    shown = scene(rules, step)
    return StepScene(
        view=msgspec.to_builtins(shown.view),
        offer=step.offer or list(shown.prompt.actions),
        discard=shown.prompt.discard,
        example=right_answers(step, shown.prompt)[0],
    )
