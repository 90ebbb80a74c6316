"""Measure the searches on this machine: how quick they are, and how polite."""

import asyncio
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from azulejos.bench.rows import Show
from azulejos.match import Match, new
from azulejos.players import player
from azulejos.search import Search
from azulejos.search.alphabeta_player import AlphaBeta
from azulejos.search.base import Thinking
from azulejos.search.evaluators import HAND
from azulejos.search.mcts_player import Tree

POSITIONS: Final = {
    "azul-2": ("azul", 2, 0),
    "azul-2-middle": ("azul", 2, 22),
    "azul-3": ("azul", 3, 0),
    "azul-3-middle": ("azul", 3, 40),
    "azul-4": ("azul", 4, 0),
    "azul-4-middle": ("azul", 4, 50),
    "summer_pavilion-2": ("summer_pavilion", 2, 0),
    "summer_pavilion-2-placing": ("summer_pavilion", 2, 72),
    "summer_pavilion-4": ("summer_pavilion", 4, 0),
    "summer_pavilion-4-placing": ("summer_pavilion", 4, 140),
    "duel-2": ("duel", 2, 0),
    "duel-2-middle": ("duel", 2, 50),
}
"""Where the tree is measured: a game, its seats, and how many moves of greedy play lead there."""
WATCHED: Final = {"alphabeta": ("azul", 2, 0), "tree": ("azul", 4, 0)}
"""Where it is measured how soon a search stops, and what others notice of it."""
NODES: Final = 2_000_000
SIMULATIONS: Final = 20_000
RUNS: Final = 3
STOPS: Final = 20
TICK: Final = 0.005
ALONE: Final = "nobody"
"""The loop by itself, for comparison: on a busy machine it is late, too."""


def bench(show: Show) -> dict[str, Any]:
    """All figures, by hand-made evaluations; `show` hears what is being measured."""
    show("alphabeta_nodes_per_s", "")
    figures: dict[str, Any] = {
        "alphabeta_nodes_per_s": round(rate(AlphaBeta(1, HAND), at(), NODES)),
        "tree_simulations_per_s": {},
        "stop_ms": {},
        "loop_late_ms": {ALONE: in_ms(max(asyncio.run(lateness(lambda: time.sleep(1)))))},
    }
    for name, position in POSITIONS.items():
        show("tree_simulations_per_s", name)
        simulations = rate(Tree(1, HAND), at(*position), SIMULATIONS)
        figures["tree_simulations_per_s"][name] = round(simulations)
    for name, position in WATCHED.items():
        show("stop_ms", name)
        bot, match = Search(1), at(*position)
        bot.choose(match)  # compiles, and asks for memory
        figures["stop_ms"][name] = in_ms(time_to_stop(bot, match))
        think = partial(bot.choose, match, seconds=1)
        figures["loop_late_ms"][name] = in_ms(max(asyncio.run(lateness(think))))
    return figures


def in_ms(seconds: float) -> float:
    """Milliseconds, to be read by people."""
    return round(1e3 * seconds, 2)


def at(game: str = "azul", players: int = 2, moves: int = 0) -> Match:
    """A position that greedy players come to, with a real choice."""
    options: dict[str, Any] = {} if game == "duel" else {"players": players}
    match, bot = new(game, seed=3, **options), player("greedy", 1)
    for _ in range(moves):
        match.play(bot.choose(match).move)
    while len(match.moves()) < 4:
        match.play(bot.choose(match).move)
    return match


def rate(bot: Thinking, match: Match, nodes: int) -> float:
    """Nodes, or simulations, per second of processor time; the best of some runs."""
    bot.choose(match, nodes=1)
    rates = []
    for _ in range(RUNS):
        began = time.thread_time()
        made = bot.choose(match, nodes=nodes).nodes
        rates.append(made / (time.thread_time() - began))
    return max(rates)


def time_to_stop(bot: Search, match: Match) -> float:
    """Seconds from `stop` to the end of a search; the longest of some."""
    longest = 0.0
    for _ in range(STOPS):
        thread = threading.Thread(target=lambda: bot.choose(match, seconds=60))
        thread.start()
        time.sleep(0.05)
        began = time.perf_counter()
        bot.stop()
        thread.join()
        longest = max(longest, time.perf_counter() - began)
    return longest


async def lateness(beside: Callable[[], object]) -> list[float]:
    """How late a loop is, in seconds, each time it wakes while a thread is busy beside it."""
    thread = asyncio.create_task(asyncio.to_thread(beside))
    late = []
    while not thread.done():
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - began - TICK)
    await thread
    return late
