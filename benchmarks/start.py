"""Measure how long a server takes from being started to its first page: one line of JSON.

    python benchmarks/start.py --starts 10 --out benchmarks/results/start.json

Each start is a process of its own with a database of its own; the clock runs from the spawning of
`baohuang serve` to the end of the first page, asked for as soon as the server says where it listens.
`cpu_seconds` is what the processor spent on the server until it was stopped again.
"""

import argparse
import json
import os
import platform
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

TRIES: int = 600
"""How often a page is asked for before the server counts as dead, with 10 ms between."""


def start(database: Path) -> tuple[float, float, int]:
    """Seconds to the first page, seconds of the processor, and bytes of the page."""
    command = [str(Path(sys.executable).with_name("baohuang")), "serve", "--port", "0", "--db", str(database)]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    begun = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            if not said:
                sys.exit("the server ended before it listened")
            page = first_page(said.split()[-1] + "/")
            passed = time.perf_counter() - begun
        finally:
            server.send_signal(signal.SIGINT)
            usage = os.wait4(server.pid, 0)[2]
            server.returncode = 0
    return passed, usage.ru_utime + usage.ru_stime, len(page)


def first_page(address: str) -> bytes:
    """The page, asked for until it is there."""
    for _ in range(TRIES):
        try:
            with urllib.request.urlopen(address) as answer:  # noqa: S310  # our own server
                page: bytes = answer.read()
                return page
        except OSError:
            time.sleep(0.01)
    sys.exit("the server gave no page")


def summary(values: list[float]) -> dict[str, float]:
    """The least, the middle and the most."""
    return {
        "min": round(min(values), 3),
        "median": round(statistics.median(values), 3),
        "max": round(max(values), 3),
    }


def measure(starts: int) -> dict[str, Any]:
    """The figures of some starts, after one that does not count: it writes what Python compiles."""
    with tempfile.TemporaryDirectory() as folder:
        taken = [start(Path(folder, f"{number}.sqlite")) for number in range(starts + 1)][1:]
    told = subprocess.run(
        [str(Path(sys.executable).with_name("baohuang")), "--version"], check=True, capture_output=True, text=True
    )
    return {
        "starts": starts,
        "version": told.stdout.strip(),
        "python": platform.python_version(),
        "load": [round(one, 1) for one in os.getloadavg()],
        "page_bytes": taken[0][2],
        "seconds": summary([one[0] for one in taken]),
        "cpu_seconds": summary([one[1] for one in taken]),
    }


def main() -> None:
    """Measure, print, and where asked write the figures with the command that took them."""
    parser = argparse.ArgumentParser(description="Measure the start of the server.")
    parser.add_argument("--starts", type=int, default=10)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    command = " ".join(["python benchmarks/start.py", *sys.argv[1:]])
    figures = {"command": command, **measure(args.starts)}
    if args.out:
        args.out.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
