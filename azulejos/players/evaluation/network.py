"""A small network that judges positions inside a compiled search.

Plain functions, compiled with the features of a game (`features/`). Of the inputs, few of many are
on, so the first layer is a sum of their weights. One of its sums goes straight to the result; the
others pass two more layers.

A network says by how much a seat will do better than is settled already, against the best of the
others: the expected margin in points, and `WIN` points more for who wins, if the features of the
game say so.

Its weights are one row of numbers, `learnt`: the first layer (a row for each input), its bias, the
second layer (a row for each sum), its bias, the third layer and its bias. Behind them is room to
work in, so nobody shares a row with others that think at the same time.
"""

from typing import TYPE_CHECKING, Final

from azulejos.engine.state import NOBODY, Row, State, Weights
from azulejos.players.evaluation.eights import add_row, add_row_times
from azulejos.players.evaluation.sight import lead_settled, see

if TYPE_CHECKING:
    from azulejos.players.evaluation.features.contract import INPUTS

WIDTH: Final = 32
SECOND: Final = 16
NET_SCALE: Final = 2000.0
"""What a network means by 1, in hundredths of a point."""

NOTES: Final = 4
"""What is noted about a position: for each seat, what it may expect."""
BEFORE_MOVING: Final = 1
"""A network sees whose turn it is."""

# Where things are, counted from the end of the first layer
SECOND_AT: Final = WIDTH
SECOND_BIAS_AT: Final = SECOND_AT + WIDTH * SECOND
THIRD_AT: Final = SECOND_BIAS_AT + SECOND
THIRD_BIAS_AT: Final = THIRD_AT + SECOND
SUMS_AT: Final = THIRD_BIAS_AT + 1
"""Room to work in begins here."""
LAYER_AT: Final = SUMS_AT + WIDTH
END: Final = LAYER_AT + SECOND


def note(s: State, learnt: Weights, notes: Row) -> None:
    """Judge a position. Two seats have half of the lead each; more are seen one by one.

    With more than two, winning does not count: `LEAD` is for twice a margin, as leads are here.
    """
    if s.turn == NOBODY:
        for p in range(s.players):
            notes[p] = 100 * s.score[p]
    elif s.players == 2:
        p = s.turn if s.turn >= 0 else s.start
        ahead = lead(s, p, learnt)
        notes[p] = ahead // 2
        notes[1 - p] = ahead // 2 - ahead
    else:
        for p in range(s.players):
            notes[p] = lead(s, p, learnt)


def note_after(s: State, learnt: Weights, before: Row, notes: Row, mover: int) -> None:
    """Judge a position after a move: nothing is taken over."""
    note(s, learnt, notes)


def consider(s: State, learnt: Weights, glanced: Row, notes: Row) -> None:
    """Judge a position: first sight is no help."""
    note(s, learnt, notes)


def lead(s: State, p: int, learnt: Weights) -> int:
    """By how much a seat will be ahead, in hundredths of a point; winning counts `WIN` points."""
    base = INPUTS * WIDTH
    for j in range(WIDTH):
        learnt[base + SUMS_AT + j] = learnt[base + j]
    see(s, p, learnt)
    return lead_settled(s, p) + int(NET_SCALE * conclude(learnt))


def turn_on(learnt: Weights, number: int) -> None:
    """An input is on."""
    add_row(learnt, INPUTS * WIDTH + SUMS_AT, learnt, number * WIDTH, WIDTH)


def conclude(learnt: Weights) -> float:
    """The other layers: what a network says."""
    base = INPUTS * WIDTH
    layer = base + LAYER_AT
    for k in range(SECOND):
        learnt[layer + k] = learnt[base + SECOND_BIAS_AT + k]
    for j in range(1, WIDTH):
        x = learnt[base + SUMS_AT + j]
        if x > 0:
            add_row_times(learnt, layer, learnt, base + SECOND_AT + SECOND * j, SECOND, x)
    result = learnt[base + SUMS_AT] + learnt[base + THIRD_BIAS_AT]
    for k in range(SECOND):
        if learnt[layer + k] > 0:
            result += learnt[layer + k] * learnt[base + THIRD_AT + k]
    return result
