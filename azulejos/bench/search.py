"""Benchmark of the searches: their speed, the time to stop, and the delay of an event loop."""

import asyncio
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from azulejos.bench.rows import Show
from azulejos.games import DEFAULT_GAME, GAMES, Game, find_game
from azulejos.match import Match, new
from azulejos.notation.position import JsonObject
from azulejos.players import player
from azulejos.search import Search
from azulejos.search.alphabeta_player import AlphaBetaPlayer
from azulejos.search.base import SearchPlayer
from azulejos.search.evaluators import HAND
from azulejos.search.mcts_player import MctsPlayer

FIRST: Final = find_game(DEFAULT_GAME)
WATCHED: Final = {"alphabeta": FIRST.players[0], "tree": FIRST.players[-1]}
"""The searches whose time to stop is measured, by the number of players of the first game."""
NODES: Final = 2_000_000
SIMULATIONS: Final = 20_000
RUNS: Final = 3
STOPS: Final = 20
TICK: Final = 0.005
ALONE: Final = "nobody"
"""The event loop without a search, for comparison: it is late on a busy machine, too."""


def bench(show: Show) -> JsonObject:
    """All figures, with hand-made evaluations; `show` is called with each thing measured."""
    show("alphabeta_nodes_per_s", "")
    figures: JsonObject = {
        "alphabeta_nodes_per_s": round(
            rate(AlphaBetaPlayer(1, HAND), at(FIRST, FIRST.players[0]), NODES)
        ),
        "tree_simulations_per_s": {},
        "stop_ms": {},
        "loop_late_ms": {ALONE: in_ms(max(asyncio.run(lateness(lambda: time.sleep(1)))))},
    }
    for name, (game, players, moves) in positions().items():
        show("tree_simulations_per_s", name)
        simulations = rate(MctsPlayer(1, HAND), at(game, players, moves), SIMULATIONS)
        figures["tree_simulations_per_s"][name] = round(simulations)
    for name, players in WATCHED.items():
        show("stop_ms", name)
        bot, match = Search(1), at(FIRST, players)
        bot.choose(match)  # compiles and allocates
        figures["stop_ms"][name] = in_ms(time_to_stop(bot, match))
        think = partial(bot.choose, match, seconds=1)
        figures["loop_late_ms"][name] = in_ms(max(asyncio.run(lateness(think))))
    return figures


def in_ms(seconds: float) -> float:
    """Milliseconds, rounded."""
    return round(1e3 * seconds, 2)


def positions() -> dict[str, tuple[Game, int, int]]:
    """Where the tree search is measured: a game, its players, and the greedy moves before it."""
    found = {}
    for game in GAMES.values():
        for players, moves in game.middle.items():
            found[f"{game.name}-{players}"] = game, players, 0
            found[f"{game.name}-{players}-middle"] = game, players, moves
    return found


def at(game: Game, players: int, moves: int = 0) -> Match:
    """The position after some greedy moves, at the next turn with at least four legal moves."""
    match = new(game.name, seed=3, **game.with_players(players, {}))
    bot = player("greedy", 1)
    for _ in range(moves):
        match.play(bot.choose(match).move)
    while len(match.moves()) < 4:
        match.play(bot.choose(match).move)
    return match


def rate(bot: SearchPlayer, match: Match, nodes: int) -> float:
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
    """How late an event loop wakes, in seconds, while a thread is busy beside it."""
    thread = asyncio.create_task(asyncio.to_thread(beside))
    late = []
    while not thread.done():
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - began - TICK)
    await thread
    return late
