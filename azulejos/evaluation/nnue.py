"""A small network that judges positions inside a compiled search.

Plain functions, compiled with the features of a game (`features/`). Of the inputs, few of many are
on, so the first layer is a sum of their weights. One of its sums goes straight to the result; the
others pass two more layers. Of those there is a pair for each stage of a game, the same stages that
the evaluation made by hand knows: what the same board is worth changes from round to round.

A network says by how much a seat will do better than is settled already, against the best of the
others: the expected margin in points, and `WIN` points more for who wins, if the features of the
game say so.

Its weights lie in one row of numbers, `learnt`: the first layer (a row for each input) and its
bias; then for each stage the second layer (a row for each sum), its bias, the third layer and its
bias. The first layer and its bias are whole numbers of steps, so that sums are exact in whatever
order they are made. Before and behind them is room: for what is seen, to work in, and to remember
what boards and the middle of the table add up to. So nobody shares a row with others that think at
the same time.
"""

from typing import TYPE_CHECKING, Final

from azulejos.engine.state import NOBODY, Row, State, Weights
from azulejos.evaluation.accumulator_cache import KEY_WIDTH, knows, mark, mixed, place_of
from azulejos.evaluation.active_features import (
    FACTS,
    FACTS_AT,
    SIGHT_END,
    facts_of,
    lead_settled,
    settle_board,
)
from azulejos.evaluation.simd import above_zero, add_row, add_rows, add_rows_times, copy_row

if TYPE_CHECKING:
    from azulejos.evaluation.feature_interface import (
        BOARD,
        INPUTS,
        STAGES,
        board_key,
        middle_key,
        see_board,
        see_middle,
        see_table,
        stage_of,
        tell_middle,
    )

WIDTH: Final = 32
SECOND: Final = 16
NET_SCALE: Final = 2000.0
"""What a network means by 1, in hundredths of a point."""

NOTES: Final = 4
"""What is noted about a position: for each seat, what it may expect."""
TAKES_OVER: Final = 0
"""After a move, nothing is taken over from the notes before it."""
BEFORE_MOVING: Final = 1
"""A network sees whose turn it is."""

# Where things are: first what is seen (`sight.py`), then room to work in, then the weights
SUMS_AT: Final = 432
LAYER_AT: Final = SUMS_AT + WIDTH
STEP_AT: Final = LAYER_AT + SECOND
NET_AT: Final = STEP_AT + 8
"""A multiple of eight, as all of these."""

# The layers of a stage, counted from where they begin
SECOND_BIAS_AT: Final = WIDTH * SECOND
THIRD_AT: Final = SECOND_BIAS_AT + SECOND
THIRD_BIAS_AT: Final = THIRD_AT + SECOND
LATER_LAYERS: Final = THIRD_BIAS_AT + 8
"""So many weights has each stage, the last seven unused; behind all stages comes the memory."""

# A note in the memory: the halves of its key, facts, and what the inputs add up to
TOLD_AT: Final = KEY_WIDTH
PART_AT: Final = 8
NOTE: Final = PART_AT + WIDTH

assert SIGHT_END <= SUMS_AT
assert TOLD_AT + FACTS <= PART_AT


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
    copy_row(learnt, SUMS_AT, learnt, NET_AT + INPUTS * WIDTH, WIDTH)
    take_part(learnt, middle_note(s, learnt), FACTS_AT)
    for q in range(s.players):
        take_part(learnt, board_note(s, q, learnt, 0 if q == p else 1), facts_of(q))
    add_listed(learnt, see_table(s, p, learnt, 0), SUMS_AT)
    return lead_settled(s, p, learnt) + int(NET_SCALE * conclude(learnt, stage_of(s) % STAGES))


def take_part(learnt: Weights, place: int, facts: int) -> None:
    """Take over a part of what is seen from a note: what it adds up to, and the facts."""
    add_row(learnt, SUMS_AT, learnt, place + PART_AT, WIDTH)
    copy_row(learnt, facts, learnt, place + TOLD_AT, FACTS)


def board_note(s: State, q: int, learnt: Weights, view: int) -> int:
    """The note of a board, seen as the own one or as another's."""
    told = board_key(s, q)
    key = mixed(told + view + 1)
    place = place_of(later_at(STAGES), key, NOTE)
    if told == 0 or not knows(learnt, place, key):
        mark(learnt, place, key)
        on = see_board(s, q, learnt, 0, BOARD * view)
        keep_listed(learnt, on, place + PART_AT)
        settle_board(s, q, learnt, place + TOLD_AT)
    return place


def middle_note(s: State, learnt: Weights) -> int:
    """The note of the middle of the table."""
    key = middle_key(s)
    place = place_of(later_at(STAGES), key, NOTE)
    if key == 0 or not knows(learnt, place, key):
        mark(learnt, place, key)
        keep_listed(learnt, see_middle(s, learnt, 0), place + PART_AT)
        tell_middle(s, learnt, place + TOLD_AT)
    return place


def keep_listed(learnt: Weights, on: int, at: int) -> None:
    """Put down what the inputs that are listed add up to."""
    for j in range(WIDTH):
        learnt[at + j] = 0.0
    add_listed(learnt, on, at)


def add_listed(learnt: Weights, on: int, at: int) -> None:
    """Add the weights of the inputs that are listed, so many."""
    i = 1
    while i + 3 <= on:
        a = NET_AT + int(learnt[i]) * WIDTH
        b = NET_AT + int(learnt[i + 1]) * WIDTH
        c = NET_AT + int(learnt[i + 2]) * WIDTH
        d = NET_AT + int(learnt[i + 3]) * WIDTH
        add_rows(learnt, at, learnt, a, b, c, d, WIDTH)
        i += 4
    while i <= on:
        add_row(learnt, at, learnt, NET_AT + int(learnt[i]) * WIDTH, WIDTH)
        i += 1


def later_at(stage: int) -> int:
    """Where the layers of a stage begin; those of a stage after the last would be the memory."""
    return NET_AT + (INPUTS + 1) * WIDTH + LATER_LAYERS * stage


def conclude(learnt: Weights, stage: int) -> float:
    """The layers of a stage: what a network says."""
    base = later_at(stage)
    straight = learnt[SUMS_AT] * learnt[STEP_AT]
    learnt[SUMS_AT] = 0.0
    copy_row(learnt, LAYER_AT, learnt, base + SECOND_BIAS_AT, SECOND)
    for j in range(0, WIDTH, 4):
        rows = base + SECOND * j
        add_rows_times(learnt, LAYER_AT, learnt, rows, SECOND, SUMS_AT + j, SUMS_AT)
    last = product(learnt, LAYER_AT, base + THIRD_AT, learnt[SUMS_AT])
    return straight + learnt[base + THIRD_BIAS_AT] + last


def product(learnt: Weights, a: int, b: int, zero: float) -> float:
    """The sum of the products of two rows, of the first only what is above zero.

    It is made of four parts, which the processor adds side by side.
    """
    p = above_zero(learnt[a], zero) * learnt[b]
    q = above_zero(learnt[a + 1], zero) * learnt[b + 1]
    r = above_zero(learnt[a + 2], zero) * learnt[b + 2]
    s = above_zero(learnt[a + 3], zero) * learnt[b + 3]
    for k in range(4, SECOND, 4):
        p += above_zero(learnt[a + k], zero) * learnt[b + k]
        q += above_zero(learnt[a + k + 1], zero) * learnt[b + k + 1]
        r += above_zero(learnt[a + k + 2], zero) * learnt[b + k + 2]
        s += above_zero(learnt[a + k + 3], zero) * learnt[b + k + 3]
    return (p + q) + (r + s)
