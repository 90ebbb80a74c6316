"""What a coach is made of: lessons that wait for their moment, each given once.

A game has a list of lessons. Whenever the learner is to move, and at the end, the first lesson that
was not given yet and has something to say there is given. So what the coach says is a function of
the moves that were played: it is the same after a reload, and after taking back.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from azulejos.match import Match
from azulejos.notation import Position
from azulejos.server.log import NATURE, Move
from azulejos.telling import Step, told


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

    match: Match
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


@dataclass
class Course:
    """The lessons of one table, given as its moves are played."""

    match: Match
    seat: int
    lessons: Sequence[Lesson]
    tips: Sequence[Tip] = ()
    """What the coach says now."""
    _heard: list[Move] = field(default_factory=list)
    _given: set[int] = field(default_factory=set)
    _steps: list[Step] = field(default_factory=list)
    _turns: int = 0

    def begins(self, stand: list[Move]) -> bool:
        """Whether the moves that stand go on from what was heard."""
        return self._heard == stand[: len(self._heard)]

    def go_on(self, stand: list[Move]) -> None:
        """Hear the moves that are new; the coach speaks whenever it is the learner's turn."""
        for at, move in enumerate(stand[len(self._heard) :], len(self._heard) + 1):
            if move.seat != NATURE:
                self._steps += told(self.match, move.text)
            self.match.play(move.text)
            if at == len(stand) or stand[at].seat != NATURE:
                self._speak()
        self._heard = list(stand)

    def _speak(self) -> None:
        self.tips = ()
        if not (self.match.over or self.match.turn == self.seat):
            return
        moment = Moment(self.match, self.seat, self._steps, self._turns)
        for number, lesson in enumerate(self.lessons):
            tips = () if number in self._given else lesson(moment)
            if tips:
                self._given.add(number)
                self.tips = tips
                break
        self._steps = []
        self._turns += 1
