"""Counters of the running house, in Prometheus' text form. No names, no cards, no addresses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

PREFIX: Final = "baohuang"


class Metrics:
    """What has happened since the start."""

    def __init__(self) -> None:
        self.frames_in = 0
        self.frames_out = 0
        self.refused = 0
        self.steps = 0
        self.deals = 0
        self.dropped = 0
        self.failed_writes = 0

    def text(self, *, tables: int, connections: int, unwritten: int) -> str:
        """The page of ``/metrics``."""
        return "".join(
            f"# HELP {PREFIX}_{name} {words}\n# TYPE {PREFIX}_{name} {kind}\n{PREFIX}_{name} {value}\n"
            for name, kind, words, value in self._rows(tables, connections, unwritten)
        )

    def _rows(self, tables: int, connections: int, unwritten: int) -> Iterator[tuple[str, str, str, int]]:
        yield "tables", "gauge", "Tables in memory.", tables
        yield "connections", "gauge", "Open sockets.", connections
        yield "unwritten_batches", "gauge", "Batches that wait for the disk.", unwritten
        yield "frames_received_total", "counter", "Frames of clients.", self.frames_in
        yield "frames_sent_total", "counter", "Frames to clients.", self.frames_out
        yield "frames_refused_total", "counter", "Frames that were no message.", self.refused
        yield "steps_total", "counter", "Entries written down.", self.steps
        yield "deals_finished_total", "counter", "Deals that ended.", self.deals
        yield "connections_dropped_total", "counter", "Connections that the server closed.", self.dropped
        yield "failed_writes_total", "counter", "Batches that could not be written.", self.failed_writes
