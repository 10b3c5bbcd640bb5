"""What several tests of the server stand on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import segno
from fastapi.testclient import TestClient

from baohuang.server.app import Settings, create_app
from tests.server.running import Address, greet, in_thread, play_out


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A browser without a socket."""
    app = create_app(Settings(tmp_path_factory.mktemp("house") / "house.sqlite3"))
    with TestClient(app, base_url="http://a.example") as client:
        yield client


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Address, str]]:
    """A server and a table with one finished deal."""
    with in_thread(tmp_path_factory.mktemp("house") / "house.sqlite3") as address:
        table, cookie = address.open_table("classic108")
        with address.socket(table, cookie) as socket:
            play_out(socket, greet(socket), "fair")
        yield address, table


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of the QR codes that are drawn from now on."""
    texts: list[str] = []
    make = segno.make

    def keep(content: str, **how: Any) -> segno.QRCode:
        texts.append(content)
        return make(content, **how)

    monkeypatch.setattr(segno, "make", keep)
    return texts
