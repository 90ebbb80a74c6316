"""Playing any game: legal moves as lists, random moves, whole games, many games, perft.

Plain functions, like the rules: the loader makes one copy for each game (`interface.py`), to run
interpreted on a list of states, or compiled on an array of structs.
"""

from typing import TYPE_CHECKING, Final

from azulejos.engine.bits import lowest, ones
from azulejos.engine.rng import below
from azulejos.engine.state import NATURE, NOBODY, Grid, Row, State

if TYPE_CHECKING:
    from azulejos.engine.interface import (
        DRAWS,
        MOVES,
        WORD,
        WORDS,
        chances,
        is_consistent,
        legal,
        play,
    )

States = list[State]

ENTRY_POINTS: Final = (
    *("legal_at", "moves_at", "play_at", "draw_at", "chances_at", "perft", "fuzz_many"),
    *("begin_all", "find_illegal", "step_all", "choose_all", "playout_all"),
)
"""The functions that Python calls. They call all others."""

LEFT_ALONE: Final = -(1 << 62)
"""Instead of a move: the game is not stepped."""

INLINED: Final = ("draw", "let_nature_play", "random_move", "playout")
"""Inlined before compilation: this makes playouts up to 5 % faster."""


def copy_state(states: States, i: int, source: States, j: int) -> None:
    """Copy state j of the source into state i. (Interpreted play has its own version.)"""
    states[i] = source[j]


def count_moves(mask: Row) -> int:
    """How many moves a mask holds."""
    count = 0
    for word in range(WORDS):
        count += ones(mask[word])
    return count


def nth_move(mask: Row, n: int) -> int:
    """The n-th move of a mask, counted from 0."""
    word = 0
    here = ones(mask[0])
    while n >= here:
        n -= here
        word += 1
        here = ones(mask[word])
    bits = mask[word]
    for _ in range(n):
        bits &= bits - 1
    return WORD * word + lowest(bits)


def list_moves(mask: Row, moves: Row) -> int:
    """Write the moves of a mask into `moves`, in order; return how many there are."""
    count = 0
    for word in range(WORDS):
        bits = mask[word]
        while bits:
            moves[count] = WORD * word + lowest(bits)
            bits &= bits - 1
            count += 1
    return count


def has_move(mask: Row, move: int) -> bool:
    """Whether a mask holds a move."""
    return mask[move // WORD] >> (move % WORD) & 1 == 1


def draw(s: State, weights: Row, rng: Row) -> int:
    """A random move of nature, drawn by weight."""
    ticket = below(rng, chances(s, weights))
    outcome = 0
    while ticket >= weights[outcome]:
        ticket -= weights[outcome]
        outcome += 1
    return MOVES - DRAWS + outcome


def let_nature_play(s: State, weights: Row, rng: Row) -> None:
    """Draw until it is a seat's turn, or the game is over."""
    while s.turn == NATURE:
        play(s, draw(s, weights, rng))


def random_move(s: State, mask: Row, rng: Row) -> int:
    """A legal move, each equally likely."""
    legal(s, mask)
    return nth_move(mask, below(rng, count_moves(mask)))


def playout(s: State, mask: Row, weights: Row, rng: Row) -> int:
    """Play at random to the end; return how many moves the seats made."""
    moves = 0
    let_nature_play(s, weights, rng)
    while s.turn != NOBODY:
        play(s, random_move(s, mask, rng))
        moves += 1
        let_nature_play(s, weights, rng)
    return moves


# --- On states that Python holds: a list of states, or an array of structs ------------------------


def legal_at(states: States, i: int, mask: Row) -> None:
    """The legal moves of one state, as a mask."""
    legal(states[i], mask)


def moves_at(states: States, i: int, mask: Row, moves: Row) -> int:
    """The legal moves of one state, as a list; returns how many there are."""
    legal(states[i], mask)
    return list_moves(mask, moves)


def play_at(states: States, i: int, move: int) -> int:
    """A legal move in one state; returns whose turn it is then."""
    play(states[i], move)
    return states[i].turn


def draw_at(states: States, i: int, weights: Row, rng: Row) -> int:
    """Let nature play in one state; returns whose turn it is then."""
    let_nature_play(states[i], weights, rng)
    return states[i].turn


def chances_at(states: States, i: int, weights: Row) -> int:
    """On nature's turn in one state: the weights of its moves, and their sum."""
    return chances(states[i], weights)


# --- Many games at once: states first … last-1, each with its own generator -----------------------


def begin(states: States, i: int, firsts: States, weights: Row, rng: Row) -> None:
    """Start a game in state i, from one of the first states at random; nature deals."""
    ways = len(firsts)
    copy_state(states, i, firsts, below(rng, ways) if ways > 1 else 0)
    let_nature_play(states[i], weights, rng)


def begin_all(
    states: States, firsts: States, which: Row, weights: Row, rngs: Grid, first: int, last: int
) -> None:
    """Start a game in each state i for which which[i] is not 0."""
    for i in range(first, last):
        if which[i]:
            begin(states, i, firsts, weights, rngs[i])


def find_illegal(states: States, moves: Row, mask: Row, first: int, last: int) -> int:
    """The first state in which a seat's move is not legal; -1 if there is none.

    In a game that is over, every number is accepted.
    """
    for i in range(first, last):
        if states[i].turn != NOBODY and moves[i] != LEFT_ALONE:
            legal(states[i], mask)
            if not 0 <= moves[i] < MOVES - DRAWS or not has_move(mask, moves[i]):
                return i
    return -1


def step_all(
    states: States,
    firsts: States,
    moves: Row,
    again: int,
    weights: Row,
    rngs: Grid,
    ended: Row,
    winners: Row,
    scores: Grid,
    first: int,
    last: int,
) -> None:
    """One legal move in each state that is not over or LEFT_ALONE; then nature draws.

    Writes which games ended, who won and with what scores. With `again`, they restart at once.
    """
    for i in range(first, last):
        ended[i] = 0
        if states[i].turn == NOBODY or moves[i] == LEFT_ALONE:
            continue
        play(states[i], moves[i])
        let_nature_play(states[i], weights, rngs[i])
        if states[i].turn == NOBODY:
            ended[i] = 1
            winners[i] = states[i].winners
            for p in range(states[i].players):
                scores[i][p] = states[i].score[p]
            if again:
                begin(states, i, firsts, weights, rngs[i])


def choose_all(states: States, mask: Row, rngs: Grid, moves: Row, first: int, last: int) -> None:
    """A random legal move for each state that is not over."""
    for i in range(first, last):
        if states[i].turn >= 0:
            moves[i] = random_move(states[i], mask, rngs[i])


def playout_all(states: States, mask: Row, weights: Row, rngs: Grid, first: int, last: int) -> int:
    """Play each state at random to the end; return how many moves the seats made."""
    moves = 0
    for i in range(first, last):
        moves += playout(states[i], mask, weights, rngs[i])
    return moves


# --- Fuzzing --------------------------------------------------------------------------------------


def wished_move(s: State, mask: Row, wish: Row, rng: Row) -> int:
    """A random move among the legal ones in the wish mask; among all, if there is none."""
    legal(s, mask)
    wished = 0
    for word in range(WORDS):
        wished |= mask[word] & wish[word]
    if wished:
        for word in range(WORDS):
            mask[word] &= wish[word]
    return nth_move(mask, below(rng, count_moves(mask)))


def fuzz(s: State, mask: Row, wishes: Grid, weights: Row, rng: Row) -> bool:
    """Play to the end, each seat by its wishes; False as soon as a state is inconsistent."""
    while s.turn != NOBODY:
        if s.turn == NATURE:
            play(s, draw(s, weights, rng))
        else:
            play(s, wished_move(s, mask, wishes[s.turn], rng))
        if not is_consistent(s):
            return False
    return True


def fuzz_many(
    states: States, new: States, mask: Row, wishes: Grid, weights: Row, rng: Row, games: int
) -> int:
    """Fuzz games in state 0, each from new[0]; return how many stayed consistent."""
    for game in range(games):
        copy_state(states, 0, new, 0)
        if not fuzz(states[0], mask, wishes, weights, rng):
            return game
    return games


# --- Perft ----------------------------------------------------------------------------------------


def perft(states: States, masks: Grid, depth: int) -> int:
    """How many lines of `depth` moves lead on from states[0], nature's moves counted like others.

    States and masks have room for `depth` entries; they are the stack.
    """
    lines = 0
    level = 0
    legal(states[0], masks[0])
    while level >= 0:
        if level == depth - 1:
            lines += count_moves(masks[level])
            level -= 1
            continue
        move = next_move(masks[level])
        if move < 0:
            level -= 1
            continue
        copy_state(states, level + 1, states, level)
        level += 1
        play(states[level], move)
        legal(states[level], masks[level])
    return lines


def next_move(mask: Row) -> int:
    """Remove the first move from a mask and return it; -1 when the mask is empty."""
    for word in range(WORDS):
        bits = mask[word]
        if bits:
            mask[word] = bits & (bits - 1)
            return WORD * word + lowest(bits)
    return -1
