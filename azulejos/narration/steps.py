"""What the narrators of all games share."""

from copy import deepcopy
from typing import NamedTuple

from azulejos.drawing.marks import NO_MARKS, Marks
from azulejos.drawing.sentences import signed
from azulejos.notation import Position
from azulejos.words import Message, Value, say


class Step(NamedTuple):
    """An event: the seat, the words for it, and the whole position after it."""

    seat: int | None
    words: str
    position: Position
    points: int | None = None
    marks: Marks = NO_MARKS
    """What a picture should point at: `azulejos.drawing.marks`."""
    bonus: bool = False
    """Whether it is a bonus or a cost at the end of the game."""


Bonus = tuple[int, int, Message, list[str]]
"""A bonus at the end: seat, points, the message for it, and the places that pay."""


class Preview(NamedTuple):
    """What a move would bring: points now or at the end of the round, and the same in words."""

    points: int | None
    words: str


def gained(before: Position, after: Position, seat: int) -> int:
    """By how much a score has changed."""
    return after["players"][seat]["score"] - before["players"][seat]["score"]


def joined(parts: dict[str, int]) -> Preview:
    """`+4 wall, −1 floor` from messages and their points; what brings none is left out."""
    kept = {message: points for message, points in parts.items() if points}
    words = ", ".join(say(message, points=signed(points)) for message, points in kept.items())
    return Preview(sum(kept.values()) if kept else None, words)


def tallied(before: Position, bonuses: list[Bonus]) -> list[Step]:
    """Bonuses at the end, one after the other."""
    steps = []
    now = before
    for seat, points, message, keys in bonuses:
        now = deepcopy(now)
        now["players"][seat]["score"] += points
        marks: Marks = {"runs": [keys], "points": {keys[0]: points}} if keys else {}
        steps.append(Step(seat, str(message), now, points, marks, bonus=True))
    return steps


def reasons(across: int, down: int) -> dict[str, Value]:
    """Why a tile scores what it does, for a message: `2 across and 3 down`."""
    ways = {(True, True): "both", (True, False): "across", (False, True): "down"}
    return {"across": across, "down": down, "runs": ways.get((across > 1, down > 1), "alone")}
