"""`baohuang referee`: answers one JSON request a line, from a file or standard input."""

import argparse
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

NAME = "referee"
SUMMARY = "Answer questions about the rules: one JSON request a line in, one JSON answer a line out."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A file, or the schema instead."""
    parser.add_argument("file", nargs="?", metavar="FILE", help="requests, one a line; standard input without it")
    parser.add_argument("--schema", action="store_true", help="print the JSON Schema of requests and answers instead")


def run(args: argparse.Namespace) -> int:
    """Answer to the end of the input; the status is 0 unless the file cannot be read."""
    if args.schema:
        print_schema()
        return 0
    if args.file is None or args.file == "-":
        judge(sys.stdin.buffer, sys.stdout.buffer)
        return 0
    try:
        with Path(args.file).open("rb") as lines:
            judge(lines, sys.stdout.buffer)
    except OSError as error:
        print(f"baohuang referee: {args.file}: {error.strerror}", file=sys.stderr)
        return 2
    return 0


def print_schema() -> None:
    """The schema as indented JSON."""
    import msgspec

    from baohuang.records.referee import referee_schema

    print(msgspec.json.format(msgspec.json.encode(referee_schema())).decode())


def judge(lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line of `lines`, each answer flushed before the next line is read."""
    from baohuang.records.referee import LARGEST

    for line in bounded_lines(lines, LARGEST):
        given = safe_answer(line)
        if given is not None:
            answers.write(given + b"\n")
            answers.flush()


def safe_answer(line: bytes) -> bytes | None:
    """The answer to a line; a fault of ours is told on standard error, and the line refused."""
    from baohuang.records.referee import answer_line, refuse_line

    try:
        return answer_line(line)
    except Exception:  # noqa: BLE001  # the next line is to be answered whatever this one held
        traceback.print_exc()
        return refuse_line("bad-request")


def bounded_lines(lines: BinaryIO, largest: int) -> Iterator[bytes]:
    """The lines without their break; of one longer than `largest` only so much that it shows."""
    while line := lines.readline(largest + 2):
        whole = line.endswith(b"\n")
        yield line.rstrip(b"\r\n") if whole else line
        while not whole and len(line) == largest + 2:
            line = lines.readline(largest + 2)
            whole = line.endswith(b"\n")
