"""What every test may lean on: the clause watch, the build that runs, and what this machine lacks."""

import os

import pytest

from baohuang.build_info import inspect_build

pytest_plugins = ["tools.clause_plugin"]


def pytest_configure() -> None:
    """Refuse to test a build that hides edits, or one that is not the build asked for."""
    build = inspect_build()
    warning = build.warning()
    if warning:
        raise pytest.UsageError(warning)
    wish = os.environ.get("BAOHUANG_BUILD", "auto")
    if wish not in {"auto", build.kind}:
        raise pytest.UsageError(f"BAOHUANG_BUILD={wish}, but the build that runs is {build.describe()}")


def pytest_report_header() -> str:
    """Name the build at the head of the run."""
    return f"baohuang: {inspect_build().describe()}"
