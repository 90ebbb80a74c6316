"""What was worked out once is remembered: boards come back, market after market.

The memory of whoever thinks lies in its row of numbers, `learnt`, from place `at` on: a note for
each slot. What is remembered goes by a key, a number for all that it depends on; a slot keeps the
last key that came to it. Keys lie there as two whole numbers that a float32 holds exactly.
"""

from typing import Final

from azulejos.engine.state import Weights

MEMORY_BITS: Final = 13
MEMORIES: Final = 1 << MEMORY_BITS
"""How much is remembered: about as much as the processor has at hand."""
UPPER_BITS: Final = MEMORY_BITS + 25
"""Where the upper half of a key begins; the bits below the lower one say the slot."""
HALF: Final = (1 << 24) - 1
"""Every whole number up to this one is a float32."""
KEY_WIDTH: Final = 2
"""A note begins with the two halves of its key."""


def place_of(at: int, key: int, width: int) -> int:
    """Where the note for a key lies, if there is one; notes are so many numbers wide."""
    return at + (key & (MEMORIES - 1)) * width


def knows(learnt: Weights, place: int, key: int) -> bool:
    """Whether the note at a place is the one for a key."""
    return learnt[place] == (key >> MEMORY_BITS & HALF) and learnt[place + 1] == (
        key >> UPPER_BITS & HALF
    )


def mark(learnt: Weights, place: int, key: int) -> None:
    """The note at a place is for this key from now on."""
    learnt[place] = key >> MEMORY_BITS & HALF
    learnt[place + 1] = key >> UPPER_BITS & HALF


def mixed(number: int) -> int:
    """A number whose every bit depends on all bits of another."""
    number = (number ^ (number >> 31)) * 0x3C6EF372FE94F82B
    number = (number ^ (number >> 29)) * 0x1B873593CC9E2D51
    return number ^ (number >> 32)
