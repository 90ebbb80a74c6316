"""The value of a position: expected final points and shares of winning, for every seat.

There is one value for all games, searches and numbers of players. A lead is the points of a seat
minus the mean of the others' points, so the leads of all seats add up to 0.
"""

from collections.abc import Sequence
from typing import NamedTuple


class Value(NamedTuple):
    """What every seat can expect."""

    points: tuple[float, ...]
    """The final points of each seat."""
    chances: tuple[float, ...]
    """Each seat's share of winning; they add up to 1."""

    @property
    def leads(self) -> tuple[float, ...]:
        """The lead of each seat."""
        return leads_of(self.points)


def leads_of(points: Sequence[float]) -> tuple[float, ...]:
    """The points of each seat, minus the mean of the others'."""
    total, others = sum(points), len(points) - 1
    return tuple(own - (total - own) / others for own in points)


def mean_value(values: Sequence[Value]) -> Value:
    """The mean of some values."""
    points = zip(*(value.points for value in values), strict=True)
    chances = zip(*(value.chances for value in values), strict=True)
    count = len(values)
    return Value(
        tuple(sum(seat) / count for seat in points), tuple(sum(seat) / count for seat in chances)
    )
