"""The text files of the repository that git tracks."""

import subprocess
from collections.abc import Iterator

from tools.register import ROOT


def tracked_texts(*patterns: str) -> Iterator[tuple[str, str]]:
    """Path and text of each tracked file, pictures and the like left out."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--", *patterns],  # noqa: S607
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if path.is_file():
            try:
                yield name, path.read_text("utf-8")
            except UnicodeDecodeError:
                continue
