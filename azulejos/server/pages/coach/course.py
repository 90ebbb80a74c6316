"""The lessons of one table, given as its moves are played."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from azulejos.match import Match
from azulejos.narration import Step
from azulejos.notation import Board, Position
from azulejos.server.storage.log import NATURE, Move
from azulejos.teaching.lessons import Lesson, Moment, Tip
from azulejos.views import narrate


@dataclass
class Course:
    """The lessons of one table, given as its moves are played."""

    match: Match
    seat: int
    lessons: Sequence[Lesson[Position, Board]]
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
                self._steps += narrate(self.match, move.text)
            self.match.play(move.text)
            if at == len(stand) or stand[at].seat != NATURE:
                self._speak()
        self._heard = list(stand)

    def _speak(self) -> None:
        self.tips = ()
        if not (self.match.over or self.match.turn == self.seat):
            return
        moment: Moment[Position, Board] = Moment(self.match, self.seat, self._steps, self._turns)
        for number, lesson in enumerate(self.lessons):
            tips = () if number in self._given else lesson(moment)
            if tips:
                self._given.add(number)
                self.tips = tips
                break
        self._steps = []
        self._turns += 1
