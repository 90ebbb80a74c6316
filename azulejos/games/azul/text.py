"""Azul as text."""

from collections.abc import Sequence

from azulejos.drawing.text_layout import (
    FREE,
    POINTER,
    Block,
    beside,
    box,
    centre,
    clockwise,
    counts,
    displays,
    filling,
    heading,
    in_rows,
    player_title,
    result,
    score,
    table,
    tile,
)
from azulejos.games.azul import facts
from azulejos.games.azul.notation import MARKER_LETTER
from azulejos.games.azul.position import AzulBoard, AzulPosition
from azulejos.games.azul.rules import COLOUR_WALL, FLOOR_COSTS, LETTERS, SIZE
from azulejos.notation.position import mover
from azulejos.words import say

MARKER = tile(MARKER_LETTER)


def lines(position: AzulPosition, seat: int, names: Sequence[str]) -> Block:
    """The whole table, the board of `seat` first."""
    boards = [_player(position, place, names[place]) for place in clockwise(seat, len(names))]
    return [
        *heading(_facts(position, names), _sentence(position, names)),
        *_market(position),
        *in_rows(boards, 2),
    ]


def _facts(position: AzulPosition, names: Sequence[str]) -> list[str]:
    return [
        say("azul-title"),
        say("azul-terminal-wall", wall=position["options"]["wall"]),
        say("terminal-round", round=position["round"]),
        say("azul-phase", phase=position["phase"]),
        say("terminal-start", name=names[position["start"]]),
    ]


def _sentence(position: AzulPosition, names: Sequence[str]) -> str:
    players = position["players"]
    if position["phase"] == "over":
        return result(position["winners"], [player["score"] for player in players], names)
    if position["phase"] == "deal":
        return filling(position["factories"])
    name = names[mover(position)]
    if position["phase"] == "offer":
        return say("azul-terminal-do-offer", name=name)
    row = position["row"]
    colour = players[mover(position)]["lines"][row - 1][0]
    return say("azul-terminal-do-tiling", name=name, colour=colour, row=row)


def _market(position: AzulPosition) -> Block:
    marker = say("azul-terminal-marker", marker=MARKER) if position["marker"] == "centre" else ""
    piles = {say("terminal-bag"): position["bag"], say("azul-terminal-lid"): position["lid"]}
    stock = {title: counts(pile, LETTERS) for title, pile in piles.items()}
    return [
        *displays(position["factories"]),
        *beside(
            centre(position["centre"], marker), table([*LETTERS, say("terminal-all")], stock), gap=2
        ),
    ]


def _player(position: AzulPosition, seat: int, name: str) -> Block:
    player = position["players"][seat]
    grey = position["options"]["wall"] == "grey"
    rows = [_row(player, row, grey) for row in range(SIZE)]
    if grey:
        rows.append(" " * 19 + "  ".join("12345"))
    marker = MARKER if position["marker"] == f"beside:{seat}" else ""
    floor = f"{_floor(player['floor'])}  {marker}"
    title = player_title(position, seat, name)
    return box([*rows, floor], 37, title, score(player))


def _row(player: AzulBoard, row: int, grey: bool) -> str:
    colour, count = player["lines"][row]
    line = " ".join(FREE * (row + 1 - count) + colour * count)
    wall = "".join(
        tile(cell) if cell != "." else f" {FREE if grey else printed.lower()} "
        for cell, printed in zip(player["wall"][row], COLOUR_WALL[row], strict=True)
    )
    return f"  {row + 1} {line:>9}  {POINTER if count == row + 1 else ' '}  {wall}"


def _floor(floor: str) -> str:
    spaces = [tile(letter) for letter in floor]
    spaces += [f" -{cost}" for cost in FLOOR_COSTS[len(floor) :]]
    return f"  F {''.join(spaces)} = {-facts.floor_cost(floor):>3}"
