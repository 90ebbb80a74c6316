"""Training from games to a net; it can be stopped and continued at any time."""

import json
from collections.abc import Generator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from azulejos.arena.plots import alone, loss_curves
from azulejos.evaluation.nnue import NET_SCALE
from azulejos.learning.games import Folder, write_whole
from azulejos.learning.match import measure
from azulejos.learning.samples import Reals, Samples, encoder_of, samples
from azulejos.learning.training import Layers, Trainer, fresh
from azulejos.notation.errors import BadOption
from azulejos.notation.position import JsonObject
from azulejos.search.nets import Net, inputs, load, stages
from azulejos.words import Message

VALIDATION: Final = 20
"""One chunk in this many is for validation, to notice overfitting."""
POINT: Final = 100


@dataclass(frozen=True)
class Recipe:
    """How a net is trained."""

    epochs: int = 4
    rate: float = 0.001
    decay: float = 1e-5
    """Weight decay: the share by which all weights shrink with each step."""
    td_mix: float = 0.05
    """The weight of later values against the final result in a target."""
    begin: str | None = None
    """An initial net, by name or file; None for random weights."""
    seed: int = 1
    strength: int = 0
    """How many games are played against the handcrafted evaluation after each epoch."""


class Epoch(NamedTuple):
    """An epoch, counted from 1, and the errors after it, in points."""

    number: int
    known: float
    """On the positions that were trained on."""
    unknown: float


def train(folders: Sequence[Path], out: Path, recipe: Recipe) -> Generator[Epoch, None, None]:
    """Train a net, or continue; yields each epoch.

    In `out`: `checkpoint.npz` after each epoch, `losses.json` and `losses.svg`, `strength.json` and
    `strength.svg` if that is measured, at last `net.npz`.
    """
    found = [Folder(folder) for folder in folders]
    game = _one_game(found)
    out.mkdir(parents=True, exist_ok=True)
    known, unknown = _samples(found, recipe.td_mix)
    begun = load(recipe.begin).weights.copy() if recipe.begin else _fresh(game, known, recipe.seed)
    trainer = Trainer(
        encoder_of(game), begun, rate=recipe.rate, decay=recipe.decay, seed=recipe.seed
    )
    if (out / "checkpoint.npz").exists():
        trainer.load(out / "checkpoint.npz")
    for _ in trainer.train(known, unknown, recipe.epochs):
        trainer.save(out / "checkpoint.npz")
        if recipe.strength:
            net = Net(game, trainer.weights.copy())
            measure(net, found[0].head()["options"], recipe.strength, out)
        yield _report(trainer, out)
    about = _provenance(found, recipe, trainer, len(known))
    Net(game, trainer.weights, about).save(out / "net.npz")


def _one_game(folders: Sequence[Folder]) -> str:
    games = {str(folder.head()["game"]) for folder in folders}
    if len(games) != 1:
        raise BadOption(Message("errors-several-games", games=", ".join(sorted(games))))
    return games.pop()


def _samples(folders: Sequence[Folder], td_mix: float) -> tuple[Samples, Samples]:
    """Samples for training and for validation; these have the final result as target."""
    known, unknown = [], []
    for folder in folders:
        chunks = folder.chunks()
        held = chunks[::VALIDATION]
        kept = [chunk for chunk in chunks if chunk % VALIDATION or chunk not in held]
        known.append(samples(folder, td_mix, kept))
        unknown.append(samples(folder, 0.0, held))
    return Samples.joined(known), Samples.joined(unknown)


def _fresh(game: str, known: Samples, seed: int) -> Reals:
    """Random weights; features that are never active have zeros, and keep them."""
    weights = fresh(game, seed)
    seen = np.bincount(known.inputs, minlength=inputs(game)) > 0
    Layers(weights, stages(game)).first[~seen] = 0
    return weights


def _report(trainer: Trainer, out: Path) -> Epoch:
    errors = [[NET_SCALE / POINT * loss**0.5 for loss in pair] for pair in trainer.losses]
    write_whole(out / "losses.json", json.dumps(errors) + "\n")
    known, unknown = ([pair[i] for pair in errors] for i in range(2))
    write_whole(out / "losses.svg", alone(loss_curves(known, unknown)))
    return Epoch(trainer.epoch, *errors[-1])


def _provenance(
    folders: Sequence[Folder], recipe: Recipe, trainer: Trainer, positions: int
) -> JsonObject:
    plans = [{**folder.head(), "games": 10 * len(folder.chunks())} for folder in folders]
    error = NET_SCALE / POINT * trainer.losses[-1][1] ** 0.5
    return {
        "games": plans,
        "positions": positions,
        "recipe": asdict(recipe),
        "error": round(error, 3),
    }
