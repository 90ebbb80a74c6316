"""Tree search over any game, for any number of seats, with chance.

Plain functions, compiled with a game's rules and its evaluation. A tree of knots grows by one knot
with each simulation: from the root down along the edges that promise most, with nature's moves
drawn by their chances, to a position that is not in the tree yet. It is judged by the evaluation,
not by random play, and every knot on the way learns of it. A line ends where a new round is dealt:
what will lie there, nobody knows.

Each simulation considers one position (`judging.py`), which may take long. Its moves are only
glanced at, once somebody wants to know them: that says which to try first, and what each is worth
until it is tried.
"""

from math import exp, sqrt
from typing import TYPE_CHECKING, Annotated, Final

from azulejos.engine.rng import below
from azulejos.engine.state import F4, I1, I2, I4, NATURE, NOBODY, Grid, Record, Row, State, Weights
from azulejos.search.utility import lead_of, part_of_win, useful, weigh

if TYPE_CHECKING:
    from azulejos.engine.interface import DRAWS, MOVES, chances, legal, play
    from azulejos.engine.kernels import copy_state, list_moves
    from azulejos.search.interface import (
        BEFORE_MOVING,
        GLANCED_LEAD,
        deals,
        glance,
        glance_after,
        keep_board,
        key_after,
        look_out,
        recall_board,
    )

DOORS: Final = ("grow", "transplant")

SEATS_AT_MOST: Final = 4

FAR_AHEAD: Final = 10_000.0
"""At first sight, whoever has won is so many hundredths of a point further ahead."""

UNKNOWN_YET: Final = -1
"""Instead of how many edges were tried: nobody has gone on from here."""

# Places in `taste`, which Python chooses
SHARP: Final = 0
"""How much more a better move is expected to be the right one."""
CURIOUS: Final = 1
"""How much is tried that does not look best."""
TRUSTING: Final = 2
"""How many simulations first sight counts for."""

# Places in `limits`, which Python reads and writes while the search runs
STOP: Final = 0
SIMULATIONS: Final = 1
MOST: Final = 2
KNOTS: Final = 3
EDGES: Final = 4
DEPTH: Final = 5
"""How many moves a line may have."""

# Places in `states` and in `glances`
ROOT: Final = 0
HERE: Final = 1
TRIED: Final = 2


class Knot(Record):
    """A position in the tree."""

    first: Annotated[int, I4]  # its first edge
    count: Annotated[int, I2]  # how many edges it has; 0 until somebody wants to know them
    tried: Annotated[int, I2]  # how many were tried; the next is the best of those left
    seat: Annotated[int, I1]  # whose turn it is, or NATURE
    visits: Annotated[int, I4]
    value: Annotated[float, F4]  # its utility for that seat, when it was considered


class Edge(Record):
    """A move from a knot."""

    move: Annotated[int, I2]
    knot: Annotated[int, I4]  # where it leads; 0 if nobody has been there
    visits: Annotated[int, I4]
    value: Annotated[float, F4]  # mean utility for the seat that moves, with first sight
    share: Annotated[float, F4]  # how likely it is the right move, at first sight


def grow(
    states: list[State],
    learnt: Weights,
    kept: Grid,
    notes: Row,
    glances: Grid,
    knots: list[Knot],
    edges: list[Edge],
    path: Row,
    mask: Row,
    moves: Row,
    weights: Row,
    rng: Row,
    taste: list[float],
    values: list[float],
    scores: list[float],
    limits: Row,
) -> int:
    """Let the tree grow from states[ROOT] until a limit is reached; returns the simulations.

    `scores` are what the seats ended with after each move of the root, summed up, and how often it
    was tried.
    """
    copy_state(states, HERE, states, ROOT)
    if limits[KNOTS] == 0:
        add_knot(states, learnt, kept, notes, glances, knots, edges, mask, moves, values, limits)
    if knots[0].tried == UNKNOWN_YET:
        open_knot(states, kept, glances, knots[0], edges, mask, moves, taste, limits)
    while (
        not limits[STOP] and limits[SIMULATIONS] < limits[MOST] and may_grow(knots, edges, limits)
    ):
        copy_state(states, HERE, states, ROOT)
        length = walk(
            states, learnt, kept, notes, glances, knots, edges, path, mask, moves, weights, rng,
            taste, values, limits,
        )  # fmt: skip
        for i in range(length):
            learn(knots[path[2 * i]], edges[path[2 * i + 1]], taste, values)
        row = (SEATS_AT_MOST + 1) * (path[1] - knots[0].first)
        for p in range(states[ROOT].players):
            scores[row + p] += glances[HERE][p]
        scores[row + SEATS_AT_MOST] += 1.0
        limits[SIMULATIONS] += 1
    return limits[SIMULATIONS]


def may_grow(knots: list[Knot], edges: list[Edge], limits: Row) -> bool:
    """Whether the tree can take another knot."""
    return limits[KNOTS] < len(knots) and limits[EDGES] + 2 * MOVES < len(edges)


def walk(
    states: list[State],
    learnt: Weights,
    kept: Grid,
    notes: Row,
    glances: Grid,
    knots: list[Knot],
    edges: list[Edge],
    path: Row,
    mask: Row,
    moves: Row,
    weights: Row,
    rng: Row,
    taste: list[float],
    values: list[float],
    limits: Row,
) -> int:
    """From the root to a new knot, or to the end of a line; its values, and the way to it."""
    knot = 0
    length = 0
    while True:
        here = knots[knot]
        if here.tried == UNKNOWN_YET:
            open_knot(states, kept, glances, here, edges, mask, moves, taste, limits)
        if here.seat == NATURE:
            edge = drawn_edge(states[HERE], here, weights, rng)
        else:
            edge = best_edge(here, edges, taste[CURIOUS])
        path[2 * length] = knot
        path[2 * length + 1] = edge
        length += 1
        play(states[HERE], edges[edge].move)
        s = states[HERE]
        if s.turn == NOBODY or (s.turn == NATURE and deals(s)) or 2 * length + 2 > len(path):
            glance(s, glances[HERE])
            weigh(s, learnt, glances[HERE], notes, values)
            return length
        if edges[edge].knot == 0:
            edges[edge].knot = limits[KNOTS]
            first = limits[EDGES]
            add_knot(
                states, learnt, kept, notes, glances, knots, edges, mask, moves, values, limits
            )
            if length >= limits[DEPTH]:  # nobody will go on from there
                edges[edge].knot = 0
                limits[KNOTS] -= 1
                limits[EDGES] = first
            return length
        knot = edges[edge].knot


def add_knot(
    states: list[State],
    learnt: Weights,
    kept: Grid,
    notes: Row,
    glances: Grid,
    knots: list[Knot],
    edges: list[Edge],
    mask: Row,
    moves: Row,
    values: list[float],
    limits: Row,
) -> None:
    """A new knot for states[HERE], and the values for all seats there."""
    s = states[HERE]
    knot = knots[limits[KNOTS]]
    limits[KNOTS] += 1
    knot.count = 0
    knot.tried = UNKNOWN_YET
    knot.seat = s.turn
    knot.visits = 0
    glance(s, glances[HERE])
    if BEFORE_MOVING or s.turn == NATURE:
        weigh(s, learnt, glances[HERE], notes, values)
    else:
        list_edges(states, knot, edges, mask, moves, limits)
        glance_at_edges(states, kept, glances, knot, edges)
        try_move(states, glances, edges[knot.first].move, knot.seat)
        weigh(states[TRIED], learnt, glances[TRIED], notes, values)
        for p in range(s.players):
            glances[HERE][p] = glances[TRIED][p]
    if knot.seat >= 0:
        knot.value = values[knot.seat]


def open_knot(
    states: list[State],
    kept: Grid,
    glances: Grid,
    knot: Knot,
    edges: list[Edge],
    mask: Row,
    moves: Row,
    taste: list[float],
    limits: Row,
) -> None:
    """Somebody wants to go on from states[HERE]: its moves, and what they promise."""
    if knot.count == 0:
        list_edges(states, knot, edges, mask, moves, limits)
        if knot.seat != NATURE:
            glance(states[HERE], glances[HERE])
            glance_at_edges(states, kept, glances, knot, edges)
    if knot.seat != NATURE:
        weigh_edges(knot, edges, taste[SHARP])
    knot.tried = 0


def list_edges(
    states: list[State], knot: Knot, edges: list[Edge], mask: Row, moves: Row, limits: Row
) -> None:
    """An edge for each move."""
    legal(states[HERE], mask)
    knot.first = limits[EDGES]
    knot.count = list_moves(mask, moves)
    limits[EDGES] += knot.count
    for i in range(knot.count):
        edge = edges[knot.first + i]
        edge.move = moves[i]
        edge.knot = 0
        edge.visits = 0


def glance_at_edges(
    states: list[State], kept: Grid, glances: Grid, knot: Knot, edges: list[Edge]
) -> None:
    """The lead that each move promises at first sight; the best comes first."""
    look_out(states[HERE], glances[HERE])
    for i in range(knot.first, knot.first + knot.count):
        edges[i].value = glanced_lead(states, kept, glances, edges[i].move, knot.seat)
    best_next(knot.first, knot.first + knot.count, edges)


def glanced_lead(states: list[State], kept: Grid, glances: Grid, move: int, mover: int) -> float:
    """By how much a seat will lead after its move, at first sight; it is played if it has to be."""
    key = key_after(states[HERE], glances[HERE], move)
    if recall_board(kept, key, glances[HERE], glances[TRIED], mover):
        return lead_of(states[HERE], glances[TRIED], mover)
    try_move(states, glances, move, mover)
    keep_board(kept, key, glances[TRIED], mover)
    s = states[TRIED]
    decided = 2.0 * part_of_win(s, mover) - 1.0 if s.turn == NOBODY else 0.0
    return lead_of(s, glances[TRIED], mover) + FAR_AHEAD * decided


def try_move(states: list[State], glances: Grid, move: int, mover: int) -> None:
    """What a move leads to, at first sight."""
    copy_state(states, TRIED, states, HERE)
    play(states[TRIED], move)
    glance_after(states[TRIED], glances[HERE], glances[TRIED], mover)


def best_next(first: int, end: int, edges: list[Edge]) -> None:
    """Of edges that nobody has tried, the one that promises most changes places with the first."""
    best = first
    for i in range(first + 1, end):
        if edges[i].value > edges[best].value:
            best = i
    if best != first:
        move, value, share = edges[first].move, edges[first].value, edges[first].share
        edges[first].move = edges[best].move
        edges[first].value = edges[best].value
        edges[first].share = edges[best].share
        edges[best].move = move
        edges[best].value = value
        edges[best].share = share


def weigh_edges(knot: Knot, edges: list[Edge], sharp: float) -> None:
    """From leads at first sight to utilities and shares; the best is worth what the knot is."""
    best = useful(edges[knot.first].value, GLANCED_LEAD)
    total = 0.0
    for i in range(knot.first, knot.first + knot.count):
        behind = useful(edges[i].value, GLANCED_LEAD) - best
        edges[i].value = knot.value + behind
        edges[i].share = exp(sharp * behind)
        total += edges[i].share
    for i in range(knot.first, knot.first + knot.count):
        edges[i].share /= total


def best_edge(knot: Knot, edges: list[Edge], curious: float) -> int:
    """The edge that promises most: by what is known of it, and by how little is known.

    Of those that nobody has tried, the best at first sight promises most in both.
    """
    reach = curious * sqrt(knot.visits + 1.0)
    chosen = knot.first
    most = -1.0
    new = knot.first + knot.tried
    for i in range(knot.first, min(new + 1, knot.first + knot.count)):
        promise = edges[i].value + reach * edges[i].share / (edges[i].visits + 1)
        if promise > most:
            most = promise
            chosen = i
    if chosen == new:
        knot.tried += 1
        best_next(new + 1, knot.first + knot.count, edges)
    return chosen


def drawn_edge(s: State, knot: Knot, weights: Row, rng: Row) -> int:
    """One of nature's moves, by its chances; edges stand in the order of the moves."""
    ticket = below(rng, chances(s, weights))
    edge = knot.first
    for outcome in range(DRAWS):
        if weights[outcome] > 0:
            if ticket < weights[outcome]:
                break
            ticket -= weights[outcome]
            edge += 1
    return edge


def learn(knot: Knot, edge: Edge, taste: list[float], values: list[float]) -> None:
    """A knot on the way takes over what was found at the end of it."""
    knot.visits += 1
    edge.visits += 1
    if knot.seat >= 0:
        edge.value += (values[knot.seat] - edge.value) / (edge.visits + taste[TRUSTING])


def transplant(
    knots: list[Knot],
    edges: list[Edge],
    kept_knots: list[Knot],
    kept_edges: list[Edge],
    knot: int,
    limits: Row,
) -> int:
    """Copy what grows from a knot into other arrays, as a tree of its own; its size in knots.

    If it is told to stop meanwhile, nothing is kept.
    """
    kept_knots[0] = knots[knot]
    limits[KNOTS] = 1
    limits[EDGES] = 0
    done = 0
    while done < limits[KNOTS] and not limits[STOP]:
        here = kept_knots[done]
        first = here.first
        here.first = limits[EDGES]
        for i in range(here.count):
            kept_edges[here.first + i] = edges[first + i]
            edge = kept_edges[here.first + i]
            if edge.knot:
                kept_knots[limits[KNOTS]] = knots[edge.knot]
                edge.knot = limits[KNOTS]
                limits[KNOTS] += 1
        limits[EDGES] += here.count
        done += 1
    if limits[STOP]:
        limits[KNOTS] = 0
        limits[EDGES] = 0
    return limits[KNOTS]
