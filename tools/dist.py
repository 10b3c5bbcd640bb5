"""Build the sdist, a pure and a compiled wheel; install each in an empty environment; play a deal with it.

The sdist is tried while the wheels are built, as either may compile. Without a C compiler the compiled wheel is left
out and named, unless BAOHUANG_REQUIRE=all.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import venv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
WORK = ROOT / "build" / "dist"
LOCK = ROOT / "requirements" / "lock.txt"
DEAL = ["simulate", "--rules", "qingdao", "--deals", "1", "--seed", "1"]


def main() -> int:
    """Build, install and try; the exit status."""
    for folder in (DIST, WORK):
        shutil.rmtree(folder, ignore_errors=True)
    kinds = ["pure", *(["compiled"] if can_compile() else [])]
    sdist = build(ROOT, "sdist", "pure")
    with ThreadPoolExecutor() as pool:
        source = pool.submit(attempt, sdist, kinds[-1])
        for kind in kinds:
            attempt(build(unpack(sdist, kind), "wheel", kind), kind)
        source.result()
    for made in sorted(DIST.iterdir()):
        print(f"{made.name}: {made.stat().st_size / 1024:.0f} KiB")
    return 0


def can_compile() -> bool:
    """Whether a C compiler is at hand; its absence is an error where everything is required."""
    if any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        return True
    if os.environ.get("BAOHUANG_REQUIRE") == "all":
        sys.exit("no C compiler: the compiled wheel cannot be built")
    print("no C compiler: the compiled wheel is left out", file=sys.stderr)
    return False


def build(source: Path, what: str, kind: str) -> Path:
    """Build one distribution into dist/ with the tools of the current environment."""
    before = set(DIST.glob("*"))
    command = [sys.executable, "-m", "build", f"--{what}", "--no-isolation", "--outdir", str(DIST), str(source)]
    run(command, kind, ROOT)
    (made,) = set(DIST.glob("*")) - before
    return made


def unpack(sdist: Path, kind: str) -> Path:
    """The source tree of the sdist, apart for each kind so that nothing of one build enters another."""
    folder = WORK / kind / "source"
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (tree,) = folder.iterdir()
    return tree


def attempt(made: Path, kind: str) -> None:
    """Install a distribution in an empty environment and play a deal; it must be the build it claims to be."""
    home = WORK / f"try-{made.name}"
    venv.create(home, with_pip=True)
    python = str(home / "bin" / "python")
    run([python, "-m", "pip", "install", "--quiet", "--constraint", str(LOCK), str(made)], kind, home)
    baohuang = str(home / "bin" / "baohuang")
    version = run([baohuang, "--version"], kind, home)
    if f" {kind} (" not in version:
        sys.exit(f"{made.name} should be {kind}, but says: {version}")
    run([baohuang, *DEAL], kind, home)
    print(f"{made.name} plays a deal: {version.strip()}")


def run(command: list[str], kind: str, folder: Path) -> str:
    """Run a command with the wished build; its output, or the end of everything with it."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    done = subprocess.run(
        command, cwd=folder, env=clean | {"BAOHUANG_BUILD": kind}, check=False, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
