"""`baohuang hint`: what a good player would do in a position."""

import argparse
import json
import sys
from typing import Any

NAME = "hint"
SUMMARY = "Tell what a good player would do in a position."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help="a JSON object: the referee's `position` request, or `deal` with hands (standard input)",
    )
    parser.add_argument("--most", type=int, default=5, help="how many plays to name (5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Print the best actions of the seat to act, the best first; 2 for a request that cannot be read."""
    from baohuang.bots.hints import hints
    from baohuang.engine.text import format_action
    from baohuang.views.remember import recall

    try:
        deal = deal_asked(read(args.file))
        asked = deal.to_act()
        if not asked:
            raise ValueError("the deal is over")
    except (OSError, ValueError, LookupError, RuntimeError) as error:
        print(f"baohuang: {error}", file=sys.stderr)
        return 2
    seat = asked[0]
    plays = [format_action(deal, action) for action in hints(recall(deal, seat), deal.legal(seat), args.most)]
    print(json.dumps({"seat": seat, "plays": plays}) if args.json else "\n".join(plays))
    return 0


def read(file: str | None) -> dict[str, Any]:
    """The request. Raises `OSError` or `ValueError`."""
    from pathlib import Path

    text = sys.stdin.read() if file in {None, "-"} else Path(str(file)).read_text("utf-8")
    request = json.loads(text)
    if not isinstance(request, dict):
        raise ValueError("the request is a JSON object")
    return request


def deal_asked(request: dict[str, Any]) -> Any:
    """The deal at the question. Raises `ValueError` or `LookupError` where it makes no sense."""
    import msgspec

    from baohuang.bots.tactics import Layout
    from baohuang.cards.notation import parse_cards
    from baohuang.engine.deal import Refused
    from baohuang.engine.setup import deal_hands
    from baohuang.engine.text import act
    from baohuang.records.positions import Position, deal_at
    from baohuang.rulesets.registry import ruleset

    if "emperor" in request:
        deal = deal_at(msgspec.convert(request, Position))
    else:
        layout = msgspec.convert(request, Layout)
        hands = [parse_cards(hand) for hand in layout.hands]
        deal = deal_hands(ruleset(layout.rules, layout.options), hands, layout.starter, parse_cards(layout.kitty))
    for action in request.get("actions", []):
        seat, _, text = str(action).partition(" ")
        try:
            act(deal, int(seat), text)
        except Refused as error:
            raise ValueError(f"{action}: {error.code}") from error
    return deal
