"""What a guided game is made of: lessons that wait for their moment, each given once.

A game has a list of lessons. Whenever the learner is to move, and at the end, the first lesson that
was not given yet and has something to say there is given. So what the coach says is a function of
the moves that were played: it is the same after a reload, and after taking back.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from azulejos.narration import Step
from azulejos.notation import Position
from azulejos.teaching.playing import Playing


class Tip(NamedTuple):
    """Something to say: a message with its values, what to point at, and what to say afterwards."""

    message: str
    values: Mapping[str, Any] = {}
    marks: Mapping[str, Any] = {}
    """As in `azulejos.drawing.marks`."""
    held: str = ""
    """A message for when tiles have been picked up."""


@dataclass(frozen=True)
class Moment:
    """A turn of the learner, or the end, with what has happened since their last one."""

    match: Playing
    seat: int
    steps: Sequence[Step]
    """What was played and scored since the learner's last turn, their own move first."""
    turns: int
    """How many turns the learner has had."""

    @property
    def position(self) -> Position:
        """How the table stands."""
        return self.match.position()

    @property
    def mine(self) -> Position:
        """The learner's board."""
        board: Position = self.position["players"][self.seat]
        return board

    def is_due(self, phase: str, turns: int = 0, rounds: int = 1) -> bool:
        """Whether the learner is in a phase, after so many turns, in this round or later."""
        now = self.position
        return bool(now["phase"] == phase and self.turns >= turns and now["round"] >= rounds)


Lesson = Callable[[Moment], Sequence[Tip]]
"""What to say at a moment; nothing if it is not the time for it."""
