"""What a guided game is made of: lessons that wait for their moment, each given once.

A game has a list of lessons. Whenever the learner is to move, and at the end, the first lesson that
was not given yet and has something to say there is given. So what the coach says is a function of
the moves that were played: it is the same after a reload, and after taking back.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar, cast

from azulejos.drawing.marks import NO_MARKS, Marks
from azulejos.narration import Step
from azulejos.notation import Board, Position
from azulejos.teaching.playing import Playing
from azulejos.words import Value

P = TypeVar("P", bound=Position)
B = TypeVar("B", bound=Board)


class Tip(NamedTuple):
    """Something to say: a message with its values, what to point at, and what to say afterwards."""

    message: str
    values: Mapping[str, Value] = {}
    marks: Marks = NO_MARKS
    """As in `azulejos.drawing.marks`."""
    held: str = ""
    """A message for when tiles have been picked up."""


@dataclass(frozen=True)
class Moment(Generic[P, B]):
    """A turn of the learner, or the end, with what has happened since their last one."""

    match: Playing
    seat: int
    steps: Sequence[Step]
    """What was played and scored since the learner's last turn, their own move first."""
    turns: int
    """How many turns the learner has had."""

    @property
    def position(self) -> P:
        """How the table stands."""
        return cast(P, self.match.position())

    @property
    def mine(self) -> B:
        """The learner's board."""
        return cast(B, self.position["players"][self.seat])

    def is_due(self, phase: str, turns: int = 0, rounds: int = 1) -> bool:
        """Whether it is a phase of at least this round, after at least this number of turns."""
        now = self.position
        return now["phase"] == phase and self.turns >= turns and now["round"] >= rounds


Lesson = Callable[[Moment[P, B]], Sequence[Tip]]
"""What to say at a moment; nothing if it is not the time for it."""
