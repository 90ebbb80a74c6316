"""Cache of first-layer sums (accumulators), keyed by a hash of what they depend on.

The same boards come back in many lines of play. An entry begins with its key, as two integers that
a float32 holds exactly; a slot keeps the last entry that was stored there. Key and data share one
array, so that a lookup touches one place of memory.
"""

from typing import Final

from azulejos.engine.state import Floats

SLOT_BITS: Final = 13
CACHE_SLOTS: Final = 1 << SLOT_BITS
"""The whole cache fits into the processor's second-level cache."""
UPPER_BITS: Final = SLOT_BITS + 25
"""Where the upper half of a key begins; the lowest bits of a key select the slot."""
HALF: Final = (1 << 24) - 1
"""A float32 holds every integer up to this one exactly."""
KEY_WIDTH: Final = 2
"""An entry begins with the two halves of its key."""


def slot_of(key: int, width: int) -> int:
    """Where the entry for a key is, if there is one; entries have `width` numbers."""
    return (key & (CACHE_SLOTS - 1)) * width


def is_hit(cache: Floats, slot: int, key: int) -> bool:
    """Whether the entry in a slot is the one for a key."""
    return cache[slot] == (key >> SLOT_BITS & HALF) and cache[slot + 1] == (
        key >> UPPER_BITS & HALF
    )


def set_key(cache: Floats, slot: int, key: int) -> None:
    """Give a slot to a key; the caller writes the entry."""
    cache[slot] = key >> SLOT_BITS & HALF
    cache[slot + 1] = key >> UPPER_BITS & HALF


def mix_bits(number: int) -> int:
    """A hash of a number: each of its bits depends on all bits of the number."""
    number = (number ^ (number >> 31)) * 0x3C6EF372FE94F82B
    number = (number ^ (number >> 29)) * 0x1B873593CC9E2D51
    return number ^ (number >> 32)
