"""What no file of the repository may name: places on one machine, tools of one workplace, hosts of registries."""

import re

import pytest

from tests.house.tracked import tracked_texts

FORBIDDEN = {
    "a path of one machine": r"(?<![\w.~>}])/(?:work|root|home|tmp|Users)/",
    "the folder beside the repository": r"[.][.]/shared",
    "a tool of one workplace": r"\bfarm-(?:studio|bench)\b|\bduplicates [-]-|\bissues[ ]show\b|\bCONTRACT[.]md\b",
    "the host of a registry": r"pypi[.]org|pythonhosted[.]org|registry[.]npmjs|deb[.]debian|crates[.]io",
}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_names(what: str) -> None:
    pattern = re.compile(FORBIDDEN[what])
    named = [f"{path}: {found[0]}" for path, text in tracked_texts() for found in pattern.finditer(text)]
    assert named == []
