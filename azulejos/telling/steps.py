"""What the tellers of all games share."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from azulejos.drawing.words import COLOURS, signed
from azulejos.notation import Position


class Step(NamedTuple):
    """Something that happened: to whom, in words, and the whole position after it."""

    seat: int | None
    words: str
    position: Position
    points: int | None = None
    marks: Mapping[str, Any] = {}
    """What a picture should point at: `azulejos.drawing.marks`."""


Bonus = tuple[int, int, str, list[str]]
"""A bonus at the end: seat, points, what for, and the places that pay."""


class Promise(NamedTuple):
    """What a move would bring: points now or at the end of the round, and the same in words."""

    points: int | None
    words: str


def many(count: int, kind: str) -> str:
    """So many tiles: `2 blue`."""
    return f"{count} {COLOURS[kind]}"


def from_where(source: str) -> str:
    """The market place of Azul and Summer Pavilion in words."""
    return "the centre" if source == "C" else f"display {source}"


def gained(before: Position, after: Position, seat: int) -> int:
    """By how much a score has changed."""
    return int(after["players"][seat]["score"] - before["players"][seat]["score"])


def joined(parts: list[tuple[int, str]]) -> Promise:
    """`+4 wall, −1 floor` from points and what they are for."""
    kept = [(points, words) for points, words in parts if points]
    said = ", ".join(f"{signed(points)} {words}" for points, words in kept)
    return Promise(sum(points for points, _ in kept) if kept else None, said)


def tallied(before: Position, bonuses: list[Bonus]) -> list[Step]:
    """Bonuses at the end, one after the other."""
    steps = []
    players = [dict(player) for player in before["players"]]
    for seat, points, words, keys in bonuses:
        players[seat]["score"] += points
        now = {**before, "players": [dict(player) for player in players]}
        marks = {"runs": [keys], "points": {keys[0]: points}} if keys else {}
        steps.append(Step(seat, f"{words}, {signed(points)}", now, points, marks))
    return steps


def reasons(across: int, down: int) -> str:
    """Why a tile scores what it does: `2 across and 3 down`."""
    lengths = [(across, "across"), (down, "down")]
    return " and ".join(f"{length} {way}" for length, way in lengths if length > 1) or "it is alone"
