"""Azul on the table: factory displays around the centre, pattern lines beside the wall, the floor.

Places: `1`–`9` and `C`; for each seat its lines `0:1`–`0:5`, floor `0:F`, cells `0:1@1`–`0:5@5`,
and `0:beside`, where a marker lies that costs nothing.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from azulejos.drawing import desk, market, panels, shapes
from azulejos.drawing.desk import FOOT, GAP, MARGIN, Room, largest, room_of
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
STOCK = 150.0
"""What the counts of bag and lid need beside or below a board."""
LEAST_OTHER = {1: 0.52, 2: 0.38, 3: 0.33}
"""How small the cells of the others' boards may be by those of the own, by their number."""
IN_DISPLAY = 0.335
"""The pitch of tiles by the diameter of their display."""


# --- where everything lies ---


@lru_cache(maxsize=128)
def bare(players: int, seat: int, shape: str) -> Layout:
    """The table without pieces, seen from a seat."""
    room = room_of(shape)
    return _desk(players, seat, room) if room else _handy(players, seat, shape)


def lay(table: Layout, position: AzulPosition) -> None:
    """Put every tile of the position on the table."""
    _lay_boards(table, position)
    for i, tiles in enumerate(position["factories"], 1):
        _lay_display(table, table.places[str(i)], tiles)
    _lay_centre(table, position)


class Plan(NamedTuple):
    """How a desk is divided: the cells of the own board and of the others', and where these are."""

    cell: float
    other: float
    beside: bool
    """Whether the others are beside the own board, not above it."""


def _desk(players: int, seat: int, room: Room) -> Layout:
    """Market at the left over the full height; the others above the own board, or beside it."""
    top = panels.WIDE_BAND
    table = Layout(room.w, top + room.h)
    plan = max(
        _above(room, players), _beside(room, players), key=lambda plan: (plan.cell, plan.beside)
    )
    own, *others = seats_from(seat, players)
    wide, high = _measure(plan.cell, Size.DESK)
    each = _measure(plan.other, _other_size(plan.other))
    column = each[0] + GAP if plan.beside else 0.0
    left, right = room.w - MARGIN - wide - column, room.w - MARGIN - column
    y = top + MARGIN
    if plan.beside:
        _beside_boards(table, others, Box(right + GAP, y, each[0], room.h - 2 * MARGIN), plan.other)
    else:
        rest = room.h - 2 * MARGIN - high - _tail(room, players) - each[1] - GAP
        y += max(0.0, min(rest, GAP) / 2)
        _above_boards(table, others, Box(left, y, wide, each[1]), plan.other)
        y += each[1] + GAP
    y += _board(table, own, left, y, plan.cell, Size.DESK) + GAP
    _tail_boxes(table, Box(left, y, wide, 0), room)
    market_room = Box(MARGIN, top + MARGIN, left - GAP - MARGIN, room.h - 2 * MARGIN)
    market.ring(table, panels.within(market_room, 0.8), 1 + 2 * players)
    return table


def _tail(room: Room, players: int) -> float:
    """What stands below the own board: the bar, and with several others the line of counts."""
    foot = FOOT + GAP if players > 2 else 0
    return foot + (room.bar + GAP if room.bar else 0)


def _tail_boxes(table: Layout, box: Box, room: Room) -> None:
    y = box.y
    if room.bar:
        table.boxes["bar"] = Box(box.x, y, box.w, room.bar)
        y += room.bar + GAP
    if "stock" not in table.boxes:
        panels.foot(table, Box(box.x, y, box.w, FOOT))


def _above(room: Room, players: int) -> Plan:
    """The largest own board with the others above it."""
    others = players - 1

    def other(cell: float) -> float:
        wide, high = _measure(cell, Size.DESK)
        left = room.h - 2 * MARGIN - high - GAP - _tail(room, players)
        each = wide - STOCK - GAP if others == 1 else (wide + GAP) / others - GAP
        return _fitting(each, left, 0.75 * cell)

    def fits(cell: float) -> bool:
        wide, _ = _measure(cell, Size.DESK)
        return other(cell) >= max(14.0, LEAST_OTHER[others] * cell) and _market_fits(
            room, wide, players, cell
        )

    cell = largest(fits, 24, 84)
    return Plan(cell, other(cell), beside=False)


def _beside(room: Room, players: int) -> Plan:
    """The largest own board with the others beside it."""
    others, free = players - 1, room.h - 2 * MARGIN

    def other(cell: float) -> float:
        high = free - STOCK - GAP if others == 1 else (free + GAP) / others - GAP
        displays = max(300.0, 3.14 * 0.76 * cell / IN_DISPLAY + 20)
        left = room.w - _measure(cell, Size.DESK)[0] - displays - 2 * GAP - 2 * MARGIN
        return _fitting(left, high, 0.6 * cell)

    def fits(cell: float) -> bool:
        wide, high = _measure(cell, Size.DESK)
        beside = _measure(other(cell), _other_size(other(cell)))[0] + GAP
        has_height = high + _tail(room, players) <= free
        enough = other(cell) >= max(14.0, LEAST_OTHER[others] * cell)
        return has_height and enough and _market_fits(room, wide + beside, players, cell)

    cell = largest(fits, 24, 84)
    return Plan(cell if fits(cell) else 0, other(cell), beside=True)


def _market_fits(room: Room, taken: float, players: int, cell: float) -> bool:
    """Whether the market beside the boards has tiles of a good size."""
    wide, high = room.w - taken - GAP - 2 * MARGIN, room.h - 2 * MARGIN
    if wide < 300:
        return False
    box = panels.within(Box(0, 0, wide, high), 0.8)
    return desk.ring(box.w, box.h, 1 + 2 * players).across * IN_DISPLAY >= 0.76 * cell


def _fitting(wide: float, high: float, most: float) -> float:
    """The largest cell of another's board in a room of this size."""

    def fits(cell: float) -> bool:
        w, h = _measure(cell, _other_size(cell))
        return w <= wide and h <= high

    return largest(fits, 8, most, 0.5)


def _other_size(cell: float) -> Size:
    return Size.BOARD if cell >= 28 else Size.THUMB


@lru_cache(maxsize=512)
def _measure(cell: float, size: Size) -> tuple[float, float]:
    """Width and height of a board on a desk."""
    table = Layout(0, 0)
    high = _board(table, 0, 0, 0, cell, size)
    return table.boxes["board:0"].w, high


def _above_boards(table: Layout, others: list[int], box: Box, cell: float) -> None:
    """The others in a row; beside a single one what is out of reach."""
    each = _measure(cell, _other_size(cell))[0]
    if len(others) == 1:
        _board(table, others[0], box.x + box.w - each, box.y, cell, _other_size(cell))
        table.boxes["stock"] = Box(box.x, box.y, box.w - each - GAP, box.h)
        return
    step = (box.w - each) / (len(others) - 1)
    for i, seat in enumerate(others):
        _board(table, seat, box.x + i * step, box.y, cell, _other_size(cell))


def _beside_boards(table: Layout, others: list[int], box: Box, cell: float) -> None:
    """The others in a column; below a single one what is out of reach."""
    high = _measure(cell, _other_size(cell))[1]
    step = (box.h - high) / max(1, len(others) - 1)
    for i, seat in enumerate(others):
        _board(table, seat, box.x, box.y + i * min(step, high + 3 * GAP), cell, _other_size(cell))
    if len(others) == 1:
        left = box.h - high - GAP
        table.boxes["stock"] = Box(box.x, box.y + high + GAP, box.w, min(left, 1.4 * STOCK))


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
    pad, handy = _pad(table, seat), table.handy
    head = size.of(22 if handy else 26, 24 if handy else 30, max(36.0, 0.76 * cell))
    left, top = x + pad + _gutter(table, seat), y + pad + head
    wall = left + size.of(5.4, 5.25 if handy else 5.4, 5.55) * cell
    for r in range(5):
        table.put(f"{seat}:{r + 1}", left + (4 - r) * cell, top + r * cell, (r + 1) * cell, cell)
        table.line(f"{seat}:{r + 1}", r + 1, 0.92, leftwards=True)
        for c in range(5):
            table.put(f"{seat}:{r + 1}@{c + 1}", wall + c * cell, top + r * cell, cell, cell)
            table.line(f"{seat}:{r + 1}@{c + 1}", 1, 0.92)
    below = size.of(0.2 * cell, 0.14 * cell + 18 if handy else 26, max(28.0, 0.6 * cell))
    floor, pitch = top + 5 * cell + below, 0.86 * cell
    table.put(f"{seat}:F", left, floor, 7 * pitch, pitch)
    table.line(f"{seat}:F", 7, 0.92)
    side = 36 if _has_dots(table, seat) else 0
    w, h = wall + 5 * cell + side + pad - x, floor + pitch + pad - y
    if _lists_colours(table, seat):
        h += 21
    beside = size.of(17, head - 2, head - 2)
    table.put(f"{seat}:beside", x + w - pad - 2.2 * head - beside, y + pad - 1, beside, beside)
    table.boxes[f"board:{seat}"] = Box(x, y, w, h)
    return h


def _pad(table: Layout, seat: int) -> float:
    """From the edge of a board to its spaces."""
    return table.sizes[seat].of(7 if table.handy else 12, 7 if table.handy else 15, 21)


def _gutter(table: Layout, seat: int) -> float:
    """Room at the left of the own lines, for what a move would bring."""
    return table.sizes[seat].of(0, 0, min(78.0, max(58.0, 1.5 * table.cells[seat])))


def _has_dots(table: Layout, seat: int) -> bool:
    """Whether dots around the wall show how far rows, columns and colours have come."""
    return not table.handy and table.sizes[seat] > Size.THUMB


def _lists_colours(table: Layout, seat: int) -> bool:
    """Whether a small board counts its colours in a line below the floor."""
    return not table.handy and table.sizes[seat] is Size.THUMB


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
    pitch = place.w * (IN_DISPLAY if market.is_round(place) else 0.5)
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
    display = table.places["1"]
    most = IN_DISPLAY * display.w if market.is_round(display) else 44
    pitch, tiles, _ = market.centre(place, groups, most)
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
        if table.sizes[seat] > Size.THUMB or _lists_colours(table, seat):
            _draw_bonuses(canvas, table, seat)


def ink(canvas: Canvas, table: Layout, position: AzulPosition, names: list[str]) -> None:
    """What is written for this position: sentence, scores, counts, progress."""
    panels.band(canvas, CAPTIONS, position, names, notice(position))
    piles = {"bag": position["bag"], "lid": position["lid"]}
    panels.draw_piles(canvas, table, PILES, piles)
    for seat, name in enumerate(names):
        _draw_heading(canvas, position, table, seat, name)
        _draw_floor_sum(canvas, table, seat, position["players"][seat]["floor"])
        if table.sizes[seat] > Size.THUMB or _lists_colours(table, seat):
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
    hole = f"url(#{canvas.prefix}hole)"
    canvas.ground.append(group(wells, fill=hole, stroke=theme.edge, stroke_opacity=0.7))


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
    """What the floor costs: inside its empty spaces, on phones above them."""
    floor = table.places[f"{seat}:F"]
    y = floor.y + (floor.h / 2 if _has_dots(table, seat) else -11.5)
    costs = [
        word(floor.x + (i + 0.5) * floor.h, y, f"{MINUS}{cost}", 13)
        for i, cost in enumerate(FLOOR_COSTS)
    ]
    canvas.ground.append(group(costs, font_size=13, fill=canvas.theme.muted, text_anchor="middle"))


def _draw_points(canvas: Canvas, table: Layout, seat: int, points: dict[int, int]) -> None:
    """What full lines will score, or on a small board an arrow to the wall."""
    cell, gain = table.cells[seat], canvas.theme.gain
    for row, gained in points.items():
        cell_one, line = table.places[f"{seat}:{row}@1"], table.places[f"{seat}:{row}"]
        x, y = (cell_one.x + line.x + line.w) / 2, cell_one.y + cell / 2
        if table.sizes[seat] is Size.DESK and cell > 40:
            label = text(x, y - 1, f"+{gained}", 14, gain, anchor="middle", bold=True)
            canvas.ink.append(label)
        else:
            half = min(5.0, 0.2 * cell)
            way = n(1.4 * half)
            arrow = f"M{n(x - 0.6 * half)} {n(y - half)}l{way} {n(half)}-{way} {n(half)}z"
            canvas.ink.append(path(arrow, gain))


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
    mini = min(22.0, 0.14 * (last.x + cell - _colours_left(table, seat)))
    dots = _has_dots(table, seat)
    for kind, x, y in _colour_spots(table, seat):
        if _lists_colours(table, seat):
            canvas.ground.append(canvas.use(f"t-{kind}", x - 8, y, 13 / TILE))
        else:
            up = 0 if dots else 22
            canvas.ground.append(canvas.use(f"t-{kind}", x, y - up, mini / TILE))
    if not dots:
        return
    side, below = last.x + cell + 19, last.y + cell + 13
    left = table.places[f"{seat}:5@1"].x - 16
    floor = table.places[f"{seat}:F"]
    bonuses = [
        word(left, below, f"+{COLUMN_POINTS}", 13),
        word(side, below, f"+{ROW_POINTS}", 13),
        word(side, floor.y + floor.h / 2, f"+{COLOUR_POINTS}", 13),
    ]
    look = {"font_size": 13, "font_weight": 700, "text_anchor": "middle"}
    canvas.ground.append(group(bonuses, fill=canvas.theme.cobalt, **look))


def _colours_left(table: Layout, seat: int) -> float:
    floor = table.places[f"{seat}:F"]
    return floor.x + floor.w + max(38.0, 0.95 * table.cells[seat])


def _colour_spots(table: Layout, seat: int) -> list[tuple[str, float, float]]:
    """Where the tiles of every colour are counted: level with the floor line, or below it."""
    cell, floor = table.cells[seat], table.places[f"{seat}:F"]
    left, y = _colours_left(table, seat), floor.y + floor.h / 2
    if _lists_colours(table, seat):
        left, y = floor.x, floor.y + floor.h + 16
    elif _has_dots(table, seat):
        y -= 6
    pitch = (table.places[f"{seat}:5@5"].x + cell - left) / 5
    return [(kind, left + (i + 0.5) * pitch, y) for i, kind in enumerate(COLOURS)]


def _draw_progress(canvas: Canvas, position: AzulPosition, table: Layout, seat: int) -> None:
    """How far rows, columns and colours have come, and what full lines will score."""
    player = position["players"][seat]
    rows, columns, colours = facts.wall_progress(player["wall"])
    if _has_dots(table, seat):
        _draw_dots(canvas, table, seat, rows, columns, colours)
    else:
        listed = _lists_colours(table, seat)
        for kind, x, y in _colour_spots(table, seat):
            at = x + 6 if listed else x
            canvas.ink.append(_progress(canvas, at, y, colours[kind]))
    if position["options"]["wall"] == "colour":
        _draw_points(canvas, table, seat, facts.line_points(player))


def _draw_dots(
    canvas: Canvas, table: Layout, seat: int,
    rows: Sequence[int], columns: Sequence[int], colours: Mapping[str, int],
) -> None:  # fmt: skip
    """Five dots for each row, column and colour, one filled for each tile."""
    cell, last = table.cells[seat], table.places[f"{seat}:1@5"]
    step = min(8.0, 0.17 * cell)
    for r, count in enumerate(rows):
        x, y = last.x + cell + 19, last.y + (r + 0.5) * cell
        spots = [(x, y + (2 - i) * step) for i in range(5)]
        panels.dots(canvas, spots, count)
    for c, count in enumerate(columns, 1):
        x, y = table.places[f"{seat}:5@{c}"].middle
        spots = [(x + (i - 2) * step, y + cell / 2 + 13) for i in range(5)]
        panels.dots(canvas, spots, count)
    floor, colour_spots = table.places[f"{seat}:F"], _colour_spots(table, seat)
    close = min(0.8 * step, 0.17 * (colour_spots[1][1] - colour_spots[0][1]))
    for kind, x, _ in colour_spots:
        spots = [(x + (i - 2) * close, floor.y + floor.h - 5) for i in range(5)]
        panels.dots(canvas, spots, colours[kind])


def _progress(canvas: Canvas, x: float, y: float, count: int) -> str:
    """A count towards five: muted, a warning at four, a gain at five."""
    theme = canvas.theme
    fill = theme.gain if count == 5 else theme.warn if count == 4 else theme.muted
    return text(x, y, count, 13, fill, anchor="middle", bold=count > 3)


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
