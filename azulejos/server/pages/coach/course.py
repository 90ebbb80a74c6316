"""The course of a guided game: which lesson the coach gives at which turn."""

from collections.abc import Sequence

from azulejos.match import Match
from azulejos.narration import Step
from azulejos.notation import Board, Position
from azulejos.server.pages.table_cache import Follower
from azulejos.server.storage.log import NATURE, Move
from azulejos.teaching.lessons import Lesson, Moment, Tip
from azulejos.views import narrate


class Course(Follower):
    """Gives the lessons of a game to one seat, each lesson once."""

    def __init__(self, match: Match, seat: int, lessons: Sequence[Lesson[Position, Board]]) -> None:
        super().__init__(match)
        self._seat = seat
        self._lessons = lessons
        self.tips: Sequence[Tip] = ()
        """What the coach says now."""
        self._given: set[int] = set()
        self._steps: list[Step] = []
        self._turns = 0

    def before(self, move: Move) -> None:
        """Collect what happens until the learner's next turn."""
        if move.seat != NATURE:
            self._steps += narrate(self.match, move.text)

    def after(self, move: Move, following: Move | None) -> None:
        """When nature has drawn, give the next lesson if the learner is to move."""
        if following is None or following.seat != NATURE:
            self._give_lesson()

    def _give_lesson(self) -> None:
        self.tips = ()
        if not (self.match.over or self.match.turn == self._seat):
            return
        moment: Moment[Position, Board] = Moment(self.match, self._seat, self._steps, self._turns)
        for number, lesson in enumerate(self._lessons):
            tips = () if number in self._given else lesson(moment)
            if tips:
                self._given.add(number)
                self.tips = tips
                break
        self._steps = []
        self._turns += 1
