"""The board of Summer Pavilion: docs/rules/summer_pavilion.md, section 2, drawn as it is printed.

A set of rhombi is a number: rhombus `TIPS * star + tip` is that bit of it.
"""

from typing import Final

from azulejos.engine import state as engine
from azulejos.engine.state import Cube, Grid, Row
from azulejos.games.pieces.tiles import NONE

COLOURS: Final = 6
LETTERS: Final = "PGOYBR"
"""§1.1 Purple, green, orange, yellow, blue, red: in this order they are wild, a round each."""
ALL_COLOURS: Final = (1 << COLOURS) - 1

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

STAR_POINTS: Final = (20, 18, 17, 16, 15, 14)
"""§7.1 For a complete star, by its colour."""
MANY_COLOURED_POINTS: Final = 12
PRICE_POINTS: Final = (0, 4, 8, 12, 16)
"""§7.2 For all rhombi with a price from 1 to 4."""

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


# --- What the box guarantees ----------------------------------------------------------------------


def _turned(rhombus: int) -> int:
    """Where a rhombus comes to lie when the board is turned clockwise by 60 degrees."""
    star, tip = divmod(rhombus, TIPS)
    return TIPS * (star % 6 + 1 if star else MIDDLE) + (tip + 1) % TIPS


def _around(feature: int) -> list[int]:
    return [rhombus for rhombus in range(RHOMBI) if AROUND[feature] >> rhombus & 1]


def _check_prices(side: int) -> None:
    printed = [number for star in PRICES[side] for number in star]
    at = [sorted(printed[r] for r in _around(f) if r >= TIPS) for f in range(len(FEATURES))]
    assert all(sorted(star) == [1, 2, 3, 4, 5, 6] for star in PRICES[side][1:])
    assert all(printed[_turned(r)] == printed[r] for r in range(TIPS, RHOMBI))
    assert at[:6] == [[2, 3], [1, 2]][side : side + 1] * 6
    assert at[6:12] == [[1, 2, 3, 4]] * 6
    assert at[12:] == [[5, 6]] * 6


def _check_feature(f: int) -> None:
    pairs = [divmod(_rhombus(name), TIPS) for name in FEATURES[f].split()]
    assert len(pairs) == (2 if REWARDS[f] == 3 else 4)
    for (star, tip), (same, following) in zip(pairs[::2], pairs[1::2], strict=True):
        assert (same, following) == (star, (tip + 1) % TIPS)
    turned = sum(1 << _turned(r) for r in _around(f))
    assert turned == AROUND[f + 1 if f % 6 < 5 else f - 5]


def _check_board() -> None:
    assert sorted(PRICES[0][MIDDLE]) == [1, 2, 3, 4, 5, 6]
    assert PRICES[1][MIDDLE] == (3,) * TIPS
    for side in range(2):
        _check_prices(side)
    for f in range(len(FEATURES)):
        _check_feature(f)
    assert max(REWARDS[a] + REWARDS[b] * (a != b) for a, b in FEATURES_AT) == 3  # §5.5


_check_board()

# --- Boards in play -------------------------------------------------------------------------------


class Boards(engine.State):
    """A state with a board for each player."""

    grey: int
    """§1.4 1 if the boards lie on their grey side."""
    stars: Cube
    """A colour or NONE, by seat, star and tip."""
    filled: Row
    """The rhombi that have a tile, by seat."""
    open_to: Grid
    """The rhombi that may take a tile, by seat and colour."""


def colours_for_star(s: Boards, p: int, star: int) -> int:
    """§5.2, §8.1 The colours that may be laid in a star, as bits."""
    if not s.grey and star != MIDDLE:
        return 1 << STAR_COLOURS[star]
    tiles = 0
    colours = 0
    for tip in range(TIPS):
        if s.stars[p][star][tip] != NONE:
            tiles += 1
            colours |= 1 << s.stars[p][star][tip]
    if s.grey and tiles == 1:
        return ALL_COLOURS
    if s.grey and tiles > 1 and colours & (colours - 1) == 0:
        return colours
    return ALL_COLOURS & ~colours


def open_star(s: Boards, p: int, star: int) -> None:
    """Bring `open_to` up to date with what lies in a star."""
    colours = colours_for_star(s, p, star)
    rhombi = WHOLE_STAR << (TIPS * star)
    for colour in range(COLOURS):
        s.open_to[p][colour] &= ~rhombi
        if colours >> colour & 1:
            s.open_to[p][colour] |= rhombi & ~s.filled[p]


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


def bonus(s: Boards, p: int) -> int:
    """§7.1, §7.2 For complete stars, and for all rhombi of a price."""
    points = 0
    for star in range(STARS):
        if s.filled[p] >> (TIPS * star) & WHOLE_STAR == WHOLE_STAR:
            points += star_points(s, p, star)
    for price in range(1, len(PRICE_POINTS)):
        rhombi = UP_TO[s.grey][price] & ~UP_TO[s.grey][price - 1]
        if s.filled[p] & rhombi == rhombi:
            points += PRICE_POINTS[price]
    return points


def star_points(s: Boards, p: int, star: int) -> int:
    """§7.1, §8.2 What a complete star is worth: by its colour, or as a many-coloured one."""
    if s.stars[p][star][0] == s.stars[p][star][1]:
        return STAR_POINTS[s.stars[p][star][0]]
    return MANY_COLOURED_POINTS


def sound_board(s: Boards, p: int) -> bool:
    """§5.2 What is kept as bits is what lies in the stars."""
    for star in range(STARS):
        colours = colours_for_star(s, p, star)
        for tip in range(TIPS):
            rhombus = 1 << (TIPS * star + tip)
            free = s.stars[p][star][tip] == NONE
            if free == (s.filled[p] & rhombus != 0):
                return False
            for colour in range(COLOURS):
                may = free and colours >> colour & 1 == 1
                if may != (s.open_to[p][colour] & rhombus != 0):
                    return False
    return True
