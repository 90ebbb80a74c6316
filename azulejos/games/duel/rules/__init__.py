"""Azul Duel: the rules of docs/rules/duel.md, clause by clause (cited as §).

This file has the course of the game. Its parts: `box.py` (components, the state, moves as
numbers), `nature.py` (what is drawn), `plates.py` and `factories.py` (actions), `dome.py` (rows,
domes, tablets) and `consistency.py` (what always holds).
"""

from azulejos.engine.state import NOBODY, Row
from azulejos.games.duel.rules.box import (
    ACQUIRE,
    ACTED,
    ALL_PLATES,
    AT_EVERY_SOURCE,
    BROKEN_SLOTS,
    BROKEN_WORD,
    CHIP_KINDS,
    CHIPS_A_ROUND,
    CHIPS_OF_KIND,
    COLOURS,
    DEAL,
    DECORATE,
    DECORATED,
    DRAW,
    DRAW_ONE,
    DRAWS,
    FACE_UP,
    FILL_FACTORIES,
    FIRST_CELL,
    FIRST_CHIP,
    FIRST_DRAW,
    FIRST_FACE_UP,
    FIRST_KEEP,
    FIRST_LAY,
    FIRST_PAYMENT,
    FIRST_RETURN,
    FIRST_STACK,
    KEEP,
    LAST_ROUND,
    LAY,
    LEAVE_ROW,
    MOVES,
    OFFERS,
    OVER,
    PAYMENTS,
    PLATE_TASK,
    PLATES,
    PLATES_PHASE,
    RETURN,
    ROTATIONS,
    ROWS,
    SEATS,
    SMALL,
    SQUARES,
    STACK,
    STACK_TILES,
    START_SCORE,
    STOP_DRAWING,
    TILES_OF_COLOUR,
    TOKENS,
    TOP_TASK,
    WORD,
    WORDS,
    State,
)
from azulejos.games.duel.rules.consistency import is_consistent
from azulejos.games.duel.rules.dome import (
    colours_for_row,
    decorate_rows,
    fitting_cells,
    lay_tile,
    missing_tiles,
    next_payment,
    next_row,
    pay,
    pay_for_broken,
    points_of_tablets,
)
from azulejos.games.duel.rules.factories import stack_rest, stack_tile, take_chip, take_tiles
from azulejos.games.duel.rules.nature import (
    begin_tasks,
    chances,
    draw_for_task,
    go_on,
    kinds_in,
    possible_draws,
)
from azulejos.games.duel.rules.plates import (
    draw_plate,
    drawn_places,
    face_up_places,
    has_deck,
    keep,
    lay,
    may_take_plate,
    put_under,
    stop_drawing,
    take_face_up,
    ways_to_lay,
)
from azulejos.games.pieces.tiles import NONE

__all__ = [
    "DRAWS",
    "MOVES",
    "WORD",
    "WORDS",
    "State",
    "chances",
    "is_consistent",
    "legal",
    "play",
    "set_up",
]

# --- Moves ----------------------------------------------------------------------------------------


def legal(s: State, mask: Row) -> None:
    """All that may be done now, by whoever's turn it is: the only place that knows."""
    for word in range(WORDS):
        mask[word] = 0
    if s.phase == ACQUIRE:
        mark_actions(s, s.turn, mask)
    elif s.phase == LAY:
        mark_all(mask, FIRST_LAY, ways_to_lay(s, s.turn))
    elif s.phase == DECORATE:
        mark_decorating(s, s.turn, mask)
    elif s.phase == STACK:
        mark_all(mask, FIRST_STACK, kinds_in(s.sun[s.stacking], COLOURS))
    elif s.phase == DRAW:
        mark_all(mask, DRAW_ONE, 3)  # and STOP_DRAWING: §5.2
    elif s.phase == KEEP:
        mark_all(mask, FIRST_KEEP, drawn_places(s))
    elif s.phase == RETURN:
        mark_all(mask, FIRST_RETURN, drawn_places(s))
    elif s.phase == PLATES_PHASE:
        mark_all(mask, FIRST_FACE_UP, face_up_places(s))
    elif s.phase == DEAL:
        mark_all(mask, FIRST_DRAW, possible_draws(s))


def mark_all(mask: Row, first: int, bits: int) -> None:
    """Moves that follow each other, from the first on: those of the bits."""
    word = first // WORD
    shift = first % WORD
    room = WORD - shift
    mask[word] |= (bits & ((1 << room) - 1)) << shift
    if bits >> room:
        mask[word + 1] |= bits >> room


def play(s: State, move: int) -> None:
    """A legal move, and everything that follows from it without choice or chance."""
    if move >= FIRST_DRAW:
        draw_for_task(s, move - FIRST_DRAW)
    elif move < FIRST_FACE_UP:
        take_tiles(s, move % OFFERS, move // OFFERS)
    else:
        play_other_move(s, move)
    if s.phase == ACTED:
        end_action(s, s.turn)
    if s.phase == DECORATE:
        decorate(s)
    if s.phase == DECORATED:
        end_round(s)
    if s.phase == DEAL:
        go_on(s)


def play_other_move(s: State, move: int) -> None:
    """Moves other than taking tiles, in the order of their numbers."""
    if move < FIRST_CHIP:
        take_face_up(s, move - FIRST_FACE_UP)
    elif move < DRAW_ONE:
        take_chip(s, move - FIRST_CHIP)
    elif move == DRAW_ONE:
        draw_plate(s)
    elif move == STOP_DRAWING:
        stop_drawing(s)
    elif move < LEAVE_ROW:
        stack_tile(s, s.stacking, move - FIRST_STACK)
        stack_rest(s, s.stacking)
    elif move == LEAVE_ROW:
        next_row(s)
    elif move < FIRST_LAY:
        keep(s, move - FIRST_KEEP)
    elif move < FIRST_RETURN:
        lay(s, (move - FIRST_LAY) // ROTATIONS, (move - FIRST_LAY) % ROTATIONS)
    elif move < FIRST_CELL:
        put_under(s, move - FIRST_RETURN)
    elif move < FIRST_PAYMENT:
        lay_tile(s, s.turn, s.row, (move - FIRST_CELL) % ROWS)
        next_row(s)
    else:
        pay(s, s.turn, move - FIRST_PAYMENT)


# --- 2 Set-up -------------------------------------------------------------------------------------


def set_up(s: State, tablets: int, start: int) -> None:
    """§2.1, §2.2 A new table: nature turns up three plates, then fills the factories."""
    s.players = SEATS
    s.tablets = tablets
    s.start = start
    s.round = 1
    s.unseen = ALL_PLATES
    for colour in range(COLOURS):
        s.bag[colour] = TILES_OF_COLOUR
    for kind in range(CHIP_KINDS):
        s.chips[kind] = CHIPS_OF_KIND
    for p in range(SEATS):
        s.score[p] = START_SCORE
        clear_board(s, p)
    clear_table(s)
    prepare_round(s, PLATES_PHASE, 1 - start)


def clear_board(s: State, p: int) -> None:
    """Nothing lies on a player's board."""
    for row in range(ROWS):
        s.row_colour[p][row] = NONE
        for column in range(ROWS):
            s.dome[p][row][column] = NONE
            s.slot[p][row][column] = NONE
    for place in range(BROKEN_SLOTS):
        s.broken[p][place] = NONE
    for square in range(SQUARES):
        s.square[p][square] = NONE


def clear_table(s: State) -> None:
    """Nothing lies between the players."""
    s.hand = NONE
    s.top = NONE
    for place in range(FACE_UP):
        s.face_up[place] = NONE
    for place in range(PLATES):
        s.returned[place] = NONE
        s.drawn[place] = NONE
    for factory in range(SMALL):
        s.chip[factory] = NONE
        for place in range(STACK_TILES):
            s.stack[factory][place] = NONE


def prepare_round(s: State, phase: int, turn: int) -> None:
    """§3.1, §9.1 Tokens come back; gaps among the plates and the factories are to be filled."""
    s.first = NONE
    for p in range(SEATS):
        s.tokens[p] = TOKENS
        s.taken[p] = 0
    gaps = ~face_up_places(s) & ((1 << FACE_UP) - 1)
    begin_tasks(s, gaps << PLATE_TASK | 1 << TOP_TASK | FILL_FACTORIES, phase, turn)


# --- 4 Phase 1: acquire ---------------------------------------------------------------------------


def mark_actions(s: State, p: int, mask: Row) -> None:
    """§4.1 Plate, sun, moon and chip."""
    for row in range(ROWS):
        offers = s.on_offer & (AT_EVERY_SOURCE * colours_for_row(s, p, row))
        mask[row // 2] |= offers << (OFFERS * (row % 2))
    mask[BROKEN_WORD] |= s.on_offer  # BROKEN: always allowed
    if may_take_plate(s, p):
        mark_all(mask, FIRST_FACE_UP, face_up_places(s))
        if has_deck(s):
            mark_all(mask, DRAW_ONE, 1)
    if s.taken[p] < CHIPS_A_ROUND:
        mark_all(mask, FIRST_CHIP, s.bare)


def has_action(s: State, p: int) -> bool:
    """§4.1 Whether there is anything that a player can do."""
    if s.on_offer:
        return True
    if s.bare and s.taken[p] < CHIPS_A_ROUND:
        return True
    return may_take_plate(s, p) and (has_deck(s) or face_up_places(s) != 0)


def end_action(s: State, p: int) -> None:
    """§4.1 The other player is next, or the same one if that one can do nothing; §4.2 or neither.

    Before that, nature reveals the chips that the action has bared.
    """
    if has_action(s, 1 - p):
        begin_tasks(s, s.tasks, ACQUIRE, 1 - p)
    elif has_action(s, p):
        begin_tasks(s, s.tasks, ACQUIRE, p)
    else:
        s.phase = DECORATE
        s.turn = s.start


# --- 7 Phase 2: decorate --------------------------------------------------------------------------


def decorate(s: State) -> None:
    """§7.1, §7.6 The start player of the round that ends, then the other; until one must choose."""
    while decorate_rows(s, s.turn):
        pay_for_broken(s, s.turn)
        s.row = 0
        s.turn = 1 - s.turn
        if s.turn == s.start:
            s.phase = DECORATED
            return


def mark_decorating(s: State, p: int, mask: Row) -> None:
    """§7.4, §7.5 Pay for a missing tile, or leave the row if none is paid yet; or lay its tile."""
    if missing_tiles(s, p, s.row) == 0:
        mark_all(mask, FIRST_CELL + ROWS * s.row, fitting_cells(s, p, s.row))
        return
    if s.paid == 0:
        mark_all(mask, LEAVE_ROW, 1)
    payment = next_payment(s, p, 0)
    while payment < PAYMENTS:
        mark_all(mask, FIRST_PAYMENT + payment, 1)
        payment = next_payment(s, p, payment + 1)


# --- 9 Next round and end -------------------------------------------------------------------------


def end_round(s: State) -> None:
    """§9.1 Another round, begun by the owner of the first-player tile; §9.2 or the end."""
    if s.round == LAST_ROUND:
        end_game(s)
        return
    s.round += 1
    if s.first != NONE:  # §3.3: otherwise the start player stays the same
        s.start = s.first
    prepare_round(s, ACQUIRE, s.start)


def end_game(s: State) -> None:
    """§9.2 The tablets are scored; who has won."""
    for p in range(SEATS):
        s.score[p] = max(0, s.score[p] + points_of_tablets(s, p))
    s.winners = winners(s)
    s.phase = OVER
    s.turn = NOBODY


def winners(s: State) -> int:
    """§9.2 Most points, then the owner of the first-player tile; otherwise both. As bits."""
    if s.score[0] != s.score[1]:
        return 1 if s.score[0] > s.score[1] else 2
    return 3 if s.first == NONE else 1 << s.first
