"""A network between a client and a server that can be cut, silently."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Network:
    """Passes connections on to a server.

    While it is cut, nothing passes and nobody is told. Connections from before never pass
    anything again, like those of a phone that has changed its network.
    """

    def __init__(self, url: str) -> None:
        host, _, port = url.removeprefix("http://").partition(":")
        self._server = (host, int(port))
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self._dead: set[socket.socket] = set()
        self.is_cut = False
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Stop passing anything."""
        self.is_cut = True
        self._dead.update(self._open)

    def mend(self) -> None:
        """Pass new connections again."""
        self.is_cut = False

    def close(self) -> None:
        """End all connections."""
        for connection in (self._listening, *self._open):
            with suppress(OSError):  # wakes the threads that wait for it
                connection.shutdown(socket.SHUT_RDWR)
            connection.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                server = socket.create_connection(self._server)
                self._open += [client, server]
                if self.is_cut:
                    self._dead.update((client, server))
                for pair in ((client, server), (server, client)):
                    threading.Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while content := source.recv(65536):
                if source not in self._dead:
                    target.sendall(content)
            if source not in self._dead:
                target.shutdown(socket.SHUT_WR)


@contextmanager
def network(url: str) -> Iterator[Network]:
    """A network in front of a server."""
    between = Network(url)
    try:
        yield between
    finally:
        between.close()
