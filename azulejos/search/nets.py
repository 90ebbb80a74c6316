"""Networks on disk: small files with their weights and where they come from.

A net is for one or more modes of a game, such as `azul-2-colour`. `nets/ladder.json` in the game's
folder has the nets of every mode: each has beaten the one before in an arena, and the last plays.
"""

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from azulejos.evaluation import board_cache, handcrafted, nnue
from azulejos.evaluation.accumulator_cache import MEMORIES
from azulejos.evaluation.nnue import (
    LATER_LAYERS,
    NET_AT,
    NOTE,
    SECOND_BIAS_AT,
    STEP_AT,
    THIRD_BIAS_AT,
    WIDTH,
)
from azulejos.games import GAMES, Game, find_game
from azulejos.match import Match
from azulejos.notation.errors import BadOption
from azulejos.search.evaluators import FIRST, HAND, NET, SECOND
from azulejos.words import Message

STEPS: Final = 32767
"""Weights are kept as whole numbers of so many steps from 0 to the largest."""
VERSION: Final = 2
ONE_STAGE: Final = 1
"""Nets of this version have one pair of later layers, for all stages."""
GATES: Final = "gates"
"""Where provenance says what a net has beaten, by mode."""
LADDER: Final = "ladder.json"

Learnt = NDArray[np.float32]


@dataclass(frozen=True)
class Net:
    """Weights as `network.py` wants them, without the room to work in."""

    game: str
    weights: Learnt
    provenance: dict[str, Any] = field(default_factory=dict)
    """How it came about: games, training, and what it has beaten."""

    def learnt(self) -> Learnt:
        """A row of its own for who thinks with it, with room to work in."""
        split = inputs(self.game) * WIDTH
        step, first = stepped(self.weights[:split])
        bias = np.rint(self.weights[split : split + WIDTH] / step)
        later = self.weights[split + WIDTH :].reshape(-1, LATER_LAYERS).copy()
        later[:, :SECOND_BIAS_AT] *= step
        room = np.zeros(NET_AT, np.float32)
        room[STEP_AT] = step
        memory = np.zeros(NOTE * MEMORIES, np.float32)
        parts = [room, first.astype(np.float32), bias, later.ravel(), memory]
        return np.concatenate(parts)

    def save(self, file: Path) -> None:
        """Keep it, in two bytes a weight."""
        split = inputs(self.game) * WIDTH
        parts: dict[str, Any] = {}
        for name, part in (("first", self.weights[:split]), ("rest", self.weights[split:])):
            step, steps = stepped(part)
            parts |= {name: steps, f"{name}_step": step}
        about = json.dumps({"net": VERSION, "game": self.game, **self.provenance})
        np.savez_compressed(file, about=about, **parts)


def stepped(weights: Learnt) -> tuple[float, NDArray[np.int16]]:
    """Weights as whole numbers of steps, and how long a step is."""
    step = float(np.abs(weights).max()) / STEPS or 1.0
    return step, np.rint(weights / step).astype(np.int16)


def inputs(game: str) -> int:
    """How many inputs networks have for a game."""
    count: int = find_game(game).features.INPUTS
    return count


def stages(game: str) -> int:
    """For how many stages of a game networks have layers of their own."""
    count: int = find_game(game).features.STAGES
    return count


def size(game: str) -> int:
    """How many weights a network of a game has."""
    return (inputs(game) + 1) * WIDTH + LATER_LAYERS * stages(game)


def mode(match: Match) -> str:
    """The mode of a game that a match is played in: each has nets of its own."""
    return find_game(match.game).mode(match.players, match.options)


def ladder(wanted: str) -> list[str]:
    """The nets of a mode, from the first to the one that plays; each has beaten the one before."""
    return ladders().get(wanted, [])


def gates(name: str) -> dict[str, dict[str, Any]]:
    """What a net has beaten, by the modes that it plays."""
    about = load(name).provenance
    found: dict[str, dict[str, Any]] = about.get(GATES) or {name.rpartition("-")[0]: about["gate"]}
    return found


def ladders() -> dict[str, list[str]]:
    """The nets of all modes that have any."""
    return {mode: nets for game in GAMES.values() for mode, nets in ladders_of(game).items()}


def ladders_of(game: Game) -> dict[str, list[str]]:
    """The nets of all modes of a game that have any."""
    return _read_ladders(nets_folder(game) / LADDER)


@cache  # a search asks with every move
def _read_ladders(file: Path) -> dict[str, list[str]]:
    if not file.exists():
        return {}
    found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def nets_folder(game: Game) -> Path:
    """Where the nets of a game are."""
    return game.folder / "nets"


def files() -> dict[str, Path]:
    """The nets of all games by name."""
    return {
        file.stem: file
        for game in GAMES.values()
        for file in sorted(nets_folder(game).glob("*.npz"))
    }


def let_play(game: Game, name: str, wanted: str) -> None:
    """From now on a net plays in a mode; the file has a line for each mode."""
    nets = {**ladders_of(game), wanted: [*(n for n in ladder(wanted) if n != name), name]}
    lines = (f" {json.dumps(mode)}: {json.dumps(names)}" for mode, names in sorted(nets.items()))
    file = nets_folder(game) / LADDER
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    _read_ladders.cache_clear()


@cache
def load(name: str) -> Net:
    """A net by its name, or from a file."""
    file = Path(name) if name.endswith(".npz") else files().get(name)
    if file is None or not file.is_file():
        there = ", ".join(sorted(files()))
        raise BadOption(Message("errors-no-net", said=repr(name), nets=there or "–"))
    with np.load(file) as parts:
        about = json.loads(str(parts["about"]))
        weights = [parts[n].astype(np.float32) * parts[f"{n}_step"] for n in ("first", "rest")]
    version, game = about.pop("net"), about.pop("game")
    if version == ONE_STAGE:
        weights[1] = _for_all_stages(weights[1], stages(game))
    elif version != VERSION:
        raise BadOption(Message("errors-net-version", file=str(file)))
    net = Net(game, np.concatenate(weights).astype(np.float32), about)
    if len(net.weights) != size(game):
        raise BadOption(Message("errors-net-features", file=str(file)))
    return net


def _for_all_stages(rest: Learnt, count: int) -> Learnt:
    """What follows the first layer, in a net with one pair of later layers: the pair repeated."""
    later = np.zeros((count, LATER_LAYERS), np.float32)
    later[:, : THIRD_BIAS_AT + 1] = rest[WIDTH:]
    return np.concatenate([rest[:WIDTH], later.ravel()])


def evaluator(match: Match, wanted: str | None) -> str:
    """Who judges the positions of a match: a net by its name, or `hand`.

    Wanted may be either, or one of the words above, or nothing for the best there is.
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


def evaluation_parts(game: str, judge: str) -> tuple[ModuleType, ...]:
    """What is compiled with a search so that it can judge."""
    found = find_game(game)
    second = (handcrafted,) if judge == HAND else (found.features, nnue)
    return found.heuristic, board_cache, *second


def learnt(judge: str) -> Learnt:
    """What a judge has learnt, with room to work in; nothing if it is made by hand."""
    return np.zeros(0, np.float32) if judge == HAND else load(judge).learnt()
