"""Monte Carlo tree search (PUCT) over any game, for any number of seats, with chance.

Plain functions, compiled with a game's rules and its evaluation. Each simulation descends from the
root along the edges with the highest PUCT score, draws nature's moves by their weights, and adds
one node. The new node gets a static evaluation instead of a random playout, which is backpropagated
to every node on the path. A line ends where a new round is dealt, because nobody knows what will
lie there.

Each simulation makes one static evaluation, which may be slow. When a node is expanded, its moves
get quick evaluations: these give the priors, and the values of edges that have no visits yet.
"""

from math import sqrt
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

from azulejos.engine.rng import below
from azulejos.engine.state import F4, I1, I2, I4, NATURE, NOBODY, Grid, Row, State, Struct
from azulejos.evaluation.network import Network
from azulejos.search.exponential import exp
from azulejos.search.session import DEPTH_BUDGET, MAX_SEATS, NODES, OWN_CELLS, STOP
from azulejos.search.utility import lead_of, utilities, utility_of_lead, win_share

if TYPE_CHECKING:
    from azulejos.engine.interface import DRAWS, MOVES, chances, legal, play
    from azulejos.engine.kernels import copy_state, list_moves
    from azulejos.search.interface import (
        QUICK_EVAL_SCALE,
        SEES_TURN,
        before_deal,
        child_key,
        probe_board,
        quick_eval,
        quick_eval_after,
        set_mover_key,
        store_board,
    )

DECIDED: Final = 10_000.0
"""A won game counts as a lead that is larger by this many centipoints."""

UNEXPANDED: Final = -1
"""Instead of the number of edges with visits: the node is not expanded."""

# Indices of `parameters`, which Python chooses
PRIOR_SCALE: Final = 0
"""The inverse temperature of the softmax that gives the priors."""
C_PUCT: Final = 1
"""The weight of exploration."""
PRIOR_VISITS: Final = 2
"""How many visits the quick evaluation of a move counts for."""

# Own cells of `limits`; the cell NODES counts simulations
SIMULATION_LIMIT: Final = OWN_CELLS
NODE_COUNT: Final = OWN_CELLS + 1
EDGE_COUNT: Final = OWN_CELLS + 2

# Indices of `states` and of `quick_evals`
ROOT: Final = 0
HERE: Final = 1
CHILD: Final = 2


class Node(Struct):
    """A position in the tree."""

    first: Annotated[int, I4]  # its first edge
    count: Annotated[int, I2]  # how many edges it has; 0 until they are generated
    visited: Annotated[int, I2]  # how many edges have visits; the next one has the best prior left
    seat: Annotated[int, I1]  # whose turn it is, or NATURE
    visits: Annotated[int, I4]
    value: Annotated[float, F4]  # its utility for that seat, by the static evaluation


class Edge(Struct):
    """A move from a node."""

    move: Annotated[int, I2]
    child: Annotated[int, I4]  # the node it leads to; 0 if there is none yet
    visits: Annotated[int, I4]
    value: Annotated[float, F4]  # mean utility for the seat to move, quick evaluation included
    prior: Annotated[float, F4]


class Tree(NamedTuple):
    """Nodes and edges; the root is node 0."""

    nodes: list[Node]
    edges: list[Edge]


class Workspace(NamedTuple):
    """The arrays that a search works on, besides the tree."""

    states: list[State]
    quick_evals: Grid
    """The quick evaluations of the same states."""
    evals: Row
    net: Network
    board_cache: Grid
    path: Row
    """Node and edge of each step of a simulation, in turn."""
    mask: Row
    moves: Row
    weights: Row
    """The weights of nature's moves."""
    rng: Row
    parameters: list[float]
    values: list[float]
    """The utility of a simulation for each seat."""
    root_scores: list[float]
    """For each root edge: the sums of the seats' expected scores, and the number of visits."""
    limits: Row


def run_simulations(w: Workspace, tree: Tree) -> int:
    """Run simulations from the root until a limit is reached; return their number."""
    nodes = tree.nodes
    copy_state(w.states, HERE, w.states, ROOT)
    if w.limits[NODE_COUNT] == 0:
        add_node(w, tree)
    if nodes[0].visited == UNEXPANDED:
        expand(w, tree, nodes[0])
    while (
        not w.limits[STOP]
        and w.limits[NODES] < w.limits[SIMULATION_LIMIT]
        and has_space(tree, w.limits)
    ):
        copy_state(w.states, HERE, w.states, ROOT)
        length = simulate(w, tree)
        for i in range(length):
            backpropagate(w, nodes[w.path[2 * i]], tree.edges[w.path[2 * i + 1]])
        row = (MAX_SEATS + 1) * (w.path[1] - nodes[0].first)
        for p in range(w.states[ROOT].players):
            w.root_scores[row + p] += w.quick_evals[HERE][p]
        w.root_scores[row + MAX_SEATS] += 1.0
        w.limits[NODES] += 1
    return w.limits[NODES]


def has_space(tree: Tree, limits: Row) -> bool:
    """Whether the tree can take another node."""
    return limits[NODE_COUNT] < len(tree.nodes) and limits[EDGE_COUNT] + 2 * MOVES < len(tree.edges)


def simulate(w: Workspace, tree: Tree) -> int:
    """Descend from the root to a new node, or to the end of a line; return the path's length.

    The utilities there are in `values`.
    """
    node = 0
    length = 0
    while True:
        edge = select(w, tree, tree.nodes[node])
        w.path[2 * length] = node
        w.path[2 * length + 1] = edge
        length += 1
        play(w.states[HERE], tree.edges[edge].move)
        s = w.states[HERE]
        is_end = s.turn == NOBODY or (s.turn == NATURE and before_deal(s))
        if is_end or 2 * length + 2 > len(w.path):
            quick_eval(s, w.quick_evals[HERE])
            utilities(s, w.net, w.quick_evals[HERE], w.evals, w.values)
            return length
        if tree.edges[edge].child == 0:
            add_child(w, tree, tree.edges[edge], length >= w.limits[DEPTH_BUDGET])
            return length
        node = tree.edges[edge].child


def select(w: Workspace, tree: Tree, node: Node) -> int:
    """The edge that a simulation follows: drawn by nature, or with the highest PUCT score."""
    if node.visited == UNEXPANDED:
        expand(w, tree, node)
    if node.seat == NATURE:
        return drawn_edge(w, node)
    return best_edge(node, tree.edges, w.parameters[C_PUCT])


def add_child(w: Workspace, tree: Tree, edge: Edge, is_leaf: bool) -> None:
    """Add the node that an edge leads to; at the depth limit, evaluate it and remove it again."""
    child = w.limits[NODE_COUNT]
    first = w.limits[EDGE_COUNT]
    add_node(w, tree)
    if is_leaf:
        w.limits[NODE_COUNT] = child
        w.limits[EDGE_COUNT] = first
    else:
        edge.child = child


def add_node(w: Workspace, tree: Tree) -> None:
    """Add a node for states[HERE], and compute the utilities there."""
    s = w.states[HERE]
    here = w.quick_evals[HERE]
    node = tree.nodes[w.limits[NODE_COUNT]]
    w.limits[NODE_COUNT] += 1
    node.count = 0
    node.visited = UNEXPANDED
    node.seat = s.turn
    node.visits = 0
    quick_eval(s, here)
    if SEES_TURN or s.turn == NATURE:
        utilities(s, w.net, here, w.evals, w.values)
    else:
        generate_edges(w, tree, node)
        quick_eval_edges(w, tree, node)
        make_child(w, tree.edges[node.first].move, node.seat)
        child = w.quick_evals[CHILD]
        utilities(w.states[CHILD], w.net, child, w.evals, w.values)
        for p in range(s.players):
            here[p] = child[p]
    if node.seat >= 0:
        node.value = w.values[node.seat]


def expand(w: Workspace, tree: Tree, node: Node) -> None:
    """Expand the node of states[HERE]: its moves, and their priors."""
    if node.count == 0:
        generate_edges(w, tree, node)
        if node.seat != NATURE:
            quick_eval(w.states[HERE], w.quick_evals[HERE])
            quick_eval_edges(w, tree, node)
    if node.seat != NATURE:
        set_priors(node, tree.edges, w.parameters[PRIOR_SCALE])
    node.visited = 0


def generate_edges(w: Workspace, tree: Tree, node: Node) -> None:
    """Add an edge for each legal move."""
    legal(w.states[HERE], w.mask)
    node.first = w.limits[EDGE_COUNT]
    node.count = list_moves(w.mask, w.moves)
    w.limits[EDGE_COUNT] += node.count
    for i in range(node.count):
        edge = tree.edges[node.first + i]
        edge.move = w.moves[i]
        edge.child = 0
        edge.visits = 0


def quick_eval_edges(w: Workspace, tree: Tree, node: Node) -> None:
    """Set each edge's value to the mover's quick lead; move the best edge to the front."""
    edges = tree.edges
    set_mover_key(w.states[HERE], w.quick_evals[HERE])
    for i in range(node.first, node.first + node.count):
        edges[i].value = quick_lead(w, edges[i].move, node.seat)
    best_to_front(node.first, node.first + node.count, edges)


def quick_lead(w: Workspace, move: int, mover: int) -> float:
    """The mover's quick lead after a move, which is played only if it is not cached."""
    before, after = w.quick_evals[HERE], w.quick_evals[CHILD]
    key = child_key(w.states[HERE], before, move)
    if probe_board(w.board_cache, key, before, after, mover):
        return lead_of(w.states[HERE], after, mover)
    make_child(w, move, mover)
    store_board(w.board_cache, key, after, mover)
    s = w.states[CHILD]
    decided = 2.0 * win_share(s, mover) - 1.0 if s.turn == NOBODY else 0.0
    return lead_of(s, after, mover) + DECIDED * decided


def make_child(w: Workspace, move: int, mover: int) -> None:
    """Play a move of states[HERE] in states[CHILD], with its quick evaluation."""
    copy_state(w.states, CHILD, w.states, HERE)
    play(w.states[CHILD], move)
    quick_eval_after(w.states[CHILD], w.quick_evals[HERE], w.quick_evals[CHILD], mover)


def best_to_front(first: int, end: int, edges: list[Edge]) -> None:
    """Swap the best of some edges without visits to the front."""
    best = first
    for i in range(first + 1, end):
        if edges[i].value > edges[best].value:
            best = i
    if best != first:
        move, value, prior = edges[first].move, edges[first].value, edges[first].prior
        edges[first].move = edges[best].move
        edges[first].value = edges[best].value
        edges[first].prior = edges[best].prior
        edges[best].move = move
        edges[best].value = value
        edges[best].prior = prior


def set_priors(node: Node, edges: list[Edge], prior_scale: float) -> None:
    """Turn quick leads into utilities and priors; the best edge is worth what the node is."""
    best = utility_of_lead(edges[node.first].value, QUICK_EVAL_SCALE)
    total = 0.0
    for i in range(node.first, node.first + node.count):
        behind = utility_of_lead(edges[i].value, QUICK_EVAL_SCALE) - best
        edges[i].value = node.value + behind
        edges[i].prior = exp(prior_scale * behind)
        total += edges[i].prior
    for i in range(node.first, node.first + node.count):
        edges[i].prior /= total


def best_edge(node: Node, edges: list[Edge], c_puct: float) -> int:
    """The edge with the highest PUCT score.

    Edges with visits come first, then the best of the others: it has both the highest value and the
    highest prior of these, so no other needs to be compared.
    """
    exploration = c_puct * sqrt(node.visits + 1.0)
    chosen = node.first
    most = -1.0
    new = node.first + node.visited
    for i in range(node.first, min(new + 1, node.first + node.count)):
        score = edges[i].value + exploration * edges[i].prior / (edges[i].visits + 1)
        if score > most:
            most = score
            chosen = i
    if chosen == new:
        node.visited += 1
        best_to_front(new + 1, node.first + node.count, edges)
    return chosen


def drawn_edge(w: Workspace, node: Node) -> int:
    """A random move of nature, drawn by weight; edges are in the order of the moves."""
    ticket = below(w.rng, chances(w.states[HERE], w.weights))
    edge = node.first
    for outcome in range(DRAWS):
        if w.weights[outcome] > 0:
            if ticket < w.weights[outcome]:
                break
            ticket -= w.weights[outcome]
            edge += 1
    return edge


def backpropagate(w: Workspace, node: Node, edge: Edge) -> None:
    """Update a node and an edge of the path with the utility of a simulation."""
    node.visits += 1
    edge.visits += 1
    if node.seat >= 0:
        weight = edge.visits + w.parameters[PRIOR_VISITS]
        edge.value += (w.values[node.seat] - edge.value) / weight


def copy_subtree(old: Tree, new: Tree, root: int, limits: Row) -> int:
    """Copy the subtree of a node into another tree, as its root; return its number of nodes.

    If the search is stopped meanwhile, the new tree is empty.
    """
    new.nodes[0] = old.nodes[root]
    limits[NODE_COUNT] = 1
    limits[EDGE_COUNT] = 0
    done = 0
    while done < limits[NODE_COUNT] and not limits[STOP]:
        here = new.nodes[done]
        first = here.first
        here.first = limits[EDGE_COUNT]
        for i in range(here.count):
            new.edges[here.first + i] = old.edges[first + i]
            edge = new.edges[here.first + i]
            if edge.child:
                new.nodes[limits[NODE_COUNT]] = old.nodes[edge.child]
                edge.child = limits[NODE_COUNT]
                limits[NODE_COUNT] += 1
        limits[EDGE_COUNT] += here.count
        done += 1
    if limits[STOP]:
        limits[NODE_COUNT] = 0
        limits[EDGE_COUNT] = 0
    return limits[NODE_COUNT]
