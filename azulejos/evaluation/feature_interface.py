"""What the features of a game offer, as plain functions compiled with its rules; declared only."""

from collections.abc import Callable

from azulejos.engine.state import State, Weights

BOARD: int
"""How many inputs a board has. Those of the own board come first, then those of others."""
INPUTS: int
"""How many inputs there are in all."""

STAGES: int
"""How many stages a game has; a network has later layers for each."""
stage_of: Callable[[State], int]
"""In which stage a position is; counted on through `STAGES` for other kinds of table."""

WIN: int
"""What winning is worth beyond the margin, in points, to networks of this game for two seats."""
LEAD: float
"""So many hundredths of a point ahead, `WIN` included, a seat wins with probability 0.73."""

ENDS_EARLY: int
"""Whether a board can end the game; otherwise nobody asks what would be settled then."""

see_board: Callable[[State, int, Weights, int, int], int]
"""`see_board(s, p, learnt, on, first)`: turn on the inputs of one board, counted from `first`. So
many inputs are on already; as all that see, it returns how many are on then."""

see_middle: Callable[[State, Weights, int], int]
"""`see_middle(s, learnt, on)`: turn on what lies in the middle of the table, the same for all."""

see_table: Callable[[State, int, Weights, int], int]
"""`see_table(s, p, learnt, on)`: turn on all else, seen from seat p: whose turn it is, how the
middle fits the boards."""

tell_board: Callable[[State, int, Weights, int], None]
"""`tell_board(s, p, learnt, at)`: facts about a board that `see_table` needs, three at most."""

tell_middle: Callable[[State, Weights, int], None]
"""`tell_middle(s, learnt, at)`: facts about the middle that `see_table` needs, six at most."""

board_key: Callable[[State, int], int]
"""A number for all of a board that is seen, told and settled; 0 if it is quicker to look again
than to remember."""

middle_key: Callable[[State], int]
"""A number for all of the middle that is seen and told; 0 if it is quicker to look again."""

settled: Callable[[State, int, int], int]
"""`settled(s, p, ending)`: the score of a seat as if the round ended now, in hundredths of a point;
a network judges only what comes on top of it."""

closing: Callable[[State, int], bool]
"""Whether a seat will end the game with this round."""

deals: Callable[[State], bool]
"""Whether nature is about to deal a new round."""
