"""Measure the engine on every ruleset, and RLCard's and OpenSpiel's Dou Dizhu in the same run.

    python benchmarks/engine.py --rounds 7 --seconds 1 --out benchmarks/results/engine.json

Each round measures every ruleset and every peer once, so that a machine which is slower for a while slows all of them;
a figure is the median of its rounds, and `best` tells the best round of a rate.

The peers are installed into an environment of their own (`build/peers`) on the first run; without
them (`--no-peers`) only our own figures are taken.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PEERS = HERE.parent / "build" / "peers"
WANTED = ("rlcard==1.2.0", "open_spiel==2.0.2")


def ours(rules: str, seconds: float) -> dict[str, Any]:
    """What `baohuang bench engine` says of a ruleset."""
    command = [str(Path(sys.executable).with_name("baohuang")), "bench", "engine", "--json"]
    done = subprocess.run(
        [*command, "--rules", rules, "--seconds", str(seconds)], check=True, capture_output=True, text=True
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def peers(seconds: float) -> Any:
    """What `engine_peers.py` says, run by the peers' own Python."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", PEERS], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *WANTED], check=True)
    worker = str(HERE / "engine_peers.py")
    done = subprocess.run([python, worker, str(seconds)], check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def together(rounds: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The median of each figure; of rates also the best and the worst round, in decisions a second by the clock."""
    found = {name: _middle([one[name] for one in rounds]) for name in rounds[0]}
    if "decisions_per_second" in found:
        rates = [one["decisions_per_second"] for one in rounds]
        found |= {"best": max(rates), "worst": min(rates)}
    return found


def _middle(values: Sequence[Any]) -> Any:
    """Of numbers the median, of reports what `together` says, of what is the same in all rounds the first."""
    if isinstance(values[0], dict) and values[0]:
        return together(values)
    if isinstance(values[0], int | float) and not isinstance(values[0], bool):
        middle = statistics.median(values)
        return round(middle) if isinstance(values[0], int) else middle
    return values[0]


def machine() -> dict[str, Any]:
    """Where and how busy: figures are compared within one run, not between machines."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "load": [round(one, 1) for one in os.getloadavg()],
    }


def processor() -> str:
    """The processor's name where the system tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text("utf-8").splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def show(figures: list[dict[str, Any]], others: Any) -> None:
    """The rates as a table: decisions a second by the clock, a second of the process's own time, the best round."""
    print(f"{'':<36}{'by the clock':>14}{'process time':>14}{'best round':>14}")
    for one in figures:
        for loop in ("own_loop", "driven"):
            print(row(f"{one['rules']}, {loop.replace('_', ' ')}", one[loop]))
    for one in others:
        print(row(one["name"], one) if "decisions_per_second" in one else f"{one['name']}: {one['error']}")


def row(name: str, rates: dict[str, Any]) -> str:
    """One line of the table."""
    numbers = (rates[one] for one in ("decisions_per_second", "decisions_per_cpu_second", "best"))
    return f"{name:<36}" + "".join(f"{number:>14,}" for number in numbers)


def main() -> None:
    """Measure, show, and write the figures with the command that took them."""
    parser = argparse.ArgumentParser(description="Measure the engine beside its peers.")
    parser.add_argument("--rules", nargs="+", default=["qingdao", "weifang", "weihai", "classic108"])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each loop in each round")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    before = machine()
    rounds: list[list[dict[str, Any]]] = []
    for _ in range(args.rounds):
        others_now = [] if args.no_peers else peers(args.seconds)
        rounds.append([*(ours(rules, args.seconds) for rules in args.rules), *others_now])
    medians = [together(one) for one in zip(*rounds, strict=True)]
    figures, others = medians[: len(args.rules)], medians[len(args.rules) :]
    show(figures, others)
    if args.out:
        command = "python benchmarks/engine.py " + " ".join(sys.argv[1:])
        document = {"command": command, "machine": before, "ours": figures, "peers": others}
        args.out.write_text(json.dumps(document, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
