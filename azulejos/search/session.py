"""What a host and a search tell each other, in arrays that both see.

A host is whatever runs a search: Python here, a page, a program in another language. It writes the
root and its limits, sets STAGE to BEGIN, and calls `think` as long as that returns MORE. Then the
answer says what was found. A search that never ends a slice early is stopped by its cell STOP.

Plain functions, compiled with each search.
"""

from typing import Annotated, Final

from azulejos.engine.rng import PERIOD
from azulejos.engine.state import F8, I1, I2, I4, Grid, Row, Struct

# What `think` returns
STOPPED: Final = 0
"""The host stopped the search; the answer is the best so far."""
FINISHED: Final = 1
MORE: Final = 2
"""A slice is over, or an iteration: there is an answer, and more to do."""

# Cells of `limits`
STOP: Final = 0
"""The host sets it at any time: `think` then returns at once."""
NODES: Final = 1
"""How many nodes, or simulations, there were."""
NODE_BUDGET: Final = 2
DEPTH_BUDGET: Final = 3
MICROSECONDS: Final = 4
"""How long the search has been running; the host sets it before each call."""
TIME_BUDGET: Final = 5
"""How long it may run, in microseconds."""
SLICE: Final = 6
"""After this many nodes, `think` returns."""
SEED: Final = 7
EXACT_MOVES: Final = 8
"""How many moves need an exact value."""
PLAYED: Final = 9
"""How many moves were `played` since the last search, or ANOTHER_GAME."""
STAGE: Final = 10
OWN_CELLS: Final = 11
"""From here on, cells belong to the search."""
CELLS: Final = 20

LARGEST: Final = (1 << 63) - 1
UNLIMITED: Final = 1 << 62
ANOTHER_GAME: Final = -1
BEGIN: Final = 0
"""The STAGE of a search that has not begun."""
MAX_PLAYED: Final = 64
MAX_LINE: Final = 200
MAX_SEATS: Final = 4


class Answer(Struct):
    """What a search has found; `ranked` has the moves."""

    moves: Annotated[int, I4]  # how many moves are ranked
    valued: Annotated[int, I1]  # whether they have values: the first move may be a mere guess
    seats: Annotated[int, I1]  # how many seats have an expected score
    length: Annotated[int, I2]  # of the principal variation
    line: Annotated[Row, I2, MAX_LINE]
    scores: Annotated[list[float], F8, MAX_SEATS]  # the expected final scores, in points


class Ranked(Struct):
    """A move of the root, and what it is worth."""

    move: Annotated[int, I2]
    at_most: Annotated[int, I1]  # whether the value is only an upper bound
    weight: Annotated[int, I4]  # what counts more than the value: visits, or being the best
    value: Annotated[float, F8]  # for the seat to move, in points


def add_ranked(
    answer: Answer, ranked: list[Ranked], move: int, weight: int, value: float, at_most: int
) -> None:
    """Add a move behind those that are there."""
    new = ranked[answer.moves]
    new.move = move
    new.weight = weight
    new.value = value
    new.at_most = at_most
    answer.moves += 1


def sort_ranked(answer: Answer, ranked: list[Ranked]) -> None:
    """Sort the moves, the best first; equal ones keep their order."""
    spare = answer.moves
    for i in range(1, answer.moves):
        ranked[spare] = ranked[i]
        place = i
        while place > 0 and is_better(ranked[spare], ranked[place - 1]):
            ranked[place] = ranked[place - 1]
            place -= 1
        ranked[place] = ranked[spare]


def is_better(one: Ranked, other: Ranked) -> bool:
    """Whether a move comes before another."""
    if one.weight != other.weight:
        return one.weight > other.weight
    return one.value > other.value


# --- Numbers that look random, in 64-bit arithmetic -----------------------------------------------


def hash_bits(words: Row, hashed: Grid) -> int:
    """A hash of some bits of a state: each row has a word's place, its bits, and a multiplier."""
    key = 0
    for i in range(len(hashed)):
        word = words[hashed[i][0]] & hashed[i][1]
        word = (word ^ (word >> 31)) * hashed[i][2]
        key += word ^ (word >> 29)
    return scrambled(key)


def generator(seed: int) -> int:
    """What `rng.seeded` gives."""
    x = scrambled(seed * -0x61C8864680B583EB + 0x632BE59BD9B4E019)
    rest = (x & LARGEST) % PERIOD
    if x < 0:  # the highest bit is part of the number, not a sign
        rest = (rest + (LARGEST - PERIOD + 1)) % PERIOD
    return rest + 1


def scrambled(x: int) -> int:
    """A number whose bits all depend on all bits of another (SplitMix64)."""
    x = (x ^ (x >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    x = (x ^ (x >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return x ^ (x >> 31 & 0x1FFFFFFFF)
