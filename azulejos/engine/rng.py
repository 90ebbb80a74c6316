"""A random generator that gives the same numbers interpreted and compiled.

Multiply-with-carry: all products stay below 2**63, so Python's integers and the machine's agree.
The generator is a list (or array) of one number, and is never part of a state.
"""

from typing import Final

from azulejos.engine.state import Row

MULTIPLIER: Final = 2147483085
"""The largest a < 2**31 for which a·2**32 - 1 and a·2**31 - 1 are prime: period a·2**31 - 1."""
LOW_HALF: Final = 0xFFFFFFFF


def below(rng: Row, n: int) -> int:
    """A number from 0 to n-1, each equally likely (to within n / 2**32)."""
    x = rng[0]
    x = MULTIPLIER * (x & LOW_HALF) + (x >> 32)
    rng[0] = x
    return (((x ^ (x >> 32)) & LOW_HALF) * n) >> 32


def seeded(seed: int) -> int:
    """The generator's first content for a seed: any whole number gives a good one."""
    x = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    x ^= x >> 31
    return (x % (MULTIPLIER * 2**32 - 2)) + 1
