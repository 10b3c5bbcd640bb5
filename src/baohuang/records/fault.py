"""What this room raises, and the codes (RULES §5) that stand for what lower rooms raise."""

from __future__ import annotations

from typing import Final

from baohuang.cards.notation import NotationError
from baohuang.engine.deal import Refused
from baohuang.engine.setup import BadHands
from baohuang.rulesets.options import OptionError
from baohuang.rulesets.registry import UnknownRules


class BadRequest(ValueError):
    """Something that makes no sense as asked. Code ``bad-request``."""

    code = "bad-request"


class BadRecord(ValueError):
    """A record that was cut off or changed. Code ``bad-record``; `where` is the place of the damage."""

    code = "bad-record"

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}")
        self.where = where


FAULTS: Final = (BadRequest, BadRecord, UnknownRules, OptionError, NotationError, BadHands, Refused)
"""Every exception that means bad input; each has a `code`."""
