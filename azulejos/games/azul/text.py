"""Azul as text."""

from collections.abc import Mapping, Sequence
from typing import Any

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
from azulejos.words import say

LETTERS = "BYRKW"
COLOUR_WALL = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
MARKER = tile("1")
FLOOR_COSTS = (1, 1, 2, 2, 2, 3, 3)


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
        say("azul-title"),
        say("azul-terminal-wall", wall=position["options"]["wall"]),
        say("terminal-round", round=position["round"]),
        say("azul-phase", phase=position["phase"]),
        say("terminal-start", name=names[position["start"]]),
    ]


def _sentence(position: Mapping[str, Any], names: Sequence[str]) -> str:
    players = position["players"]
    if position["phase"] == "over":
        return result(position["winners"], [player["score"] for player in players], names)
    if position["phase"] == "deal":
        return filling(position["factories"])
    name = names[position["turn"]]
    if position["phase"] == "offer":
        return say("azul-terminal-do-offer", name=name)
    row = position["row"]
    colour = players[position["turn"]]["lines"][row - 1][0]
    return say("azul-terminal-do-tiling", name=name, colour=colour, row=row)


def _market(position: Mapping[str, Any]) -> Block:
    marker = say("azul-terminal-marker", marker=MARKER) if position["marker"] == "centre" else ""
    piles = {say("terminal-bag"): position["bag"], say("azul-terminal-lid"): position["lid"]}
    stock = {title: counts(pile, LETTERS) for title, pile in piles.items()}
    return [
        *displays(position["factories"]),
        *beside(
            centre(position["centre"], marker), table([*LETTERS, say("terminal-all")], stock), gap=2
        ),
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
    return box([*rows, floor], 37, title, score(player))


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
