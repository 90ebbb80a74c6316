"""Summer Pavilion on the table: displays, supply and wild colour, boards of seven stars.

Places: `1`–`9`, `C`, `supply`; for each seat its rhombi `0:Ca`–`0:Wf`, features `0:pillar_NW` …,
`0:hand`, the corners `0:keep1`–`0:keep4`, and `0:token` for the starting-player token.
"""

from functools import cache

from azulejos.drawing import market, panels, shapes
from azulejos.drawing import pavilion_view as view
from azulejos.drawing.pavilion_board import COLOURS, FEATURES, RHOMBI
from azulejos.drawing.pavilion_view import ROOT3
from azulejos.drawing.shapes import EDGE, TILE
from azulejos.drawing.sheet import Sheet
from azulejos.drawing.table import (
    PHONE,
    Box,
    Layout,
    Options,
    Piece,
    Place,
    Position,
    Size,
    Spot,
    groups_of,
    seats_from,
)

TOKEN = "marker"


# --- where everything lies ---


@cache
def bare(players: int, seat: int, shape: str) -> Layout:
    """The table without pieces, seen from a seat."""
    return _tall(players, seat) if shape == "tall" else _wide(players, seat)


def lay(table: Layout, position: Position) -> None:
    """Put every tile of the position on the table."""
    _lay_boards(table, position)
    _lay_supply(table, position["supply"])
    for i, tiles in enumerate(position["factories"], 1):
        _lay_display(table, table.places[str(i)], tiles)
    _lay_centre(table, position)


def _wide(players: int, seat: int) -> Layout:
    """Market and supply at the left, own board in the middle, the others at the right."""
    table = Layout(1440, 0, "rhombus")
    own, *others = seats_from(seat, players)
    top = panels.WIDE_BAND + 14
    bottom = top + _board(table, own, Box(460, top, 592, 0), 57, Size.DESK)
    right = Box(1066, top, 358, (bottom - top + 12) / len(others) - 12)
    unit = {1: 35.5, 2: 28.0, 3: 20.8}[len(others)]
    for i, other in enumerate(others):
        y = top + i * (right.h + 12)
        if len(others) == 1:
            high = _board(table, other, Box(right.x, y, right.w, 0), unit, Size.BOARD)
            table.boxes["stock"] = Box(right.x, y + high + 12, right.w, bottom - y - high - 12)
        else:
            _side_board(table, other, Box(right.x, y, right.w, right.h), unit)
    supply = bottom - 120 - (0 if players == 2 else 62)
    table.boxes["wild"] = Box(16, supply, 430, 120)
    table.put("supply", 190, supply + 8, 240, 104)
    for i in range(2 if players > 2 else 0):
        table.boxes[f"line{i}"] = Box(24, supply + 130 + 26 * i, 420, 20)
    displays = 5 + 2 * (players - 2)
    market.ring(table, Box(16, top, 430, supply - top - 14), displays, 160 - 6 * displays)
    table.height = bottom + 14
    return table


def _tall(players: int, seat: int) -> Layout:
    """For phones: the others as thumbnails, supply, displays, centre, then the own board."""
    table = Layout(PHONE, 0, "rhombus")
    own, *others = seats_from(seat, players)
    y = panels.TALL_BAND + 8
    w = 122 if len(others) == 1 else (374 - 5 * (len(others) - 1)) / len(others)
    for i, other in enumerate(others):
        high = _board(table, other, Box(8 + i * (w + 5), y, w, 0), 10.6, Size.THUMB)
    if players == 2:
        left, wide, step = 135, 247, high - 52
        table.boxes["wild"] = Box(left, y, wide, high - 58)
        table.put("supply", left + 96, y + 6, 144, high - 70)
    else:
        left, wide, step = 8, 374, 54
        y += high + 6
        table.boxes["wild"] = Box(8, y, 374, 50)
        table.put("supply", 116, y + 4, 258, 42)
        high = 106
    for i in range(2):
        table.boxes[f"line{i}"] = Box(left + 4, y + step + 26 * i, wide - 4, 20)
    y += high + 4
    displays = 5 + 2 * (players - 2)
    pitch = 378 / displays
    for i in range(displays):
        table.put(str(i + 1), 8 + i * pitch, y, pitch - 4, 66)
    table.put("C", 8, y + 84, 374, 52)
    y += 84 + 52 + 6
    table.height = y + _board(table, own, Box(8, y, 374, 0), 36.4, Size.BOARD) + 6
    return table


def _board(table: Layout, seat: int, box: Box, unit: float, size: Size) -> float:
    """A board with its heading above, its hand and sets below; answers its height."""
    table.sizes[seat] = size
    head, pad = size.of(18, 28, 38), size.of(4, 10, 10)
    middle = box.y + pad + head + 4.42 * unit
    _stars(table, seat, box.x + box.w / 2, middle, unit)
    y = middle + 4.42 * unit + size.of(2, 6, 6)
    hand, inset = size.of(18, 42, 82), pad + size.of(2, 8, 8)
    table.put(f"{seat}:hand", box.x + inset, y, box.w - 2 * inset, hand)
    y += hand
    if size > Size.THUMB:
        sets = size.of(0, 22, 58)
        table.boxes[f"sets:{seat}"] = Box(box.x + inset, y + 4, box.w - 2 * inset, sets)
        y += 4 + sets
    _corners(table, seat, Box(box.x, box.y + head, box.w, 8.84 * unit + 2 * pad), unit)
    high = y + pad - box.y
    _heading(table, seat, Box(box.x, box.y, box.w, high), head)
    return high


def _side_board(table: Layout, seat: int, box: Box, unit: float) -> None:
    """A board with its hand at the right: several opponents on a desk."""
    table.sizes[seat] = Size.BOARD
    wide = 9.75 * unit
    middle = box.y + 34 + (box.h - 44) / 2
    _stars(table, seat, box.x + 8 + wide / 2, middle, unit)
    _corners(table, seat, Box(box.x + 2, middle - 4.5 * unit, wide + 12, 9 * unit), unit)
    table.put(f"{seat}:hand", box.x + wide + 20, box.y + 40, box.w - wide - 34, box.h - 54)
    _heading(table, seat, box, 30)


def _heading(table: Layout, seat: int, box: Box, head: float) -> None:
    table.boxes[f"board:{seat}"] = box
    size = min(head - 3, 30)
    table.put(f"{seat}:token", box.x + box.w - 2.9 * head - size, box.y + 8, size, size)


def _stars(table: Layout, seat: int, x: float, y: float, unit: float) -> None:
    table.cells[seat] = unit
    long = ROOT3 * unit
    for r in RHOMBI:
        left, top = x + r.x * unit - unit / 2, y + r.y * unit - long / 2
        table.put(f"{seat}:{r.key}", left, top, unit, long, r.turn)
        table.spots[f"{seat}:{r.key}"] = [Spot(left + unit / 2, top + long / 2, 0.94 * unit)]
    size = 0.78 * unit
    for f in FEATURES:
        # A window's own space lies half outside the ring of stars.
        reach = 0.985 if f.kind == "window" else 1
        left, top = x + reach * f.x * unit, y + reach * f.y * unit
        table.put(f"{seat}:{f.key}", left - size / 2, top - size / 2, size, size)


def _corners(table: Layout, seat: int, box: Box, unit: float) -> None:
    """Four spaces for tiles kept, in the corners of the board."""
    size = table.sizes[seat]
    edge, inset = unit * size.of(0.8, 0.62, 0.62), size.of(6, 16, 16)
    for i in range(4):
        x = box.x + inset if i % 2 == 0 else box.x + box.w - inset - edge
        y = box.y + inset if i < 2 else box.y + box.h - inset - edge * ROOT3
        table.put(f"{seat}:keep{i + 1}", x, y, edge, edge * ROOT3)


def _lay_boards(table: Layout, position: Position) -> None:
    """Stars first, then corners, then hands: what moves least gets the lowest numbers."""
    for seat, player in enumerate(position["players"]):
        for r in RHOMBI:
            kind = player["stars"][r.star][r.index]
            if kind != ".":
                place = table.places[f"{seat}:{r.key}"]
                table.lay(kind, place.key, *place.middle, 0.94 * place.w, r.turn)
    for seat, player in enumerate(position["players"]):
        for i, kind in enumerate(player["corners"], 1):
            place = table.places[f"{seat}:keep{i}"]
            table.lay(kind, place.key, *place.middle, 0.94 * place.w)
    for seat, player in enumerate(position["players"]):
        pitch, tiles, _ = view.hand_rows(table, seat, player["tiles"])
        for kind, x, y in tiles:
            table.lay(kind, f"{seat}:hand", x, y, 0.93 * pitch)


def _lay_supply(table: Layout, tiles: str) -> None:
    for kind, (x, y, edge) in zip(tiles, view.supply_spaces(table.places["supply"]), strict=False):
        table.lay(kind, "supply", x, y, 0.94 * edge)


def _lay_display(table: Layout, place: Place, tiles: str) -> None:
    """Four rhombi make one large rhombus."""
    inner = place.h - (22 if market.is_round(place) else 4)
    edge = min(inner / (2 * ROOT3), (place.w - 2) / 2)
    x, y = place.middle
    spots = ((0, -1), (-1, 0), (1, 0), (0, 1))
    for kind, (dx, dy) in zip(tiles, spots, strict=False):
        at = (x + dx * edge / 2, y + dy * edge * ROOT3 / 2)
        table.lay(kind, place.key, *at, 0.93 * edge)


def _lay_centre(table: Layout, position: Position) -> None:
    place, token = table.places["C"], position["token"]
    groups = groups_of(position["centre"], COLOURS)
    if token == "centre":
        groups = [(TOKEN, 1), *groups]
    else:
        spot = table.places[f"{token}:token"]
        table.lay(TOKEN, spot.key, *spot.middle, spot.h)
    pitch, tiles, _ = market.centre(place, groups, 28, ROOT3)
    for kind, x, y in tiles:
        table.lay(kind, "C", x, y, 0.93 * pitch)


# --- how it looks ---


def ground(sheet: Sheet, table: Layout, options: Options) -> None:
    """All that a position does not change: boards, wells and prices."""
    view.draw(sheet, table, options)


def ink(sheet: Sheet, table: Layout, position: Position, names: list[str]) -> None:
    """What is written for this position: sentence, scores, counts, features, sets."""
    view.write(sheet, table, position, names)


def piece(sheet: Sheet, piece: Piece) -> str:
    """One tile, or the token."""
    if piece.kind == TOKEN:
        return shapes.piece(sheet, piece, TOKEN, TILE)
    return shapes.piece(sheet, piece, f"r-{piece.kind}", EDGE)
