"""Pebbles on the table: the pile above, a board for each seat below it.

Places: `pile`, and `0:white` and `1:white` for the pebbles that are kept.
"""

from functools import cache

from azulejos.drawing import panels, shapes
from azulejos.drawing.desk import room_of
from azulejos.drawing.layout import FLAT, PHONE, Box, Layout, Piece, Size, seats_from
from azulejos.drawing.marks import Ends
from azulejos.drawing.sentences import last_round
from azulejos.drawing.shapes import TILE
from azulejos.drawing.svg import Canvas, key_of, rect
from azulejos.notation.position import Options
from tests.toy.captions import CAPTIONS
from tests.toy.position import PebblesPosition
from tests.toy.rules import LAST_ROUND, LETTERS, PEBBLES_OF_COLOUR, PILE

WIDTHS = {"tall": PHONE, "flat": FLAT}


@cache
def bare(players: int, seat: int, shape: str) -> Layout:
    """The table without pieces, seen from a seat."""
    room = room_of(shape)
    table = Layout(room.w if room else WIDTHS[shape], 0)
    top = (panels.TALL_BAND if table.handy else panels.WIDE_BAND) + 14
    inner = table.width - 32
    table.put("pile", 16, top, inner, 60)
    table.line("pile", PILE, 0.8)
    for row, place in enumerate(seats_from(seat, players)):
        y = top + 76 + row * 84
        table.boxes[f"board:{place}"] = Box(16, y, inner, 76)
        table.sizes[place] = Size.BOARD
        table.put(f"{place}:white", 24, y + 36, inner - 16, 32)
        table.line(f"{place}:white", PEBBLES_OF_COLOUR, 0.9)
    table.height = top + 84 * (players + 1)
    if room and room.bar:
        table.boxes["bar"] = Box(16, table.height, inner, room.bar)
        table.height = max(table.height + room.bar + 14, panels.WIDE_BAND + room.h)
    return table


def lay(table: Layout, position: PebblesPosition) -> None:
    """Put every pebble in sight on the table."""
    for seat, player in enumerate(position["players"]):
        table.fill(f"{seat}:white", "W" * player["white"])
    table.fill("pile", position["pile"])


def ground(canvas: Canvas, table: Layout, options: Options, players: int) -> None:
    """What a position does not change."""
    canvas.defs.append(shapes.definitions(canvas.theme.name, LETTERS, "", canvas.prefix))
    panels.backdrop(canvas, table)
    for seat in range(players):
        shapes.frame(canvas, *table.boxes[f"board:{seat}"], slim=True)
    for place in table.places.values():
        canvas.ground.append(rect(*place[1:5], canvas.theme.well, r=8, more=key_of(place.key)))


def ink(canvas: Canvas, table: Layout, position: PebblesPosition, names: list[str]) -> None:
    """What is written for this position."""
    panels.band(canvas, CAPTIONS, position, names, notice(position))
    for seat, name in enumerate(names):
        box = table.boxes[f"board:{seat}"]
        line = Box(box.x + 10, box.y + 18, box.w - 20, 17)
        panels.heading(canvas, box, line, position, seat, name)


def piece(canvas: Canvas, piece: Piece) -> str:
    """One pebble."""
    return shapes.piece(canvas, piece, f"t-{piece.kind}", TILE)


def ends(move: str, seat: int) -> Ends:
    """The places that a move touches when a seat plays it."""
    if move.startswith("="):
        return Ends((), "")
    return Ends((f"pile{move[0]}",), f"{seat}:white")


def icon(position: PebblesPosition, move: str) -> list[Piece]:
    """The pebbles of a move, for its button."""
    return [Piece("", move[0], "", 20.0 * i, 0, 18) for i in range(int(move[1]))]


def notice(position: PebblesPosition) -> str:
    """`Last round` in the last round."""
    return last_round(position["round"] == LAST_ROUND and position["phase"] != "over")


def reminder(position: PebblesPosition) -> str:
    """Nothing: the table shows it all."""
    return ""
