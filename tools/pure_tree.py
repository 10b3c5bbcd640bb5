"""Lay out the package without its compiled files: a tree of links to `src`, so an edit shows at once.

Put first on PYTHONPATH, it makes the same environment run the pure build.
"""

import shutil
import sys
from pathlib import Path

SOURCE = Path("src/baohuang")
COMPILED = {".so", ".pyd", ".sha256"}


def lay_out(target: Path) -> None:
    """Make `target` hold the package `baohuang`, pure."""
    shutil.rmtree(target, ignore_errors=True)
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and path.suffix not in COMPILED and "__pycache__" not in path.parts:
            link = target / path.relative_to(SOURCE.parent)
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(path.resolve())


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]))
