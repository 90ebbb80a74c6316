"""How a server is run: where its games are kept, and what it allows."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, Self

from azulejos.players.levels import PATIENT

VARIABLE: Final = "AZULEJOS_SERVER"
"""The environment variable by which worker processes get their settings."""


@dataclass(frozen=True)
class Settings:
    """What `azulejos serve` was told."""

    database: str
    """A file, or the address of a PostgreSQL database."""
    rates: bool = True
    """Whether there are limits on how often somebody may do things."""
    pause: float = 0.6
    """Seconds that a bot takes for a move at least, so that people can follow."""
    thinking: float = PATIENT
    """Seconds that a bot may think at most."""
    thinkers: int = max(1, (os.cpu_count() or 1) - 1)
    """Processes that bots think in: a core remains for the pages."""
    workers: int = 1

    @property
    def url(self) -> str:
        """The database's address, as SQLAlchemy wants it."""
        scheme, separator, rest = self.database.partition("://")
        if not separator:
            return f"sqlite:///{Path(self.database).absolute()}"
        return f"postgresql+psycopg://{rest}" if scheme.startswith("postgres") else self.database

    @property
    def shared(self) -> bool:
        """Whether several servers may use the database at once."""
        return self.url.startswith("postgresql")

    def hand_over(self) -> None:
        """Put the settings where worker processes find them."""
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def handed_over(cls) -> Self:
        """The settings that the process was started with."""
        return cls(**json.loads(os.environ[VARIABLE]))
