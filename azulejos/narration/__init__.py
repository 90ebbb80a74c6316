"""What happened, in words and in order: each move, and each step of the scoring that it set off.

Every game has a narrator, its `narration.py`. `azulejos.views` calls it for a match of any game.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from azulejos.drawing.marks import Ends, Marks
from azulejos.drawing.sentences import signed
from azulejos.engine.interface import Rules
from azulejos.engine.state import State
from azulejos.engine.trace import traced
from azulejos.narration.steps import Preview, Step, gained
from azulejos.notation import Notation, Position
from azulejos.words import say

__all__ = ["Narrator", "Preview", "Step", "narrate"]


class Narrator(Protocol):
    """What `narration.py` of a game offers."""

    BEFORE: str
    """The function that begins what a move sets off: the move itself is shown as it was then."""
    STEPS: frozenset[str]
    """The functions that are steps of their own."""

    def is_step(self, move: str) -> bool:
        """Whether the step that a move causes describes it; else it gets a sentence of its own."""

    def describe(self, position: Position, move: str) -> str:
        """A move in words, without who plays it."""

    def short_label(self, position: Position, move: str) -> str:
        """What distinguishes a move from others with the same ends."""

    def step(
        self, call: str, numbers: Sequence[int], before: Position, after: Position
    ) -> Step | None:
        """A step of scoring in words; None if nothing came of it."""

    def ending(self, before: Position) -> list[Step]:
        """The end of the game: every bonus."""

    def preview(self, before: Position, after: Position, seat: int) -> Preview:
        """What a move would bring."""

    def label(self, position: Position, key: str) -> str:
        """A place in words, without whose it is."""


def narrate(
    narrator: Narrator,
    notation: Notation,
    ends: Callable[[str, int], Ends],
    state: State,
    move: str,
) -> list[Step]:
    """A legal move of a seat, before nature draws: the move, then what it set off, in order.

    The last step's position is the one after the whole move.
    """
    names = frozenset({"play", "end_game", narrator.BEFORE}) | narrator.STEPS
    rules: Rules = notation.rules
    calls = traced(rules, state, notation.NUMBERS[move], names)
    begun = next((call.before for call in calls if call.name == narrator.BEFORE), calls[-1].after)
    steps = []
    if not narrator.is_step(move):
        before, target = notation.position(state), ends(move, state.turn).target
        words = narrator.describe(before, move)
        steps = [_first(state.turn, words, target, before, notation.position(begun))]
    for call in calls:
        if call.name == "end_game":
            steps += narrator.ending(steps[-1].position)
        elif call.name in narrator.STEPS:
            around = notation.position(call.before), notation.position(call.after)
            step = narrator.step(call.name, call.numbers, *around)
            steps += [] if step is None else [step]
    last = notation.position(calls[-1].after)
    if steps[-1].position != last:  # cleared for the next round, or over
        steps.append(Step(None, "", last))
    return steps


def _first(seat: int, words: str, target: str, before: Position, after: Position) -> Step:
    """The move itself, with the points that it has brought at once."""
    points = gained(before, after, seat)
    if not points:
        return Step(seat, words, after)
    marks: Marks = {"points": {target: points}} if target and ":hand" not in target else {}
    return Step(
        seat, say("events-with-points", words=words, points=signed(points)), after, points, marks
    )
