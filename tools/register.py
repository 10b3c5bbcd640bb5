"""The clause register as data: spec/CLAUSES.md and spec/pending."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| ([A-Z]{2}-\d{2}) \| (.+?) \|$", re.MULTILINE)


def register(root: Path = ROOT) -> dict[str, str]:
    """The statement of each clause, by id, in the register's order."""
    return dict(ROW.findall((root / "spec" / "CLAUSES.md").read_text("utf-8")))


def pending(root: Path = ROOT) -> dict[str, str]:
    """The reason of each clause that still has no test, by id."""
    lines = (root / "spec" / "pending").read_text("utf-8").splitlines()
    parts = (line.partition(" ") for line in lines if line.strip())
    return {clause: reason.strip() for clause, _, reason in parts}
