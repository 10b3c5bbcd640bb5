"""The browser's types, written from the message structs: ``python -m baohuang.server.typescript``.

The client is checked against them, so a struct and its reader cannot drift apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from baohuang.bots.analysis import Analysis, Moment, Odds
from baohuang.server.messages import ClientMessage, DealEvent, Player, RoomSeat, ServerMessage
from baohuang.server.replays import Replay, ReplayStep, Shuffle
from baohuang.views.view import Line, Prompt, SeatView
from baohuang.web import ROOT

TARGET: Final = ROOT / "types" / "messages.d.ts"

HEAD: Final = """/**
 * The messages between table and client, and what a seat sees.
 * Written by `python -m baohuang.server.typescript` from the server's message structs; not edited by hand.
 */
"""

SHARED: Final[tuple[type[msgspec.Struct], ...]] = (
    Line,
    SeatView,
    Prompt,
    Player,
    RoomSeat,
    Shuffle,
    ReplayStep,
    Replay,
    Moment,
    Odds,
    Analysis,
)
"""Structs with an interface of their own, by their own name."""

UNIONS: Final = {"DealEvent": DealEvent, "ServerMessage": ServerMessage, "ClientMessage": ClientMessage}

PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def types() -> str:
    """The text of the file."""
    parts = [HEAD]
    for struct in SHARED:
        parts.append(f"export interface {struct.__name__} {body(struct)}\n")
    for name, union in UNIONS.items():
        parts.append(f"export type {name} =\n{union_of(get_args(union))};\n")
    return "\n".join(parts)


def body(struct: type[msgspec.Struct]) -> str:
    """The members of a struct, one a line."""
    return "{\n" + "".join(f"  {member};\n" for member in members(struct)) + "}"


def union_of(structs: Iterable[type[msgspec.Struct]]) -> str:
    """Tagged structs, one a line."""
    return "\n".join("  | { " + "; ".join(members(struct)) + " }" for struct in structs)


def members(struct: type[msgspec.Struct]) -> list[str]:
    """The tag, then each field that reaches the wire."""
    info = inspect.type_info(struct)
    if not isinstance(info, inspect.StructType):
        raise TypeError(struct)
    tag = [f'{info.tag_field}: "{info.tag}"'] if info.tag_field else []
    left_out = struct.__struct_config__.omit_defaults
    sent = [field for field in info.fields if field.required or not left_out]
    return tag + [f"{field.encode_name}: {expression(field.type)}" for field in sent]


def expression(info: inspect.Type) -> str:
    """A type in TypeScript. Raises `TypeError` for what no message needs so far."""
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    match info:
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
        case inspect.UnionType():
            return _union(info)
        case inspect.DictType():
            return f"Record<{expression(info.key_type)}, {expression(info.value_type)}>"
        case inspect.VarTupleType() | inspect.ListType():
            return f"{_grouped(_item(info.item_type))}[]"
        case inspect.TupleType():
            return "[" + ", ".join(expression(item) for item in info.item_types) + "]"
        case inspect.StructType():
            return _item(info)
        case _:
            raise TypeError(info)


def _item(info: inspect.Type) -> str:
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    if isinstance(info, inspect.UnionType) and (name := _name_of(info)):
        return name
    return expression(info)


def _union(info: inspect.UnionType) -> str:
    members_of: list[Any] = sorted(info.types, key=lambda one: isinstance(one, inspect.NoneType))
    return " | ".join(dict.fromkeys(_item(one) for one in members_of))


def _name_of(info: inspect.UnionType) -> str | None:
    structs = {one.cls for one in info.types if isinstance(one, inspect.StructType)}
    return next((name for name, union in UNIONS.items() if structs == set(get_args(union))), None)


def _grouped(text: str) -> str:
    return f"({text})" if "|" in text else text


def main(target: Path = TARGET) -> None:
    """Write the file."""
    target.write_text(types(), "utf-8")


if __name__ == "__main__":
    main()
