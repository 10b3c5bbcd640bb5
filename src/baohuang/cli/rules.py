"""`baohuang rules`: a ruleset explained in words, with its options."""

import argparse
import json
import os
import sys

NAME = "rules"
SUMMARY = "Explain a ruleset and its options, in four languages."
BAD_USAGE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The ruleset, its options, the language and the format."""
    parser.add_argument("name", nargs="?", help="id of the ruleset; without it, the ids are listed")
    parser.add_argument("--lang", help="zh-Hans, zh-Hant, ja or en (default: the locale's language)")
    parser.add_argument("--options", default="{}", metavar="JSON", help='room options, such as \'{"pass": "hard"}\'')
    parser.add_argument(
        "--format", default="text", choices=("text", "markdown", "json"), help="what to print (default: %(default)s)"
    )


def run(args: argparse.Namespace) -> int:
    """Print the explanation; 2 where the ruleset, an option or the language does not exist."""
    from baohuang.messages import LANGS, locale_language, text

    lang = args.lang or locale_language(os.environ)
    if lang not in LANGS:
        return _complain(f"no language {lang!r}; there are: {', '.join(LANGS)}")
    if args.name is None:
        return _list(lang)
    try:
        print(explanation(args.name, args.options, lang, args.format), end="")
    except LookupError as error:
        return _complain(f"{text(lang, 'error-bad-rules')} ({error})")
    except (ValueError, RecursionError) as error:
        return _complain(f"{text(lang, 'error-bad-option')} ({error})")
    return 0


def explanation(name: str, options: str, lang: str, form: str) -> str:
    """The explanation as text, Markdown or JSON, with a line end.

    Raises `UnknownRules` or `OptionError`, and `ValueError` where `options` is no JSON object.
    """
    from baohuang.messages.rendering import to_json, to_markdown, to_text
    from baohuang.rulesets.explain import explain

    chosen = json.loads(options)
    if not isinstance(chosen, dict):
        raise ValueError("options are a JSON object")
    page = explain(name, chosen)
    if form == "json":
        return json.dumps(to_json(page, lang), ensure_ascii=False, indent=1) + "\n"
    return to_markdown(page, lang) if form == "markdown" else to_text(page, lang)


def _list(lang: str) -> int:
    from baohuang.messages import text
    from baohuang.rulesets.registry import RULESETS

    for name in RULESETS:
        print(f"{name:<12} {text(lang, f'ruleset-{name}')}")
    return 0


def _complain(sentence: str) -> int:
    print(f"baohuang rules: {sentence}", file=sys.stderr)
    return BAD_USAGE
