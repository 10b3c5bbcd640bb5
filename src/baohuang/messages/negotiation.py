"""Which of our languages a reader's browser or locale asks for."""

from collections.abc import Mapping

from baohuang.messages.loader import FALLBACK, LANGS

TRADITIONAL = frozenset({"hant", "tw", "hk", "mo"})
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def negotiate(accept_language: str | None) -> str:
    """The best of `LANGS` for an Accept-Language header, or for a locale name such as ``zh_TW.UTF-8``.

    Chinese without a script goes by its region. Nothing that fits: English. Never raises.

    >>> negotiate("fr;q=0.9, zh-HK;q=0.8"), negotiate("ja,en;q=0.5"), negotiate(None)
    ('zh-Hant', 'ja', 'en')
    """
    wishes = [_wish(part) for part in (accept_language or "").split(",")]
    ranked = sorted((wish for wish in wishes if wish[0] > 0), key=lambda wish: -wish[0])
    return next((lang for _, tag in ranked if (lang := _language(tag))), FALLBACK)


def locale_language(environ: Mapping[str, str]) -> str:
    """The best of `LANGS` for a terminal, by the locale variables of its environment.

    >>> locale_language({"LANG": "zh_CN.UTF-8"})
    'zh-Hans'
    """
    return negotiate(next((environ[name] for name in LOCALE_VARIABLES if environ.get(name)), None))


def _wish(part: str) -> tuple[float, str]:
    """Weight and tag of one member of the header; weight 0 where it makes no sense."""
    tag, *parameters = (piece.strip() for piece in part.split(";"))
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            return _weight(value), tag
    return 1.0, tag


def _weight(value: str) -> float:
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if 0 <= weight <= 1 else 0.0


def _language(tag: str) -> str | None:
    subtags = tag.partition(".")[0].lower().replace("_", "-").split("-")
    if subtags[0] == "zh":
        if "hans" in subtags:
            return "zh-Hans"
        return "zh-Hant" if TRADITIONAL & set(subtags) else "zh-Hans"
    return next((lang for lang in LANGS if lang == subtags[0]), None)
