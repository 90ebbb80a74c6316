"""Azul Duel on the table: factories with sun and moon, chips, plates, six rows and the dome.

Places: suns `S1`–`S4` and `SL`, moons `M1`–`M4` and `ML`, chips `C1`–`C4`, plates `P1`–`P3`,
`deck`, and `drawn` for plates on their way; for each seat its rows `0:1`–`0:6`, broken tiles
`0:F`, squares `0:@1`–`0:@9`, cells `0:1@1`–`0:6@6`, `0:first`, and the chips in `0:tray`.
"""

from functools import lru_cache
from typing import NamedTuple

from azulejos.drawing import panels, shapes
from azulejos.drawing.desk import GAP, MARGIN, Room, largest, room_of
from azulejos.drawing.layout import (
    FINGER,
    FLAT,
    PHONE,
    Box,
    Layout,
    Piece,
    Size,
    blocks,
    seats_from,
)
from azulejos.drawing.marks import Ends
from azulejos.drawing.shapes import TILE
from azulejos.drawing.svg import Canvas, fine, n
from azulejos.games.duel.captions import CAPTIONS
from azulejos.games.duel.facts import notice
from azulejos.games.duel.position import DuelBoard, DuelPosition
from azulejos.games.duel.svg import view
from azulejos.games.duel.svg.parts import PLATE, plate
from azulejos.notation.position import Options

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

FIRST = "marker"
SUN = 150.0
"""The usual diameter of a sun, by which the factories of a desk are scaled."""
TABLETS, MOST_TABLETS = 190.0, 330.0
"""What the tablets need beside or below the other's board, and the most that they use."""
COUNTS = 112.0
"""The height of the panel that counts what is out of reach."""


# --- where everything lies ---


@lru_cache(maxsize=128)
def bare(players: int, seat: int, shape: str) -> Layout:
    """The table without pieces, seen from a seat."""
    room = room_of(shape)
    return _desk(players, seat, room) if room else _handy(players, seat, shape)


class Plan(NamedTuple):
    """How a desk is divided: the cells of both boards, and where the other's is."""

    cell: float
    other: float
    beside: bool
    """Whether the other's board is beside the own one, not above it."""


def _desk(players: int, seat: int, room: Room) -> Layout:
    """Factories and plates at the left; the other's board and tablets above the own, or beside."""
    top = panels.WIDE_BAND
    table = Layout(room.w, top + room.h, "disc")
    plan = max(_above(room), _beside(room), key=lambda plan: (plan.cell, plan.beside))
    own, other = seats_from(seat, players)
    wide, high = _measure(plan.cell, Size.DESK)
    size = _other_size(plan.other)
    each, tall = _measure(plan.other, size)
    right = room.w - MARGIN - (each + GAP if plan.beside else 0)
    left, y = right - wide, top + MARGIN
    if plan.beside:
        _board(table, other, right + GAP, y, plan.other, size)
        below = min(room.h - 2 * MARGIN - tall - GAP, MOST_TABLETS)
        table.boxes["tablets"] = Box(right + GAP, y + tall + GAP, each, below)
    else:
        _board(table, other, right - each, y, plan.other, size)
        table.boxes["tablets"] = Box(left, y, wide - each - GAP, tall)
        y += tall + GAP
    _board(table, own, left, y, plan.cell, Size.DESK)
    if room.bar:
        table.boxes["bar"] = Box(left, y + high + GAP, wide, room.bar)
    _market(table, Box(MARGIN, top + MARGIN, left - GAP - MARGIN, room.h - 2 * MARGIN))
    return table


def _tail(room: Room) -> float:
    """What the bar needs below the own board."""
    return room.bar + GAP if room.bar else 0


def _above(room: Room) -> Plan:
    """The largest own board with the other's above it."""

    def other(cell: float) -> float:
        wide, high = _measure(cell, Size.DESK)
        left = room.h - 2 * MARGIN - high - GAP - _tail(room)
        return _fitting(wide - TABLETS - GAP, left, 0.7 * cell)

    def fits(cell: float) -> bool:
        wide, _ = _measure(cell, Size.DESK)
        return other(cell) >= max(16.0, 0.4 * cell) and _market_fits(room, wide, cell)

    cell = largest(fits, 24, 84)
    return Plan(cell, other(cell), beside=False)


def _beside(room: Room) -> Plan:
    """The largest own board with the other's beside it."""
    free = room.h - 2 * MARGIN

    def other(cell: float) -> float:
        factories = max(340.0, 0.8 * cell / 0.34 / SUN * 472 + 8)
        left = room.w - _measure(cell, Size.DESK)[0] - factories - 2 * GAP - 2 * MARGIN
        return _fitting(left, free - TABLETS - GAP, 0.6 * cell)

    def fits(cell: float) -> bool:
        _, high = _measure(cell, Size.DESK)
        return high + _tail(room) <= free and other(cell) >= max(16.0, 0.36 * cell)

    cell = largest(fits, 24, 84)
    return Plan(cell if fits(cell) else 0, other(cell), beside=True)


def _market_fits(room: Room, taken: float, cell: float) -> bool:
    """Whether the factories beside the boards have tiles of a good size."""
    box = Box(0, 0, room.w - taken - GAP - 2 * MARGIN, room.h - 2 * MARGIN)
    return box.w >= 340 and _market_scale(box) * 0.34 * SUN >= 0.8 * cell


def _fitting(wide: float, high: float, most: float) -> float:
    """The largest cell of the other's board in a room of this size."""

    def fits(cell: float) -> bool:
        w, h = _measure(cell, _other_size(cell))
        return w <= wide and h <= high

    return largest(fits, 8, most, 0.5)


def _other_size(cell: float) -> Size:
    return Size.BOARD if cell >= 22 else Size.THUMB


@lru_cache(maxsize=512)
def _measure(cell: float, size: Size) -> tuple[float, float]:
    """Width and height of a board on a desk."""
    table = Layout(0, 0)
    high = _board(table, 0, 0, 0, cell, size)
    return table.boxes["board:0"].w, high


def _market_scale(box: Box) -> float:
    """How large factories and plates are in a box, by their usual measures."""
    return min((box.w - 8) / 472, (box.h - COUNTS - 66) / 592)


def _market(table: Layout, box: Box) -> None:
    """Four small factories, the large one, plates, counts."""
    scale = _market_scale(box)
    wide = max(472 * scale + 8, min(box.w, 330))
    x, gap = box.x + (box.w - wide) / 2, 8.0
    half, high = (wide - gap) / 2, 180 * scale
    rest = box.h - COUNTS - 66 - 592 * scale
    y = box.y
    for i in range(4):
        at = Box(x + i % 2 * (half + gap), y + i // 2 * (high + gap), half, high)
        _small(table, i + 1, at, scale)
    y += 2 * (high + gap) + min(rest / 3, 40)
    _large(table, Box(x, y, wide, 104 * scale))
    y += 104 * scale + 30 + min(rest / 3, 40)
    plate = min(128 * scale, (wide - 3 * gap) / 4)
    step = (wide - plate) / 3
    for i in range(4):
        table.put("deck" if i == 3 else f"P{i + 1}", x + i * step, y, plate, plate)
    y = box.y + box.h - COUNTS
    table.boxes["counts"] = Box(x, y, wide, COUNTS)
    middle = x + max(0.6 * wide, min(252.0, 0.72 * wide))
    for i in range(2):
        table.boxes[f"line{i}"] = Box(x + 14, y + 13 + 26 * i, middle - x - 20, 20)
    table.boxes["chips"] = Box(x + 14, y + 68, 80, COUNTS - 78)
    table.put("drawn", middle, y + 10, x + wide - 10 - middle, COUNTS - 20)


def _handy(players: int, seat: int, shape: str) -> Layout:
    """For phones: factories, plates and own board at first sight, then the other's and tablets.

    On its side, a phone has the factories at the left and all else at the right.
    """
    table = Layout(PHONE if shape == "tall" else FLAT, 0, "disc")
    own, other = seats_from(seat, players)
    top = panels.TALL_BAND + 4
    if shape == "tall":
        left, y = 8.0, _handy_factories(table, Box(8, top, 374, 44))
        y = _handy_offer(table, Box(left, y, 374, 60)) + 4
        y = table.fold = y + _board(table, own, left, y, 35.2, Size.BOARD)
    else:
        left, y = table.width - 382, top
        _handy_factories(table, Box(8, top, 292, 84))
        y += _board(table, own, left, y, 35.2, Size.BOARD)
        y = table.fold = _handy_offer(table, Box(left, y + 4, 374, 60))
    _handy_rest(table, other, Box(left, y + 6, 374, 0))
    return table


def _handy_rest(table: Layout, other: int, box: Box) -> None:
    """What nobody can take, then the other's board and the tablets beside it."""
    table.boxes["chips"] = Box(box.x + box.w - 82, box.y, 82, 40)
    for i in range(2):
        table.boxes[f"line{i}"] = Box(box.x + 4, box.y + 20 * i, 270, 18)
    y = box.y + 46
    high = _board(table, other, box.x, y, 13, Size.THUMB)
    x = box.x + table.boxes[f"board:{other}"].w + 6
    table.boxes["tablets"] = Box(x, y, box.x + box.w - x, high)
    table.height = y + high + 8


def _handy_factories(table: Layout, box: Box) -> float:
    """The factories, each tile a finger wide, the large one `box.h` high; answers where it ends."""
    half = (box.w - 4) / 2
    for i in range(4):
        at = Box(box.x + i % 2 * (half + 4), box.y + i // 2 * 76, half, 74)
        _handy_small(table, i + 1, at)
    _large(table, Box(box.x, box.y + 152, box.w, box.h))
    return box.y + 152 + box.h + 3


def _handy_offer(table: Layout, box: Box) -> float:
    """The plates on offer, and those on their way; answers where their names end."""
    for i in range(4):
        table.put("deck" if i == 3 else f"P{i + 1}", box.x + i * (box.h + 4), box.y, box.h, box.h)
    taken = 4 * (box.h + 4) + 4
    table.put("drawn", box.x + taken, box.y, box.w - taken, box.h)
    return box.y + box.h + 16


def _handy_small(table: Layout, number: int, box: Box) -> None:
    """A small factory on phones: its sun at the left, the stack on its moon above the chip."""
    table.boxes[f"factory{number}"] = box
    sun, x = 2 * FINGER, box.x + 2 * FINGER + 4
    lane = min(3 * FINGER, box.x + box.w - 2 - x)
    table.put(f"S{number}", box.x + 2, box.y + 2, sun, sun)
    table.put(f"M{number}", x, box.y + 2, lane, FINGER)
    table.put(f"C{number}", x + lane - FINGER, box.y + 2 + FINGER, FINGER, FINGER)


def _small(table: Layout, number: int, box: Box, scale: float) -> None:
    """A small factory: its sun at the left, at the right the chip under the stack on its moon."""
    table.boxes[f"factory{number}"] = box
    sun, lane, chip, pad = SUN * scale, 52 * scale, 40 * scale, 8 * scale
    y = box.y + box.h / 2
    table.put(f"S{number}", box.x + 1.5 * pad, y - sun / 2, sun, sun)
    right, bottom = box.x + box.w - pad, box.y + box.h - pad
    table.put(f"C{number}", right - (lane + chip) / 2, bottom - chip, chip, chip)
    table.put(f"M{number}", right - lane, box.y + pad, lane, box.h - chip - 2.25 * pad)


def _large(table: Layout, box: Box) -> None:
    table.boxes["factoryL"] = box
    pad, sign = (4, 0) if table.handy else (12, 28)
    if table.handy and box.h > 60:  # one above the other
        for i, key in enumerate(("SL", "ML")):
            table.put(key, box.x + pad, box.y + pad + i * 38, box.w - 2 * pad, 36)
        return
    half = (box.w - 3 * pad) / 2
    for i, key in enumerate(("SL", "ML")):
        x = box.x + pad + i * (half + pad)
        table.put(key, x + sign, box.y + pad, half - sign, box.h - 2 * pad)


def _board(table: Layout, seat: int, x: float, y: float, cell: float, size: Size) -> float:
    """One player's board with its places; answers its height."""
    table.cells[seat], table.sizes[seat] = cell, size
    own = table.handy and size > Size.THUMB
    pad = size.of(6 if table.handy else 14, 6 if own else 15, 21)
    head = size.of(20, 24 if own else 30, 36)
    gutter = size.of(0, 0, 58)  # room at the left of the own rows, for what a move would bring
    left, top = x + pad + gutter, y + pad + head
    step = 0.69 * cell if own else cell  # on phones rows are narrower than high, for fingers
    dome = left + 6 * step + (5 if own else 0.4 * cell)
    for r in range(6):
        table.put(f"{seat}:{r + 1}", left + (5 - r) * step, top + r * cell, (r + 1) * step, cell)
        table.line(f"{seat}:{r + 1}", r + 1, 0.86, leftwards=True)
        for c in range(6):
            table.put(f"{seat}:{r + 1}@{c + 1}", dome + c * cell, top + r * cell, cell, cell)
            table.line(f"{seat}:{r + 1}@{c + 1}", 1, 0.76)
    for i in range(9):
        at = (dome + i % 3 * 2 * cell, top + i // 3 * 2 * cell)
        table.put(f"{seat}:@{i + 1}", *at, 2 * cell, 2 * cell)
    pitch = cell * size.of(1, 0.8 if own else 0.86, 0.86)
    floor = top + 6 * cell + size.of(4, 21 if own else 24, 24)
    table.put(f"{seat}:F", left, floor, 4 * pitch, pitch)
    table.line(f"{seat}:F", 4, 0.9)
    table.put(f"{seat}:first", left + 4 * pitch + size.of(8, 14, 14), floor, pitch, pitch)
    tray = dome + size.of(0.8 * cell, 0.8 * cell if own else 0, 0)
    table.put(f"{seat}:tray", tray + 1.2 * cell, floor, dome + 6 * cell - tray - 1.2 * cell, pitch)
    table.put(f"{seat}:tokens", tray, floor, cell, pitch)
    w, h = dome + 6 * cell + pad - x, floor + pitch + pad - y
    table.boxes[f"board:{seat}"] = Box(x, y, w, h)
    return h


def lay(table: Layout, position: DuelPosition) -> None:
    """Put every plate, tile and chip of the position on the table."""
    _lay_plates(table, position)
    for seat, player in enumerate(position["players"]):
        for r, row in enumerate(player["dome"], 1):
            for c, kind in enumerate(row, 1):
                if kind != ".":
                    table.fill(f"{seat}:{r}@{c}", [kind])
    for seat, player in enumerate(position["players"]):
        _lay_rows(table, seat, player)
    _lay_factories(table, position)
    first = "ML" if position["first"] == "large" else f"{position['first']}:first"
    place = table.places[first]
    wide = place.w / 5 if first == "ML" else place.w
    x = place.x + 0.9 * place.w if first == "ML" else place.middle[0]
    table.lay(FIRST, first, x, place.middle[1], 0.8 * min(wide, place.h))


def _lay_plates(table: Layout, position: DuelPosition) -> None:
    for seat, player in enumerate(position["players"]):
        for i, laid in enumerate(player["plates"], 1):
            if laid:
                name, _, quarters = laid.partition("r")
                place = table.places[f"{seat}:@{i}"]
                table.lay(name, place.key, *place.middle, 0.98 * place.w, 90 * int(quarters))
    for i, name in enumerate(position["plates"], 1):
        if name:
            place = table.places[f"P{i}"]
            table.lay(name, place.key, *place.middle, place.w)
    for drawn in view.drawn_plates(table, position):
        table.lay(drawn.name, "drawn", drawn.x, drawn.y, drawn.size)


def _lay_rows(table: Layout, seat: int, player: DuelBoard) -> None:
    """Pattern rows, broken tiles, tray."""
    for r, (kind, count) in enumerate(player["rows"], 1):
        table.fill(f"{seat}:{r}", [kind] * count)
    table.fill(f"{seat}:F", player["broken"])
    tray = table.places[f"{seat}:tray"]
    chips = [(f"chip-{chip}", 1) for chip in player["chips"]]
    pitch, spots, _ = blocks(chips, Box(*tray[1:5]), tray.h, gap=0)
    for kind, x, y in spots:
        table.lay(kind, tray.key, x, y, 0.9 * pitch)


def _lay_factories(table: Layout, position: DuelPosition) -> None:
    for i, factory in enumerate(position["small"], 1):
        sun = table.places[f"S{i}"]
        pitch = (0.5 if table.handy else 0.34) * sun.w
        x, y = sun.middle
        for j, kind in enumerate(factory["sun"]):
            at = (x + (j % 2 - 0.5) * pitch, y + (j // 2 - 0.5) * pitch)
            table.lay(kind, sun.key, *at, 0.94 * pitch)
        for kind, cx, cy, size in view.stack(table.places[f"M{i}"], factory["moon"]):
            table.lay(kind, f"M{i}", cx, cy, size)
        if factory["chip"]:
            chip = table.places[f"C{i}"]
            table.lay(f"chip-{factory['chip']}", chip.key, *chip.middle, chip.w)
    for key, tiles in (("SL", position["large"]["sun"]), ("ML", position["large"]["moon"])):
        place = table.places[key]
        for j, kind in enumerate(tiles):
            x = place.x + (j + 0.5) * place.w / 5
            table.lay(kind, key, x, place.middle[1], 0.9 * min(place.w / 5, place.h))


def ground(canvas: Canvas, table: Layout, options: Options, players: int) -> None:
    """All that a position does not change: factories, wells, tablets."""
    view.draw(canvas, table, options, players)


def ink(canvas: Canvas, table: Layout, position: DuelPosition, names: list[str]) -> None:
    """What is written for this position: sentence, scores, counts, tablets."""
    view.write(canvas, table, position, names)


def piece(canvas: Canvas, piece: Piece) -> str:
    """One tile, chip, plate, or the first-player tile."""
    if piece.kind[0] in "SW":
        way = f"translate({n(piece.x)} {n(piece.y)})"
        way += f" rotate({n(piece.turn)})" if piece.turn else ""
        way += f" scale({fine(piece.size / PLATE)})"
        return f'<g{canvas.id_of(piece.id)} transform="{way}">{plate(canvas, piece.kind)}</g>'
    if piece.kind.startswith("chip-"):
        return shapes.piece(canvas, piece, f"c-{piece.kind[5:].replace('?', 'x')}", TILE)
    symbol = FIRST if piece.kind == FIRST else f"d-{piece.kind}"
    return shapes.piece(canvas, piece, symbol, TILE)


# --- places of moves, and words beside the picture ---


def ends(move: str, seat: int) -> Ends:
    """The places that a move text touches when a seat plays it."""
    if ">" in move:
        source, row = move.split(">")
        moons = tuple(f"M{i}{source[1]}" for i in "1234L")
        return Ends(moons if source[0] == "M" else (source,), f"{seat}:{row}")
    if "@" in move:
        row, _, _ = move.partition("@")
        return Ends((f"{seat}:{row}",), f"{seat}:{move}") if row else _laid(move, seat)
    if move.startswith("pay "):
        return Ends((f"{seat}:tray",), "")
    simple = {"draw": Ends(("deck",), "drawn")}
    simple |= {f"P{i}": Ends((f"P{i}",), "drawn") for i in (1, 2, 3)}
    simple |= {f"C{i}": Ends((f"C{i}",), f"{seat}:tray") for i in (1, 2, 3, 4)}
    return simple.get(move, Ends((), ""))


def _laid(move: str, seat: int) -> Ends:
    square, _, _ = move.partition("r")
    return Ends(("drawn",), f"{seat}:{square}")


def icon(position: DuelPosition, move: str) -> list[Piece]:
    """Plates, chips and stacks for the button of a move that is chosen by words."""
    kinds, turned = _shown(position, move)
    return [Piece("", kind, "", 100 * i + 50, 50, 92, 90 * turned) for i, kind in enumerate(kinds)]


def _shown(position: DuelPosition, move: str) -> tuple[list[str], int]:
    if move[0] == "@":
        return [position["hand"]], int(move[-1])
    if move[0] in "KU" and move[1:].isdigit():
        return [position["drawn"][int(move[1:]) - 1]], 0
    if move[0] == "^":
        return [move[1:]], 0
    if move.startswith("pay "):
        return [f"chip-{chip}" for chip in move[4:].split("+")], 0
    return [], 0


def reminder(position: DuelPosition) -> str:
    """Nothing: the table shows it all."""
    return ""
