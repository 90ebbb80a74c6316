"""Summer Pavilion: the expected final score of a board, in centipoints.

To points and bonuses that are certain the heuristic adds terms for stars and sets of prices that
have begun, pillars, statues and windows that are partly surrounded, and tiles that can still pay.
Their weights, by stage, are fitted to games of the search against itself (`weights.csv`).
"""

from typing import Final

from azulejos.engine.bits import ones
from azulejos.engine.state import NATURE
from azulejos.evaluation import terms
from azulejos.games.pieces.tiles import NONE, total
from azulejos.games.summer_pavilion.rules import (
    ACQUIRE,
    CORNERS,
    LAST_ROUND,
    State,
    between_rounds,
    wild_colour,
)
from azulejos.games.summer_pavilion.rules.board import (
    AROUND,
    COLOURS,
    DEAREST,
    FEATURES,
    MANY_COLOURED_POINTS,
    MIDDLE,
    PRICE_POINTS,
    REWARDS,
    STAR_COLOURS,
    STAR_POINTS,
    STARS,
    TIPS,
    UP_TO,
    WHOLE_STAR,
    bonus,
)

POINT: Final = 100
"""One point."""
STAGES: Final = 3 * LAST_ROUND
MOST_MISSING: Final = 7
"""The most missing rhombi of a price that are distinguished."""
MOST_TILES: Final = 7
"""The same for tiles of a colour."""

TERMS: Final = {
    "star": (TIPS,),  # points of a star that has begun, by its tiles
    "price": (len(PRICE_POINTS), MOST_MISSING + 1),  # the rhombi of a price, by those missing
    "pillar": (4,),  # by the rhombi that are missing around it
    "statue": (4,),
    "window": (4,),
    "group": (MOST_TILES + 1,),  # tiles of a colour that can pay for a rhombus, by their number
    "stray": (MOST_TILES + 1,),  # those that cannot, yet
    "wild": (MOST_TILES + 1,),  # tiles of the wild colour
    "owed": (),  # reward tiles that are still to be taken
    "kept": (),  # tiles kept for the next round
    "kept wild": (),  # those that will be wild there
    "token": (),  # the starting-player token
}
(
    STAR, PRICE, PILLAR, STATUE, WINDOW, GROUP, STRAY, WILD, OWED, KEPT, KEPT_WILD, TOKEN
) = terms.term_offsets(TERMS)  # fmt: skip
TABLES: Final = ("two colour", "two grey", "more colour", "more grey")
"""Kinds of table with their own weights: by the number of players and the side."""
WEIGHTS: Final = terms.read_weights(__file__, TERMS, TABLES, STAGES)
FEATURE_TERM: Final = tuple((PILLAR, STATUE, WINDOW)[reward - 1] for reward in REWARDS)
MANY: Final = len(FEATURES)


def ends_game(s: State, p: int) -> bool:
    """Nobody can end the game: it has six rounds."""
    return False


def before_deal(s: State) -> bool:
    """Whether nature deals a new round, and not only for the supply."""
    return s.turn == NATURE and between_rounds(s)


def stage_of(s: State) -> int:
    """The kind of table, the round, and its part: picking, placing, between rounds."""
    part = 2 if s.phase == ACQUIRE else 0 if before_deal(s) else 1
    kind = s.grey + (2 if s.players > 2 else 0)
    return STAGES * kind + 3 * (s.round - 1) + part


def term(stage: int, place: int, count: int) -> int:
    """The value of a term."""
    return WEIGHTS[stage][place] * count


def worth(s: State, p: int, ending: int) -> int:
    """The expected final score of a seat."""
    stage = stage_of(s)
    certain = POINT * (s.score[p] + bonus(s, p))
    begun = stars_begun(s, p, stage) + prices_begun(s, p, stage)
    return certain + begun + features_begun(s, p, stage) + tiles_at_hand(s, p, stage)


def stars_begun(s: State, p: int, stage: int) -> int:
    """Stars with some of their six tiles, and what they will be worth."""
    value = 0
    for star in range(STARS):
        filled = ones(s.filled[p] >> (TIPS * star) & WHOLE_STAR)
        if 0 < filled < TIPS:
            value += term(stage, STAR + filled, points_of_star(s, p, star))
    return value


def points_of_star(s: State, p: int, star: int) -> int:
    """What a star will bring when it is complete: by its colour, or as a many-coloured one."""
    if not s.grey:
        return MANY_COLOURED_POINTS if star == MIDDLE else STAR_POINTS[STAR_COLOURS[star]]
    colour = dye_of(s, p, star)
    return MANY_COLOURED_POINTS if colour == COLOURS else STAR_POINTS[colour]


def dye_of(s: State, p: int, star: int) -> int:
    """The only colour of a star that has begun; COLOURS if it has several."""
    colour = NONE
    for tip in range(TIPS):
        here = s.stars[p][star][tip]
        if here != NONE and colour == NONE:
            colour = here
        elif here != NONE and here != colour:
            return COLOURS
    return colour


def prices_begun(s: State, p: int, stage: int) -> int:
    """All rhombi with the same price, by how many are missing."""
    value = 0
    for price in range(1, len(PRICE_POINTS)):
        rhombi = UP_TO[s.grey][price] & ~UP_TO[s.grey][price - 1]
        missing = min(ones(rhombi & ~s.filled[p]), MOST_MISSING)
        if missing:
            value += term(stage, PRICE + (MOST_MISSING + 1) * price + missing, 1)
    return value


def features_begun(s: State, p: int, stage: int) -> int:
    """Pillars, statues and windows that have some tiles around them, but not all."""
    value = 0
    for feature in range(MANY):
        missing = ones(AROUND[feature] & ~s.filled[p])
        if 0 < missing < ones(AROUND[feature]):
            value += term(stage, FEATURE_TERM[feature] + missing, 1)
    return value


def tiles_at_hand(s: State, p: int, stage: int) -> int:
    """Tiles that can still pay: in this round, or in the next after passing."""
    value = 0
    if s.token == p or (s.start == p and before_deal(s)):
        value = term(stage, TOKEN, 1)
    if s.turn == p and s.owed > 0:
        value += term(stage, OWED, s.owed)
    if not s.passed >> p & 1:
        return value + groups(s, p, stage)
    kept = total(s.tiles[p], COLOURS) + total(s.corners[p], COLOURS)
    if s.round == LAST_ROUND:
        return value - POINT * kept  # §7.3
    wilds = s.tiles[p][s.round] + s.corners[p][s.round]
    value += term(stage, KEPT, min(kept, CORNERS)) + term(stage, KEPT_WILD, min(wilds, CORNERS))
    return value - POINT * max(kept - CORNERS, 0)  # §5.8


def groups(s: State, p: int, stage: int) -> int:
    """Tiles beside the board, by colour: can they pay for a rhombus, or not yet?"""
    wild = wild_colour(s)
    wilds = s.tiles[p][wild]
    value = term(stage, WILD + min(wilds, MOST_TILES), 1)
    for colour in range(COLOURS):
        held = s.tiles[p][colour]
        if held > 0 and colour != wild:
            within_reach = UP_TO[s.grey][min(held + wilds, DEAREST)]
            kind = GROUP if s.open_to[p][colour] & within_reach else STRAY
            value += term(stage, kind + min(held, MOST_TILES), 1)
    return value
