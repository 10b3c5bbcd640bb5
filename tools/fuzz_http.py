"""Ask the HTTP API everything its own description allows, and more: ``python -m tools.fuzz_http``.

Schemathesis makes requests from ``/openapi.json`` of a running server, some that fit the description and some that do
not, as a stranger, as a guest and as a registered person. No answer may be a server's fault, and each has to be as the
description says: status, type and body. The last line sums it up.
"""

import argparse
import contextlib
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.failures import FailureGroup

from tools.fuzz import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]


def people(port: int) -> Iterator[tuple[str, str]]:
    """What they are called here, and their cookie."""
    yield "stranger", ""
    for who, path, body in (
        ("guest", "/api/tables", {"rules": "classic108"}),
        ("registered", "/api/account/register", {"name": "Ada of the Tests", "password": "a long enough one"}),
    ):
        line = HTTPConnection("127.0.0.1", port, timeout=60)
        with contextlib.closing(line):
            line.request("POST", path, json.dumps(body), {"content-type": "application/json"})
            answer = line.getresponse()
            answer.read()
            yield who, (answer.getheader("set-cookie") or "").partition(";")[0]


def examine(port: int, examples: int, number: int, who: str | None = None) -> tuple[Counter[int], list[str]]:
    """So many examples for each address and person; answers by status, and faults."""
    base = f"http://127.0.0.1:{port}"
    schema = schemathesis.openapi.from_url(f"{base}/openapi.json", timeout=120)
    statuses: Counter[int] = Counter()
    faults: list[str] = []
    for name, cookie in people(port):
        if who not in {None, name}:
            continue
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]  # a wrong description raises
            for mode in MODES:
                fault = probe(operation, mode, cookie, examples, number, statuses)
                faults += [f"{operation.label} as a {name}: {fault}"] if fault else []
    return statuses, faults


def probe(operation: Any, mode: GenerationMode, cookie: str, examples: int, number: int, statuses: Counter[int]) -> str:
    """Examples of one kind for one address; the fault, or nothing."""
    headers = {"cookie": cookie} if cookie else {}

    @seed(number)
    @settings(
        max_examples=examples,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def one(case: Any) -> None:
        answer = case.call(headers=headers, timeout=60)
        statuses[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)

    try:
        one()
    except Unsatisfiable:  # nothing about this address can be wrong
        return ""
    except FailureGroup as group:
        return "; ".join(str(one) for one in group.exceptions)
    return ""


def main() -> int:
    """Run it; the exit status is 1 where there was a fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=100, help="for each address, person and kind")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            statuses, faults = examine(server.port, arguments.examples, arguments.seed)
        finally:
            server.end()
        trace = "Traceback" in server.errors()
    for fault in faults:
        print(f"fault: {fault}")
    print(f"answers {sum(statuses.values())}, by status {dict(sorted(statuses.items()))}, seed {arguments.seed}")
    print(f"faults {len(faults) + trace}")
    return int(bool(faults) or trace)


if __name__ == "__main__":
    sys.exit(main())
