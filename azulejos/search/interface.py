"""What a search asks of an evaluation (`azulejos.players.evaluation`), declared only.

There are two looks at a position. The first is quick, and judges boards by hand-made terms: good
enough to say which moves deserve attention. The second decides; it may be a network, or the same
again.
"""

from collections.abc import Callable

from azulejos.engine.state import Grid, Row, State, Weights

deals: Callable[[State], bool]
"""Whether nature is about to deal a new round."""

# --- At first sight -------------------------------------------------------------------------------

GLANCED_LEAD: float
"""So many hundredths of a point ahead at first sight, a seat wins with probability 0.73."""

glance: Callable[[State, Row], None]
"""What every seat may expect to end with, in hundredths of a point."""

glance_after: Callable[[State, Row, Row, int], None]
"""The same after a move of a seat, knowing the notes of the position before."""

look_out: Callable[[State, Row], None]
"""Note what helps to know boards again that moves from a position lead to."""

key_after: Callable[[State, Row, int], int]
"""A number for all that `glance_after` will ask about a move; 0 if that is not known before."""

recall_board: Callable[[Grid, int, Row, Row, int], bool]
"""The same as `glance_after` notes, if it was kept by such a number."""

keep_board: Callable[[Grid, int, Row, int], None]
"""Keep by such a number what was noted after a move."""

# --- With consideration ---------------------------------------------------------------------------

LEAD: float
"""So many hundredths of a point ahead, a seat wins with probability 0.73."""
BEFORE_MOVING: int
"""1 if a position is best judged as it is, 0 after the best move at first sight: evaluations that
look at boards only do not know what a seat can do with its turn."""

TAKES_OVER: int
"""Whether `note_after` makes use of the notes before: then they are what `glance_after` notes."""

note: Callable[[State, Weights, Row], None]
"""Judge a position: what every seat may expect to end with, in hundredths of a point."""

note_after: Callable[[State, Weights, Row, Row, int], None]
"""The same after a move of a seat, knowing the notes of the position before."""

consider: Callable[[State, Weights, Row, Row], None]
"""The same, knowing what the position looks like at first sight."""
