"""What a server counts and measures, for Prometheus and for the operator's page.

Several workers write into files of one folder, and each of them can report the sum.
"""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable with the folder of several workers."""
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

TABLES: Final = Gauge("azulejos_tables", "Tables in memory.", multiprocess_mode="livesum")
SOCKETS: Final = Gauge("azulejos_sockets", "Open WebSockets.", multiprocess_mode="livesum")
REQUESTS: Final = Histogram(
    "azulejos_request_seconds", "Requests, by route.", ["method", "route", "status"], buckets=QUICK
)
ENTRIES: Final = Counter("azulejos_entries", "Moves, draws, undos and notes stored.", ["kind"])
COMMITS: Final = Histogram("azulejos_commit_seconds", "Commits.", buckets=QUICK)
FAILED_COMMITS: Final = Counter("azulejos_failed_commits", "Commits that the database refused.")
BATCHES: Final = Histogram(
    "azulejos_commit_jobs", "Jobs in a commit.", buckets=(1, 2, 5, 10, 20, 50, 100)
)
WAITING: Final = Gauge(
    "azulejos_bot_turns_waiting", "Turns in the queue of bots.", multiprocess_mode="livemostrecent"
)
THINKING: Final = Gauge("azulejos_bots_thinking", "Searches.", multiprocess_mode="livesum")
SEARCHES: Final = Histogram("azulejos_bot_seconds", "Moves chosen by bots.", ["bot"])
LOOP_DELAY: Final = Histogram(
    "azulejos_loop_delay_seconds", "How late the event loop is.", buckets=QUICK
)


@contextmanager
def shared_folder() -> Iterator[None]:
    """A folder for the figures of several workers, which are started within."""
    with tempfile.TemporaryDirectory(prefix="azulejos-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def forget_dead_workers() -> None:
    """Forget the tables and sockets of workers that were killed."""
    for file in Path(os.environ.get(FOLDER, os.devnull)).glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not _is_running(pid):
            mark_process_dead(pid)


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


def registry() -> CollectorRegistry:
    """The figures of all workers."""
    if FOLDER not in os.environ:
        return REGISTRY
    forget_dead_workers()
    whole = CollectorRegistry()
    MultiProcessCollector(whole)
    return whole


def exposition() -> bytes:
    """All figures in Prometheus' text format."""
    return generate_latest(registry())


def total(name: str, **labels: str) -> float:
    """The sum of all samples of a name whose labels begin with the given ones."""
    return sum(
        sample.value
        for metric in registry().collect()
        for sample in metric.samples
        if sample.name == name
        and all(sample.labels.get(key, "").startswith(value) for key, value in labels.items())
    )
