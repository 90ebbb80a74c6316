"""Azul Duel in words: plates, takings, chips, tiles on the dome, tablets."""

from collections.abc import Sequence
from typing import Final

from azulejos.drawing.sentences import chip, chip_colours, signed
from azulejos.games.duel import facts
from azulejos.games.duel.position import DuelBoard, DuelPosition
from azulejos.games.duel.rules.box import FIRST_PLAYER_COST, LETTERS, ROWS
from azulejos.games.pieces.tiles import points_for_tile
from azulejos.narration.runs import runs
from azulejos.narration.steps import Bonus, Preview, Step, gained, joined, reasons, tallied
from azulejos.notation.position import mover
from azulejos.words import Message, say

BEFORE: Final = "decorate"
STEPS: Final = frozenset({"lay_tile", "break_row", "pay_for_broken"})


def is_step(move: str) -> bool:
    """Whether a step describes the move: choosing a cell lays the tile."""
    return "@" in move[1:]


def describe(position: DuelPosition, move: str) -> str:
    """A move in words, without who plays it."""
    if ">" in move:
        return _taking(position, *move.split(">"))
    if "@" in move[1:]:
        row, column = move.split("@")
        colour = position["players"][mover(position)]["rows"][int(row) - 1][0]
        return say("duel-events-cell-dome", colour=colour, row=row, column=column)
    if move[0] == "@":
        square, turns = move[1:].split("r")
        return say("duel-events-lay-plate", square=square, turns=int(turns))
    if move.startswith("pay "):
        return say("duel-events-pay", chips=tuple(chip(each) for each in move[4:].split("+")))
    return _other(position, move)


def short_label(position: DuelPosition, move: str) -> str:
    """Plates can be turned."""
    return say("duel-events-turned", turns=int(move[-1])) if move[0] == "@" else ""


def _other(position: DuelPosition, move: str) -> str:
    if move == "leave":
        return say("duel-events-leave-row", row=position["row"])
    if move in ("draw", "stop"):
        return say("duel-events-draw-plate") if move == "draw" else say("duel-events-stop-drawing")
    letter, number = move[0], move[1:]
    if letter == "^":
        return say("duel-events-stack-next", colour=number)
    if letter == "P":
        return say("duel-events-take-plate", plate=f"P{number}")
    if letter == "C":
        colours = chip_colours(position["small"][int(number) - 1]["chip"])
        return say("duel-events-take-chip", factory=number, **colours)
    # A drawn plate has its number printed below it.
    return say(
        "duel-events-keep-plate" if letter == "K" else "duel-events-return-plate", plate=number
    )


def _taking(position: DuelPosition, source: str, row: str) -> str:
    kind = source[-1]
    if source[0] == "M":
        count = position["large"]["moon"].count(kind)
        count += sum(factory["moon"][-1:] == kind for factory in position["small"])
    elif source[1] == "L":
        count = position["large"]["sun"].count(kind)
    else:
        count = position["small"][int(source[1]) - 1]["sun"].count(kind)
    factory = "M" if source[0] == "M" else source[1]
    return say("duel-events-take", count=count, colour=kind, factory=factory, row=row)


def step(
    call: str, numbers: Sequence[int], before: DuelPosition, after: DuelPosition
) -> Step | None:
    """A tile laid on the dome, a row that breaks, or broken tiles paid for."""
    seat = numbers[0]
    points = gained(before, after, seat)
    if call == "pay_for_broken":
        return _broken(seat, before, after, points)
    row = numbers[1]
    kind = before["players"][seat]["rows"][row][0]
    if call == "break_row":
        words = say("duel-events-row-breaks", row=row + 1, colour=kind)
        return Step(seat, words, after, None, {"targets": [f"{seat}:F"]})
    return _laid(seat, row, numbers[2], kind, before, after, points)


def _broken(seat: int, before: DuelPosition, after: DuelPosition, points: int) -> Step | None:
    cost = facts.broken_cost(before["players"][seat]["broken"])
    first = before["first"] == seat
    if not cost and not first:
        return None
    what = "both" if cost and first else "broken" if cost else "first"
    words = say("duel-events-broken", what=what, cost=cost, first=FIRST_PLAYER_COST)
    return Step(seat, words, after, points, {"points": {f"{seat}:F": points}})


def _laid(
    seat: int, row: int, column: int, kind: str,
    before: DuelPosition, after: DuelPosition, total: int,
) -> Step:  # fmt: skip
    """A tile on the dome, and the special tile that completed its plate, if there is one."""
    dome, was = after["players"][seat]["dome"], before["players"][seat]["dome"]
    cells = [(r, c) for r in range(ROWS) for c in range(ROWS)]
    special = [(r, c) for r, c in cells if dome[r][c] == "s" != was[r][c]]
    without = [list(line) for line in dome]
    for r, c in special:
        without[r][c] = "."
    across, down = runs(without, row, column)
    scored = [[_cell(seat, at) for at in run] for run in (across, down) if len(run) > 1]
    tiles = [[(LETTERS + "s").find(letter) for letter in line] for line in without]
    points = points_for_tile(tiles, ROWS, row, column)
    here = _cell(seat, (row, column))
    badges = {here: points} | {_cell(seat, at): total - points for at in special}
    words = say(
        "duel-events-laid-dome",
        row=row + 1,
        colour=kind,
        points=signed(points),
        special=signed(total - points) if special else "none",
        **reasons(len(across), len(down)),
    )
    return Step(seat, words, after, total, {"runs": scored, "points": badges})


def _cell(seat: int, at: tuple[int, int]) -> str:
    return f"{seat}:{at[0] + 1}@{at[1] + 1}"


def ending(before: DuelPosition) -> list[Step]:
    """The end of the game: the tablets."""
    found: list[Bonus] = []
    for seat, player in enumerate(before["players"]):
        for tablet in before["options"]["tablets"]:
            if points := facts.tablet_points(tablet, player):
                message = Message("duel-events-tablet", tablet=tablet, points=signed(points))
                found.append((seat, points, message, []))
    return tallied(before, found)


def preview(before: DuelPosition, after: DuelPosition, seat: int) -> Preview:
    """What a move would bring: points on the dome, and what breaks."""
    old, new = before["players"][seat], after["players"][seat]
    broken = facts.broken_cost(old["broken"]) - facts.broken_cost(new["broken"])
    first = FIRST_PLAYER_COST if after["first"] == seat != before["first"] else 0
    if before["phase"] == "decorate":
        return joined({"duel-events-promise-dome": new["score"] - old["score"]})
    gains = joined({"duel-events-promise-broken": broken, "duel-events-promise-first": -first})
    return gains if gains.words else Preview(None, _progress(old, new))


def _progress(old: DuelBoard, new: DuelBoard) -> str:
    for row, (was, now) in enumerate(zip(old["rows"], new["rows"], strict=True), 1):
        if was != now:
            full = now[1] == row
            return (
                say("duel-events-row-full")
                if full
                else say("events-so-far", count=now[1], room=row)
            )
    return ""


# --- places in words ---


def label(position: DuelPosition, key: str) -> str:
    """A place in words, without whose it is."""
    word = key.rpartition(":")[2]
    if word[0] == "@":
        return say("duel-places-square", square=word[1:])
    if "@" in word:
        row, column = word.split("@")
        return say("duel-places-dome-cell", row=row, column=column)
    if word.isdigit():
        return say("duel-places-row", row=word)
    if word[0] == "P":
        return say("duel-places-plate", plate=word)
    if word[0] == "C":
        colours = chip_colours(position["small"][int(word[1:]) - 1]["chip"])
        return say("duel-places-chip", factory=word[1:], **colours)
    if word[0] in "SM" and len(word) == 2:
        return say("duel-places-sun" if word[0] == "S" else "duel-places-moon", factory=word[1])
    return say(_LABELS[word]) if word in _LABELS else word


_LABELS = {
    "F": "duel-places-broken",
    "deck": "duel-places-deck",
    "drawn": "duel-places-drawn",
    "tray": "duel-places-tray",
}
