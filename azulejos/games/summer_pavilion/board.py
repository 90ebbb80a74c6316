"""Where stars and features lie on the board of Summer Pavilion (pavilion §2).

Measures are in edges of a rhombus, from the middle of the board, x to the right and y down.
"""

from math import cos, dist, radians, sin
from typing import NamedTuple

from azulejos.games.summer_pavilion.rules import board as rules

COLOURS = rules.LETTERS
LETTERS = rules.TIP_NAMES
STARS = rules.STAR_NAMES
OUTER = STARS[1:]
COLOUR_OF = {star: COLOURS[rules.STAR_COLOURS[i]] for i, star in enumerate(STARS) if star != "C"}
PRICES = {
    side: dict(zip(STARS, rows, strict=True))
    for side, rows in zip(("colour", "grey"), rules.PRICES, strict=True)
}
STAR_POINTS = {COLOURS[i]: rules.STAR_POINTS[i] for i in reversed(range(6))}
STAR_POINTS["C"] = rules.MANY_COLOURED_POINTS
NUMBER_POINTS = {price: points for price, points in enumerate(rules.PRICE_POINTS) if price}
REWARDS = dict(zip(("pillar", "statue", "window"), rules.REWARDS[::6], strict=True))
REACH = 3**0.5 / 2
"""From a star's middle to the middle of a rhombus: half of its long diagonal."""


def _clock(degrees: float, far: float) -> tuple[float, float]:
    """A point so many degrees clockwise from straight up."""
    return far * sin(radians(degrees)), -far * cos(radians(degrees))


STAR_AT = {"C": (0.0, 0.0)} | {star: _clock(330 + 60 * i, 3) for i, star in enumerate(OUTER)}


class Rhombus(NamedTuple):
    """One space: its key (`NWc`), its middle, and where its tip points, clockwise from up."""

    key: str
    star: str
    index: int  # type: ignore[assignment]  # hides tuple.index, which nobody needs
    x: float
    y: float
    turn: float


def _rhombus(star: str, index: int) -> Rhombus:
    (x, y), (dx, dy) = STAR_AT[star], _clock(60 * index, REACH)
    return Rhombus(star + LETTERS[index], star, index, x + dx, y + dy, 60 * index)


RHOMBI = tuple(_rhombus(star, i) for star in STARS for i in range(6))


class Feature(NamedTuple):
    """A pillar, statue or window, its middle, and the rhombi whose sides it shares."""

    key: str
    kind: str
    x: float
    y: float
    spaces: tuple[tuple[str, int], ...]


def _feature(key: str, x: float, y: float) -> Feature:
    sharing = [r for r in RHOMBI if abs(dist((x, y), (r.x, r.y)) - REACH) < 0.01]
    spaces = tuple((r.star, r.index) for r in sharing)
    return Feature(key, key.partition("_")[0], x, y, spaces)


def _features() -> list[Feature]:
    """Pillars lie halfway to an outer star, windows beyond it, statues between two of them."""
    pillars = [_feature(f"pillar_{s}", *_clock(330 + 60 * i, 1.5)) for i, s in enumerate(OUTER)]
    windows = [_feature(f"window_{s}", *_clock(330 + 60 * i, 4.5)) for i, s in enumerate(OUTER)]
    pairs = zip(OUTER, OUTER[1:] + OUTER[:1], strict=True)
    far = 3 * REACH
    statues = [_feature(f"statue_{a}_{b}", *_clock(60 * i, far)) for i, (a, b) in enumerate(pairs)]
    return pillars + statues + windows


FEATURES = tuple(_features())
assert [len(f.spaces) for f in FEATURES] == [4] * 12 + [2] * 6
