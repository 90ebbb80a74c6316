"""How the table of Azul Duel looks under its tiles: factories, plates, boards, tablets."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

from azulejos.drawing import panels, shapes
from azulejos.drawing.layout import Box, Layout, Place, Size, blocks
from azulejos.drawing.sentences import MINUS, signed
from azulejos.drawing.shapes import TILE
from azulejos.drawing.svg import (
    Canvas,
    circle,
    group,
    key_of,
    n,
    path,
    rect,
    shortened,
    text,
    width_of,
    word,
)
from azulejos.games.duel import facts
from azulejos.games.duel.captions import CAPTIONS
from azulejos.games.duel.position import DuelBoard, DuelPosition
from azulejos.games.duel.rules.box import BROKEN_COSTS, FIRST_PLAYER_COST
from azulejos.games.duel.rules.box import LETTERS as COLOURS
from azulejos.games.duel.svg import parts
from azulejos.notation.position import Options
from azulejos.words import say

PILES = panels.Piles("d", 1.1 / TILE, COLOURS, {"bag": "boards-bag", "tower": "boards-tower"})


def draw(canvas: Canvas, table: Layout, options: Options, players: int) -> None:
    """All that a position does not change."""
    canvas.defs.append(parts.definitions(canvas.theme, canvas.prefix))
    panels.backdrop(canvas, table)
    for number in range(1, 5):
        _draw_small(canvas, table, number)
    _draw_large(canvas, table)
    if box := table.boxes.get("counts"):
        shapes.frame(canvas, *box)
    _draw_offer(canvas, table)
    panels.draw_piles(canvas, table, PILES, None)
    shapes.frame(canvas, *table.boxes["tablets"], slim=table.handy)
    for seat in range(players):
        shapes.frame(canvas, *table.boxes[f"board:{seat}"], slim=table.handy)
        _draw_wells(canvas, table, seat)


def write(canvas: Canvas, table: Layout, position: DuelPosition, names: list[str]) -> None:
    """What changes from position to position."""
    panels.band(canvas, CAPTIONS, position, names, facts.notice(position))
    piles = {"bag": position["bag"], "tower": position["tower"]}
    panels.draw_piles(canvas, table, PILES, piles)
    _write_deck(canvas, table, position)
    _write_drawn(canvas, table, position)
    _write_tablets(canvas, table, position, names)
    for i, factory in enumerate(position["small"], 1):
        _mark_top(canvas, table.places[f"M{i}"], factory["moon"])
    for seat, name in enumerate(names):
        _write_board(canvas, table, position, seat, name)


# --- factories ---


def _draw_small(canvas: Canvas, table: Layout, number: int) -> None:
    theme, box = canvas.theme, table.boxes[f"factory{number}"]
    sun, moon, chip = (table.places[f"{key}{number}"] for key in "SMC")
    x, y = sun.middle
    canvas.ground.append(rect(*box, theme.surface, theme.edge, r=10))
    if not table.handy:
        canvas.ground.append(_rays(canvas, x, y, sun.w / 2, sun.w / 2 - 8))
        well = circle(x, y, sun.w / 2 - 9, theme.well, theme.edge, more=key_of(sun.key))
    else:
        well = rect(*sun[1:5], theme.well, theme.edge, r=14, more=key_of(sun.key))
    label = (moon.x + 10, chip.middle[1]) if table.handy else (box.x + 14, box.y + 16)
    canvas.ground += [
        well,
        rect(*moon[1:5], theme.well, theme.edge, r=min(moon[3:5]) / 2, more=key_of(moon.key)),
        rect(*chip[1:5], "", theme.edge, r=chip.w / 3, more=key_of(chip.key)),
        _crescent(canvas, *_sky(table, number)),
        text(*label, number, 13, theme.muted, anchor="middle"),
    ]


def _sky(table: Layout, number: int) -> tuple[float, float, float]:
    """Where the small crescent hangs: between sun and moon, on phones below the moon."""
    box, moon = table.boxes[f"factory{number}"], table.places[f"M{number}"]
    if table.handy:
        return moon.x + 24, moon.y + moon.h + 16, 5
    return box.x + box.w - 76, box.y + 20, 8


def _rays(canvas: Canvas, x: float, y: float, r: float, inner: float) -> str:
    """The rays around a sun whose disc has the radius `inner`."""
    count = 16 if r > 30 else 8
    half, rays = 1.2 / count, ""
    for i in range(count):
        a = 2 * pi * i / count
        tip = (x + r * sin(a), y - r * cos(a))
        feet = [(x + inner * sin(a + d), y - inner * cos(a + d)) for d in (-half, half)]
        points = " ".join(f"{n(px)} {n(py)}" for px, py in [feet[0], tip, feet[1]])
        rays += f"M{points}z"
    return path(rays, canvas.theme.cobalt)


def _crescent(canvas: Canvas, x: float, y: float, r: float) -> str:
    d = f"M{n(x)} {n(y - r)}a{n(r)} {n(r)} 0 1 0 {n(r)} {n(1.4 * r)}"
    d += f"a{n(0.82 * r)} {n(0.82 * r)} 0 1 1-{n(r)}-{n(1.4 * r)}z"
    return path(d, canvas.theme.cobalt)


def stack(place: Place, tiles: str) -> list[tuple[str, float, float, float]]:
    """A stack on a moon (kind, x, y, size), opened upwards: the lowest tile next to the chip.

    On a moon that is wider than high it is opened to the right.
    """
    if place.w > place.h:
        pitch = min(place.w / max(3, len(tiles)), place.h)
        left, y = place.x, place.middle[1]
        return [(kind, left + (i + 0.5) * pitch, y, 0.9 * pitch) for i, kind in enumerate(tiles)]
    pitch = min(place.h / max(3, len(tiles)), place.w)
    x, bottom = place.middle[0], place.y + place.h
    return [(kind, x, bottom - (i + 0.5) * pitch, 0.9 * pitch) for i, kind in enumerate(tiles)]


def _mark_top(canvas: Canvas, place: Place, tiles: str) -> None:
    """A ring around the tile that may be taken from a stack."""
    if tiles:
        _, x, y, size = stack(place, tiles)[-1]
        ring = circle(x, y, size / 1.8, canvas.theme.surface, canvas.theme.cobalt, width=2)
        canvas.ink.append(ring)


def _draw_large(canvas: Canvas, table: Layout) -> None:
    theme, box = canvas.theme, table.boxes["factoryL"]
    canvas.ground.append(rect(*box, theme.surface, theme.edge, r=10))
    for key in ("SL", "ML"):
        place = table.places[key]
        well = rect(*place[1:5], theme.well, theme.edge, r=min(24, place.h / 2), more=key_of(key))
        canvas.ground.append(well)
    if not table.handy:
        sun, moon = table.places["SL"], table.places["ML"]
        x, y = sun.x - 18, box.y + box.h / 2
        canvas.ground += [
            circle(x, y, 5.5, theme.cobalt),
            _rays(canvas, x, y, 12, 7),
            _crescent(canvas, moon.x - 19, y - 2, 9),
        ]


# --- plates ---


def _draw_offer(canvas: Canvas, table: Layout) -> None:
    theme = canvas.theme
    dash = ' stroke-dasharray="5 4"'
    for key in ("P1", "P2", "P3", "deck"):
        place = table.places[key]
        more = dash + key_of(key)
        at = (place.x + 2, place.y + 2, place.w - 4, place.h - 4)
        canvas.ground.append(rect(*at, "", theme.edge, r=8, more=more))
        if key != "deck":
            x, y = _above_or_below(table, place)
            canvas.ground.append(text(x, y, key, 13, theme.muted, anchor="middle"))
    place = table.places["drawn"]
    canvas.ground.append(rect(*place[1:5], "", theme.edge, r=8, more=dash + key_of("drawn")))


def _above_or_below(table: Layout, place: Place) -> tuple[float, float]:
    """Where the name of a plate stands."""
    return place.middle[0], (place.y + place.h + 8 if table.handy else place.y - 11)


def _write_deck(canvas: Canvas, table: Layout, position: DuelPosition) -> None:
    """The deck's next back, how many plates it has, and how many chips are left."""
    theme, place, deck = canvas.theme, table.places["deck"], position["deck"]
    x, y = place.middle
    if deck["size"]:
        for shift in (6, 3, 0)[-deck["size"] :]:
            size = place.w - 8
            at = (place.x + 1 + shift, place.y + 1 + shift)
            canvas.ink.append(rect(*at, size, size, theme.well, theme.cobalt, r=8, width=1.6))
        if deck["top"]:
            slot = f"o-{deck['top'].lower()}"
            canvas.ink.append(canvas.use(slot, x, y, place.w / 100))
    at, label = _above_or_below(table, place), say("duel-boards-deck", count=deck["size"])
    canvas.ink.append(text(*at, label, 13, theme.muted, anchor="middle"))
    box = table.boxes["chips"]
    left = sum(position["chips"].values())
    canvas.ink += [
        canvas.use("c-x", box.x + 16, box.y + box.h / 2, 0.7),
        text(box.x + 36, box.y + box.h / 2, f"×{left}", 14, theme.ink),
    ]


class DrawnPlate(NamedTuple):
    """A plate on its way: its number in drawing order (0 for the one in hand), and where it is."""

    name: str
    number: int
    x: float
    y: float
    size: float


def drawn_plates(table: Layout, position: DuelPosition) -> list[DrawnPlate]:
    """The plates that were drawn and not yet kept or returned, then the one in hand."""
    drawn = [(name, i) for i, name in enumerate(position.get("drawn", []), 1) if name]
    drawn += [(position["hand"], 0)] if position.get("hand") else []
    box = Box(*table.places["drawn"][1:5])
    # A plate is as high as wide; below it its number has a fifth of the height.
    pitch, spots, _ = blocks([(name, 1) for name, _ in drawn], box, box.h, ratio=1.25, gap=1)
    return [
        DrawnPlate(name, number, x, y - 0.125 * pitch, 0.96 * pitch)
        for (name, number), (_, x, y) in zip(drawn, spots, strict=True)
    ]


def _write_drawn(canvas: Canvas, table: Layout, position: DuelPosition) -> None:
    """The numbers by which moves name the drawn plates."""
    plates = drawn_plates(table, position)
    if not plates:
        x, y = table.places["drawn"].middle
        canvas.ink.append(
            text(x, y, say("duel-boards-drawn"), 13, canvas.theme.muted, anchor="middle")
        )
    for plate in plates:
        if plate.number and plate.size > 50:
            y = plate.y + plate.size / 2 + 0.12 * plate.size
            number = text(plate.x, y, plate.number, 13, canvas.theme.muted, anchor="middle")
            canvas.ink.append(number)


# --- tablets ---


def _write_tablets(
    canvas: Canvas, table: Layout, position: DuelPosition, names: Sequence[str]
) -> None:
    """Each tablet in play: what it pays, and what it would pay now, one column a player."""
    theme, tablets = canvas.theme, position["options"]["tablets"]
    box = table.boxes["tablets"]
    small = box.h < 200
    inset, lane, high = (9 if table.handy else 20, 34, 13) if small else (20, 38, 15)
    right = [box.x + box.w - inset - lane * (1 - i) for i in range(2)]
    for i, (x, name) in enumerate(zip(right, names, strict=True)):  # one above the other
        label = shortened(name, 13, x - box.x - inset)
        canvas.ink.append(
            text(
                x,
                box.y + (15 if table.handy else 22) + 15 * i,
                label,
                13,
                theme.muted,
                anchor="end",
            )
        )
    over, under = (42, 10) if table.handy else (50, 14)
    pitch = (box.h - over - under) / max(3, len(tablets))
    for i, tablet in enumerate(tablets):
        y = box.y + over + (i + 0.5) * pitch
        up = 0 if small else 9
        canvas.ink.append(
            _tablet_title(canvas, tablet, box.x + inset, y - up, box.w - 2 * inset - 2 * lane)
        )
        if not small:
            for j, line in enumerate(_lines(str(facts.tablet_rule(tablet)), box.w - 2 * inset)):
                canvas.ink.append(text(box.x + inset, y + 10 + 16 * j, line, 13, theme.muted))
        for x, player in zip(right, position["players"], strict=True):
            points = facts.tablet_points(tablet, player)
            fill = theme.gain if points > 0 else theme.loss if points < 0 else theme.muted
            figure = signed(points)
            canvas.ink.append(text(x, y - up, figure, high, fill, anchor="end", bold=True))


def _lines(words: str, room: float) -> list[str]:
    """Words in one line, or in two if they are too long."""
    if width_of(words, 13) <= room:
        return [words]
    first, *rest = words.split(" ")
    while rest and width_of(f"{first} {rest[0]}", 13) <= room:
        first += f" {rest.pop(0)}"
    return [first, shortened(" ".join(rest), 13, room)]


def _tablet_title(canvas: Canvas, tablet: str, x: float, y: float, room: float) -> str:
    """What a tablet is called, as large as fits."""
    title = facts.tablet_name(tablet)
    size = 15 if width_of(title, 15, bold=True) <= room else 13
    return text(x, y, shortened(title, size, room, bold=True), size, canvas.theme.ink, bold=True)


# --- boards ---


def _draw_wells(canvas: Canvas, table: Layout, seat: int) -> None:
    """Rows, broken tiles, missing plates, costs."""
    theme, wells = canvas.theme, []
    floor, first = table.places[f"{seat}:F"], table.places[f"{seat}:first"]
    for place, count in [
        *((table.places[f"{seat}:{r}"], r) for r in range(1, 7)),
        (floor, 4),
        (first, 1),
    ]:
        wells.append(f'<path d="{_discs(place, count)}"{key_of(place.key)}/>')
    hole = f"url(#{canvas.prefix}hole)"
    canvas.ground.append(group(wells, fill=hole, stroke=theme.edge, stroke_opacity=0.7))
    squares = []
    for i in range(1, 10):
        _, x, y, w, *_ = table.places[f"{seat}:@{i}"]
        gap = 0.03 * w
        more = key_of(f"{seat}:@{i}")
        squares.append(
            rect(x + gap, y + gap, w - 2 * gap, w - 2 * gap, theme.well, r=0.09 * w, more=more)
        )
    canvas.ground.append(group(squares, stroke=theme.edge, stroke_dasharray="5 4"))
    if table.sizes[seat] > Size.THUMB:
        costs = [
            word(floor.x + (i + 0.5) * floor.h, floor.y - 11.5, f"{MINUS}{cost}", 13)
            for i, cost in enumerate(BROKEN_COSTS)
        ]
        costs.append(word(first.middle[0], first.y - 11.5, f"{MINUS}{FIRST_PLAYER_COST}", 13))
        look = {"font_size": 13, "text_anchor": "middle"}
        canvas.ground.append(group(costs, fill=theme.muted, **look))


def _discs(place: Place, count: int) -> str:
    """Round wells of a row as path data, so that a row is one element."""
    pitch = place.w / count
    r = 0.43 * min(pitch, place.h)
    out = ""
    for i in range(count):
        out += f"M{n(place.x + (i + 0.5) * pitch - r)} {n(place.y + place.h / 2)}"
        out += f"a{n(r)} {n(r)} 0 1 1 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 1-{n(2 * r)} 0z"
    return out


def _write_board(
    canvas: Canvas, table: Layout, position: DuelPosition, seat: int, name: str
) -> None:
    theme, size = canvas.theme, table.sizes[seat]
    player, box = position["players"][seat], table.boxes[f"board:{seat}"]
    inset = size.of(11 if table.handy else 18, 20, 29)
    y = (box.y + table.places[f"{seat}:1"].y) / 2 + size.of(1.5 if table.handy else 4, 3, 3)
    line = Box(box.x + inset, y, box.w - 2 * inset, size.of(13, 17, 22))
    panels.heading(canvas, box, line, position, seat, name)
    cost = facts.broken_cost(player["broken"]) + FIRST_PLAYER_COST * (position["first"] == seat)
    first = table.places[f"{seat}:first"]
    if cost:
        at = (first.x + first.w + 6, first.y + first.h / 2)
        high = size.of(13, 14, 22)
        canvas.ink.append(text(*at, f"{MINUS}{cost}", high, theme.loss, bold=True))
    tokens = table.places[f"{seat}:tokens"]
    _write_tokens(canvas, tokens, player)
    if size > Size.THUMB:
        left = say("duel-boards-left", plates=player["tokens"], chips=2 - player["taken"])
        canvas.ink.append(text(tokens.x, tokens.y - 11.5, left, 13, theme.muted))
    if position["phase"] == "decorate" and position["turn"] == seat:
        _write_paid(canvas, table, position, seat)


def _write_tokens(canvas: Canvas, place: Place, player: DuelBoard) -> None:
    """Two lozenges for plates still to be taken, two octagons for chips: solid while left."""
    theme = canvas.theme
    r = min(9.0, place.w / 4.2)
    for i in range(2):
        x = place.x + (2 * i + 1) * place.w / 4
        y = place.y + place.h / 4
        fill = theme.cobalt if i < player["tokens"] else theme.well
        lozenge = f"M{n(x)} {n(y - r)}l{n(r)} {n(r)}-{n(r)} {n(r)}-{n(r)}-{n(r)}z"
        canvas.ink.append(path(lozenge, fill, theme.cobalt))
        fill = theme.cobalt if i < 2 - player["taken"] else theme.well
        y = place.y + 3 * place.h / 4
        half, cut = 0.7 * r, 0.4 * r
        d = f"M{n(x - half + cut)} {n(y - half)}h{n(2 * half - 2 * cut)}l{n(cut)} {n(cut)}"
        d += f"v{n(2 * half - 2 * cut)}l-{n(cut)} {n(cut)}h-{n(2 * half - 2 * cut)}"
        d += f"l-{n(cut)}-{n(cut)}v-{n(2 * half - 2 * cut)}z"
        canvas.ink.append(path(d, fill, theme.cobalt))


def _write_paid(canvas: Canvas, table: Layout, position: DuelPosition, seat: int) -> None:
    """Missing tiles of the row that chips have paid for."""
    row, theme = position["row"], canvas.theme
    filled = position["players"][seat]["rows"][row - 1][1]
    for spot in table.spots[f"{seat}:{row}"][filled : filled + position.get("paid", 0)]:
        ring = circle(spot.x, spot.y, 0.46 * spot.size, theme.surface, theme.gain, width=3)
        canvas.ink.append(ring)
