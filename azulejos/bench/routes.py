"""What each way of stepping a game costs: decisions per second for two players, on one core.

Actions are random legal ones, and what it takes to choose them counts everywhere.
"""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

import numpy as np

from azulejos.batch import Batch
from azulejos.engine.structs import Array

GAMES: Final = 1024
STEPS: Final = 2000


def batch(game: str) -> Callable[[], int]:
    """Many games at once, with observations and masks."""
    games = Batch(game, GAMES, threads=1)

    def work() -> int:
        for _ in range(20):
            games.step(games.random_actions())
        return 20 * GAMES

    return work


def pettingzoo(game: str) -> Callable[[], int]:
    """PettingZoo's loop, without its wrappers."""
    from azulejos.adapters.pettingzoo import raw_env

    table: Any = raw_env(game)
    table.reset(seed=1)
    dice = np.random.default_rng(1)

    def work() -> int:
        for _ in range(STEPS):
            observation, _, over, _, _ = table.last()
            if over:
                table.reset()
                observation = table.last()[0]
            table.step(_any_of(observation["action_mask"], dice))
        return STEPS

    return work


def gymnasium(game: str) -> Callable[[], int]:
    """Gymnasium's loop with a random opponent; the learner's decisions are counted."""
    from azulejos.adapters.gymnasium import Environment

    table = Environment(game)
    table.reset(seed=1)
    dice = np.random.default_rng(1)

    def work() -> int:
        for _ in range(STEPS):
            *_, over, _, _ = table.step(_any_of(table.action_masks(), dice))
            if over:
                table.reset()
        return STEPS

    return work


def open_spiel(game: str) -> Callable[[], int]:
    """OpenSpiel's loop with explicit chance and an observation; seats' decisions are counted."""
    import pyspiel

    import azulejos.adapters.open_spiel  # noqa: F401 - registers the games

    table = pyspiel.load_game(f"azulejos_{game}")
    dice = np.random.default_rng(1)
    state = table.new_initial_state()

    def work() -> int:
        nonlocal state
        decisions = 0
        while decisions < STEPS:
            if state.is_terminal():
                state = table.new_initial_state()
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                place = int(np.searchsorted(np.cumsum(chances), dice.random()))
                state.apply_action(outcomes[min(place, len(outcomes) - 1)])
            else:
                state.observation_tensor(state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[dice.integers(len(legal))])
                decisions += 1
        return decisions

    return work


def _any_of(mask: Array, dice: np.random.Generator) -> int:
    (legal,) = mask.nonzero()
    return int(legal[dice.integers(len(legal))])


ROUTES: Final[dict[str, tuple[str, Callable[[str], Callable[[], int]]]]] = {
    "batch": ("numba", batch),
    "pettingzoo": ("pettingzoo", pettingzoo),
    "gymnasium": ("gymnasium", gymnasium),
    "open_spiel": ("pyspiel", open_spiel),
}
"""By name: the package that is needed, and what makes the work that is measured."""


def routes(game: str, best: Callable[[Callable[[], int]], float]) -> dict[str, int]:
    """Decisions per second of each route whose package is installed."""
    found = {}
    for name, (package, make) in ROUTES.items():
        if find_spec(package):
            work = make(game)
            work()
            found[f"{game} {name}"] = round(1 / best(work))
    return found
