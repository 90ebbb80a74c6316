"""What the features of a game offer, as plain functions compiled with its rules; declared only."""

from collections.abc import Callable

from azulejos.engine.state import State, Weights

BOARD: int
"""How many inputs a board has. Those of the own board come first, then those of others."""
INPUTS: int
"""How many inputs there are in all."""

WIN: int
"""What winning is worth beyond the margin, in points, to networks of this game for two seats."""
LEAD: float
"""So many hundredths of a point ahead, `WIN` included, a seat wins with probability 0.73."""

see_board: Callable[[State, int, Weights, int], None]
"""`see_board(s, p, learnt, first)`: turn on the inputs of one board, counted from `first`."""

see_table: Callable[[State, int, Weights], None]
"""Turn on what all share, and how it fits the boards, seen from seat p."""

settled: Callable[[State, int, int], int]
"""`settled(s, p, ending)`: the score of a seat as if the round ended now, in hundredths of a point;
a network judges only what comes on top of it."""

closing: Callable[[State, int], bool]
"""Whether a seat will end the game with this round."""

deals: Callable[[State], bool]
"""Whether nature is about to deal a new round."""
