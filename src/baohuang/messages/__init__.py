"""What people read: Fluent files in four languages, one function that turns an id into a sentence.

The room knows no cards and no rules. Whoever refuses, explains or reports hands over an id and its
arguments; the language is chosen where the text is shown.

>>> text("en", "error-must-lead")
'You lead this trick, so you cannot pass: play something.'
"""

from baohuang.messages.loader import FALLBACK, FILES, LANGS, UnknownMessage, has, ids, source, text
from baohuang.messages.negotiation import locale_language, negotiate

__all__ = [
    "FALLBACK",
    "FILES",
    "LANGS",
    "UnknownMessage",
    "has",
    "ids",
    "locale_language",
    "negotiate",
    "source",
    "text",
]
