"""Which machine runs a search: a prebuilt module, or code that Numba compiles.

Prebuilt modules lie in a game's folder `engine/`: one for each search and kind of evaluation. They
start at once and need no compiler. Numba's code is 1.5 times as fast, after some seconds of
compilation; arenas, self-play and benchmarks use it. Both choose the same moves.
"""

import os
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from azulejos.engine.background import ENGINE, NUMBA, PREBUILT, can_compile
from azulejos.engine.structs import Machine
from azulejos.games import GAMES, Game, find_game
from azulejos.notation.errors import BadOption
from azulejos.search.evaluators import HAND
from azulejos.search.nets import evaluation_parts, ladders_of
from azulejos.words import Message

FOLDER: Final = "engine"
ENTRY_POINTS: Final = ("think",)
"""The functions of a search that its host calls."""
RANDOM_PLAY: Final = ("playout_all",)
"""What a module offers besides its search: `azulejos bench` and tests compare whole games."""


class Module(NamedTuple):
    """A search for a game, as one module."""

    game: str
    kernel: ModuleType
    evaluator: str

    @property
    def parts(self) -> tuple[ModuleType, ...]:
        """What is compiled together with the rules."""
        return (*evaluation_parts(self.game, self.evaluator), self.kernel)

    @property
    def file(self) -> Path:
        """Where it is kept."""
        search = self.kernel.__name__.rpartition("_")[2]
        kind = "handcrafted" if self.evaluator == HAND else "nnue"
        return find_game(self.game).folder / FOLDER / f"{search}-{kind}.wasm"


def machine(module: Module) -> Machine:
    """The machine for a search; BadOption says what to install if there is none."""
    wanted = os.environ.get(ENGINE, "")
    if wanted != NUMBA and (found := _prebuilt(module)):
        return found
    if wanted != PREBUILT and can_compile():
        from azulejos.engine.background import compile_elsewhere
        from azulejos.engine.compiler import compiled

        numba = compiled(find_game(module.game).rules, *module.parts)
        compile_elsewhere(numba, *ENTRY_POINTS)
        return numba
    raise BadOption(Message("errors-no-engine", file=module.file.name))


def _prebuilt(module: Module) -> Machine | None:
    if find_spec("wasmtime") is None:
        return None
    from azulejos.engine.prebuilt import Prebuilt, is_fresh

    rules = find_game(module.game).rules
    if not is_fresh(module.file, rules, *module.parts):
        return None
    return Prebuilt(module.file, rules, *module.parts)


def modules() -> Iterator[Module]:
    """All modules that players may need: each game, search and kind of evaluation."""
    for game in GAMES.values():
        evaluators = [HAND, *_some_net(game)]
        for kernel in _kernels(game):
            for evaluator in evaluators:
                yield Module(game.name, kernel, evaluator)


def _some_net(game: Game) -> list[str]:
    """One net of a game: all of them have the same code."""
    return [names[0] for names in ladders_of(game).values()][:1]


def _kernels(game: Game) -> Iterator[ModuleType]:
    from azulejos.search import think_alphabeta, think_mcts

    yield think_mcts
    if not game.chance_within_round:
        yield think_alphabeta
