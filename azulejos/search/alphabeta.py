"""Alpha-beta over any game of two seats, up to the next chance event.

Plain functions, compiled with a game's rules and its evaluation. A line ends where nature draws,
where the game is over, or at the depth limit; there the position gets its static evaluation. Values
are in centipoints from the view of seat 0, which maximises; seat 1 minimises. (This is not negamax:
a seat may move several times in a row.)

The search is a principal variation search with null windows, late move reductions, killer moves, a
history heuristic and a transposition table. It runs as a loop over a stack with one `Node` per ply;
each ply has its own state. A node is counted for each move that is searched, whether it is played
or, at a leaf, evaluated from a cache.
"""

from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

from azulejos.engine.state import I1, I2, I4, I8, NOBODY, Grid, Row, State, Struct
from azulejos.evaluation.network import Network
from azulejos.search.session import FINISHED, MORE, NODES, OWN_CELLS, STOP, STOPPED

if TYPE_CHECKING:
    from azulejos.engine.interface import WORD, legal, play
    from azulejos.engine.kernels import copy_state, has_move, list_moves, next_move
    from azulejos.search.interface import (
        INCREMENTAL,
        child_key,
        probe_board,
        set_mover_key,
        static_eval,
        static_eval_after,
        store_board,
    )


MAX_PLY: Final = 48
WIN_BONUS: Final = 2_000
"""What winning is worth beyond the margin, in centipoints."""
INFINITE: Final = 10_000_000
NO_MOVE: Final = -1
COMPLETE: Final = 127
"""The depth of a result that was searched to the end of the round."""
MAX_MOVES: Final = 256

# Kinds of bounds
UNKNOWN: Final = 0
EXACT: Final = 1
LOWER_BOUND: Final = 2
UPPER_BOUND: Final = 3

# How a move is searched
FULL_WINDOW: Final = 0
NULL_WINDOW: Final = 1
REDUCED: Final = 2
"""With a null window and less deeply: late move reduction."""
LMR_BY_ONE: Final = 3
"""Moves after this many are first searched one ply less deeply."""
LMR_BY_TWO: Final = 8
"""Moves after this many, two plies."""

# Stages of move ordering: the transposition table's move, two killers, then all others
KILLERS: Final = 2
STAGE_GENERATE: Final = KILLERS + 1
STAGE_GENERATED: Final = STAGE_GENERATE + 1

# Scores for move ordering
TT_MOVE_SCORE: Final = 1 << 22
ROOT_RESULT_SCORE: Final = 1 << 21
HISTORY_LIMIT: Final = 1 << 20

# Own cells of `limits`
NODE_LIMIT: Final = OWN_CELLS
ROUND_KEY: Final = OWN_CELLS + 1
"""A hash of what stays the same all round: other rounds have other transposition table keys."""
MULTI_PV: Final = OWN_CELLS + 2
"""How many root moves need an exact value."""
PAUSE: Final = OWN_CELLS + 3
"""At this number of nodes, the search returns and can be resumed."""
RESUME: Final = OWN_CELLS + 4
"""Where it is resumed: 1 more than the ply; 0: it begins."""

# Columns of `root_results`, one row per root move
VALUE: Final = 0
BOUND: Final = 1
DEPTH: Final = 2


class Node(Struct):
    """One ply of the line that is being searched."""

    alpha: Annotated[int, I4]
    beta: Annotated[int, I4]
    alpha_at_entry: Annotated[int, I4]
    beta_at_entry: Annotated[int, I4]
    best: Annotated[int, I4]
    best_move: Annotated[int, I2]
    move: Annotated[int, I2]  # the move that is being searched
    tt_move: Annotated[int, I2]  # the best move of the transposition table
    index: Annotated[int, I2]  # how many moves have been searched, including this one
    count: Annotated[int, I2]  # how many moves are generated
    left: Annotated[int, I2]  # how many of those have not been searched
    stage: Annotated[int, I1]  # the stage of move ordering
    depth: Annotated[int, I1]
    seat: Annotated[int, I1]
    how: Annotated[int, I1]  # how the move is searched: FULL_WINDOW, NULL_WINDOW or REDUCED
    research: Annotated[int, I1]  # the move beat its null window: search it again in full
    complete: Annotated[int, I1]  # whether everything below was searched to the end of the round
    pv_length: Annotated[int, I1]
    key: Annotated[int, I8]
    killers: Annotated[Row, I2, KILLERS]
    pv: Annotated[Row, I2, MAX_PLY]
    moves: Annotated[Row, I2, MAX_MOVES]
    scores: Annotated[Row, I4, MAX_MOVES]  # ordering score and index of each generated move


class Entry(Struct):
    """An entry of the transposition table."""

    key: Annotated[int, I8]
    value: Annotated[int, I2]
    move: Annotated[int, I2]
    depth: Annotated[int, I1]
    bound: Annotated[int, I1]


class Workspace(NamedTuple):
    """The arrays that a search works on."""

    states: list[State]
    """The state of each ply; the root is state 0."""
    state_words: Grid
    """The same memory as 64-bit words."""
    hash_words: Grid
    """The words that distinguish positions of one round, each with a multiplier."""
    stack: list[Node]
    masks: Grid
    """Legal moves of each ply that have not been searched."""
    evals: Grid
    """The static evaluation of each ply."""
    net: Network
    board_cache: Grid
    history: Grid
    """Per seat and move: how often, weighted by depth, it caused a cutoff."""
    root_results: Grid
    limits: Row


def search(w: Workspace, table: list[Entry], depth: int) -> int:
    """Search the root to a depth: FINISHED, STOPPED, or MORE if it is to be called again.

    The best move and its value are in stack[0]; its `complete` says that no line reaches further.
    `root_results` has what is known of every root move.
    """
    ply = w.limits[RESUME] - 1
    w.limits[RESUME] = 0
    if ply < 0:
        enter_root(w, table, depth)
        ply = 0
    while True:
        node = w.stack[ply]
        if node.research or (node.alpha < node.beta and pick_move(node, w.masks[ply], w.history)):
            descend(w, ply)
            ply += 1
            deeper = enter_node(w, table, ply)
            if deeper and w.stack[ply].depth == 1:
                search_frontier(w, ply)
            if w.limits[STOP] or w.limits[NODES] >= w.limits[NODE_LIMIT]:
                return STOPPED
            if deeper:
                continue
        else:
            if node.depth > 1:
                store_entry(node, table)
            if ply == 0:
                return FINISHED
        ply -= 1
        return_value(w, ply)
        if w.limits[NODES] >= w.limits[PAUSE]:
            w.limits[RESUME] = ply + 1
            return MORE


def enter_root(w: Workspace, table: list[Entry], depth: int) -> None:
    """Prepare the root for a search to a depth."""
    w.stack[0].alpha = -INFINITE
    w.stack[0].beta = INFINITE
    w.stack[0].depth = depth
    enter_node(w, table, 0)
    generate_root_moves(w.stack[0], w.masks[0], w.history, w.root_results)


def descend(w: Workspace, ply: int) -> None:
    """Play a node's move on the next ply, and set the window there."""
    node = w.stack[ply]
    child = w.stack[ply + 1]
    if node.research:
        node.research = 0
        node.how = FULL_WINDOW
    else:
        node.how = how_to_search(node, w.limits[MULTI_PV] if ply == 0 else 1)
    w.limits[NODES] += 1
    make_move(w.states, node.move, ply)
    child.alpha = node.alpha
    child.beta = node.beta
    child.depth = node.depth - 1 - reduction(node)
    if node.how != FULL_WINDOW:
        if node.seat == 0:
            child.beta = node.alpha + 1
        else:
            child.alpha = node.beta - 1


def make_move(states: list[State], move: int, ply: int) -> None:
    """Play a move of a ply on the next one."""
    copy_state(states, ply + 1, states, ply)
    play(states[ply + 1], move)


def how_to_search(node: Node, full: int) -> int:
    """The first `full` moves get the full window, others a null window, late ones a reduction."""
    if node.index <= full:
        return FULL_WINDOW
    return REDUCED if node.index > LMR_BY_ONE and node.depth > 2 else NULL_WINDOW


def reduction(node: Node) -> int:
    """By how many plies a late move is reduced."""
    if node.how != REDUCED:
        return 0
    return 2 if node.index > LMR_BY_TWO and node.depth > 3 else 1


def pick_move(node: Node, mask: Row, history: Grid) -> bool:
    """Select the move to search next; False if none is left."""
    move = pick_staged_move(node, mask)
    if move >= 0:
        node.move = move
        node.index += 1
        return True
    if node.stage == STAGE_GENERATE:
        generate_moves(node, mask, history)
    if node.left == 0:
        return False
    best = 0
    for i in range(node.count):
        best = max(best, node.scores[i])
    place = MAX_MOVES - 1 - best % MAX_MOVES
    node.scores[place] = -1
    node.move = node.moves[place]
    node.left -= 1
    node.index += 1
    return True


def pick_staged_move(node: Node, mask: Row) -> int:
    """The transposition table's move or a killer, if legal and not yet searched; else NO_MOVE."""
    while node.stage < STAGE_GENERATE:
        move = node.tt_move if node.stage == 0 else node.killers[node.stage - 1]
        node.stage += 1
        if move >= 0 and has_move(mask, move):
            mask[move // WORD] &= ~(1 << move % WORD)
            return move
    return NO_MOVE


def enter_node(w: Workspace, table: list[Entry], ply: int) -> bool:
    """Prepare a node; False if it has its value already and nothing below is searched."""
    s = w.states[ply]
    node = w.stack[ply]
    node.index = 0
    node.stage = 0
    node.research = 0
    node.pv_length = 0
    node.alpha_at_entry = node.alpha
    node.beta_at_entry = node.beta
    node.best_move = NO_MOVE
    node.seat = s.turn
    node.complete = s.turn < 0
    if s.turn < 0 or node.depth <= 0 or ply == MAX_PLY - 1:
        static_eval(s, w.net, w.evals[ply])
        node.best = leaf_value(s, w.evals[ply])
        return False
    node.complete = 1
    node.tt_move = NO_MOVE
    if node.depth > 1 and probe_table(
        w, table, ply
    ):  # at depth 1, evaluating is faster than probing
        return False
    node.best = -INFINITE if node.seat == 0 else INFINITE
    legal(s, w.masks[ply])
    if INCREMENTAL:
        evaluate_node(w, ply)
    return True


def probe_table(w: Workspace, table: list[Entry], ply: int) -> bool:
    """Look a position up in the transposition table; True if the entry gives its value."""
    node = w.stack[ply]
    node.key = hash_state(w.state_words[ply], w.hash_words) ^ w.limits[ROUND_KEY]
    entry = table[node.key & (len(table) - 1)]
    if entry.key != node.key:
        return False
    node.tt_move = entry.move
    if ply > 0 and entry.depth >= node.depth and is_cutoff(entry, node):
        node.best = entry.value
        node.complete = entry.depth == COMPLETE
        return True
    return False


def evaluate_node(w: Workspace, ply: int) -> None:
    """Evaluate an inner node, for the incremental evaluation of its children."""
    if ply == 0:
        static_eval(w.states[0], w.net, w.evals[0])
    else:
        parent = w.stack[ply - 1]
        before, evals = w.evals[ply - 1], w.evals[ply]
        key = child_key(w.states[ply - 1], before, parent.move)
        if not probe_board(w.board_cache, key, before, evals, parent.seat):
            static_eval_after(w.states[ply], w.net, before, evals, parent.seat)
            store_board(w.board_cache, key, evals, parent.seat)
    set_mover_key(w.states[ply], w.evals[ply])


def generate_moves(node: Node, mask: Row, history: Grid) -> None:
    """Generate all remaining moves, scored by the history heuristic."""
    node.stage = STAGE_GENERATED
    node.count = list_moves(mask, node.moves)
    node.left = node.count
    for i in range(node.count):
        score = history[node.seat][node.moves[i]]
        node.scores[i] = score * MAX_MOVES + MAX_MOVES - 1 - i


def generate_root_moves(node: Node, mask: Row, history: Grid, root_results: Grid) -> None:
    """Generate the root moves, scored by the results of the iteration before."""
    generate_moves(node, mask, history)
    for i in range(node.count):
        move = node.moves[i]
        score = history[node.seat][move]
        if move == node.tt_move:
            score = TT_MOVE_SCORE
        elif root_results[move][BOUND] != UNKNOWN:
            value = root_results[move][VALUE]
            score = ROOT_RESULT_SCORE + (value if node.seat == 0 else -value)
        node.scores[i] = score * MAX_MOVES + MAX_MOVES - 1 - i


def search_frontier(w: Workspace, ply: int) -> None:
    """Search a node at depth 1: evaluate the position after each move, until a cutoff."""
    node = w.stack[ply]
    mask = w.masks[ply]
    sign = 1 if node.seat == 0 else -1
    beta = node.beta if node.seat == 0 else -node.alpha
    nodes_left = w.limits[NODE_LIMIT] - w.limits[NODES]
    best = -INFINITE
    while best < beta and node.index < nodes_left:
        move = pick_staged_move(node, mask)
        if move < 0:  # the others in any order: sorting them would take longer
            move = next_move(mask)
        if move < 0:
            break
        node.index += 1
        value = sign * evaluate_leaf(w, move, ply)
        node.complete &= w.states[ply + 1].turn < 0
        if value > best:
            best = value
            node.move = move
    w.limits[NODES] += node.index
    w.stack[ply + 1].pv_length = 0
    update_node(w, sign * best, ply)


def evaluate_leaf(w: Workspace, move: int, ply: int) -> int:
    """The value of a leaf; the move is played only if its evaluation is not cached."""
    before, after = w.evals[ply], w.evals[ply + 1]
    leaf = w.states[ply + 1]
    seat = w.stack[ply].seat
    key = 0
    if INCREMENTAL:
        key = child_key(w.states[ply], before, move)
        if probe_board(w.board_cache, key, before, after, seat):
            leaf.turn = 1 - seat  # a move with a cached board never ends the round
            return after[0] - after[1]
    make_move(w.states, move, ply)
    static_eval_after(leaf, w.net, before, after, seat)
    if INCREMENTAL:
        store_board(w.board_cache, key, after, seat)
    return leaf_value(leaf, after)


def leaf_value(s: State, evals: Row) -> int:
    """The value of an evaluated position, with a bonus for a win if the game is over."""
    value = evals[0] - evals[1]
    if s.turn == NOBODY:
        value += WIN_BONUS * ((s.winners & 1) - (s.winners >> 1 & 1))
    return value


def is_cutoff(entry: Entry, node: Node) -> bool:
    """Whether a table entry is enough for the window of a node."""
    if entry.bound == EXACT:
        return True
    if entry.bound == LOWER_BOUND:
        return entry.value >= node.beta
    return entry.value <= node.alpha


def hash_state(words: Row, hash_words: Grid) -> int:
    """A hash of a state, from the words that matter: each has a multiplier of its own."""
    key = 0
    for i in range(len(hash_words)):
        word = words[hash_words[i][0]]
        word = (word ^ (word >> 31)) * hash_words[i][1]
        key += word ^ (word >> 29)
    key *= 0x2545F4914F6CDD1D
    return key ^ (key >> 32)


def return_value(w: Workspace, ply: int) -> None:
    """Pass a child's value to its parent; a move that beat its null window is searched again."""
    node = w.stack[ply]
    child = w.stack[ply + 1]
    better = child.best > node.alpha if node.seat == 0 else child.best < node.beta
    is_wide = node.beta - node.alpha > 1
    if better and (node.how == REDUCED or (node.how == NULL_WINDOW and is_wide)):
        node.research = 1
        return
    node.complete &= child.complete
    if ply == 0:
        result = w.root_results[node.move]
        result[VALUE] = child.best
        result[BOUND] = EXACT if better else UPPER_BOUND
        result[DEPTH] = node.depth
    update_node(w, child.best, ply)
    if ply == 0 and w.limits[MULTI_PV] > 1:
        widen_root_window(node, w.root_results, w.limits[MULTI_PV])


def update_node(w: Workspace, value: int, ply: int) -> None:
    """Update best move, principal variation and window of a node with the value of its move."""
    node = w.stack[ply]
    if (value > node.best) if node.seat == 0 else (value < node.best):
        node.best = value
        node.best_move = node.move
        if node.beta_at_entry - node.alpha_at_entry > 1:
            update_pv(node, w.stack[ply + 1])
    if node.seat == 0:
        node.alpha = max(node.alpha, value)
    else:
        node.beta = min(node.beta, value)
    if node.alpha >= node.beta:
        reward_cutoff(node, w.history)


def update_pv(node: Node, child: Node) -> None:
    """The principal variation of a node: its best move, and the child's variation."""
    node.pv[0] = node.move
    for i in range(child.pv_length):
        node.pv[i + 1] = child.pv[i]
    node.pv_length = child.pv_length + 1


def reward_cutoff(node: Node, history: Grid) -> None:
    """Beta cutoff: update killers and history."""
    move = node.move
    if move != node.killers[0]:
        node.killers[1] = node.killers[0]
        node.killers[0] = move
    score = history[node.seat][move] + node.depth * node.depth
    history[node.seat][move] = min(score, HISTORY_LIMIT)


def widen_root_window(node: Node, root_results: Grid, lines: int) -> None:
    """Keep the root window open for the last of several lines, whose values are to be exact."""
    sign = 1 if node.seat == 0 else -1
    floor = INFINITE
    for _ in range(lines):
        best = -INFINITE
        for i in range(node.count):
            result = root_results[node.moves[i]]
            value = sign * result[VALUE]
            if result[DEPTH] == node.depth and result[BOUND] == EXACT and best < value < floor:
                best = value
        floor = best
    if node.seat == 0:
        node.alpha = floor
    else:
        node.beta = -floor


def store_entry(node: Node, table: list[Entry]) -> None:
    """Store the result of a node in the transposition table."""
    entry = table[node.key & (len(table) - 1)]
    entry.key = node.key
    entry.value = node.best
    entry.move = node.best_move
    entry.depth = COMPLETE if node.complete else node.depth
    if node.best >= node.beta_at_entry:
        entry.bound = LOWER_BOUND
    elif node.best <= node.alpha_at_entry:
        entry.bound = UPPER_BOUND
    else:
        entry.bound = EXACT


def extend_pv(w: Workspace, table: list[Entry]) -> None:
    """Play the principal variation in states[1], extend it by the table, evaluate its end."""
    root = w.stack[0]
    copy_state(w.states, 1, w.states, 0)
    s = w.states[1]
    for i in range(root.pv_length):
        play(s, root.pv[i])
    while s.turn >= 0 and root.pv_length < MAX_PLY - 1:
        key = hash_state(w.state_words[1], w.hash_words) ^ w.limits[ROUND_KEY]
        entry = table[key & (len(table) - 1)]
        legal(s, w.masks[1])
        if entry.key == key and entry.bound != UPPER_BOUND and has_move(w.masks[1], entry.move):
            move = entry.move
        else:
            move = best_last_move(w)
        if move == NO_MOVE:
            break
        root.pv[root.pv_length] = move
        root.pv_length += 1
        play(s, move)
    static_eval(s, w.net, w.evals[0])


def best_last_move(w: Workspace) -> int:
    """The best move in states[1], if every move ends the round: the table has no such nodes."""
    best = NO_MOVE
    most = -INFINITE
    sign = 1 if w.states[1].turn == 0 else -1
    moves = w.stack[1].moves
    for i in range(list_moves(w.masks[1], moves)):
        copy_state(w.states, 2, w.states, 1)
        play(w.states[2], moves[i])
        if w.states[2].turn >= 0:
            return NO_MOVE
        static_eval(w.states[2], w.net, w.evals[0])
        value = sign * leaf_value(w.states[2], w.evals[0])
        if value > most:
            most = value
            best = moves[i]
    return best
