"""The server as a real process: started, killed without a warning, started again on the same port and database."""

import subprocess
import sys
import time
from http.client import HTTPConnection
from pathlib import Path

from tools.ports import kept_port

PATIENCE = 60.0
SERVE = "from baohuang.cli.main import main; raise SystemExit(main())"
ELSEWHERE = "import pathlib, baohuang.web; baohuang.web.ROOT = pathlib.Path({!r}); "


class House:
    """`baohuang serve` and where it answers."""

    def __init__(self, folder: Path, client: Path | None = None, *arguments: str) -> None:
        """`client` is a copy of the client's files to serve instead of ours; `arguments` go to the command."""
        self.folder = folder
        self.arguments = arguments
        self.script = SERVE if client is None else ELSEWHERE.format(str(client)) + SERVE
        self.port = kept_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server, each time on the same port, and wait until it answers."""
        command = [sys.executable, "-c", self.script, "serve", "--port", str(self.port), "--bot-delay", "0-5"]
        command += ["--db", str(self.folder / "house.db"), *self.arguments]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        self._wait()

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Ask it to end, and see that it has."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()

    def _wait(self) -> None:
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            log = (self.folder / "server.log").read_text("utf-8")
            assert self.process.poll() is None, log
            if self._healthy():
                return
            time.sleep(0.05)
        raise TimeoutError(log)

    def _healthy(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=1)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()
