"""Records of finished deals, made from a table's entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from baohuang.records.record import Record, record_of
from baohuang.rulesets.registry import ruleset
from baohuang.server.entries import Acted, AnyEntry, Begun
from baohuang.server.game import Game


def records(rules: str, options: Mapping[str, int | str], entries: Iterable[AnyEntry]) -> Iterator[tuple[int, Record]]:
    """The number of each finished deal at its table, void ones counted, and its record.

    A void deal comes only after the deal that it led to is over, for both have the same secret.
    """
    script: list[str] = []
    game = Game(ruleset(rules, options), script=script)
    waiting: list[tuple[int, Record]] = []
    played = 1
    starter: int | None = None
    for entry in entries:
        game.replay(entry)
        if isinstance(entry, Begun):
            starter = entry.starter
        known = game.fairness
        if not isinstance(entry, Acted | Begun) or not game.finished or known is None or game.secret is not None:
            continue
        head = record_of(rules, options, known.secret, starter)
        whole = replace(head, number=played, redeal=known.redeal, luck=known.luck, actions=tuple(script))
        waiting.append((game.deal, whole))
        script.clear()
        if not game.void:
            yield from waiting
            waiting.clear()
            played += 1


def record(rules: str, options: Mapping[str, int | str], entries: Iterable[AnyEntry], deal: int) -> Record | None:
    """The record of one deal, or None where it is not over or not there."""
    return next((one for number, one in records(rules, options, entries) if number == deal), None)
