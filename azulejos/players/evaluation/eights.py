"""Adding rows of numbers, eight at a time.

The compiler makes one instruction of eight numbers side by side if it sees that all are read
before any is written, and that no place lies before the first; a loop it would rather unroll.
"""

from typing import Final

from azulejos.engine.state import Weights

EIGHT: Final = 8
NEVER_NEGATIVE: Final = (1 << 31) - 1
"""Places are masked by this."""


def add_row(to: Weights, at: int, row: Weights, place: int, width: int) -> None:
    """Add some numbers to others; the width is a multiple of eight."""
    for i in range(0, width, EIGHT):
        add_eight(to, at + i, row, place + i)


def add_row_times(to: Weights, at: int, row: Weights, place: int, width: int, times: float) -> None:
    """The same, each number times a factor."""
    for i in range(0, width, EIGHT):
        add_eight_times(to, at + i, row, place + i, times)


def add_eight(to: Weights, at: int, row: Weights, place: int) -> None:
    """Add eight numbers to eight others."""
    at &= NEVER_NEGATIVE
    place &= NEVER_NEGATIVE
    a = to[at] + row[place]
    b = to[at + 1] + row[place + 1]
    c = to[at + 2] + row[place + 2]
    d = to[at + 3] + row[place + 3]
    e = to[at + 4] + row[place + 4]
    f = to[at + 5] + row[place + 5]
    g = to[at + 6] + row[place + 6]
    h = to[at + 7] + row[place + 7]
    to[at] = a
    to[at + 1] = b
    to[at + 2] = c
    to[at + 3] = d
    to[at + 4] = e
    to[at + 5] = f
    to[at + 6] = g
    to[at + 7] = h


def add_eight_times(to: Weights, at: int, row: Weights, place: int, times: float) -> None:
    """The same, each number times a factor."""
    at &= NEVER_NEGATIVE
    place &= NEVER_NEGATIVE
    a = to[at] + times * row[place]
    b = to[at + 1] + times * row[place + 1]
    c = to[at + 2] + times * row[place + 2]
    d = to[at + 3] + times * row[place + 3]
    e = to[at + 4] + times * row[place + 4]
    f = to[at + 5] + times * row[place + 5]
    g = to[at + 6] + times * row[place + 6]
    h = to[at + 7] + times * row[place + 7]
    to[at] = a
    to[at + 1] = b
    to[at + 2] = c
    to[at + 3] = d
    to[at + 4] = e
    to[at + 5] = f
    to[at + 6] = g
    to[at + 7] = h
