"""From games to samples, and from samples to sums: what training needs compiled.

Plain functions, compiled with a game's rules and features, so that training sees exactly what the
search sees. Weights are the row that `players.evaluation.network` describes.
"""

from typing import TYPE_CHECKING, Annotated, Final

from azulejos.engine.state import I1, I2, I4, Record, Row, State, Weights
from azulejos.evaluation.active_features import ACTIVE, lead_settled, see
from azulejos.evaluation.nnue import WIDTH
from azulejos.evaluation.simd import add_row

if TYPE_CHECKING:
    from azulejos.engine.interface import play
    from azulejos.engine.kernels import copy_state
    from azulejos.evaluation.feature_interface import INPUTS, STAGES, stage_of

DOORS: Final = ("replay", "see_all", "sum_all", "spread_all")


class Sample(Record):
    """A position seen from a seat: the inputs that are on, what is settled, and the stage."""

    settled: Annotated[int, I4]
    stage: Annotated[int, I1]
    count: Annotated[int, I2]
    inputs: Annotated[Row, I2, ACTIVE]


class Input(Record):
    """The number of an input that is on."""

    number: Annotated[int, I2]


def replay(states: list[State], moves: Row, count: int) -> None:
    """Play moves from states[0]; all states on the way are kept."""
    for i in range(count):
        copy_state(states, i + 1, states, i)
        play(states[i + 1], moves[i])


def see_all(states: list[State], seats: Row, room: Weights, samples: list[Sample]) -> None:
    """Look at each state from a seat; what is seen is written down in the room."""
    for i in range(len(seats)):
        see(states[i], seats[i], room)
        samples[i].settled = lead_settled(states[i], seats[i], room)
        samples[i].stage = stage_of(states[i]) % STAGES
        samples[i].count = int(room[0])
        for j in range(samples[i].count):
            samples[i].inputs[j] = int(room[1 + j])


def sum_all(learnt: Weights, inputs: list[Input], starts: Row, chosen: Row, sums: Weights) -> None:
    """The first layer, for the chosen samples; the inputs of sample i begin at starts[i]."""
    bias = INPUTS * WIDTH
    for i in range(len(chosen)):
        for j in range(WIDTH):
            sums[WIDTH * i + j] = learnt[bias + j]
        for k in range(starts[chosen[i]], starts[chosen[i] + 1]):
            add_row(sums, WIDTH * i, learnt, inputs[k].number * WIDTH, WIDTH)


def spread_all(
    slopes: Weights, inputs: list[Input], starts: Row, chosen: Row, sums: Weights
) -> None:
    """Back through the first layer: each input's weights take their share of the slopes."""
    bias = INPUTS * WIDTH
    for i in range(len(chosen)):
        add_row(slopes, bias, sums, WIDTH * i, WIDTH)
        for k in range(starts[chosen[i]], starts[chosen[i] + 1]):
            add_row(slopes, inputs[k].number * WIDTH, sums, WIDTH * i, WIDTH)
