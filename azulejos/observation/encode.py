"""Encode what a seat sees and may do, in any game: plain functions, compiled with the rules."""

from typing import TYPE_CHECKING, Annotated, Final

from azulejos.engine.bits import lowest
from azulejos.engine.kernels import States
from azulejos.engine.state import I1, I2, Grid, Row, State

if TYPE_CHECKING:
    from azulejos.engine.interface import WORD, WORDS, legal
    from azulejos.observation.fields import observe

ENTRY_POINTS: Final = ("encode_one", "encode_all")
"""What Python calls."""

Views = Annotated[Grid, I2]
Masks = Annotated[Grid, I1]


def encode(s: State, seat: int, words: Row, view: Row, mask: Row) -> None:
    """Write the observation of a seat, and the mask of its actions: empty unless it is to move."""
    for i in range(len(view)):
        view[i] = 0
    for i in range(len(mask)):
        mask[i] = 0
    observe(s, seat, view)
    if s.turn == seat:
        legal(s, words)
        for word in range(WORDS):
            bits = words[word]
            while bits:
                mask[WORD * word + lowest(bits)] = 1
                bits &= bits - 1


def encode_one(states: States, i: int, seat: int, words: Row, views: Views, masks: Masks) -> int:
    """Encode state i for a seat, into row i of each array; return the turn."""
    encode(states[i], seat, words, views[i], masks[i])
    return states[i].turn


def encode_all(
    states: States, words: Row, views: Views, masks: Masks, first: int, last: int
) -> None:
    """Encode each state for its seat to move; for seat 0, if the game is over."""
    for i in range(first, last):
        encode(states[i], max(states[i].turn, 0), words, views[i], masks[i])
