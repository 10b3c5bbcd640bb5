"""The clause map: which tests prove which clause, written to docs/clauses.md from the marks.

`python -m tools.clauses` writes the page; with `--json` it prints the map instead.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence

import pytest

from tools.register import ROOT, pending, register

PAGE = ROOT / "docs" / "clauses.md"
HEAD = """# Clause map

Every clause of `spec/CLAUSES.md` and the tests that prove it. Generated from the test marks by `make docs`.

| clause | statement | tests |
|---|---|---|
"""

ClauseMap = Mapping[str, Sequence[str]]


def clauses_of(item: pytest.Item) -> Iterator[str]:
    """The clauses that a test's marks name."""
    for mark in item.iter_markers("clause"):
        yield from mark.args


class Collector:
    """A pytest plugin that notes each collected test under its clauses, parameters left out."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note the tests."""
        for item in session.items:
            test = item.nodeid.partition("[")[0]
            for clause in clauses_of(item):
                tests = self.found.setdefault(clause, [])
                if test not in tests:
                    tests.append(test)


def collect() -> ClauseMap:
    """The clause map of the whole suite, without running it."""
    collector = Collector()
    silent = ["--collect-only", "-p", "no:terminal", "-p", "no:cacheprovider", str(ROOT / "tests")]
    status = pytest.main(silent, plugins=[collector])
    if status not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        sys.exit(f"the suite cannot be collected (pytest ended with {status!r}): run pytest --collect-only")
    return collector.found


def faults(found: ClauseMap) -> list[str]:
    """What is wrong between the register, the list of pending clauses and the marks; a sentence each."""
    known, waiting = register(), pending()
    return [
        *(f"{one} is marked in {found[one][0]} but is not in the register" for one in found if one not in known),
        *(f"{one} is pending but is not in the register" for one in waiting if one not in known),
        *(f"{one} is pending without a reason" for one, reason in waiting.items() if not reason),
        *(f"{one} has no test" for one in known if one not in found and one not in waiting),
        *(f"{one} is pending but {found[one][0]} proves it" for one in waiting if one in found),
    ]


def page(found: ClauseMap) -> str:
    """The text of docs/clauses.md."""
    waiting = pending()
    rows = (
        f"| {clause} | {statement} | {_tests(found.get(clause, ()), waiting.get(clause))} |\n"
        for clause, statement in register().items()
    )
    return HEAD + "".join(rows)


def _tests(tests: Sequence[str], reason: str | None) -> str:
    if tests:
        return "<br>".join(f"`{test}`" for test in sorted(tests))
    return f"pending: {reason}" if reason else "**none**"


def main(arguments: Sequence[str]) -> int:
    """Write the page or print the map; report what is wrong; the exit status is always that of the collection."""
    found = collect()
    if "--json" in arguments:
        print(json.dumps(found))
        return 0
    PAGE.write_text(page(found), "utf-8")
    for fault in faults(found):
        print(fault, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
