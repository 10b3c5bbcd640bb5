"""Runs the client's DOM-free tests, which are written in its own language."""

import subprocess
from pathlib import Path

from tests.needs import node

HERE = Path(__file__).parent


def test_client_without_a_page() -> None:
    """Cards, selection, typed plays, the session with the server, and every message id that the client asks for."""
    files = sorted(HERE.glob("*.test.mjs"))
    done = subprocess.run([node(), "--test", *files], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
