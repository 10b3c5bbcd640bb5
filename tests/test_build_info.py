"""Which build runs is told truly, and an edit after compiling is noticed."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from baohuang.build_info import Build, digests, inspect_build, listed_modules, source_of

MODULES = ("baohuang.cards.kinds", "baohuang.engine.deal")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with two hot modules, not compiled."""
    for module in MODULES:
        source = source_of(module, tmp_path)
        source.parent.mkdir()
        source.write_text("x = 1\n")
    (tmp_path / "compiled.txt").write_text("# the hot modules\n\n" + "\n".join(MODULES))
    return tmp_path


def pretend_compiled(package: Path, *modules: str) -> None:
    """Leave behind what compiling these modules leaves."""
    for module in modules:
        source_of(module, package).with_suffix(EXTENSION_SUFFIXES[0]).touch()
    rows = (f"{digest}  {module}\n" for module, digest in digests(modules, package).items())
    (package / "compiled.sha256").write_text("".join(rows))


def test_nothing_compiled_is_pure(package: Path) -> None:
    build = inspect_build(package)
    assert build == Build(listed=MODULES, compiled=(), stale=())
    assert (build.describe(), build.warning()) == ("pure (0 of 2 modules)", None)


def test_all_compiled_from_these_sources(package: Path) -> None:
    pretend_compiled(package, *MODULES)
    build = inspect_build(package)
    assert build == Build(listed=MODULES, compiled=MODULES, stale=())
    assert (build.describe(), build.warning()) == ("compiled (2 of 2 modules)", None)


def test_an_edit_after_compiling_is_noticed(package: Path) -> None:
    pretend_compiled(package, *MODULES)
    source_of(MODULES[1], package).write_text("x = 2\n")
    build = inspect_build(package)
    assert build.stale == (MODULES[1],)
    assert "baohuang.engine.deal" in (build.warning() or "")


def test_a_compiled_file_of_unknown_origin_is_stale(package: Path) -> None:
    source_of(MODULES[0], package).with_suffix(EXTENSION_SUFFIXES[0]).touch()
    assert inspect_build(package).stale == (MODULES[0],)


def test_half_a_compiled_build_is_told(package: Path) -> None:
    pretend_compiled(package, MODULES[0])
    build = inspect_build(package)
    assert (build.kind, build.warning() is None) == ("mixed", False)


def test_every_listed_module_exists() -> None:
    assert [name for name in listed_modules() if not source_of(name).exists()] == []
