"""Whether both engines play the same, to the last bit: all levels of all modes, random games."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from typing import Final

import numpy as np

from azulejos.bench.rows import Show
from azulejos.engine.background import ENGINE, NUMBA, PREBUILT
from azulejos.engine.rng import seeded
from azulejos.engine.structs import Machine
from azulejos.games import GAMES, Game
from azulejos.match import Match, new
from azulejos.notation.position import Options
from azulejos.players.levels import LEVELS, Level, settings_of
from azulejos.players.simple import Random
from azulejos.search import Search
from azulejos.search.alphabeta_player import AlphaBetaPlayer
from azulejos.search.choice import Choice
from azulejos.search.engines import machine, modules

POSITIONS: Final = 1000
"""How many positions of each mode and level are compared."""
RANDOM_MOVES: Final = 1_000_000
"""How many random moves of each game are compared."""
NODES: Final = 120_000
"""The most nodes of an alpha-beta search: enough to compare moves beyond the round."""
SIMULATIONS: Final = 1_000
"""The most simulations of MCTS."""
SEED: Final = 5
GAMES_AT_ONCE: Final = 1000


def bench(
    show: Show, positions: int = POSITIONS, moves: int = RANDOM_MOVES
) -> dict[str, dict[str, int]]:
    """How many choices and random games differ; none should."""
    games = {}
    for game in GAMES.values():
        show("different_games", game.name)
        games[game.name] = different_games(game, moves)
    choices = {}
    for game in GAMES.values():
        for mode, options in game.variants().items():
            for level in levels_that_search(game, options):
                show("different_choices", f"{mode} {level}")
                choices[f"{mode} {level}"] = different_choices(level, game, options, positions)
    return {"different_games": games, "different_choices": choices}


def is_different(figures: dict[str, dict[str, int]]) -> bool:
    """Whether anything differs anywhere."""
    return any(sum(row.values()) for row in figures.values())


def levels_that_search(game: Game, options: Options) -> list[str]:
    """The levels of a mode that use an engine."""
    match = new(game.name, **options)
    return [level for level in LEVELS if settings_of(level, match).searches]


def different_choices(level: str, game: Game, options: Options, count: int) -> int:
    """In how many positions a level chooses otherwise on the other engine, or for other reasons."""
    bots = {engine: Level(level, SEED) for engine in (PREBUILT, NUMBA)}
    different = 0
    for match in islice(positions(game, options), count):
        one, other = (choice(bot, match, engine) for engine, bot in bots.items())
        different += one != other
    return different


def choice(bot: Level, match: Match, engine: str) -> Choice:
    """What a bot chooses on an engine, without the time it took."""
    settings = settings_of(bot.name, match)
    alphabeta = isinstance(Search().player_for(match), AlphaBetaPlayer) and not settings.simulations
    with engine_chosen(engine):
        found = bot.choose(match, nodes=NODES if alphabeta else SIMULATIONS)
    return replace(found, seconds=0.0)


def positions(game: Game, options: Options) -> Iterator[Match]:
    """Positions of random games, without end."""
    seed = 0
    while True:
        match, bot = new(game.name, seed=seed, **options), Random(seed)
        while not match.over:
            yield match
            match.play(bot.choose(match).move)
        seed += 1


def different_games(game: Game, moves: int) -> int:
    """How many random games end otherwise on the other engine."""
    module = next(module for module in modules() if module.game == game.name)
    machines = []
    for engine in (PREBUILT, NUMBA):
        with engine_chosen(engine):
            machines.append(machine(module))
    different = made = first = 0
    while made < moves:
        (count, one), (_, other) = (final_states(m, game, first) for m in machines)
        different += int((one != other).sum())
        made += count
        first += GAMES_AT_ONCE
    return different


def final_states(rules: Machine, game: Game, first: int) -> tuple[int, np.ndarray]:
    """Some random games to the end: how many moves they had, and their last states."""
    start = new(game.name, start=0, nature="manual").state
    states = rules.array(rules.states(*[start] * GAMES_AT_ONCE))
    rngs = rules.array(np.array([[seeded(first + i)] for i in range(GAMES_AT_ONCE)]))
    moves = rules.playout_all(states, rules.mask(), rules.weights(), rngs, 0, GAMES_AT_ONCE)
    return int(moves), states


@contextmanager
def engine_chosen(engine: str) -> Iterator[None]:
    """Let searches that begin here run on an engine."""
    before = os.environ.get(ENGINE)
    os.environ[ENGINE] = engine
    try:
        yield
    finally:
        os.environ.pop(ENGINE)
        if before is not None:
            os.environ[ENGINE] = before
