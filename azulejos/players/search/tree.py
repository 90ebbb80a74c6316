"""Tree search over any game, for any number of seats, with chance.

Plain functions, compiled with a game's rules and its evaluation. A tree of knots grows by one knot
with each simulation: from the root down along the edges that promise most, with nature's moves
drawn by their chances, to a position that is not in the tree yet. It is judged by the evaluation,
not by random play, and every knot on the way learns of it. A line ends where a new round is dealt:
what will lie there, nobody knows.

What is sought is utility: the chance of winning, as far as the margin tells it, and a little for
the margin itself, so that nobody plays lazily once the game is decided.
"""

from math import exp, sqrt
from typing import TYPE_CHECKING, Annotated, Final

from azulejos.engine.bits import ones
from azulejos.engine.chance import below
from azulejos.engine.state import F8, I1, I2, I4, NATURE, NOBODY, Grid, Record, Row, State, Weights

if TYPE_CHECKING:
    from azulejos.engine.contract import DRAWS, MOVES, chances, legal, play
    from azulejos.engine.plays import copy_state, list_moves
    from azulejos.players.search.judging import deals, note, note_after

DOORS: Final = ("grow",)

SEATS_AT_MOST: Final = 4

CERTAIN: Final = 900.0
"""A lead of so many hundredths of a point wins with probability 0.73."""
GREED: Final = 0.00001
"""What a hundredth of a point is worth, besides what it does for winning."""
SHARP: Final = 12.0
"""How much more a better move is expected to be the right one."""
CURIOUS: Final = 1.2
"""How much is tried that does not look best."""

# Places in `limits`, which Python reads and writes while the search runs
STOP: Final = 0
SIMULATIONS: Final = 1
MOST: Final = 2
KNOTS: Final = 3
EDGES: Final = 4

# Places in `states` and in `notes`
ROOT: Final = 0
HERE: Final = 1
TRIED: Final = 2


class Knot(Record):
    """A position in the tree."""

    first: Annotated[int, I4]  # its first edge
    count: Annotated[int, I2]  # how many edges it has
    seat: Annotated[int, I1]  # whose turn it is, or NATURE
    visits: Annotated[int, I4]


class Edge(Record):
    """A move from a knot."""

    move: Annotated[int, I2]
    knot: Annotated[int, I4]  # where it leads; 0 if nobody has been there
    visits: Annotated[int, I4]
    total: Annotated[float, F8]  # the sum of utilities, for the seat that moves
    judged: Annotated[float, F8]  # its utility at first sight
    share: Annotated[float, F8]  # how likely it is the right move, at first sight


def grow(
    states: list[State],
    learnt: Weights,
    notes: Grid,
    knots: list[Knot],
    edges: list[Edge],
    path: Row,
    mask: Row,
    moves: Row,
    weights: Row,
    rng: Row,
    values: list[float],
    scores: list[float],
    limits: Row,
) -> int:
    """Let the tree grow from states[ROOT] until a limit is reached; returns the simulations.

    `scores` are what the seats ended with after each move of the root, summed up.
    """
    if limits[KNOTS] == 0:
        limits[KNOTS] = 1
        copy_state(states, HERE, states, ROOT)
        expand(states, learnt, notes, knots, edges, mask, moves, values, limits, 0)
    while (
        not limits[STOP] and limits[SIMULATIONS] < limits[MOST] and may_grow(knots, edges, limits)
    ):
        copy_state(states, HERE, states, ROOT)
        length = walk(
            states, learnt, notes, knots, edges, path, mask, moves, weights, rng, values, limits
        )
        for i in range(length):
            learn(knots, edges, path[2 * i], path[2 * i + 1], values)
        for p in range(states[ROOT].players):
            scores[SEATS_AT_MOST * path[1] + p] += notes[HERE][p]
        limits[SIMULATIONS] += 1
    return limits[SIMULATIONS]


def may_grow(knots: list[Knot], edges: list[Edge], limits: Row) -> bool:
    """Whether the tree can take another knot."""
    return limits[KNOTS] < len(knots) and limits[EDGES] + MOVES < len(edges)


def walk(
    states: list[State],
    learnt: Weights,
    notes: Grid,
    knots: list[Knot],
    edges: list[Edge],
    path: Row,
    mask: Row,
    moves: Row,
    weights: Row,
    rng: Row,
    values: list[float],
    limits: Row,
) -> int:
    """From the root to a new knot, or to the end of a line; its values, and the way to it."""
    knot = 0
    length = 0
    while True:
        here = knots[knot]
        if here.seat == NATURE:
            edge = drawn_edge(states[HERE], here, weights, rng)
        else:
            edge = best_edge(here, edges)
        path[2 * length] = knot
        path[2 * length + 1] = edge
        length += 1
        play(states[HERE], edges[edge].move)
        s = states[HERE]
        if s.turn == NOBODY or (s.turn == NATURE and deals(s)) or 2 * length + 2 > len(path):
            note(s, learnt, notes[HERE])
            weigh(s, notes[HERE], values)
            return length
        knot = edges[edge].knot
        if knot == 0:
            edges[edge].knot = limits[KNOTS]
            limits[KNOTS] += 1
            knot = edges[edge].knot
            expand(states, learnt, notes, knots, edges, mask, moves, values, limits, knot)
            return length


def expand(
    states: list[State],
    learnt: Weights,
    notes: Grid,
    knots: list[Knot],
    edges: list[Edge],
    mask: Row,
    moves: Row,
    values: list[float],
    limits: Row,
    knot: int,
) -> None:
    """A new knot gets an edge for each move; the values are those of the best at first sight."""
    s = states[HERE]
    new = knots[knot]
    new.first = limits[EDGES]
    new.seat = s.turn
    new.visits = 0
    legal(s, mask)
    new.count = list_moves(mask, moves)
    limits[EDGES] += new.count
    for i in range(new.count):
        edge = edges[new.first + i]
        edge.move = moves[i]
        edge.knot = 0
        edge.visits = 0
        edge.total = 0.0
    note(s, learnt, notes[HERE])
    if s.turn == NATURE:
        weigh(s, notes[HERE], values)
    else:
        judge_edges(states, learnt, notes, new, edges, values)


def judge_edges(
    states: list[State],
    learnt: Weights,
    notes: Grid,
    knot: Knot,
    edges: list[Edge],
    values: list[float],
) -> None:
    """What each move promises at first sight; the values become those of the best one."""
    best = -1.0
    chosen = knot.first
    for i in range(knot.first, knot.first + knot.count):
        try_move(states, learnt, notes, edges[i].move, knot.seat)
        edges[i].judged = utility(states[TRIED], notes[TRIED], knot.seat)
        if edges[i].judged > best:
            best = edges[i].judged
            chosen = i
    total = 0.0
    for i in range(knot.first, knot.first + knot.count):
        edges[i].share = exp(SHARP * (edges[i].judged - best))
        total += edges[i].share
    for i in range(knot.first, knot.first + knot.count):
        edges[i].share /= total
    try_move(states, learnt, notes, edges[chosen].move, knot.seat)
    weigh(states[TRIED], notes[TRIED], values)
    for p in range(states[TRIED].players):
        notes[HERE][p] = notes[TRIED][p]


def try_move(states: list[State], learnt: Weights, notes: Grid, move: int, mover: int) -> None:
    """What a move leads to, as the evaluation sees it."""
    copy_state(states, TRIED, states, HERE)
    play(states[TRIED], move)
    note_after(states[TRIED], learnt, notes[HERE], notes[TRIED], mover)


def best_edge(knot: Knot, edges: list[Edge]) -> int:
    """The edge that promises most: by what is known of it, and by how little is known."""
    reach = CURIOUS * sqrt(knot.visits + 1.0)
    best = -1.0
    chosen = knot.first
    for i in range(knot.first, knot.first + knot.count):
        edge = edges[i]
        value = (edge.total + edge.judged) / (edge.visits + 1)
        promise = value + reach * edge.share / (edge.visits + 1)
        if promise > best:
            best = promise
            chosen = i
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


def learn(knots: list[Knot], edges: list[Edge], knot: int, edge: int, values: list[float]) -> None:
    """A knot on the way takes over what was found at the end of it."""
    knots[knot].visits += 1
    edges[edge].visits += 1
    if knots[knot].seat >= 0:
        edges[edge].total += values[knots[knot].seat]


def weigh(s: State, notes: Row, values: list[float]) -> None:
    """From what all boards are worth: the utility for every seat."""
    for p in range(s.players):
        values[p] = utility(s, notes, p)


def utility(s: State, notes: Row, p: int) -> float:
    """From what all boards are worth: a seat's chance of winning, and something for its lead."""
    rival = -1_000_000_000
    for q in range(s.players):
        if q != p:
            rival = max(rival, notes[q])
    lead = notes[p] - rival
    if s.turn != NOBODY:
        return 1.0 / (1.0 + exp(-lead / CERTAIN)) + GREED * lead
    return (s.winners >> p & 1) / ones(s.winners) + GREED * lead
