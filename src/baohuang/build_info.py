"""Which build of the hot modules runs: compiled by mypyc or pure Python.

The list of hot modules is `compiled.txt`. A compiled build also leaves `compiled.sha256`, the digest of
each source it compiled, so that an edited source is noticed however its clock stands.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Build:
    """What is compiled; `stale` names the modules whose source has changed since."""

    listed: tuple[str, ...]
    compiled: tuple[str, ...]
    stale: tuple[str, ...]

    @property
    def kind(self) -> str:
        """`compiled`, `pure`, or `mixed` when only some of the listed modules are compiled."""
        if not self.compiled:
            return "pure"
        return "compiled" if self.compiled == self.listed else "mixed"

    def describe(self) -> str:
        """One line for people: the kind and how many modules.

        >>> Build(("a", "b"), ("a", "b"), ()).describe()
        'compiled (2 of 2 modules)'
        """
        return f"{self.kind} ({len(self.compiled)} of {len(self.listed)} modules)"

    def warning(self) -> str | None:
        """A sentence when the build hides edits or is only half there, else None."""
        if self.stale:
            names = ", ".join(self.stale)
            return f"compiled before the last edit of {names}: run `make compiled` or `make pure`"
        if self.kind == "mixed":
            return "only some of the hot modules are compiled: run `make compiled` or `make pure`"
        return None


def listed_modules(package: Path = PACKAGE) -> tuple[str, ...]:
    """The modules that a compiled build compiles, by their dotted names."""
    lines = (package / "compiled.txt").read_text("utf-8").splitlines()
    return tuple(sorted(line for line in lines if line and not line.startswith("#")))


def source_of(module: str, package: Path = PACKAGE) -> Path:
    """The source file of a module of this package."""
    return package.joinpath(*module.split(".")[1:]).with_suffix(".py")


def digests(modules: tuple[str, ...], package: Path = PACKAGE) -> dict[str, str]:
    """The SHA-256 of each module's source, by module name."""
    return {name: hashlib.sha256(source_of(name, package).read_bytes()).hexdigest() for name in modules}


def inspect_build(package: Path = PACKAGE) -> Build:
    """The build found on disk, which is the one that an import takes."""
    listed = listed_modules(package)
    compiled = tuple(name for name in listed if _has_extension(source_of(name, package)))
    built_from = _recorded(package)
    now = digests(compiled, package)
    stale = tuple(name for name in compiled if built_from.get(name) != now[name])
    return Build(listed, compiled, stale)


def _has_extension(source: Path) -> bool:
    return any(source.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)


def _recorded(package: Path) -> Mapping[str, str]:
    record = package / "compiled.sha256"
    if not record.exists():
        return {}
    pairs = (line.split() for line in record.read_text("utf-8").splitlines())
    return {name: digest for digest, name in pairs}
