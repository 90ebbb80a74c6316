"""Training a network: stochastic gradient descent with Adam, in plain NumPy.

Only the first layer, whose inputs are nearly all off, is summed by compiled code (`encode.py`).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from azulejos.engine.compiler import Compiled, Ints, record_type
from azulejos.evaluation.nnue import (
    LATER_LAYERS,
    SECOND,
    SECOND_BIAS_AT,
    THIRD_AT,
    THIRD_BIAS_AT,
    WIDTH,
)
from azulejos.learning import encode
from azulejos.learning.samples import Numbers, Reals, Samples
from azulejos.search.nets import size, stages

SLOW: Final = 0.9
SLOWER: Final = 0.999
TINY: Final = 1e-8


class Layers:
    """The parts of a row of weights (`players.evaluation.network`); nothing is copied.

    All behind `bias` have their stage first.
    """

    def __init__(self, row: Reals, stages: int) -> None:
        split = len(row) - LATER_LAYERS * stages
        later = row[split:].reshape(stages, LATER_LAYERS)
        self.first = row[: split - WIDTH].reshape(-1, WIDTH)
        self.bias = row[split - WIDTH : split]
        self.second = later[:, :SECOND_BIAS_AT].reshape(stages, WIDTH, SECOND)
        self.second_bias = later[:, SECOND_BIAS_AT:THIRD_AT]
        self.third = later[:, THIRD_AT:THIRD_BIAS_AT]
        self.third_bias = later[:, THIRD_BIAS_AT]


def fresh(game: str, seed: int) -> Reals:
    """A network that knows nothing; all stages begin alike."""
    rng = np.random.default_rng(seed)
    row = np.zeros(size(game), np.float32)
    layers = Layers(row, stages(game))
    layers.first[:] = rng.normal(0, 0.05, layers.first.shape)
    layers.first[:, 0] = 0
    layers.bias[1:] = 0.1
    layers.second[:, 1:] = rng.normal(0, (2 / WIDTH) ** 0.5, (WIDTH - 1, SECOND))
    layers.third[:] = rng.normal(0, 0.1 * (2 / SECOND) ** 0.5, SECOND)
    return row


def by_stage(reached: Numbers) -> list[tuple[int, Ints]]:
    """Each stage that some samples have reached, and which of them."""
    return [(int(stage), np.flatnonzero(reached == stage)) for stage in np.unique(reached)]


def forward(layers: Layers, sums: Reals, reached: Numbers) -> tuple[Reals, Reals]:
    """From the sums of the first layer: the second layer, and what the network says."""
    lit = np.maximum(sums, 0)
    lit[:, 0] = 0
    layer = np.empty((len(sums), SECOND), np.float32)
    said = sums[:, 0].copy()
    for stage, there in by_stage(reached):
        layer[there] = lit[there] @ layers.second[stage] + layers.second_bias[stage]
        lit_there = np.maximum(layer[there], 0)
        said[there] += lit_there @ layers.third[stage] + layers.third_bias[stage]
    return layer, said


@dataclass
class Trainer:
    """A network in training: its weights, Adam's memory, and how the loss went."""

    look: Compiled
    weights: Reals
    rate: float = 0.001
    decay: float = 1e-5
    batch: int = 2048
    seed: int = 1
    step: int = 0
    epoch: int = 0
    losses: list[list[float]] = field(default_factory=list)
    """After each epoch: the mean squared error on what was trained on, and on what was not."""

    def __post_init__(self) -> None:
        self.slopes = np.zeros_like(self.weights)
        self.mean = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)
        self._stages: int = self.look.functions["STAGES"]
        self._sums = np.zeros((self.batch, WIDTH), np.float32)

    def train(self, known: Samples, unknown: Samples, epochs: int) -> Iterator[list[float]]:
        """Go through all samples until so many epochs are done; yields the losses of each."""
        while self.epoch < epochs:
            order = np.random.default_rng([self.seed, self.epoch]).permutation(len(known))
            batches = self._batches(order)
            steps = len(batches) * epochs
            loss = 0.0
            for chosen in batches:
                loss += self._learn(known, chosen, self.rate * (1 - self.step / steps))
            self.epoch += 1
            self.losses.append([loss / len(order), self.loss(unknown)])
            yield self.losses[-1]

    def loss(self, some: Samples) -> float:
        """The mean squared error, in the unit of a network."""
        wrong = self.says(some) - some.targets
        return float(np.mean(wrong * wrong))

    def says(self, some: Samples) -> Reals:
        """What the network says of each sample."""
        layers = Layers(self.weights, self._stages)
        parts = self._batches(np.arange(len(some)))
        return np.concatenate(
            [forward(layers, self._summed(some, part), some.stages[part])[1] for part in parts]
        )

    def _batches(self, chosen: Ints) -> list[Ints]:
        return np.split(chosen, range(self.batch, len(chosen), self.batch))

    def _summed(self, some: Samples, chosen: Ints) -> Reals:
        inputs = some.inputs.view(record_type(encode.Input))
        self.look.sum_all(self.weights, inputs, some.starts, chosen, self._sums.ravel())
        return self._sums[: len(chosen)].copy()

    def _learn(self, some: Samples, chosen: Ints, rate: float) -> float:
        """One step; returns the sum of squared errors before it."""
        sums = self._summed(some, chosen)
        layer, said = forward(Layers(self.weights, self._stages), sums, some.stages[chosen])
        wrong = said - some.targets[chosen]
        self._back(some, chosen, sums, layer, wrong * np.float32(2 / len(chosen)))
        self._step(rate)
        return float(wrong @ wrong)

    def _back(self, some: Samples, chosen: Ints, sums: Reals, layer: Reals, push: Reals) -> None:
        """From how the result should change to how every weight should."""
        layers = Layers(self.weights, self._stages)
        slopes = Layers(self.slopes, self._stages)
        self.slopes[:] = 0
        lit = np.maximum(sums, 0)
        lit[:, 0] = 0
        to_sums = np.empty_like(sums)
        for stage, there in by_stage(some.stages[chosen]):
            slopes.third[stage] = push[there] @ np.maximum(layer[there], 0)
            slopes.third_bias[stage] = push[there].sum()
            to_layer = np.outer(push[there], layers.third[stage]) * (layer[there] > 0)
            slopes.second[stage] = lit[there].T @ to_layer
            slopes.second_bias[stage] = to_layer.sum(0)
            to_sums[there] = (to_layer @ layers.second[stage].T) * (sums[there] > 0)
        to_sums[:, 0] = push
        self._sums[: len(chosen)] = to_sums
        inputs = some.inputs.view(record_type(encode.Input))
        self.look.spread_all(self.slopes, inputs, some.starts, chosen, self._sums.ravel())

    def _step(self, rate: float) -> None:
        """Adam, with a little decay of all weights."""
        self.step += 1
        rate *= (1 - SLOWER**self.step) ** 0.5 / (1 - SLOW**self.step)
        self.mean += (1 - SLOW) * (self.slopes - self.mean)
        self.square += (1 - SLOWER) * (self.slopes * self.slopes - self.square)
        self.weights -= rate * self.mean / (np.sqrt(self.square) + TINY)
        self.weights *= 1 - self.decay

    # --- Checkpoints ------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        """Keep everything, so that training goes on as if it had never stopped."""
        beside = file.with_suffix(".part.npz")
        np.savez(
            beside,
            step=self.step,
            epoch=self.epoch,
            losses=np.array(self.losses),
            rows=np.stack([self.weights, self.mean, self.square]),
        )
        beside.replace(file)

    def load(self, file: Path) -> None:
        """Go on from a checkpoint."""
        with np.load(file) as parts:
            self.step, self.epoch = int(parts["step"]), int(parts["epoch"])
            self.losses = parts["losses"].tolist()
            self.weights[:], self.mean[:], self.square[:] = parts["rows"]
