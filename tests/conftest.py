"""What every test may lean on: the clause watch, the build that runs, and what this machine lacks."""

import os

import pytest
from hypothesis import HealthCheck, settings

from baohuang.build_info import inspect_build

pytest_plugins = ["tools.clause_plugin"]

# `ci` tries the same few examples on every machine; `pytest --hypothesis-profile deep` tries many new ones.
BRUTE_FORCE = [HealthCheck.too_slow]
settings.register_profile(
    "ci", max_examples=60, derandomize=True, database=None, deadline=None, suppress_health_check=BRUTE_FORCE
)
settings.register_profile("deep", max_examples=2000, deadline=None, suppress_health_check=BRUTE_FORCE)
settings.load_profile("ci")


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
