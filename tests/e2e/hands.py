"""People who play in one way only: with a finger, with the keyboard, or by what the accessibility tree tells."""

import re
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from baohuang.messages import text
from tests.e2e.person import PATIENCE, SAFE, Person

ONE_KIND = re.compile(r", \d+, \d+ selected$")
"""How the cards of one kind are named in the hand, in English; a whole column also says "in hand"."""
NEVER = 400
"""More presses of Tab than any page takes to go round."""


class AnyPerson(Protocol):
    """What a whole deal asks of a person."""

    def open_table(self, url: str, rules: str) -> None:
        """From the start page to a table."""

    def play_to_the_end(self) -> None:
        """Until the result is shown."""

    def next_deal(self) -> None:
        """From the result to the next deal."""


class Finger(Person):
    """Taps, and chooses its own cards where it can."""

    def touch(self, target: Locator) -> None:
        """A tap."""
        target.tap()

    def next_deal(self) -> None:
        """Tap for the next deal."""
        self.touch(self.sees("next"))

    def open_table(self, url: str, rules: str) -> None:
        """The label round a ruleset's radio button is what a finger meets."""
        self.page.goto(url)
        self.touch(self.page.locator("label").filter(has=self.sees(f"ruleset-{rules}")))
        self.touch(self.sees("start"))
        self.sees("hand").wait_for()

    def _play(self) -> bool:
        """Tap the weakest columns; where none will do, take the hint."""
        heads = self.page.locator(".hand .head")
        for back in range(1, min(4, heads.count() + 1)):
            self.touch(heads.nth(heads.count() - back))
            if self._enabled("play"):
                return self._press(self.sees("play"))
            if not self._enabled("hint"):
                return False
            if self._enabled("clear"):
                self.touch(self.sees("clear"))
        return super()._play()


class Typist(Person):
    """Presses keys, never a pointer."""

    def open_table(self, url: str, rules: str) -> None:
        """Tab to the rulesets, arrows within them."""
        self.page.goto(url)
        self.sees("start").wait_for()
        self._tab_to(self.page.locator('[name="ruleset"]:checked'))
        for _ in range(len(self.page.locator('[name="ruleset"]').all())):
            if self.sees(f"ruleset-{rules}").is_checked():
                break
            self.page.keyboard.press("ArrowDown")
        self._tab_to(self.sees("start"))
        self.page.keyboard.press("Enter")
        self.sees("hand").wait_for()

    def next_deal(self) -> None:
        """Tab to it and press Enter."""
        self.touch(self.sees("next"))

    def touch(self, target: Locator) -> None:
        """Shortcuts where there are any, else Tab and Enter; arrows reach a strip of the hand."""
        key = {"pass": "p", "hint": "h", "play": "Enter"}.get(target.get_attribute("data-testid") or "")
        if key is not None:
            self.page.keyboard.press(key)
            return
        cell = target.get_attribute("data-cell")
        if cell is None:
            self._tab_to(target)
            self.page.keyboard.press("Enter")
            return
        self._tab_to(self.page.locator('.hand [tabindex="0"]'))
        column, row = map(int, cell.split("."))
        self.page.keyboard.press("Home")
        for key in ["ArrowRight"] * column + ["ArrowDown"] * row + ["Space"]:
            self.page.keyboard.press(key)

    def _tab_to(self, target: Locator) -> None:
        for _ in range(NEVER):
            if target.count() and target.first.evaluate("(node) => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {target}")


class Listener:
    """Knows roles, names and live regions only, in English."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.urgent: set[str] = set()
        self.told: set[str] = set()

    def button(self, message: str, **args: str | int) -> Locator:
        """The button with this name."""
        return self.page.get_by_role("button", name=text("en", message, **args), exact=True)

    def open_table(self, url: str, rules: str) -> None:
        """Choose a ruleset by its name."""
        self.page.goto(url)
        self.page.get_by_role("radio", name=text("en", f"ruleset-{rules}")).focus()
        self.page.keyboard.press("Space")
        self.button("start-table").click()
        self.page.get_by_role("region", name="Your hand").wait_for()

    def play_to_the_end(self) -> None:
        """Step by step, hearing what is said."""
        waited = 0.0
        while not self._result().is_visible():
            assert waited < PATIENCE, self.page.locator("body").aria_snapshot()
            self._hear()
            if not self._step():
                self.page.wait_for_timeout(30)
                waited += 0.03

    def next_deal(self) -> None:
        """By its button."""
        self.button("next-deal").click()
        self._result().wait_for(state="hidden")

    def _result(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has=self.page.get_by_role("table"))

    def _hear(self) -> None:
        """Turns are told at once, plays when there is time."""
        for region, heard, how in (("alert", self.urgent, "assertive"), ("log", self.told, "polite")):
            for spot in self.page.get_by_role(region).all():  # type: ignore[arg-type]
                said = spot.text_content()
                if said and spot.get_attribute("aria-live") == how:
                    heard.add(said)

    def _step(self) -> bool:
        if self._declare():
            return True
        hint = self.button("hint")
        if not hint.is_enabled():
            return False
        if self.page.get_by_text(text("en", "select-nothing-beats")).is_visible():
            return self._click(self.button("pass"))
        hint.click()
        self.page.wait_for_timeout(60)
        if self.button("play").is_enabled():
            return self._click(self.button("play"))
        return self._click(self.button("pass")) if self.button("pass").is_enabled() else False

    def _declare(self) -> bool:
        panel = self.page.get_by_role("group").filter(has=self.page.get_by_role("heading", level=2))
        if not panel.is_visible():
            return False
        named = [self.button(name) for name in SAFE] + [self.button("answer-hide-guard")]
        known = next((button for button in named if button.is_visible()), None)
        if known is not None:
            return self._click(known)
        if panel.get_by_role("button", name="Discard").is_visible():
            return self._discard(panel)
        return self._click(panel.get_by_role("button").first)

    def _discard(self, panel: Locator) -> bool:
        cards = self.page.get_by_role("region", name="Your hand").get_by_role("button", name=ONE_KIND)
        done = panel.get_by_role("button", name="Discard")
        for card in reversed(cards.all()):
            if done.is_enabled():
                break
            if card.get_attribute("aria-pressed") == "false":
                card.click()
                expect(card).to_have_attribute("aria-pressed", "true")
        return self._click(done)

    def _click(self, button: Locator) -> bool:
        if not (button.is_visible() and button.is_enabled()):
            return False
        button.click()
        return True
