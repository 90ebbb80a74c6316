"""What happened, told in order: each move as a sentence, and each step of the scoring it set off.

`told` gives steps with the whole position after each, so that a page can show them one by one and
everything in a picture agrees. `phrase` says a move in words, `promise` what it would bring.
"""

from collections.abc import Sequence
from typing import Protocol

from azulejos.drawing.marks import ends
from azulejos.drawing.words import signed
from azulejos.engine.state import State
from azulejos.engine.witness import witnessed
from azulejos.match import Match
from azulejos.notation import Position, notation
from azulejos.telling import azul, duel, summer_pavilion
from azulejos.telling.steps import Promise, Step, gained
from azulejos.words import say

__all__ = ["Promise", "Step", "briefly", "phrase", "promise", "told"]


class Teller(Protocol):
    """What each game's file in this folder offers."""

    ROWS: int
    """The rows of a board that are scored one after the other."""
    BEFORE: str
    """The function that begins what a move sets off: the move itself is shown as it was then."""
    STEPS: frozenset[str]
    """The functions that are steps of their own."""

    def is_step(self, move: str) -> bool:
        """Whether a move is told by a step that it is, and needs no sentence of its own."""

    def phrase(self, position: Position, move: str) -> str:
        """A move in words, without who plays it."""

    def briefly(self, position: Position, move: str) -> str:
        """What distinguishes a move from others with the same ends."""

    def step(
        self, call: str, numbers: Sequence[int], before: Position, after: Position
    ) -> Step | None:
        """A step of scoring, told; None if nothing came of it."""

    def ending(self, before: Position) -> list[Step]:
        """The end of the game: every bonus."""

    def promise(self, before: Position, after: Position, seat: int) -> Promise:
        """What a move would bring."""


TELLERS: dict[str, Teller] = {"azul": azul, "summer_pavilion": summer_pavilion, "duel": duel}


def phrase(position: Position, move: str) -> str:
    """A seat's move in words: `2 blue from display 3 to line 4`."""
    return TELLERS[position["game"]].phrase(position, move)


def briefly(position: Position, move: str) -> str:
    """What distinguishes a move from others with the same ends: how it is paid, or turned.

    Empty if no other move has its ends.
    """
    return TELLERS[position["game"]].briefly(position, move)


def told(match: Match, move: str) -> list[Step]:
    """A legal move of a seat, before nature draws: the move, then what it set off, in order.

    The last step's position is the one after the whole move.
    """
    teller, form = TELLERS[match.game], notation(match.game)

    def position(state: State) -> Position:
        """In the middle of a move, the row that is reached may be one too far."""
        written = form.position(state)
        return written | {"row": min(written["row"], teller.ROWS)} if "row" in written else written

    names = frozenset({"play", "end_game", teller.BEFORE}) | teller.STEPS
    seen = witnessed(match.rules, match.state, form.NUMBERS[move], names)
    begun = next((call.before for call in seen if call.name == teller.BEFORE), seen[-1].after)
    steps = [] if teller.is_step(move) else [_first(match, move, position(begun))]
    for call in seen:
        if call.name == "end_game":
            steps += teller.ending(steps[-1].position)
        elif call.name in teller.STEPS:
            around = position(call.before), position(call.after)
            step = teller.step(call.name, call.numbers, *around)
            steps += [] if step is None else [step]
    last = position(seen[-1].after)
    if steps[-1].position != last:  # cleared for the next round, or over
        steps.append(Step(None, "", last))
    return steps


def _first(match: Match, move: str, after: Position) -> Step:
    """The move itself, with the points that it has brought at once."""
    seat = match.turn
    assert isinstance(seat, int)
    before = match.position()
    points = gained(before, after, seat)
    words, target = phrase(before, move), ends(match.game, move, seat).target
    if not points:
        return Step(seat, words, after)
    marks = {"points": {target: points}} if target and ":hand" not in target else {}
    return Step(
        seat, say("events-with-points", words=words, points=signed(points)), after, points, marks
    )


def promise(match: Match, move: str) -> tuple[Position, Promise]:
    """The position right after a move, before anything is scored, and what the move would bring."""
    seat = match.turn
    assert isinstance(seat, int)
    after = told(match, move)[0].position
    return after, TELLERS[match.game].promise(match.position(), after, seat)
