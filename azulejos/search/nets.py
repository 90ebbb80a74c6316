"""Networks on disk: small files with weights and provenance.

A net is for one or more modes of a game. `nets/ladder.json` in the game's folder lists the nets of
every mode, and the last one plays. Each net has beaten the one before in an arena. Nets between
them that no bot uses any more are gone; `nets/retired.json` has their arenas.
"""

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from azulejos.engine.structs import workspace
from azulejos.evaluation import (
    board_cache,
    feature_defaults,
    handcrafted,
    heuristic_defaults,
    nnue,
)
from azulejos.evaluation.accumulator_cache import CACHE_SLOTS
from azulejos.evaluation.network import Network
from azulejos.evaluation.nnue import (
    ENTRY_SIZE,
    FIRST_LAYER_AT,
    HIDDEN_SIZE,
    L1,
    SCRATCH_SIZE,
    SECOND_BIAS_AT,
    STEP_AT,
    THIRD_BIAS_AT,
)
from azulejos.games import GAMES, Game, find_game
from azulejos.match import Match
from azulejos.notation.errors import BadOption
from azulejos.notation.position import JsonObject
from azulejos.search.evaluators import FIRST, HAND, NET, SECOND
from azulejos.words import Message

QUANTISATION_STEPS: Final = 32767
"""Weights are stored as 16-bit integers: multiples of a step."""
VERSION: Final = 2
ONE_STAGE: Final = 1
"""Nets of this version have the same hidden layers for all stages."""
GATES: Final = "gates"
"""The key of provenance with the arenas that a net has won, by mode."""
LADDER: Final = "ladder.json"
RETIRED: Final = "retired.json"

FloatArray = NDArray[np.float32]


@dataclass(frozen=True)
class Net:
    """The weights of a network, as training has them: all layers in a row, not quantised."""

    game: str
    weights: FloatArray
    provenance: JsonObject = field(default_factory=dict)
    """Where it comes from: games, training, and the arenas that it has won."""

    def network(self) -> Network:
        """Arrays for one player: quantised weights, scratch space, an empty cache."""
        split = inputs(self.game) * L1
        step, first = quantised(self.weights[:split])
        bias = np.rint(self.weights[split : split + L1] / step)
        hidden = self.weights[split + L1 :].reshape(-1, HIDDEN_SIZE).copy()
        hidden[:, :SECOND_BIAS_AT] *= step
        head = np.zeros(FIRST_LAYER_AT, np.float32)
        head[STEP_AT] = step
        return workspace(
            Network,
            weights=np.concatenate([head, first.astype(np.float32), bias, hidden.ravel()]),
            scratch=np.zeros(SCRATCH_SIZE, np.float32),
            cache=np.zeros(ENTRY_SIZE * CACHE_SLOTS, np.float32),
        )

    def save(self, file: Path) -> None:
        """Write it to a file, with two bytes per weight."""
        split = inputs(self.game) * L1
        parts: JsonObject = {}
        for name, part in (("first", self.weights[:split]), ("rest", self.weights[split:])):
            step, steps = quantised(part)
            parts |= {name: steps, f"{name}_step": step}
        about = json.dumps({"net": VERSION, "game": self.game, **self.provenance})
        np.savez_compressed(file, about=about, **parts)


def quantised(weights: FloatArray) -> tuple[float, NDArray[np.int16]]:
    """The quantisation step, and weights as multiples of it."""
    step = float(np.abs(weights).max()) / QUANTISATION_STEPS or 1.0
    return step, np.rint(weights / step).astype(np.int16)


def inputs(game: str) -> int:
    """How many features a game has."""
    count: int = find_game(game).features.INPUTS
    return count


def stages(game: str) -> int:
    """How many stages a game has: networks have hidden layers for each."""
    count: int = find_game(game).features.STAGES
    return count


def size(game: str) -> int:
    """How many weights a network of a game has."""
    return (inputs(game) + 1) * L1 + HIDDEN_SIZE * stages(game)


def mode(match: Match) -> str:
    """The mode of a match: each mode has its own nets."""
    return find_game(match.game).mode(match.players, match.options)


def ladder(wanted: str) -> list[str]:
    """The nets of a mode, from the first to the one that plays."""
    return ladders().get(wanted, [])


def gates(name: str) -> dict[str, JsonObject]:
    """The arenas that a net has won, by mode."""
    for game in GAMES.values():
        retired: dict[str, dict[str, JsonObject]] = _read_json(nets_folder(game) / RETIRED)
        if name in retired:
            return retired[name]
    about = load(name).provenance
    found: dict[str, JsonObject] = about.get(GATES) or {name.rpartition("-")[0]: about["gate"]}
    return found


def ladders() -> dict[str, list[str]]:
    """The nets of all modes that have any."""
    return {mode: nets for game in GAMES.values() for mode, nets in ladders_of(game).items()}


def ladders_of(game: Game) -> dict[str, list[str]]:
    """The nets of all modes of a game that have any."""
    return _read_json(nets_folder(game) / LADDER)


@cache  # read for every move
def _read_json(file: Path) -> JsonObject:
    if not file.exists():
        return {}
    found: JsonObject = json.loads(file.read_text(encoding="utf-8"))
    return found


def nets_folder(game: Game) -> Path:
    """The folder with the nets of a game."""
    return game.folder / "nets"


def files() -> dict[str, Path]:
    """The nets of all games by name."""
    return {
        file.stem: file
        for game in GAMES.values()
        for file in sorted(nets_folder(game).glob("*.npz"))
    }


@cache
def load(name: str) -> Net:
    """A net by its name, or from a file."""
    file = Path(name) if name.endswith(".npz") else files().get(name)
    if file is None or not file.is_file():
        known = ", ".join(sorted(files()))
        raise BadOption(Message("errors-no-net", said=repr(name), nets=known or "–"))
    with np.load(file) as parts:
        about = json.loads(str(parts["about"]))
        weights = [parts[n].astype(np.float32) * parts[f"{n}_step"] for n in ("first", "rest")]
    version, game = about.pop("net"), about.pop("game")
    if version == ONE_STAGE:
        weights[1] = _same_for_all_stages(weights[1], stages(game))
    elif version != VERSION:
        raise BadOption(Message("errors-net-version", file=str(file)))
    net = Net(game, np.concatenate(weights).astype(np.float32), about)
    if len(net.weights) != size(game):
        raise BadOption(Message("errors-net-features", file=str(file)))
    return net


def _same_for_all_stages(rest: FloatArray, count: int) -> FloatArray:
    """Bias and hidden layers of a net with one pair of hidden layers: the pair repeated."""
    hidden = np.zeros((count, HIDDEN_SIZE), np.float32)
    hidden[:, : THIRD_BIAS_AT + 1] = rest[L1:]
    return np.concatenate([rest[:L1], hidden.ravel()])


def find_evaluator(match: Match, wanted: str | None) -> str:
    """The evaluator of a match: the name of a net, or `hand`.

    `wanted` is either, or a name in `evaluators.py`, or None for the best there is.
    """
    if wanted == HAND:
        return HAND
    if wanted not in (None, NET, FIRST, SECOND):
        if load(wanted).game != match.game:
            raise BadOption(
                Message("errors-net-game", net=wanted, own=load(wanted).game, game=match.game)
            )
        return wanted
    nets = ladders_of(find_game(match.game)).get(mode(match), [])
    if wanted is not None and not nets:
        raise BadOption(Message("errors-no-net-yet", mode=mode(match)))
    if not nets:
        return HAND
    place = {FIRST: 0, SECOND: 1}.get(wanted or NET, len(nets))
    return nets[min(place, len(nets) - 1)]


def evaluation_parts(game: str, evaluator: str) -> tuple[ModuleType, ...]:
    """The modules that are compiled with a search so that it can evaluate positions."""
    static = (handcrafted,) if evaluator == HAND else (*feature_parts(game), nnue)
    return find_game(game).heuristic, heuristic_defaults, board_cache, *static


def feature_parts(game: str) -> tuple[ModuleType, ...]:
    """The modules that compute the features of a game."""
    return find_game(game).features, feature_defaults


def network(evaluator: str) -> Network:
    """The arrays of an evaluator; empty ones, if it is handcrafted."""
    if evaluator != HAND:
        return load(evaluator).network()
    empty = np.zeros(0, np.float32)
    return workspace(Network, weights=empty, scratch=empty, cache=empty)
