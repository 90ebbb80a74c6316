"""What a search needs of an evaluation (`azulejos.evaluation`), declared only.

There are two evaluations. The quick one values boards by handcrafted terms; it orders moves and
gives priors. The static one decides; it is a network, or the quick one again. An evaluation is a
row of numbers that begins with the expected final score of each seat, in centipoints.
"""

from collections.abc import Callable

from azulejos.engine.state import Grid, Row, State
from azulejos.evaluation.network import Network

before_deal: Callable[[State], bool]
"""Whether nature is about to deal a new round."""

# --- Quick evaluation -----------------------------------------------------------------------------

QUICK_EVAL_SCALE: float
"""A quick lead of this many centipoints wins with probability 0.73."""

quick_eval: Callable[[State, Row], None]
"""`quick_eval(s, out)`: evaluate a position."""

quick_eval_after: Callable[[State, Row, Row, int], None]
"""`quick_eval_after(s, before, out, mover)`: the same after a move, given the evaluation before."""

set_mover_key: Callable[[State, Row], None]
"""`set_mover_key(s, evals)`: prepare a quick evaluation for `child_key`."""

child_key: Callable[[State, Row, int], int]
"""`child_key(s, evals, move)`: the cache key of a move; 0 if it is not known before the move."""

probe_board: Callable[[Grid, int, Row, Row, int], bool]
"""`probe_board(cache, key, before, out, mover)`: `quick_eval_after` from the cache, if it hits."""

store_board: Callable[[Grid, int, Row, int], None]
"""`store_board(cache, key, evals, mover)`: cache an evaluation after a move."""

# --- Static evaluation ----------------------------------------------------------------------------

EVAL_SCALE: float
"""A lead of this many centipoints wins with probability 0.73."""
SEES_TURN: int
"""0: evaluate after one greedy ply, because the evaluation does not know whose turn it is."""
INCREMENTAL: int
"""Whether `static_eval_after` uses the evaluation before; then it is a quick evaluation."""

static_eval: Callable[[State, Network, Row], None]
"""`static_eval(s, net, out)`: evaluate a position."""

static_eval_after: Callable[[State, Network, Row, Row, int], None]
"""`static_eval_after(s, net, before, out, mover)`: the same after a move."""

refine_eval: Callable[[State, Network, Row, Row], None]
"""`refine_eval(s, net, quick, out)`: the same, given the quick evaluation."""
