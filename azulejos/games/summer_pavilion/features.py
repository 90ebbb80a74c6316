"""Summer Pavilion's features: stars, features and tiles of the boards, and the offer.

The baseline of a network is the heuristic: the network predicts its error.
"""

from typing import Final

from azulejos.engine.bits import ones
from azulejos.engine.state import NATURE, Floats
from azulejos.evaluation.active_features import activate
from azulejos.games.pieces.displays import CENTRE, DISPLAYS
from azulejos.games.pieces.tiles import NONE, total
from azulejos.games.summer_pavilion.heuristic import (
    MOST_MISSING,
    STAGES,
    before_deal,
    dye_of,
    ends_game,
    stage_of,
    worth,
)
from azulejos.games.summer_pavilion.rules import (
    ACQUIRE,
    CORNERS,
    LAST_ROUND,
    SUPPLY_SPACES,
    State,
    wild_colour,
)
from azulejos.games.summer_pavilion.rules.board import (
    AROUND,
    COLOURS,
    DEAREST,
    FEATURES,
    PRICE_POINTS,
    STARS,
    TIPS,
    UP_TO,
    WHOLE_STAR,
)

__all__ = ["STAGES", "before_deal", "ends_game", "stage_of"]

WIN: Final = 0
EVAL_SCALE: Final = 900.0

SIDES: Final = 2
PATTERNS: Final = 1 << TIPS
COUNTS: Final = TIPS + 1
HELD: Final = 12
"""The most tiles of a colour that are distinguished."""
PRICES_SEEN: Final = len(PRICE_POINTS)
FEATURE_COUNT: Final = len(FEATURES)

# --- A board: where each kind of feature begins ---------------------------------------------------
STARS_AT: Final = 0
"""By side: the filled tips of each star."""
PROGRESS_AT: Final = STARS_AT + SIDES * STARS * PATTERNS
"""By round: how many tips of a star are filled."""
DYES_AT: Final = PROGRESS_AT + LAST_ROUND * STARS * COUNTS
"""On the grey side: a star's only colour, or several, by its tiles."""
PRICES_AT: Final = DYES_AT + (COLOURS + 1) * COUNTS
"""By side: the rhombi of a price that are missing."""
AROUND_AT: Final = PRICES_AT + SIDES * PRICES_SEEN * (MOST_MISSING + 1)
"""Pillars, statues, windows: which rhombi around them are filled; then by round, how many."""
NEAR_AT: Final = AROUND_AT + FEATURE_COUNT * 16
TILES_AT: Final = NEAR_AT + LAST_ROUND * 3 * 5
"""Tiles by colour: how many; then by rounds until the colour is wild."""
COMING_AT: Final = TILES_AT + COLOURS * HELD
BUYS_AT: Final = COMING_AT + (2 * LAST_ROUND) * HELD
"""By colour: how many rhombi its tiles could pay for, and the dearest of these."""
HAND_AT: Final = BUYS_AT + COLOURS * COUNTS * (DEAREST + 1)
"""By round: tiles in all, beside the board; then those kept after passing."""
HAND: Final = 24
KEPT_AT: Final = HAND_AT + LAST_ROUND * HAND
OWED_AT: Final = KEPT_AT + LAST_ROUND * (CORNERS + 2)
SCORE_AT: Final = OWED_AT + 4
SCORES: Final = 30
"""Scores are in steps of 5 points."""
BOARD: Final = SCORE_AT + SCORES

# --- The table: where each kind of feature begins -------------------------------------------------
GROUPS: Final = 32
"""How many groups are on offer; the last ones: a deal, phase 2."""
STAGE_AT: Final = 2 * BOARD
PHASE_AT: Final = STAGE_AT + LAST_ROUND * GROUPS
"""The phase, and who is next: another, own; for each, who has passed."""
PHASES: Final = 6
TOKEN_AT: Final = PHASE_AT + PHASES * 2 * 4
"""In the centre, own, another's; by round."""
SUPPLY_AT: Final = TOKEN_AT + 3 * LAST_ROUND
HEAP_AT: Final = SUPPLY_AT + COLOURS * (SUPPLY_SPACES + 1)
"""Tiles on offer by colour, then the largest group, then what can still be drawn."""
HEAP: Final = 13
LARGEST_AT: Final = HEAP_AT + COLOURS * HEAP
CENTRE_AT: Final = LARGEST_AT + COLOURS * HEAP
BAG_AT: Final = CENTRE_AT + HEAP
BAG: Final = 12
WILD_AT: Final = BAG_AT + COLOURS * BAG
"""Wild tiles on offer, and groups that bring one."""
WANTS_AT: Final = WILD_AT + HEAP * 7
"""What is on offer of a colour, by how many a board has and can use; two views."""
WANTS: Final = HEAP * 8 * COUNTS
INPUTS: Final = WANTS_AT + 2 * WANTS


def baseline(s: State, p: int, ending: int) -> int:
    """The heuristic's value."""
    return worth(s, p, ending)


# --- A board --------------------------------------------------------------------------------------


def add_board_features(s: State, p: int, scratch: Floats, active: int, first: int) -> int:
    """Stars, prices, features, tiles and points."""
    active = add_stars_features(s, p, scratch, active, first)
    active = add_prices_features(s, p, scratch, active, first)
    active = add_features_features(s, p, scratch, active, first)
    active = add_tiles_features(s, p, scratch, active, first)
    return activate(scratch, active, first + SCORE_AT + min(s.score[p] // 5, SCORES - 1))


def add_stars_features(s: State, p: int, scratch: Floats, active: int, first: int) -> int:
    """Stars: which tips are filled, how many, and on the grey side by which colours."""
    for star in range(STARS):
        pattern = s.filled[p] >> (TIPS * star) & WHOLE_STAR
        filled = ones(pattern)
        active = activate(
            scratch, active, first + STARS_AT + PATTERNS * (STARS * s.grey + star) + pattern
        )
        progress = COUNTS * (STARS * (s.round - 1) + star) + filled
        active = activate(scratch, active, first + PROGRESS_AT + progress)
        if s.grey and filled > 0:
            active = activate(
                scratch, active, first + DYES_AT + COUNTS * dye_of(s, p, star) + filled
            )
    return active


def add_prices_features(s: State, p: int, scratch: Floats, active: int, first: int) -> int:
    """The rhombi of each price that gives points: how many are missing."""
    for price in range(1, PRICES_SEEN):
        rhombi = UP_TO[s.grey][price] & ~UP_TO[s.grey][price - 1]
        missing = min(ones(rhombi & ~s.filled[p]), MOST_MISSING)
        place = (MOST_MISSING + 1) * (PRICES_SEEN * s.grey + price) + missing
        active = activate(scratch, active, first + PRICES_AT + place)
    return active


def add_features_features(s: State, p: int, scratch: Floats, active: int, first: int) -> int:
    """Pillars, statues and windows: what is filled around them."""
    for feature in range(FEATURE_COUNT):
        pattern = filled_around(s.filled[p], AROUND[feature])
        active = activate(scratch, active, first + AROUND_AT + 16 * feature + pattern)
        kind = 3 * (s.round - 1) + feature // 6
        if pattern > 0:
            active = activate(scratch, active, first + NEAR_AT + 5 * kind + ones(pattern))
    return active


def filled_around(filled: int, around: int) -> int:
    """The rhombi around a feature that are filled, side by side."""
    pattern = 0
    place = 1
    while around:
        rhombus = around & -around
        if filled & rhombus:
            pattern |= place
        place <<= 1
        around ^= rhombus
    return pattern


def add_tiles_features(s: State, p: int, scratch: Floats, active: int, first: int) -> int:
    """Tiles beside the board and in its corners, and what they could pay for."""
    wild = wild_colour(s)
    wilds = s.tiles[p][wild]
    hand = 0
    for colour in range(COLOURS):
        held = s.tiles[p][colour] + s.corners[p][colour]
        hand += s.tiles[p][colour]
        active = activate(scratch, active, first + TILES_AT + HELD * colour + min(held, HELD - 1))
        if held > 0:
            coming = colour - wild + LAST_ROUND
            active = activate(
                scratch, active, first + COMING_AT + HELD * coming + min(held, HELD - 1)
            )
        active = activate(
            scratch, active, first + BUYS_AT + purchase_feature(s, p, colour, wild, wilds)
        )
    active = activate(scratch, active, first + HAND_AT + HAND * (s.round - 1) + min(hand, HAND - 1))
    if s.passed >> p & 1:
        kept = (CORNERS + 2) * (s.round - 1) + min(hand + total(s.corners[p], COLOURS), CORNERS + 1)
        active = activate(scratch, active, first + KEPT_AT + kept)
    if s.turn == p:
        active = activate(scratch, active, first + OWED_AT + s.owed)
    return active


def purchase_feature(s: State, p: int, colour: int, wild: int, wilds: int) -> int:
    """How many rhombi are within reach of a colour's tiles, and the dearest price among these."""
    held = s.tiles[p][colour]
    purse = held if colour == wild else held + wilds
    if held == 0 or s.passed >> p & 1:
        return COUNTS * (DEAREST + 1) * colour
    purse = min(purse, DEAREST)
    reach = s.open_to[p][colour] & UP_TO[s.grey][purse]
    dearest = 0
    if reach:
        dearest = purse
        while reach & ~UP_TO[s.grey][dearest - 1] == 0:
            dearest -= 1
    return (DEAREST + 1) * (COUNTS * colour + min(ones(reach), COUNTS - 1)) + dearest


# --- The table ------------------------------------------------------------------------------------


def add_seat_features(s: State, p: int, scratch: Floats, active: int) -> int:
    """How far the game has come, and what lies in the middle."""
    groups = min(ones(s.on_offer), GROUPS - 3)
    if before_deal(s):
        groups = GROUPS - 2
    elif s.phase != ACQUIRE:
        groups = GROUPS - 1
    active = activate(scratch, active, STAGE_AT + GROUPS * (s.round - 1) + groups)
    mover = s.turn
    if s.turn == NATURE:
        mover = s.start if s.next == NONE else s.next
    others = s.passed & ~(1 << p)
    phase = 8 * s.phase + (4 if mover == p else 0) + 2 * (s.passed >> p & 1)
    active = activate(scratch, active, PHASE_AT + phase + (1 if others else 0))
    token = 0 if s.token == NONE else 1 if s.token == p else 2
    active = activate(scratch, active, TOKEN_AT + 3 * (s.round - 1) + token)
    for colour in range(COLOURS):
        active = activate(
            scratch, active, SUPPLY_AT + (SUPPLY_SPACES + 1) * colour + s.supply[colour]
        )
        active = activate(scratch, active, BAG_AT + BAG * colour + min(s.bag[colour] // 2, BAG - 1))
    if s.phase == ACQUIRE:
        active = add_offer_features(s, p, scratch, active)
    return active


def add_offer_features(s: State, p: int, scratch: Floats, active: int) -> int:
    """Tiles on displays and in the centre, and what boards can do with them."""
    wild = wild_colour(s)
    for colour in range(COLOURS):
        heap = s.pool[CENTRE][colour]
        largest = heap
        for source in range(DISPLAYS[s.players]):
            heap += s.pool[source][colour]
            largest = max(largest, s.pool[source][colour])
        heap = min(heap, HEAP - 1)
        active = activate(scratch, active, HEAP_AT + HEAP * colour + heap)
        active = activate(scratch, active, LARGEST_AT + HEAP * colour + min(largest, HEAP - 1))
        if heap > 0:
            for q in range(s.players):
                held = min(s.tiles[q][colour], 7)
                free = min(ones(s.open_to[q][colour]), COUNTS - 1)
                view = WANTS_AT if q == p else WANTS_AT + WANTS
                active = activate(scratch, active, view + COUNTS * (8 * heap + held) + free)
    active = activate(scratch, active, CENTRE_AT + min(total(s.pool[CENTRE], COLOURS), HEAP - 1))
    return add_wilds_features(s, wild, scratch, active)


def add_wilds_features(s: State, wild: int, scratch: Floats, active: int) -> int:
    """Wild tiles on offer, and how many sources have one."""
    tiles = s.pool[CENTRE][wild]
    sources = 1 if tiles > 0 else 0
    for source in range(DISPLAYS[s.players]):
        tiles += s.pool[source][wild]
        sources += 1 if s.pool[source][wild] > 0 else 0
    return activate(scratch, active, WILD_AT + 7 * min(tiles, HEAP - 1) + min(sources, 6))
