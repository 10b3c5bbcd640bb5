"""What tables write down: the rows of a batch of effects, which are committed together."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from baohuang.server import talk
from baohuang.server.commits import Work
from baohuang.server.effects import Append, Effect, Finished, Muting
from baohuang.server.entries import Seated
from baohuang.server.ledger import Settlement
from baohuang.server.logbook import insert_entry
from baohuang.server.specs import TableSpec
from baohuang.server.standing import Standing, players
from baohuang.server.store import ResultRow, insert_played, insert_result, insert_sat


def rows_of(spec: TableSpec, effects: Sequence[Effect]) -> list[Work]:
    """What a batch of effects writes down, in one transaction."""
    rows: list[Work] = []
    for effect in effects:
        if isinstance(effect, Append):
            rows.append(insert_entry(spec.id, effect.number, effect.at, effect.entry))
            if isinstance(effect.entry, Seated) and effect.entry.person is not None:
                rows.append(insert_sat(effect.entry.person, spec.id))
        elif isinstance(effect, Finished):
            rows += _result_rows(spec, effect)
        elif isinstance(effect, Muting):
            rows.append(talk.keep_mute(effect.person, effect.muted, effect.on))
    return rows


def _result_rows(spec: TableSpec, done: Finished) -> list[Work]:
    points, places, names = (_json(one) for one in (done.points, done.places, [seat.name for seat in done.seats]))
    facts = (done.winner, points, places, done.emperor, done.guard, names)
    result = ResultRow(spec.id, done.deal, done.at, spec.rules, *facts)
    people = [(one.person, seat) for seat, one in enumerate(done.seats) if one.person is not None]
    rows: list[Work] = [insert_result(result), *(insert_played(person, result, seat) for person, seat in people)]
    rows.append(Standing(spec.rules, players(done.seats), done.emperor, done.guard, done.winner, done.points))
    if spec.stake is not None:
        seated = [one.person for one in done.seats]
        rows.append(Settlement(spec.id, done.deal, done.at, spec.stake.base, done.points, seated, done.begun))
    return rows


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
