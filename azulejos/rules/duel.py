"""Azul Duel: the rules of docs/rules/duel.md, clause by clause (cited as §).

This file has the course of the game. Its parts: `duel_box.py` (components, the state, moves as
numbers), `duel_nature.py` (what is drawn), `duel_dome.py` (rows, domes, tablets).
"""

from azulejos.engine.bits import ones
from azulejos.engine.state import NOBODY, Row
from azulejos.rules.duel_box import (
    ACQUIRE,
    ACTED,
    ACTIONS_WORD,
    ALL_COLOURS,
    ALL_PLATES,
    AT_EVERY_SOURCE,
    BROKEN_SLOTS,
    CHIP_KINDS,
    CHIP_TASK,
    CHIPS_A_ROUND,
    CHIPS_OF_KIND,
    COLOURS,
    DEAL,
    DECK,
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
    FRONT_TASK,
    KEEP,
    KIND_OF,
    LARGE,
    LAST_ROUND,
    LAY,
    LAY_WORD,
    LEAVE_ROW,
    MOONS,
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
from azulejos.rules.duel_dome import (
    colours_for_row,
    decorate_rows,
    fitting_cells,
    lay_plate,
    lay_tile,
    missing_tiles,
    next_payment,
    next_row,
    pay,
    pay_for_broken,
    points_of_tablets,
    put_in_row,
)
from azulejos.rules.duel_nature import (
    begin_tasks,
    chances,
    draw_for_task,
    go_on,
    kinds_in,
    possible_draws,
    pull_returned,
    turn_front,
)
from azulejos.rules.tiles import NONE

__all__ = ["DRAWS", "MOVES", "WORD", "WORDS", "State", "chances", "legal", "play", "set_up"]

# --- Moves ----------------------------------------------------------------------------------------


def legal(s: State, mask: Row) -> None:
    """All that may be done now, by whoever's turn it is: the only place that knows."""
    for word in range(WORDS):
        mask[word] = 0
    if s.phase == ACQUIRE:
        mark_actions(s, s.turn, mask)
    elif s.phase == LAY:
        mark_squares(s, s.turn, mask)
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
        lay(s, (move - FIRST_LAY) // ROTATIONS, move % ROTATIONS)
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
    for place in range(DECK):
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


def end_pick(s: State, p: int) -> None:
    """§2.2 A plate of the set-up has been laid: the gap is refilled, then the other one picks."""
    gap = ~face_up_places(s) & ((1 << FACE_UP) - 1)
    phase = ACQUIRE if p == s.start else PLATES_PHASE
    begin_tasks(s, gap << PLATE_TASK | 1 << TOP_TASK, phase, s.start)


# --- 4 Phase 1: acquire ---------------------------------------------------------------------------


def mark_actions(s: State, p: int, mask: Row) -> None:
    """§4.1 Plate, sun, moon and chip."""
    for row in range(ROWS):
        offers = s.on_offer & (AT_EVERY_SOURCE * colours_for_row(s, p, row))
        mask[row // 2] |= offers << (OFFERS * (row % 2))
    mask[ACTIONS_WORD] |= s.on_offer  # BROKEN: always allowed
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


# --- 5 Plate action -------------------------------------------------------------------------------


def may_take_plate(s: State, p: int) -> bool:
    """§5.1, §5.3 In rounds 1–4 each player has two tokens; and there must be an empty square."""
    return s.tokens[p] > 0 and s.round < LAST_ROUND and s.laid[p] != (1 << SQUARES) - 1


def face_up_places(s: State) -> int:
    """The places where a plate lies face up, as bits."""
    places = 0
    for place in range(FACE_UP):
        if s.face_up[place] != NONE:
            places |= 1 << place
    return places


def has_deck(s: State) -> bool:
    """Whether there is a plate to draw, when none has been drawn yet."""
    return s.unseen != 0 or s.returned_count > 0


def take_face_up(s: State, place: int) -> None:
    """§2.2, §5.1 A face-up plate is free, and costs a token in an action."""
    if s.phase == ACQUIRE:
        s.tokens[s.turn] -= 1
    s.hand = s.face_up[place]
    s.face_up[place] = NONE
    s.phase = LAY


def draw_plate(s: State) -> None:
    """§5.2 The deck's top plate, face down, for 1 point; with the last one the drawing stops."""
    p = s.turn
    if s.drawn_count == 0:
        s.tokens[p] -= 1
    s.score[p] = max(0, s.score[p] - 1)
    s.drawn[s.drawn_count] = PLATES + s.top
    s.drawn_count += 1
    s.top = NONE
    if s.drawn_count < ones(s.unseen) + s.returned_count:
        begin_tasks(s, 1 << TOP_TASK, DRAW, p)
    else:
        stop_drawing(s)


def stop_drawing(s: State) -> None:
    """§5.2 The drawn plates are turned over: nature says what the unseen ones are."""
    p = s.turn
    phase = KEEP if s.drawn_count > 1 else LAY
    fronts = min(s.drawn_count, ones(s.unseen))
    pulled = s.drawn_count - fronts
    for place in range(pulled):
        turn_front(s, fronts + place, s.returned[place])
    pull_returned(s, pulled)
    begin_tasks(s, ((1 << fronts) - 1) << FRONT_TASK, phase, p)


def drawn_places(s: State) -> int:
    """The drawn plates that are neither kept nor put back, as bits."""
    places = 0
    for place in range(s.drawn_count):
        if s.drawn[place] != NONE:
            places |= 1 << place
    return places


def keep(s: State, place: int) -> None:
    """§5.2 One of the drawn plates comes to the hand."""
    s.hand = s.drawn[place]
    s.drawn[place] = NONE
    s.phase = RETURN
    put_last_under(s)


def put_under(s: State, place: int) -> None:
    """§5.2 One of the others goes under the deck, below those that were put there before."""
    return_plate(s, place)
    put_last_under(s)


def put_last_under(s: State) -> None:
    """§11 The last one goes by itself; then the plate in hand is laid."""
    places = drawn_places(s)
    if places & (places - 1) == 0:
        for place in range(s.drawn_count):
            if s.drawn[place] != NONE:
                return_plate(s, place)
        s.drawn_count = 0
        s.phase = LAY


def return_plate(s: State, place: int) -> None:
    """§5.2 A drawn plate becomes the lowest of the deck, perhaps its only one."""
    plate = s.drawn[place]
    s.drawn[place] = NONE
    s.returned[s.returned_count] = plate
    s.returned_count += 1
    if s.top == NONE:
        s.top = KIND_OF[plate]


def mark_squares(s: State, p: int, mask: Row) -> None:
    """§5.3 Any empty square, four rotations."""
    for square in range(SQUARES):
        if not s.laid[p] >> square & 1:
            mask[LAY_WORD] |= ((1 << ROTATIONS) - 1) << (ROTATIONS * square)


def lay(s: State, square: int, rotation: int) -> None:
    """§5.3 The plate in hand is laid; with both tokens left, it was a pick of the set-up."""
    p = s.turn
    lay_plate(s, p, square, rotation)
    if s.tokens[p] == TOKENS:
        end_pick(s, p)
    else:
        s.phase = ACTED


# --- 6 Taking tiles and chips ---------------------------------------------------------------------


def take_tiles(s: State, offer: int, row: int) -> None:
    """§6.1, §6.2 Tiles of one colour come from a sun, or from the moons, to one row."""
    if offer >= MOONS:
        take_from_moons(s, offer - MOONS, row)
    else:
        take_from_sun(s, offer // COLOURS, offer % COLOURS, row)


def take_from_sun(s: State, factory: int, colour: int, row: int) -> None:
    """§6.1 All tiles of one colour; the rest is stacked, or spread on the large moon."""
    p = s.turn
    put_in_row(s, p, colour, s.sun[factory][colour], row)
    s.sun[factory][colour] = 0
    s.on_offer &= ~(ALL_COLOURS << (COLOURS * factory))
    if factory == LARGE:
        spread_rest(s, p)
        s.phase = ACTED
    else:
        s.stacking = factory
        s.phase = STACK
        stack_rest(s, factory)


def spread_rest(s: State, p: int) -> None:
    """§6.1 The rest of the large sun; §3.3 if nothing is left, the first-player tile is taken."""
    if kinds_in(s.sun[LARGE], COLOURS) == 0:
        take_first_tile(s, p)
    for colour in range(COLOURS):
        s.large_moon[colour] += s.sun[LARGE][colour]
        s.sun[LARGE][colour] = 0
    offer_moons(s)


def stack_rest(s: State, factory: int) -> None:
    """§6.1, §11 Tiles of one colour are stacked without asking; an empty stack bares its chip."""
    colours = kinds_in(s.sun[factory], COLOURS)
    if colours & (colours - 1):
        return
    for colour in range(COLOURS):
        while s.sun[factory][colour] > 0:
            stack_tile(s, factory, colour)
    s.stacking = 0
    offer_moons(s)
    bare_chip(s, factory)
    s.phase = ACTED


def stack_tile(s: State, factory: int, colour: int) -> None:
    """§6.1 A tile is put on top of a stack."""
    s.sun[factory][colour] -= 1
    s.stack[factory][s.height[factory]] = colour
    s.height[factory] += 1


def take_from_moons(s: State, colour: int, row: int) -> None:
    """§6.2 Every top tile of the colour, and all that lie on the large moon."""
    p = s.turn
    count = s.large_moon[colour]
    if count > 0:
        take_first_tile(s, p)
    s.large_moon[colour] = 0
    for factory in range(SMALL):
        top = s.height[factory] - 1
        if top >= 0 and s.stack[factory][top] == colour:
            s.stack[factory][top] = NONE
            s.height[factory] = top
            bare_chip(s, factory)
            count += 1
    put_in_row(s, p, colour, count, row)
    offer_moons(s)
    s.phase = ACTED


def take_first_tile(s: State, p: int) -> None:
    """§6.2 The first one to take from the large moon gets the first-player tile."""
    if s.first == NONE:
        s.first = p


def offer_moons(s: State) -> None:
    """§6.2 What the moons offer now: the large one, and the tops of stacks."""
    colours = kinds_in(s.large_moon, COLOURS)
    for factory in range(SMALL):
        if s.height[factory] > 0:
            colours |= 1 << s.stack[factory][s.height[factory] - 1]
    s.on_offer = (s.on_offer & ((1 << MOONS) - 1)) | colours << MOONS


def bare_chip(s: State, factory: int) -> None:
    """§6.4 A stack that is empty reveals its chip: a task for nature."""
    if s.height[factory] == 0:
        s.bare |= 1 << factory
        s.tasks |= 1 << (CHIP_TASK + 2 * factory)


def take_chip(s: State, factory: int) -> None:
    """§6.5 A revealed chip comes to the tray."""
    p = s.turn
    s.tray[p][s.chip[factory]] += 1
    s.taken[p] += 1
    s.chip[factory] = NONE
    s.bare &= ~(1 << factory)
    s.phase = ACTED


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
