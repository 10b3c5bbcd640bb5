"""What `baohuang --version` prints: the version, the Python, and which build of the hot modules runs."""

import platform
import sys

from baohuang import __version__
from baohuang.build_info import inspect_build


def version_line() -> str:
    """The version and the build in one line."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"baohuang {__version__} on {python}, {inspect_build().describe()}"


def print_version() -> int:
    """Print the version; warn on standard error when the compiled files are older than their sources."""
    print(version_line())
    warning = inspect_build().warning()
    if warning:
        print(f"warning: {warning}", file=sys.stderr)
    return 0
