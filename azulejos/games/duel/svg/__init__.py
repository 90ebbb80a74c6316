"""Azul Duel on the table: factories with sun and moon, chips, plates, six rows and the dome.

Places: suns `S1`–`S4` and `SL`, moons `M1`–`M4` and `ML`, chips `C1`–`C4`, plates `P1`–`P3`,
`deck`, and `drawn` for plates on their way; for each seat its rows `0:1`–`0:6`, broken tiles
`0:F`, squares `0:@1`–`0:@9`, cells `0:1@1`–`0:6@6`, `0:first`, and the chips in `0:tray`.
"""

from functools import cache

from azulejos.drawing import panels, shapes
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


# --- where everything lies ---


@cache
def bare(players: int, seat: int, shape: str) -> Layout:
    """The table without pieces, seen from a seat."""
    return _wide(players, seat) if shape == "wide" else _handy(players, seat, shape)


def _wide(players: int, seat: int) -> Layout:
    """Factories and plates at the left, boards at the right, tablets beside the other's."""
    table = Layout(1200, 0, "disc")
    own, other = seats_from(seat, players)
    top, left = panels.WIDE_BAND + 14, 514
    high = _board(table, other, left, top, 31, Size.BOARD)
    beside = table.boxes[f"board:{other}"]
    table.boxes["tablets"] = Box(left + beside.w + 12, top, 1184 - left - beside.w - 12, high)
    y = top + high + 12
    bottom = y + _board(table, own, left, y, 50, Size.DESK)
    # Four small factories, the large one, plates, counts.
    for i in range(4):
        _small(table, i + 1, Box(16 + i % 2 * 244, top + i // 2 * 188, 236, 180))
    _large(table, Box(16, top + 376, 480, 104))
    y = top + 376 + 104 + 30
    for i in range(4):
        table.put("deck" if i == 3 else f"P{i + 1}", 16 + i * 124, y, 108, 108)
    y += 108 + 12
    table.boxes["counts"] = Box(16, y, 480, bottom - y)
    for i in range(2):
        table.boxes[f"line{i}"] = Box(32, y + 18 + 28 * i, 270, 20)
    table.boxes["chips"] = Box(32, y + 80, 80, bottom - y - 92)
    table.put("drawn", 316, y + 10, 170, bottom - y - 20)
    table.height = bottom + 14
    return table


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


def _small(table: Layout, number: int, box: Box) -> None:
    """A small factory: its sun at the left, at the right the chip under the stack on its moon."""
    table.boxes[f"factory{number}"] = box
    sun, lane, chip, pad = 150, 52, 40, 8
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
    pad = size.of(6, 6 if own else 15, 21)
    head = size.of(20, 24 if own else 30, 36)
    left, top = x + pad, y + pad + head
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
        pitch = 0.34 * sun.w if sun.w > 100 else 0.5 * sun.w
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
