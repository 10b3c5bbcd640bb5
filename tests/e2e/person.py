"""A person at the page: sees only what is visible and presses only what can be pressed."""

import time

from playwright.sync_api import Locator, Page, expect

SAFE = (
    "answer-decline",
    "answer-enthrone",
    "answer-yield",
    "answer-solo-hidden",
    "answer-ready",
    "answer-hide",
    "answer-abstain",
    "answer-spare",
    "answer-keep",
)
"""The answers that this person gives, the first that is offered; elsewhere the first button there is."""

PATIENCE = 240.0


class Person:
    """Plays by asking for a hint, and passes where none helps."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def sees(self, testid: str) -> Locator:
        """The element of that name, visible or not."""
        return self.page.get_by_test_id(testid)

    def open_table(self, url: str, rules: str) -> None:
        """Choose a ruleset on the start page and open a table."""
        self.page.goto(url)
        self.sees(f"ruleset-{rules}").check(force=True)
        self.touch(self.sees("start"))
        self.sees("hand").wait_for()

    def hand(self) -> dict[str, str]:
        """The columns of the hand with what each says."""
        heads = self.page.locator(".hand .head").all()
        return {str(head.get_attribute("data-testid")): head.inner_text() for head in heads}

    def over(self) -> bool:
        """Whether the result is shown."""
        return self.sees("result").is_visible()

    def step(self) -> bool:
        """Do the next thing that is asked, if anything is; whether something was done."""
        if self.over():
            return False
        if self.sees("declare").is_visible():
            return self._declare()
        if not self._enabled("hint"):
            return False
        return self._play()

    def play_to_the_end(self) -> None:
        """Go on until the result is shown. Raises `TimeoutError`."""
        until = time.monotonic() + PATIENCE
        while not self.over():
            if time.monotonic() > until:
                raise TimeoutError(self.page.locator("body").inner_text())
            if not self.step():
                self.page.wait_for_timeout(30)

    def _enabled(self, testid: str) -> bool:
        return self._ready(self.sees(testid))

    def _ready(self, button: Locator) -> bool:
        """Whether it is there and can be pressed, asked in one go: between two questions the table may move on."""
        return button.and_(self.page.locator(":enabled")).is_visible()

    def _declare(self) -> bool:
        if self.sees("discard").is_visible():
            return self._discard()
        answer = next((self.sees(name) for name in SAFE if self._enabled(name)), None)
        button = answer or self.page.locator('[data-testid="declare"] .answer:enabled').first
        return self._press(button)

    def _discard(self) -> bool:
        strips = self.page.locator(".hand .strip")
        for at in range(strips.count() - 1, -1, -1):
            if self._enabled("discard"):
                break
            if strips.nth(at).get_attribute("aria-pressed") == "false":
                self.touch(strips.nth(at))
                expect(strips.nth(at)).to_have_attribute("aria-pressed", "true")
        return self._press(self.sees("discard"))

    def _play(self) -> bool:
        must_lead = not self._enabled("pass")
        self.touch(self.sees("hint"))
        self.page.wait_for_function(
            """() => {
                const enabled = (id) => !document.querySelector(`[data-testid="${id}"]`)?.disabled;
                const line = document.querySelector('[data-testid="selection"]');
                return enabled("play") || !enabled("hint") || line?.dataset.state === "bad";
            }"""
        )
        if self._enabled("play"):
            return self._press(self.sees("play"))
        assert not (must_lead and self._enabled("hint")), "a leader was given no hint"
        return self._press(self.sees("pass"))

    def _press(self, button: Locator) -> bool:
        """Press a button, unless the table has moved on meanwhile."""
        if not self._ready(button):
            return False
        self.touch(button)
        self.page.wait_for_timeout(10)
        return True

    def touch(self, target: Locator) -> None:
        """How this person presses something: with a mouse."""
        target.click()
