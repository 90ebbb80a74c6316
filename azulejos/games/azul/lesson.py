"""A first game of Azul: lessons from the first pick to the bonuses, each when it is due."""

from collections.abc import Sequence
from typing import Final

from azulejos.drawing.marks import Marks
from azulejos.games.azul import GAME, facts
from azulejos.games.azul.position import AzulBoard, AzulPosition
from azulejos.games.azul.rules import COLUMN_OF, LETTERS
from azulejos.games.azul.svg import ends
from azulejos.narration import narrate
from azulejos.teaching.lessons import Lesson, Moment, Tip

AzulMoment = Moment[AzulPosition, AzulBoard]

FEW: Final = 6
"""Tiles on the table at which a round is nearly over."""


# --- The first round ---


def welcome(now: AzulMoment) -> Sequence[Tip]:
    """The board, and the first pick: tiles that fill a line exactly."""
    if not now.is_due("offer"):
        return ()
    lines = [f"{now.seat}:{line}" for line in range(1, 6)]
    wall = [f"{now.seat}:{row}@{column}" for row in range(1, 6) for column in range(1, 6)]
    source, line = _snug(now)
    return [
        Tip("azul-coach-welcome", marks={"targets": lines}),
        Tip("azul-coach-wall", marks={"targets": wall}),
        Tip(
            "azul-coach-first-pick",
            marks={"chosen": source, "arrows": [[source, f"{now.seat}:{line}"]]},
            held="azul-coach-first-line",
        ),
    ]


def _snug(now: AzulMoment) -> tuple[str, str]:
    """A group that fills an empty line without a rest, the longest up to three tiles."""
    found = []
    for move in now.match.moves():
        tiles = now.position["factories"][int(move[0]) - 1] if move[0] != "C" else ""
        if move[2] in "123" and tiles.count(move[1]) == int(move[2]):
            found.append((move[2] == "2", move[2], move))
    best = max(found)[2] if found else now.match.moves()[0]
    return best[:2], best[2]


def first_move(now: AzulMoment) -> Sequence[Tip]:
    """What became of the first pick."""
    if not now.is_due("offer", 1):
        return ()
    seat = now.seat
    for line, (_, count) in enumerate(now.mine["lines"], 1):
        if count == line:
            cell = f"{seat}:{line}@{_column(now, line)}"
            marks: Marks = {"arrows": [[f"{seat}:{line}", cell]]}
            return [Tip("azul-coach-line-full", {"line": line}, marks)]
        if count:
            values = {"line": line, "missing": line - count}
            return [Tip("azul-coach-line-open", values, {"targets": [f"{seat}:{line}"]})]
    return ()


def _column(now: AzulMoment, line: int) -> int:
    kind = now.mine["lines"][line - 1][0]
    return int(COLUMN_OF[line - 1][LETTERS.index(kind)]) + 1


def centre(now: AzulMoment) -> Sequence[Tip]:
    """The centre, and what being first there means."""
    there = now.position["centre"] and now.position["marker"] == "centre"
    if not (now.is_due("offer", 1) and there):
        return ()
    return [Tip("azul-coach-centre", marks={"targets": ["C"]})]


def closed(now: AzulMoment) -> Sequence[Tip]:
    """Lines that are closed say why."""
    if not now.is_due("offer", 2):
        return ()
    begun = [f"{now.seat}:{n}" for n, (_, count) in enumerate(now.mine["lines"], 1) if count]
    return [Tip("azul-coach-closed", marks={"targets": begun})] if begun else ()


def marker(now: AzulMoment) -> Sequence[Tip]:
    """Somebody has taken the marker."""
    holder = str(now.position["marker"]).partition(":")[2]
    if not (now.is_due("offer") and holder):
        return ()
    own = int(holder) == now.seat
    message = "azul-coach-marker-yours" if own else "azul-coach-marker-theirs"
    return [Tip(message, marks={"targets": [f"{holder}:F"]})]


def floor(now: AzulMoment) -> Sequence[Tip]:
    """Tiles of the learner lie on the floor."""
    if not (now.is_due("offer", 1) and now.mine["floor"].replace("1", "")):
        return ()
    cost = facts.floor_cost(now.mine["floor"])
    return [Tip("azul-coach-floor", {"cost": cost}, {"targets": [f"{now.seat}:F"]})]


def few_left(now: AzulMoment) -> Sequence[Tip]:
    """The end of the round is near: who must take what is left?"""
    position = now.position
    left = len("".join(position["factories"]) + position["centre"])
    return [Tip("azul-coach-few-left")] if now.is_due("offer", 2) and left <= FEW else ()


# --- Scoring ---


def first_scoring(now: AzulMoment) -> Sequence[Tip]:
    """The first round was scored: tiles on the wall, the floor, lines that stay."""
    if not now.is_due("offer", rounds=2):
        return ()
    mine = [step for step in now.steps if step.seat == now.seat]
    laid = {
        place: points
        for step in mine
        for place, points in step.marks.get("points", {}).items()
        if "@" in place
    }
    paid = sum(step.points or 0 for step in mine if f"{now.seat}:F" in step.marks.get("points", {}))
    kept = [f"{now.seat}:{n}" for n, (_, count) in enumerate(now.mine["lines"], 1) if count]
    floor: Marks = {"targets": [f"{now.seat}:F"]}
    return [
        Tip("azul-coach-scored", {"tiles": len(laid)}, {"points": laid}),
        Tip("azul-coach-floor-paid", {"cost": -paid}, floor),
        *([Tip("azul-coach-kept", {"lines": len(kept)}, {"targets": kept})] if kept else []),
        Tip("azul-coach-neighbours", marks={"targets": _beside(now)}),
        Tip("azul-coach-once", marks={"targets": list(laid)}),
    ]


def _beside(now: AzulMoment) -> list[str]:
    """Free cells that touch a tile on the wall."""
    wall = now.mine["wall"]
    free = [(r, c) for r in range(5) for c in range(5) if wall[r][c] == "."]
    near = [
        (r, c)
        for r, c in free
        if any(
            0 <= r + dr < 5 and 0 <= c + dc < 5 and wall[r + dr][c + dc] != "."
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
        )
    ]
    return [f"{now.seat}:{r + 1}@{c + 1}" for r, c in near]


def good_move(now: AzulMoment) -> Sequence[Tip]:
    """A move that brings much at once, if the learner wants one."""
    if not now.is_due("offer", rounds=2):
        return ()
    worth = {move: _points(now, move) for move in now.match.moves()}
    best = max(worth, key=lambda move: worth[move])
    if worth[best] < 2:
        return ()
    (source, *_), target = ends(best, now.seat)
    marks: Marks = {"arrows": [[source, target]], "points": {target: worth[best]}}
    return [Tip("azul-coach-good-move", {"points": worth[best]}, marks)]


def bonuses(now: AzulMoment) -> Sequence[Tip]:
    """What the end will pay; from here on the learner plays alone."""
    if not now.is_due("offer", rounds=3):
        return ()
    row = [f"{now.seat}:1@{column}" for column in range(1, 6)]
    column = [f"{now.seat}:{row}@3" for row in range(1, 6)]
    colour = [f"{now.seat}:{n}@{n}" for n in range(1, 6)]
    return [
        Tip("azul-coach-bonuses", marks={"runs": [row, column, colour]}),
        Tip("azul-coach-end", marks={"runs": [row]}),
        Tip("azul-coach-alone"),
    ]


def four_of_five(now: AzulMoment) -> Sequence[Tip]:
    """Somebody may end the game in this round."""
    walls = [player["wall"] for player in now.position["players"]]
    rows = [
        (seat, n)
        for seat, wall in enumerate(walls)
        for n, row in enumerate(wall, 1)
        if row.count(".") == 1
    ]
    if not (now.is_due("offer", rounds=4) and rows):
        return ()
    cells = [f"{seat}:{row}@{column}" for seat, row in rows for column in range(1, 6)]
    return [Tip("azul-coach-four-of-five", marks={"targets": cells})]


def over(now: AzulMoment) -> Sequence[Tip]:
    """The end: how it went, and where to go from here."""
    if not now.match.over:
        return ()
    bonus = facts.bonus(now.mine)
    won = now.seat in now.match.winners
    return [Tip("azul-coach-over", {"won": won, "points": now.mine["score"], "bonus": bonus})]


LESSONS: Final[Sequence[Lesson[AzulPosition, AzulBoard]]] = (
    welcome, first_scoring, floor, first_move, marker, centre, closed, few_left,
    bonuses, good_move, four_of_five, over,
)  # fmt: skip


def _points(now: AzulMoment, move: str) -> int:
    """What a move would bring, as far as that is known now."""
    after = narrate(GAME.narrator, GAME.notation, ends, now.match.state, move)[0].position
    return GAME.narrator.preview(now.position, after, now.seat).points or 0
