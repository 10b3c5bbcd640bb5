"""Measure the page in a browser, against a served house: one object of JSON.

    python -m benchmarks.web --loads 5 --deals 50 --out benchmarks/results/web.json

- `load`: a table opened with an empty cache, over a slowed network and by a slowed processor; milliseconds from the
  navigation to the first paint, to the hand being shown, and to a column of it having answered a press; bytes as they
  came over the line, headers too, by kind. The service worker's own fetches and the socket are not in them.
- `play`: milliseconds from the press of the play button to the frame that shows the hand without the cards.
- `selection`: milliseconds from the press of a column of a hand of 48 cards to the page being laid out anew.
- `heap`: what the page's script holds after each deal of one tab, garbage collected; bytes, elements, listeners.

`play` and `selection` are taken at full speed and once more with the processor slowed. While a table loads, its bots
take the time that they take by default, as a person meets them; afterwards they think for no time, so that what is
measured is the page.
"""

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from baohuang.build_info import inspect_build
from tests.e2e.conftest import ARGS
from tests.e2e.house import House
from tests.e2e.person import Person
from tests.e2e.stage import Stage
from tests.e2e.states import STATES
from tests.needs import chromium

PHONE: Final = {"viewport": {"width": 390, "height": 844}, "locale": "zh-CN"}
AS_BY_DEFAULT: Final = ("--bot-delay", "600-1600")
"""What a house is started with, so that its bots take their time."""

ROUNDS: Final = 4
"""How often each column of the hand is pressed; the first round warms up."""

WATCH_LOAD: Final = """
window.measured = {};
new MutationObserver((_, watch) => {
    const head = document.querySelector(".dock:not(.not-yet) .hand .head");
    if (head === null) return;
    window.measured.hand ??= performance.now();
    watch.disconnect();
    const press = () => {
        document.querySelector(".hand .head").click();
        requestAnimationFrame(() => setTimeout(() => {
            if (document.querySelector(".hand [aria-pressed=true]") === null) press();
            else window.measured.answered = performance.now();
        }));
    };
    press();
}).observe(document, { subtree: true, childList: true });
"""

WATCH_PLAYS: Final = """
window.plays = [];
addEventListener("click", (event) => {
    if (!event.target.closest?.("[data-testid=play]")) return;
    const cards = () => document.querySelector("[data-testid=hand]")?.ariaLabel;
    const before = cards();
    new MutationObserver((_, watch) => {
        if (cards() === before) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => window.plays.push(performance.now() - event.timeStamp)));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}, { capture: true });
"""

PRESS_COLUMNS: Final = """async (rounds) => {
    const every = { subtree: true, childList: true, attributes: true, characterData: true };
    const changed = () => new Promise((done) => {
        new MutationObserver((_, watch) => (watch.disconnect(), done())).observe(document.body, every);
    });
    const taken = [];
    for (let round = 0; round < rounds; round += 1) {
        for (const head of document.querySelectorAll(".hand .head")) {
            const change = changed();
            const begun = performance.now();
            head.click();
            await change;
            document.body.getBoundingClientRect();
            if (round > 0) taken.push(performance.now() - begun);
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        }
    }
    return taken;
}"""

PAINT: Final = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"


def open_table(context: BrowserContext, house: House, rules: str) -> str:
    """The address of a new table with bots; the browser's cache stays empty."""
    wish = {"rules": rules, "options": {}, "bots": "easy"}
    answer = context.request.post(f"{house.url}/api/tables", data=wish)
    assert answer.ok, answer.text()
    return f"{house.url}/table/{answer.json()['table']}"


def slowed(page: Page, factor: float) -> CDPSession:
    """Slow the page's processor down; what talks to the browser about it."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": factor})
    return session


def load(browser: Browser, house: House, args: argparse.Namespace) -> dict[str, Any]:
    """One cold load of a table."""
    context = browser.new_context(**PHONE)
    address = open_table(context, house, args.rules)
    page = context.new_page()
    page.add_init_script(WATCH_LOAD)
    session = slowed(page, args.slow)
    kinds: dict[str, str] = {}
    came: Counter[str] = Counter()
    session.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"].lower()}))
    session.on(
        "Network.loadingFinished",
        lambda told: came.update({kinds.get(told["requestId"], "other"): int(told["encodedDataLength"])}),
    )
    session.send("Network.enable")
    line = {"latency": args.latency, "downloadThroughput": args.down * 125, "uploadThroughput": args.up * 125}
    session.send("Network.emulateNetworkConditions", {"offline": False, **line})
    page.goto(address, wait_until="load")
    page.wait_for_function("() => window.measured.answered !== undefined", timeout=120_000)
    page.wait_for_load_state("networkidle")
    measured = page.evaluate("window.measured") | {"paint": page.evaluate(PAINT)}
    context.close()
    return {"ms": measured, "bytes": dict(came), "requests": len(kinds)}


def loads(browser: Browser, house: House, args: argparse.Namespace) -> dict[str, Any]:
    """Some cold loads, each with a browser context of its own."""
    taken = [load(browser, house, args) for _ in range(args.loads)]
    last = taken[-1]
    return {
        "network": {"latency_ms": args.latency, "down_kbit": args.down, "up_kbit": args.up},
        "first_paint_ms": summary([one["ms"]["paint"] for one in taken]),
        "hand_ms": summary([one["ms"]["hand"] for one in taken]),
        "interactive_ms": summary([one["ms"]["answered"] for one in taken]),
        "bytes": sum(last["bytes"].values()),
        "bytes_by_kind": last["bytes"],
        "requests": last["requests"],
    }


def selection(browser: Browser, factor: float) -> dict[str, float]:
    """Pressing every column of the longest hand."""
    stage = Stage(browser, 390, 844, "zh-Hans")
    page = stage.open(*STATES["forty-eight"])
    slowed(page, factor)
    taken = page.evaluate(PRESS_COLUMNS, ROUNDS)
    stage.close()
    return summary(taken)


def heap(session: CDPSession) -> dict[str, int]:
    """What the page holds when all garbage is gone."""
    session.send("HeapProfiler.collectGarbage")
    told = {one["name"]: int(one["value"]) for one in session.send("Performance.getMetrics")["metrics"]}
    return {"bytes": told["JSHeapUsedSize"], "elements": told["Nodes"], "listeners": told["JSEventListeners"]}


def deals(browser: Browser, house: House, rules: str, number: int, factor: float) -> tuple[list[float], list[Any]]:
    """Play some deals in one tab: the time that each play took, and the heap after each deal."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.add_init_script(WATCH_PLAYS)
    page.goto(open_table(context, house, rules))
    page.get_by_test_id("hand").wait_for()
    session = slowed(page, factor)
    for domain in ("HeapProfiler", "Performance"):
        session.send(f"{domain}.enable")
    person = Person(page)
    held = []
    for _ in range(number):
        person.play_to_the_end()
        held.append(heap(session))
        page.get_by_test_id("next").click()
        page.get_by_test_id("result").wait_for(state="detached")
    taken = page.evaluate("window.plays")
    context.close()
    return taken, held


def growth(held: list[dict[str, int]]) -> dict[str, Any]:
    """The first, the last and the slope a deal, by least squares, without the first deal, which warms up."""
    rest = held[1:] if len(held) > 2 else held
    slope = {
        name: round(statistics.linear_regression(range(len(rest)), [one[name] for one in rest]).slope, 1)
        for name in (held[0] if len(rest) > 1 else ())
    }
    return {"deals": len(held), "first": held[0], "last": held[-1], "more_a_deal": slope}


def summary(values: list[float]) -> dict[str, float]:
    """How many, the least, the middle, the one in twenty, and the most."""
    ordered = sorted(values)
    late = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
    told = {"min": ordered[0], "median": statistics.median(ordered), "p95": late, "max": ordered[-1]}
    return {"n": len(ordered)} | {name: round(value, 1) for name, value in told.items()}


def measure(args: argparse.Namespace) -> dict[str, Any]:
    """Everything, one after the other."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        calm = House(Path(folder, "calm"), None, *AS_BY_DEFAULT)
        calm.folder.mkdir()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        try:
            calm.start()
            cold = loads(browser, calm, args)
            calm.stop()
            house.start()
            plays, held = deals(browser, house, args.rules, args.deals, 1)
            slow_plays, _ = deals(browser, house, args.rules, 1, args.slow)
            return {
                "rules": args.rules,
                "machine": {
                    "build": inspect_build().kind,
                    "python": platform.python_version(),
                    "browser": browser.version,
                    "processors": os.cpu_count(),
                    "load": [round(one, 1) for one in os.getloadavg()],
                },
                "slowed_by": args.slow,
                "load": cold,
                "play_ms": {"full": summary(plays), "slowed": summary(slow_plays)},
                "selection_ms": {"full": selection(browser, 1), "slowed": selection(browser, args.slow)},
                "heap": growth(held),
            }
        finally:
            browser.close()
            house.stop()
            calm.stop()


def main() -> None:
    """Measure, print, and keep what was printed."""
    parser = argparse.ArgumentParser(description="Measure the page in a browser.")
    parser.add_argument("--rules", default="qingdao")
    parser.add_argument("--loads", type=int, default=5, help="cold loads")
    parser.add_argument("--deals", type=int, default=5, help="deals in one tab")
    parser.add_argument("--slow", type=float, default=4, help="by how much the processor is slowed")
    parser.add_argument("--latency", type=float, default=150, help="of each request, in milliseconds")
    parser.add_argument("--down", type=float, default=1638.4, help="kilobits a second")
    parser.add_argument("--up", type=float, default=750, help="kilobits a second")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    told = json.dumps(measure(args), indent=2, ensure_ascii=False) + "\n"
    if args.out:
        args.out.write_text(told, "utf-8")
    sys.stdout.write(told)


if __name__ == "__main__":
    main()
