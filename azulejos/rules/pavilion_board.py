"""The board of Summer Pavilion: docs/rules/summer_pavilion.md, section 2, drawn as it is printed.

A set of rhombi is a number: rhombus `TIPS * star + tip` is that bit of it.
"""

from typing import Final

from azulejos.rules.tiles import NONE

COLOURS: Final = 6
LETTERS: Final = "PGOYBR"
"""§1.1 Purple, green, orange, yellow, blue, red: in this order they are wild, a round each."""

STARS: Final = 7
MIDDLE: Final = 0
"""The star in the middle; the outer ones 1–6 lie clockwise around it."""
STAR_NAMES: Final = ("C", "NW", "NE", "E", "SE", "SW", "W")
TIPS: Final = 6
TIP_NAMES: Final = "abcdef"
"""§2.1 Clockwise from 12 o'clock, in every star."""
RHOMBI: Final = STARS * TIPS
WHOLE_STAR: Final = (1 << TIPS) - 1

STAR_COLOURS: Final = (NONE, *(LETTERS.index(letter) for letter in "ORBYGP"))
"""§2.1 The colour of each star on the colour side; the one in the middle has none."""

PRICES: Final = (
    (  # the colour side
        (1, 2, 3, 4, 5, 6),  # C
        (6, 1, 2, 3, 4, 5),  # NW
        (5, 6, 1, 2, 3, 4),  # NE
        (4, 5, 6, 1, 2, 3),  # E
        (3, 4, 5, 6, 1, 2),  # SE
        (2, 3, 4, 5, 6, 1),  # SW
        (1, 2, 3, 4, 5, 6),  # W
    ),
    (  # the grey side
        (3, 3, 3, 3, 3, 3),
        (6, 3, 2, 1, 4, 5),
        (5, 6, 3, 2, 1, 4),
        (4, 5, 6, 3, 2, 1),
        (1, 4, 5, 6, 3, 2),
        (2, 1, 4, 5, 6, 3),
        (3, 2, 1, 4, 5, 6),
    ),
)
"""§2.2 The printed numbers by side, star and tip."""
DEAREST: Final = 6

PILLARS: Final = (
    "NWc NWd Cf Ca",
    "NEd NEe Ca Cb",
    "Ee Ef Cb Cc",
    "SEf SEa Cc Cd",
    "SWa SWb Cd Ce",
    "Wb Wc Ce Cf",
)
"""§2.4 Between the middle star and an outer one: the rhombi around each."""
STATUES: Final = (
    "NWb NWc NEe NEf",
    "NEc NEd Ef Ea",
    "Ed Ee SEa SEb",
    "SEe SEf SWb SWc",
    "SWf SWa Wc Wd",
    "Wa Wb NWd NWe",
)
"""§2.4 Between two neighbouring outer stars."""
WINDOWS: Final = (
    "NWf NWa",
    "NEa NEb",
    "Eb Ec",
    "SEc SEd",
    "SWd SWe",
    "We Wf",
)
"""§2.4 Outside each outer star."""
FEATURES: Final = (*PILLARS, *STATUES, *WINDOWS)
REWARDS: Final = (1,) * 6 + (2,) * 6 + (3,) * 6
"""§2.4 How many tiles each feature pays."""

# --- What the tables say, for rules that ask often ------------------------------------------------


def _rhombus(name: str) -> int:
    return TIPS * STAR_NAMES.index(name[:-1]) + TIP_NAMES.index(name[-1])


def _up_to(side: int, price: int) -> int:
    printed = [number for star in PRICES[side] for number in star]
    return sum(1 << rhombus for rhombus in range(RHOMBI) if printed[rhombus] <= price)


def _run(filled: int, tip: int) -> int:
    before = after = 0
    while before < TIPS - 1 and filled >> (tip - before - 1) % TIPS & 1:
        before += 1
    while after < TIPS - 1 and filled >> (tip + after + 1) % TIPS & 1:
        after += 1
    return min(before + 1 + after, TIPS)


UP_TO: Final = tuple(
    tuple(_up_to(side, price) for price in range(DEAREST + 1)) for side in range(2)
)
"""By side and price: the rhombi that cost no more."""
RUNS: Final = tuple(tuple(_run(filled, tip) for tip in range(TIPS)) for filled in range(1 << TIPS))
"""§2.3, §5.4 By the filled rhombi of a star and one of them: the length of its run."""
AROUND: Final = tuple(sum(1 << _rhombus(name) for name in names.split()) for names in FEATURES)
"""By feature: the rhombi around it."""


def _features_at(rhombus: int) -> tuple[int, ...]:
    return tuple(f for f, around in enumerate(AROUND) if around >> rhombus & 1)


FEATURES_AT: Final = tuple(
    (_features_at(rhombus)[0], _features_at(rhombus)[-1]) for rhombus in range(RHOMBI)
)
"""By rhombus: the two features that it touches; twice the same if it is one."""


def reward_for(filled: int, rhombus: int) -> int:
    """§5.5 How many tiles the features pay that the last of these filled rhombi has completed."""
    first = FEATURES_AT[rhombus][0]
    second = FEATURES_AT[rhombus][1]
    tiles = 0
    if filled & AROUND[first] == AROUND[first]:
        tiles += REWARDS[first]
    if second != first and filled & AROUND[second] == AROUND[second]:
        tiles += REWARDS[second]
    return tiles


# --- What the box guarantees ----------------------------------------------------------------------


def _turned(rhombus: int) -> int:
    """Where a rhombus comes to lie when the board is turned by an hour of two: 60 degrees."""
    star, tip = divmod(rhombus, TIPS)
    return TIPS * (star % 6 + 1 if star else MIDDLE) + (tip + 1) % TIPS


def _around(feature: int) -> list[int]:
    return [rhombus for rhombus in range(RHOMBI) if AROUND[feature] >> rhombus & 1]


def _check_board() -> None:
    for side in (0, 1):
        printed = [number for star in PRICES[side] for number in star]
        assert all(sorted(star) == [1, 2, 3, 4, 5, 6] for star in PRICES[side][1:])
        assert all(printed[_turned(r)] == printed[r] for r in range(TIPS, RHOMBI))
        assert all(sorted(printed[r] for r in _around(f)) == [5, 6] for f in range(12, 18))
    assert sorted(PRICES[0][MIDDLE]) == [1, 2, 3, 4, 5, 6]
    assert set(PRICES[1][MIDDLE]) == {3}
    for first in (0, 6, 12):
        for f in range(first, first + 6):
            turned = sum(1 << _turned(r) for r in _around(f))
            assert turned == AROUND[first + (f - first + 1) % 6]
    for f, names in enumerate(FEATURES):
        rhombi = [divmod(_rhombus(name), TIPS) for name in names.split()]
        assert len(rhombi) == (2 if REWARDS[f] == 3 else 4)
        for (star, tip), (same, following) in zip(rhombi[::2], rhombi[1::2], strict=True):
            assert same == star
            assert following == (tip + 1) % TIPS
    assert max(REWARDS[a] + REWARDS[b] * (a != b) for a, b in FEATURES_AT) == 3


_check_board()
