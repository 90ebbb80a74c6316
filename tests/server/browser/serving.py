"""A server for the browser tests, in a process of its own: it can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[3]


class Serving:
    """An Azulejos server on a free port of this machine, with bots that answer at once."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", __name__, str(self.port), str(self.database)]
        self._process = subprocess.Popen(command, cwd=ROOT, env=os.environ)
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.address}/api/games").close()
                return
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it politely."""
        self._end(signal.SIGTERM)

    def _end(self, how: int) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            self._process = None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main(port: str, database: str) -> None:
    """Serve until the process is ended."""
    import uvicorn

    from azulejos.server.app import make_app
    from azulejos.server.settings import Settings

    settings = Settings(database, rates=False, pause=0.0)
    uvicorn.run(
        make_app(settings), port=int(port), log_level="warning", timeout_graceful_shutdown=1
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
