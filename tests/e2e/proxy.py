"""A reverse proxy in front of a house: hands everything on, and has answers of its own while the house is away."""

from __future__ import annotations

import contextlib
import re
import socket
import threading
from socketserver import BaseRequestHandler, ThreadingTCPServer

from tests.e2e.house import House

BLOCK = 65_536
OWN_PAGE = (
    "HTTP/1.1 {status} Own\r\ncontent-type: text/html\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{page}"
)
PAGE = "<h1>nginx</h1>"


class Proxy(ThreadingTCPServer):
    """Answers 502 where nobody listens behind it, and what `own` says for a path; one request a connection."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, house: House) -> None:
        super().__init__(("127.0.0.1", 0), _Line)
        self.house = house
        self.own: dict[str, int] = {}
        """The status of our own page by a regular expression for the whole path."""
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def close(self) -> None:
        """Answer no more."""
        self.shutdown()
        self.server_close()


class _Line(BaseRequestHandler):
    """A browser's connection."""

    server: Proxy
    request: socket.socket

    def handle(self) -> None:
        """Hand on the request and what follows, either way."""
        sent = b""
        while b"\r\n\r\n" not in sent:
            block = self.request.recv(BLOCK)
            if not block:
                return
            sent += block
        path = sent.split(b" ")[1].decode()
        status = next((status for own, status in self.server.own.items() if re.fullmatch(own, path)), None)
        if status is not None:
            self._say(status)
            return
        try:
            behind = socket.create_connection(("127.0.0.1", self.server.house.port))
        except OSError:
            self._say(502)
            return
        with behind:
            behind.sendall(re.sub(rb"(?i)\r\nconnection: keep-alive", b"\r\nConnection: close", sent, count=1))
            threading.Thread(target=_pump, args=(self.request, behind), daemon=True).start()
            _pump(behind, self.request)

    def _say(self, status: int) -> None:
        self.request.sendall(OWN_PAGE.format(status=status, length=len(PAGE), page=PAGE).encode())


def _pump(source: socket.socket, sink: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while block := source.recv(BLOCK):
            sink.sendall(block)
        sink.shutdown(socket.SHUT_WR)
