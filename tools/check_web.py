"""Check the web client's JSDoc types with the TypeScript compiler, where npm is at hand.

Without npm it says so and passes, unless BAOHUANG_REQUIRE=all.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

COMPILER = Path("node_modules/.bin/tsc")
INSTALLED = Path("node_modules/.package-lock.json")
LOCK = Path("package-lock.json")


def main() -> int:
    """Install the pinned compiler when needed and run it; its exit status."""
    if not any(Path("src/baohuang/web").rglob("*.js")):
        return 0
    npm = shutil.which("npm")
    if npm is None:
        print("web types not checked: npm is not installed", file=sys.stderr)
        return int(os.environ.get("BAOHUANG_REQUIRE") == "all")
    if not COMPILER.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--silent"], check=True)
    return subprocess.run([COMPILER, "--project", "src/baohuang/web/tsconfig.json"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
