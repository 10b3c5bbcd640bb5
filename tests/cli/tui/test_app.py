"""`baohuang tui` at the screen: whole deals against bots, typed lines, hints, four languages."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from baohuang.bots.registry import bot
from baohuang.cli._tui.app import TableApp
from baohuang.cli._tui.bot_table import BotTable
from baohuang.messages import LANGS, text
from baohuang.rulesets.registry import RULESETS
from tests.cli.tui.screenplay import Screenplay, answer, asked, logged, over, perform, shown, to_the_end, until


def act(screenplay: Screenplay, rules: str = "weihai", lang: str = "en") -> None:
    """Open a table against bots that do not wait, and do what the screenplay says."""
    perform(BotTable(rules, {}, 0, bot("greedy"), 7, thinking=0), screenplay, lang)


@pytest.mark.parametrize("rules", RULESETS)
def test_a_whole_deal(rules: str) -> None:
    """From the first question to the points, by numbers, hints and passes."""

    async def screenplay(app: TableApp, pilot: Pilot[None]) -> None:
        await to_the_end(app, pilot)
        assert app.seen is not None
        assert app.seen.view.points is not None
        assert text("en", "role-emperor") in shown(app, "seats")
        await until(pilot, lambda: text("en", "tui-next") in logged(app))

    act(screenplay, rules)


def test_the_next_deal() -> None:
    """`next` deals again once a deal is scored, and not before."""

    async def screenplay(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: asked(app))
        await app.obey("next")
        assert shown(app, "notice") == text("en", "error-wrong-phase")
        await to_the_end(app, pilot)
        await until(pilot, lambda: text("en", "tui-next") in logged(app))
        await app.obey("next")
        await until(pilot, lambda: asked(app) and not over(app))

    act(screenplay, "classic108")


def test_typed_lines() -> None:
    """Nonsense, cards not held and orders that there are not are refused in words; nothing changes."""

    async def screenplay(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: asked(app))
        before = app.seen
        for line, code in (("dance", "bad-notation"), ("sit 2", "bad-request"), ("99", "bad-notation")):
            await app.obey(line)
            assert shown(app, "notice") == text("en", f"error-{code}"), line
        await app.obey("   ")
        await app.obey("help")
        assert text("en", "tui-help-words")[:20] in logged(app)
        await app.obey("hint")
        assert shown(app, "notice") == text("en", "play-to-answer")
        assert app.seen is before

    act(screenplay)


def test_keys() -> None:
    """A line is entered with Enter, F1 helps, F2 types a hint; F10 leaves."""

    async def screenplay(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: asked(app))
        assert app.focused is app.query_one(Input)
        before = app.seen
        await pilot.press("1", "enter")
        await until(pilot, lambda: app.seen is not before)
        await pilot.press("f1")
        while app.seen is None or app.seen.view.phase != "play" or not asked(app):
            await until(pilot, lambda: asked(app))
            if app.seen is not None and app.seen.view.phase != "play":
                await answer(app)
        await pilot.press("f2")
        await until(pilot, lambda: app.query_one(Input).value != "" or shown(app, "notice") != "")
        await pilot.press("f10")

    act(screenplay)


@pytest.mark.parametrize("lang", LANGS)
def test_every_language(lang: str) -> None:
    """The ruleset, the hand and what is asked, in each language."""

    async def screenplay(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: asked(app))
        assert text(lang, "ruleset-weihai") in shown(app, "top")
        assert "♠" in shown(app, "hand")
        assert text(lang, f"ask-{app.seen.view.phase}", n=0) in shown(app, "question") if app.seen else False

    act(screenplay, lang=lang)
