"""Alpha-beta over any game of two seats, as far as no chance comes in.

Plain functions, compiled with a game's rules and its evaluation. A line ends where nature draws,
where the game is over, or at the depth; there it is judged. Values are in hundredths of a point,
seen from seat 0, which seeks high ones; seat 1 seeks low ones. One seat may move several times in
a row.

The tree is walked by a loop over a stack, one `Node` a level; each level has its own state. A node
is counted for each move that is looked at, be it played or, at a leaf, known without that. What was
found out about a position is kept in a table, for when it is met again.
"""

from typing import TYPE_CHECKING, Annotated, Final

from azulejos.engine.state import I1, I2, I4, I8, NOBODY, Grid, Record, Row, State, Weights

if TYPE_CHECKING:
    from azulejos.engine.interface import WORD, legal, play
    from azulejos.engine.kernels import copy_state, has_move, list_moves, next_move
    from azulejos.search.interface import (
        TAKES_OVER,
        keep_board,
        key_after,
        look_out,
        note,
        note_after,
        recall_board,
    )


DOORS: Final = ("search", "follow")

LEVELS: Final = 48
"""How deep a line may go."""
WON: Final = 2_000
"""What winning is worth beyond the margin, in hundredths of a point."""
FAR: Final = 10_000_000
NO_MOVE: Final = -1
WHOLE: Final = 127
"""The depth of what was seen to the end of the round."""
MOST_MOVES: Final = 256

# What a value is
UNKNOWN: Final = 0
EXACT: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3

# How a move is looked at
FULL: Final = 0
NARROW: Final = 1
SHALLOW: Final = 2
LATE: Final = 3
"""After so many moves of a node, others are first tried with one level less."""
LATER: Final = 8
"""After so many, with two."""

# In which order the moves of a node come: what the table says, two killers, then all that are left
KILLERS: Final = 2
LISTING: Final = KILLERS + 1
LISTED: Final = LISTING + 1

# What orders those that are left
HINT: Final = 1 << 22
FOUND: Final = 1 << 21
OFTEN: Final = 1 << 20
"""How much a move may be praised for having been good elsewhere."""

# Places in `limits`, which Python reads and writes while the search runs
STOP: Final = 0
NODES: Final = 1
MOST_NODES: Final = 2
SALT: Final = 3
"""What is the same all round, as one number: other rounds have other entries in the table."""
LINES: Final = 4
"""Of how many moves the exact value is wanted."""

# Columns of `found`: what is known of the first moves, by their numbers
VALUE: Final = 0
BOUND: Final = 1
DEPTH: Final = 2


class Node(Record):
    """One level of the line that is being looked at."""

    alpha: Annotated[int, I4]
    beta: Annotated[int, I4]
    low: Annotated[int, I4]  # the window as it was when the node was entered
    high: Annotated[int, I4]
    best: Annotated[int, I4]
    best_move: Annotated[int, I2]
    move: Annotated[int, I2]  # the move that is being looked at
    hint: Annotated[int, I2]  # the best move when the position was met before
    index: Annotated[int, I2]  # how many moves have been looked at, with this one
    count: Annotated[int, I2]  # how many moves are listed
    left: Annotated[int, I2]  # how many of those have not been looked at
    stage: Annotated[int, I1]  # which moves come next
    depth: Annotated[int, I1]
    seat: Annotated[int, I1]
    trial: Annotated[int, I1]  # how the move is looked at: FULL, NARROW or SHALLOW
    again: Annotated[int, I1]  # it did better than a trial expected: look at it in full
    whole: Annotated[int, I1]  # whether everything below was seen to the end of the round
    length: Annotated[int, I1]  # of the line that is best for both, from here on
    key: Annotated[int, I8]
    killers: Annotated[Row, I2, KILLERS]  # moves that were too good at this level
    line: Annotated[Row, I2, LEVELS]
    moves: Annotated[Row, I2, MOST_MOVES]
    ranked: Annotated[Row, I4, MOST_MOVES]  # what a move promises, and its place in `moves`


class Entry(Record):
    """What is known of a position that was met before."""

    key: Annotated[int, I8]
    value: Annotated[int, I2]
    move: Annotated[int, I2]
    depth: Annotated[int, I1]
    bound: Annotated[int, I1]


def search(
    states: list[State],
    words: Grid,
    essence: Grid,
    learnt: Weights,
    kept: Grid,
    notes: Grid,
    stack: list[Node],
    masks: Grid,
    history: Grid,
    table: list[Entry],
    found: Grid,
    limits: Row,
    depth: int,
) -> int:
    """Look at states[0] to a depth; 1 if that was finished, 0 if it was stopped.

    The best move and its value are in stack[0]; its `whole` says that nothing lies beyond. `found`
    has what is known of every move. `words` are the states again, as numbers, and `essence` says
    which of them tell positions of one round apart.
    """
    stack[0].alpha = -FAR
    stack[0].beta = FAR
    stack[0].depth = depth
    enter(states, words, essence, learnt, kept, notes, stack, masks, table, limits, 0)
    list_first_moves(stack[0], masks[0], history, found)
    level = 0
    while True:
        node = stack[level]
        if node.again or (node.alpha < node.beta and choose(node, masks[level], history)):
            descend(states, stack, limits, level)
            level += 1
            deeper = enter(
                states, words, essence, learnt, kept, notes, stack, masks, table, limits, level
            )
            if deeper and stack[level].depth == 1:
                look_at_leaves(
                    states, learnt, kept, notes, stack, masks[level], history, limits, level
                )
            if limits[STOP] or limits[NODES] >= limits[MOST_NODES]:
                return 0
            if deeper:
                continue
        else:
            if node.depth > 1:
                remember(node, table)
            if level == 0:
                return 1
        level -= 1
        receive(stack, history, found, limits, level)


def descend(states: list[State], stack: list[Node], limits: Row, level: int) -> None:
    """Play a node's move on the next level, and set the window for what follows."""
    node = stack[level]
    child = stack[level + 1]
    if node.again:
        node.again = 0
        node.trial = FULL
    else:
        node.trial = trial_of(node, limits[LINES] if level == 0 else 1)
    limits[NODES] += 1
    make_move(states, node.move, level)
    child.alpha = node.alpha
    child.beta = node.beta
    child.depth = node.depth - 1 - levels_spared(node)
    if node.trial != FULL:
        if node.seat == 0:
            child.beta = node.alpha + 1
        else:
            child.alpha = node.beta - 1


def make_move(states: list[State], move: int, level: int) -> None:
    """Play a move of a level on the next one."""
    copy_state(states, level + 1, states, level)
    play(states[level + 1], move)


def trial_of(node: Node, lines: int) -> int:
    """The first moves are looked at in full, others with a narrow window, late ones less deeply."""
    if node.index <= lines:
        return FULL
    return SHALLOW if node.index > LATE and node.depth > 2 else NARROW


def levels_spared(node: Node) -> int:
    """How much less deeply a late move is looked at, at first."""
    if node.trial != SHALLOW:
        return 0
    return 2 if node.index > LATER and node.depth > 3 else 1


def choose(node: Node, mask: Row, history: Grid) -> bool:
    """The most promising of the moves that are left comes next; False if none is left."""
    move = first_choice(node, mask)
    if move >= 0:
        node.move = move
        node.index += 1
        return True
    if node.stage == LISTING:
        list_by_promise(node, mask, history)
    if node.left == 0:
        return False
    best = 0
    for i in range(node.count):
        best = max(best, node.ranked[i])
    place = MOST_MOVES - 1 - best % MOST_MOVES
    node.ranked[place] = -1
    node.move = node.moves[place]
    node.left -= 1
    node.index += 1
    return True


def first_choice(node: Node, mask: Row) -> int:
    """What the table says, or a killer, if it is legal and was not looked at; else NO_MOVE."""
    while node.stage < LISTING:
        move = node.hint if node.stage == 0 else node.killers[node.stage - 1]
        node.stage += 1
        if move >= 0 and has_move(mask, move):
            mask[move // WORD] &= ~(1 << move % WORD)
            return move
    return NO_MOVE


def enter(
    states: list[State],
    words: Grid,
    essence: Grid,
    learnt: Weights,
    kept: Grid,
    notes: Grid,
    stack: list[Node],
    masks: Grid,
    table: list[Entry],
    limits: Row,
    level: int,
) -> bool:
    """Prepare a node; False if it is judged at once and nothing below needs to be looked at."""
    s = states[level]
    node = stack[level]
    node.index = 0
    node.stage = 0
    node.again = 0
    node.length = 0
    node.low = node.alpha
    node.high = node.beta
    node.best_move = NO_MOVE
    node.seat = s.turn
    node.whole = s.turn < 0
    if s.turn < 0 or node.depth <= 0 or level == LEVELS - 1:
        note(s, learnt, notes[level])
        node.best = judged(s, notes[level])
        return False
    node.whole = 1
    node.hint = NO_MOVE
    if node.depth > 1:  # the last level is judged sooner than it is found in the table
        node.key = hashed(words[level], essence) ^ limits[SALT]
        known = table[node.key & (len(table) - 1)]
        if known.key == node.key:
            node.hint = known.move
            if level > 0 and known.depth >= node.depth and settles(known, node):
                node.best = known.value
                node.whole = known.depth == WHOLE
                return False
    node.best = -FAR if node.seat == 0 else FAR
    legal(s, masks[level])
    if TAKES_OVER:
        note_node(states, learnt, kept, notes, stack, level)
    return True


def note_node(
    states: list[State],
    learnt: Weights,
    kept: Grid,
    notes: Grid,
    stack: list[Node],
    level: int,
) -> None:
    """Judge a position from which moves will be played, for what they can take over."""
    if level == 0:
        note(states[0], learnt, notes[0])
    else:
        above = stack[level - 1]
        key = key_after(states[level - 1], notes[level - 1], above.move)
        if not recall_board(kept, key, notes[level - 1], notes[level], above.seat):
            note_after(states[level], learnt, notes[level - 1], notes[level], above.seat)
            keep_board(kept, key, notes[level], above.seat)
    look_out(states[level], notes[level])


def list_by_promise(node: Node, mask: Row, history: Grid) -> None:
    """All moves that are left, ranked by how often they were good elsewhere."""
    node.stage = LISTED
    node.count = list_moves(mask, node.moves)
    node.left = node.count
    for i in range(node.count):
        promise = history[node.seat][node.moves[i]]
        node.ranked[i] = promise * MOST_MOVES + MOST_MOVES - 1 - i


def list_first_moves(node: Node, mask: Row, history: Grid, found: Grid) -> None:
    """At the root, what was found out at a smaller depth orders the moves."""
    list_by_promise(node, mask, history)
    for i in range(node.count):
        move = node.moves[i]
        promise = history[node.seat][move]
        if move == node.hint:
            promise = HINT
        elif found[move][BOUND] != UNKNOWN:
            promise = FOUND + (found[move][VALUE] if node.seat == 0 else -found[move][VALUE])
        node.ranked[i] = promise * MOST_MOVES + MOST_MOVES - 1 - i


def look_at_leaves(
    states: list[State],
    learnt: Weights,
    kept: Grid,
    notes: Grid,
    stack: list[Node],
    mask: Row,
    history: Grid,
    limits: Row,
    level: int,
) -> None:
    """A node at depth 1: every move leads to a judgement, until one is too good."""
    node = stack[level]
    sign = 1 if node.seat == 0 else -1
    enough = node.beta if node.seat == 0 else -node.alpha
    left = limits[MOST_NODES] - limits[NODES]
    best = -FAR
    while best < enough and node.index < left:
        move = first_choice(node, mask)
        if move < 0:  # the others as they come: to put them in order would take longer
            move = next_move(mask)
        if move < 0:
            break
        node.index += 1
        value = sign * judge_leaf(states, learnt, kept, notes, node.seat, move, level)
        node.whole &= states[level + 1].turn < 0
        if value > best:
            best = value
            node.move = move
    limits[NODES] += node.index
    stack[level + 1].length = 0
    take_over(stack, history, sign * best, level)


def judge_leaf(
    states: list[State],
    learnt: Weights,
    kept: Grid,
    notes: Grid,
    seat: int,
    move: int,
    level: int,
) -> int:
    """What a node's move leads to; it is played only if it has to be."""
    before, after = notes[level], notes[level + 1]
    leaf = states[level + 1]
    key = 0
    if TAKES_OVER:
        key = key_after(states[level], before, move)
        if recall_board(kept, key, before, after, seat):
            leaf.turn = 1 - seat  # no round ends with a board that is known before
            return after[0] - after[1]
    make_move(states, move, level)
    note_after(leaf, learnt, before, after, seat)
    if TAKES_OVER:
        keep_board(kept, key, after, seat)
    return judged(leaf, after)


def judged(s: State, notes: Row) -> int:
    """What the evaluation has noted about a position; if it is over, something for winning."""
    value = notes[0] - notes[1]
    if s.turn == NOBODY:
        value += WON * ((s.winners & 1) - (s.winners >> 1 & 1))
    return value


def settles(known: Entry, node: Node) -> bool:
    """Whether what is known of a position is enough for the window of a node."""
    if known.bound == EXACT:
        return True
    if known.bound == AT_LEAST:
        return known.value >= node.beta
    return known.value <= node.alpha


def hashed(words: Row, essence: Grid) -> int:
    """A number for a state, from the words that matter: each has a multiplier of its own."""
    key = 0
    for i in range(len(essence)):
        word = words[essence[i][0]]
        word = (word ^ (word >> 31)) * essence[i][1]
        key += word ^ (word >> 29)
    key *= 0x2545F4914F6CDD1D
    return key ^ (key >> 32)


def receive(stack: list[Node], history: Grid, found: Grid, limits: Row, level: int) -> None:
    """A node hears what its move is worth; one better than a trial expected is looked at again."""
    node = stack[level]
    child = stack[level + 1]
    better = child.best > node.alpha if node.seat == 0 else child.best < node.beta
    wide = node.beta - node.alpha > 1
    if better and (node.trial == SHALLOW or (node.trial == NARROW and wide)):
        node.again = 1
        return
    node.whole &= child.whole
    if level == 0:
        found[node.move][VALUE] = child.best
        found[node.move][BOUND] = EXACT if better else AT_MOST
        found[node.move][DEPTH] = node.depth
    take_over(stack, history, child.best, level)
    if level == 0 and limits[LINES] > 1:
        widen(node, found, limits[LINES])


def take_over(stack: list[Node], history: Grid, value: int, level: int) -> None:
    """What a move is worth may be the best that was found, and may end the search of a node."""
    node = stack[level]
    if (value > node.best) if node.seat == 0 else (value < node.best):
        node.best = value
        node.best_move = node.move
        if node.high - node.low > 1:
            extend_line(node, stack[level + 1])
    if node.seat == 0:
        node.alpha = max(node.alpha, value)
    else:
        node.beta = min(node.beta, value)
    if node.alpha >= node.beta:
        praise(node, history)


def extend_line(node: Node, child: Node) -> None:
    """The best line of a node: its best move, and the best line after it."""
    node.line[0] = node.move
    for i in range(child.length):
        node.line[i + 1] = child.line[i]
    node.length = child.length + 1


def praise(node: Node, history: Grid) -> None:
    """A move was too good to be allowed: it may be so elsewhere."""
    move = node.move
    if move != node.killers[0]:
        node.killers[1] = node.killers[0]
        node.killers[0] = move
    praised = history[node.seat][move] + node.depth * node.depth
    history[node.seat][move] = min(praised, OFTEN)


def widen(node: Node, found: Grid, lines: int) -> None:
    """Of several first moves the value is wanted: the window is left open for the last of them."""
    sign = 1 if node.seat == 0 else -1
    floor = FAR
    for _ in range(lines):
        best = -FAR
        for i in range(node.count):
            known = found[node.moves[i]]
            value = sign * known[VALUE]
            if known[DEPTH] == node.depth and known[BOUND] == EXACT and best < value < floor:
                best = value
        floor = best
    if node.seat == 0:
        node.alpha = floor
    else:
        node.beta = -floor


def remember(node: Node, table: list[Entry]) -> None:
    """Keep what was found out about a position."""
    known = table[node.key & (len(table) - 1)]
    known.key = node.key
    known.value = node.best
    known.move = node.best_move
    known.depth = WHOLE if node.whole else node.depth
    if node.best >= node.high:
        known.bound = AT_LEAST
    elif node.best <= node.low:
        known.bound = AT_MOST
    else:
        known.bound = EXACT


def follow(
    states: list[State],
    words: Grid,
    essence: Grid,
    learnt: Weights,
    notes: Grid,
    stack: list[Node],
    masks: Grid,
    table: list[Entry],
    limits: Row,
) -> None:
    """Play the best line in states[1], go on as far as the table knows, and note how it ends."""
    root = stack[0]
    copy_state(states, 1, states, 0)
    for i in range(root.length):
        play(states[1], root.line[i])
    while states[1].turn >= 0 and root.length < LEVELS - 1:
        key = hashed(words[1], essence) ^ limits[SALT]
        known = table[key & (len(table) - 1)]
        legal(states[1], masks[1])
        if known.key == key and known.bound != AT_MOST and has_move(masks[1], known.move):
            move = known.move
        else:
            move = last_move(states, learnt, notes, stack[1], masks[1])
        if move == NO_MOVE:
            break
        root.line[root.length] = move
        root.length += 1
        play(states[1], move)
    note(states[1], learnt, notes[0])


def last_move(states: list[State], learnt: Weights, notes: Grid, node: Node, mask: Row) -> int:
    """The best move in states[1], if it is the last one of the round: no table holds those."""
    best = NO_MOVE
    most = -FAR
    sign = 1 if states[1].turn == 0 else -1
    for i in range(list_moves(mask, node.moves)):
        copy_state(states, 2, states, 1)
        play(states[2], node.moves[i])
        if states[2].turn >= 0:
            return NO_MOVE
        note(states[2], learnt, notes[0])
        value = sign * judged(states[2], notes[0])
        if value > most:
            most = value
            best = node.moves[i]
    return best
