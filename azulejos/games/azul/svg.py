"""Azul on the table: factory displays around the centre, pattern lines beside the wall, the floor.

Places: `1`–`9` and `C`; for each seat its lines `0:1`–`0:5`, floor `0:F`, cells `0:1@1`–`0:5@5`,
and `0:beside`, where a marker lies that costs nothing.
"""

from functools import cache

from azulejos.drawing import market, panels, shapes
from azulejos.drawing.layout import (
    BARS,
    FLAT,
    PHONE,
    Box,
    Layout,
    Piece,
    Place,
    Size,
    groups_of,
    seats_from,
)
from azulejos.drawing.marks import Ends
from azulejos.drawing.sentences import MINUS
from azulejos.drawing.shapes import TILE
from azulejos.drawing.svg import Canvas, group, key_of, n, path, text, word
from azulejos.games.azul import facts
from azulejos.games.azul.captions import CAPTIONS
from azulejos.games.azul.facts import notice
from azulejos.games.azul.position import AzulPosition
from azulejos.games.azul.rules import (
    COLOUR_POINTS,
    COLOUR_WALL,
    COLUMN_POINTS,
    FLOOR_COSTS,
    ROW_POINTS,
)
from azulejos.games.azul.rules import LETTERS as COLOURS
from azulejos.notation.position import Options

MARKER = "marker"


# --- where everything lies ---


@cache
def bare(players: int, seat: int, shape: str) -> Layout:
    """The table without pieces, seen from a seat."""
    return _wide(players, seat) if shape == "wide" else _handy(players, seat, shape)


def lay(table: Layout, position: AzulPosition) -> None:
    """Put every tile of the position on the table."""
    _lay_boards(table, position)
    for i, tiles in enumerate(position["factories"], 1):
        _lay_display(table, table.places[str(i)], tiles)
    _lay_centre(table, position)


def _wide(players: int, seat: int) -> Layout:
    """Market at the left, own board below the others at the right."""
    table = Layout(1200 if players == 2 else 1440, 0)
    left, right, top = (530 if players == 2 else 548), table.width - 16, panels.WIDE_BAND + 14
    own, *others = seats_from(seat, players)
    cell = {2: 34.0, 3: 35.0, 4: 24.3}[players]
    for i, other in enumerate(others):
        x = left + i * (right - left + 12) / len(others)
        high = _board(table, other, x, top, cell, Size.BOARD)
    bottom = top + high + 12
    bottom += _board(table, own, left, bottom, 60 if players == 4 else 53, Size.DESK)
    # Bag and lid fill the row whose board leaves room: the other's of two, else the own one.
    beside = table.boxes[f"board:{others[0] if players == 2 else own}"]
    x = beside.x + beside.w + 12
    table.boxes["stock"] = Box(x, beside.y, right - x, beside.h)
    displays = 5 + 2 * (players - 2)
    market.ring(table, Box(16, top, left - 30, bottom - top), displays, 194 - 8 * displays)
    table.height = bottom + 14
    return table


def _handy(players: int, seat: int, shape: str) -> Layout:
    """For phones: market and own board at first sight, then the others and what is out of reach.

    On its side, a phone has the market at the left and all boards at the right.
    """
    table = Layout(PHONE if shape == "tall" else FLAT, 0)
    own, *others = seats_from(seat, players)
    y, tall = panels.TALL_BAND + 6, shape == "tall"
    below = market.shelves(table, Box(8, y, 374 if tall else 292, 74), 5 + 2 * (players - 2), 15)
    left, top = (8, below + 6) if tall else (table.width - 382, y)
    y = top + _board(table, own, left, top, 35, Size.BOARD)
    table.fold = y if tall else max(y, below + BARS)
    _handy_others(table, others, Box(left, y + 8, 374, 0), 17.5 if tall else 13)
    table.height = max(table.height, below + 8)
    return table


def _handy_others(table: Layout, others: list[int], box: Box, most: float) -> None:
    """The boards of the others side by side, bag and lid beside or below them."""
    room = (box.w + 6) / len(others) - 6
    cell = min(most, (room - 14) / 10.4)
    for i, other in enumerate(others):
        high = _board(table, other, box.x + i * (room + 6), box.y, cell, Size.THUMB)
    if len(others) == 1 and most > 14:
        x = box.x + table.boxes[f"board:{others[0]}"].w + 6
        table.boxes["stock"] = Box(x, box.y, box.x + box.w - x, high)
    else:
        half = (box.w - 4) / 2
        for i in range(2):
            table.boxes[f"line{i}"] = Box(box.x + 2 + half * i, box.y + high + 4, half - 2, 20)
        high += 24
    table.height = box.y + high + 8


def _board(table: Layout, seat: int, x: float, y: float, cell: float, size: Size) -> float:
    """One player's board with its places; answers its height."""
    table.cells[seat], table.sizes[seat] = cell, size
    pad = _pad(table, seat)
    head = size.of(22, 24 if table.handy else 30, 0.72 * cell)
    side = 34 if _counts_rows(table, seat) else 0
    left, top = x + pad, y + pad + head
    wall = left + size.of(5.4, 5.25 if table.handy else 5.4, 5.55) * cell
    for r in range(5):
        table.put(f"{seat}:{r + 1}", left + (4 - r) * cell, top + r * cell, (r + 1) * cell, cell)
        table.line(f"{seat}:{r + 1}", r + 1, 0.92, leftwards=True)
        for c in range(5):
            table.put(f"{seat}:{r + 1}@{c + 1}", wall + c * cell, top + r * cell, cell, cell)
            table.line(f"{seat}:{r + 1}@{c + 1}", 1, 0.92)
    floor = top + 5 * cell + size.of(0.2 * cell, 0.14 * cell + 18, 0.14 * cell + 32)
    pitch = 0.86 * cell
    table.put(f"{seat}:F", left, floor, 7 * pitch, pitch)
    table.line(f"{seat}:F", 7, 0.92)
    w, h = wall + 5 * cell + side + pad - x, floor + pitch + pad - y
    beside = size.of(17, head - 2, head - 2)
    table.put(f"{seat}:beside", x + w - pad - 2.2 * head - beside, y + pad - 1, beside, beside)
    table.boxes[f"board:{seat}"] = Box(x, y, w, h)
    return h


def _pad(table: Layout, seat: int) -> float:
    """From the edge of a board to its spaces."""
    return table.sizes[seat].of(7, 7 if table.handy else 15, 21)


def _counts_rows(table: Layout, seat: int) -> bool:
    """Whether there is room beside the wall to count its rows."""
    return not table.handy and table.cells[seat] > 30


def _lay_boards(table: Layout, position: AzulPosition) -> None:
    """Walls first, then lines, then floors: what moves least gets the lowest numbers."""
    players = list(enumerate(position["players"]))
    for seat, player in players:
        for r, row in enumerate(player["wall"], 1):
            for c, kind in enumerate(row, 1):
                if kind != ".":
                    table.fill(f"{seat}:{r}@{c}", [kind])
    for seat, player in players:
        for r, (kind, count) in enumerate(player["lines"], 1):
            table.fill(f"{seat}:{r}", [kind] * count)
    for seat, player in players:
        floor = [MARKER if kind == "1" else kind for kind in player["floor"]]
        table.fill(f"{seat}:F", floor)


def _lay_display(table: Layout, place: Place, tiles: str) -> None:
    pitch = place.w * (0.335 if market.is_round(place) else 0.5)
    x, y = place.middle
    for i, kind in enumerate(tiles):
        dx, dy = i % 2 - 0.5, i // 2 - 0.5
        table.lay(kind, place.key, x + dx * pitch, y + dy * pitch, pitch * 0.91)


def _lay_centre(table: Layout, position: AzulPosition) -> None:
    place = table.places["C"]
    groups = groups_of(position["centre"], COLOURS)
    if position["marker"] == "centre":
        groups = [(MARKER, 1), *groups]
    elif position["marker"].startswith("beside:"):
        spot = table.places[f"{position['marker'][7:]}:beside"]
        table.lay(MARKER, spot.key, *spot.middle, spot.h)
    pitch, tiles, _ = market.centre(place, groups, 44)
    for kind, x, y in tiles:
        table.lay(kind, "C", x, y, pitch * 0.9)


PILES = panels.Piles("t", 1 / TILE, COLOURS, {"bag": "boards-bag", "lid": "azul-boards-lid"})


def ground(canvas: Canvas, table: Layout, options: Options, players: int) -> None:
    """All that a position does not change: boards and wells."""
    canvas.defs.append(shapes.definitions(canvas.theme.name, COLOURS, "", canvas.prefix))
    panels.backdrop(canvas, table)
    market.draw(canvas, table, 1 + 2 * players)
    panels.draw_piles(canvas, table, PILES, None)
    for seat in range(players):
        shapes.frame(canvas, *table.boxes[f"board:{seat}"], slim=table.handy)
        _draw_wells(canvas, table, seat)
        if options["wall"] == "colour":
            _draw_ghosts(canvas, table, seat)
        if table.sizes[seat] > Size.THUMB:
            _draw_costs(canvas, table, seat)
            _draw_bonuses(canvas, table, seat)


def ink(canvas: Canvas, table: Layout, position: AzulPosition, names: list[str]) -> None:
    """What is written for this position: sentence, scores, counts, progress."""
    panels.band(canvas, CAPTIONS, position, names, notice(position))
    piles = {"bag": position["bag"], "lid": position["lid"]}
    panels.draw_piles(canvas, table, PILES, piles)
    for seat, name in enumerate(names):
        _draw_heading(canvas, position, table, seat, name)
        _draw_floor_sum(canvas, table, seat, position["players"][seat]["floor"])
        if table.sizes[seat] > Size.THUMB:
            _draw_progress(canvas, position, table, seat)


def piece(canvas: Canvas, piece: Piece) -> str:
    """One tile, or the marker."""
    symbol = MARKER if piece.kind == MARKER else f"t-{piece.kind}"
    return shapes.piece(canvas, piece, symbol, TILE)


def _draw_heading(
    canvas: Canvas, position: AzulPosition, table: Layout, seat: int, name: str
) -> None:
    box, size = table.boxes[f"board:{seat}"], table.sizes[seat]
    pad = _pad(table, seat) + size.of(5, 8, 8)
    y = (box.y + table.places[f"{seat}:1"].y) / 2 + size.of(1.5, 3, 3)
    beside = position["marker"] == f"beside:{seat}"
    room = 1.3 * table.places[f"{seat}:beside"].w if beside else 0
    line = Box(box.x + pad, y, box.w - 2 * pad, size.of(13, 17, 22))
    panels.heading(canvas, box, line, position, seat, name, room)


def _draw_wells(canvas: Canvas, table: Layout, seat: int) -> None:
    """Empty spaces of lines, wall and floor."""
    theme, cell = canvas.theme, table.cells[seat]
    floor = table.places[f"{seat}:F"]
    rows = [(table.places[f"{seat}:{row}"], row) for row in range(1, 6)]
    wells = [
        f'<path d="{_well_paths(place, count)}"{key_of(place.key)}/>'
        for place, count in [*rows, (floor, 7)]
    ]
    size, r = 0.92 * cell, 0.1 * cell
    for row in range(1, 6):
        for column in range(1, 6):
            x, y = table.places[f"{seat}:{row}@{column}"].middle
            wells.append(
                f'<rect x="{n(x - size / 2)}" y="{n(y - size / 2)}" width="{n(size)}" '
                f'height="{n(size)}" rx="{n(r)}"{key_of(f"{seat}:{row}@{column}")}/>'
            )
    canvas.ground.append(group(wells, fill=theme.well, stroke=theme.edge))


def _draw_ghosts(canvas: Canvas, table: Layout, seat: int) -> None:
    """The pattern of the colour wall."""
    size = 0.92 * table.cells[seat]
    motifs = [
        shapes.ghost(canvas, kind, *table.places[f"{seat}:{r}@{c}"].middle, size)
        for r, row in enumerate(COLOUR_WALL, 1)
        for c, kind in enumerate(row, 1)
    ]
    canvas.ground.append(shapes.ghosts(canvas, motifs))


def _well_paths(place: Place, count: int) -> str:
    """All wells of a line as path data, so that a line is one element."""
    pitch = place.h
    at = [(place.x + (i + 0.04) * pitch, place.y + 0.04 * pitch) for i in range(count)]
    return "".join(_well_path(x, y, 0.92 * pitch, 0.1 * pitch) for x, y in at)


def _well_path(x: float, y: float, size: float, r: float) -> str:
    """A rounded square as path data, so that a whole line is one element."""
    s, c = n(size - 2 * r), n(r)
    return (
        f"M{n(x + r)} {n(y)}h{s}a{c} {c} 0 0 1 {c} {c}v{s}a{c} {c} 0 0 1-{c} {c}h-{s}"
        f"a{c} {c} 0 0 1-{c}-{c}v-{s}a{c} {c} 0 0 1 {c}-{c}z"
    )


def _draw_costs(canvas: Canvas, table: Layout, seat: int) -> None:
    floor = table.places[f"{seat}:F"]
    costs = [
        word(floor.x + (i + 0.5) * floor.h, floor.y - 11.5, f"{MINUS}{cost}", 13)
        for i, cost in enumerate(FLOOR_COSTS)
    ]
    canvas.ground.append(group(costs, font_size=13, fill=canvas.theme.muted, text_anchor="middle"))


def _draw_points(canvas: Canvas, table: Layout, seat: int, points: dict[int, int]) -> None:
    """What full lines will score, or on a small board an arrow to the wall."""
    cell, gain = table.cells[seat], canvas.theme.gain
    for row, gained in points.items():
        cell_one, line = table.places[f"{seat}:{row}@1"], table.places[f"{seat}:{row}"]
        x, y = (cell_one.x + line.x + line.w) / 2, cell_one.y + cell / 2
        if table.sizes[seat] is Size.DESK:
            label = text(x, y - 1, f"+{gained}", 14, gain, anchor="middle", bold=True)
            canvas.ink.append(label)
        else:
            canvas.ink.append(path(f"M{n(x - 3)} {n(y - 5)}l7 5-7 5z", gain))


def _draw_floor_sum(canvas: Canvas, table: Layout, seat: int, floor: str) -> None:
    cost = facts.floor_cost(floor)
    if not cost:
        return
    place = table.places[f"{seat}:F"]
    size = min(24.0, max(13.0, 0.44 * table.cells[seat]))
    x, y = place.x + place.w + 0.16 * table.cells[seat] + 2, place.y + place.h / 2
    canvas.ink.append(text(x, y, f"{MINUS}{cost}", size, canvas.theme.loss, bold=True))


def _draw_bonuses(canvas: Canvas, table: Layout, seat: int) -> None:
    """What complete rows, columns and colours are worth, and a tile of every colour to count."""
    cell, last = table.cells[seat], table.places[f"{seat}:5@5"]
    size = table.sizes[seat]
    mini = min(22.0, 0.14 * (last.x + cell - _colours_left(table, seat)))
    for kind, x, y in _colour_spots(table, seat):
        canvas.ground.append(canvas.use(f"t-{kind}", x, y - size.of(22, 22, 20), mini / TILE))
    if size < Size.DESK:
        return
    side, below = last.x + cell + 22, last.y + cell + 12
    left = table.places[f"{seat}:5@1"].x - 14
    floor = table.places[f"{seat}:F"]
    bonuses = [
        word(left, below, f"+{COLUMN_POINTS}", 13),
        word(side, below, f"+{ROW_POINTS}", 13),
        word(side, floor.y + 4, f"+{COLOUR_POINTS}", 13),
    ]
    look = {"font_size": 13, "font_weight": 700, "text_anchor": "middle"}
    canvas.ground.append(group(bonuses, fill=canvas.theme.cobalt, **look))


def _colours_left(table: Layout, seat: int) -> float:
    floor = table.places[f"{seat}:F"]
    return floor.x + floor.w + max(38.0, 0.95 * table.cells[seat])


def _colour_spots(table: Layout, seat: int) -> list[tuple[str, float, float]]:
    """Where the tiles of every colour are counted, level with the floor line."""
    cell, floor = table.cells[seat], table.places[f"{seat}:F"]
    left = _colours_left(table, seat)
    pitch = (table.places[f"{seat}:5@5"].x + cell - left) / 5
    y = floor.y + floor.h / 2 + table.sizes[seat].of(0, 0, 6)
    return [(kind, left + (i + 0.5) * pitch, y) for i, kind in enumerate(COLOURS)]


def _draw_progress(canvas: Canvas, position: AzulPosition, table: Layout, seat: int) -> None:
    """How far rows, columns and colours have come, and what full lines will score."""
    cell, player = table.cells[seat], position["players"][seat]
    rows, columns, colours = facts.wall_progress(player["wall"])
    last = table.places[f"{seat}:1@5"]
    if _counts_rows(table, seat):
        for r, count in enumerate(rows):
            at = (last.x + cell + 22, last.y + (r + 0.5) * cell)
            canvas.ink.append(_progress(canvas, *at, count, f"{count}/5"))
    if table.sizes[seat] is Size.DESK:
        for c, count in enumerate(columns, 1):
            x, y = table.places[f"{seat}:5@{c}"].middle
            canvas.ink.append(_progress(canvas, x, y + cell / 2 + 12, count, f"{count}/5"))
    for kind, x, y in _colour_spots(table, seat):
        canvas.ink.append(_progress(canvas, x, y, colours[kind], str(colours[kind])))
    if position["options"]["wall"] == "colour":
        _draw_points(canvas, table, seat, facts.line_points(player))


def _progress(canvas: Canvas, x: float, y: float, count: int, words: str) -> str:
    """A count towards five: muted, a warning at four, a gain at five."""
    theme = canvas.theme
    fill = theme.gain if count == 5 else theme.warn if count == 4 else theme.muted
    return text(x, y, words, 13, fill, anchor="middle", bold=count > 3)


# --- places of moves, and words beside the picture ---


def ends(move: str, seat: int) -> Ends:
    """The places that a move text touches when a seat plays it."""
    if "@" in move:
        return Ends((f"{seat}:{move[0]}",), f"{seat}:{move}")
    if move.startswith("="):
        return Ends((), "")
    return Ends((move[:2],), f"{seat}:{move[2:]}")


def icon(position: AzulPosition, move: str) -> list[Piece]:
    """No move is chosen by words alone."""
    return []


def reminder(position: AzulPosition) -> str:
    """Nothing: the table shows it all."""
    return ""
