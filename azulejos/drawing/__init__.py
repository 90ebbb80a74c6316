"""
Pictures of positions: position in, SVG out, with the standard library alone.

>>> from azulejos import drawing
>>> picture = drawing.svg(position, seat=1, theme="dark", shape="tall")  # doctest: +SKIP
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from azulejos.drawing import azul, duel, summer_pavilion
from azulejos.drawing.sheet import Sheet
from azulejos.drawing.table import Layout, Options, Piece, Position, numbered
from azulejos.drawing.theme import THEMES
from azulejos.drawing.words import TITLES, seat_names, status


class Drawer(Protocol):
    """What a game's module can do."""

    def bare(self, players: int, seat: int, shape: str) -> Layout:
        """The table without pieces."""

    def lay(self, table: Layout, position: Position) -> None:
        """Put the pieces on it."""

    def ground(self, sheet: Sheet, table: Layout, options: Options) -> None:
        """Draw what a position does not change."""

    def ink(self, sheet: Sheet, table: Layout, position: Position, names: list[str]) -> None:
        """Write what it does."""

    def piece(self, sheet: Sheet, piece: Piece) -> str:
        """One piece."""


GAMES: dict[str, Drawer] = {"azul": azul, "summer_pavilion": summer_pavilion, "duel": duel}


def layout(position: Position, *, seat: int = 0, shape: str = "wide") -> Layout:
    """Where every place and every piece of a position lies, seen from a seat."""
    game = GAMES[position["game"]]
    table = game.bare(len(position["players"]), seat, shape).cleared()
    game.lay(table, position)
    table.pieces = numbered(table.pieces)
    return table


def svg(
    position: Position, *, seat: int = 0, theme: str = "light", shape: str = "wide",
    names: Sequence[str] | None = None, prefix: str = "",
) -> str:  # fmt: skip
    """A position as an SVG picture."""
    table = layout(position, seat=seat, shape=shape)
    game, called = GAMES[position["game"]], seat_names(names, len(position["players"]))
    options = json.dumps(position["options"], sort_keys=True)
    sheet = Sheet(table.width, table.height, THEMES[theme], prefix)
    look = (len(called), seat, shape, theme, prefix)
    defs, ground = _ground(position["game"], options, look)
    sheet.defs.append(defs)
    sheet.ground.append(ground)
    game.ink(sheet, table, position, called)
    sheet.tiles += [game.piece(sheet, piece) for piece in table.pieces]
    return sheet.svg(f"{TITLES[position['game']]}: {status(position, called)}")


@lru_cache(maxsize=64)
def _ground(game: str, options: str, look: tuple[int, int, str, str, str]) -> tuple[str, str]:
    """Definitions and ground of a table: the same for all positions of a game."""
    players, seat, shape, theme, prefix = look
    table = GAMES[game].bare(players, seat, shape)
    sheet = Sheet(table.width, table.height, THEMES[theme], prefix)
    GAMES[game].ground(sheet, table, json.loads(options) | {"players": players})
    return "".join(sheet.defs), "".join(sheet.ground)
