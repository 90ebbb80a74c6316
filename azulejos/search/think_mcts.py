"""`think` for MCTS: the tree is kept from move to move; the answer is read from the root.

Plain functions, compiled with the search (`mcts.py`).
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from azulejos.engine.state import Grid, Row, State
from azulejos.search.exponential import exp
from azulejos.search.mcts import (
    CHILD,
    EDGE_COUNT,
    HERE,
    NODE_COUNT,
    ROOT,
    SIMULATION_LIMIT,
    Edge,
    Node,
    Tree,
    Workspace,
    copy_subtree,
    run_simulations,
)
from azulejos.search.session import (
    ANOTHER_GAME,
    BEGIN,
    FINISHED,
    MAX_LINE,
    MAX_SEATS,
    MORE,
    NODE_BUDGET,
    NODES,
    OWN_CELLS,
    PLAYED,
    SEED,
    SLICE,
    STAGE,
    STOP,
    STOPPED,
    Answer,
    Ranked,
    add_ranked,
    generator,
    sort_ranked,
)
from azulejos.search.utility import MARGIN_WEIGHT

if TYPE_CHECKING:
    from azulejos.engine.interface import MOVES, play
    from azulejos.engine.kernels import copy_state
    from azulejos.search.interface import EVAL_SCALE

ENTRY_POINTS: Final = ("think",)

MAX_REUSED_NODES: Final = 1 << 16
"""How large a tree may be that is reused for the next move."""
NO_NODE: Final = -1
SIMULATE: Final = 1
"""The STAGE after BEGIN."""
TREE: Final = OWN_CELLS + 3
"""The own cell of `limits` that says which of the two trees is in use."""
LEAD_STEP: Final = 20.0
"""The resolution of the conversion of utilities to leads, in centipoints."""
LEAD_STEPS: Final = 750


class Session(NamedTuple):
    """The arrays that `think` works on."""

    root: list[State]
    """The position to think about; the host writes it."""
    work: Workspace
    state_words: Grid
    """The states of the search again, as 64-bit words."""
    tree: Tree
    other_tree: Tree
    played: Row
    """The moves from the root before to this one, nature's included; the host writes them."""
    answer: list[Answer]
    ranked: list[Ranked]


def think(t: Session) -> int:
    """Run simulations until the slice or everything is over."""
    if t.work.limits[STAGE] == BEGIN:
        begin_thinking(t)
    if t.work.limits[TREE] == 0:
        return think_in_tree(t, t.tree)
    return think_in_tree(t, t.other_tree)


def think_in_tree(t: Session, tree: Tree) -> int:
    """Run simulations through a tree."""
    w = t.work
    wanted = min(w.limits[NODE_BUDGET], w.limits[NODES] + w.limits[SLICE])
    w.limits[SIMULATION_LIMIT] = wanted
    made = run_simulations(w, tree)
    write_answer(t, tree)
    if w.limits[STOP]:
        return STOPPED
    return MORE if made == wanted < w.limits[NODE_BUDGET] else FINISHED


# --- From move to move ----------------------------------------------------------------------------


def begin_thinking(t: Session) -> None:
    """Begin with a root: with its subtree, if the tree has it."""
    w = t.work
    if w.rng[0] == 0:
        w.rng[0] = generator(w.limits[SEED])
    w.limits[NODE_COUNT] = 0
    w.limits[EDGE_COUNT] = 0
    if w.limits[PLAYED] != ANOTHER_GAME:
        if w.limits[TREE] == 0:
            reuse_subtree(t, t.tree, t.other_tree)
        else:
            reuse_subtree(t, t.other_tree, t.tree)
    copy_state(w.states, ROOT, t.root, 0)
    for i in range(MOVES * (MAX_SEATS + 1)):
        w.root_scores[i] = 0.0
    w.limits[STAGE] = SIMULATE


def reuse_subtree(t: Session, old: Tree, new: Tree) -> None:
    """Keep the subtree of the root, if the tree has it and it is not too large."""
    limits = t.work.limits
    node = node_after_moves(t, old)
    copy_state(t.work.states, HERE, t.root, 0)
    if node == NO_NODE or not is_same_state(t):
        return
    limits[TREE] = 1 - limits[TREE]
    if copy_subtree(old, new, node, limits) > MAX_REUSED_NODES:
        limits[NODE_COUNT] = 0
        limits[EDGE_COUNT] = 0


def node_after_moves(t: Session, tree: Tree) -> int:
    """The node of the old tree after the moves that were played, which it has in states[CHILD]."""
    w = t.work
    node = 0
    copy_state(w.states, CHILD, w.states, ROOT)
    for i in range(w.limits[PLAYED]):
        edge = edge_of(tree.nodes[node], tree.edges, t.played[i])
        if edge == NO_NODE or tree.edges[edge].child == 0:
            return NO_NODE
        node = tree.edges[edge].child
        play(w.states[CHILD], t.played[i])
    return node


def edge_of(node: Node, edges: list[Edge], move: int) -> int:
    """The edge of a move."""
    for i in range(node.first, node.first + node.count):
        if edges[i].move == move:
            return i
    return NO_NODE


def is_same_state(t: Session) -> bool:
    """Whether states[HERE] and states[CHILD] are the same."""
    here, child = t.state_words[HERE], t.state_words[CHILD]
    for i in range(len(here)):
        if here[i] != child[i]:
            return False
    return True


# --- The answer -----------------------------------------------------------------------------------


def write_answer(t: Session, tree: Tree) -> None:
    """Write what the tree knows of the moves at the root; those with most visits first."""
    w = t.work
    root = tree.nodes[0]
    answer = t.answer[0]
    players = w.states[ROOT].players
    answer.moves = 0
    answer.valued = 1
    for i in range(root.first, root.first + root.count):
        edge = tree.edges[i]
        value = in_points(edge.value, players)
        add_ranked(answer, t.ranked, edge.move, edge.visits, value, 0)
    sort_ranked(answer, t.ranked)
    write_line(answer, tree)
    row = (MAX_SEATS + 1) * (edge_of(root, tree.edges, t.ranked[0].move) - root.first)
    visits = w.root_scores[row + MAX_SEATS]
    answer.seats = players if visits > 0 else 0
    for p in range(answer.seats):
        answer.scores[p] = w.root_scores[row + p] / visits / 100


def write_line(answer: Answer, tree: Tree) -> None:
    """The moves with most visits, one after the other, until nature draws."""
    node = 0
    answer.length = 0
    while answer.length < MAX_LINE and tree.nodes[node].seat >= 0 and tree.nodes[node].count:
        best = most_visited(tree.nodes[node], tree.edges)
        answer.line[answer.length] = tree.edges[best].move
        answer.length += 1
        if tree.edges[best].child == 0:
            return
        node = tree.edges[best].child


def most_visited(node: Node, edges: list[Edge]) -> int:
    """The edge with most visits; of several, the one with the best value."""
    best = node.first
    for i in range(node.first + 1, node.first + node.count):
        more = edges[i].visits - edges[best].visits
        if more > 0 or (more == 0 and edges[i].value > edges[best].value):
            best = i
    return best


def in_points(utility: float, players: int) -> float:
    """The lead over every other seat, in points, that has such a utility; interpolated."""
    low, high = -LEAD_STEPS, LEAD_STEPS
    if utility >= utility_of_step(high, players):
        return high * LEAD_STEP / 100
    if utility <= utility_of_step(low, players):
        return low * LEAD_STEP / 100
    while high - low > 1:
        middle = (low + high) // 2
        if utility_of_step(middle, players) <= utility:
            low = middle
        else:
            high = middle
    below_it = utility_of_step(low, players)
    slope = LEAD_STEP / 100 / (utility_of_step(high, players) - below_it)
    return slope * (utility - below_it) + low * LEAD_STEP / 100


def utility_of_step(step: int, players: int) -> float:
    """The utility of a lead of some steps over every other seat."""
    lead = step * LEAD_STEP
    others = (players - 1) * exp(-lead / EVAL_SCALE)
    return 1 / (1 + others) + MARGIN_WEIGHT * lead
