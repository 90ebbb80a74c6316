"""What a seat sees and may do in any game: plain functions, compiled with the rules."""

from typing import TYPE_CHECKING, Annotated, Final

from azulejos.engine.bits import lowest
from azulejos.engine.kernels import States
from azulejos.engine.state import I1, I2, Grid, Row, State

if TYPE_CHECKING:
    from azulejos.engine.interface import WORD, WORDS, legal
    from azulejos.observation.fields import observe

DOORS: Final = ("look_at", "look_all")
"""What Python calls."""

Views = Annotated[Grid, I2]
Masks = Annotated[Grid, I1]


def look(s: State, seat: int, words: Row, view: Row, mask: Row) -> None:
    """What a seat sees, and what it may do: nothing, unless it is its turn."""
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


def look_at(states: States, i: int, seat: int, words: Row, views: Views, masks: Masks) -> int:
    """What a seat sees and may do in one state, into row i of each; returns whose turn it is."""
    look(states[i], seat, words, views[i], masks[i])
    return states[i].turn


def look_all(states: States, words: Row, views: Views, masks: Masks, first: int, last: int) -> None:
    """What the seat to move sees and may do in each state; when the game is over, seat 0."""
    for i in range(first, last):
        look(states[i], max(states[i].turn, 0), words, views[i], masks[i])
