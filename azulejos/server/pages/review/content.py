"""What the page of a review shows, in words and pictures."""

import random
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup, escape

from azulejos import views
from azulejos.analysis import sentences
from azulejos.analysis.grades import BEST, BLUNDER, FORCED, GOOD, SLIP, SLIP_LOSS
from azulejos.analysis.graph import graph, signed
from azulejos.analysis.levels import Strength
from azulejos.analysis.reasons import in_words, reason
from azulejos.analysis.report import Moment, from_json, mistakes, moments
from azulejos.analysis.review import Decision, Review
from azulejos.drawing.marks import Marks
from azulejos.match import MANUAL, Match, from_position
from azulejos.notation.position import JsonObject
from azulejos.players.levels import DEFAULT_LEVEL
from azulejos.words import say

SIGNS: Final = {BEST: "★", GOOD: "✓", SLIP: "?", BLUNDER: "??", FORCED: "·"}
MARKED: Final = re.compile("\ue000(\\w+)\ue001(.*?)\ue002")
CANDIDATES: Final = 4
"""Moves to choose from when a moment is played again."""


class MoveRow(NamedTuple):
    """A move in the list."""

    number: int
    ply: int
    name: str
    words: str
    grade: str
    sign: str
    loss: str
    """Whole points, if there are any to speak of."""


class RoundRows(NamedTuple):
    """The moves of a round."""

    round: int
    rows: list[MoveRow]


class SeatCard(NamedTuple):
    """How well a seat played."""

    name: str
    accuracy: int
    words: str
    strength: str


class MomentCard(NamedTuple):
    """A moment that mattered."""

    ply: int
    place: str
    points: str
    kind: str
    words: str


class Reviewed:
    """A review, with the game that it is about; everything is seen from one seat."""

    def __init__(
        self, content: JsonObject, match: Match, names: list[str], bots: Sequence[str | None]
    ) -> None:
        self.content = content
        self.bots = bots
        self.review = from_json(content)
        self.review.names = names
        self.seat = 0
        self.positions = [table.position() for table in match.replay()]
        self.numbers = {d.ply: n for n, d in enumerate(self.review.decisions, 1)}

    # --- The whole game ---------------------------------------------------------------------------

    def headline(self, you: bool) -> Markup:
        """The sentence that sums up the game, with its numbers marked."""
        found = sentences.headline(self.review, self.seat, you, _mark)
        return Markup(MARKED.sub(r'<b class="\1">\2</b>', str(escape(found))))

    def graph(self, theme: str) -> Markup:
        """The graph of the lead."""
        return Markup(graph(self.review, self.seat, theme=theme))

    def cards(self) -> list[SeatCard]:
        """How well each seat played."""
        return [
            SeatCard(
                name,
                round(seat.accuracy),
                sentences.accuracy(self.review, p),
                _strength(self.content["seats"][p]["level"]),
            )
            for p, (name, seat) in enumerate(zip(self.review.names, self.review.seats, strict=True))
        ]

    def rounds(self) -> list[RoundRows]:
        """The list of moves."""
        found: list[RoundRows] = []
        for decision in self.review.decisions:
            if not found or found[-1].round != decision.round:
                found.append(RoundRows(decision.round, []))
            found[-1].rows.append(self._row(decision))
        return found

    def _row(self, decision: Decision) -> MoveRow:
        loss = signed(-decision.loss) if decision.loss >= SLIP_LOSS else ""
        return MoveRow(
            self.numbers[decision.ply],
            decision.ply,
            self.review.names[decision.seat],
            self.words(decision.ply, decision.move),
            decision.grade,
            SIGNS[decision.grade],
            loss,
        )

    def moments(self) -> list[MomentCard]:
        """What mattered most."""
        return [self._moment(moment) for moment in moments(self.review, self.seat)]

    def _moment(self, moment: Moment) -> MomentCard:
        decision = self.decision(moment.ply)
        if moment.kind == "draw" or decision is None:
            after = next((d for d in self.review.decisions if d.ply >= moment.ply), None)
            ply = after.ply if after else moment.ply
            place = say("review-place-draw", round=moment.round)
            return MomentCard(ply, place, signed(moment.points), "draw", say("review-luck"))
        place = say("review-place-move", round=moment.round, number=self.numbers[moment.ply])
        name = self.review.names[decision.seat]
        words = say("review-moment", name=name, move=self.words(decision.ply, decision.move))
        return MomentCard(moment.ply, place, signed(moment.points), moment.kind, words)

    def mistakes(self) -> list[int]:
        """The plies of the seat's mistakes."""
        return [decision.ply for decision in mistakes(self.review, self.seat)]

    # --- One move ---------------------------------------------------------------------------------

    def decision(self, ply: int) -> Decision | None:
        """The decision at a ply, if a seat decided there."""
        return next((d for d in self.review.decisions if d.ply == ply), None)

    def neighbour(self, ply: int, step: int) -> int | None:
        """The ply of the decision before or after another."""
        plies = [d.ply for d in self.review.decisions]
        place = plies.index(ply) + step
        return plies[place] if place in range(len(plies)) else None

    def words(self, ply: int, move: str) -> str:
        """A move in words."""
        return views.describe(self.positions[ply], move)

    def title(self, decision: Decision) -> str:
        """What a decision gave away."""
        number = self.numbers[decision.ply]
        if decision.loss >= SLIP_LOSS:
            return say("review-lost", number=number, points=round(decision.loss))
        return say("review-graded", number=number, grade=decision.grade)

    def why(self, decision: Decision) -> str:
        """Why the best move is better than the one played."""
        if decision.best == decision.move:
            return ""
        position = from_position(self.positions[decision.ply], nature=MANUAL)
        return in_words(reason(position, decision.line, decision.played))

    def board(self, decision: Decision, theme: str, shows_better: bool) -> Markup:
        """The position before a decision; with arrows, if the better move is to be seen."""
        position = self.positions[decision.ply]
        marks = self._marks(decision) if shows_better else None
        return Markup(
            views.svg(
                position,
                seat=decision.seat,
                theme=theme,
                shape="tall",
                names=self.review.names,
                marks=marks,
                prefix="review-",
            )
        )

    def _marks(self, decision: Decision) -> Marks:
        played = views.ends(self.review.game, decision.move, decision.seat)
        marks: Marks = {"last": [*played.sources, *([played.target] if played.target else [])]}
        better = views.ends(self.review.game, decision.best, decision.seat)
        if decision.best != decision.move and better.sources and better.target:
            marks["arrows"] = [[better.sources[0], better.target]]
        return marks

    def position_text(self, decision: Decision) -> str:
        """The position before a decision, as one line of text."""
        return from_position(self.positions[decision.ply], nature=MANUAL).text()

    def seats_from(self, decision: Decision) -> list[JsonObject]:
        """The seats of a table on which the game goes on: the decider's, and bots."""
        own: JsonObject = {"kind": "person", "mine": True}
        return [
            own if seat == decision.seat else {"kind": "bot", "player": bot or DEFAULT_LEVEL}
            for seat, bot in enumerate(self.bots)
        ]

    def candidates(self, decision: Decision) -> list[tuple[str, str]]:
        """Moves to choose from, in a fixed disorder: the best one, and some that are worse."""
        worse = [move for move in (decision.move, *decision.wrong) if move != decision.best]
        moves = [decision.best, *dict.fromkeys(worse)][:CANDIDATES]
        random.Random(decision.ply).shuffle(moves)
        return [(move, self.words(decision.ply, move)) for move in moves]


def _mark(kind: str, number: int | str) -> str:
    return f"\ue000{kind}\ue001{number}\ue002"


def _strength(found: JsonObject | None) -> str:
    return sentences.strength(Strength(**found)) if found else ""


def seat_to_show(own: Sequence[int], wanted: int | None, review: Review) -> int:
    """The seat that a review is shown for: the wanted one, else the viewer's, else the winner."""
    if wanted is not None and wanted in range(len(review.seats)):
        return wanted
    return own[0] if own else review.winners[0]
