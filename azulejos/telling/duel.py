"""Azul Duel, told: plates, takings, chips, tiles on the dome, tablets."""

from collections.abc import Sequence
from typing import Final

from azulejos.drawing import reading
from azulejos.drawing.words import chip, chip_colours, signed
from azulejos.notation import Position
from azulejos.telling.steps import Bonus, Promise, Step, gained, joined, reasons, tallied
from azulejos.words import Message, say

ROWS: Final = 6
BEFORE: Final = "decorate"
STEPS: Final = frozenset({"lay_tile", "break_row", "pay_for_broken"})
FIRST_COST: Final = 2


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
        return say("events-cell-dome", colour=colour, row=row, column=column)
    if move[0] == "@":
        square, turns = move[1:].split("r")
        plate = position["hand"]
        return say("events-lay-plate", plate=plate, square=square, turns=int(turns))
    if move.startswith("pay "):
        return say("events-pay", chips=tuple(chip(each) for each in move[4:].split("+")))
    return _other(position, move)


def briefly(position: Position, move: str) -> str:
    """Plates can be turned."""
    return say("events-turned", turns=int(move[-1])) if move[0] == "@" else ""


def _other(position: Position, move: str) -> str:
    if move == "leave":
        return say("events-leave-row", row=position["row"])
    if move in ("draw", "stop"):
        return say("events-draw-plate") if move == "draw" else say("events-stop-drawing")
    letter, number = move[0], move[1:]
    if letter == "^":
        return say("events-stack-next", colour=number)
    if letter == "P":
        return say("events-take-plate", plate=position["plates"][int(number) - 1])
    if letter == "C":
        colours = chip_colours(position["small"][int(number) - 1]["chip"])
        return say("events-take-chip", factory=number, **colours)
    plate = position["drawn"][int(number) - 1]
    return say("events-keep-plate" if letter == "K" else "events-return-plate", plate=plate)


def _taking(position: Position, source: str, row: str) -> str:
    kind = source[-1]
    if source[0] == "M":
        count = position["large"]["moon"].count(kind)
        count += sum(factory["moon"][-1:] == kind for factory in position["small"])
    elif source[1] == "L":
        count = position["large"]["sun"].count(kind)
    else:
        count = position["small"][int(source[1]) - 1]["sun"].count(kind)
    factory = "M" if source[0] == "M" else source[1]
    return say("events-take-duel", count=count, colour=kind, factory=factory, row=row)


def step(call: str, numbers: Sequence[int], before: Position, after: Position) -> Step | None:
    """A tile laid on the dome, a row that breaks, or broken tiles paid for."""
    seat = numbers[0]
    points = gained(before, after, seat)
    if call == "pay_for_broken":
        return _broken(seat, before, after, points)
    row = numbers[1]
    kind = before["players"][seat]["rows"][row][0]
    if call == "break_row":
        words = say("events-row-breaks", row=row + 1, colour=kind)
        return Step(seat, words, after, None, {"targets": [f"{seat}:F"]})
    return _laid(seat, row, numbers[2], kind, before, after)


def _broken(seat: int, before: Position, after: Position, points: int) -> Step | None:
    cost = reading.broken_cost(before["players"][seat]["broken"])
    first = before["first"] == seat
    if not cost and not first:
        return None
    what = "both" if cost and first else "broken" if cost else "first"
    words = say("events-broken", what=what, cost=cost, first=FIRST_COST)
    return Step(seat, words, after, points, {"points": {f"{seat}:F": points}})


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
    badges = {here: points} | {_cell(seat, at): at[0] + 1 for at in special}
    total = sum(badges.values())
    words = say(
        "events-laid-dome",
        row=row + 1,
        colour=kind,
        points=signed(points),
        special=signed(total - points) if special else "none",
        **reasons(len(across), len(down)),
    )
    return Step(seat, words, after, total, {"runs": runs, "points": badges})


def _cell(seat: int, at: tuple[int, int]) -> str:
    return f"{seat}:{at[0] + 1}@{at[1] + 1}"


def ending(before: Position) -> list[Step]:
    """The end of the game: the tablets."""
    found: list[Bonus] = []
    for seat, player in enumerate(before["players"]):
        for tablet in before["options"]["tablets"]:
            if points := reading.tablet_points(tablet, player):
                message = Message("events-tablet", tablet=tablet, points=signed(points))
                found.append((seat, points, message, []))
    return tallied(before, found)


def promise(before: Position, after: Position, seat: int) -> Promise:
    """What a move would bring: points on the dome, and what breaks."""
    old, new = before["players"][seat], after["players"][seat]
    broken = reading.broken_cost(old["broken"]) - reading.broken_cost(new["broken"])
    first = FIRST_COST if after["first"] == seat != before["first"] else 0
    if before["phase"] == "decorate":
        return joined({"events-promise-dome": new["score"] - old["score"]})
    said = joined({"events-promise-broken": broken, "events-promise-first": -first})
    return said if said.words else Promise(None, _progress(old, new))


def _progress(old: Position, new: Position) -> str:
    for row, (was, now) in enumerate(zip(old["rows"], new["rows"], strict=True), 1):
        if was != now:
            full = now[1] == row
            return say("events-row-full") if full else say("events-so-far", count=now[1], room=row)
    return ""
