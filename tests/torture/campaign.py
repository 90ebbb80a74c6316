"""A campaign: an attack that is repeated many times, and what must hold afterwards."""

import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Report:
    """What a campaign has done. It fails by an AssertionError."""

    figures: dict[str, float | int | str] = field(default_factory=dict)
    seconds: float = 0.0


@dataclass(frozen=True)
class Campaign:
    """A campaign with its two sizes."""

    name: str
    run: Callable[[int, Path], Report]
    """Gets the size and an empty folder."""
    short: int
    long: int
    unit: str


def run(campaign: Campaign, size: int) -> Report:
    """Run a campaign in a folder of its own."""
    random.seed(size)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="torture-", ignore_cleanup_errors=True) as folder:
        report = campaign.run(size, Path(folder))
    report.seconds = time.monotonic() - began
    return report
