"""The reviews that are running. One at a time: bots and moves need the machine more."""

import asyncio
import json
import logging
import multiprocessing
import time
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Final, Literal, NamedTuple

from azulejos.match import read_record
from azulejos.notation.position import JsonObject
from azulejos.server.reviews.worker import Progress, work
from azulejos.server.storage.reviews import load_review, save_review
from azulejos.server.storage.store import Store
from azulejos.server.tables.table import Table

JUDGE: Final = "1"
"""The version of the analysis: reviews by older ones are made again."""
NAME: Final = "review"
"""The name of the process."""
AT_ONCE: Final = 1
PATIENCE: Final = 15.0
"""Seconds without a question after which a review stops: nobody looks any more."""
FAILED_FOR: Final = 60.0
"""Seconds after which a review that failed may be tried again."""
MAX_WAITING: Final = 50
"""Reviews that may wait for their turn."""

log = logging.getLogger("azulejos.server")

State = Literal["waiting", "running", "done", "busy", "failed"]


class Status(NamedTuple):
    """How far a review is, and what is known so far."""

    state: State
    done: int = 0
    total: int = 0
    content: JsonObject | None = None


@dataclass
class _Job:
    status: Status
    asked: float = field(default_factory=time.monotonic)
    task: "asyncio.Task[None] | None" = None


class ReviewJobs:
    """Reviews of tables; `close` stops them."""

    def __init__(self, store: Store, nodes: int = 0) -> None:
        self._store = store
        self._nodes = nodes
        self._jobs: dict[str, _Job] = {}
        self._free = asyncio.Semaphore(AT_ONCE)

    async def status(self, table: Table) -> Status:
        """The review of a finished table. The first question starts it."""
        job = self._jobs.get(table.id)
        if job is None:
            stored = await self._store.read(lambda c: load_review(c, table.id, JUDGE))
            if stored is not None:
                return Status("done", content=json.loads(stored))
            job = self._jobs.get(table.id) or self._start(table)
        job.asked = time.monotonic()
        return job.status

    async def close(self) -> None:
        """Stop all reviews."""
        tasks = [job.task for job in self._jobs.values() if job.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, table: Table) -> _Job:
        if len(self._jobs) >= MAX_WAITING:
            return _Job(Status("busy"))
        job = self._jobs[table.id] = _Job(Status("waiting"))
        job.task = asyncio.create_task(self._run(job, table.id, table.record()))
        return job

    async def _run(self, job: _Job, table: str, record: str) -> None:
        try:
            async with self._free:
                if not _is_forgotten(job):
                    await self._review(job, table, record)
        except Exception:
            log.exception("the review of a table failed")
            job.status = Status("failed")
            await asyncio.sleep(FAILED_FOR)
        finally:
            self._jobs.pop(table, None)

    async def _review(self, job: _Job, table: str, record: str) -> None:
        match = await asyncio.to_thread(read_record, record)
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(
            target=work, args=(match, self._nodes, theirs), name=NAME, daemon=True
        )
        process.start()
        theirs.close()
        try:
            while not _is_forgotten(job):
                news = await asyncio.to_thread(_next, ours)
                if news is not None:
                    job.status = _status(job.status, news)
                if news is not None and news.is_final:
                    return await self._save(table, json.dumps(news.content))
        finally:
            process.kill()
            with suppress(OSError):
                ours.close()

    async def _save(self, table: str, content: str) -> None:
        await self._store.write(lambda c: save_review(c, table, JUDGE, content))


def _status(before: Status, news: Progress) -> Status:
    content = news.content or before.content
    return Status("done" if news.is_final else "running", news.done, news.total, content)


def _next(channel: Connection) -> Progress | None:
    """The next message; None if there is none within a second. EOFError: the process is dead."""
    if not channel.poll(1.0):
        return None
    news: Progress = channel.recv()
    return news


def _is_forgotten(job: _Job) -> bool:
    return time.monotonic() - job.asked > PATIENCE
