"""The reference pages name what there is: every message, event and field, and nothing else."""

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from baohuang.engine.text import PLAIN_VERBS, READERS
from baohuang.server import messages
from baohuang.server.app import Settings, create_app
from baohuang.server.specs import Pace
from baohuang.views.view import Prompt, SeatView
from tools.register import ROOT

REFERENCE = ROOT / "docs" / "reference"
VIEWS, PROTOCOL, NOTATION = (
    (REFERENCE / f"{page}.md").read_text("utf-8") for page in ("events-and-views", "protocol", "notation")
)
CODE = re.compile(r"`([^`]+)`")
Table = dict[str, set[str]]


def part(page: str, heading: str) -> str:
    """What stands under a heading, up to the next."""
    return page.partition(f"## {heading}\n")[2].partition("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """The cells of the table rows of a text, the heads left out."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if "`" in line.partition("|")[2]]


def documented(text: str) -> Table:
    """Tag and fields of each row of a table of messages."""
    table = [row for row in rows(text) if row[0] != "`t`"]
    return {CODE.findall(row[0])[0]: set(CODE.findall(row[1])) for row in table}


def defined(union: object) -> Table:
    """Tag and fields of each struct of a union."""
    return {str(one.__struct_config__.tag): set(one.__struct_fields__) for one in get_args(union)}


def names(table: list[list[str]]) -> list[str]:
    """The names in the first column."""
    return [name for row in table for name in CODE.findall(row[0])]


def test_every_event_is_described_with_its_fields() -> None:
    assert documented(part(VIEWS, "Events")) == defined(messages.DealEvent)


def test_every_field_of_a_view_and_of_a_prompt_is_described() -> None:
    listed = names(rows(part(VIEWS, "Fields of a view")))
    assert sorted(listed) == sorted([*SeatView.__struct_fields__, *Prompt.__struct_fields__])


@pytest.mark.parametrize(
    ("heading", "union"),
    [("From the client", messages.ClientMessage), ("From the server", messages.ServerMessage)],
)
def test_every_message_is_described_with_its_fields(heading: str, union: object) -> None:
    assert documented(part(PROTOCOL, heading)) == defined(union)


def test_the_conversation_is_made_of_messages() -> None:
    """Each line of the example can be read as what a client or the server sends."""
    said = part(PROTOCOL, "A conversation").partition("```json\n")[2].partition("```")[0].splitlines()
    assert len(said) > 5
    for line in said:
        to_server = json.loads(line)["t"] in defined(messages.ClientMessage) and "protocol" not in line
        msgspec.json.decode(line, type=messages.ClientMessage if to_server else messages.ServerMessage)


def test_every_address_is_described(tmp_path: Path) -> None:
    """What the server offers to programs, in OpenAPI and in the table alike."""
    offered = create_app(Settings(tmp_path / "house", Pace())).openapi()["paths"]
    wanted = {f"{verb.upper()} {path}" for path, verbs in offered.items() for verb in verbs}
    listed = re.findall(r"`((?:GET|POST|DELETE) [^`]+)`", part(PROTOCOL, "HTTP"))
    plain = {re.sub(r"<\w+>", "{}", one.partition("?")[0]) for one in listed}
    assert {re.sub(r"{\w+}", "{}", one) for one in wanted} - plain == set()


def test_every_verb_is_described() -> None:
    listed = {name.split()[0] for name in names(rows(part(NOTATION, "Actions")))}
    assert listed == {*PLAIN_VERBS, *READERS, "pass"}
