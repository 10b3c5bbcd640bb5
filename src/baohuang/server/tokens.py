"""Random words of letters and digits: a table's id, a room's code, the token of a session or a bot.

No other signs: a word that begins with a hyphen is taken for an option on a command line, and one that ends with a
hyphen or an underscore loses it where a text is searched for links.
"""

from __future__ import annotations

import secrets
import string
from typing import Final

SIGNS: Final = string.ascii_letters + string.digits
"""62 signs, so that a word has 5.95 bits for each."""


def drawn(length: int, signs: str = SIGNS) -> str:
    """A word that nobody can guess."""
    return "".join(secrets.choice(signs) for _ in range(length))
