"""The registry of rulesets: a new town is one file beside this one and one line here (ON-24)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from baohuang.rulesets.classic108 import CLASSIC108
from baohuang.rulesets.options import Value, configure
from baohuang.rulesets.qingdao import QINGDAO
from baohuang.rulesets.specs import Ruleset
from baohuang.rulesets.weifang import WEIFANG
from baohuang.rulesets.weihai import WEIHAI

RULESETS: Final[dict[str, Ruleset]] = {rules.id: rules for rules in (QINGDAO, WEIFANG, WEIHAI, CLASSIC108)}


class UnknownRules(LookupError):
    """There is no ruleset of that id. Code ``bad-rules``."""

    code = "bad-rules"


@lru_cache(maxsize=256)
def _configured(rules_id: str, options: tuple[tuple[str, Value], ...]) -> Ruleset:
    return configure(RULESETS[rules_id], dict(options))


def ruleset(rules_id: str, options: Mapping[str, object] | None = None) -> Ruleset:
    """The ruleset `rules_id` with `options`. Raises `UnknownRules` or `OptionError`.

    >>> ruleset("weihai", {"sixes": 16}).deck.size()
    168
    """
    if rules_id not in RULESETS:
        raise UnknownRules(f"no ruleset is called {rules_id!r}")
    given = dict(options or {})
    configure(RULESETS[rules_id], given)
    return _configured(rules_id, tuple(sorted(given.items())))
