"""A person at the screen of `baohuang tui`, for tests: types what a person would, and reads what is shown."""

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot
from textual.widgets import Input, RichLog, Static

from baohuang.cli._tui.app import TableApp
from baohuang.cli._tui.table import Table

Screenplay = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def perform(table: Table, screenplay: Screenplay, lang: str = "en") -> None:
    """Open a screen on a table and do what the screenplay says."""
    app = TableApp(table, lang)

    async def run() -> None:
        async with app.run_test(size=(100, 40)) as pilot:
            await screenplay(app, pilot)

    asyncio.run(run())


async def until(pilot: Pilot[None], done: Callable[[], bool]) -> None:
    """Let the table go on until something is so."""
    while not done():  # noqa: ASYNC110  # what is waited for is on the screen, which has no event for it
        await asyncio.sleep(0.002)
    await pilot.pause()


def asked(app: TableApp) -> bool:
    """Whether the person has to act."""
    return app.seen is not None and app.seen.prompt is not None


def over(app: TableApp) -> bool:
    """Whether the deal has been scored."""
    return app.seen is not None and app.seen.view.phase == "over"


def logged(app: TableApp) -> str:
    """The log as text."""
    return "\n".join(line.text for line in app.query_one(RichLog).lines)


def shown(app: TableApp, part: str) -> str:
    """What a part of the screen says."""
    return str(app.query_one(f"#{part}", Static).content)


async def answer(app: TableApp) -> None:
    """Answer what is asked: the first declaration, cards to discard, the first hint, else a pass."""
    assert app.seen is not None
    assert app.seen.prompt is not None
    before = app.seen
    if before.prompt is not None and before.prompt.actions:
        await app.obey("1")
    elif before.prompt is not None and before.prompt.discard:
        await app.obey(f"discard {before.view.hand[: 2 * before.prompt.discard]}")
    else:
        await app.obey("hint")
        typed = app.query_one(Input)
        await app.obey(typed.value or "pass")
        typed.value = ""
    assert app.seen is not before, shown(app, "notice")


async def to_the_end(app: TableApp, pilot: Pilot[None]) -> None:
    """Answer whatever is asked until the deal is scored; nothing is painted meanwhile."""
    with app.batch_update():
        while not over(app):
            if asked(app):
                await answer(app)
            await asyncio.sleep(0.001)
    await pilot.pause()
