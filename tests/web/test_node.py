"""Runs the client's DOM-free tests, which are written in its language: on its modules, and on what is sent of them."""

import shutil
import subprocess
from pathlib import Path

from baohuang.server.joining import join_modules
from baohuang.server.pages import MAIN, MODULES
from baohuang.web import ROOT
from tests.needs import node

HERE = Path(__file__).parent


def run(folder: Path) -> None:
    """Run the tests in a folder."""
    files = sorted(folder.glob("*.test.mjs"))
    done = subprocess.run([node(), "--test", *files], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_client_without_a_page() -> None:
    """Cards, selection, typed plays, the session with the server, and every message id that the client asks for."""
    run(HERE)


def test_joined_client_without_a_page(tmp_path: Path) -> None:
    """The same with what the server joins of each module in its place, but for the one that is read as a list."""
    web, tests = tmp_path / "src" / "baohuang" / "web", tmp_path / "tests" / "web"
    shutil.copytree(ROOT, web)
    shutil.copytree(ROOT.parent / "messages" / "locales", web.parent / "messages" / "locales")
    shutil.copytree(HERE, tests)
    shutil.copytree(HERE.parent / "cases", tests.parent / "cases")
    for module in sorted({path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.js")} - {MAIN}):
        joined = join_modules(lambda name: (ROOT / name).read_text("utf-8"), module, MODULES - {module})
        (web / module).write_text(joined, "utf-8")
    run(tests)
