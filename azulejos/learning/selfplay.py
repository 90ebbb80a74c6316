"""Self-play: a player against itself, chunk by chunk, in this process, in several, or with Ray.

A chunk depends on the plan and its number only. So any process can play it, and an interrupted run
continues with the missing chunks.
"""

import multiprocessing
import os
import random
import signal
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Final

from azulejos.arena.run import ONE_THREAD
from azulejos.learning.games import CHUNK, Folder, Plan, Played, Prediction
from azulejos.match import Match, new
from azulejos.players import Player, player
from azulejos.search.nets import find_evaluator, mode

MOST_MOVES: Final = 2000
"""Longer games are dropped: sensible play is never so long."""
Chunk = tuple[int, list[Played]]


def self_play(
    plan: Plan, folder: Folder, games: int, jobs: int = 1, ray: bool = False
) -> Generator[int, None, None]:
    """Play what is missing of some games; yields how many there are, after each chunk."""
    folder.begin(plan)
    there = set(folder.chunks())
    wanted = [chunk for chunk in range(-(-games // CHUNK)) if chunk not in there]
    done = CHUNK * (-(-games // CHUNK) - len(wanted))
    yield done
    for chunk, played in _spread(plan, wanted, jobs, ray):
        folder.add(chunk, played)
        done += CHUNK
        yield done


def default_folder(plan: Plan) -> Path:
    """The default folder for games: `games/MODE`."""
    return Path("games", mode(new(plan.game, seed=plan.seed, **plan.options)))


def pinned_plan(plan: Plan) -> Plan:
    """The plan with the current net's name, so that it gives the same games later."""
    if plan.player != "search":
        return plan
    match = new(plan.game, seed=plan.seed, **plan.options)
    return replace(plan, player=f"search:{find_evaluator(match, None)}")


def _spread(plan: Plan, wanted: Iterable[int], jobs: int, ray: bool) -> Iterator[Chunk]:
    if ray:
        from azulejos.learning.ray_backend import play_on_cluster

        return play_on_cluster(plan, wanted)
    return _play_here(plan, wanted) if jobs == 1 else _play_in_processes(plan, wanted, jobs)


def _play_here(plan: Plan, wanted: Iterable[int]) -> Iterator[Chunk]:
    for chunk in wanted:
        yield play_chunk(plan, chunk)


def _play_in_processes(plan: Plan, wanted: Iterable[int], jobs: int) -> Iterator[Chunk]:
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _prepare_process)
    try:
        for task in as_completed([pool.submit(play_chunk, plan, chunk) for chunk in wanted]):
            yield task.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _prepare_process() -> None:
    """Prepare a process: one thread, no Ctrl-C, and an end together with its parent."""
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)


def play_chunk(plan: Plan, chunk: int) -> Chunk:
    """The games of one chunk."""
    rng = random.Random(f"{plan.seed} {chunk}")
    who = player(plan.player, rng.getrandbits(60))
    games: list[Played] = []
    while len(games) < CHUNK:
        played = play_game(plan, who, rng)
        games += [played] if played else []
    return chunk, games


def play_game(plan: Plan, who: Player, rng: random.Random) -> Played | None:
    """One game: some random moves, all others by the player."""
    match = new(plan.game, seed=rng.getrandbits(60), **plan.options)
    random_moves = rng.randint(0, plan.opening)
    values: list[Prediction] = []
    while not match.over:
        if len(values) == MOST_MOVES:
            return None
        value: Prediction = None
        if len(values) < random_moves or rng.random() < plan.random_rate:
            move = rng.choice(match.moves())
        else:
            move, value = _chosen(plan, who, match, rng)
        match.play(move)
        values.append(value)
    return Played(match.record(), values)


def _chosen(plan: Plan, who: Player, match: Match, rng: random.Random) -> tuple[str, Prediction]:
    copy = match.copy(rng.getrandbits(60))  # the player must not see future draws
    choice = who.choose(copy, nodes=plan.nodes)
    if len(choice.values) > 2:
        return choice.move, [round(lead, 3) for lead in leads(choice.values)]
    return choice.move, None if choice.value is None else round(choice.value, 3)


def leads(scores: Sequence[float]) -> list[float]:
    """The lead of each seat over its best opponent."""
    return [s - max(o for q, o in enumerate(scores) if q != p) for p, s in enumerate(scores)]
