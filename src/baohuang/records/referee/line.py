"""One line in, one line out: a request is decoded, judged and answered, whatever it holds."""

from __future__ import annotations

from typing import Any, Final, assert_never

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from baohuang.engine.deal import Refused
from baohuang.messages import negotiate, text
from baohuang.records.fault import FAULTS
from baohuang.records.referee.answers import Agreement, AnyAnswer, Refusal
from baohuang.records.referee.beats import beats
from baohuang.records.referee.deal import IllegalAction, deal, position
from baohuang.records.referee.legal import legal
from baohuang.records.referee.requests import (
    AnyRequest,
    BeatsRequest,
    DealRequest,
    LegalRequest,
    PositionRequest,
    ScoreRequest,
    SettleRequest,
)
from baohuang.records.referee.score import score
from baohuang.records.referee.settle import settle

LARGEST: Final = 1 << 20
"""Bytes of the longest line that is read (1 MiB); a longer one is ``too-large``."""

DETAIL: Final = 200
"""Characters of the longest detail."""


def answer_line(line: bytes) -> bytes | None:
    """The answer to one line, as JSON without a line break; None for a blank line. Never raises for bad input.

    >>> answer_line(b'{"op": "beats", "rules": "qingdao", "top": "w99", "play": "WTT"}')
    b'{"ok":true,"closes":false}'
    """
    if len(line) > LARGEST:
        return refuse_line("too-large")
    if not line.strip():
        return None
    try:
        fields = msgspec.json.decode(line)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        return msgspec.json.encode(refusal("bad-request", "en", str(error)))
    return msgspec.json.encode(answer(fields))


def refuse_line(code: str) -> bytes:
    """The answer to a line that cannot be read."""
    return msgspec.json.encode(refusal(code, "en"))


def answer(fields: Any) -> AnyAnswer:
    """The answer to a request as decoded from JSON."""
    given = fields if isinstance(fields, dict) else {}
    echoed = given.get("id", UNSET)
    return replace(_judged(fields, language(given.get("lang"))), id=echoed)


def language(wish: object) -> str:
    """The language of a wish, English where it is none."""
    return negotiate(wish) if isinstance(wish, str) else "en"


def _judged(fields: Any, lang: str) -> AnyAnswer:
    try:
        return dispatch(msgspec.convert(fields, AnyRequest))
    except msgspec.ValidationError as error:
        return refusal("bad-request", lang, str(error))
    except IllegalAction as error:
        return replace(refusal(error.code, lang), at=error.at)
    except Refused as error:
        return refusal(error.code, lang)
    except FAULTS as error:
        return refusal(error.code, lang, str(error))


def refusal(code: str, lang: str, detail: str = "") -> Refusal:
    """A refusal with its sentence."""
    return Refusal(error=code, message=text(lang, f"error-{code}"), detail=detail[:DETAIL] or UNSET)


def dispatch(request: AnyRequest) -> Agreement:
    """The answer of the operation asked for."""
    match request:
        case BeatsRequest():
            return beats(request)
        case LegalRequest():
            return legal(request)
        case ScoreRequest():
            return score(request)
        case SettleRequest():
            return settle(request)
        case DealRequest():
            return deal(request)
        case PositionRequest():
            return position(request)
        case _:
            assert_never(request)
