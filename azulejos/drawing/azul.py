"""
Azul on the table: factory displays around the centre, pattern lines beside the wall, the floor.

Places: `1`–`9` and `C`; for each seat its lines `0:1`–`0:5`, floor `0:F`, cells `0:1@1`–`0:5@5`,
and `0:beside`, where a marker lies that costs nothing.
"""

from azulejos.drawing import market, panels, reading, shapes, words
from azulejos.drawing.sheet import Sheet, key_of, n, path, rect, text
from azulejos.drawing.table import (
    Box,
    Layout,
    Place,
    Position,
    groups_of,
    numbered,
    seats_from,
)

COLOURS = "BYRKW"
WALL = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
MARKER = "marker"


# --- where everything lies ---


def layout(position: Position, seat: int = 0, shape: str = "wide") -> Layout:
    """Where every place and every tile of the position lies, seen from a seat."""
    players = len(position["players"])
    table = _tall(players, seat) if shape == "tall" else _wide(players, seat)
    _lay_boards(table, position)
    for i, tiles in enumerate(position["factories"], 1):
        _lay_display(table, table.places[str(i)], tiles)
    _lay_centre(table, position)
    table.pieces = numbered(table.pieces)
    return table


def _wide(players: int, seat: int) -> Layout:
    """Market at the left, own board below the others at the right."""
    table = Layout(1200 if players == 2 else 1440, 0)
    left, right, top = (530 if players == 2 else 548), table.width - 16, panels.WIDE_BAND + 14
    own, *others = seats_from(seat, players)
    cell = {2: 34.0, 3: 35.0, 4: 24.3}[players]
    for i, other in enumerate(others):
        high = _board(table, other, left + i * (right - left + 12) / len(others), top, cell)
    bottom = top + high + 12
    bottom += _board(table, own, left, bottom, 60 if players == 4 else 53)
    # Bag and lid fill the row whose board leaves room: the other's of two, else the own one.
    beside = table.boxes[f"board:{others[0] if players == 2 else own}"]
    x = beside.x + beside.w + 12
    table.boxes["stock"] = Box(x, beside.y, right - x, beside.h)
    displays = 5 + 2 * (players - 2)
    market.ring(table, Box(16, top, left - 30, bottom - top), displays, 174 - 4 * displays)
    table.height = bottom + 14
    return table


def _tall(players: int, seat: int) -> Layout:
    """For phones: the others as thumbnails, then the market, then the own board."""
    table = Layout(390, 0)
    own, *others = seats_from(seat, players)
    y = panels.TALL_BAND + 8
    cell = {1: 17.5, 2: 16.2, 3: 10.2}[len(others)]
    for i, other in enumerate(others):
        high = _board(table, other, 8 + i * 378 / len(others), y, cell)
    if len(others) == 1:
        box = table.boxes[f"board:{others[0]}"]
        table.boxes["stock"] = Box(box.x + box.w + 4, y, 382 - box.x - box.w - 4, high)
    else:
        table.boxes["lines"] = Box(10, y + high + 6, 370, 20)
        high += 26
    y += high + 8
    displays = 5 + 2 * (players - 2)
    across = 5 if displays != 7 else 4
    for i in range(displays):
        row, column = divmod(i, across)
        wide = min(across, displays - row * across)
        x = 195 + (column - wide / 2) * 75
        table.put(str(i + 1), x + 2.5, y + row * 87, 70, 70)
    y += 87 * (-(-displays // across)) + 2
    table.put("C", 8, y, 374, 76 if players == 2 else 86)
    y += table.places["C"].h + 8
    table.height = y + _board(table, own, 8, y, 33) + 8
    return table


def _board(table: Layout, seat: int, x: float, y: float, cell: float) -> float:
    """One player's board with its places; answers its height."""
    thumb = cell < 20
    pad = _pad(cell)
    head = 22 if thumb else max(30.0, 0.72 * cell)
    side = 34 if cell > 33 and table.width > 600 else 0
    left, top = x + pad, y + pad + head
    wall = left + (5.55 if cell > 50 else 5.4) * cell
    for r in range(5):
        table.put(f"{seat}:{r + 1}", left + (4 - r) * cell, top + r * cell, (r + 1) * cell, cell)
        for c in range(5):
            table.put(f"{seat}:{r + 1}@{c + 1}", wall + c * cell, top + r * cell, cell, cell)
    floor = top + 5 * cell + (0.2 * cell if thumb else 0.14 * cell + (32 if cell > 50 else 18))
    pitch = 0.86 * cell
    table.put(f"{seat}:F", left, floor, 7 * pitch, pitch)
    w, h = wall + 5 * cell + side + pad - x, floor + pitch + pad - y
    beside = 17 if thumb else head - 2
    table.put(f"{seat}:beside", x + w - pad - 2.2 * head - beside, y + pad - 1, beside, beside)
    table.boxes[f"board:{seat}"] = Box(x, y, w, h)
    table.cells[seat] = cell
    return h


def _pad(cell: float) -> float:
    return 21 if cell > 50 else 15 if cell > 20 else 7


def _lay_boards(table: Layout, position: Position) -> None:
    """Walls first, then lines, then floors: what moves least gets the lowest numbers."""
    for seat, player in enumerate(position["players"]):
        tile = 0.92 * table.cells[seat]
        for r, row in enumerate(player["wall"], 1):
            for c, kind in enumerate(row, 1):
                if kind != ".":
                    key = f"{seat}:{r}@{c}"
                    table.lay(kind, key, *table.places[key].middle, tile)
    for seat, player in enumerate(position["players"]):
        tile, cell = 0.92 * table.cells[seat], table.cells[seat]
        for r, (kind, count) in enumerate(player["lines"], 1):
            place = table.places[f"{seat}:{r}"]
            for i in range(count):
                x = place.x + place.w - (i + 0.5) * cell
                table.lay(kind, place.key, x, place.y + cell / 2, tile)
    for seat, player in enumerate(position["players"]):
        place = table.places[f"{seat}:F"]
        for i, kind in enumerate(player["floor"]):
            x = place.x + (i + 0.5) * place.h
            table.lay(_piece(kind), place.key, x, place.y + place.h / 2, 0.92 * place.h)


def _piece(letter: str) -> str:
    return MARKER if letter == "1" else letter


def _lay_display(table: Layout, place: Place, tiles: str) -> None:
    round_one = place.w > 80
    pitch = place.w * (0.335 if round_one else 0.5)
    x, y = place.middle
    for i, kind in enumerate(tiles):
        dx, dy = i % 2 - 0.5, i // 2 - 0.5
        table.lay(kind, place.key, x + dx * pitch, y + dy * pitch, pitch * 0.91)


def _lay_centre(table: Layout, position: Position) -> None:
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


def draw(sheet: Sheet, position: Position, table: Layout, names: list[str]) -> None:
    """Everything except tiles and marks."""
    sheet.defs.append(shapes.definitions(sheet.theme.name, COLOURS, "", sheet.prefix))
    panels.backdrop(sheet, table)
    panels.band(sheet, position, names, reading.azul_notice(position))
    market.draw(sheet, table, len(position["factories"]))
    for seat in range(len(position["players"])):
        _draw_board(sheet, position, table, seat, names[seat])
    _draw_stock(sheet, position, table)


def _draw_stock(sheet: Sheet, position: Position, table: Layout) -> None:
    piles = {"Bag": position["bag"], "Lid": position["lid"]}
    if box := table.boxes.get("stock"):
        shapes.frame(sheet, *box)
        panels.stock(sheet, box, "t", COLOURS, piles)
    elif line := table.boxes.get("lines"):
        for i, (title, counts) in enumerate(piles.items()):
            x = line.x + i * line.w / 2
            panels.stock_line(sheet, x, line.y + 10, line.w / 2, "t", COLOURS, title, counts)


def _draw_board(sheet: Sheet, position: Position, table: Layout, seat: int, name: str) -> None:
    player, cell = position["players"][seat], table.cells[seat]
    box = table.boxes[f"board:{seat}"]
    active = position["turn"] == seat
    shapes.frame(sheet, *box, active=active)
    first = table.places[f"{seat}:1@1"]
    pad = _pad(cell) + (8 if cell > 20 else 5)
    size = 22 if cell > 50 else 17 if cell > 20 else 13
    y = (box.y + first.y) / 2 + (3 if cell > 20 else 1.5)
    room = 1.3 * table.places[f"{seat}:beside"].w if position["marker"] == f"beside:{seat}" else 0
    won = seat in position.get("winners", [])
    panels.heading(sheet, box.x + pad, y, box.w - 2 * pad, size, name,
                   player["score"], active, won, room)  # fmt: skip
    _draw_wells(sheet, position, table, seat)
    if cell > 20:
        _draw_costs(sheet, table, seat)
    _draw_floor_sum(sheet, table, seat, player["floor"])
    if position["options"]["wall"] == "colour" and cell > 20:
        _draw_points(sheet, table, seat, reading.line_points(player))
    if cell > 20:
        _draw_progress(sheet, position, table, seat)


def _draw_wells(sheet: Sheet, position: Position, table: Layout, seat: int) -> None:
    """Empty spaces of lines, wall and floor."""
    theme, cell = sheet.theme, table.cells[seat]
    grey = position["options"]["wall"] == "grey"
    size, r = 0.92 * cell, 0.1 * cell
    for row in range(1, 6):
        line = table.places[f"{seat}:{row}"]
        wells = "".join(
            _well_path(line.x + i * cell + 0.04 * cell, line.y + 0.04 * cell, size, r)
            for i in range(row)
        )
        sheet.ground.append(path(wells, theme.well, theme.edge, more=key_of(line.key)))
        for column in range(1, 6):
            spot = table.places[f"{seat}:{row}@{column}"]
            x, y = spot.middle
            more = key_of(spot.key)
            corner = (x - size / 2, y - size / 2)
            sheet.ground.append(rect(*corner, size, size, theme.well, theme.edge, r=r, more=more))
            if not grey:
                kind = WALL[row - 1][column - 1]
                sheet.ground.append(shapes.ghost(sheet, kind, x, y, size))
    floor = table.places[f"{seat}:F"]
    size = 0.92 * floor.h
    wells = "".join(
        _well_path(floor.x + (i + 0.04) * floor.h, floor.y + 0.04 * floor.h, size, r)
        for i in range(7)
    )
    sheet.ground.append(path(wells, theme.well, theme.edge, more=key_of(floor.key)))


def _well_path(x: float, y: float, size: float, r: float) -> str:
    """A rounded square as path data, so that a whole line is one element."""
    s, c = n(size - 2 * r), n(r)
    return (
        f"M{n(x + r)} {n(y)}h{s}a{c} {c} 0 0 1 {c} {c}v{s}a{c} {c} 0 0 1-{c} {c}h-{s}"
        f"a{c} {c} 0 0 1-{c}-{c}v-{s}a{c} {c} 0 0 1 {c}-{c}z"
    )


def _draw_costs(sheet: Sheet, table: Layout, seat: int) -> None:
    floor = table.places[f"{seat}:F"]
    for i, cost in enumerate(reading.FLOOR_COSTS):
        x = floor.x + (i + 0.5) * floor.h
        label = text(x, floor.y - 8, f"{words.MINUS}{cost}", 13, sheet.theme.muted, anchor="middle")
        sheet.ground.append(label)


def _draw_points(sheet: Sheet, table: Layout, seat: int, points: dict[int, int]) -> None:
    """What full lines will score, or on a small board an arrow to the wall."""
    cell, gain = table.cells[seat], sheet.theme.gain
    for row, gained in points.items():
        cell_one, line = table.places[f"{seat}:{row}@1"], table.places[f"{seat}:{row}"]
        x, y = (cell_one.x + line.x + line.w) / 2, cell_one.y + cell / 2
        if cell > 50:
            label = text(x, y - 1, f"+{gained}", 14, gain, anchor="middle", bold=True)
            sheet.ink.append(label)
        else:
            sheet.ink.append(path(f"M{n(x - 3)} {n(y - 5)}l7 5-7 5z", gain))


def _draw_floor_sum(sheet: Sheet, table: Layout, seat: int, floor: str) -> None:
    cost = reading.floor_cost(floor)
    if not cost:
        return
    place = table.places[f"{seat}:F"]
    size = min(24.0, max(13.0, 0.44 * table.cells[seat]))
    x, y = place.x + place.w + 0.16 * table.cells[seat] + 2, place.y + place.h / 2
    sheet.ink.append(text(x, y, f"{words.MINUS}{cost}", size, sheet.theme.loss, bold=True))


def _draw_progress(sheet: Sheet, position: Position, table: Layout, seat: int) -> None:
    """How far rows (+2), columns (+7) and colours (+10) have come."""
    cell = table.cells[seat]
    wall = position["players"][seat]["wall"]
    rows, columns, colours = reading.wall_progress(wall)
    last = table.places[f"{seat}:1@5"]
    if cell > 33 and table.width > 600:
        for r, count in enumerate(rows):
            x, y = last.x + cell + 22, last.y + (r + 0.5) * cell
            sheet.ink.append(_count(tone(sheet, count), x, y, count, 5))
    if cell > 50:
        first = table.places[f"{seat}:5@1"]
        sheet.ground.append(_bonus(sheet, first.x - 14, first.y + cell + 12, 7))
        sheet.ground.append(_bonus(sheet, last.x + cell + 22, first.y + cell + 12, 2))
        for c, count in enumerate(columns):
            x, y = table.places[f"{seat}:5@{c + 1}"].middle
            sheet.ink.append(_count(tone(sheet, count), x, y + cell / 2 + 12, count, 5))
    _draw_colours(sheet, table, seat, colours)


def _draw_colours(sheet: Sheet, table: Layout, seat: int, colours: dict[str, int]) -> None:
    """Tiles of every colour on the wall, level with the floor line."""
    cell, floor = table.cells[seat], table.places[f"{seat}:F"]
    last = table.places[f"{seat}:5@5"]
    if cell > 50:
        sheet.ground.append(_bonus(sheet, last.x + cell + 22, floor.y + 4, 10))
    left = floor.x + floor.w + max(38.0, 0.95 * cell)
    pitch = (last.x + cell - left) / 5
    for i, kind in enumerate(COLOURS):
        x, count = left + (i + 0.5) * pitch, colours[kind]
        mini = min(22.0, 0.7 * pitch)
        sheet.ground.append(
            sheet.use(f"t-{kind}", x, floor.y - (8 if cell < 50 else -4), mini / 40)
        )
        y = floor.y + floor.h / 2 + (0 if cell < 50 else 9)
        sheet.ink.append(text(x, y, count, 13, tone(sheet, count), anchor="middle", bold=count > 3))


def _bonus(sheet: Sheet, x: float, y: float, points: int) -> str:
    return text(x, y, f"+{points}", 13, sheet.theme.cobalt, anchor="middle", bold=True)


def tone(sheet: Sheet, count: int) -> str:
    """Muted, warning at four of five, gain at five."""
    theme = sheet.theme
    return theme.gain if count == 5 else theme.warn if count == 4 else theme.muted


def _count(fill: str, x: float, y: float, count: int, of: int) -> str:
    return text(x, y, f"{count}/{of}", 13, fill, anchor="middle", bold=count >= of - 1)
