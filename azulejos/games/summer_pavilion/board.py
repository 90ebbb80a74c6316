"""Where stars and features lie on the board of Summer Pavilion (pavilion §2).

Measures are in edges of a rhombus, from the middle of the board, x to the right and y down.
"""

from collections.abc import Iterator
from math import cos, radians, sin
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
    """A point by its angle, clockwise from straight up, and its distance."""
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


def _feature(key: str, around: str, degrees: float, far: float) -> Feature:
    spaces = tuple((name[:-1], LETTERS.index(name[-1])) for name in around.split())
    return Feature(key, key.partition("_")[0], *_clock(degrees, far), spaces)


def _features() -> Iterator[Feature]:
    """Pillars lie halfway to an outer star, windows beyond it, statues between two of them."""
    for i, (star, around) in enumerate(zip(OUTER, rules.PILLARS, strict=True)):
        yield _feature(f"pillar_{star}", around, 330 + 60 * i, 1.5)
    pairs = zip(OUTER, OUTER[1:] + OUTER[:1], rules.STATUES, strict=True)
    for i, (star, other, around) in enumerate(pairs):
        yield _feature(f"statue_{star}_{other}", around, 60 * i, 3 * REACH)
    for i, (star, around) in enumerate(zip(OUTER, rules.WINDOWS, strict=True)):
        yield _feature(f"window_{star}", around, 330 + 60 * i, 4.5)


FEATURES = tuple(_features())
