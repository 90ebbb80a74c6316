"""Pebbles: the rules, clause by clause (cited as §).

1.1 The bag has 12 blue and 12 white pebbles.
1.2 Two players play three rounds.
2.1 Nature draws 6 pebbles from the bag to the pile.
3.1 The start player moves first, then the players alternate.
3.2 A move takes one or two pebbles of one colour from the pile.
3.3 A blue pebble scores 1 point at once. White pebbles are kept.
4.1 When the pile is empty, the round is over; the other player starts the next one.
4.2 After the last round, the player with more white pebbles scores 5 points.
4.3 Most points win; tied players share the win.
"""

from typing import Annotated, Final

from azulejos.engine import state as engine
from azulejos.engine.state import I1, I2, NATURE, NOBODY, Row

# --- 1 Components ---------------------------------------------------------------------------------

SEATS: Final = 2
COLOURS: Final = 2
LETTERS: Final = "BW"
BLUE: Final = 0
WHITE: Final = 1
PEBBLES_OF_COLOUR: Final = 12
PILE: Final = 6
MOST_TAKEN: Final = 2
LAST_ROUND: Final = 3
WHITE_POINTS: Final = 5

DEAL: Final = 0
TAKE: Final = 1
OVER: Final = 2

# Moves: take 1 or 2 pebbles of a colour; nature draws a pebble of a colour.
FIRST_DRAW: Final = COLOURS * MOST_TAKEN
DRAWS: Final = COLOURS
MOVES: Final = FIRST_DRAW + DRAWS
WORD: Final = MOVES
WORDS: Final = 1


class State(engine.State):
    """All that lies on the table."""

    phase: Annotated[int, I1]
    turn: Annotated[int, I1]
    players: Annotated[int, I1]
    start: Annotated[int, I1]
    round: Annotated[int, I1]
    winners: Annotated[int, I1]
    score: Annotated[Row, I2, SEATS]
    white: Annotated[Row, I1, SEATS]  # the white pebbles that each player keeps
    pile: Annotated[Row, I1, COLOURS]
    bag: Annotated[Row, I1, COLOURS]


def legal(s: State, mask: Row) -> None:
    """§2.1, §3.2 All legal moves, as bits."""
    mask[0] = 0
    for colour in range(COLOURS):
        if s.phase == DEAL and s.bag[colour] > 0:
            mask[0] |= 1 << (FIRST_DRAW + colour)
        if s.phase == TAKE:
            for count in range(1, MOST_TAKEN + 1):
                if s.pile[colour] >= count:
                    mask[0] |= 1 << (MOST_TAKEN * colour + count - 1)


def play(s: State, move: int) -> None:
    """A legal move, and what follows from it without choice or chance."""
    if move >= FIRST_DRAW:
        draw_pebble(s, move - FIRST_DRAW)
    else:
        take(s, move // MOST_TAKEN, move % MOST_TAKEN + 1)


# --- 2 Set-up -------------------------------------------------------------------------------------


def set_up(s: State, start: int) -> None:
    """§1.1, §1.2 A new table: all pebbles are in the bag."""
    s.players = SEATS
    s.start = start
    s.round = 1
    for colour in range(COLOURS):
        s.bag[colour] = PEBBLES_OF_COLOUR
    s.phase = DEAL
    s.turn = NATURE


def chances(s: State, weights: Row) -> int:
    """§2.1 The weight of each draw, and their sum."""
    ways = 0
    for colour in range(COLOURS):
        weights[colour] = s.bag[colour]
        ways += s.bag[colour]
    return ways


def draw_pebble(s: State, colour: int) -> None:
    """§2.1 Nature draws a pebble to the pile."""
    s.bag[colour] -= 1
    s.pile[colour] += 1
    if s.pile[BLUE] + s.pile[WHITE] == PILE:
        s.phase = TAKE
        s.turn = s.start


# --- 3 Taking -------------------------------------------------------------------------------------


def take(s: State, colour: int, count: int) -> None:
    """§3.2, §3.3 Pebbles of one colour leave the pile."""
    p = s.turn
    s.pile[colour] -= count
    if colour == BLUE:
        s.score[p] += count
    else:
        s.white[p] += count
    s.turn = 1 - p
    if s.pile[BLUE] + s.pile[WHITE] == 0:
        end_round(s)


# --- 4 The end ------------------------------------------------------------------------------------


def end_round(s: State) -> None:
    """§4.1 Another round, or the end."""
    if s.round == LAST_ROUND:
        end_game(s)
        return
    s.round += 1
    s.start = 1 - s.start
    s.phase = DEAL
    s.turn = NATURE


def end_game(s: State) -> None:
    """§4.2, §4.3 The points for white pebbles, and the winners."""
    for p in range(SEATS):
        if s.white[p] > s.white[1 - p]:
            s.score[p] += WHITE_POINTS
    s.winners = (s.score[0] >= s.score[1]) + 2 * (s.score[1] >= s.score[0])
    s.phase = OVER
    s.turn = NOBODY


def is_consistent(s: State) -> bool:
    """Whether no pebble was lost."""
    kept = s.white[0] + s.white[1]
    return s.pile[WHITE] + s.bag[WHITE] + kept == PEBBLES_OF_COLOUR and s.bag[BLUE] >= 0
