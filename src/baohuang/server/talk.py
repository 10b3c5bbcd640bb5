"""What people say at a table: phrases and emotes by id, free text in private rooms only. Nothing of it is kept.

Free text is cleaned, never interpreted: whoever shows it shows it as text. What is kept is who does not want to hear
whom, and whom the operator has silenced.
"""

from __future__ import annotations

import sqlite3
import unicodedata
from typing import Final

from baohuang.server.commits import Statement
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


def clean(text: str, longest: int = LONGEST) -> str:
    """The text in compatible form, without what cannot be seen, at most `longest` characters; perhaps empty.

    >>> clean("  ｈｅｌｌｏ \u202e there ")
    'hello there'
    """
    folded = unicodedata.normalize("NFKC", text[: longest * 4])
    seen = "".join(" " if sign.isspace() else sign for sign in folded)
    shown = "".join(sign for sign in seen if unicodedata.category(sign) not in HIDDEN)
    return " ".join(shown.split())[:longest]


def mouth(now: int) -> Bucket:
    """How much one person may say."""
    return Bucket(AT_ONCE, A_SECOND, now / 1000)


def mutes(database: sqlite3.Connection) -> list[tuple[int, int]]:
    """Pairs of who does not hear and who is not heard."""
    return [(int(person), int(muted)) for person, muted in database.execute("SELECT person, muted FROM mutes")]


def keep_mute(person: int, muted: int, on: bool) -> Statement:
    """Keep that a person does not hear another, or hears them again."""
    sql = "INSERT OR IGNORE INTO mutes VALUES (?, ?)" if on else "DELETE FROM mutes WHERE person = ? AND muted = ?"
    return Statement(sql, (person, muted), fine=True)


def silenced(database: sqlite3.Connection, person: int, now: int) -> bool:
    """Whether the operator has silenced a person for longer than `now`, in milliseconds."""
    row = database.execute("SELECT silenced FROM people WHERE id = ?", (person,)).fetchone()
    return row is not None and row[0] is not None and int(row[0]) > now


def silence(person: int, until: int | None) -> Statement:
    """Nobody hears a person before a time in milliseconds; None: they are heard again."""
    return Statement("UPDATE people SET silenced = ? WHERE id = ?", (until, person))
