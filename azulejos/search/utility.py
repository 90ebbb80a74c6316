"""What the tree seeks: the chance of winning, and a little more.

The chance is what all boards tell of it: e^(worth / lead), as shares; for two seats that is a
logistic curve over the margin. The margin itself counts a little, so that nobody plays lazily once
the game is decided. Plain functions, compiled with the tree.
"""

from math import exp
from typing import TYPE_CHECKING, Final

from azulejos.engine.bits import ones
from azulejos.engine.state import NOBODY, Row, State, Weights

if TYPE_CHECKING:
    from azulejos.search.interface import LEAD, consider

GREED: Final = 0.00001
"""What a hundredth of a point is worth, besides what it does for winning."""


def weigh(s: State, learnt: Weights, glanced: Row, notes: Row, values: list[float]) -> None:
    """What a position is worth to every seat, with consideration."""
    if s.turn == NOBODY:
        for p in range(s.players):
            values[p] = part_of_win(s, p) + GREED * lead_of(s, glanced, p)
        return
    consider(s, learnt, glanced, notes)
    total = 0.0
    for p in range(s.players):
        values[p] = exp((notes[p] - notes[0]) / LEAD)
        total += values[p]
    for p in range(s.players):
        values[p] = values[p] / total + GREED * lead_of(s, notes, p)


def part_of_win(s: State, p: int) -> float:
    """What a seat has of the win, when the game is over."""
    return (s.winners >> p & 1) / ones(s.winners)


def lead_of(s: State, notes: Row, p: int) -> int:
    """By how much a seat is ahead of the best of the others."""
    rival = -1_000_000_000
    for q in range(s.players):
        if q != p:
            rival = max(rival, notes[q])
    return notes[p] - rival


def useful(lead: float, scale: float) -> float:
    """The chance of winning that a lead over one rival gives, and something for the lead itself."""
    return 1.0 / (1.0 + exp(-lead / scale)) + GREED * lead
