"""Write requirements/lock.txt: the newest versions that pyproject.toml allows, tried in a fresh environment.

Run it to bring the pins up to date; the suite then says whether they fit together.
"""

import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

LOCK = Path("requirements/lock.txt")
HEAD = "# Exact versions of all that the Makefile installs. Written by `make lock`; not edited by hand.\n"


def wanted() -> list[str]:
    """Every requirement of the package, its extras and its groups."""
    data = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
    project = data["project"]
    extras = project["optional-dependencies"].values()
    groups = data["dependency-groups"].values()
    return [
        *project["dependencies"],
        *(one for many in (*extras, *groups) for one in many),
        *data["build-system"]["requires"],
    ]


def main() -> None:
    """Install everything in an empty environment and keep what pip chose."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = [str(Path(folder, "bin", "python")), "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", "--upgrade", "pip"], check=True, stdout=sys.stderr)
        subprocess.run([*pip, "install", "--quiet", *wanted()], check=True, stdout=sys.stderr)
        frozen = subprocess.run([*pip, "freeze", "--all"], check=True, capture_output=True, text=True)
    LOCK.write_text(HEAD + frozen.stdout, "utf-8")


if __name__ == "__main__":
    main()
