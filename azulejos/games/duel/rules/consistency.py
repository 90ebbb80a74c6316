"""Azul Duel: what always holds, for tests and for the fuzzer, after every move."""

from azulejos.engine.bits import ones
from azulejos.engine.state import NATURE
from azulejos.games.duel.rules.box import (
    ALL_COLOURS,
    ALL_PLATES,
    BROKEN_SLOTS,
    CHIP_KINDS,
    CHIPS_OF_KIND,
    COLOURS,
    DEAL,
    FACE_DOWN,
    FACE_UP,
    FACTORIES,
    LAY,
    MOONS,
    OVER,
    PLATES,
    RETURN,
    ROTATIONS,
    ROWS,
    SEATS,
    SLOTS,
    SMALL,
    SPECIAL,
    SQUARES,
    STACK,
    STACK_TILES,
    TILES_OF_COLOUR,
    WILD,
    State,
)
from azulejos.games.duel.rules.nature import kinds_in, possible_draws
from azulejos.games.pieces.tiles import NONE, total


def is_consistent(s: State) -> bool:
    """Whether nothing was lost or doubled, and everything agrees."""
    for colour in range(COLOURS):
        if tiles_of_colour(s, colour) != TILES_OF_COLOUR:
            return False
    for p in range(SEATS):
        if not (sound_board(s, p) and sound_dome(s, p)):
            return False
    return sound_chips(s) and sound_plates(s) and sound_factories(s) and sound_turn(s)


def tiles_of_colour(s: State, colour: int) -> int:
    """§1.1 How many tiles of a colour there are, wherever they lie."""
    tiles = s.bag[colour] + s.tower[colour] + s.large_moon[colour]
    for factory in range(FACTORIES):
        tiles += s.sun[factory][colour]
    for factory in range(SMALL):
        for place in range(STACK_TILES):
            tiles += s.stack[factory][place] == colour
    for p in range(SEATS):
        for row in range(ROWS):
            tiles += s.row_count[p][row] * (s.row_colour[p][row] == colour)
            for column in range(ROWS):
                tiles += s.dome[p][row][column] == colour
        for place in range(BROKEN_SLOTS):
            tiles += s.broken[p][place] == colour
    return tiles


def sound_board(s: State, p: int) -> bool:
    """§1.5, §1.6 Rows have room for their tiles, broken tiles lie without a gap."""
    if s.score[p] < 0 or s.tokens[p] < 0:
        return False
    for row in range(ROWS):
        if (s.row_colour[p][row] == NONE) != (s.row_count[p][row] == 0):
            return False
        if s.row_count[p][row] > row + 1:
            return False
    for place in range(BROKEN_SLOTS):
        if (s.broken[p][place] == NONE) != (place >= s.broken_count[p]):
            return False
    return True


def sound_dome(s: State, p: int) -> bool:
    """§1.2, §7.1 Cells show what their plates show, and tiles lie where they fit."""
    for square in range(SQUARES):
        plate = s.square[p][square]
        if (plate != NONE) != (s.laid[p] >> square & 1 == 1):
            return False
        for i in range(4):
            row = 2 * (square // 3) + i // 2
            column = 2 * (square % 3) + i % 2
            shown = NONE if plate == NONE else SLOTS[plate // ROTATIONS][plate % ROTATIONS][i]
            if s.slot[p][row][column] != shown:
                return False
            tile = s.dome[p][row][column]
            if tile != NONE and tile != shown and (shown != WILD or tile == SPECIAL):
                return False
    return True


def sound_chips(s: State) -> bool:
    """§1.3, §6.5 No chip is there too often; those that can be taken lie face up."""
    face_down = 0
    for kind in range(CHIP_KINDS):
        chips = s.chips[kind]
        for p in range(SEATS):
            chips += s.tray[p][kind]
        for factory in range(SMALL):
            chips += s.chip[factory] == kind
        if s.chips[kind] < 0 or chips > CHIPS_OF_KIND:
            return False
    for factory in range(SMALL):
        bare = s.bare >> factory & 1 == 1
        if bare and s.chip[factory] == FACE_DOWN and s.phase != DEAL:
            return False
        if bare != (s.chip[factory] != NONE) and s.chip[factory] != FACE_DOWN:
            return False
        face_down += s.chip[factory] == FACE_DOWN
    return face_down <= total(s.chips, CHIP_KINDS)


def sound_plates(s: State) -> bool:
    """§1.2 Every plate is in one place; the deck shows a back unless it is empty."""
    plates = s.unseen
    count = ones(s.unseen)
    for place in range(FACE_UP):
        if s.face_up[place] != NONE:
            plates |= 1 << s.face_up[place]
            count += 1
    for place in range(s.returned_count):
        plates |= 1 << s.returned[place]
        count += 1
    for p in range(SEATS):
        for square in range(SQUARES):
            if s.square[p][square] != NONE:
                plates |= 1 << (s.square[p][square] // ROTATIONS)
                count += 1
    unturned = 0
    for place in range(PLATES):
        if s.drawn[place] >= PLATES:
            unturned += 1
        elif s.drawn[place] != NONE:
            plates |= 1 << s.drawn[place]
            count += 1
    if s.hand != NONE:
        plates |= 1 << s.hand
        count += 1
    deck = ones(s.unseen) + s.returned_count - unturned
    return (
        plates == ALL_PLATES
        and count == PLATES
        and (s.hand != NONE) == (s.phase == LAY or s.phase == RETURN)
        and (s.phase == DEAL or (s.top != NONE) == (deck > 0))
    )


def sound_factories(s: State) -> bool:
    """§6.1, §6.2 What is on offer is what lies there: on suns, on the large moon, on stacks."""
    moons = kinds_in(s.large_moon, COLOURS)
    for factory in range(FACTORIES):
        stacking = s.phase == STACK and s.stacking == factory
        if not stacking:
            offered = s.on_offer >> (COLOURS * factory) & ALL_COLOURS
            if offered != kinds_in(s.sun[factory], COLOURS):
                return False
        if factory < SMALL:
            for place in range(STACK_TILES):
                if (s.stack[factory][place] == NONE) != (place >= s.height[factory]):
                    return False
            if s.height[factory] > 0 and not stacking:
                moons |= 1 << s.stack[factory][s.height[factory] - 1]
    return s.on_offer >> MOONS == moons


def sound_turn(s: State) -> bool:
    """§11.1 Nature has something to draw while it deals, and nobody has a turn after the end."""
    if s.phase == DEAL:
        return s.turn == NATURE and possible_draws(s) != 0
    return s.phase <= OVER and s.tasks == 0 and (s.turn < 0) == (s.phase == OVER)
