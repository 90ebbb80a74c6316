"""Benchmarks: what things cost on this machine, best of several runs.

`azulejos bench --json` prints one object; ratios between figures of one run can be trusted,
figures of different runs or machines less.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Final

import numpy as np

from azulejos.batch import Batch
from azulejos.bench.routes import routes
from azulejos.bench.rows import Show
from azulejos.engine.compiler import compiled
from azulejos.engine.loader import interpreted
from azulejos.engine.rng import seeded
from azulejos.games import DEFAULT_GAME, GAMES, Game, find_game
from azulejos.match import new
from azulejos.notation.position import JsonObject, Options

Figures = JsonObject
"""Numbers by key, or by key and name: what `--json` prints."""
RUNS: Final = 5
SECONDS: Final = 0.3
PLAYING: Final = ("legal_at", "moves_at", "play_at", "draw_at", "playout_all")
"""The compiled functions that random play needs."""


def bench(show: Show) -> Figures:
    """All figures; `show` is called with each thing that is measured."""
    figures: Figures = {"playouts_per_s": {}}
    for game in GAMES.values():
        for name, options in modes(game).items():
            show("playouts_per_s", name)
            figures["playouts_per_s"][name] = round(playouts(game.name, options))
    for key, measure in PER_GAME.items():
        figures[key] = {}
        for name in sorted(GAMES):
            show(key, name)
            figures[key][name] = round(measure(name), 3)
    figures["steps_per_s"] = {}
    for name in sorted(GAMES):
        show("steps_per_s", name)
        figures["steps_per_s"] |= routes(name, best)
    show("batch_playouts_per_s", "")
    figures["batch_playouts_per_s"] = {name: round(batch(name)) for name in sorted(GAMES)}
    show("import_ms", "")
    return figures | starts()


def modes(game: Game) -> dict[str, Options]:
    """The modes that are measured: each number of players, and each other mode with the fewest."""
    chosen: list[tuple[int, Options]] = [(players, {}) for players in game.players]
    chosen += [
        (game.players[0], {option.name: value})
        for option in game.modes
        for value in option.values[1:]
    ]
    return {
        game.mode(players, options): game.with_players(players, options)
        for players, options in chosen
    }


def best(work: Callable[[], int]) -> float:
    """The shortest time for one unit of work, over several runs; `work` returns its units."""
    times = []
    for _ in range(RUNS):
        began = time.perf_counter()
        count = work()
        times.append((time.perf_counter() - began) / count)
    return min(times)


def playouts(game: str, options: Options) -> float:
    """Moves of the seats per second in random games on one core, compiled."""
    rules = compiled(find_game(game).rules)
    first = new(game, start=0, nature="manual", **options).state
    begin = rules.states(*[first] * 50)
    mask, weights, rngs = rules.mask(), rules.weights(), np.array([[seeded(n)] for n in range(50)])

    def play(times: int) -> int:
        return sum(
            rules.playout_all(begin.copy(), mask, weights, rngs, 0, 50) for _ in range(times)
        )

    began = time.perf_counter()
    play(4)
    times = max(1, int(4 * SECONDS / (time.perf_counter() - began)))
    return 1 / best(lambda: play(times))


def batch(game: str) -> float:
    """Moves of the seats per second in random games of two players, on all cores."""
    games = Batch(game, 4096)

    def play() -> int:
        games.reset()
        return games.playout()

    play()
    return 1 / best(play)


def interpreted_move(game: str) -> float:
    """Microseconds for listing the moves and playing one, interpreted; nature's part included."""
    rules = find_game(game).rules
    plays = interpreted(rules)
    first = new(game, start=0, nature="manual").state
    mask, moves = [0] * rules.WORDS, [0] * rules.MOVES
    weights, rng = [0] * rules.DRAWS, [seeded(1)]

    def play() -> int:
        played = 0
        for _ in range(10):
            states = [first.copy()]
            turn = plays.draw_at(states, 0, weights, rng)
            while turn >= 0:
                count = plays.moves_at(states, 0, mask, moves)
                plays.play_at(states, 0, moves[plays.below(rng, count)])
                turn = plays.draw_at(states, 0, weights, rng)
                played += 1
        return played

    return best(play) * 1e6


def compiled_move(game: str) -> float:
    """The same, compiled, called from Python one by one."""
    rules = compiled(find_game(game).rules)
    first = rules.states(new(game, start=0, nature="manual").state)
    mask, moves, weights = rules.mask(), rules.moves(), rules.weights()
    rng = np.array([seeded(1)])
    moves_at, play_at, draw_at = rules.moves_at, rules.play_at, rules.draw_at

    def play() -> int:
        played = 0
        for _ in range(100):
            states = first.copy()
            turn = draw_at(states, 0, weights, rng)
            while turn >= 0:
                count = moves_at(states, 0, mask, moves)
                turn = play_at(states, 0, moves[played % count])
                if turn < 0:
                    turn = draw_at(states, 0, weights, rng)
                played += 1
        return played

    play()
    return best(play) * 1e6


def match_move(game: str) -> float:
    """Microseconds for `moves` and `play` of a Match, with texts."""

    def play() -> int:
        played = 0
        for seed in range(10):
            match = new(game, seed=seed)
            while not match.over:
                moves = match.moves()
                match.play(moves[played % len(moves)])
                played += 1
        return played

    return best(play) * 1e6


def cold_compile(game: str) -> float:
    """Seconds to compile rules and playouts with nothing on disk, in a new process."""
    return _compile(game, "")


def warm_start(game: str) -> float:
    """Seconds from the start of a new process to compiled rules and playouts, loaded from disk."""
    with tempfile.TemporaryDirectory() as folder:
        _compile(game, folder)
        return min(_compile(game, folder) for _ in range(3))


def _compile(game: str, folder: str) -> float:
    code = (
        "from azulejos.engine.compiler import compiled; from azulejos.games import find_game;"
        f"compiled(find_game({game!r}).rules).prepare({PLAYING!r})"
    )
    if folder:
        return _run(code, NUMBA_CACHE_DIR=folder)
    with tempfile.TemporaryDirectory() as new_folder:
        return _run(code, NUMBA_CACHE_DIR=new_folder)


def picture(game: str) -> float:
    """Microseconds for the picture of a position as it comes up in play, for two on a desk."""
    from azulejos.views import svg

    match = new(game, seed=1)
    for _ in range(30):
        match.play(match.moves()[0])
    position = match.position()

    def draw() -> int:
        for _ in range(20):
            svg(position)
        return 20

    return best(draw) * 1e6


PER_GAME: Final[dict[str, Callable[[str], float]]] = {
    "compiled_us_per_move": compiled_move,
    "interpreted_us_per_move": interpreted_move,
    "match_us_per_move": match_move,
    "picture_us": picture,
    "cold_compile_s": cold_compile,
    "warm_start_s": warm_start,
}


def starts() -> dict[str, float]:
    """Milliseconds from the start of the import to its end, and to the first move of a game."""
    bare = min(_run("pass") for _ in range(RUNS))
    imported = min(_run("import azulejos") for _ in range(RUNS))
    game = f"import azulejos; m = azulejos.new({DEFAULT_GAME!r}); m.play(m.moves()[0])"
    moved = min(_run(game) for _ in range(RUNS))
    return {
        "import_ms": round((imported - bare) * 1e3, 1),
        "first_move_ms": round((moved - bare) * 1e3, 1),
    }


def _run(code: str, **environment: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **environment})
    return time.perf_counter() - began
