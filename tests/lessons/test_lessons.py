"""Every lesson, replayed with the engine: what it calls right is legal, what it calls wrong is so for its reason."""

import pytest

from baohuang.engine.text import PLAIN_VERBS, READERS
from baohuang.lessons.course import LEARNER, Lesson, Step, course, courses
from baohuang.lessons.judge import begin, canonical, judge, right_answers, scene
from baohuang.messages import LANGS, has, ids, text
from baohuang.rulesets.explain import explain
from baohuang.rulesets.registry import RULESETS

COURSES = courses(tuple(RULESETS))
LESSONS = [
    pytest.param(rules, name, lesson, id=f"{rules}-{name}")
    for rules, lessons in COURSES.items()
    for name, lesson in lessons.items()
]


STEPS = [
    pytest.param(rules, step, id=f"{rules}-{name}-{at}")
    for rules, lessons in COURSES.items()
    for name, lesson in lessons.items()
    for at, step in enumerate(lesson.steps, 1)
]


def test_every_ruleset_has_a_course() -> None:
    assert list(COURSES) == list(RULESETS)


def test_a_ruleset_without_lessons_has_an_empty_course() -> None:
    assert (course("nowhere"), courses(("nowhere",))) == ({}, {})


@pytest.mark.parametrize(("rules", "step"), STEPS)
def test_the_learner_is_asked(rules: str, step: Step) -> None:
    """The situation stands, and it is the learner's turn."""
    shown = scene(rules, step)
    assert shown.view.asked
    assert shown.view.viewer == LEARNER


@pytest.mark.parametrize(("rules", "step"), STEPS)
def test_right_answers_are_legal(rules: str, step: Step) -> None:
    """Each is praised, the others go on as the data says, and the learner sees what came of it."""
    right = right_answers(step, scene(rules, step).prompt)
    assert right
    for answer in right:
        verdict = judge(rules, step, answer)
        assert (verdict.right, verdict.code, verdict.said) == (True, None, "right")
        assert verdict.after is not None
        assert verdict.after != scene(rules, step).view


@pytest.mark.parametrize(("rules", "step"), STEPS)
def test_right_answers_are_written_as_they_are_compared(rules: str, step: Step) -> None:
    deal = begin(rules, step)
    listed = [*step.right, *(answer for wrong in step.wrong if wrong.code is None for answer in wrong.tries)]
    assert [canonical(deal, answer) for answer in listed] == listed


@pytest.mark.parametrize(("rules", "step"), STEPS)
def test_wrong_answers_are_wrong_for_the_reason_that_is_told(rules: str, step: Step) -> None:
    """Refused with the very code that the text explains; or legal, and not right."""
    for wrong in step.wrong:
        assert wrong.tries
        for answer in wrong.tries:
            verdict = judge(rules, step, answer)
            assert (verdict.right, verdict.code, verdict.said, verdict.after) == (False, wrong.code, wrong.said, None)


@pytest.mark.parametrize(("rules", "step"), STEPS)
def test_every_button_leads_somewhere(rules: str, step: Step) -> None:
    """What is offered on buttons is right, or something is said of it."""
    offered = step.offer or scene(rules, step).prompt.actions
    for answer in offered:
        verdict = judge(rules, step, answer)
        assert verdict.right or verdict.said is not None


@pytest.mark.parametrize(("rules", "name", "lesson"), LESSONS)
def test_all_that_is_said_has_words(rules: str, name: str, lesson: Lesson) -> None:
    """In four languages: title, introduction, each question, and what is said of answers."""
    for message in messages_of(name, lesson):
        for lang in LANGS:
            assert has(message, lang), (rules, message)
            assert text(lang, message, **lesson.args)


def test_no_words_are_left_over() -> None:
    """Each message of a lesson belongs to one."""
    wanted = {
        one for lessons in COURSES.values() for name, lesson in lessons.items() for one in messages_of(name, lesson)
    }
    written = {one for one in ids("en", "learn") if one.startswith("lesson-")}
    assert written == wanted


@pytest.mark.parametrize(("rules", "name", "lesson"), LESSONS)
def test_chapters_are_those_of_the_rules(rules: str, name: str, lesson: Lesson) -> None:
    sections = {section.id for section in explain(rules).sections}
    assert set(lesson.chapters) <= sections
    assert lesson.chapters, name


def test_an_answer_that_cannot_be_read_is_wrong() -> None:
    step = COURSES["weihai"]["sets"].steps[0]
    for answer in ("", "play", "dance 9", "play G"):
        assert judge("weihai", step, answer)[:2] == (False, "bad-notation")


def test_a_step_that_asks_nothing_is_a_fault() -> None:
    step = Step(hands="7c/8c/9c/Tc/Jc", play="0 1 2")
    with pytest.raises(ValueError, match="nothing is asked"):
        scene("weihai", step)


@pytest.mark.clause("JP-23", "JP-24", "JP-25", "JP-26", "JP-27")
def test_the_notes_on_playing_well_are_taught() -> None:
    """Naming, staying quiet and then helping, wearing down together, keeping the bomb, planning the exit."""
    taught = COURSES["classic108"]
    assert {"naming", "quiet", "together", "blasts", "plan"} <= set(taught)
    assert judge("classic108", taught["naming"].steps[0], "name 4c").said == "low"
    assert judge("classic108", taught["quiet"].steps[0], "play KdKs").said == "shown"
    assert judge("classic108", taught["together"].steps[0], "pass").said == "pass"
    assert judge("classic108", taught["blasts"].steps[1], "play 6666").said == "wasted"
    assert judge("classic108", taught["plan"].steps[0], "play 2").said == "strong"


def messages_of(name: str, lesson: Lesson) -> list[str]:
    """The ids of all messages of a lesson."""
    found = [f"lesson-{name}-title", f"lesson-{name}-about"]
    for at, step in enumerate(lesson.steps, 1):
        ends = dict.fromkeys(["", "-right", *(f"-{wrong.said}" for wrong in step.wrong)])
        found += [f"lesson-{name}-{at}{end}" for end in ends]
    return found


def test_verbs_of_answers_are_known() -> None:
    """A guard against a slip of the pen in the data."""
    verbs = {"pass", *PLAIN_VERBS, *READERS}
    for lessons in COURSES.values():
        for lesson in lessons.values():
            for step in lesson.steps:
                assert {answer.split()[0] for answer in [*step.right, *step.offer]} <= verbs
