"""Summer Pavilion on the table: displays, supply and wild colour, boards of seven stars.

Places: `1`–`9`, `C`, `supply`; for each seat its rhombi `0:Ca`–`0:Wf`, features `0:pillar_NW` …,
`0:hand`, the corners `0:keep1`–`0:keep4`, and `0:token` for the starting-player token.
"""

from functools import cache
from math import pi

from azulejos.drawing import market, panels, reading, shapes
from azulejos.drawing.pavilion_board import (
    COLOUR_OF,
    COLOURS,
    FEATURES,
    NUMBER_POINTS,
    PRICES,
    REACH,
    REWARDS,
    RHOMBI,
    STAR_POINTS,
    Feature,
)
from azulejos.drawing.shapes import EDGE, TILE
from azulejos.drawing.sheet import Sheet, circle, group, key_of, n, text, word
from azulejos.drawing.table import (
    Box,
    Layout,
    Options,
    Piece,
    Place,
    Position,
    Rows,
    Spot,
    blocks,
    groups_of,
    ranks,
    seats_from,
)

ROOT3 = 3**0.5
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
    bottom = top + _own_board(table, own, Box(460, top, 592, 0), 57)
    right = Box(1066, top, 358, (bottom - top + 12) / len(others) - 12)
    unit = {1: 35.5, 2: 28.0, 3: 20.8}[len(others)]
    for i, other in enumerate(others):
        y = top + i * (right.h + 12)
        if len(others) == 1:
            high = _own_board(table, other, Box(right.x, y, right.w, 0), unit)
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
    table = Layout(390, 0, "rhombus")
    own, *others = seats_from(seat, players)
    y = panels.TALL_BAND + 8
    w = 122 if len(others) == 1 else (374 - 5 * (len(others) - 1)) / len(others)
    for i, other in enumerate(others):
        high = _own_board(table, other, Box(8 + i * (w + 5), y, w, 0), 10.6)
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
    table.height = y + _own_board(table, own, Box(8, y, 374, 0), 36.4) + 6
    return table


def _own_board(table: Layout, seat: int, box: Box, unit: float) -> float:
    """A board with heading above and hand (and, if large, sets) below; answers its height."""
    small = unit < 20
    head = 18 if small else 28 if unit < 50 else 38
    pad = 4 if small else 10
    middle = box.y + pad + head + 4.42 * unit
    _stars(table, seat, box.x + box.w / 2, middle, unit)
    y = middle + 4.42 * unit + (2 if small else 6)
    hand = 18 if small else 42 if unit < 50 else 82
    inset = pad + (2 if small else 8)
    table.put(f"{seat}:hand", box.x + inset, y, box.w - 2 * inset, hand)
    y += hand
    if unit > 35:
        sets = 58 if unit > 50 else 22
        table.boxes[f"sets:{seat}"] = Box(box.x + inset, y + 4, box.w - 2 * inset, sets)
        y += 4 + sets
    _corners(table, seat, Box(box.x, box.y + head, box.w, 8.84 * unit + 2 * pad), unit)
    high = y + pad - box.y
    _heading(table, seat, Box(box.x, box.y, box.w, high), head)
    return high


def _side_board(table: Layout, seat: int, box: Box, unit: float) -> None:
    """A board with its hand at the right: several opponents on a desk."""
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
    edge = 0.62 * unit if unit > 20 else 0.8 * unit
    inset = 16 if unit > 20 else 6
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
        pitch, tiles, _ = _hand(table, seat, player["tiles"])
        for kind, x, y in tiles:
            table.lay(kind, f"{seat}:hand", x, y, 0.93 * pitch)


def _hand(table: Layout, seat: int, tiles: str) -> Rows:
    place = table.places[f"{seat}:hand"]
    groups = groups_of(tiles, COLOURS)
    if place.h > place.w:
        return ranks(groups, Box(*place[1:5]), 20, ROOT3)
    label = 16 if place.h > 40 else 0
    box = Box(place.x, place.y, place.w, place.h - label)
    return blocks(groups, box, 40, ROOT3, gap=10 if label else 3)


def _lay_supply(table: Layout, tiles: str) -> None:
    for kind, (x, y, edge) in zip(tiles, _supply_spaces(table.places["supply"]), strict=False):
        table.lay(kind, "supply", x, y, 0.94 * edge)


def _supply_spaces(place: Place) -> list[tuple[float, float, float]]:
    """Ten spaces: one row if the place is long, else two."""
    across = 10 if place.w > 5 * place.h else 5
    rows = 10 // across
    edge = min(place.h / rows / ROOT3 - 2, place.w / across - 3)
    pitch, high = place.w / across, place.h / rows
    return [
        (place.x + (i % across + 0.5) * pitch, place.y + (i // across + 0.5) * high, edge)
        for i in range(10)
    ]


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


PILES = panels.Piles("r", 1.3 / EDGE / ROOT3, COLOURS, {"bag": "Bag", "tower": "Tower"})


def ground(sheet: Sheet, table: Layout, options: Options) -> None:
    """All that a position does not change: boards, wells and prices."""
    sheet.defs.append(shapes.definitions(sheet.theme.name, "", COLOURS, sheet.prefix))
    sheet.defs += [shapes.feature_symbol(sheet.prefix, kind) for kind in REWARDS]
    panels.backdrop(sheet, table)
    market.draw(sheet, table, 1 + 2 * options["players"])
    shapes.frame(sheet, *table.boxes["wild"])
    for x, y, size in _supply_spaces(table.places["supply"]):
        sheet.ground.append(_well(sheet, x, y, size, 0, "supply"))
    panels.draw_piles(sheet, table, PILES, None)
    for seat in range(options["players"]):
        shapes.frame(sheet, *table.boxes[f"board:{seat}"])
        _draw_wells(sheet, table, seat)
        if table.cells[seat] > 18:
            _draw_prices(sheet, table, seat, options["side"])
        if table.cells[seat] > 22 and options["side"] == "colour":
            _draw_ghosts(sheet, table, seat)
        if box := table.boxes.get(f"sets:{seat}"):
            _draw_set_heads(sheet, box)


def ink(sheet: Sheet, table: Layout, position: Position, names: list[str]) -> None:
    """What is written for this position: sentence, scores, counts, features, sets."""
    notice = "Last round" if position["round"] == 6 and position["phase"] != "over" else ""
    panels.band(sheet, position, names, notice)
    _draw_wild(sheet, table.boxes["wild"], position["wild"])
    panels.draw_piles(sheet, table, PILES, position)
    for seat, name in enumerate(names):
        player = position["players"][seat]
        _draw_heading(sheet, position, table, seat, name)
        for f in FEATURES:
            full = reading.filled(player["stars"], f)
            _draw_feature(sheet, table.places[f"{seat}:{f.key}"], f, full)
        _draw_hand_counts(sheet, table, seat, player["tiles"])
        if box := table.boxes.get(f"sets:{seat}"):
            _draw_sets(sheet, player["stars"], position["options"]["side"], box)


def piece(sheet: Sheet, piece: Piece) -> str:
    """One tile, or the token."""
    if piece.kind == TOKEN:
        return shapes.piece(sheet, piece, TOKEN, TILE)
    return shapes.piece(sheet, piece, f"r-{piece.kind}", EDGE)


def _draw_wild(sheet: Sheet, box: Box, wild: str) -> None:
    """The wild colours of this round and the next."""
    now = COLOURS.index(wild)
    large, flat = box.h > 100, box.h < 60
    edge = 34 if large else 18 if flat else 22
    x, y = box.x + (48 if large else 26), box.y + box.h / 2 - (0 if flat else 9)
    step = 78 if large else 46
    pair = [("wild", wild, edge), ("next", COLOURS[now + 1 : now + 2], 0.7 * edge)]
    for i, (label, kind, size) in enumerate(pair):
        if not kind:
            continue
        sheet.ink.append(sheet.use(f"r-{kind}", x + i * step, y, size / EDGE))
        if not flat:
            at = (x + i * step, box.y + box.h - (20 if large else 17))
            sheet.ink.append(text(*at, label, 13, sheet.theme.muted, anchor="middle"))


def _well(sheet: Sheet, x: float, y: float, edge: float, turn: float, key: str) -> str:
    return sheet.use("well", x, y, edge / EDGE, turn, key_of(key))


def _draw_heading(sheet: Sheet, position: Position, table: Layout, seat: int, name: str) -> None:
    box, unit = table.boxes[f"board:{seat}"], table.cells[seat]
    if position["turn"] == seat:
        shapes.active(sheet, *box)
    large, small = unit > 50, unit < 20
    inset = 22 if large else 10 if small else 18
    y = box.y + (31 if large else 15 if small else 25)
    room = 1.2 * table.places[f"{seat}:token"].w if position["token"] == seat else 0
    passed = position["players"][seat]["passed"] and not small
    line = Box(box.x + inset, y, box.w - 2 * inset, 22 if large else 13 if small else 17)
    called = f"{name} · passed" if passed else name
    panels.heading(sheet, line, position, seat, called, room)


def _draw_wells(sheet: Sheet, table: Layout, seat: int) -> None:
    for r in RHOMBI:
        place = table.places[f"{seat}:{r.key}"]
        well = _well(sheet, *place.middle, 0.94 * place.w, r.turn, place.key)
        sheet.ground.append(well)
    for i in range(1, 5):
        place = table.places[f"{seat}:keep{i}"]
        sheet.ground.append(_well(sheet, *place.middle, place.w, 0, place.key))


def _draw_prices(sheet: Sheet, table: Layout, seat: int, side: str) -> None:
    """Upright prices; beside a motif they stand towards the tip."""
    unit = table.cells[seat]
    size = 17 if unit > 50 else 13
    prices = []
    for r in RHOMBI:
        x, y = table.places[f"{seat}:{r.key}"].middle
        out = 0 if side == "grey" or r.star == "C" or unit < 22 else 0.16
        dx, dy = shapes.ahead(r.turn, out * unit)
        prices.append(word(x + dx, y + dy, PRICES[side][r.star][r.index], size))
    look = {"font_size": size, "font_weight": 700, "text_anchor": "middle"}
    sheet.ground.append(group(prices, fill=sheet.theme.ink, **look))


def _draw_ghosts(sheet: Sheet, table: Layout, seat: int) -> None:
    """The colour of each outer star, towards its middle."""
    unit, motifs = table.cells[seat], []
    for r in RHOMBI:
        if r.star != "C":
            x, y = table.places[f"{seat}:{r.key}"].middle
            dx, dy = shapes.ahead(r.turn, -0.35 * unit)
            kind = COLOUR_OF[r.star]
            motifs.append(shapes.ghost(sheet, kind, x + dx, y + dy, 0.54 * unit))
    sheet.ground.append(shapes.ghosts(sheet, motifs))


def _draw_feature(sheet: Sheet, place: Place, feature: Feature, full: int) -> None:
    """An icon in a ring that closes as the rhombi around it are filled; paid, it is solid."""
    theme, total = sheet.theme, len(feature.spaces)
    x, y = place.middle
    r = place.w / 2
    paid = full == total
    fill = theme.gain if paid else theme.surface
    sheet.ink.append(circle(x, y, r - 1, fill, theme.edge, more=key_of(place.key)))
    if 0 < full < total:
        whole = 2 * pi * (r - 2)
        dash = f' stroke-dasharray="{n(whole * full / total)} {n(whole)}"'
        dash += f' transform="rotate(-90 {n(x)} {n(y)})"'
        sheet.ink.append(circle(x, y, r - 2, "", theme.cobalt, width=max(2, 0.14 * r), more=dash))
    colour = theme.surface if paid else theme.cobalt
    if r < 18:
        sheet.ink.append(sheet.use(feature.kind, x, y, 0.05 * r, more=f' fill="{colour}"'))
        return
    icon = sheet.use(feature.kind, x - 0.24 * r, y, 0.04 * r, more=f' fill="{colour}"')
    reward = text(x + 0.32 * r, y, REWARDS[feature.kind], 13, colour, bold=True)
    sheet.ink += [icon, reward]


def _draw_hand_counts(sheet: Sheet, table: Layout, seat: int, tiles: str) -> None:
    counts = _hand(table, seat, tiles).counts
    if counts and table.places[f"{seat}:hand"].h > 36:
        labels = [word(x, y + 8, count, 13) for count, x, y in counts]
        look = {"font_size": 13, "text_anchor": "middle"}
        sheet.ink.append(group(labels, fill=sheet.theme.muted, **look))


def _set_spots(box: Box) -> dict[str, tuple[float, float]]:
    """Where each set is counted: stars (only if there is room for two lines), then numbers."""
    large = box.h > 40
    keys = [*(STAR_POINTS if large else ""), *map(str, NUMBER_POINTS)]
    pitch = box.w / len(keys)
    y = box.y + (15 if large else 11)
    shift = 0 if large else -20
    return {key: (box.x + (i + 0.5) * pitch + shift, y) for i, key in enumerate(keys)}


def _draw_set_heads(sheet: Sheet, box: Box) -> None:
    """Every star and number that makes a set, and what it is worth."""
    numbers, worth = [], []
    for key, (x, y) in _set_spots(box).items():
        if key == "C":
            sheet.ground += _many_coloured(sheet, x, y, 8)
        else:
            symbol = f"r-{key}" if key in COLOURS else "well"
            sheet.ground.append(sheet.use(symbol, x, y, (17 if box.h > 40 else 13) / EDGE))
        if key in "1234":
            numbers.append(word(x, y, key, 13))
        points = STAR_POINTS.get(key) or NUMBER_POINTS[int(key)]
        worth.append(word(x, y + 38, f"+{points}", 13))
    look = {"font_size": 13, "font_weight": 700, "text_anchor": "middle"}
    sheet.ground.append(group(numbers, fill=sheet.theme.ink, **look))
    if box.h > 40:
        sheet.ground.append(group(worth, fill=sheet.theme.cobalt, **look))


def _many_coloured(sheet: Sheet, x: float, y: float, edge: float) -> list[str]:
    """A small star of all six colours."""
    spots = [(kind, 60 * i, *shapes.ahead(60 * i, edge * REACH)) for i, kind in enumerate(COLOURS)]
    return [sheet.use(f"r-{k}", x + dx, y + dy, edge / EDGE, t) for k, t, dx, dy in spots]


def _draw_sets(sheet: Sheet, stars: dict[str, str], side: str, box: Box) -> None:
    """How far stars and numbers have come."""
    theme = sheet.theme
    progress = {key: (done, 6) for key, done in reading.star_progress(stars, side).items()}
    progress |= {str(k): v for k, v in reading.number_progress(stars, side).items()}
    for key, (x, y) in _set_spots(box).items():
        done, total = progress[key]
        fill = theme.gain if done == total else theme.warn if total - done == 1 else theme.muted
        dx, dy = (0, 21) if box.h > 40 else (28, 0)
        label = f"{done}/{total}"
        bold = total - done < 2
        sheet.ink.append(text(x + dx, y + dy, label, 13, fill, anchor="middle", bold=bold))
