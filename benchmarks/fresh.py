"""Measure what a newcomer waits for: `make play` in a fresh clone, until the first page is there; one object of JSON.

    python benchmarks/fresh.py --out benchmarks/results/fresh.json

The clone is made of this repository's last commit. `seconds` run from the start of `make play`, the download of
packages in them; `installed_MB` is what the environment takes on the disk then, `clone_MB` the clone without its
history.
"""

import argparse
import json
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from start import first_page

ROOT: Final = Path(__file__).parent.parent


def megabytes(folder: Path, left_out: str = "") -> float:
    """What the files of a folder take, but for one folder within it."""
    kept = (one for one in folder.rglob("*") if one.is_file() and not one.is_symlink())
    sizes = (one.stat().st_size for one in kept if not left_out or left_out not in one.relative_to(folder).parts)
    return round(sum(sizes) / 1e6, 1)


def tool(name: str) -> str:
    """Where a program is that a newcomer needs."""
    found = shutil.which(name)
    return found or sys.exit(f"{name} is not there")


def measure() -> dict[str, Any]:
    """The figures of one clone."""
    with tempfile.TemporaryDirectory(prefix="baohuang-fresh-") as folder:
        clone = Path(folder, "clone")
        subprocess.run([tool("git"), "clone", "--quiet", "--depth", "1", ROOT.as_uri(), str(clone)], check=True)
        size = megabytes(clone, ".git")
        begun = time.perf_counter()
        played = subprocess.Popen(
            [tool("make"), "play", "PORT=0"], cwd=clone, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        try:
            assert played.stdout is not None
            address = next((line.split()[-1] for line in played.stdout if "is served on" in line), None)
            if address is None:
                sys.exit("nothing was served")
            page = first_page(address + "/")
            passed = time.perf_counter() - begun
        finally:
            os.killpg(played.pid, signal.SIGINT)
            played.wait(60)
        return {
            "python": platform.python_version(),
            "load": [round(one, 1) for one in os.getloadavg()],
            "seconds": round(passed, 1),
            "page_bytes": len(page),
            "installed_MB": megabytes(clone / ".venv"),
            "clone_MB": size,
        }


def main() -> None:
    """Measure, print, and where asked write the figures with the command that took them."""
    parser = argparse.ArgumentParser(description="Measure a fresh clone.")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    command = " ".join(["python benchmarks/fresh.py", *sys.argv[1:]])
    document = json.dumps({"command": command, **measure()}, indent=2) + "\n"
    if args.out:
        args.out.write_text(document, "utf-8")
    print(document, end="")


if __name__ == "__main__":
    main()
