"""Azul Duel: rows, domes and tablets, sections 6.3, 6.4, 7, 8 and 10 of docs/rules/duel.md."""

from azulejos.engine.bits import lowest, ones
from azulejos.games.duel.rules.box import (
    ALL_COLOURS,
    BORDER_CELLS,
    BORDER_SIDE,
    BROKEN,
    BROKEN_COSTS,
    BROKEN_SLOTS,
    CHIP_KINDS,
    CHIPS_OF_PAYMENT,
    CHIPS_SHOWING,
    FIRST_PLAYER_COST,
    GOAL_CELLS,
    GOAL_POINTS,
    GOAL_SIDE,
    GOALS,
    KINDS_SIDE,
    PAIRS,
    PAYMENTS,
    PLATE_SLOTS,
    ROTATIONS,
    ROWS,
    SLOTS,
    SPECIAL,
    SPECIALS_SIDE,
    WILD,
    WILDS_SIDE,
    State,
    chip_bits,
)
from azulejos.games.pieces.tiles import NONE, points_for_tile

# --- 5.3 Laying a plate ---------------------------------------------------------------------------


def lay_plate(s: State, p: int, square: int, rotation: int) -> None:
    """§5.3 The plate in hand comes to a square of the dome, for good."""
    s.square[p][square] = ROTATIONS * s.hand + rotation
    show_plate(s, p, square)
    s.hand = NONE


def show_plate(s: State, p: int, square: int) -> None:
    """§1.2, §1.5 The four cells of a square show the slots of its plate."""
    plate = s.square[p][square] // ROTATIONS
    rotation = s.square[p][square] % ROTATIONS
    top = 2 * (square // 3)
    left = 2 * (square % 3)
    for i in range(PLATE_SLOTS):
        s.slot[p][top + i // 2][left + i % 2] = SLOTS[plate][rotation][i]
    s.laid[p] |= 1 << square


# --- 6.3, 6.4 Pattern rows and broken tiles -------------------------------------------------------


def colours_for_row(s: State, p: int, row: int) -> int:
    """§6.3 The colours that a pattern row may take, as bits."""
    count = s.row_count[p][row]
    if count == 0:
        return ALL_COLOURS
    if count <= row:
        return 1 << s.row_colour[p][row]
    return 0


def put_in_row(s: State, p: int, colour: int, count: int, row: int) -> None:
    """§6.3 Tiles go to a row, what does not fit breaks; or all of them are BROKEN."""
    if row != BROKEN:
        fitting = min(count, row + 1 - s.row_count[p][row])
        s.row_colour[p][row] = colour
        s.row_count[p][row] += fitting
        count -= fitting
    break_tiles(s, p, colour, count)


def break_tiles(s: State, p: int, colour: int, count: int) -> None:
    """§6.4 Broken tiles fill the four slots; further ones go to the tower."""
    for _ in range(count):
        if s.broken_count[p] < BROKEN_SLOTS:
            s.broken[p][s.broken_count[p]] = colour
            s.broken_count[p] += 1
        else:
            s.tower[colour] += 1


# --- 7 Decorating ---------------------------------------------------------------------------------


def decorate_rows(s: State, p: int) -> bool:
    """§7.1 A player's rows, from the one reached to the last. False: the player has to choose."""
    while s.row < ROWS:
        if s.row_count[p][s.row] > 0 and not decorate_row(s, p, s.row):
            return False
        next_row(s)
    return True


def next_row(s: State) -> None:
    """§7.1 This row is done."""
    s.row += 1
    s.paid = 0


def decorate_row(s: State, p: int, row: int) -> bool:
    """§7.2–7.5 Do with a row what needs no choice. False: the player has to choose."""
    cells = fitting_cells(s, p, row)
    if cells == 0:
        if row_has_plates(s, p, row):
            break_row(s, p, row)
        return True  # §7.3: or it stays as it is
    if missing_tiles(s, p, row) > 0:
        return not can_complete(s, p, row)
    if cells & (cells - 1) == 0:
        lay_tile(s, p, row, lowest(cells))
        return True
    return False


def fitting_cells(s: State, p: int, row: int) -> int:
    """§7.1 The columns in which the colour of a row fits a free cell, as bits."""
    colour = s.row_colour[p][row]
    cells = 0
    for column in range(ROWS):
        slot = s.slot[p][row][column]
        if (slot == colour or slot == WILD) and s.dome[p][row][column] == NONE:
            cells |= 1 << column
    return cells


def row_has_plates(s: State, p: int, row: int) -> bool:
    """§7.2 Whether all three plates of a row are laid."""
    return s.laid[p] >> (3 * (row // 2)) & 7 == 7


def break_row(s: State, p: int, row: int) -> None:
    """§7.2 Nothing will ever fit: all tiles of the row break."""
    break_tiles(s, p, s.row_colour[p][row], s.row_count[p][row])
    empty_row(s, p, row)


def lay_tile(s: State, p: int, row: int, column: int) -> None:
    """§7.5 The rightmost tile goes to the dome and scores, the other real ones to the tower."""
    colour = s.row_colour[p][row]
    s.dome[p][row][column] = colour
    s.score[p] += points_for_tile(s.dome[p], ROWS, row, column)
    lay_special_tile(s, p, row - row % 2, column - column % 2)
    s.tower[colour] += s.row_count[p][row] - 1
    empty_row(s, p, row)


def lay_special_tile(s: State, p: int, top: int, left: int) -> None:
    """§8.2 When only its special slot is empty, a plate gets a special tile: points by its row."""
    empty = 0
    row = 0
    column = 0
    for i in range(PLATE_SLOTS):
        if s.dome[p][top + i // 2][left + i % 2] == NONE:
            empty += 1
            row = top + i // 2
            column = left + i % 2
    if empty == 1 and s.slot[p][row][column] == SPECIAL:
        s.dome[p][row][column] = SPECIAL
        s.score[p] += row + 1


def empty_row(s: State, p: int, row: int) -> None:
    """The row may take any colour again."""
    s.row_colour[p][row] = NONE
    s.row_count[p][row] = 0


def pay_for_broken(s: State, p: int) -> None:
    """§7.6 Broken tiles and the first-player tile cost points, never below 0."""
    cost = FIRST_PLAYER_COST if s.first == p else 0
    for place in range(s.broken_count[p]):
        cost += BROKEN_COSTS[place]
        s.tower[s.broken[p][place]] += 1
        s.broken[p][place] = NONE
    s.broken_count[p] = 0
    s.score[p] = max(0, s.score[p] - cost)


# --- 7.4 Paying with chips ------------------------------------------------------------------------


def missing_tiles(s: State, p: int, row: int) -> int:
    """How many tiles of a row are neither there nor paid for."""
    return row + 1 - s.row_count[p][row] - s.paid


def can_complete(s: State, p: int, row: int) -> bool:
    """§7.4 Whether the chips in the tray pay for all missing tiles."""
    paid = tiles_paid_by(chip_bits(s.tray[p]), s.row_colour[p][row])
    return paid >= missing_tiles(s, p, row)


def tiles_paid_by(chips: int, colour: int) -> int:
    """§7.4 The most tiles that chips can pay for: pairs that show the colour, then any three."""
    showing = ones(chips & CHIPS_SHOWING[colour])
    return showing // 2 + (ones(chips) - showing // 2 * 2) // 3


def next_payment(s: State, p: int, payment: int) -> int:
    """§7.4, §11 The first payment for one tile that may be made, from a number on; or PAYMENTS.

    A pair shows the colour twice; three chips, at most once. The rest must be payable too.
    """
    colour = s.row_colour[p][s.row]
    still_missing = missing_tiles(s, p, s.row) - 1
    tray = chip_bits(s.tray[p])
    while payment < PAYMENTS:
        chips = CHIPS_OF_PAYMENT[payment]
        if chips & ~tray == 0:
            shows = ones(chips & CHIPS_SHOWING[colour])
            allowed = shows == 2 if payment < PAIRS else shows <= 1
            if allowed and tiles_paid_by(tray & ~chips, colour) >= still_missing:
                return payment
        payment += 1
    return payment


def pay(s: State, p: int, payment: int) -> None:
    """§7.4 Chips pay for a missing tile; a single way to pay for the next one is taken, too."""
    spend_chips(s, p, CHIPS_OF_PAYMENT[payment])
    while missing_tiles(s, p, s.row) > 0:
        payment = next_payment(s, p, 0)
        if next_payment(s, p, payment + 1) < PAYMENTS:
            return
        spend_chips(s, p, CHIPS_OF_PAYMENT[payment])


def spend_chips(s: State, p: int, chips: int) -> None:
    """§7.4 Chips are turned over for good; they make no tile for bag or tower."""
    for kind in range(CHIP_KINDS):
        s.tray[p][kind] -= (chips >> kind & 1) + (chips >> (CHIP_KINDS + kind) & 1)
    s.paid += 1


# --- 10 Scoring tablets ---------------------------------------------------------------------------


def points_of_tablets(s: State, p: int) -> int:
    """§10 What the sides in play give for a dome, and take."""
    tiles = filled_cells(s, p)
    points = 0
    for goal in range(GOALS):
        if s.tablets & GOAL_SIDE[goal] and GOAL_CELLS[goal] & ~tiles == 0:
            points += GOAL_POINTS[goal]
    if s.tablets & KINDS_SIDE:
        points += 4 * rows_of_five_kinds(s, p)
    if s.tablets & BORDER_SIDE:
        points += ones(tiles & BORDER_CELLS)
    if s.tablets & WILDS_SIDE:
        wilds = cells_showing(s, p, WILD)
        points += 2 * ones(wilds) if wilds & ~tiles == 0 else 0
    if s.tablets & SPECIALS_SIDE:
        points -= 3 * ones(cells_showing(s, p, SPECIAL) & ~tiles)
    return points


def filled_cells(s: State, p: int) -> int:
    """The cells of a dome that have a tile, as bits, row by row."""
    cells = 0
    for row in range(ROWS):
        for column in range(ROWS):
            if s.dome[p][row][column] != NONE:
                cells |= 1 << (ROWS * row + column)
    return cells


def cells_showing(s: State, p: int, kind: int) -> int:
    """The cells of a dome that are SPECIAL, or WILD, as bits."""
    cells = 0
    for row in range(ROWS):
        for column in range(ROWS):
            if s.slot[p][row][column] == kind:
                cells |= 1 << (ROWS * row + column)
    return cells


def rows_of_five_kinds(s: State, p: int) -> int:
    """`kinds`: how many rows have at least five kinds of tile; special tiles are a kind."""
    rows = 0
    for row in range(ROWS):
        kinds = 0
        for column in range(ROWS):
            if s.dome[p][row][column] != NONE:
                kinds |= 1 << s.dome[p][row][column]
        rows += ones(kinds) >= 5
    return rows
