"""Summer Pavilion: a seat's score by the immediate outcome."""

from azulejos.games.pieces.tiles import NONE
from azulejos.games.summer_pavilion import rules
from azulejos.games.summer_pavilion.rules import LAST_ROUND, State
from azulejos.games.summer_pavilion.rules.board import (
    MANY_COLOURED_POINTS,
    PRICE_POINTS,
    STAR_POINTS,
    STARS,
    TIPS,
    UP_TO,
    WHOLE_STAR,
    bonus,
)

TILE_AT_HAND = 0.4
"""What a tile is worth that will pay for something, now or in the next round."""
WILD_TILE = 0.3
"""What it is worth besides if it can stand in for others."""


def standing(s: State, p: int) -> float:
    """The score of a seat with its bonuses, and a share of what it is on the way to."""
    return s.score[p] + bonus(s, p) + stars_begun(s, p) + prices_begun(s, p) + tiles_at_hand(s, p)


def stars_begun(s: State, p: int) -> float:
    """A star with k of six tiles, as (k/6)² of its worth: what is nearly complete counts."""
    value = 0.0
    for star in range(STARS):
        filled = (s.filled[p] >> (TIPS * star) & WHOLE_STAR).bit_count()
        if 0 < filled < TIPS:
            colours = set(s.stars[p][star]) - {NONE}
            one_colour = len(colours) == 1 and (s.grey or star)
            worth = STAR_POINTS[colours.pop()] if one_colour else MANY_COLOURED_POINTS
            value += worth * (filled / TIPS) ** 2
    return value


def prices_begun(s: State, p: int) -> float:
    """The same for all rhombi with the same price."""
    value = 0.0
    for price in range(1, len(PRICE_POINTS)):
        rhombi = UP_TO[s.grey][price] & ~UP_TO[s.grey][price - 1]
        filled, all_of_them = (s.filled[p] & rhombi).bit_count(), rhombi.bit_count()
        if filled < all_of_them:
            value += PRICE_POINTS[price] * (filled / all_of_them) ** 2
    return value


def tiles_at_hand(s: State, p: int) -> float:
    """Tiles that can still pay: wild ones of this round, or of the next after passing."""
    passed = s.passed >> p & 1
    if passed and s.round == LAST_ROUND:
        return 0.0
    wild = rules.wild_colour(s) + passed
    tiles = sum(s.tiles[p]) + sum(s.corners[p]) + (s.owed if s.turn == p else 0)
    wilds = s.tiles[p][wild] + s.corners[p][wild]
    return TILE_AT_HAND * tiles + WILD_TILE * wilds
