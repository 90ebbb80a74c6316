"""Pictures of positions: position in, SVG out, with the standard library alone."""

from typing import Protocol

from azulejos.drawing import azul
from azulejos.drawing.shapes import TILE
from azulejos.drawing.sheet import Sheet
from azulejos.drawing.table import Layout, Position
from azulejos.drawing.theme import THEMES
from azulejos.drawing.words import TITLES, seat_names, status


class Drawer(Protocol):
    """What a game's module draws with."""

    def layout(self, position: Position, seat: int = 0, shape: str = "wide") -> Layout: ...

    def draw(self, sheet: Sheet, position: Position, table: Layout, names: list[str]) -> None: ...


GAMES: dict[str, Drawer] = {"azul": azul}


def layout(position: Position, *, seat: int = 0, shape: str = "wide") -> Layout:
    """Where every place and every piece of a position lies, seen from a seat."""
    return GAMES[position["game"]].layout(position, seat, shape)


def svg(
    position: Position, *, seat: int = 0, theme: str = "light", shape: str = "wide",
    names: list[str] | None = None, prefix: str = "",
) -> str:  # fmt: skip
    """A position as an SVG picture."""
    game = GAMES[position["game"]]
    table = game.layout(position, seat, shape)
    called = seat_names(names, len(position["players"]))
    sheet = Sheet(table.width, table.height, THEMES[theme], prefix)
    game.draw(sheet, position, table, called)
    for piece in table.pieces:
        symbol = piece.kind if piece.kind == "marker" else f"t-{piece.kind}"
        more = f' id="{prefix}{piece.id}"'
        sheet.tiles.append(sheet.use(symbol, piece.x, piece.y, piece.size / TILE, piece.turn, more))
    return sheet.svg(f"{TITLES[position['game']]}: {status(position, called)}")
