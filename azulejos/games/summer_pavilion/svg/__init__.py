"""Summer Pavilion on the table: displays, supply and wild colour, boards of seven stars.

Places: `1`–`9`, `C`, `supply`; for each seat its rhombi `0:Ca`–`0:Wf`, features `0:pillar_NW` …,
`0:hand`, the corners `0:keep1`–`0:keep4`, and `0:token` for the starting-player token.
"""

from functools import lru_cache

from azulejos.drawing import market, panels, shapes
from azulejos.drawing.desk import FOOT, GAP, MARGIN, Room, largest, room_of
from azulejos.drawing.layout import (
    FINGER,
    FLAT,
    PHONE,
    Box,
    Layout,
    Piece,
    Place,
    Size,
    Spot,
    groups_of,
    seats_from,
)
from azulejos.drawing.marks import Ends
from azulejos.drawing.shapes import EDGE, TILE
from azulejos.drawing.svg import Canvas
from azulejos.games.summer_pavilion.board import COLOURS, FEATURES, PRICES, REACH, RHOMBI
from azulejos.games.summer_pavilion.captions import CAPTIONS
from azulejos.games.summer_pavilion.facts import notice
from azulejos.games.summer_pavilion.position import PavilionPosition
from azulejos.games.summer_pavilion.svg import view
from azulejos.games.summer_pavilion.svg.view import ROOT3
from azulejos.notation.position import Options
from azulejos.words import say

__all__ = [
    "CAPTIONS",
    "bare",
    "ends",
    "ground",
    "icon",
    "ink",
    "lay",
    "notice",
    "piece",
    "reminder",
]

TOKEN = "marker"
LEAST_OTHER = {1: 0.42, 2: 0.36, 3: 0.32}
"""How small the others' rhombi may be by the own ones, by the number of others."""
SUPPLY = 112.0
"""The height of the panel with the supply."""


# --- where everything lies ---


@lru_cache(maxsize=128)
def bare(players: int, seat: int, shape: str) -> Layout:
    """The table without pieces, seen from a seat."""
    room = room_of(shape)
    return _desk(players, seat, room) if room else _handy(players, seat, shape)


def lay(table: Layout, position: PavilionPosition) -> None:
    """Put every tile of the position on the table."""
    _lay_boards(table, position)
    _lay_supply(table, position["supply"])
    for i, tiles in enumerate(position["factories"], 1):
        _lay_display(table, table.places[str(i)], tiles)
    _lay_centre(table, position)


def _desk(players: int, seat: int, room: Room) -> Layout:
    """Market and supply at the left; the others above the own board, or at the right of it."""
    top = panels.WIDE_BAND
    table = Layout(room.w, top + room.h, "rhombus")
    above, beside = _unit_below(room, players), _unit_beside(room, players)
    own, *others = seats_from(seat, players)
    if above >= beside:
        left = _rows(table, own, others, room, above)
    else:
        left = _columns(table, own, others, room, beside)
    has_lines = "stock" not in table.boxes and "foot" not in table.boxes
    _market(table, Box(MARGIN, top + MARGIN, left - GAP - MARGIN, room.h - 2 * MARGIN), has_lines)
    return table


def _market(table: Layout, box: Box, has_lines: bool) -> None:
    """Displays, then the supply, then if there is no other place for it what is out of reach."""
    below = SUPPLY + GAP + 52 if has_lines else SUPPLY
    supply = box.y + box.h - below
    table.boxes["wild"] = Box(box.x, supply, box.w, SUPPLY)
    before = min(164.0, 0.4 * box.w)
    table.put("supply", box.x + before, supply + 8, box.w - before - 12, SUPPLY - 16)
    for i in range(2 if has_lines else 0):
        line = Box(box.x + 8, supply + SUPPLY + 10 + 26 * i, box.w - 8, 20)
        table.boxes[f"line{i}"] = line
    ring = panels.within(Box(box.x, box.y, box.w, box.h - below - GAP), 1.0)
    market.ring(table, ring, 1 + 2 * len(table.cells))


def _bar(table: Layout, box: Box, room: Room) -> float:
    """The page's bar below the own board; answers its height with the gap before it."""
    if not room.bar:
        return 0
    table.boxes["bar"] = Box(box.x, box.y + box.h + GAP, box.w, room.bar)
    return room.bar + GAP


# The others above: the own hand stands beside the stars.


def _rows(table: Layout, own: int, others: list[int], room: Room, unit: float) -> float:
    """The others in a row above the own board; answers where the boards begin."""
    wide, high = _broad(unit)
    left, y = room.w - MARGIN - wide, panels.WIDE_BAND + MARGIN
    row = Box(left, y, wide, _row_height(room, unit, len(others)))
    if len(others) == 1:
        board = 9.9 * (row.h - 52) / 9 + 84
        table.boxes["stock"] = Box(left, y, wide - board - GAP, row.h)
        _side_board(table, others[0], Box(left + wide - board, y, board, row.h))
    else:
        each = (wide + GAP) / len(others) - GAP
        for i, seat in enumerate(others):
            _side_board(table, seat, Box(left + i * (each + GAP), y, each, row.h))
    box = Box(left, y + row.h + GAP, wide, high)
    _side_board(table, own, box, Size.DESK)
    below = _bar(table, box, room)
    if len(others) > 1:
        panels.foot(table, Box(left, box.y + high + below + GAP, wide, FOOT))
    return left


def _unit_below(room: Room, players: int) -> float:
    """The largest edge of the own rhombi with the others above them."""
    others = players - 1

    def fits(unit: float) -> bool:
        wide, _ = _broad(unit)
        high = _row_height(room, unit, others)
        each = wide - 200 if others == 1 else (wide + GAP) / others - GAP
        other = min((each - 70) / 9.9, (high - 52) / 9)
        market = room.w - wide - GAP - 2 * MARGIN
        return other >= max(11.0, LEAST_OTHER[others] * unit) and market >= 0.29 * room.w

    return largest(fits, 24, 84)


def _broad(unit: float) -> tuple[float, float]:
    """Width and height of the own board with the hand beside its stars."""
    return 9.75 * unit + 48 + min(300.0, max(204.0, 5 * unit)), 8.9 * unit + 66


def _row_height(room: Room, unit: float, others: int) -> float:
    """What the own board leaves for the others above it."""
    below = (room.bar + GAP if room.bar else 0) + (FOOT + GAP if others > 1 else 0)
    return room.h - 2 * MARGIN - _broad(unit)[1] - GAP - below


# The others at the right.


def _columns(table: Layout, own: int, others: list[int], room: Room, unit: float) -> float:
    """The others in a column beside the own board; answers where the boards begin."""
    wide, column = _own_width(unit), _column(room, unit, len(others))
    left, y = room.w - MARGIN - column - GAP - wide, panels.WIDE_BAND + MARGIN
    high = _board(table, own, Box(left, y, wide, 0), unit, Size.DESK)
    _bar(table, Box(left, y, wide, high), room)
    box = Box(left + wide + GAP, y, column, room.h - 2 * MARGIN)
    each = (box.h + GAP) / len(others) - GAP
    if len(others) > 1:
        for i, seat in enumerate(others):
            _side_board(table, seat, Box(box.x, y + i * (each + GAP), box.w, each))
        return left
    used = _board(table, others[0], Box(box.x, y, box.w, 0), (box.w - 12) / 10.1, Size.BOARD)
    rest = min(box.h - used - GAP, 300.0)
    table.boxes["stock"] = Box(box.x, y + used + GAP, box.w, rest)
    return left


def _unit_beside(room: Room, players: int) -> float:
    """The largest edge of the own rhombi with the others at their right."""

    def fits(unit: float) -> bool:
        high = _own_height(unit) + (room.bar + GAP if room.bar else 0)
        taken = _own_width(unit) + _column(room, unit, players - 1)
        market = room.w - taken - 2 * GAP - 2 * MARGIN
        return high <= room.h - 2 * MARGIN and market >= max(300.0, 0.29 * room.w)

    return largest(fits, 24, 84)


def _own_width(unit: float) -> float:
    return max(10.1 * unit + 16, 440)


@lru_cache(maxsize=256)
def _own_height(unit: float) -> float:
    """The height of a board on a desk, with the hand below its stars."""
    return _board(Layout(0, 0), 0, Box(0, 0, _own_width(unit), 0), unit, Size.DESK)


def _column(room: Room, unit: float, others: int) -> float:
    """The width of the others' column."""
    each = (room.h - 2 * MARGIN + GAP) / others - GAP
    if others == 1:
        return min(0.62 * unit, (each - 300 - GAP) / 10) * 10.1 + 12
    return min(0.62 * unit, (each - 52) / 9) * 9.9 + 84


def _handy(players: int, seat: int, shape: str) -> Layout:
    """For phones: displays, centre and own board at first sight, then the supply and the others.

    On its side, a phone has market and supply at the left and all boards at the right.
    """
    table = Layout(PHONE if shape == "tall" else FLAT, 0, "rhombus")
    own, *others = seats_from(seat, players)
    tall, y = shape == "tall", panels.TALL_BAND + 4
    below = market.shelves(table, Box(8, y, 374 if tall else 292, 43), 1 + 2 * players, 2) + 4
    left, top = (8, below) if tall else (table.width - 382, panels.TALL_BAND + 3)
    table.fold = top + _board(table, own, Box(left, top, 374, 0), 38.1, Size.BOARD)
    table.boxes[f"sets:{own}"] = Box(left + 11, table.fold + 3, 352, 20)
    bottom = table.fold + 28
    supply = Box(8, bottom, 374, 92) if tall else Box(8, below, 292, 80)
    table.boxes["wild"] = supply
    room = 5 * FINGER
    table.put("supply", supply.x + supply.w - room - 5, supply.y + 5, room, supply.h - 10)
    under = supply.y + supply.h + 6
    _handy_others(table, others, Box(left, under if tall else bottom, 374, 0))
    table.height = max(table.height, under)
    return table


def _handy_others(table: Layout, others: list[int], box: Box) -> None:
    """The boards of the others side by side, with what is out of reach beside or below them."""
    room = (box.w + 6) / max(2, len(others)) - 6
    unit = min(17.0, (room - 10) / 10.3)
    for i, other in enumerate(others):
        x = box.x + i * (room + 6)
        high = _board(table, other, Box(x, box.y, room, 0), unit, Size.THUMB)
    if len(others) == 1:
        table.boxes["stock"] = Box(box.x + 6 + room, box.y, room, high)
    else:
        for i in range(2):
            at = box.y + high + 4 + 24 * i
            table.boxes[f"line{i}"] = Box(box.x + 4, at, box.w - 4, 20)
        high += 52
    table.height = box.y + high + 8


def _board(table: Layout, seat: int, box: Box, unit: float, size: Size) -> float:
    """A board with its heading above, its hand and sets below; answers its height."""
    table.sizes[seat] = size
    slim = table.handy  # the name and the score then stand beside the stars
    head, pad = size.of(18, 22 if slim else 28, 38), size.of(4, 3 if slim else 10, 10)
    above = 0 if slim and size > Size.THUMB else head
    middle = box.y + pad + above + 4.42 * unit
    _stars(table, seat, box.x + box.w / 2, middle, unit)
    y = middle + 4.42 * unit + size.of(2, 2 if slim else 6, 6)
    hand, inset = size.of(18, 42, 82), pad + size.of(2, 8, 8)
    table.put(f"{seat}:hand", box.x + inset, y, box.w - 2 * inset, hand)
    y += hand
    if size > Size.THUMB and not slim:
        sets = size.of(0, 22, 58)
        table.boxes[f"sets:{seat}"] = Box(box.x + inset, y + 4, box.w - 2 * inset, sets)
        y += 4 + sets
    _corners(table, seat, Box(box.x, box.y + above, box.w, 8.84 * unit + 2 * pad), unit)
    high = y + pad - box.y
    _heading(table, seat, Box(box.x, box.y, box.w, high), head)
    return high


def _side_board(table: Layout, seat: int, box: Box, size: Size = Size.BOARD) -> None:
    """A board with its hand at the right of its stars, as large as fits the box."""
    head = 40 if size is Size.DESK else 34
    unit = min((box.h - head - 18) / 9, (box.w - 70) / 9.9)
    if size is Size.DESK:
        unit = (box.h - 66) / 8.9
    table.sizes[seat] = size if unit >= 20 else Size.THUMB
    wide = 9.75 * unit
    middle = box.y + head + (box.h - head - 10) / 2
    left = box.x + (20 if size is Size.DESK else 8)
    _stars(table, seat, left + wide / 2, middle, unit)
    _corners(table, seat, Box(left - 6, middle - 4.5 * unit, wide + 12, 9 * unit), unit)
    x, right = left + wide + 14, box.x + box.w - 16
    high = box.h - head - 20
    if size is Size.DESK:
        sets = Box(x, box.y + box.h - 144, right - x, 126)
        table.boxes[f"sets:{seat}"] = sets
        high = sets.y - 12 - box.y - head - 12
    table.put(f"{seat}:hand", x, box.y + head + 8, right - x, high)
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
    edge = unit * size.of(0.8, 0.62, 0.62)
    inset = size.of(6, 8 if table.handy else 16, 16)
    for i in range(4):
        x = box.x + inset if i % 2 == 0 else box.x + box.w - inset - edge
        y = box.y + inset if i < 2 else box.y + box.h - inset - edge * ROOT3
        y += 30 if table.handy and size > Size.THUMB and i < 2 else 0  # below name and score
        table.put(f"{seat}:keep{i + 1}", x, y, edge, edge * ROOT3)


def _lay_boards(table: Layout, position: PavilionPosition) -> None:
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
    """Four rhombi make a large one; on phones they stand in the corners, apart for fingers."""
    x, y = place.middle
    if market.is_round(place):
        edge = (place.h - 22) / (2 * ROOT3)
        spots = [(0.0, -REACH * edge), (-edge / 2, 0.0), (edge / 2, 0.0), (0.0, REACH * edge)]
    else:
        edge, step = FINGER / ROOT3, FINGER / 2
        spots = [(-step, -step), (step, -step), (-step, step), (step, step)]
    for kind, (dx, dy) in zip(tiles, spots, strict=False):
        table.lay(kind, place.key, x + dx, y + dy, 0.93 * edge)


def _lay_centre(table: Layout, position: PavilionPosition) -> None:
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


def ground(canvas: Canvas, table: Layout, options: Options, players: int) -> None:
    """All that a position does not change: boards, wells and prices."""
    view.draw(canvas, table, options, players)


def ink(canvas: Canvas, table: Layout, position: PavilionPosition, names: list[str]) -> None:
    """What is written for this position: sentence, scores, counts, features, sets."""
    view.write(canvas, table, position, names)


def piece(canvas: Canvas, piece: Piece) -> str:
    """One tile, or the token."""
    if piece.kind == TOKEN:
        return shapes.piece(canvas, piece, TOKEN, TILE)
    return shapes.piece(canvas, piece, f"r-{piece.kind}", EDGE)


# --- places of moves, and words beside the picture ---


def ends(move: str, seat: int) -> Ends:
    """The places that a move text touches when a seat plays it."""
    if ":" in move:
        space, payment = move.split(":")
        return Ends((f"{seat}:hand{payment[0]}",), f"{seat}:{space}")
    if move[0] == "+":
        return Ends((f"supply{move[1]}",), f"{seat}:hand{move[1]}")
    if move[0] == "-":
        return Ends((f"{seat}:hand{move[1]}",), "")
    taken = len(move) == 2 and move[0] != "="
    return Ends((move,), f"{seat}:hand{move[1]}") if taken else Ends((), "")


def icon(position: PavilionPosition, move: str) -> list[Piece]:
    """The tiles with which a space is paid for."""
    space, _, payment = move.partition(":")
    if not payment:
        return []
    price = PRICES[position["options"]["side"]][space[:-1]]["abcdef".index(space[-1])]
    wilds = int(payment[2:] or 0)
    paid = payment[0] * (price - wilds) + position["wild"] * wilds
    return [Piece("", kind, "", 60 * i + 30, 50, 54) for i, kind in enumerate(paid)]


def reminder(position: PavilionPosition) -> str:
    """The wild colour of the round."""
    return say("pavilion-boards-wild-colour", wild=position["wild"])
