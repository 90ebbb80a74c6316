"""The games that can be drawn, and how a position becomes a sheet."""

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from azulejos.drawing import azul, duel, marks, summer_pavilion
from azulejos.drawing.marks import Marks
from azulejos.drawing.sheet import Sheet
from azulejos.drawing.table import Layout, Options, Piece, Position, numbered
from azulejos.drawing.theme import THEMES
from azulejos.drawing.words import seat_names
from azulejos.notation.errors import BadOption, no_seat, no_such
from azulejos.words import language, speaking


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
SHAPES = ("wide", "tall", "flat")


class Look(NamedTuple):
    """How a table is seen: from which seat, in which theme and shape, with which id prefix."""

    seat: int = 0
    theme: str = "light"
    shape: str = "wide"
    prefix: str = ""


def layout(position: Position, seat: int, shape: str) -> Layout:
    """Where every place and every piece of a position lies, seen from a seat."""
    if shape not in SHAPES:
        raise BadOption(no_such("shape", shape, SHAPES))
    players = len(position["players"])
    if not 0 <= seat < players:
        raise BadOption(no_seat("seat", seat, players))
    game = GAMES[position["game"]]
    table = game.bare(players, seat, shape).cleared()
    game.lay(table, position)
    table.pieces = numbered(table.pieces)
    return table


def sheet_of(
    position: Position, table: Layout, look: Look, names: Sequence[str] | None, shown: Marks,
    *, ids: bool = True,
) -> Sheet:  # fmt: skip
    """The picture of a position in its layers; pieces carry their ids unless told otherwise."""
    if look.theme not in THEMES:
        raise BadOption(no_such("theme", look.theme, THEMES))
    game, called = GAMES[position["game"]], seat_names(names, len(position["players"]))
    sheet = Sheet(table.width, table.height, THEMES[look.theme], look.prefix)
    sheet.ids = look.prefix if ids else None
    options = json.dumps(position["options"], sort_keys=True)
    defs, ground = _ground(position["game"], options, len(called), look, language())
    sheet.defs.append(defs)
    sheet.ground.append(ground)
    game.ink(sheet, table, position, called)
    sheet.tiles += [game.piece(sheet, piece) for piece in table.pieces]
    if shown:
        marks.draw(sheet, table, shown, game.piece)
    return sheet


@lru_cache(maxsize=128)
def _ground(game: str, options: str, players: int, look: Look, spoken: str) -> tuple[str, str]:
    """Definitions and ground of a table: the same for all positions of a game in a language."""
    table = GAMES[game].bare(players, look.seat, look.shape)
    sheet = Sheet(table.width, table.height, THEMES[look.theme], look.prefix)
    with speaking(spoken):
        GAMES[game].ground(sheet, table, json.loads(options) | {"players": players})
    return "".join(sheet.defs), "".join(sheet.ground)
