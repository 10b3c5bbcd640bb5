"""Runs the client's DOM-free tests under Node, and fails without Node only where everything is required."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def test_core_of_the_client_passes_its_node_tests() -> None:
    """The DOM-free part of the client is tested in the language that it is written in."""
    node = shutil.which("node")
    if node is None:
        assert os.environ.get("BAOHUANG_REQUIRE") != "all", "node is required here and is missing"
        pytest.skip("node is not installed")
    files = sorted(str(path) for path in HERE.glob("*.test.mjs"))
    done = subprocess.run(
        [node, "--test", *files], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
