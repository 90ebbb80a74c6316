"""Measure the searches on this machine: how quick they are, and how polite."""

import asyncio
import threading
import time
from typing import Any, Final

from azulejos.match import Match, new
from azulejos.players import player
from azulejos.players.search import Search
from azulejos.players.search.deepening import AlphaBeta
from azulejos.players.search.growing import Tree
from azulejos.players.search.thinking import Thinking
from azulejos.tools.bench_rows import Show

POSITIONS: Final = {
    "azul-2": ("azul", 2, 0),
    "azul-2-middle": ("azul", 2, 22),
    "azul-4": ("azul", 4, 0),
    "summer_pavilion-2": ("summer_pavilion", 2, 0),
    "summer_pavilion-2-middle": ("summer_pavilion", 2, 60),
    "duel": ("duel", 2, 0),
    "duel-middle": ("duel", 2, 50),
}
"""Where the tree is measured: a game, its seats, and how many moves of greedy play lead there."""
NODES: Final = 2_000_000
SIMULATIONS: Final = 20_000
RUNS: Final = 3
STOPS: Final = 20
TICK: Final = 0.005


def bench(show: Show) -> dict[str, Any]:
    """All figures; `show` hears what is being measured."""
    show("alphabeta_nodes_per_s", "")
    figures: dict[str, Any] = {"alphabeta_nodes_per_s": round(rate(AlphaBeta(1), at(), NODES))}
    figures["tree_simulations_per_s"] = {}
    for name, (game, players, moves) in POSITIONS.items():
        show("tree_simulations_per_s", name)
        match = at(game, players, moves)
        figures["tree_simulations_per_s"][name] = round(rate(Tree(1), match, SIMULATIONS))
    show("stop_ms", "")
    figures["stop_ms"] = round(1e3 * time_to_stop(Search(1)), 2)
    figures["loop_late_ms"] = round(1e3 * max(asyncio.run(lateness(Search(1)))), 2)
    return figures


def at(game: str = "azul", players: int = 2, moves: int = 0) -> Match:
    """A position that greedy players come to, with a real choice."""
    match, bot = new(game, seed=3, players=players), player("greedy", 1)
    for _ in range(moves):
        match.play(bot.choose(match).move)
    while len(match.moves()) < 4:
        match.play(bot.choose(match).move)
    return match


def rate(bot: Thinking, match: Match, nodes: int) -> float:
    """Nodes, or simulations, per second; the best of some runs."""
    bot.choose(match, nodes=1)
    rates = []
    for _ in range(RUNS):
        began = time.perf_counter()
        bot.choose(match, nodes=nodes)
        rates.append(nodes / (time.perf_counter() - began))
    return max(rates)


def time_to_stop(bot: Search) -> float:
    """Seconds from `stop` to the end of a search; the longest of some."""
    match, longest = at(), 0.0
    bot.choose(match, nodes=1)
    for _ in range(STOPS):
        thread = threading.Thread(target=lambda: bot.choose(match, seconds=60))
        thread.start()
        time.sleep(0.05)
        began = time.perf_counter()
        bot.stop()
        thread.join()
        longest = max(longest, time.perf_counter() - began)
    return longest


async def lateness(bot: Search, seconds: float = 1.0) -> list[float]:
    """How late an event loop is, in seconds, each time it wakes while a thread beside it thinks."""
    match, late = at(), []
    bot.choose(match, nodes=1)
    thinking = asyncio.create_task(asyncio.to_thread(bot.choose, match, seconds=seconds))
    while not thinking.done():
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - began - TICK)
    await thinking
    return late
