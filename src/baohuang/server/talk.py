"""What people say at a table: phrases and emotes by id, free text in private rooms only. Nothing of it is kept.

Free text is cleaned, never interpreted: whoever shows it shows it as text.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from baohuang.server.limits import Bucket

PHRASES: Final = (
    *("hello", "thanks", "sorry", "well-played", "good-luck", "one-moment", "your-turn", "goodbye"),
    *("i-am-with-you", "help-me", "let-me-lead", "leave-it-to-me", "i-am-the-guard", "i-am-no-guard", "strong", "weak"),
)
"""Quick phrases; the second row is for bluffing. Their sentences are the messages ``phrase-<id>``."""

EMOTES: Final = ("smile", "laugh", "cry", "angry", "cool", "think", "clap", "tea")
"""Their names are the messages ``emote-<id>``."""

LONGEST: Final = 120
"""Characters of free text."""

AT_ONCE: Final = 4
A_SECOND: Final = 0.4
HIDDEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})


def clean(text: str) -> str:
    """The text in compatible form, without what cannot be seen, at most `LONGEST` characters; perhaps empty.

    >>> clean("  ｈｅｌｌｏ \u202e there ")
    'hello there'
    """
    folded = unicodedata.normalize("NFKC", text[: LONGEST * 4])
    seen = "".join(" " if sign.isspace() else sign for sign in folded)
    shown = "".join(sign for sign in seen if unicodedata.category(sign) not in HIDDEN)
    return " ".join(shown.split())[:LONGEST]


def mouth(now: int) -> Bucket:
    """How much one person may say."""
    return Bucket(AT_ONCE, A_SECOND, now / 1000)
