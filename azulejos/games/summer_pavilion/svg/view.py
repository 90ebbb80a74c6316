"""How the table of Summer Pavilion looks under its tiles: supply, stars, features, sets."""

from math import pi

from azulejos.drawing import market, panels, shapes
from azulejos.drawing.layout import (
    FINGER,
    Box,
    Layout,
    Place,
    Rows,
    Size,
    blocks,
    groups_of,
    ranks,
)
from azulejos.drawing.shapes import EDGE
from azulejos.drawing.svg import Canvas, circle, group, key_of, n, text, width_of, word
from azulejos.games.summer_pavilion import facts
from azulejos.games.summer_pavilion.board import (
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
from azulejos.games.summer_pavilion.captions import CAPTIONS
from azulejos.games.summer_pavilion.position import PavilionPosition
from azulejos.notation.position import Options
from azulejos.words import say

ROOT3 = 3**0.5
PILES = panels.Piles(
    "r", 1.3 / EDGE / ROOT3, COLOURS, {"bag": "boards-bag", "tower": "boards-tower"}
)


def draw(canvas: Canvas, table: Layout, options: Options, players: int) -> None:
    """All that a position does not change: boards, wells and prices."""
    canvas.defs.append(shapes.definitions(canvas.theme.name, "", COLOURS, canvas.prefix))
    canvas.defs += [shapes.feature_symbol(canvas.prefix, kind) for kind in REWARDS]
    panels.backdrop(canvas, table)
    market.draw(canvas, table, 1 + 2 * players)
    shapes.frame(canvas, *table.boxes["wild"], slim=table.handy)
    for x, y, size in supply_spaces(table.places["supply"]):
        canvas.ground.append(_well(canvas, x, y, size, 0, "supply"))
    panels.draw_piles(canvas, table, PILES, None)
    for seat in range(players):
        shapes.frame(canvas, *table.boxes[f"board:{seat}"], slim=table.handy)
        _draw_wells(canvas, table, seat)
        if table.sizes[seat] > Size.THUMB:
            _draw_prices(canvas, table, seat, options["side"])
        if options["side"] == "colour" and _shows_motifs(table, seat):
            _draw_ghosts(canvas, table, seat)
        if box := table.boxes.get(f"sets:{seat}"):
            _draw_set_heads(canvas, box)


def write(canvas: Canvas, table: Layout, position: PavilionPosition, names: list[str]) -> None:
    """What is written for this position: sentence, scores, counts, features, sets."""
    panels.band(canvas, CAPTIONS, position, names, facts.notice(position))
    _draw_wild(canvas, table.boxes["wild"], table.places["supply"], position["wild"])
    piles = {"bag": position["bag"], "tower": position["tower"]}
    panels.draw_piles(canvas, table, PILES, piles)
    for seat, name in enumerate(names):
        player = position["players"][seat]
        _draw_heading(canvas, position, table, seat, name)
        for f in FEATURES:
            full = facts.filled(player["stars"], f)
            _draw_feature(canvas, table.places[f"{seat}:{f.key}"], f, full)
        _draw_hand_counts(canvas, table, seat, player["tiles"])
        if box := table.boxes.get(f"sets:{seat}"):
            _draw_sets(canvas, player["stars"], position["options"]["side"], box)


# --- supply and hands ---


def supply_spaces(place: Place) -> list[tuple[float, float, float]]:
    """Ten spaces: one row if the place is long, else two."""
    across = 10 if place.w > 5 * place.h else 5
    rows = 10 // across
    edge = min(place.h / rows / ROOT3 - 2, place.w / across - 3)
    pitch, high = place.w / across, place.h / rows
    return [
        (place.x + (i % across + 0.5) * pitch, place.y + (i // across + 0.5) * high, edge)
        for i in range(10)
    ]


def hand_rows(table: Layout, seat: int, tiles: str) -> Rows:
    """The tiles beside a board, by colour: below it side by side, at its right in ranks."""
    place = table.places[f"{seat}:hand"]
    groups = groups_of(tiles, COLOURS)
    if place.h > 0.4 * place.w:
        return ranks(groups, Box(*place[1:5]), table.sizes[seat].of(20, 20, 34), ROOT3)
    label = 16 if place.h > 40 else 0
    box = Box(place.x, place.y, place.w, place.h - label)
    if table.handy and label:
        return blocks(groups, box, 40, ROOT3, gap=6, least=FINGER)
    return blocks(groups, box, 40, ROOT3, gap=10 if label else 3)


def _draw_wild(canvas: Canvas, box: Box, supply: Place, wild: str) -> None:
    """The wild colours of this round and the next, before the supply."""
    now, large = COLOURS.index(wild), box.h > 100
    edge, lane = 34 if large else 22, (supply.x - box.x) / 2
    pair = [
        (say("pavilion-boards-wild"), wild, edge),
        (say("pavilion-boards-next"), COLOURS[now + 1 : now + 2], 0.7 * edge),
    ]
    for i, (label, kind, size) in enumerate(pair):
        if not kind:
            continue
        x, y = box.x + (i + 0.5) * lane, box.y + box.h / 2 - (0 if large else 9)
        canvas.ink.append(canvas.use(f"r-{kind}", x, y, size / EDGE))
        below = box.y + box.h - (20 if large else 14)
        canvas.ink.append(text(x, below, label, 13, canvas.theme.muted, anchor="middle"))


def _well(canvas: Canvas, x: float, y: float, edge: float, turn: float, key: str) -> str:
    return canvas.use("well", x, y, edge / EDGE, turn, key_of(key))


def _draw_heading(
    canvas: Canvas, position: PavilionPosition, table: Layout, seat: int, name: str
) -> None:
    box, size = table.boxes[f"board:{seat}"], table.sizes[seat]
    passed = position["players"][seat]["passed"] and size > Size.THUMB
    if table.handy and size > Size.THUMB:  # beside the stars, before the first window
        line = Box(box.x + 12, box.y + 17, box.w - 24, 14)
        panels.heading(canvas, box, line, position, seat, name, most=80)
        if passed:
            canvas.ink.append(
                text(line.x, line.y + 17, say("pavilion-boards-pass"), 13, canvas.theme.muted)
            )
        return
    inset = size.of(10 if table.handy else 17, 18, 24)
    y = box.y + size.of(15 if table.handy else 23, 25, 31)
    room = 1.2 * table.places[f"{seat}:token"].w if position["token"] == seat else 0
    line = Box(box.x + inset, y, box.w - 2 * inset, size.of(13, 17, 22))
    called = f"{name} · {say('pavilion-boards-pass')}" if passed else name
    if width_of(called, line.h) > line.w - room - 3 * line.h:
        line = line._replace(h=13)
    panels.heading(canvas, box, line, position, seat, called, room)


def _draw_wells(canvas: Canvas, table: Layout, seat: int) -> None:
    for r in RHOMBI:
        place = table.places[f"{seat}:{r.key}"]
        well = _well(canvas, *place.middle, 0.94 * place.w, r.turn, place.key)
        canvas.ground.append(well)
    for i in range(1, 5):
        place = table.places[f"{seat}:keep{i}"]
        canvas.ground.append(_well(canvas, *place.middle, place.w, 0, place.key))


def _shows_motifs(table: Layout, seat: int) -> bool:
    """Whether a rhombus has room for its price and a motif."""
    return table.cells[seat] > 22


def _draw_prices(canvas: Canvas, table: Layout, seat: int, side: str) -> None:
    """Upright prices; beside a motif they stand towards the tip."""
    unit, motifs = table.cells[seat], side == "colour" and _shows_motifs(table, seat)
    size = table.sizes[seat].of(13, 13, 17)
    prices = []
    for r in RHOMBI:
        x, y = table.places[f"{seat}:{r.key}"].middle
        dx, dy = shapes.ahead(r.turn, 0.16 * unit if motifs and r.star != "C" else 0)
        prices.append(word(x + dx, y + dy, PRICES[side][r.star][r.index], size))
    look = {"font_size": size, "font_weight": 700, "text_anchor": "middle"}
    canvas.ground.append(group(prices, fill=canvas.theme.ink, **look))


def _draw_ghosts(canvas: Canvas, table: Layout, seat: int) -> None:
    """The colour of each outer star, towards its middle."""
    unit, motifs = table.cells[seat], []
    for r in RHOMBI:
        if r.star != "C":
            x, y = table.places[f"{seat}:{r.key}"].middle
            dx, dy = shapes.ahead(r.turn, -0.35 * unit)
            kind = COLOUR_OF[r.star]
            motifs.append(shapes.ghost(canvas, kind, x + dx, y + dy, 0.54 * unit))
    canvas.ground.append(shapes.ghosts(canvas, motifs))


def _draw_feature(canvas: Canvas, place: Place, feature: Feature, full: int) -> None:
    """An icon in a ring that closes as the rhombi around it are filled; paid, it is solid."""
    theme, total = canvas.theme, len(feature.spaces)
    x, y = place.middle
    r = place.w / 2
    paid = full == total
    fill = theme.gain if paid else theme.surface
    canvas.ink.append(circle(x, y, r - 1, fill, theme.edge, more=key_of(place.key)))
    if 0 < full < total:
        whole = 2 * pi * (r - 2)
        dash = f' stroke-dasharray="{n(whole * full / total)} {n(whole)}"'
        dash += f' transform="rotate(-90 {n(x)} {n(y)})"'
        canvas.ink.append(circle(x, y, r - 2, "", theme.cobalt, width=max(2, 0.14 * r), more=dash))
    colour = theme.surface if paid else theme.cobalt
    if r < 18:
        canvas.ink.append(canvas.use(feature.kind, x, y, 0.05 * r, more=f' fill="{colour}"'))
        return
    icon = canvas.use(feature.kind, x - 0.24 * r, y, 0.04 * r, more=f' fill="{colour}"')
    reward = text(x + 0.32 * r, y, REWARDS[feature.kind], 13, colour, bold=True)
    canvas.ink += [icon, reward]


def _draw_hand_counts(canvas: Canvas, table: Layout, seat: int, tiles: str) -> None:
    counts = hand_rows(table, seat, tiles).counts
    if counts and table.places[f"{seat}:hand"].h > 36:
        labels = [word(x, y + 8, count, 13) for count, x, y in counts]
        look = {"font_size": 13, "text_anchor": "middle"}
        canvas.ink.append(group(labels, fill=canvas.theme.muted, **look))


def _set_spots(box: Box) -> dict[str, tuple[float, float]]:
    """Where each set is counted: stars (only if there is room for two lines), then numbers."""
    large = box.h > 40
    keys = [*(STAR_POINTS if large else ""), *map(str, NUMBER_POINTS)]
    if box.h > 100:  # stars above, numbers below
        rows = ((list(STAR_POINTS), 15), ([str(number) for number in NUMBER_POINTS], 79))
        return {
            key: (box.x + (i + 0.5) * box.w / len(row), box.y + down)
            for row, down in rows
            for i, key in enumerate(row)
        }
    pitch = box.w / len(keys)
    y = box.y + (15 if large else 11)
    shift = 0 if large else -20
    return {key: (box.x + (i + 0.5) * pitch + shift, y) for i, key in enumerate(keys)}


def _draw_set_heads(canvas: Canvas, box: Box) -> None:
    """Every star and number that makes a set, and what it is worth."""
    numbers, worth = [], []
    for key, (x, y) in _set_spots(box).items():
        if key == "C":
            canvas.ground += _many_coloured(canvas, x, y, 8)
        else:
            symbol = f"r-{key}" if key in COLOURS else "well"
            canvas.ground.append(canvas.use(symbol, x, y, (17 if box.h > 40 else 13) / EDGE))
        if key in "1234":
            numbers.append(word(x, y, key, 13))
        points = STAR_POINTS.get(key) or NUMBER_POINTS[int(key)]
        worth.append(word(x, y + 38, f"+{points}", 13))
    look = {"font_size": 13, "font_weight": 700, "text_anchor": "middle"}
    canvas.ground.append(group(numbers, fill=canvas.theme.ink, **look))
    if box.h > 40:
        canvas.ground.append(group(worth, fill=canvas.theme.cobalt, **look))


def _many_coloured(canvas: Canvas, x: float, y: float, edge: float) -> list[str]:
    """A small star of all six colours."""
    spots = [(kind, 60 * i, *shapes.ahead(60 * i, edge * REACH)) for i, kind in enumerate(COLOURS)]
    return [canvas.use(f"r-{k}", x + dx, y + dy, edge / EDGE, t) for k, t, dx, dy in spots]


def _draw_sets(canvas: Canvas, stars: dict[str, str], side: str, box: Box) -> None:
    """How far stars and numbers have come."""
    theme = canvas.theme
    progress = {key: (done, 6) for key, done in facts.star_progress(stars, side).items()}
    progress |= {str(k): v for k, v in facts.number_progress(stars, side).items()}
    for key, (x, y) in _set_spots(box).items():
        done, total = progress[key]
        fill = theme.gain if done == total else theme.warn if total - done == 1 else theme.muted
        dx, dy = (0, 21) if box.h > 40 else (28, 0)
        label = f"{done}/{total}"
        bold = total - done < 2
        canvas.ink.append(text(x + dx, y + dy, label, 13, fill, anchor="middle", bold=bold))
