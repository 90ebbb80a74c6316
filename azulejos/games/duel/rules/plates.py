"""Azul Duel: taking, drawing and laying plates, sections 2.2 and 5 of docs/rules/duel.md."""

from azulejos.engine.bits import ones
from azulejos.games.duel.rules.box import (
    ACQUIRE,
    ACTED,
    DRAW,
    FACE_UP,
    FRONT_TASK,
    KEEP,
    KIND_OF,
    LAST_ROUND,
    LAY,
    PLATE_TASK,
    PLATES,
    PLATES_PHASE,
    RETURN,
    ROTATIONS,
    SQUARES,
    TOKENS,
    TOP_TASK,
    State,
)
from azulejos.games.duel.rules.dome import lay_plate
from azulejos.games.duel.rules.nature import begin_tasks, pull_returned, turn_front
from azulejos.games.pieces.tiles import NONE


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


def ways_to_lay(s: State, p: int) -> int:
    """§5.3 Any empty square, four rotations, as bits."""
    ways = 0
    for square in range(SQUARES):
        if not s.laid[p] >> square & 1:
            ways |= ((1 << ROTATIONS) - 1) << (ROTATIONS * square)
    return ways


def lay(s: State, square: int, rotation: int) -> None:
    """§5.3 The plate in hand is laid; with both tokens left, it was a pick of the set-up."""
    p = s.turn
    lay_plate(s, p, square, rotation)
    if s.tokens[p] == TOKENS:
        end_pick(s, p)
    else:
        s.phase = ACTED


def end_pick(s: State, p: int) -> None:
    """§2.2 A plate of the set-up has been laid: the gap is refilled, then the other one picks."""
    gap = ~face_up_places(s) & ((1 << FACE_UP) - 1)
    phase = ACQUIRE if p == s.start else PLATES_PHASE
    begin_tasks(s, gap << PLATE_TASK | 1 << TOP_TASK, phase, s.start)
