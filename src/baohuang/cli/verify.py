"""`baohuang verify`: checks records by replaying them."""

import argparse
import sys
from pathlib import Path

NAME = "verify"
SUMMARY = "Check records: read each, compare its seal and commitment, and replay it under the rules."
MISSING = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The records, and what to show of them."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record as text or JSON; - for standard input")
    parser.add_argument("--state", action="store_true", help="print the state at the end as JSON too")
    parser.add_argument("--commitment", metavar="HEX", help="the commitment that was published before the deal")
    parser.add_argument("--at", type=int, metavar="N", help="replay only the first N actions")


def run(args: argparse.Namespace) -> int:
    """One line a record; the status is 1 when one is bad, 2 when one cannot be read."""
    status = 0
    for name in args.files:
        try:
            text = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        except OSError as error:
            print(f"baohuang verify: {name}: {error.strerror}", file=sys.stderr)
            status = MISSING
            continue
        fine = report(name, text, args.at, args.state, args.commitment)
        status = status or (0 if fine else 1)
    return status


def report(name: str, text: bytes, at: int | None, state: bool, commitment: str | None = None) -> bool:
    """Print what a record comes to, or what is wrong with it; `commitment` is the one that was promised."""
    import msgspec

    from baohuang.records.either import read_record
    from baohuang.records.fault import FAULTS
    from baohuang.records.referee.state import state_of
    from baohuang.records.replay import replay

    try:
        record = read_record(text)
        deal = replay(record, at)
    except (*FAULTS, IndexError) as error:
        print(f"{name}: {getattr(error, 'code', 'bad-record')}: {error}")
        return False
    if commitment is not None and commitment.lower() != record.commitment:
        print(f"{name}: bad-record: the seed is not the one that was promised: its commitment is {record.commitment}")
        return False
    outcome = f"{deal.winner} {deal.points}" if deal.points else deal.phase.name
    print(f"{name}: ok: {record.rules}, {len(record.actions)} actions, {outcome}, commitment {record.commitment}")
    if state:
        print(msgspec.json.encode(state_of(deal)).decode())
    return True
