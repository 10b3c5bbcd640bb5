"""The layout sweep: hands × viewports × languages × text sizes, measured in the browser.

``python -m tests.e2e.sweep`` tries them all, and ends with a line that counts what it tried and what was wrong;
`small` draws a seeded fiftieth of them.
"""

import random
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from baohuang.messages import LANGS
from tests.e2e.conftest import ARGS
from tests.e2e.layout import below_the_fold, faults
from tests.e2e.stage import Stage
from tests.e2e.states import ASKED, QUIET, RANKS, State, classic, dealt, deepest, ordered, seen, widest
from tests.needs import chromium

SIZES: Final = [(320, 568), (390, 844), (568, 320), (844, 390), (768, 1024), (1024, 768), (1366, 768), (1920, 1080)]
TEXTS: Final = (100, 200)
HANDS: Final = 200
LONG: Final = ["-", "9c9c9d9d9h9h9s9swWW", "8c8d8h8s8s8cw", "9c9c9d9dTh", None]


class Setting(NamedTuple):
    """One way to look at the table."""

    size: tuple[int, int]
    lang: str
    text: int

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.lang} {self.text} %"


SETTINGS: Final = [Setting(*one) for one in product(SIZES, LANGS, TEXTS)]


def hands() -> list[State]:
    """The worst hands, then drawn ones of every length, following, leading, and among long plays."""
    states: list[State] = [
        (seen(hand=widest()), ASKED),
        (seen(hand=deepest()), ASKED),
        (seen(hand=sixteen_of_a_rank()), ASKED),
        *((classic(hand=from_two_packs(26, seed)), ASKED) for seed in range(7)),
        *((seen(hand=dealt(48, seed)), ASKED) for seed in range(20)),
    ]
    rng = random.Random("sweep")
    counter = dict.fromkeys([*RANKS, "w", "W", "E"], 12)
    changes: list[dict[str, Any]] = [
        {},
        QUIET,
        {"top": "9c9c9d9d9h9h9s9swWW", "top_by": 1, "last": LONG},
        {"unseen": counter, "role": "emperor", "emperor": 0, "multiplier": 16},
    ]
    while len(states) < HANDS:
        seed = len(states)
        size = rng.randint(1, 47)
        if seed % 4 == 0:
            states.append((classic(hand=from_two_packs(min(size, 26), seed)), ASKED))
        else:
            states.append((seen(hand=dealt(size, seed), **changes[seed % len(changes)]), ASKED))
    return states


def sixteen_of_a_rank() -> str:
    """All sixteen tens and all sixteen twos that five packs may bring together in one hand, and twelve others."""
    return ordered("".join(rank + suit for rank in "T2" for suit in "cdhs") * 4 + "3c4d5h6s7c8d9hJsQcKdAhW")


def from_two_packs(size: int, seed: int) -> str:
    """A hand of the game with 108 cards."""
    pack = [rank + suit for rank in RANKS for suit in "cdhs"] * 2 + ["w", "W"] * 2
    return ordered("".join(random.Random(seed).sample(pack, size)))


def look(browser: Browser, setting: Setting, states: Sequence[State]) -> Iterator[str]:
    """What is wrong with each of these states, seen this way.

    At 100 % all has to fit on the screen; larger text may scroll.
    """
    stage = Stage(browser, *setting.size, setting.lang, {"calm": True, "text": setting.text, "counter": True})
    page = stage.open(*states[0])
    for view, prompt in states:
        stage.show(page, view, prompt)
        wrong = faults(page)
        spill = below_the_fold(page) if setting.text == TEXTS[0] and view.unseen is None else 0
        if spill > 0:
            wrong.append(f"{spill} px below the fold")
        yield from (f"{setting}, hand {view.hand}: {one}" for one in wrong)
    stage.close()
    yield from stage.faults


def small() -> list[tuple[Setting, list[State]]]:
    """A fiftieth: every viewport twice, every language and text size, sixteen hands each and the worst always."""
    rng = random.Random("a fiftieth")
    all_hands = hands()
    ways = list(product(LANGS, TEXTS))
    chosen = [Setting(size, *way) for size in SIZES for way in rng.sample(ways, 2)]
    return [(setting, all_hands[:3] + rng.sample(all_hands[3:], 13)) for setting in chosen]


def main() -> int:
    """Try everything; 1 where anything is wrong."""
    states = hands()
    wrong = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        for setting in SETTINGS:
            for fault in look(browser, setting, states):
                wrong += 1
                _say(fault)
        browser.close()
    parts = f"{len(states)} hands × {len(SIZES)} viewports × {len(LANGS)} languages × {len(TEXTS)} text sizes"
    _say(f"{parts}: {len(states) * len(SETTINGS)} tried, {wrong} violations")
    return int(wrong > 0)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
