"""Azul as text."""

from collections.abc import Mapping, Sequence
from typing import Any

from azulejos.drawing.text.layout import (
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
    table,
    tile,
)

COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}
LETTERS = "".join(COLOURS)
COLOUR_WALL = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
MARKER = tile("1")
FLOOR_COSTS = (1, 1, 2, 2, 2, 3, 3)
PHASES = {"deal": "dealing", "offer": "factory offer", "tiling": "wall-tiling", "over": "end"}


def lines(position: Mapping[str, Any], seat: int, names: Sequence[str]) -> Block:
    """The whole table, the board of `seat` first."""
    boards = [_player(position, place, names[place]) for place in clockwise(seat, len(names))]
    return [
        *heading(_facts(position, names), _sentence(position, names)),
        *_market(position),
        *in_rows(boards, 2),
    ]


def _facts(position: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    return [
        "Azul",
        f"{position['options']['wall']} wall",
        f"round {position['round']}",
        PHASES[position["phase"]],
        f"start player {names[position['start']]}",
    ]


def _sentence(position: Mapping[str, Any], names: Sequence[str]) -> str:
    players = position["players"]
    if position["phase"] == "over":
        return result(position["winners"], [player["score"] for player in players], names)
    if position["phase"] == "deal":
        return filling(position["factories"])
    name = names[position["turn"]]
    if position["phase"] == "offer":
        return f"{name} takes a colour from a display or C, for a line or the floor F: 3B4, CKF."
    row = position["row"]
    colour = COLOURS[players[position["turn"]]["lines"][row - 1][0]]
    return f"{name} chooses the column for the {colour} tile of line {row}: {row}@column."


def _market(position: Mapping[str, Any]) -> Block:
    marker = f"marker {MARKER}" if position["marker"] == "centre" else ""
    stock = {place: counts(position[place], LETTERS) for place in ("bag", "lid")}
    return [
        *displays(position["factories"]),
        *beside(centre(position["centre"], marker), table([*LETTERS, "all"], stock), gap=2),
    ]


def _player(position: Mapping[str, Any], seat: int, name: str) -> Block:
    player = position["players"][seat]
    grey = position["options"]["wall"] == "grey"
    rows = [_row(player, row, grey) for row in range(5)]
    if grey:
        rows.append(" " * 19 + "  ".join("12345"))
    marker = MARKER if position["marker"] == f"beside:{seat}" else ""
    floor = f"{_floor(player['floor'])}  {marker}"
    title = player_title(position, seat, name)
    return box([*rows, floor], 37, title, f"score {player['score']}")


def _row(player: Mapping[str, Any], row: int, grey: bool) -> str:
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
    cost = sum(FLOOR_COSTS[: len(floor)])
    return f"  F {''.join(spaces)} = {-cost:>3}"
