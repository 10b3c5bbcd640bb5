"""The screen: seats and tricks above, the hand and a line to type in below."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input, RichLog, Static

from baohuang.cards.notation import NotationError
from baohuang.cli._sentences import Names, sentence
from baohuang.cli._tui.hand import lines
from baohuang.cli._tui.table import Seen, Table, Told
from baohuang.cli._tui.typed import action
from baohuang.cli._words import grouped
from baohuang.messages import has
from baohuang.views.view import Prompt, SeatView

RED: Final = "[♥♦]+"
ORDERS: Final = frozenset({"next", "n", "sit", "ready", "start", "trustee", "leave", "say"})
LEAVES: Final = frozenset({"quit", "exit"})
HELPS: Final = frozenset({"help", "?"})
HINTS: Final = frozenset({"hint", "h"})


class TableApp(App[None]):
    """One table."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { layout: vertical; }
    #top { background: $primary-background; padding: 0 1; }
    #seats { padding: 0 1; height: auto; }
    #log { height: 1fr; min-height: 4; border-top: solid $primary; border-bottom: solid $primary; padding: 0 1; }
    #question { padding: 0 1; height: auto; max-height: 12; }
    #hand-box { height: auto; max-height: 50%; padding: 0 1; }
    #hand { height: auto; }
    #notice { padding: 0 1; height: auto; color: $warning; }
    #keys { padding: 0 1; color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help_me", show=False),
        Binding("f2", "hint", show=False),
        Binding("f3", "pass_by", show=False),
        Binding("f10", "quit", show=False),
    ]

    def __init__(self, table: Table, lang: str) -> None:
        super().__init__()
        self.table = table
        self.lang = lang
        self.words = Names(lang, -1)
        self.seen: Seen | None = None
        self.hints: tuple[str, ...] = ()
        self.hint_at = -1

    def compose(self) -> ComposeResult:
        """The parts of the screen, from above."""
        yield Static(id="top", markup=False)
        yield Static(id="seats", markup=False)
        yield RichLog(id="log", wrap=True, markup=False)
        yield Static(id="question", markup=False)
        with VerticalScroll(id="hand-box", can_focus=False):
            yield Static(id="hand", markup=False)
        yield Static(id="notice", markup=False)
        yield Input(id="typed", placeholder=self.words.say("tui-type-here"))
        yield Static(self.words.say("tui-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        """Sit down."""
        self.title = self.words.say("app-name")
        self.query_one(Input).focus()
        self.run_worker(self.table.run(self.tell), exclusive=True)

    def on_resize(self) -> None:
        """The hand takes what width there is."""
        self.draw()

    # What happens at the table.

    def tell(self, news: Seen | Told) -> None:
        """Show a state, or say what the table says."""
        if isinstance(news, Told):
            self.log_line(self._told(news))
            return
        first = self.seen is None
        self.seen = news
        self.hints, self.hint_at = (), -1
        view = news.view
        self.words = Names(self.lang, -1 if view.viewer is None else view.viewer, news.names)
        if first:
            self.log_line(self._where(view))
        for event in news.events:
            said = sentence(event, self.words)
            if said:
                self.log_line(said)
        if view.phase == "over" and view.points is not None:
            for line in self.words.result(view):
                self.log_line(line)
        self.notice("")
        self.draw()

    def _told(self, news: Told) -> str:
        say = self.words.say
        spoken = {name: say(message if has(message) else "error-internal") for name, message in news.spoken.items()}
        return say(news.message, **news.args, **spoken)

    def _where(self, view: SeatView) -> str:
        if view.viewer is None:
            return self.words.say("tui-watching")
        return self.words.say("play-seat", n=view.viewer + 1, of=view.seats)

    def log_line(self, line: str) -> None:
        """One line more in the log."""
        self.query_one(RichLog).write(coloured(line))

    def notice(self, line: str) -> None:
        """What is said of the last thing typed."""
        self.query_one("#notice", Static).update(line)

    def draw(self) -> None:
        """Everything but the log, as the last state has it."""
        if self.seen is None:
            return
        view, prompt = self.seen.view, self.seen.prompt
        self.query_one("#top", Static).update(self._top(view))
        self.query_one("#seats", Static).update(coloured("\n".join(self._seats(view))))
        self.query_one("#question", Static).update(coloured("\n".join(self._question(view, prompt))))
        self.query_one("#hand", Static).update(coloured("\n".join(lines(view.hand, max(40, self.size.width - 3)))))

    def _top(self, view: SeatView) -> str:
        say = self.words.say
        parts = [say(f"ruleset-{view.rules}"), f"×{view.multiplier}", say(f"phase-{view.phase}")]
        if view.role is not None:
            parts.append(say(f"role-{view.role}"))
        if view.called:
            parts.append(f"{say('guard-card')}: {view.called}")
        return " · ".join(parts)

    def _seats(self, view: SeatView) -> list[str]:
        start = 0 if view.viewer is None else view.viewer + 1
        order = [(start + at) % view.seats for at in range(view.seats)]
        return [self._seat(view, seat) for seat in order]

    def _seat(self, view: SeatView, seat: int) -> str:
        say = self.words.say
        marks = [
            say(f"role-{role}")
            for role, holds in (
                ("emperor", view.emperor == seat),
                ("guard", view.guard == seat),
                ("rebel", seat in view.rebels),
            )
            if holds
        ]
        count = view.counts[seat]
        left = "" if count is None or seat in view.out else say("count", n=count)
        if seat in view.out:
            left = say(f"place-{view.out.index(seat) + 1}-of-{view.seats}")
        last = view.last[seat]
        laid = "" if last is None else say("passed") if last == "-" else grouped(last)
        turn = "▸ " if view.turn == seat else "  "
        return turn + " · ".join(part for part in (self.words.who(seat), *marks, left, laid) if part)

    def _question(self, view: SeatView, prompt: Prompt | None) -> list[str]:
        say = self.words.say
        if prompt is None:
            return [] if view.phase in ("over", "void") else [say("tui-waiting")]
        if prompt.actions:
            asked = list(self.words.question(view, 0))
            options = [
                say("play-option", n=number, label=self.words.answer(move, view), words=move)
                for number, move in enumerate(prompt.actions, 1)
            ]
            return [*asked, *options]
        if prompt.discard:
            return list(self.words.question(view, prompt.discard))
        return [f"{say('your-turn')} · {self.words.to_beat(view)}"]

    # What is typed.

    async def on_input_submitted(self, submitted: Input.Submitted) -> None:
        """A line was typed."""
        submitted.input.clear()
        await self.obey(submitted.value)

    async def obey(self, typed: str) -> None:
        """Do what a line says."""
        words = typed.split()
        if not words:
            return
        verb = words[0].lower()
        if verb in LEAVES:
            self.exit()
        elif verb in HELPS:
            self.action_help_me()
        elif verb in HINTS and len(words) == 1:
            await self.action_hint()
        elif verb in ORDERS:
            await self._answered(self.table.order(["next", *words[1:]] if verb == "n" else [verb, *words[1:]]))
        else:
            await self._play(typed)

    async def _play(self, typed: str) -> None:
        seen = self.seen
        if seen is None or seen.prompt is None:
            self.notice(self.words.say("error-not-your-turn"))
            return
        try:
            meant = action(typed, seen.view.hand, seen.prompt)
        except NotationError:
            self.notice(self.words.say("error-bad-notation"))
        except LookupError:
            self.notice(self.words.say("error-not-in-hand"))
        else:
            await self._answered(self.table.act(meant))

    async def _answered(self, answer: Awaitable[str | None]) -> None:
        code = await answer
        if code is not None:
            self.notice(self.words.say(f"error-{code}" if has(f"error-{code}") else "error-internal"))

    def action_help_me(self) -> None:
        """What can be typed."""
        for part in ("play-help-cards", "play-help-plays", "tui-help-words"):
            self.log_line(self.words.say(part))

    async def action_hint(self) -> None:
        """Type the next sensible play for the person, who may then enter it."""
        if not self.hints:
            self.hints = await self.table.hints()
        if not self.hints:
            self.notice(self.words.say(self._no_hint()))
            return
        self.hint_at = (self.hint_at + 1) % len(self.hints)
        self.query_one(Input).value = self.hints[self.hint_at]
        self.query_one(Input).cursor_position = len(self.hints[self.hint_at])
        self.notice(self.words.say("tui-hint", at=self.hint_at + 1, of=len(self.hints)))

    def _no_hint(self) -> str:
        prompt = self.seen.prompt if self.seen else None
        if prompt is None:
            return "error-not-your-turn"
        if prompt.actions:
            return "play-to-answer"
        return "select-nothing-beats" if prompt.may_pass else "hint-none"

    async def action_pass_by(self) -> None:
        """Pass."""
        await self._play("pass")


def coloured(text: str) -> Text:
    """Text with its red suits in red."""
    shown = Text(text)
    shown.highlight_regex(RED, "red")
    return shown
