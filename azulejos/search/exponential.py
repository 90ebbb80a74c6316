"""The exponential function in plain arithmetic: the same number on every machine.

C libraries round it differently, so that searches on different engines would not be the same.
"""

from typing import Final

LARGEST_POWER: Final = 80.0
"""Beyond it, the function does not grow or fall any more."""
LN2: Final = 0.6931471805599453
LN2_HIGH: Final = 0.693147180369123816490
"""The first bits of the logarithm of 2: whole multiples of it are exact."""
LN2_LOW: Final = 1.90821492927058770002e-10
INVERSE_FACTORIALS: Final = (
    *(1 / 6227020800, 1 / 479001600, 1 / 39916800, 1 / 3628800, 1 / 362880, 1 / 40320),
    *(1 / 5040, 1 / 720, 1 / 120, 1 / 24, 1 / 6, 1 / 2, 1.0, 1.0),
)
"""From 13! down to 0!."""
MIDDLE_POWER: Final = 120
POWERS_OF_TWO: Final = tuple(2.0**power for power in range(-MIDDLE_POWER, MIDDLE_POWER + 1))


def exp(x: float) -> float:
    """The power of e, to within a relative error of 3e-16."""
    x = min(max(x, -LARGEST_POWER), LARGEST_POWER)
    twos = int(x / LN2 + (0.5 if x >= 0 else -0.5))
    rest = (x - twos * LN2_HIGH) - twos * LN2_LOW
    series = 0.0
    for i in range(len(INVERSE_FACTORIALS)):
        series = series * rest + INVERSE_FACTORIALS[i]
    return series * POWERS_OF_TWO[MIDDLE_POWER + twos]
