"""The client that the browser runs: plain ES modules beside this file, served as they are."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent
"""The folder of the client's files."""
