"""`azulejos serve`: starts the server, prints its address, and stops cleanly."""

import errno
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Final

import uvicorn
from platformdirs import user_data_path

from azulejos.notation.position import Options
from azulejos.server.http.app import make_app
from azulejos.server.http.errors import BadDatabase
from azulejos.server.http.protocol import TimedProtocol
from azulejos.server.settings import Settings
from azulejos.server.storage.migrate import upgrade
from azulejos.server.storage.store import connect
from azulejos.words import say
from azulejos.words.system import in_words

PORT: Final = 2017  # the year in which Azul was published
ALL_ADDRESSES: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
"""Hosts that stand for all addresses of a machine, each with the one for the machine itself."""
LOOPBACK: Final = ("127.0.0.1", "::1")
"""A proxy on the machine itself is always believed."""
SHUTDOWN: Final = 3
"""Seconds that open connections get when the server stops."""


def serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    open_page: bool,
    rates: bool,
    proxies: Sequence[str] = (),
) -> int:
    """Serve until Ctrl-C; returns the exit code."""
    settings = Settings(
        database or str(default_database()), rates=rates, workers=workers, proxies=tuple(proxies)
    )
    if workers > 1 and not settings.shared:
        return _fail(say("command-need-postgres"))
    try:
        with listen(host, port) as listening, _prepared_database(settings):
            _serve(settings, listening, host, open_page)
    except (BadDatabase, OSError) as error:
        return _fail(str(in_words(error) if isinstance(error, OSError) else error))
    print(f"\n{say('command-stopped')}")
    return 0


def _serve(settings: Settings, listening: socket.socket, host: str, open_page: bool) -> None:
    address = _address(host, listening)
    print(_greeting(address, settings, listening), flush=True)
    if open_page:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    with suppress(KeyboardInterrupt):  # Ctrl-C, passed on by uvicorn after a clean stop
        _run(settings, listening)


@contextmanager
def _prepared_database(settings: Settings) -> Iterator[None]:
    """Migrate the database, and lock a database file.

    Two servers on one file would lose no data, but the pages of one would not get the moves that
    are played at the other.
    """
    with nullcontext() if settings.shared else _lock(settings.database):
        engine = connect(settings.url)
        try:
            upgrade(engine)
        finally:
            engine.dispose()
        yield


@contextmanager
def _lock(database: str) -> Iterator[None]:
    try:
        import fcntl
    except ModuleNotFoundError:  # not on Windows
        yield
        return
    folder = Path(database).absolute().parent
    if not folder.is_dir():
        raise OSError(say("command-no-folder", folder=str(folder)))
    with open(f"{database}.lock", "w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            message = say("command-in-use", database=str(database))
            raise OSError(message) from None
        yield


def default_database() -> Path:
    """The default database: a file in the user's data directory."""
    folder = user_data_path("azulejos", appauthor=False, ensure_exists=True)
    return folder / "azulejos.db"


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; OSError explains why there is none.

    TCP_NODELAY makes connections send at once. asyncio sets it only on sockets that name their
    protocol; without it, every answer is 40 ms late.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise OSError(_explanation(error, host, port)) from None
    return listening


def _explanation(error: OSError | OverflowError, host: str, port: int) -> str:
    if isinstance(error, OverflowError):
        return say("command-no-port", port=str(port))
    if error.errno == errno.EADDRINUSE:
        return say("command-port-taken", port=str(port), address=f"http://{host}:{port}")
    if error.errno == errno.EACCES:
        return say("command-port-forbidden", port=str(port))
    return say("command-cannot-listen", host=host, port=str(port), error=in_words(error))


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown = ALL_ADDRESSES.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def _greeting(address: str, settings: Settings, listening: socket.socket) -> str:
    database = "PostgreSQL" if settings.shared else settings.database
    greeting = say("command-serving", address=address, kept=database)
    host, port = listening.getsockname()[:2]
    if host not in ALL_ADDRESSES:
        return greeting
    return f"{say('command-serving-all', address=f'http://{_own_address()}:{port}')}\n{greeting}"


def _own_address() -> str:
    """The address of this machine in its network; its name if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # chooses a route; sends nothing
        except OSError:
            return socket.gethostname()
        address: str = probe.getsockname()[0]
        return address


def _run(settings: Settings, listening: socket.socket) -> None:
    options: Options = {
        "log_level": "warning",
        "access_log": False,  # the links of seats are secret
        "server_header": False,
        "http": TimedProtocol,
        "forwarded_allow_ips": [*LOOPBACK, *settings.proxies],
        "ws": "websockets-sansio",
        "ws_per_message_deflate": False,
        "ws_max_size": 4096,
        "timeout_graceful_shutdown": SHUTDOWN,
    }
    if settings.workers == 1:
        uvicorn.Server(uvicorn.Config(make_app(settings), **options)).run([listening])
        return
    settings.to_environment()
    app = "azulejos.server.http.app:from_environment"
    uvicorn.run(app, factory=True, fd=listening.fileno(), workers=settings.workers, **options)


def _fail(message: str) -> int:
    print(f"azulejos: {message}", file=sys.stderr)
    return 2
