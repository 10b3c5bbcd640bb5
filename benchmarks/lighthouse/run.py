"""Run Lighthouse on the lobby and on a table of a served house: one object of JSON with its scores.

    make lighthouse

Lighthouse comes from npm, in the version that the lock file beside this file pins, and drives the installed Chromium
as a middling phone on a slow line; bots take the time that they take by default. Each run has a browser of its own with
empty caches; the table's browser holds the cookie of the person who opened it. Of some runs the middle one by its score
for performance is told, as Lighthouse advises, and the scores of all. What lowers a score is listed under it.
`benchmark_index` is what Lighthouse thinks of this machine: below 1000 or so, its phone is slower than it means.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Playwright, sync_playwright

from benchmarks.web import AS_BY_DEFAULT, open_table
from tests.e2e.conftest import ARGS
from tests.e2e.house import House
from tests.needs import chromium

HERE: Final = Path(__file__).parent
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
FIGURES: Final = {
    "first_paint_ms": "first-contentful-paint",
    "largest_paint_ms": "largest-contentful-paint",
    "blocked_ms": "total-blocking-time",
    "layout_shift": "cumulative-layout-shift",
    "bytes": "total-byte-weight",
}


def install() -> str:
    """The path of Lighthouse, installed where it is not yet, or another version is."""
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("Lighthouse needs npm")
    modules = HERE / "node_modules"
    installed = modules / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (HERE / "package-lock.json").stat().st_mtime:
        subprocess.run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], cwd=HERE, check=True)
    return str(modules / ".bin" / "lighthouse")


def audits(playwright: Playwright, house: House, program: str, page: str, runs: int) -> dict[str, Any]:
    """The middle of some runs, and what each scored for performance."""
    found = []
    for _ in range(runs):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            found.append(audit(playwright, house, program, page, Path(folder)))
    found.sort(key=lambda one: one["scores"]["performance"])
    return found[runs // 2] | {"performance_of_all": [one["scores"]["performance"] for one in found]}


def audit(playwright: Playwright, house: House, program: str, page: str, folder: Path) -> dict[str, Any]:
    """Scores from 0 to 100 of the lobby, or of a table, and what costs points."""
    profile = folder / page
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=chromium(), args=[*ARGS, "--remote-debugging-port=0"], locale="zh-CN"
    )
    try:
        address = open_table(context, house, "qingdao") if page == "table" else f"{house.url}/"
        port = (profile / "DevToolsActivePort").read_text("utf-8").split()[0]
        out = folder / f"{page}.json"
        command = [program, address, f"--port={port}", "--disable-storage-reset", "--output=json", "--quiet"]
        command += [f"--output-path={out}", f"--only-categories={','.join(CATEGORIES)}"]
        subprocess.run(command, check=True)
    finally:
        context.close()
    return told(json.loads(out.read_text("utf-8")))


def told(report: dict[str, Any]) -> dict[str, Any]:
    """What of Lighthouse's report is worth keeping."""
    audits = report["audits"]
    short: dict[str, list[str]] = {}
    for name in CATEGORIES:
        for part in report["categories"][name]["auditRefs"]:
            score = audits[part["id"]]["score"]
            if part["weight"] and score is not None and score < 0.9:
                short.setdefault(name, []).append(f"{part['id']}: {audits[part['id']].get('displayValue', score)}")
    return {
        "scores": {name: round(100 * (report["categories"][name]["score"] or 0)) for name in CATEGORIES},
        "figures": {name: round(audits[id_]["numericValue"], 3) for name, id_ in FIGURES.items() if id_ in audits},
        "short": short,
        "benchmark_index": round(report["environment"]["benchmarkIndex"]),
        "address": report["finalDisplayedUrl"].split("/", 3)[-1],
        "warnings": report.get("runWarnings", []),
    }


def main() -> int:
    """Audit both pages and print."""
    parser = argparse.ArgumentParser(description="Run Lighthouse on the lobby and on a table.")
    parser.add_argument("--runs", type=int, default=5, help="audits of each page")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    program = install()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, sync_playwright() as playwright:
        house = House(Path(folder), None, *AS_BY_DEFAULT)
        try:
            house.start()
            found = {page: audits(playwright, house, program, page, args.runs) for page in ("lobby", "table")}
        finally:
            house.stop()
    shown = json.dumps(found, indent=2, ensure_ascii=False) + "\n"
    if args.out:
        args.out.write_text(shown, "utf-8")
    sys.stdout.write(shown)
    return 0


if __name__ == "__main__":
    sys.exit(main())
