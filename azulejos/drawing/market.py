"""A market of displays around a centre, for the games that have one.

Wide, the displays are plates on an oval and the centre a stadium between them; on phones they are
boxes in rows, and the centre is long and low.
"""

from azulejos.drawing import desk
from azulejos.drawing.layout import FINGER, Box, Groups, Layout, Place, Rows, blocks, flow, ranks
from azulejos.drawing.svg import Canvas, circle, key_of, rect, text


def ring(table: Layout, box: Box, displays: int) -> None:
    """Displays around the centre, as large as the box lets them be."""
    across, middles, centre = desk.ring(box.w, box.h, displays)
    for i, (x, y) in enumerate(middles, 1):
        table.put(str(i), box.x + x - across / 2, box.y + y - across / 2, across, across)
    table.put("C", box.x + centre.x, box.y + centre.y, centre.w, centre.h)


def shelves(table: Layout, box: Box, displays: int, label: float) -> float:
    """Displays in rows, each tile a finger wide, the centre below them; answers where it ends.

    `box.h` is the height of the centre, and `label` what numbers need below a display. A display
    that is left over in a narrow market has the centre beside it.
    """
    across = {5: 5, 7: 4, 9: 5}[displays] if box.w > 300 else {5: 3, 7: 4, 9: 4}[displays]
    step, size = box.w / (5 if box.w > 300 else 4), 2 * FINGER
    for i in range(displays):
        row, column = divmod(i, across)
        beside = across - 1 if displays % across == 1 else 0
        wide = min(across, displays - row * across + (beside if i == displays - 1 else 0))
        x = box.x + box.w / 2 + (column + 0.5 - wide / 2) * step - size / 2
        table.put(str(i + 1), x, box.y + row * (size + label), size, size)
    last = table.places[str(displays)]
    if displays % across == 1:
        left = last.x + step
        table.put("C", left, last.y, box.x + box.w - left, size)
        return last.y + size
    table.put("C", box.x, last.y + size + label, box.w, box.h)
    return last.y + size + label + box.h


def is_round(place: Place) -> bool:
    """Whether a display is drawn as a plate rather than a box."""
    return place.w > 2 * FINGER


def centre(place: Place, groups: Groups, most: float, ratio: float = 1) -> Rows:
    """The tiles of the centre, grouped by colour."""
    if is_long(place):
        box = Box(place.x + 4, place.y + 4, place.w - 8, place.h - 8)
        gap = 4 if len(groups) * (FINGER + 4) < box.w else 0
        return blocks(groups, box, most, ratio, gap, FINGER)
    w, h = place.w * 0.8, place.h * 0.8
    box = Box(place.x + (place.w - w) / 2, place.y + (place.h - h) / 2, w, h)
    ranked, flowing = ranks(groups, box, most, ratio), flow(groups, box, most, ratio)
    return ranked if ranked.pitch > 0.85 * flowing.pitch else flowing


def is_long(place: Place) -> bool:
    """Whether the centre is made for phones."""
    return place.w > 2 * place.h


def draw(canvas: Canvas, table: Layout, displays: int) -> None:
    """Plates and centre, without tiles."""
    _draw_centre(canvas, table.places["C"])
    for i in range(displays):
        place = table.places[str(i + 1)]
        if is_round(place):
            _draw_plate(canvas, place)
        else:
            _draw_box(canvas, place, table.tile == "square")


def _draw_centre(canvas: Canvas, place: Place) -> None:
    theme = canvas.theme
    _, x, y, w, h, _ = place
    r = 10 if is_long(place) else min(w, h) / 2
    canvas.ground.append(rect(x, y, w, h, theme.surface, theme.edge, r=r, more=key_of("C")))
    if is_long(place):
        return
    canvas.ground += [
        rect(x + 5, y + 5, w - 10, h - 10, "", theme.cobalt, r=r - 5, width=1.4),
        rect(x + 8, y + 8, w - 16, h - 16, "", theme.cobalt, r=r - 8, width=0.6),
    ]


def _draw_box(canvas: Canvas, place: Place, label: bool) -> None:
    theme = canvas.theme
    x, y = place.middle
    below = place.h / 2 + 9 if label else 0  # rhombi leave room in the middle
    canvas.ground += [
        rect(*place[1:5], theme.surface, theme.edge, r=9, more=key_of(place.key)),
        text(x, y + below, place.key, 13, theme.muted, anchor="middle"),
    ]


def _draw_plate(canvas: Canvas, place: Place) -> None:
    theme = canvas.theme
    x, y = place.middle
    r = place.w / 2
    canvas.ground += [
        circle(x, y, r, theme.surface, theme.edge, more=key_of(place.key)),
        circle(x, y, r - 4, "", theme.cobalt, width=1.4),
        circle(x, y, r - 7, "", theme.cobalt, width=0.6),
        circle(x, y - r + 1, 11, theme.surface, theme.edge),
        text(x, y - r + 1, place.key, 13, theme.muted, anchor="middle"),
    ]
