"""Comparison of moves beyond the round: the next round is sampled by random deals.

Where a line ends with the round, the static evaluation is off by a point or two. What is left of
the budget goes to the few moves that are nearly the best: nature deals the next round, the same
tiles after each of them, and a short search evaluates it, a probe. A move that has fallen behind is
dropped; at last the one with the best mean is chosen.

Plain functions, compiled with alpha-beta.
"""

from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

from azulejos.engine.state import I1, I2, I4, NOBODY, Grid, Row, State, Struct
from azulejos.search.alphabeta import (
    BOUND,
    EXACT,
    INFINITE,
    MAX_PLY,
    NODE_LIMIT,
    ROUND_KEY,
    UNKNOWN,
    VALUE,
    Entry,
    Workspace,
    extend_pv,
)
from azulejos.search.session import (
    FINISHED,
    NODE_BUDGET,
    NODES,
    OWN_CELLS,
    SEED,
    STOP,
    generator,
    scrambled,
)

if TYPE_CHECKING:
    from azulejos.engine.interface import MOVES, play
    from azulejos.engine.kernels import copy_state, let_nature_play

CANDIDATES: Final = 3
"""How many moves are compared."""
NEAR: Final = 800
"""By how many centipoints a candidate may be worse than the best."""
PRIOR_DEALS: Final = 16
"""The static evaluation counts for this many deals."""
FEWEST_DEALS: Final = 16
"""After each batch of this many deals, candidates can be dropped."""
STANDARD_ERRORS: Final = 3
"""A candidate is dropped if it is behind by this many standard errors."""
MOST_DEALS: Final = 128
"""More deals hardly help; these take about a tenth of a second."""
PROBE_NODES: Final = 1000
"""The nodes of a probe: a short search of the next round."""
PROBES: Final = OWN_CELLS + 6
"""The own cell of `limits` that counts all probes: each has its own transposition table keys."""
ROOT: Final = CANDIDATES
"""The index of the root among the `ends`."""


class Candidate(Struct):
    """A move, and the position at the end of the best play after it."""

    length: Annotated[int, I2]
    line: Annotated[Row, I2, MAX_PLY]  # the move, and the moves after it
    value: Annotated[int, I4]  # of the end by the static evaluation, for the seat that chooses
    scores: Annotated[Row, I4, 2]  # the expected score of every seat there
    dropped: Annotated[int, I1]
    deals: Annotated[int, I2]  # how many deals it was tried with
    samples: Annotated[Row, I4, MOST_DEALS]  # the value after each deal of the next round


class Progress(Struct):
    """How far the comparison is."""

    count: Annotated[int, I1]  # how many candidates there are
    candidate: Annotated[int, I1]  # the one that is being tried
    deal: Annotated[int, I2]
    depth: Annotated[int, I2]  # of the running probe
    valued: Annotated[int, I1]  # whether that has a value yet
    value: Annotated[int, I4]


class NextRound(NamedTuple):
    """The arrays of a comparison, besides those of the search."""

    candidates: list[Candidate]
    ends: list[State]
    """The state at the end of each candidate's line, in which nature deals or the game is over;
    and the root."""
    progress: list[Progress]
    table: list[Entry]
    """The transposition table of probes."""
    history: Grid
    """The history heuristic of the search, which probes do not change."""
    weights: Row
    rng: Row


# --- Candidates -----------------------------------------------------------------------------------


def list_candidates(w: Workspace, n: NextRound) -> None:
    """Collect the best moves of a solved round whose values are exact and nearly the same."""
    sign = 1 if w.states[0].turn == 0 else -1
    copy_state(n.ends, ROOT, w.states, 0)
    n.progress[0].count = 0
    n.progress[0].candidate = 0
    while n.progress[0].count < CANDIDATES:
        best = -1
        most = -INFINITE
        for move in range(MOVES):
            value = sign * w.root_results[move][VALUE]
            if w.root_results[move][BOUND] == EXACT and value > most and is_new(n, move):
                best = move
                most = value
        if best < 0 or (n.progress[0].count > 0 and most <= n.candidates[0].value - NEAR):
            return
        new = n.candidates[n.progress[0].count]
        new.line[0] = best
        new.value = most
        new.dropped = 0
        new.deals = 0
        n.progress[0].count += 1


def is_new(n: NextRound, move: int) -> bool:
    """Whether a move is not a candidate yet."""
    for i in range(n.progress[0].count):
        if n.candidates[i].line[0] == move:
            return False
    return True


def play_candidate(w: Workspace, n: NextRound) -> None:
    """Play a candidate in states[0], where the best play after it is searched."""
    copy_state(w.states, 0, n.ends, ROOT)
    play(w.states[0], n.candidates[n.progress[0].candidate].line[0])
    w.stack[0].pv_length = 0
    clear_results(w)


def clear_results(w: Workspace) -> None:
    """Nothing is known of the root's moves."""
    for move in range(MOVES):
        for column in range(3):
            w.root_results[move][column] = UNKNOWN


def keep_line(w: Workspace, n: NextRound, table: list[Entry]) -> bool:
    """Keep the best play after a candidate, and where it ends; False if that is not known."""
    extend_pv(w, table)
    here = n.candidates[n.progress[0].candidate]
    root = w.stack[0]
    here.length = 1 + root.pv_length
    for i in range(root.pv_length):
        here.line[i + 1] = root.pv[i]
    for p in range(2):
        here.scores[p] = w.evals[0][p]
    copy_state(n.ends, n.progress[0].candidate, w.states, 1)
    n.progress[0].candidate += 1
    return w.states[1].turn < 0


# --- Probes ---------------------------------------------------------------------------------------


def begin_comparison(w: Workspace, n: NextRound) -> bool:
    """Set the first probe up; False if there is nothing to do."""
    for seat in range(2):
        for move in range(MOVES):
            n.history[seat][move] = w.history[seat][move]
    n.progress[0].deal = 0
    n.progress[0].candidate = 0
    return begin_probe(w, n)


def end_comparison(w: Workspace, n: NextRound) -> None:
    """Forget what probes have learnt."""
    for seat in range(2):
        for move in range(MOVES):
            w.history[seat][move] = n.history[seat][move]


def begin_probe(w: Workspace, n: NextRound) -> bool:
    """Set the next probe up; False if the comparison is over."""
    while n.ends[n.progress[0].candidate].turn == NOBODY:  # known without a probe
        if not add_sample(n, n.candidates[n.progress[0].candidate].value):
            return False
    deal_next_round(w, n)
    return True


def deal_next_round(w: Workspace, n: NextRound) -> None:
    """Deal after a candidate: the same tiles for all, as far as the bags are the same."""
    here = n.progress[0]
    copy_state(w.states, 0, n.ends, here.candidate)
    n.rng[0] = generator(w.limits[SEED] + here.deal)
    w.limits[PROBES] += 1
    w.limits[ROUND_KEY] = scrambled(w.limits[PROBES])
    let_nature_play(w.states[0], n.weights, n.rng)
    w.limits[NODE_LIMIT] = min(w.limits[NODE_BUDGET], w.limits[NODES] + PROBE_NODES)
    here.depth = 1
    here.valued = 0
    clear_results(w)


def end_probe_iteration(w: Workspace, n: NextRound, ended: int) -> bool:
    """After one iteration of a probe, set up what comes next; False if the comparison is over."""
    here = n.progress[0]
    if ended == FINISHED:
        here.valued = 1
        here.value = w.stack[0].best
        if not w.stack[0].complete and here.depth < MAX_PLY - 1:
            here.depth += 1
            return True
    if w.limits[STOP] or w.limits[NODES] >= w.limits[NODE_BUDGET] or not here.valued:
        return False
    value = here.value if n.ends[ROOT].turn == 0 else -here.value
    return add_sample(n, value) and begin_probe(w, n)


def add_sample(n: NextRound, value: int) -> bool:
    """Note the value of a probe, and turn to the next one; False if the comparison is over."""
    here = n.progress[0]
    n.candidates[here.candidate].samples[here.deal] = value
    here.candidate = next_candidate(n, here.candidate + 1)
    return here.candidate < here.count or end_deal(n)


def end_deal(n: NextRound) -> bool:
    """After a deal that all candidates had; False if the comparison is over."""
    here = n.progress[0]
    here.deal += 1
    for i in range(here.count):
        if not n.candidates[i].dropped:
            n.candidates[i].deals = here.deal
    if here.deal % FEWEST_DEALS == 0:
        drop_behind(n)
    here.candidate = next_candidate(n, 0)
    only = next_candidate(n, here.candidate + 1) == here.count
    return here.deal < MOST_DEALS and not only


def next_candidate(n: NextRound, i: int) -> int:
    """The first candidate from i on that is not dropped; their number, if there is none."""
    while i < n.progress[0].count and n.candidates[i].dropped:
        i += 1
    return i


def drop_behind(n: NextRound) -> None:
    """Drop the candidates that are clearly worse than the leader."""
    leader = leading(n)
    for i in range(n.progress[0].count):
        if i != leader and not n.candidates[i].dropped:
            n.candidates[i].dropped = is_behind(n.candidates[i], n.candidates[leader])


def is_behind(one: Candidate, leader: Candidate) -> bool:
    """Whether the mean difference after each deal is more than some standard errors."""
    total = 0
    squares = 0
    for deal in range(one.deals):
        difference = leader.samples[deal] - one.samples[deal]
        total += difference
        squares += difference * difference
    variance = one.deals * squares - total * total  # times the square of the number of deals
    return total > 0 and one.deals * total * total > STANDARD_ERRORS**2 * variance


def leading(n: NextRound) -> int:
    """The candidate with the best mean of those that are left."""
    best = next_candidate(n, 0)
    i = next_candidate(n, best + 1)
    while i < n.progress[0].count:
        if mean(n.candidates[i]) > mean(n.candidates[best]):
            best = i
        i = next_candidate(n, i + 1)
    return best


def mean(candidate: Candidate) -> float:
    """The mean of samples and static evaluation."""
    total = PRIOR_DEALS * candidate.value
    for deal in range(candidate.deals):
        total += candidate.samples[deal]
    return total / (PRIOR_DEALS + candidate.deals)
