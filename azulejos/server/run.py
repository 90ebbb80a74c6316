"""`azulejos serve`: starts the server, prints its address, and stops cleanly."""

import dataclasses
import errno
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Final

import uvicorn
from platformdirs import user_data_path

from azulejos.notation.position import Options
from azulejos.players import add_programs
from azulejos.server import logs, metrics
from azulejos.server.configuration import Given, Value, read_settings
from azulejos.server.http.app import make_app
from azulejos.server.http.errors import BadDatabase
from azulejos.server.http.protocol import TimedProtocol
from azulejos.server.http.rate_limit import new_buckets
from azulejos.server.settings import Settings
from azulejos.server.storage.migrate import upgrade
from azulejos.server.storage.store import connect
from azulejos.words import say
from azulejos.words.system import in_words

RENAMED: Final = {"proxy": "proxies", "allowed-host": "allowed_hosts"}
"""Settings that may be given several times have a plural as field."""
ALL_ADDRESSES: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
"""Hosts that stand for all addresses of a machine, each with the one for the machine itself."""
LOOPBACK: Final = ("127.0.0.1", "::1")
"""A proxy on the machine itself is always believed."""


def serve(given: Given, open_page: bool = False) -> int:
    """Serve until Ctrl-C; returns the exit code. BadSetting: a setting is wrong."""
    values = read_settings(given)
    settings = settings_from(values)
    if settings.workers > 1 and not settings.shared:
        return _fail(say("command-need-postgres"))
    if settings.thinkers == 0 and not settings.shared:
        return _fail(say("command-need-thinkers"))
    programs = values.get("bot", [])
    assert isinstance(programs, list)
    add_programs(dict(program.split("=", 1) for program in programs))
    try:
        with listen(settings.host, settings.port) as listening, _prepared_database(settings):
            _serve(settings, listening, open_page)
    except (BadDatabase, OSError) as error:
        return _fail(str(in_words(error) if isinstance(error, OSError) else error))
    print(f"\n{say('command-stopped')}")
    return 0


def settings_from(values: Mapping[str, Value]) -> Settings:
    """The settings of a server, from values that were read and checked."""
    fields = {field.name for field in dataclasses.fields(Settings)}
    renamed = {RENAMED.get(name, name.replace("-", "_")): value for name, value in values.items()}
    known: Options = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in renamed.items()
        if name in fields
    }
    known.setdefault("database", str(default_database()))
    return Settings(**known, rates=not values.get("no-rates", False))


def _serve(settings: Settings, listening: socket.socket, open_page: bool) -> None:
    address = _address(settings.host, listening)
    print(_greeting(address, settings, listening), flush=True)
    if open_page:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a service manager's Ctrl-C
    with suppress(KeyboardInterrupt):  # passed on by uvicorn after a clean stop
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
    except OSError as error:
        listening.close()
        raise OSError(_explanation(error, host, port)) from None
    return listening


def _explanation(error: OSError, host: str, port: int) -> str:
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
    logs.set_up(settings.log_format, settings.access_log)
    options: Options = {
        "log_config": None,
        "log_level": "warning",
        "access_log": False,  # the links of seats are secret: we log routes instead
        "server_header": False,
        "http": TimedProtocol,
        "forwarded_allow_ips": [*LOOPBACK, *settings.proxies],
        "ws": "websockets-sansio",
        "ws_per_message_deflate": False,
        "ws_max_size": 4096,
        "timeout_graceful_shutdown": settings.drain,
    }
    if settings.workers == 1:
        uvicorn.Server(uvicorn.Config(make_app(settings), **options)).run([listening])
        return
    with new_buckets() as buckets, metrics.shared_folder():
        dataclasses.replace(settings, buckets=buckets).to_environment()
        app = "azulejos.server.http.app:from_environment"
        uvicorn.run(app, factory=True, fd=listening.fileno(), workers=settings.workers, **options)


def _fail(message: str) -> int:
    print(f"azulejos: {message}", file=sys.stderr)
    return 2
