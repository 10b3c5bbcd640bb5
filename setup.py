"""The compiled build: mypyc over the hot modules as they stand, in one group (docs/decisions/0001).

The environment variable BAOHUANG_BUILD chooses: `compiled`, `pure`, or `auto` (the default: compiled
where mypyc and a C compiler are at hand, else pure, and it says which).
"""

import hashlib
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import ClassVar, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/baohuang")
GROUP = "baohuang_hot"


def hot_sources() -> list[str]:
    """The files of the modules in compiled.txt; a listed module without a file is an error."""
    lines = (PACKAGE / "compiled.txt").read_text("utf-8").splitlines()
    names = [line for line in lines if line and not line.startswith("#")]
    paths = [Path("src", *name.split(".")).with_suffix(".py") for name in names]
    missing = [str(path) for path in paths if not path.exists()]
    if missing:
        sys.exit(f"compiled.txt lists modules that do not exist: {', '.join(missing)}")
    return [str(path) for path in paths]


def why_pure() -> str | None:
    """The reason for a pure build, or None when the build is to be compiled."""
    wish = os.environ.get("BAOHUANG_BUILD", "auto")
    if wish not in {"auto", "compiled", "pure"}:
        sys.exit(f"BAOHUANG_BUILD is {wish!r}; it may be auto, compiled or pure")
    if wish == "pure":
        return "BAOHUANG_BUILD=pure"
    lacks = _what_lacks()
    if lacks and wish == "compiled":
        sys.exit(f"BAOHUANG_BUILD=compiled, but {lacks}")
    return lacks


def _what_lacks() -> str | None:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and not (shutil.which(compiler) or shutil.which("cc")):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not installed"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    return None


def extensions() -> list[Extension]:
    """The extension modules of this build; none in a pure one."""
    sources = hot_sources()
    reason = why_pure()
    if reason or not sources:
        print(f"baohuang: pure build ({reason or 'compiled.txt lists no module'})", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    BuildHot.record = "".join(_digest_row(Path(path)) for path in sources)  # before an edit can come between
    print(f"baohuang: compiled build of {len(sources)} modules", file=sys.stderr)
    made = [cast("Extension", one) for one in mypycify(sources, opt_level="2", group_name=GROUP)]
    if sys.platform != "win32":
        for extension in made:
            extension.extra_compile_args += ["-fno-semantic-interposition", "-g0"]
    return made


class BuildHot(build_ext):
    """Builds the extensions, then records beside the package from which sources."""

    record: ClassVar[str] = ""

    def run(self) -> None:
        """Compile and write compiled.sha256."""
        super().run()
        target = PACKAGE if self.inplace else Path(self.build_lib, "baohuang")
        (target / "compiled.sha256").write_text(self.record, "utf-8")


def _digest_row(path: Path) -> str:
    module = ".".join(path.with_suffix("").parts[1:])
    return f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {module}\n"


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildHot})
