"""The settings of a server: its database, limits, bots, logs and what it keeps."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, Self

from azulejos.players.levels import DEFAULT_SECONDS

VARIABLE: Final = "AZULEJOS_SERVER"
"""The environment variable that passes the settings to worker processes."""
PORT: Final = 2017  # the year in which Azul was published
DRAIN: Final = 3


@dataclass(frozen=True)
class Settings:
    """The settings of `azulejos serve`."""

    database: str
    """A file name, or the address of a PostgreSQL database."""
    host: str = "127.0.0.1"
    port: int = PORT
    rates: bool = True
    """Whether requests are rate-limited."""
    pause: float = 0.6
    """Seconds that a bot takes for a move at least, so that people can follow the game."""
    thinking: float = DEFAULT_SECONDS
    """Seconds that a bot may search at most."""
    thinkers: int = max(1, (os.cpu_count() or 1) - 1)
    """Processes for bots. One core remains for the requests."""
    review_nodes: int = 0
    """How many nodes reviews search for each question; 0 for what suits the game."""
    workers: int = 1
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose X-Forwarded-* headers are believed."""
    allowed_hosts: tuple[str, ...] = ()
    """The host names that requests may ask for; all, if there are none."""
    drain: int = DRAIN
    """Seconds that requests and commits have to end when the server stops."""
    log_format: str = "text"
    access_log: bool = False
    """Whether each request is logged, by its route."""
    operator_key: str = ""
    """What opens /metrics and /status; if it is empty, they do not exist."""
    keep_days: float | None = None
    """Days after its last move or message that a table is kept; None is for ever."""
    keep_unused_days: float | None = None
    """The same for a table at which nobody has moved."""
    contact: str = ""
    """Whom to ask about data: a line of the privacy page."""
    buckets: str = ""
    """The file in which workers count requests together; empty for one worker."""

    @property
    def url(self) -> str:
        """The address of the database for SQLAlchemy."""
        return database_url(self.database)

    @property
    def shared(self) -> bool:
        """Whether several workers can use the database at once."""
        return self.url.startswith("postgresql")

    def to_environment(self) -> None:
        """Pass the settings to worker processes."""
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> Self:
        """The settings that were passed to this worker process."""
        return cls(**json.loads(os.environ[VARIABLE]))


def database_url(database: str) -> str:
    """The address of a database for SQLAlchemy: of a file, or of PostgreSQL."""
    scheme, separator, rest = database.partition("://")
    if not separator:
        return f"sqlite:///{Path(database).absolute()}"
    return f"postgresql+psycopg://{rest}" if scheme.startswith("postgres") else database
