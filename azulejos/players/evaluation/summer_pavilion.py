"""Summer Pavilion: the final score that a board promises, in hundredths of a point.

Points and bonuses that are certain, stars and sets of prices as far as they have come (what is
nearly complete counts most), and the tiles that will still pay for something.
"""

from typing import Final

from azulejos.engine.bits import ones
from azulejos.engine.state import NATURE
from azulejos.players.evaluation.boards import NOTES, note, note_after
from azulejos.rules.pavilion_board import (
    COLOURS,
    MANY_COLOURED_POINTS,
    MIDDLE,
    PRICE_POINTS,
    STAR_COLOURS,
    STAR_POINTS,
    STARS,
    TIPS,
    UP_TO,
    WHOLE_STAR,
    bonus,
)
from azulejos.rules.summer_pavilion import (
    LAST_ROUND,
    State,
    between_rounds,
    wild_colour,
)
from azulejos.rules.tiles import NONE, total

__all__ = ["NOTES", "closing", "deals", "note", "note_after", "worth"]

POINT: Final = 100
"""One point."""
TILE: Final = (150, 150, 150, 140, 120, 90)
"""What a tile beside the board is worth, by round."""
WILD: Final = 60
"""What it is worth besides if it can stand in for others."""
HOPE: Final = (60, 65, 70, 80, 90, 100)
"""How much of what has begun will be completed, in hundredths, by round."""


def closing(s: State, p: int) -> bool:
    """Nobody can end the game: it has six rounds."""
    return False


def deals(s: State) -> bool:
    """Whether nature deals a new round, and not only for the supply."""
    return s.turn == NATURE and between_rounds(s)


def worth(s: State, p: int, ending: int) -> int:
    """The final score that a seat may expect."""
    certain = POINT * (s.score[p] + bonus(s, p))
    begun = stars_begun(s, p) + prices_begun(s, p)
    return certain + begun * HOPE[s.round - 1] // 100 + tiles_at_hand(s, p)


def stars_begun(s: State, p: int) -> int:
    """A star with k of six tiles, as (k/6)² of its worth."""
    value = 0
    for star in range(STARS):
        filled = ones(s.filled[p] >> (TIPS * star) & WHOLE_STAR)
        if 0 < filled < TIPS:
            value += POINT * points_of_star(s, p, star) * filled * filled // (TIPS * TIPS)
    return value


def points_of_star(s: State, p: int, star: int) -> int:
    """What a star will bring when it is complete: by its colour, or as a many-coloured one."""
    if not s.grey:
        return MANY_COLOURED_POINTS if star == MIDDLE else STAR_POINTS[STAR_COLOURS[star]]
    colour = NONE
    for tip in range(TIPS):
        here = s.stars[p][star][tip]
        if here != NONE and colour == NONE:
            colour = here
        elif here != NONE and here != colour:
            return MANY_COLOURED_POINTS
    return STAR_POINTS[colour]


def prices_begun(s: State, p: int) -> int:
    """The same for all rhombi with the same price."""
    value = 0
    for price in range(1, len(PRICE_POINTS)):
        rhombi = UP_TO[s.grey][price] & ~UP_TO[s.grey][price - 1]
        filled = ones(s.filled[p] & rhombi)
        size = ones(rhombi)
        if filled < size:
            value += POINT * PRICE_POINTS[price] * filled * filled // (size * size)
    return value


def tiles_at_hand(s: State, p: int) -> int:
    """Tiles that can still pay: in this round, or in the next for who has passed."""
    passed = s.passed >> p & 1
    if passed and s.round == LAST_ROUND:
        return -POINT * total(s.corners[p], COLOURS)  # §7.3
    wild = wild_colour(s) + passed
    owed = s.owed if s.turn == p else 0
    tiles = total(s.tiles[p], COLOURS) + total(s.corners[p], COLOURS) + owed
    wilds = s.tiles[p][wild] + s.corners[p][wild]
    return TILE[s.round - 1] * tiles + WILD * wilds
