"""Azul in words: takings, tiles that score, floors that cost, bonuses."""

from collections.abc import Sequence
from typing import Final

from azulejos.drawing.sentences import signed
from azulejos.games.azul import facts
from azulejos.games.azul.position import AzulBoard, AzulPosition
from azulejos.games.azul.rules import COLOUR_POINTS, COLUMN_POINTS, ROW_POINTS, SIZE
from azulejos.narration.labels import market_label
from azulejos.narration.runs import runs
from azulejos.narration.steps import Bonus, Preview, Step, gained, joined, reasons, tallied
from azulejos.notation.position import mover
from azulejos.words import Message, say

BEFORE: Final = "begin_tiling"
STEPS: Final = frozenset({"tile", "drop_line", "pay_for_floor"})


def is_step(move: str) -> bool:
    """Whether a step describes the move: choosing a cell lays the tile."""
    return "@" in move


def describe(position: AzulPosition, move: str) -> str:
    """A move in words, without who plays it."""
    if "@" in move:
        row, column = move.split("@")
        colour = position["players"][mover(position)]["lines"][int(row) - 1][0]
        return say("azul-events-cell", colour=colour, row=row, column=column)
    source, colour, line = move[0], move[1], move[2]
    tiles = position["centre"] if source == "C" else position["factories"][int(source) - 1]
    return say(
        "azul-events-take",
        count=tiles.count(colour),
        colour=colour,
        source=source,
        line=line,
        marker=_takes_marker(position, source),
    )


def short_label(position: AzulPosition, move: str) -> str:
    """No two moves have the same ends."""
    return ""


def _takes_marker(position: AzulPosition, source: str) -> bool:
    return source == "C" and bool(position["marker"] == "centre")


def step(
    call: str, numbers: Sequence[int], before: AzulPosition, after: AzulPosition
) -> Step | None:
    """A tile laid on the wall, a line that falls, or a floor paid for."""
    seat = numbers[0]
    points = gained(before, after, seat)
    if call == "pay_for_floor":
        floor = before["players"][seat]["floor"]
        if not floor:
            return None
        words = say("azul-events-floor-costs", cost=facts.floor_cost(floor))
        return Step(seat, words, after, points, {"points": {f"{seat}:F": points}})
    row = numbers[1]
    kind = before["players"][seat]["lines"][row][0]
    if call == "drop_line":
        words = say("azul-events-line-falls", row=row + 1, colour=kind)
        return Step(seat, words, after, None, {"targets": [f"{seat}:F"]})
    return _laid(seat, row, numbers[2], kind, after, points)


def _laid(seat: int, row: int, column: int, kind: str, after: AzulPosition, points: int) -> Step:
    wall = after["players"][seat]["wall"]
    across, down = runs(wall, row, column)
    why = reasons(len(across), len(down))
    gain = signed(points)
    cells = [[f"{seat}:{r + 1}@{c + 1}" for r, c in run] for run in (across, down) if len(run) > 1]
    words = say("azul-events-laid-wall", row=row + 1, colour=kind, points=gain, **why)
    here = f"{seat}:{row + 1}@{column + 1}"
    return Step(seat, words, after, points, {"runs": cells, "points": {here: points}})


def ending(before: AzulPosition) -> list[Step]:
    """The end of the game: every bonus."""
    found: list[Bonus] = []
    for seat, player in enumerate(before["players"]):
        wall = player["wall"]
        rows, columns, colours = facts.wall_progress(wall)
        for r, count in enumerate(rows):
            if count == SIZE:
                message = Message("azul-events-row-complete", row=r + 1, points=signed(ROW_POINTS))
                found.append((seat, ROW_POINTS, message, _row(seat, r)))
        for c, count in enumerate(columns):
            if count == SIZE:
                gain = signed(COLUMN_POINTS)
                message = Message("azul-events-column-complete", column=c + 1, points=gain)
                found.append((seat, COLUMN_POINTS, message, _column(seat, c)))
        for kind, count in colours.items():
            if count == SIZE:
                gain = signed(COLOUR_POINTS)
                message = Message("azul-events-colour-complete", colour=kind, points=gain)
                found.append((seat, COLOUR_POINTS, message, _colour(seat, wall, kind)))
    return tallied(before, found)


def _row(seat: int, row: int) -> list[str]:
    return [f"{seat}:{row + 1}@{column}" for column in range(1, SIZE + 1)]


def _column(seat: int, column: int) -> list[str]:
    return [f"{seat}:{row}@{column + 1}" for row in range(1, SIZE + 1)]


def _colour(seat: int, wall: Sequence[str], kind: str) -> list[str]:
    return [f"{seat}:{r}@{row.index(kind) + 1}" for r, row in enumerate(wall, 1)]


def preview(before: AzulPosition, after: AzulPosition, seat: int) -> Preview:
    """What a move would bring: full lines on the colour wall, and what the floor costs."""
    old, new = before["players"][seat], after["players"][seat]
    if before["phase"] == "tiling":
        return joined({"azul-events-promise-wall": new["score"] - old["score"]})
    wall = 0
    if before["options"]["wall"] == "colour":
        wall = sum(facts.line_points(new).values()) - sum(facts.line_points(old).values())
    floor = facts.floor_cost(old["floor"]) - facts.floor_cost(new["floor"])
    gains = joined({"azul-events-promise-wall": wall, "azul-events-promise-floor": floor})
    return gains if gains.words else Preview(None, _progress(old, new))


def _progress(old: AzulBoard, new: AzulBoard) -> str:
    for row, (was, now) in enumerate(zip(old["lines"], new["lines"], strict=True), 1):
        if was != now:
            full = now[1] == row
            return (
                say("azul-events-line-full")
                if full
                else say("events-so-far", count=now[1], room=row)
            )
    return ""


# --- places in words ---


def label(position: AzulPosition, key: str) -> str:
    """A place in words, without whose it is."""
    seat, _, word = key.rpartition(":")
    if not seat:
        return market_label(word)
    if "@" in word:
        row, column = word.split("@")
        return say("azul-places-cell", row=row, column=column)
    return say("azul-places-line", line=word) if word.isdigit() else say("azul-places-floor")
