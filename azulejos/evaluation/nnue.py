"""An efficiently updatable neural network (NNUE) inside a compiled search.

Plain functions, compiled with the features of a game. Few of the many features are active, so the
first layer is a sum of their weight rows: the accumulator. Output 0 of the accumulator goes
straight to the result; the others pass two hidden layers. Each stage of a game has its own hidden
layers, because the same board is worth something else in every round.

The result is the difference to the baseline: the expected lead of a seat over its best opponent,
in points, plus `WIN` points for a win if the features of the game say so.

Layout of the weights: the quantisation step; the first layer, a row per feature, and its bias; then
for each stage the second layer (a row per accumulator output), its bias, the third layer and its
bias. First layer and bias are integers (multiples of the step), so that sums are exact in any
order.
"""

from typing import TYPE_CHECKING, Final

from azulejos.engine.state import NOBODY, Floats, Row, State
from azulejos.evaluation.accumulator_cache import KEY_WIDTH, is_hit, mix_bits, set_key, slot_of
from azulejos.evaluation.active_features import (
    FACTS,
    FACTS_AT,
    FEATURES_END,
    baseline_lead,
    board_facts,
    facts_at,
)
from azulejos.evaluation.network import Network
from azulejos.evaluation.simd import add_row, add_rows, add_scaled_rows, copy_row, relu

if TYPE_CHECKING:
    from azulejos.evaluation.feature_interface import (
        BOARD,
        INPUTS,
        STAGES,
        add_board_features,
        add_seat_features,
        add_shared_features,
        board_key,
        shared_facts,
        shared_key,
        stage_of,
    )

L1: Final = 32
"""The width of the first layer."""
L2: Final = 16
"""The width of the second layer."""
NET_SCALE: Final = 2000.0
"""An output of 1 means this many centipoints."""

EVAL_SIZE: Final = 4
"""An evaluation is a row: the expected score of each of four seats."""
INCREMENTAL: Final = 0
"""Nothing is copied from the evaluation before a move."""
SEES_TURN: Final = 1
"""Features include whose turn it is."""

# The weights; all offsets are multiples of eight
STEP_AT: Final = 0
FIRST_LAYER_AT: Final = 8

# The hidden layers of a stage, counted from where they begin
SECOND_BIAS_AT: Final = L1 * L2
THIRD_AT: Final = SECOND_BIAS_AT + L2
THIRD_BIAS_AT: Final = THIRD_AT + L2
HIDDEN_SIZE: Final = THIRD_BIAS_AT + 8
"""How many weights a stage has; the last seven are padding."""

# The scratch space: features and facts, then the accumulator and the second layer
SUMS_AT: Final = 432
LAYER_AT: Final = SUMS_AT + L1
SCRATCH_SIZE: Final = LAYER_AT + L2

# An entry of the cache: the key, facts, and first-layer sums
ENTRY_FACTS_AT: Final = KEY_WIDTH
ENTRY_SUMS_AT: Final = 8
ENTRY_SIZE: Final = ENTRY_SUMS_AT + L1

assert FEATURES_END <= SUMS_AT
assert ENTRY_FACTS_AT + FACTS <= ENTRY_SUMS_AT


def static_eval(s: State, net: Network, out: Row) -> None:
    """Evaluate a position. With two seats, each gets half of the lead; more are evaluated each.

    With more than two seats, winning does not count: `EVAL_SCALE` is for twice a margin, as leads
    are here.
    """
    if s.turn == NOBODY:
        for p in range(s.players):
            out[p] = 100 * s.score[p]
    elif s.players == 2:
        p = s.turn if s.turn >= 0 else s.start
        lead = predicted_lead(s, p, net)
        out[p] = lead // 2
        out[1 - p] = lead // 2 - lead
    else:
        for p in range(s.players):
            out[p] = predicted_lead(s, p, net)


def static_eval_after(s: State, net: Network, before: Row, out: Row, mover: int) -> None:
    """Evaluate a position; the evaluation before the move is not used."""
    static_eval(s, net, out)


def refine_eval(s: State, net: Network, quick: Row, out: Row) -> None:
    """Evaluate a position; the quick evaluation is not used."""
    static_eval(s, net, out)


def predicted_lead(s: State, p: int, net: Network) -> int:
    """The lead of a seat at the end, in centipoints; a win counts `WIN` points."""
    copy_row(net.scratch, SUMS_AT, net.weights, FIRST_LAYER_AT + INPUTS * L1, L1)
    add_entry(net, shared_entry(s, net), FACTS_AT)
    for q in range(s.players):
        add_entry(net, board_entry(s, q, net, 0 if q == p else 1), facts_at(q))
    accumulate(net, add_seat_features(s, p, net.scratch, 0), net.scratch, SUMS_AT)
    predicted = int(NET_SCALE * hidden_layers(net, stage_of(s) % STAGES))
    return baseline_lead(s, p, net.scratch) + predicted


def add_entry(net: Network, slot: int, facts: int) -> None:
    """Add the sums of a cache entry to the accumulator, and copy its facts."""
    add_row(net.scratch, SUMS_AT, net.cache, slot + ENTRY_SUMS_AT, L1)
    copy_row(net.scratch, facts, net.cache, slot + ENTRY_FACTS_AT, FACTS)


def board_entry(s: State, q: int, net: Network, view: int) -> int:
    """The cache entry of a board, as the own one (view 0) or as an opponent's (view 1)."""
    board = board_key(s, q)
    key = mix_bits(board + view + 1)
    slot = slot_of(key, ENTRY_SIZE)
    if board == 0 or not is_hit(net.cache, slot, key):
        set_key(net.cache, slot, key)
        store_sums(net, add_board_features(s, q, net.scratch, 0, BOARD * view), slot)
        board_facts(s, q, net.cache, slot + ENTRY_FACTS_AT)
    return slot


def shared_entry(s: State, net: Network) -> int:
    """The cache entry of what all seats share."""
    key = shared_key(s)
    slot = slot_of(key, ENTRY_SIZE)
    if key == 0 or not is_hit(net.cache, slot, key):
        set_key(net.cache, slot, key)
        store_sums(net, add_shared_features(s, net.scratch, 0), slot)
        shared_facts(s, net.cache, slot + ENTRY_FACTS_AT)
    return slot


def store_sums(net: Network, active: int, slot: int) -> None:
    """Store the sum of the active features' weights in a cache entry."""
    for j in range(L1):
        net.cache[slot + ENTRY_SUMS_AT + j] = 0.0
    accumulate(net, active, net.cache, slot + ENTRY_SUMS_AT)


def accumulate(net: Network, active: int, to: Floats, at: int) -> None:
    """Add the weights of the active features to 32 numbers, four features at a time."""
    i = 1
    while i + 3 <= active:
        a = FIRST_LAYER_AT + int(net.scratch[i]) * L1
        b = FIRST_LAYER_AT + int(net.scratch[i + 1]) * L1
        c = FIRST_LAYER_AT + int(net.scratch[i + 2]) * L1
        d = FIRST_LAYER_AT + int(net.scratch[i + 3]) * L1
        add_rows(to, at, net.weights, a, b, c, d, L1)
        i += 4
    while i <= active:
        add_row(to, at, net.weights, FIRST_LAYER_AT + int(net.scratch[i]) * L1, L1)
        i += 1


def hidden_layers(net: Network, stage: int) -> float:
    """The output of a network, from the accumulator."""
    base = FIRST_LAYER_AT + (INPUTS + 1) * L1 + HIDDEN_SIZE * stage
    straight = net.scratch[SUMS_AT] * net.weights[STEP_AT]
    net.scratch[SUMS_AT] = 0.0
    copy_row(net.scratch, LAYER_AT, net.weights, base + SECOND_BIAS_AT, L2)
    for j in range(0, L1, 4):
        rows = base + L2 * j
        add_scaled_rows(net.scratch, LAYER_AT, net.weights, rows, L2, SUMS_AT + j, SUMS_AT)
    last = relu_dot(net, LAYER_AT, base + THIRD_AT, net.scratch[SUMS_AT])
    return straight + net.weights[base + THIRD_BIAS_AT] + last


def relu_dot(net: Network, a: int, b: int, zero: float) -> float:
    """The dot product of the rectified second layer and the third layer's weights.

    Four partial sums let the processor add in parallel.
    """
    x = net.scratch
    y = net.weights
    p = relu(x[a], zero) * y[b]
    q = relu(x[a + 1], zero) * y[b + 1]
    r = relu(x[a + 2], zero) * y[b + 2]
    s = relu(x[a + 3], zero) * y[b + 3]
    for k in range(4, L2, 4):
        p += relu(x[a + k], zero) * y[b + k]
        q += relu(x[a + k + 1], zero) * y[b + k + 1]
        r += relu(x[a + k + 2], zero) * y[b + k + 2]
        s += relu(x[a + k + 3], zero) * y[b + k + 3]
    return (p + q) + (r + s)
