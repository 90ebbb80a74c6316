"""Compiled parts of training: from games to samples, and the first layer in both directions.

Plain functions, compiled with a game's rules and features, so that training sees exactly what the
search sees.
"""

from typing import TYPE_CHECKING, Annotated, Final

from azulejos.engine.state import I1, I2, I4, Floats, Row, State, Struct
from azulejos.evaluation.active_features import MAX_ACTIVE, baseline_lead, write_features
from azulejos.evaluation.nnue import L1
from azulejos.evaluation.simd import add_row

if TYPE_CHECKING:
    from azulejos.engine.interface import play
    from azulejos.engine.kernels import copy_state
    from azulejos.evaluation.feature_interface import INPUTS, STAGES, stage_of

ENTRY_POINTS: Final = ("replay", "encode_all", "forward_all", "backward_all")


class Sample(Struct):
    """A position from the view of a seat: active features, baseline lead, and stage."""

    settled: Annotated[int, I4]
    stage: Annotated[int, I1]
    count: Annotated[int, I2]
    inputs: Annotated[Row, I2, MAX_ACTIVE]


class Input(Struct):
    """The index of an active feature."""

    number: Annotated[int, I2]


def replay(states: list[State], moves: Row, count: int) -> None:
    """Play moves from states[0]; all states on the way are kept."""
    for i in range(count):
        copy_state(states, i + 1, states, i)
        play(states[i + 1], moves[i])


def encode_all(states: list[State], seats: Row, scratch: Floats, samples: list[Sample]) -> None:
    """Encode each state from the view of a seat."""
    for i in range(len(seats)):
        write_features(states[i], seats[i], scratch)
        samples[i].settled = baseline_lead(states[i], seats[i], scratch)
        samples[i].stage = stage_of(states[i]) % STAGES
        samples[i].count = int(scratch[0])
        for j in range(samples[i].count):
            samples[i].inputs[j] = int(scratch[1 + j])


def forward_all(
    weights: Floats, inputs: list[Input], starts: Row, chosen: Row, sums: Floats
) -> None:
    """The first layer of the chosen samples; the features of sample i begin at starts[i]."""
    bias = INPUTS * L1
    for i in range(len(chosen)):
        for j in range(L1):
            sums[L1 * i + j] = weights[bias + j]
        for k in range(starts[chosen[i]], starts[chosen[i] + 1]):
            add_row(sums, L1 * i, weights, inputs[k].number * L1, L1)


def backward_all(
    gradient: Floats, inputs: list[Input], starts: Row, chosen: Row, sums: Floats
) -> None:
    """Backpropagation through the first layer, into the gradient of the weights."""
    bias = INPUTS * L1
    for i in range(len(chosen)):
        add_row(gradient, bias, sums, L1 * i, L1)
        for k in range(starts[chosen[i]], starts[chosen[i] + 1]):
            add_row(gradient, inputs[k].number * L1, sums, L1 * i, L1)
