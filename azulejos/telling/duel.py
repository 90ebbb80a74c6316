"""Azul Duel, told: plates, takings, chips, tiles on the dome, tablets."""

from collections.abc import Sequence
from typing import Final

from azulejos.drawing import reading
from azulejos.drawing.duel_parts import TABLETS
from azulejos.drawing.words import COLOURS, listed, signed
from azulejos.notation import Position
from azulejos.telling.steps import Bonus, Promise, Step, gained, joined, many, reasons, tallied

ROWS: Final = 6
BEFORE: Final = "decorate"
STEPS: Final = frozenset({"lay_tile", "break_row", "pay_for_broken"})
FIRST_COST: Final = 2
TURNED: Final = ("", ", turned once", ", turned twice", ", turned three times")


def is_step(move: str) -> bool:
    """Whether a move is told by the step that it is: choosing a cell lays the tile."""
    return "@" in move[1:]


def phrase(position: Position, move: str) -> str:
    """A move in words, without who plays it."""
    if ">" in move:
        return _taking(position, *move.split(">"))
    if "@" in move[1:]:
        row, column = move.split("@")
        colour = position["players"][position["turn"]]["rows"][int(row) - 1][0]
        return f"{COLOURS[colour]} to row {row}, column {column} of the dome"
    if move[0] == "@":
        square, turns = move[1:].split("r")
        return f"plate {position['hand']} on square {square}{TURNED[int(turns)]}"
    if move.startswith("pay "):
        return f"pay with {listed([chip(each) for each in move[4:].split('+')])}"
    return _other(position, move)


def _other(position: Position, move: str) -> str:
    if move == "leave":
        return f"leave row {position['row']} as it is"
    if move in ("draw", "stop"):
        return {"draw": "draw a plate", "stop": "stop drawing"}[move]
    letter, number = move[0], move[1:]
    if letter == "^":
        return f"{COLOURS[number]} next on the stack"
    if letter == "P":
        return f"plate {position['plates'][int(number) - 1]}"
    if letter == "C":
        return f"{chip(position['small'][int(number) - 1]['chip'])} from factory {number}"
    name = position["drawn"][int(number) - 1]
    return f"keep plate {name}" if letter == "K" else f"put plate {name} under the deck"


def _taking(position: Position, source: str, row: str) -> str:
    kind = source[-1]
    where = "broken tiles" if row == "F" else f"row {row}"
    if source[0] == "M":
        count = position["large"]["moon"].count(kind)
        count += sum(factory["moon"][-1:] == kind for factory in position["small"])
        return f"{many(count, kind)} from the moons to {where}"
    if source[1] == "L":
        count, sun = position["large"]["sun"].count(kind), "the large factory"
    else:
        count = position["small"][int(source[1]) - 1]["sun"].count(kind)
        sun = f"factory {source[1]}"
    return f"{many(count, kind)} from {sun} to {where}"


def chip(letters: str) -> str:
    """A chip by its colours."""
    return f"a {' and '.join(COLOURS[kind] for kind in letters)} chip"


def step(call: str, numbers: Sequence[int], before: Position, after: Position) -> Step | None:
    """A tile laid on the dome, a row that breaks, or broken tiles paid for."""
    seat = numbers[0]
    points = gained(before, after, seat)
    if call == "pay_for_broken":
        return _broken(seat, before, after, points)
    row = numbers[1]
    kind = COLOURS[before["players"][seat]["rows"][row][0]]
    if call == "break_row":
        words = f"row {row + 1}: {kind} fits nowhere on the dome any more, the tiles break"
        return Step(seat, words, after, None, {"targets": [f"{seat}:F"]})
    return _laid(seat, row, numbers[2], kind, before, after)


def _broken(seat: int, before: Position, after: Position, points: int) -> Step | None:
    cost = reading.broken_cost(before["players"][seat]["broken"])
    parts = [f"broken tiles cost {cost}"] if cost else []
    if before["first"] == seat:
        parts.append(f"the first-player tile costs {FIRST_COST}")
    if not parts:
        return None
    return Step(seat, listed(parts), after, points, {"points": {f"{seat}:F": points}})


def _laid(seat: int, row: int, column: int, kind: str, before: Position, after: Position) -> Step:
    dome, was = after["players"][seat]["dome"], before["players"][seat]["dome"]
    special = [(r, c) for r in range(6) for c in range(6) if dome[r][c] == "s" != was[r][c]]
    without = [list(line) for line in dome]
    for r, c in special:
        without[r][c] = "."
    across, down = reading.runs(without, row, column)
    runs = [[_cell(seat, at) for at in run] for run in (across, down) if len(run) > 1]
    points = reading.run_points(without, row, column)
    here = _cell(seat, (row, column))
    why = reasons(len(across), len(down))
    words = f"row {row + 1}: {kind} on the dome, {signed(points)}: {why}"
    badges = {here: points}
    for at in special:
        badges[_cell(seat, at)] = at[0] + 1
        words += f"; the plate is complete, its special tile brings {signed(at[0] + 1)}"
    total = sum(badges.values())
    return Step(seat, words, after, total, {"runs": runs, "points": badges})


def _cell(seat: int, at: tuple[int, int]) -> str:
    return f"{seat}:{at[0] + 1}@{at[1] + 1}"


def ending(before: Position) -> list[Step]:
    """The end of the game: the tablets."""
    found: list[Bonus] = []
    for seat, player in enumerate(before["players"]):
        for tablet in before["options"]["tablets"]:
            if points := reading.tablet_points(tablet, player):
                found.append((seat, points, f"tablet {tablet}: {TABLETS[tablet]}", []))
    return tallied(before, found)


def promise(before: Position, after: Position, seat: int) -> Promise:
    """What a move would bring: points on the dome, and what breaks."""
    old, new = before["players"][seat], after["players"][seat]
    broken = reading.broken_cost(old["broken"]) - reading.broken_cost(new["broken"])
    first = FIRST_COST if after["first"] == seat != before["first"] else 0
    if before["phase"] == "decorate":
        return joined([(new["score"] - old["score"], "dome")])
    said = joined([(broken, "broken tiles"), (-first, "first-player tile")])
    return said if said.words else Promise(None, _progress(old, new))


def _progress(old: Position, new: Position) -> str:
    for row, (was, now) in enumerate(zip(old["rows"], new["rows"], strict=True), 1):
        if was != now:
            return "row full" if now[1] == row else f"{now[1]} of {row}"
    return ""
