"""Self-play: a player against itself, chunk by chunk, in this process, in several, or with Ray.

What a chunk holds depends on the plan and the chunk's number alone. So it does not matter who
plays it, and what was killed goes on with the chunks that are missing.
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
from azulejos.learning.games import CHUNK, Folder, Plan, Played, Thought
from azulejos.match import Match, new
from azulejos.players import Player, player
from azulejos.search.nets import evaluator, mode

MOST_MOVES: Final = 2000
"""A game that lasts longer is thrown away: nothing that makes sense is so long."""
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
    """Where games are kept if nobody says: `games/duel`, `games/azul-3-grey`."""
    return Path("games", mode(new(plan.game, seed=plan.seed, **plan.options)))


def judged_plan(plan: Plan) -> Plan:
    """The plan with the net of today by its name, so that another day gives the same games."""
    if plan.player != "search":
        return plan
    match = new(plan.game, seed=plan.seed, **plan.options)
    return replace(plan, player=f"search:{evaluator(match, None)}")


def _spread(plan: Plan, wanted: Iterable[int], jobs: int, ray: bool) -> Iterator[Chunk]:
    if ray:
        from azulejos.learning.ray_backend import play_on_cluster

        return play_on_cluster(plan, wanted)
    return _play_here(plan, wanted) if jobs == 1 else _play_in_processes(plan, wanted, jobs)


def _play_here(plan: Plan, wanted: Iterable[int]) -> Iterator[Chunk]:
    for chunk in wanted:
        yield play_chunk(plan, chunk)


def _play_in_processes(plan: Plan, wanted: Iterable[int], jobs: int) -> Iterator[Chunk]:
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _settle_in)
    try:
        for task in as_completed([pool.submit(play_chunk, plan, chunk) for chunk in wanted]):
            yield task.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _settle_in() -> None:
    """Prepare a process: one thread, deaf to Ctrl-C, and gone when we are."""
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
    lot = random.Random(f"{plan.seed} {chunk}")
    who = player(plan.player, lot.getrandbits(60))
    games: list[Played] = []
    while len(games) < CHUNK:
        played = play_game(plan, who, lot)
        games += [played] if played else []
    return chunk, games


def play_game(plan: Plan, who: Player, lot: random.Random) -> Played | None:
    """One game: some moves by lot, all others as well as the player can."""
    match = new(plan.game, seed=lot.getrandbits(60), **plan.options)
    by_lot = lot.randint(0, plan.opening)
    values: list[Thought] = []
    while not match.over:
        if len(values) == MOST_MOVES:
            return None
        value: Thought = None
        if len(values) < by_lot or lot.random() < plan.strange:
            move = lot.choice(match.moves())
        else:
            move, value = _chosen(plan, who, match, lot)
        match.play(move)
        values.append(value)
    return Played(match.record(), values)


def _chosen(plan: Plan, who: Player, match: Match, lot: random.Random) -> tuple[str, Thought]:
    copy = match.copy(lot.getrandbits(60))  # nobody learns what will be drawn
    choice = who.choose(copy, nodes=plan.nodes)
    if len(choice.values) > 2:
        return choice.move, [round(lead, 3) for lead in leads(choice.values)]
    return choice.move, None if choice.value is None else round(choice.value, 3)


def leads(scores: Sequence[float]) -> list[float]:
    """How far ahead of the best of the others each seat is."""
    return [s - max(o for q, o in enumerate(scores) if q != p) for p, s in enumerate(scores)]
