"""The interface of a game's features: plain functions compiled with its rules; declared only."""

from collections.abc import Callable

from azulejos.engine.state import Floats, State

BOARD: int
"""How many features a board has. Those of the own board come first, then those of opponents."""
INPUTS: int
"""How many features there are in all."""

STAGES: int
"""How many stages a game has; a network has hidden layers for each."""
stage_of: Callable[[State], int]
"""The stage of a position, modulo `STAGES`; other kinds of table continue the count."""

WIN: int
"""What winning is worth beyond the margin, in points, to networks of this game for two seats."""
EVAL_SCALE: float
"""A lead of this many centipoints, `WIN` included, wins with probability 0.73."""

ENDS_EARLY: int
"""Whether a board can end the game before the last round."""

add_board_features: Callable[[State, int, Floats, int, int], int]
"""`add_board_features(s, p, scratch, active, first)`: activate the features of one board, counted
from `first`. `active` features are active before; like all such functions, it returns how many are
active after."""

add_shared_features: Callable[[State, Floats, int], int]
"""`add_shared_features(s, scratch, active)`: features of what all seats share."""

add_seat_features: Callable[[State, int, Floats, int], int]
"""`add_seat_features(s, p, scratch, active)`: all other features, seen from seat p: whose turn it
is, how the offer fits the boards."""

extra_board_facts: Callable[[State, int, Floats, int], None]
"""`extra_board_facts(s, p, to, at)`: at most three facts about a board for `add_seat_features`."""

shared_facts: Callable[[State, Floats, int], None]
"""`shared_facts(s, to, at)`: at most six facts about the shared part for `add_seat_features`."""

board_key: Callable[[State, int], int]
"""A hash of all that features, facts and baseline of a board depend on; 0 if computing them is
faster than a cache."""

shared_key: Callable[[State], int]
"""The same for the shared part."""

baseline: Callable[[State, int, int], int]
"""`baseline(s, p, ending)`: a score of a seat in centipoints, such as that if the round ended now;
a network predicts only the difference to it."""

ends_game: Callable[[State, int], bool]
"""Whether a seat will end the game with this round."""

before_deal: Callable[[State], bool]
"""Whether nature is about to deal a new round."""
