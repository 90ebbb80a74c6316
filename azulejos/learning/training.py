"""Training a network: stochastic gradient descent with Adam, in plain NumPy.

Only the first layer, whose inputs are nearly all off, is summed by compiled code (`encode.py`).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from azulejos.engine.compiler import Compiled
from azulejos.engine.structs import Ints, struct_dtype
from azulejos.evaluation.nnue import (
    HIDDEN_SIZE,
    L1,
    L2,
    SECOND_BIAS_AT,
    THIRD_AT,
    THIRD_BIAS_AT,
)
from azulejos.learning import encode
from azulejos.learning.samples import Numbers, Reals, Samples
from azulejos.search.nets import size, stages

BETA1: Final = 0.9
BETA2: Final = 0.999
EPSILON: Final = 1e-8


class Layers:
    """Views of the layers in a row of weights.

    The first axis of the hidden layers is the stage.
    """

    def __init__(self, row: Reals, stages: int) -> None:
        split = len(row) - HIDDEN_SIZE * stages
        later = row[split:].reshape(stages, HIDDEN_SIZE)
        self.first = row[: split - L1].reshape(-1, L1)
        self.bias = row[split - L1 : split]
        self.second = later[:, :SECOND_BIAS_AT].reshape(stages, L1, L2)
        self.second_bias = later[:, SECOND_BIAS_AT:THIRD_AT]
        self.third = later[:, THIRD_AT:THIRD_BIAS_AT]
        self.third_bias = later[:, THIRD_BIAS_AT]


def fresh(game: str, seed: int) -> Reals:
    """Random initial weights, the same for all stages."""
    rng = np.random.default_rng(seed)
    row = np.zeros(size(game), np.float32)
    layers = Layers(row, stages(game))
    layers.first[:] = rng.normal(0, 0.05, layers.first.shape)
    layers.first[:, 0] = 0
    layers.bias[1:] = 0.1
    layers.second[:, 1:] = rng.normal(0, (2 / L1) ** 0.5, (L1 - 1, L2))
    layers.third[:] = rng.normal(0, 0.1 * (2 / L2) ** 0.5, L2)
    return row


def by_stage(reached: Numbers) -> list[tuple[int, Ints]]:
    """The stages of some samples, each with the indices of its samples."""
    return [(int(stage), np.flatnonzero(reached == stage)) for stage in np.unique(reached)]


def forward(layers: Layers, sums: Reals, reached: Numbers) -> tuple[Reals, Reals]:
    """From the sums of the first layer: the second layer, and the output."""
    lit = np.maximum(sums, 0)
    lit[:, 0] = 0
    layer = np.empty((len(sums), L2), np.float32)
    said = sums[:, 0].copy()
    for stage, there in by_stage(reached):
        layer[there] = lit[there] @ layers.second[stage] + layers.second_bias[stage]
        lit_there = np.maximum(layer[there], 0)
        said[there] += lit_there @ layers.third[stage] + layers.third_bias[stage]
    return layer, said


@dataclass
class Trainer:
    """A network in training: weights, the moments of Adam, and losses."""

    rules: Compiled
    weights: Reals
    rate: float = 0.001
    decay: float = 1e-5
    batch: int = 2048
    seed: int = 1
    step: int = 0
    epoch: int = 0
    losses: list[list[float]] = field(default_factory=list)
    """After each epoch: the mean squared error on training and on validation samples."""

    def __post_init__(self) -> None:
        self.gradient = np.zeros_like(self.weights)
        self.mean = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)
        self._stages: int = self.rules.functions["STAGES"]
        self._sums = np.zeros((self.batch, L1), np.float32)

    def train(self, known: Samples, unknown: Samples, epochs: int) -> Iterator[list[float]]:
        """Train up to a number of epochs; yields the losses of each."""
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
        wrong = self.predict(some) - some.targets
        return float(np.mean(wrong * wrong))

    def predict(self, some: Samples) -> Reals:
        """The output for each sample."""
        layers = Layers(self.weights, self._stages)
        parts = self._batches(np.arange(len(some)))
        return np.concatenate(
            [forward(layers, self._summed(some, part), some.stages[part])[1] for part in parts]
        )

    def _batches(self, chosen: Ints) -> list[Ints]:
        return np.split(chosen, range(self.batch, len(chosen), self.batch))

    def _summed(self, some: Samples, chosen: Ints) -> Reals:
        inputs = some.inputs.view(struct_dtype(encode.Input))
        self.rules.forward_all(self.weights, inputs, some.starts, chosen, self._sums.ravel())
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
        """Backpropagation: from the gradient of the output to that of every weight."""
        layers = Layers(self.weights, self._stages)
        gradient = Layers(self.gradient, self._stages)
        self.gradient[:] = 0
        lit = np.maximum(sums, 0)
        lit[:, 0] = 0
        to_sums = np.empty_like(sums)
        for stage, there in by_stage(some.stages[chosen]):
            gradient.third[stage] = push[there] @ np.maximum(layer[there], 0)
            gradient.third_bias[stage] = push[there].sum()
            to_layer = np.outer(push[there], layers.third[stage]) * (layer[there] > 0)
            gradient.second[stage] = lit[there].T @ to_layer
            gradient.second_bias[stage] = to_layer.sum(0)
            to_sums[there] = (to_layer @ layers.second[stage].T) * (sums[there] > 0)
        to_sums[:, 0] = push
        self._sums[: len(chosen)] = to_sums
        inputs = some.inputs.view(struct_dtype(encode.Input))
        self.rules.backward_all(self.gradient, inputs, some.starts, chosen, self._sums.ravel())

    def _step(self, rate: float) -> None:
        """A step of Adam, with weight decay."""
        self.step += 1
        rate *= (1 - BETA2**self.step) ** 0.5 / (1 - BETA1**self.step)
        self.mean += (1 - BETA1) * (self.gradient - self.mean)
        self.square += (1 - BETA2) * (self.gradient * self.gradient - self.square)
        self.weights -= rate * self.mean / (np.sqrt(self.square) + EPSILON)
        self.weights *= 1 - self.decay

    # --- Checkpoints ------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        """Save everything, so that training continues exactly."""
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
        """Continue from a checkpoint."""
        with np.load(file) as parts:
            self.step, self.epoch = int(parts["step"]), int(parts["epoch"])
            self.losses = parts["losses"].tolist()
            self.weights[:], self.mean[:], self.square[:] = parts["rows"]
