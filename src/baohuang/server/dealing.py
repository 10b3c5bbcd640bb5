"""Where a table's secret becomes hands. It stays interpreted, so that tests can lay out hands of their own here."""

from __future__ import annotations

from collections.abc import Sequence

from baohuang.cards.fair import mixed
from baohuang.engine.deal import Deal
from baohuang.engine.setup import new_deal
from baohuang.rulesets.specs import Ruleset


def deal_out(rules: Ruleset, secret: bytes, luck: Sequence[str], redeal: int, starter: int | None) -> Deal:
    """A new deal, shuffled by the secret, the players' luck and the number of void deals before (`cards.fair`)."""
    return new_deal(rules, mixed(secret, luck, redeal), starter)
