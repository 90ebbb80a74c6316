"""Additions of rows of numbers in SIMD instructions, eight numbers at a time.

LLVM's SLP vectoriser turns eight additions into one instruction if all numbers are read before any
is written and if no index can be negative. It would unroll a loop instead.
"""

from typing import Final

from azulejos.engine.state import Floats

LANES: Final = 8
NON_NEGATIVE: Final = (1 << 31) - 1
"""A mask: an index that passes it is not negative."""


def add_row(to: Floats, at: int, row: Floats, place: int, width: int) -> None:
    """Add a row to another; the width is a multiple of eight."""
    for i in range(0, width, LANES):
        add_eight(to, at + i, row, place + i)


def add_rows(to: Floats, at: int, row: Floats, a: int, b: int, c: int, d: int, width: int) -> None:
    """Add four rows at once, so that the target is read and written once."""
    for i in range(0, width, LANES):
        add_eights(to, at + i, row, a + i, b + i, c + i, d + i)


def add_scaled_rows(
    to: Floats, at: int, row: Floats, place: int, width: int, factors: int, zero: int
) -> None:
    """Add four consecutive rows, each times a rectified factor.

    The factors and a zero are elements of `to`, so that all numbers are of type float32.
    """
    for i in range(0, width, LANES):
        add_eights_scaled(to, at + i, row, place + i, width, factors, to[zero])


def copy_row(to: Floats, at: int, row: Floats, place: int, width: int) -> None:
    """Copy a row."""
    for i in range(width):
        to[at + i] = row[place + i]


def add_eight(to: Floats, at: int, row: Floats, place: int) -> None:
    """Add eight numbers to eight others."""
    at &= NON_NEGATIVE
    place &= NON_NEGATIVE
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


def add_eights(to: Floats, at: int, row: Floats, a: int, b: int, c: int, d: int) -> None:
    """Add four times eight numbers to eight others."""
    at &= NON_NEGATIVE
    a &= NON_NEGATIVE
    b &= NON_NEGATIVE
    c &= NON_NEGATIVE
    d &= NON_NEGATIVE
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


def add_eights_scaled(
    to: Floats, at: int, row: Floats, i: int, width: int, factors: int, zero: float
) -> None:
    """The same for rows at distance `width`, each times a factor."""
    a = relu(to[factors], zero)
    b = relu(to[factors + 1], zero)
    c = relu(to[factors + 2], zero)
    d = relu(to[factors + 3], zero)
    at &= NON_NEGATIVE
    i &= NON_NEGATIVE
    j = (i + width) & NON_NEGATIVE
    k = (j + width) & NON_NEGATIVE
    m = (k + width) & NON_NEGATIVE
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


def relu(number: float, zero: float) -> float:
    """The rectifier: a number, or zero if it is negative.

    Clamp on load: masked stores stall the pipeline.
    """
    return number if number > zero else zero
