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


def add_rows(
    to: Weights, at: int, row: Weights, a: int, b: int, c: int, d: int, width: int
) -> None:
    """Add four rows of numbers at once: what they are added to is read and written only once."""
    for i in range(0, width, EIGHT):
        add_eights(to, at + i, row, a + i, b + i, c + i, d + i)


def add_rows_times(
    to: Weights, at: int, row: Weights, place: int, width: int, factors: int, nought: int
) -> None:
    """Add four rows that follow each other, each times the factor that lies at a place of its own.

    Factors below zero count as zero. They and a zero (`nought` is its place) are numbers of the
    row too, so that all are of one kind.
    """
    for i in range(0, width, EIGHT):
        add_eights_times(to, at + i, row, place + i, width, factors, row[nought])


def copy_row(to: Weights, at: int, row: Weights, place: int, width: int) -> None:
    """Put some numbers in the place of others."""
    for i in range(width):
        to[at + i] = row[place + i]


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


def add_eights(to: Weights, at: int, row: Weights, a: int, b: int, c: int, d: int) -> None:
    """Add four times eight numbers to eight others."""
    at &= NEVER_NEGATIVE
    a &= NEVER_NEGATIVE
    b &= NEVER_NEGATIVE
    c &= NEVER_NEGATIVE
    d &= NEVER_NEGATIVE
    p = to[at] + row[a] + row[b] + row[c] + row[d]
    q = to[at + 1] + row[a + 1] + row[b + 1] + row[c + 1] + row[d + 1]
    r = to[at + 2] + row[a + 2] + row[b + 2] + row[c + 2] + row[d + 2]
    s = to[at + 3] + row[a + 3] + row[b + 3] + row[c + 3] + row[d + 3]
    t = to[at + 4] + row[a + 4] + row[b + 4] + row[c + 4] + row[d + 4]
    u = to[at + 5] + row[a + 5] + row[b + 5] + row[c + 5] + row[d + 5]
    v = to[at + 6] + row[a + 6] + row[b + 6] + row[c + 6] + row[d + 6]
    w = to[at + 7] + row[a + 7] + row[b + 7] + row[c + 7] + row[d + 7]
    to[at] = p
    to[at + 1] = q
    to[at + 2] = r
    to[at + 3] = s
    to[at + 4] = t
    to[at + 5] = u
    to[at + 6] = v
    to[at + 7] = w


def add_eights_times(
    to: Weights, at: int, row: Weights, i: int, width: int, factors: int, zero: float
) -> None:
    """The same, the eights so far apart as rows are wide, and each times a factor."""
    a = above_zero(row[factors], zero)
    b = above_zero(row[factors + 1], zero)
    c = above_zero(row[factors + 2], zero)
    d = above_zero(row[factors + 3], zero)
    at &= NEVER_NEGATIVE
    i &= NEVER_NEGATIVE
    j = (i + width) & NEVER_NEGATIVE
    k = (j + width) & NEVER_NEGATIVE
    m = (k + width) & NEVER_NEGATIVE
    p = to[at] + a * row[i] + b * row[j] + c * row[k] + d * row[m]
    q = to[at + 1] + a * row[i + 1] + b * row[j + 1] + c * row[k + 1] + d * row[m + 1]
    r = to[at + 2] + a * row[i + 2] + b * row[j + 2] + c * row[k + 2] + d * row[m + 2]
    s = to[at + 3] + a * row[i + 3] + b * row[j + 3] + c * row[k + 3] + d * row[m + 3]
    t = to[at + 4] + a * row[i + 4] + b * row[j + 4] + c * row[k + 4] + d * row[m + 4]
    u = to[at + 5] + a * row[i + 5] + b * row[j + 5] + c * row[k + 5] + d * row[m + 5]
    v = to[at + 6] + a * row[i + 6] + b * row[j + 6] + c * row[k + 6] + d * row[m + 6]
    w = to[at + 7] + a * row[i + 7] + b * row[j + 7] + c * row[k + 7] + d * row[m + 7]
    to[at] = p
    to[at + 1] = q
    to[at + 2] = r
    to[at + 3] = s
    to[at + 4] = t
    to[at + 5] = u
    to[at + 6] = v
    to[at + 7] = w


def above_zero(number: float, zero: float) -> float:
    """A number, or zero if it is below.

    This is asked where numbers are read: to write zeros over some of eight is waited for.
    """
    return number if number > zero else zero
