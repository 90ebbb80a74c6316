"""The market that Azul and Summer Pavilion share: displays around the centre.

Wide, the displays are plates on an oval and the centre a stadium between them; tall, they are
boxes in rows above a long centre.
"""

from math import copysign, cos, pi, sin

from azulejos.drawing.sheet import Sheet, circle, key_of, rect, text
from azulejos.drawing.table import Box, Groups, Layout, Place, Rows, blocks, ranks


def ring(table: Layout, box: Box, displays: int, across: float) -> None:
    """Displays around the centre, on an oval that leans into the corners."""
    rx, ry = (box.w - across) / 2, (box.h - across) / 2
    mx, my = box.x + box.w / 2, box.y + box.h / 2
    for i in range(displays):
        angle = 2 * pi * i / displays
        x, y = mx + rx * _lean(sin(angle)), my - ry * _lean(cos(angle))
        table.put(str(i + 1), x - across / 2, y - across / 2, across, across)
    cx, cy = rx - across / 2 - 14, ry - across / 2 - 16
    table.put("C", mx - cx, my - cy, 2 * cx, 2 * cy)


def _lean(part: float) -> float:
    return copysign(abs(part) ** 0.85, part)


def is_round(place: Place) -> bool:
    """Whether a display is drawn as a plate rather than a box."""
    return place.w > 90


def centre(place: Place, groups: Groups, most: float, ratio: float = 1) -> Rows:
    """The tiles of the centre, grouped by colour."""
    if place.w > 300:
        box = Box(place.x + 12, place.y + 5, place.w - 16, place.h - 10)
        return blocks(groups, box, most, ratio)
    w, h = place.w * 0.8, place.h * 0.8
    box = Box(place.x + (place.w - w) / 2, place.y + (place.h - h) / 2, w, h)
    return ranks(groups, box, most, ratio)


def draw(sheet: Sheet, table: Layout, displays: int) -> None:
    """Plates and centre, without tiles."""
    _draw_centre(sheet, table.places["C"])
    for i in range(displays):
        place = table.places[str(i + 1)]
        if is_round(place):
            _draw_plate(sheet, place)
        else:
            _draw_box(sheet, place)


def _draw_centre(sheet: Sheet, place: Place) -> None:
    theme = sheet.theme
    _, x, y, w, h, _ = place
    r = 10 if w > 300 else min(w, h) / 2
    sheet.ground.append(rect(x, y, w, h, theme.surface, theme.edge, r=r, more=key_of("C")))
    if w > 300:
        return
    sheet.ground += [
        rect(x + 5, y + 5, w - 10, h - 10, "", theme.cobalt, r=r - 5, width=1.4),
        rect(x + 8, y + 8, w - 16, h - 16, "", theme.cobalt, r=r - 8, width=0.6),
    ]


def _draw_box(sheet: Sheet, place: Place) -> None:
    theme = sheet.theme
    x, y = place.middle
    sheet.ground += [
        rect(*place[1:5], theme.surface, theme.edge, r=9, more=key_of(place.key)),
        text(x, y + place.h / 2 + 9, place.key, 13, theme.muted, anchor="middle"),
    ]


def _draw_plate(sheet: Sheet, place: Place) -> None:
    theme = sheet.theme
    x, y = place.middle
    r = place.w / 2
    sheet.ground += [
        circle(x, y, r, theme.surface, theme.edge, more=key_of(place.key)),
        circle(x, y, r - 4, "", theme.cobalt, width=1.4),
        circle(x, y, r - 7, "", theme.cobalt, width=0.6),
        circle(x, y - r + 1, 11, theme.surface, theme.edge),
        text(x, y - r + 1, place.key, 13, theme.muted, anchor="middle"),
    ]
