"""Random play of Dou Dizhu in other projects' engines: one line of JSON. Runs in an environment of its own.

As in `baohuang bench engine`: one process, every legal action equally likely, all legal actions
generated at each decision. `python benchmarks/engine_peers.py SECONDS`.
"""

import json
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version

Play = Callable[[random.Random], int]
"""Plays one game out; returns the number of decisions."""


def rlcard_environment() -> Play:
    """RLCard as its users drive it: states encoded for learning at each step."""
    import rlcard

    environment = rlcard.make("doudizhu", config={"seed": 1})

    def play(rng: random.Random) -> int:
        decisions = 0
        state, _ = environment.reset()
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(rng.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def rlcard_game() -> Play:
    """RLCard's bare game, without the encoding."""
    import rlcard

    game = rlcard.make("doudizhu", config={"seed": 1}).game

    def play(rng: random.Random) -> int:
        decisions = 0
        state, _ = game.init_game()
        while not game.is_over():
            legal = state["actions"]
            state, _ = game.step(legal[int(rng.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def open_spiel_from_python() -> Play:
    """OpenSpiel's C++ game through its Python states."""
    import pyspiel

    game = pyspiel.load_game("dou_dizhu")

    def play(rng: random.Random) -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(legal[int(rng.random() * len(legal))])
        return decisions

    return play


PEERS = (
    ("RLCard environment", "rlcard", rlcard_environment),
    ("RLCard bare game", "rlcard", rlcard_game),
    ("OpenSpiel from Python", "open_spiel", open_spiel_from_python),
)


def measure(seconds: float) -> Iterator[dict[str, object]]:
    """The figures of each peer that is installed; of one that is not, why."""
    for name, package, make in PEERS:
        try:
            play = make()
        except ImportError as error:
            yield {"name": name, "error": str(error)}
            continue
        rng = random.Random(1)
        decisions = deals = 0
        start, cpu_start = time.perf_counter(), time.process_time()
        while (passed := time.perf_counter() - start) < seconds:
            decisions += play(rng)
            deals += 1
        cpu = time.process_time() - cpu_start
        yield {
            "name": name,
            "version": version(package),
            "python": platform.python_version(),
            "decisions_per_second": round(decisions / passed),
            "decisions_per_cpu_second": round(decisions / cpu),
            "deals_per_second": round(deals / passed, 1),
        }


if __name__ == "__main__":
    print(json.dumps(list(measure(float(sys.argv[1])))))
