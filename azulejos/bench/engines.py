"""Benchmark of the engines: the speed of the prebuilt one as a share of Numba's, in one run."""

from typing import Final

from azulejos.bench.rows import Show
from azulejos.bench.same_play import engine_chosen
from azulejos.bench.search import at, positions, rate
from azulejos.engine.background import NUMBA, PREBUILT
from azulejos.games import Game
from azulejos.search import Search

LEAST: Final = 0.5
"""Below this share something is wrong with a build."""
NODES: Final = 20_000
NODES_ALPHABETA: Final = 400_000
TURNS: Final = 3
"""How often both engines are measured, one after the other."""


def bench(show: Show) -> dict[str, dict[str, float]]:
    """The best rate of the prebuilt engine by the best of Numba's, at each position."""
    shares = {}
    for name, position in positions().items():
        show("prebuilt_share", name)
        best = {PREBUILT: 0.0, NUMBA: 0.0}
        for _ in range(TURNS):
            for engine, rate_before in best.items():
                best[engine] = max(rate_before, _rate(engine, *position))
        shares[name] = round(best[PREBUILT] / best[NUMBA], 2)
    return {"prebuilt_share": shares}


def is_slow(figures: dict[str, dict[str, float]]) -> bool:
    """Whether the prebuilt engine is slower anywhere than it may be."""
    return min(figures["prebuilt_share"].values()) < LEAST


def _rate(engine: str, game: Game, players: int, moves: int) -> float:
    """Nodes or simulations a second with the best evaluation."""
    with engine_chosen(engine):
        match = at(game, players, moves)
        bot = Search(seed=1).player_for(match)
        nodes = NODES if game.chance_within_round or players > 2 else NODES_ALPHABETA
        return rate(bot, match, nodes)
