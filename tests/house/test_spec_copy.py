"""spec/ is a true copy of the register that the project shares, where that lies beside the repository."""

from pathlib import Path

import pytest

from tools.register import ROOT

SHARED = ROOT.parent / "shared"
OWN = {"pending"}


def files(folder: Path) -> dict[str, bytes]:
    """The content of each file of a folder, by name."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file() and path.name not in OWN}


@pytest.mark.skipif(not SHARED.is_dir(), reason="no shared register beside this clone")
@pytest.mark.parametrize(("ours", "theirs"), [("spec", "spec"), ("spec/sources", "sources")])
def test_copy_is_true(ours: str, theirs: str) -> None:
    assert files(ROOT / ours) == files(SHARED / theirs)
