"""`think` for alpha-beta: iterative deepening, then a comparison of the next rounds.

Plain functions, compiled with the search (`alphabeta.py`, `next_round.py`).
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from azulejos.engine.state import Grid, State
from azulejos.search.alphabeta import (
    BOUND,
    MAX_PLY,
    MULTI_PV,
    NODE_LIMIT,
    PAUSE,
    RESUME,
    ROUND_KEY,
    UPPER_BOUND,
    VALUE,
    Entry,
    Workspace,
    extend_pv,
    search,
)
from azulejos.search.next_round import (
    CANDIDATES,
    FEWEST_DEALS,
    PROBE_NODES,
    NextRound,
    begin_comparison,
    clear_results,
    end_comparison,
    end_probe_iteration,
    keep_line,
    leading,
    list_candidates,
    mean,
    play_candidate,
)
from azulejos.search.session import (
    BEGIN,
    DEPTH_BUDGET,
    EXACT_MOVES,
    FINISHED,
    MICROSECONDS,
    MORE,
    NODE_BUDGET,
    NODES,
    OWN_CELLS,
    SLICE,
    STAGE,
    STOP,
    STOPPED,
    TIME_BUDGET,
    UNLIMITED,
    Answer,
    Ranked,
    add_ranked,
    hash_bits,
    sort_ranked,
)

if TYPE_CHECKING:
    from azulejos.engine.interface import MOVES, legal
    from azulejos.engine.kernels import copy_state, next_move

ENTRY_POINTS: Final = ("think",)

SOLVE_FACTOR: Final = 20
"""Searching a whole round to its end takes up to this many times as long as its first line."""
COMPARE_FACTOR: Final = 4
"""Exact values of several moves take up to this many times as long as the best one's."""

# Values of the cell STAGE, besides BEGIN
DEEPEN: Final = 1
DECIDE: Final = 2
"""An iteration is over; what comes next depends on the time."""
VALUE_SEVERAL: Final = 3
"""Find the exact values of several moves."""
FOLLOW: Final = 4
"""Find the best play after each of them."""
PROBE: Final = 5
"""Sample the next round after it."""
NOTHING_LEFT: Final = 6

DEPTH_REACHED: Final = OWN_CELLS + 5
"""The own cell of `limits` with the depth of the running iteration."""


class Session(NamedTuple):
    """The arrays that `think` works on."""

    root: list[State]
    """The position to think about; the host writes it."""
    work: Workspace
    next_round: NextRound
    table: list[Entry]
    """The transposition table."""
    settled: Grid
    """The bits of a state that stay the same all round (`hash_bits`)."""
    answer: list[Answer]
    ranked: list[Ranked]


def think(t: Session) -> int:
    """Think on until the slice, an iteration or everything is over."""
    w = t.work
    if w.limits[STAGE] == BEGIN:
        begin_thinking(t)
    elif w.limits[STAGE] == DECIDE:
        decide(t)
    w.limits[PAUSE] = w.limits[NODES] + w.limits[SLICE]
    while w.limits[STAGE] != NOTHING_LEFT:
        ended = FINISHED
        if w.limits[STAGE] == PROBE:
            ended = search(w, t.next_round.table, w.limits[DEPTH_REACHED])
        elif w.states[0].turn >= 0:
            ended = search(w, t.table, w.limits[DEPTH_REACHED])
        if ended == MORE:
            return MORE
        if w.limits[STAGE] == DEEPEN:
            end_iteration(t, ended)
            if w.limits[STAGE] != NOTHING_LEFT:
                return MORE
        else:
            look_beyond(t, ended)
    return STOPPED if w.limits[STOP] else FINISHED


# --- This round -----------------------------------------------------------------------------------


def begin_thinking(t: Session) -> None:
    """Begin with a root; for now, its first move is the answer."""
    w = t.work
    copy_state(w.states, 0, t.root, 0)
    for seat in range(2):
        for move in range(MOVES):
            w.history[seat][move] >>= 3  # results of other positions count less
    clear_results(w)
    w.limits[NODE_LIMIT] = w.limits[NODE_BUDGET]
    w.limits[ROUND_KEY] = hash_bits(w.state_words[0], t.settled)
    w.limits[MULTI_PV] = w.limits[EXACT_MOVES]
    w.limits[RESUME] = 0
    w.limits[DEPTH_REACHED] = 1
    w.limits[STAGE] = DEEPEN
    legal(w.states[0], w.masks[0])
    clear_answer(t.answer[0])
    add_ranked(t.answer[0], t.ranked, next_move(w.masks[0]), 1, 0.0, 0)


def clear_answer(answer: Answer) -> None:
    """Nothing is known."""
    answer.moves = 0
    answer.valued = 0
    answer.seats = 0
    answer.length = 0


def end_iteration(t: Session, ended: int) -> None:
    """After an iteration: note the answer, and whether there is more to do."""
    w = t.work
    root = w.stack[0]
    if ended == FINISHED or root.index > 1:
        extend_pv(w, t.table)
        write_answer(t)
    w.limits[STAGE] = NOTHING_LEFT
    if ended == FINISHED and (root.complete or root.count > 1):
        w.limits[STAGE] = DECIDE


def decide(t: Session) -> None:
    """Choose the next depth, or look beyond a round that is solved."""
    w = t.work
    if w.stack[0].complete:
        go_beyond(t)
    elif w.limits[DEPTH_REACHED] >= most_plies(t):
        w.limits[STAGE] = NOTHING_LEFT
    else:
        w.limits[DEPTH_REACHED] = most_plies(t) if could_solve(t) else w.limits[DEPTH_REACHED] + 1
        w.limits[STAGE] = DEEPEN


def most_plies(t: Session) -> int:
    """How deep the search may go."""
    return min(t.work.limits[DEPTH_BUDGET], MAX_PLY - 1)


def could_solve(t: Session) -> bool:
    """Whether the best line ends with the round, and the budget allows to end all others."""
    return t.work.states[1].turn < 0 and allows(t, SOLVE_FACTOR)


def allows(t: Session, factor: int) -> bool:
    """Whether the budget allows a multiple of what has been used."""
    limits = t.work.limits
    in_time = factor * limits[MICROSECONDS] <= limits[TIME_BUDGET]
    return in_time and factor * limits[NODES] <= limits[NODE_BUDGET]


def write_answer(t: Session) -> None:
    """Write what the last iteration found of every move."""
    w = t.work
    root = w.stack[0]
    sign = 1 if w.states[0].turn == 0 else -1
    best = sign * root.best
    answer = t.answer[0]
    clear_answer(answer)
    add_ranked(answer, t.ranked, root.best_move, 1, best / 100, 0)
    for move in range(MOVES):
        result = w.root_results[move]
        if result[BOUND] and move != root.best_move:
            # In an unfinished iteration, results of the one before may be higher.
            value = min(sign * result[VALUE], best)
            at_most = 1 if result[BOUND] == UPPER_BOUND else 0
            add_ranked(answer, t.ranked, move, 0, value / 100, at_most)
    sort_ranked(answer, t.ranked)
    answer.valued = 1
    answer.length = root.pv_length
    for i in range(root.pv_length):
        answer.line[i] = root.pv[i]
    answer.seats = 2
    for p in range(2):
        answer.scores[p] = w.evals[0][p] / 100


# --- The next round -------------------------------------------------------------------------------


def go_beyond(t: Session) -> None:
    """Compare the next rounds, since this one is solved, if the budget allows it."""
    limits = t.work.limits
    few_deals = CANDIDATES * FEWEST_DEALS * PROBE_NODES
    enough = limits[NODES] + few_deals <= limits[NODE_BUDGET] and allows(t, COMPARE_FACTOR)
    if limits[DEPTH_BUDGET] == UNLIMITED and enough:
        limits[MULTI_PV] = max(limits[EXACT_MOVES], CANDIDATES)
        limits[DEPTH_REACHED] = MAX_PLY - 1
        limits[STAGE] = VALUE_SEVERAL
    else:
        limits[STAGE] = NOTHING_LEFT


def look_beyond(t: Session, ended: int) -> None:
    """After a search on the way to the next round: set up the next one."""
    w = t.work
    n = t.next_round
    goes_on = True
    if w.limits[STAGE] == VALUE_SEVERAL:
        goes_on = ended == FINISHED
        if goes_on:
            w.limits[MULTI_PV] = 1
            w.limits[STAGE] = FOLLOW
            list_candidates(w, n)
            play_candidate(w, n)
    elif w.limits[STAGE] == FOLLOW:
        goes_on = keep_line(w, n, t.table)
        if goes_on:
            goes_on = follow_next(t)
    else:
        goes_on = end_probe_iteration(w, n, ended)
        w.limits[DEPTH_REACHED] = n.progress[0].depth
        if not goes_on:
            end_with_best(t)
    if not goes_on:
        w.limits[STAGE] = NOTHING_LEFT


def follow_next(t: Session) -> bool:
    """Follow the next candidate, or begin to compare them; False if there is nothing to do."""
    w = t.work
    n = t.next_round
    if n.progress[0].candidate < n.progress[0].count:
        play_candidate(w, n)
        return True
    if n.progress[0].count < 2:
        return False
    w.limits[STAGE] = PROBE
    goes_on = begin_comparison(w, n)
    w.limits[DEPTH_REACHED] = 1
    if not goes_on:
        end_with_best(t)
    return goes_on


def end_with_best(t: Session) -> None:
    """Put the candidate with the best mean in front, and write the means of the others."""
    n = t.next_round
    end_comparison(t.work, n)
    answer = t.answer[0]
    best = n.candidates[leading(n)]
    value = in_points(mean(best))
    t.ranked[0].value = value
    for i in range(n.progress[0].count):
        other = n.candidates[i]
        set_value(t, other.line[0], in_points(mean(other)))
    for i in range(answer.moves):
        t.ranked[i].weight = t.ranked[i].move == best.line[0]
        t.ranked[i].value = min(t.ranked[i].value, value)
    sort_ranked(answer, t.ranked)
    answer.length = best.length
    for i in range(best.length):
        answer.line[i] = best.line[i]
    for p in range(2):
        answer.scores[p] = best.scores[p] / 100


def set_value(t: Session, move: int, value: float) -> None:
    """Set the exact value of a move."""
    for i in range(t.answer[0].moves):
        if t.ranked[i].move == move:
            t.ranked[i].value = value
            t.ranked[i].at_most = 0


def in_points(value: float) -> float:
    """Whole centipoints, as points."""
    return (value + 0.5) // 1 / 100
