"""Alpha-beta over any game of two seats, as far as no chance comes in.

Plain functions, compiled with a game's rules and its evaluation (`worth`, `closing`). A line ends
where nature draws, where the game is over, or at the depth; there it is judged. Values are in
hundredths of a point, seen from seat 0, which seeks high ones; seat 1 seeks low ones. One seat may
move several times in a row.

The tree is walked by a loop over a stack, one `Node` a level; each level has its own state. What
was found out about a position is kept in a table, for when it is met again.
"""

from typing import TYPE_CHECKING, Annotated, Final

from azulejos.engine.state import I1, I2, I4, I8, NOBODY, Grid, Record, Row, State

if TYPE_CHECKING:
    from azulejos.engine.contract import legal, play
    from azulejos.engine.plays import copy_state, list_moves

    def worth(s: State, p: int, ending: int) -> int:
        """What the evaluation offers: the score that a seat may expect."""

    def closing(s: State, p: int) -> bool:
        """What the evaluation offers: whether a seat will end the game with this round."""


DOORS: Final = ("search",)

LEVELS: Final = 48
"""How deep a line may go."""
WON: Final = 2_000
"""What winning is worth beyond the margin, in hundredths of a point."""
FAR: Final = 10_000_000
NO_MOVE: Final = -1
WHOLE: Final = 127
"""The depth of what was seen to the end of the round."""
MOST_MOVES: Final = 192

# What a value is
EXACT: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3

# How a move is looked at
FULL: Final = 0
NARROW: Final = 1
SHALLOW: Final = 2
LATE: Final = 4
"""From this move of a node on, moves are first tried with one level less."""

# Places in `limits`, which Python reads and writes while the search runs
STOP: Final = 0
NODES: Final = 1
MOST_NODES: Final = 2


class Node(Record):
    """One level of the line that is being looked at."""

    alpha: Annotated[int, I4]
    beta: Annotated[int, I4]
    low: Annotated[int, I4]  # the window as it was when the node was entered
    high: Annotated[int, I4]
    best: Annotated[int, I4]
    best_move: Annotated[int, I2]
    move: Annotated[int, I2]  # the move that is being looked at
    index: Annotated[int, I2]
    count: Annotated[int, I2]
    depth: Annotated[int, I1]
    seat: Annotated[int, I1]
    trial: Annotated[int, I1]  # how the move is looked at: FULL, NARROW or SHALLOW
    again: Annotated[int, I1]  # it did better than a trial expected: look at it in full
    ending: Annotated[int, I1]  # the seats that will end the game with this round, as bits
    whole: Annotated[int, I1]  # whether everything below was seen to the end of the round
    key: Annotated[int, I8]
    worth: Annotated[Row, I4, 2]
    moves: Annotated[Row, I2, MOST_MOVES]
    promise: Annotated[Row, I8, MOST_MOVES]  # what orders the moves


class Entry(Record):
    """What is known of a position that was met before."""

    key: Annotated[int, I8]
    value: Annotated[int, I4]
    move: Annotated[int, I2]
    depth: Annotated[int, I1]
    bound: Annotated[int, I1]


def search(
    states: list[State],
    words: Grid,
    stack: list[Node],
    mask: Row,
    history: Grid,
    table: list[Entry],
    limits: Row,
    depth: int,
) -> int:
    """Look at states[0] to a depth; 1 if that was finished, 0 if it was stopped.

    The best move and its value are in stack[0]; its `whole` says that nothing lies beyond.
    `words` are the states again, as numbers.
    """
    stack[0].alpha = -FAR
    stack[0].beta = FAR
    stack[0].depth = depth
    appraise(states, stack, 0)
    enter(states, words, stack, mask, history, table, 0)
    level = 0
    while True:
        node = stack[level]
        if node.again or (node.index < node.count and node.alpha < node.beta):
            if limits[STOP] or limits[NODES] >= limits[MOST_NODES]:
                return 0
            limits[NODES] += 1
            descend(states, stack, level)
            level += 1
            if enter(states, words, stack, mask, history, table, level):
                continue
        else:
            remember(stack, table, level)
            if level == 0:
                return 1
        level -= 1
        receive(stack, level, history)


def descend(states: list[State], stack: list[Node], level: int) -> None:
    """Play a node's next move on the next level, and set the window for what follows."""
    node = stack[level]
    child = stack[level + 1]
    if node.again:
        node.again = 0
        node.trial = FULL
    else:
        choose(node)
        node.trial = trial_of(node)
        node.index += 1
    copy_state(states, level + 1, states, level)
    play(states[level + 1], node.move)
    child.alpha = node.alpha
    child.beta = node.beta
    child.depth = node.depth - 1 - (node.trial == SHALLOW)
    if node.trial != FULL:
        if node.seat == 0:
            child.beta = node.alpha + 1
        else:
            child.alpha = node.beta - 1
    appraise_after(states, stack, level + 1)


def trial_of(node: Node) -> int:
    """The first move is looked at in full, others with a narrow window, late ones less deeply."""
    if node.index == 0:
        return FULL
    return SHALLOW if node.index >= LATE and node.depth > 2 else NARROW


def choose(node: Node) -> None:
    """The most promising of the moves that are left comes next."""
    best = node.index
    for i in range(node.index + 1, node.count):
        if node.promise[i] > node.promise[best]:
            best = i
    node.move = node.moves[best]
    node.moves[best] = node.moves[node.index]
    node.promise[best] = node.promise[node.index]


def appraise_after(states: list[State], stack: list[Node], level: int) -> None:
    """What both boards are worth after a move; within a round only the mover's has changed."""
    s = states[level]
    before = stack[level - 1]
    node = stack[level]
    if s.turn < 0:
        appraise(states, stack, level)
        return
    mover = before.seat
    node.ending = before.ending & ~(1 << mover)
    if closing(s, mover):
        node.ending |= 1 << mover
    node.worth[mover] = worth(s, mover, node.ending)
    if (node.ending != 0) == (before.ending != 0):
        node.worth[1 - mover] = before.worth[1 - mover]
    else:
        node.worth[1 - mover] = worth(s, 1 - mover, node.ending)


def appraise(states: list[State], stack: list[Node], level: int) -> None:
    """What both boards are worth."""
    s = states[level]
    node = stack[level]
    node.ending = 0
    for p in range(2):
        if closing(s, p):
            node.ending |= 1 << p
    for p in range(2):
        node.worth[p] = worth(s, p, node.ending)


def enter(
    states: list[State],
    words: Grid,
    stack: list[Node],
    mask: Row,
    history: Grid,
    table: list[Entry],
    level: int,
) -> bool:
    """Prepare a node; False if it is judged at once and nothing below needs to be looked at."""
    s = states[level]
    node = stack[level]
    node.count = 0
    node.index = 0
    node.again = 0
    node.low = node.alpha
    node.high = node.beta
    node.best_move = NO_MOVE
    node.seat = s.turn
    node.whole = 1
    if s.turn == NOBODY:
        node.best = final(s)
        return False
    node.best = node.worth[0] - node.worth[1]
    if s.turn < 0:
        return False
    if node.depth <= 0 or level == LEVELS - 1:
        node.whole = 0
        return False
    hint = NO_MOVE
    if node.depth > 1:
        node.key = hashed(words, level)
        known = table[node.key & (len(table) - 1)]
        if known.key == node.key:
            hint = known.move
            if level > 0 and known.depth >= node.depth and settles(known, node):
                node.best = known.value
                node.whole = known.depth == WHOLE
                return False
    list_by_promise(s, node, mask, history, hint)
    return True


def list_by_promise(s: State, node: Node, mask: Row, history: Grid, hint: int) -> None:
    """The moves of a node: the one that was best before first, then those that cut most often."""
    node.best = -FAR if node.seat == 0 else FAR
    legal(s, mask)
    node.count = list_moves(mask, node.moves)
    for i in range(node.count):
        move = node.moves[i]
        node.promise[i] = 1 << 60 if move == hint else history[node.seat][move]


def settles(known: Entry, node: Node) -> bool:
    """Whether what is known of a position is enough for the window of a node."""
    if known.bound == EXACT:
        return True
    if known.bound == AT_LEAST:
        return known.value >= node.beta
    return known.value <= node.alpha


def final(s: State) -> int:
    """The game is over: the margin, and something for winning."""
    margin = 100 * (s.score[0] - s.score[1])
    if s.winners == 1:
        return margin + WON
    return margin - WON if s.winners == 2 else margin


def hashed(words: Grid, level: int) -> int:
    """A number for a state, from all its words."""
    even = 0x1234567
    odd = 0x7654321
    for word in range(
        0, len(words[level]) - 1, 2
    ):  # two chains, which the processor runs side by side
        even = (even ^ words[level][word]) * 0x2545F4914F6CDD1D
        odd = (odd ^ words[level][word + 1]) * 0x1E3779B97F4A7C15
        even ^= even >> 29
        odd ^= odd >> 31
    return even ^ odd ^ words[level][len(words[level]) - 1] * 0x1E3779B97F4A7C15


def receive(stack: list[Node], level: int, history: Grid) -> None:
    """A node hears what its move is worth; one better than a trial expected is looked at again."""
    node = stack[level]
    child = stack[level + 1]
    better = child.best > node.alpha if node.seat == 0 else child.best < node.beta
    wide = node.beta - node.alpha > 1
    if better and (node.trial == SHALLOW or (node.trial == NARROW and wide)):
        node.again = 1
        return
    node.whole &= child.whole
    if (child.best > node.best) if node.seat == 0 else (child.best < node.best):
        node.best = child.best
        node.best_move = node.move
    if node.seat == 0:
        node.alpha = max(node.alpha, child.best)
    else:
        node.beta = min(node.beta, child.best)
    if node.alpha >= node.beta:
        history[node.seat][node.move] += node.depth * node.depth


def remember(stack: list[Node], table: list[Entry], level: int) -> None:
    """Keep what was found out about a position, if it took long enough to find out."""
    node = stack[level]
    if node.depth <= 1:
        return
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
