"""The rooms import only downwards (ARCHITECTURE.md)."""

import subprocess
import sys
from pathlib import Path

from tools.register import ROOT


def test_rooms_import_only_from_the_rooms_below() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([linter, "--no-cache"], cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
