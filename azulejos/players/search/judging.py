"""What a search asks of an evaluation (`azulejos.players.evaluation`), declared only."""

from collections.abc import Callable

from azulejos.engine.state import Row, State, Weights

TAKES_OVER: int
"""Whether `note_after` makes use of the notes before."""

note: Callable[[State, Weights, Row], None]
"""Judge a position: what every seat may expect to end with, in hundredths of a point."""

note_after: Callable[[State, Weights, Row, Row, int], None]
"""The same after a move of a seat, knowing the notes of the position before."""

deals: Callable[[State], bool]
"""Whether nature is about to deal a new round."""
