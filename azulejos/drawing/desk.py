"""Tables on desks and tablets: the room that a page has, and how a market and boards share it.

A page names its room as a shape, `1112x788`: then one unit of the picture is one pixel, and every
text keeps its size. The shape `wide` is a room for pictures in documents.
"""

import itertools
import re
from collections.abc import Callable
from functools import lru_cache
from math import copysign, cos, dist, pi, sin
from typing import NamedTuple

from azulejos.drawing.layout import Box

MARGIN = 14.0
"""Around everything."""
GAP = 12.0
"""Between boards."""
FOOT = 46.0
"""The height of the line that counts what is out of reach."""
BAR = 64.0
"""The height of the bar that says what to do."""
LEAST, MOST = (840, 440), (2400, 1800)
"""The smallest and the largest room."""


class Room(NamedTuple):
    """What a page has for a table; `bar` is the height of the page's own bar in it."""

    w: float
    h: float
    bar: float = 0


WIDE = Room(1280, 760)


@lru_cache(maxsize=256)
def room_of(shape: str) -> Room | None:
    """The room that a shape names; None if it names none."""
    if shape == "wide":
        return WIDE
    found = re.fullmatch(r"(\d{3,4})x(\d{3,4})", shape)
    if not found:
        return None
    w, h = (
        float(min(max(int(g), a), b)) for g, a, b in zip(found.groups(), LEAST, MOST, strict=True)
    )
    return Room(w, h, BAR)


def largest(fits: Callable[[float], bool], least: float, most: float, step: float = 1) -> float:
    """The largest number of a row that fits; the least one if none does."""
    size = most
    while size > least and not fits(size):
        size -= step
    return max(size, least)


class Ring(NamedTuple):
    """Displays around a centre: their diameter, their middles, and the centre."""

    across: float
    middles: list[tuple[float, float]]
    centre: Box


NARROW, BROAD = 92.0, 190.0
"""The smallest and the largest display on a desk."""


@lru_cache(maxsize=128)
def ring(w: float, h: float, displays: int) -> Ring:
    """The largest displays that stand around a centre in a room of this size."""
    across = BROAD
    while across > NARROW:
        found = _ring(w, h, displays, across)
        if found:
            return found
        across -= 2
    return _ring(w, h, displays, NARROW, strict=False) or Ring(NARROW, [], Box(0, 0, w, h))


def _ring(w: float, h: float, displays: int, across: float, *, strict: bool = True) -> Ring | None:
    middles = _spread((w - across) / 2, (h - across) / 2, displays)
    middles = [(w / 2 + x, h / 2 + y) for x, y in middles]
    nearest = min(dist(a, b) for i, a in enumerate(middles) for b in middles[:i])
    wide = w - 2 * across - 20
    if strict and (nearest < across + 6 or wide < 1.12 * across):
        return None
    centre = _centre(Box(0, 0, w, h), wide, middles, across)
    if strict and centre.h < centre.w:
        return None
    return Ring(across, middles, centre)


def _centre(box: Box, wide: float, middles: list[tuple[float, float]], across: float) -> Box:
    """A stadium between the displays, as large as they let it be."""
    wide = min(wide, 1.9 * across)
    r, x = wide / 2, box.w / 2
    keep = r + across / 2 + 8
    top, bottom = r, box.h - r
    for mx, my in middles:
        if abs(mx - x) < keep:
            reach = (keep**2 - (mx - x) ** 2) ** 0.5
            if my < box.h / 2:
                top = max(top, my + reach)
            else:
                bottom = min(bottom, my - reach)
    top, bottom = min(top, box.h / 2), max(bottom, box.h / 2)
    return Box(x - r, top - r, wide, bottom - top + wide)


@lru_cache(maxsize=512)
def _spread(rx: float, ry: float, count: int) -> list[tuple[float, float]]:
    """Points on an oval that leans into its corners, as far apart as it lets them be."""
    steps = 360
    oval = [_on_oval(rx, ry, 2 * pi * i / steps) for i in range(steps + 1)]
    ways = [0.0]
    for a, b in itertools.pairwise(oval):
        ways.append(ways[-1] + dist(a, b))
    out, i = [], 0
    for number in range(count):
        while ways[i] < ways[-1] * number / count:
            i += 1
        out.append(oval[i])
    for number in range(1, (count + 1) // 2):  # the left is a mirror of the right
        x, y = out[number]
        out[count - number] = (-x, y)
    return out


def _on_oval(rx: float, ry: float, angle: float) -> tuple[float, float]:
    lean = 0.8
    x, y = sin(angle), -cos(angle)
    return rx * copysign(abs(x) ** lean, x), ry * copysign(abs(y) ** lean, y)
