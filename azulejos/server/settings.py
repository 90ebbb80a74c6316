"""The settings of a server: its database, limits and bots."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, Self

from azulejos.players.levels import DEFAULT_SECONDS

VARIABLE: Final = "AZULEJOS_SERVER"
"""The environment variable that passes the settings to worker processes."""


@dataclass(frozen=True)
class Settings:
    """The settings of `azulejos serve`."""

    database: str
    """A file name, or the address of a PostgreSQL database."""
    rates: bool = True
    """Whether requests are rate-limited."""
    pause: float = 0.6
    """Seconds that a bot takes for a move at least, so that people can follow the game."""
    thinking: float = DEFAULT_SECONDS
    """Seconds that a bot may search at most."""
    thinkers: int = max(1, (os.cpu_count() or 1) - 1)
    """Processes for bots. One core remains for the requests."""
    workers: int = 1
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose X-Forwarded-* headers are believed."""

    @property
    def url(self) -> str:
        """The address of the database for SQLAlchemy."""
        scheme, separator, rest = self.database.partition("://")
        if not separator:
            return f"sqlite:///{Path(self.database).absolute()}"
        return f"postgresql+psycopg://{rest}" if scheme.startswith("postgres") else self.database

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
