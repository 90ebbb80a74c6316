"""Sets as bits of a number."""


def ones(bits: int) -> int:
    """How many bits are set. (The compiler makes one instruction of it.)"""
    bits -= (bits >> 1) & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (bits * 0x0101010101010101) >> 56 & 0x7F


def lowest(bits: int) -> int:
    """The place of the lowest bit that is set."""
    return ones((bits & -bits) - 1)
