"""Plays an arena on all cores, one thread each; it can be stopped and continued."""

import multiprocessing
import multiprocessing.util
import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from itertools import islice
from pathlib import Path
from threading import Thread
from typing import Final

from azulejos.arena.games import Plan, PlayerPool, Result, Task, play_game
from azulejos.arena.statistics import PAIR_SCORES, Sprt, Verdict
from azulejos.arena.store import Store
from azulejos.notation.errors import BadOption
from azulejos.words import Message, language

ONE_THREAD: Final = (
    *("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"),
)
Played = tuple[Result, str]


class Arena:
    """A plan, and the games of it that have been played.

    With a folder, games are kept there, and those that are there already are not played again.
    """

    def __init__(self, plan: Plan, folder: Path | None = None, sprt: Sprt | None = None) -> None:
        if sprt and (len(plan.entrants) != 2 or plan.seats != 2):
            raise BadOption(Message("arena-sprt-two"))
        self.plan = plan
        self.sprt = sprt
        self.store = Store(folder, plan) if folder else None
        self._load()

    def _load(self) -> None:
        """Forget all results but those in the folder."""
        self.results: list[Result] = []
        self.ratios: list[float] = []
        """The log-likelihood ratios of the sequential test, deal by deal, until its decision."""
        self._counts = [0] * len(PAIR_SCORES)
        self._deals: dict[tuple[int, int], list[Result]] = {}
        for result in self.store.load() if self.store else []:
            self._add(result)

    def play(self, jobs: int | None = None) -> Iterator[Result]:
        """Play the games that are missing; yield each result when its game is over.

        `jobs` is the number of processes, by default one for each core. With one, games
        are played in this process. BadOption says which entrant cannot play, before the first game.
        """
        self.plan.check_entrants()
        with self.store.locked() if self.store else nullcontext():
            if self.store:
                self._load()  # somebody may have played on
            yield from self._play(jobs or os.cpu_count() or 1)

    def _play(self, jobs: int) -> Iterator[Result]:
        play = _play_here if jobs == 1 else _play_in_processes
        for result, record in play(self.plan, self._missing(), jobs):
            if self.store:
                self.store.add(result, record)
            self._add(result)
            yield result

    def _add(self, result: Result) -> None:
        self.results.append(result)
        self._deals.setdefault((result.lineup, result.deal), []).append(result)
        while self.sprt and not self.verdict and self._complete(0, len(self.ratios)):
            score = deal_share(self._deals[0, len(self.ratios)], 0)
            self._counts[PAIR_SCORES.index(score)] += 1
            self.ratios.append(self.sprt.ratio(self._counts))

    def _missing(self) -> Iterator[Task]:
        played = {result.task for result in self.results}
        for task in self.plan.tasks():
            if self.verdict:
                return
            if task not in played:
                yield task

    @property
    def verdict(self) -> Verdict | None:
        """The decision of the sequential test, if there is one."""
        return self.sprt.verdict(self.ratios) if self.sprt else None

    def deals(self, lineup: int) -> list[list[Result]]:
        """The games of each deal that was played from every seat, in the order of the deals."""
        last = max((deal for _, deal in self._deals), default=-1)
        complete = (deal for deal in range(last + 1) if self._complete(lineup, deal))
        return [
            sorted(self._deals[lineup, deal], key=lambda result: result.rotation)
            for deal in complete
        ]

    def _complete(self, lineup: int, deal: int) -> bool:
        return len(self._deals.get((lineup, deal), ())) == self.plan.seats


def deal_share(deal: list[Result], entrant: int) -> float:
    """The share of a deal's points that an entrant has won."""
    points = sum(
        result.points(seat)
        for result in deal
        for seat, who in enumerate(result.entrants)
        if who == entrant
    )
    return points / len(deal)


def _play_here(plan: Plan, tasks: Iterator[Task], jobs: int) -> Iterator[Played]:
    players = PlayerPool()
    try:
        for task in tasks:
            yield play_game(plan, task, players)
    finally:
        players.close()


def _play_in_processes(plan: Plan, tasks: Iterator[Task], jobs: int) -> Iterator[Played]:
    """Yield games as they end; submit only a few ahead, so that a sequential test can stop."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, _start_worker, (plan, language()))
    running: set[Future[Played]] = set()
    try:
        while True:
            running |= {pool.submit(_play, t) for t in islice(tasks, 2 * jobs - len(running))}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise ChildProcessError(Message("arena-process-died")) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


_WORKER: list[tuple[Plan, PlayerPool]] = []
"""In a worker process: its plan and its players."""


def _start_worker(plan: Plan, language: str) -> None:
    """Prepare a worker process: one thread, our language, no Ctrl-C; it ends with its parent."""
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"), LANGUAGE=language)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    players = PlayerPool()
    _WORKER.append((plan, players))
    multiprocessing.util.Finalize(None, players.close, exitpriority=10)
    Thread(target=_end_with_parent, args=(players,), daemon=True).start()


def _end_with_parent(players: PlayerPool) -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    players.close()
    os._exit(1)


def _play(task: Task) -> Played:
    plan, players = _WORKER[0]
    return play_game(plan, task, players)
