"""The picture at the top of the start page: a wall that is being laid."""

from functools import cache
from typing import Final

from markupsafe import Markup

from azulejos.drawing.shapes import MOTIF_OF_TILE, MOTIFS, TILE, square_tile
from azulejos.drawing.svg import fine, n, path, rect
from azulejos.drawing.theme import LIGHT

ORDER: Final = "RYBWK"
SIZE: Final = 84.0
STEP: Final = 89.0
COLUMNS: Final = 16
ROWS: Final = 4
TOP: Final = 10.0
"""The middle of the first row, which is cut."""
HOLES: Final = {(0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (2, 4), (3, 1)}
"""Row and column of the spaces that stay empty."""
FLIGHTS: Final = {(0, 2): 1, (2, 3): 2, (3, 4): 3, (1, 3): 4}
"""The tiles that fly to their spaces when the page opens, with their turns."""
WELL, EDGE, GHOST = "#173F85", "#3B68B2", "#6F97D6"
"""The empty spaces: ground, rim, motif."""
CARRIED: Final = (("Y", -46.0, 102.0, -14.0), ("R", 136.0, 130.0, 9.0))
"""Tiles that are still on their way: kind, place, turn."""


@cache
def hero() -> Markup:
    """The picture as SVG. The page's style sheet moves what has the class `flight`."""
    spaces = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    wall = "".join(_hole(*space) for space in spaces if space in HOLES | set(FLIGHTS))
    laid = "".join(_laid(*space) for space in spaces if space not in HOLES | set(FLIGHTS))
    flying = "".join(_flight(*space) for space in FLIGHTS)
    carried = "".join(_tile(*tile) for tile in CARRIED)
    width, height = n(COLUMNS * STEP), n(TOP + (ROWS - 1) * STEP)
    return Markup(
        f'<svg class="wall" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'aria-hidden="true"><defs>{_definitions()}</defs>{wall}{laid}{flying}'
        f'<g class="carried">{carried}</g></svg>'
    )


def _definitions() -> str:
    sheen = (
        '<linearGradient id="sheen" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".3"/>'
        '<stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient>'
    )
    shade = rect(-19, -18, 40, 40, "#04102A", r=5, more=' opacity=".45"')
    gloss = rect(-20, -20, 40, 40, "url(#sheen)", r=5)
    tiles = [
        f'<g id="t-{kind}">{shade}{square_tile(LIGHT.tiles[kind], MOTIF_OF_TILE[kind])}{gloss}</g>'
        f'<g id="m-{kind}">{path(MOTIFS[MOTIF_OF_TILE[kind]], GHOST)}</g>'
        for kind in ORDER
    ]
    return sheen + "".join(tiles)


def _kind(row: int, column: int) -> str:
    return ORDER[(column - row) % len(ORDER)]


def _place(row: int, column: int) -> tuple[float, float]:
    return SIZE / 2 + column * STEP, TOP + row * STEP


def _tile(kind: str, x: float, y: float, turn: float = 0) -> str:
    rotated = f" rotate({n(turn)})" if turn else ""
    scale = fine(SIZE / TILE)
    return f'<use href="#t-{kind}" transform="translate({n(x)} {n(y)}){rotated} scale({scale})"/>'


def _laid(row: int, column: int) -> str:
    return _tile(_kind(row, column), *_place(row, column))


def _flight(row: int, column: int) -> str:
    return f'<g class="flight turn{FLIGHTS[row, column]}">{_laid(row, column)}</g>'


def _hole(row: int, column: int) -> str:
    x, y = _place(row, column)
    well = rect(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE, WELL, EDGE, r=9, width=1.4)
    motif = f'<use href="#m-{_kind(row, column)}" transform="translate({n(x)} {n(y)}) scale(.95)"/>'
    return well + motif
