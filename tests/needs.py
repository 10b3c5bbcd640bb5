"""What a test needs of the machine beyond Python: without it the test is skipped, and fails where all is required.

CI sets BAOHUANG_REQUIRE=all, so there nothing is skipped unseen.
"""

import os
import shutil

import pytest


def program(*names: str) -> str:
    """The path of the first of these programs that is installed; else the test ends here."""
    for name in names:
        path = shutil.which(name)
        if path:
            return path
    return lacking(f"{' or '.join(names)} is not installed")


def lacking(what: str) -> str:
    """Skip the running test, or fail it where BAOHUANG_REQUIRE=all."""
    if os.environ.get("BAOHUANG_REQUIRE") == "all":
        pytest.fail(f"BAOHUANG_REQUIRE=all, but {what}")
    pytest.skip(what)


def chromium() -> str:
    """The path of the browser that the end-to-end tests drive."""
    return program("chromium", "chromium-browser", "google-chrome")


def node() -> str:
    """The path of Node.js, which runs the web client's own tests."""
    return program("node", "nodejs")
