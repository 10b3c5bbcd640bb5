"""axe-core in the page: what it finds against WCAG 2.2 AA and its own best practices."""

import fcntl
import shutil
import subprocess
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tests.needs import lacking

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
    const found = await axe.run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] });
    const said = (one, node) => `${one.id}: ${node.target.join(" ")}: ${node.failureSummary}`;
    return found.violations.flatMap((one) => one.nodes.map((node) => said(one, node)));
}"""


@cache
def script() -> str:
    """The pinned axe-core, installed when needed; without npm or a network the test is skipped."""
    if not SCRIPT.exists():
        _install()
    return SCRIPT.read_text("utf-8")


def violations(page: Page) -> list[str]:
    """Each violation with the element and what would mend it."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(script())
    found = page.evaluate(RUN, TAGS)
    assert isinstance(found, list)
    return [str(one) for one in found]


def _install() -> None:
    """One process installs; the others wait for it."""
    npm = shutil.which("npm")
    if npm is None:
        lacking("npm is not installed")
        return
    with (ROOT / "package.json").open("rb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if SCRIPT.exists():
            return
        done = subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--silent"], cwd=ROOT, check=False)
    if done.returncode != 0:
        lacking("npm could not install axe-core")
