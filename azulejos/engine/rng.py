"""A random generator that gives the same numbers interpreted and compiled.

Multiply-with-carry: all products stay below 2**63, so Python's integers and the machine's agree.
The generator is a list (or array) of one number, and is never part of a state.
"""

from typing import Final

from azulejos.engine.state import Row

MULTIPLIER: Final = 2147483085
"""The largest a < 2**31 for which a·2**32 - 1 and a·2**31 - 1 are prime: period a·2**31 - 1."""
PERIOD: Final = MULTIPLIER * 2**32 - 2
"""How many contents a generator can have."""
LOW_HALF: Final = 0xFFFFFFFF
ALL_BITS: Final = 0xFFFFFFFFFFFFFFFF


def below(rng: Row, n: int) -> int:
    """A number from 0 to n-1, each equally likely (to within n / 2**32)."""
    x = rng[0]
    x = MULTIPLIER * (x & LOW_HALF) + (x >> 32)
    rng[0] = x
    return (((x ^ (x >> 32)) & LOW_HALF) * n) >> 32


def seeded(seed: int) -> int:
    """The generator's first content for a seed: any whole number gives a good one."""
    return hashed(seed) % PERIOD + 1


def spread(seed: int, index: int) -> int:
    """The seed of one of many: neighbouring seeds have nothing in common."""
    return hashed(hashed(seed) + index)


def hashed(number: int) -> int:
    """A number of 64 bits that depends on all bits of another (SplitMix64)."""
    x = (number * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & ALL_BITS
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & ALL_BITS
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & ALL_BITS
    return x ^ (x >> 31)
