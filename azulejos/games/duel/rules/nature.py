"""Azul Duel: what nature does, sections 2.1, 3 and 11.1 of docs/rules/duel.md.

Nature has a list of tasks: plates to turn up, the deck's back, factories to fill, chips to reveal.
`begin_tasks` writes it down together with what follows; each move of nature is one draw for its
first task. `go_on` does what needs no drawing: plates that were put back, an empty bag.
"""

from azulejos.engine.bits import lowest, ones
from azulejos.engine.state import NATURE, Row
from azulejos.games.duel.rules.box import (
    AGAIN,
    ALL_COLOURS,
    BACK_DRAWN,
    CHIP_KINDS,
    CHIP_TASK,
    COLOURS,
    DEAL,
    DRAWS,
    FACE_DOWN,
    FRONT_TASK,
    KIND_OF,
    KINDS,
    LARGE,
    LARGE_TASK,
    LARGE_TILES,
    PLATE_DRAWN,
    PLATES,
    PLATES_OF_KIND,
    SMALL_TASK,
    SMALL_TILES,
    TOP_TASK,
    State,
)
from azulejos.games.pieces.tiles import NONE, pour, total


def begin_tasks(s: State, tasks: int, phase: int, turn: int) -> None:
    """Nature has some tasks; when they are done, this phase and turn follow."""
    s.tasks = tasks
    s.then_phase = phase
    s.then_turn = turn
    s.phase = DEAL
    s.turn = NATURE


def go_on(s: State) -> None:
    """Go through the tasks, up to the first that needs a draw."""
    while s.tasks:
        if must_draw(s, lowest(s.tasks)):
            return
        s.tasks &= s.tasks - 1
    s.phase = s.then_phase
    s.turn = s.then_turn
    s.then_phase = 0
    s.then_turn = 0


def must_draw(s: State, task: int) -> bool:
    """Whether nature must draw for a task. Does what can be done without."""
    if is_filling(task):
        if task == LARGE_TASK:
            return large_wants_tile(s)
        return small_wants_tile(s, (task - SMALL_TASK) // 2)
    if task < TOP_TASK:
        return place_wants_plate(s, task)
    if task == TOP_TASK:
        return wants_top(s)
    return True


def is_filling(task: int) -> bool:
    """Whether a task is to fill a factory."""
    return task == LARGE_TASK or (SMALL_TASK <= task < FRONT_TASK and (task - SMALL_TASK) % 2 == 0)


# --- Nature's moves -------------------------------------------------------------------------------


def chances(s: State, weights: Row) -> int:
    """§11.1 In how many ways each draw can happen, and their sum."""
    for outcome in range(DRAWS):
        weights[outcome] = 0
    task = lowest(s.tasks)
    if is_filling(task):
        return chances_of_tile(s, task, weights)
    ways = 0
    if task == TOP_TASK:
        for kind in range(KINDS):
            weights[BACK_DRAWN + kind] = backs_left(s, kind)
            ways += backs_left(s, kind)
    elif TOP_TASK < task < FRONT_TASK:
        for kind in range(CHIP_KINDS):
            weights[kind] = s.chips[kind]
            ways += s.chips[kind]
    else:
        plates = plates_for(s, task)
        for plate in range(PLATES):
            weights[PLATE_DRAWN + plate] = plates >> plate & 1
        ways = ones(plates)
    return ways


def chances_of_tile(s: State, task: int, weights: Row) -> int:
    """§3.1 Tiles are drawn from the bag; §3.2 or the large factory is filled again."""
    if task == LARGE_TASK and total(s.sun[LARGE], COLOURS) == LARGE_TILES:
        weights[AGAIN] = 1
        return 1
    ways = 0
    for colour in range(COLOURS):
        weights[colour] = s.bag[colour]
        ways += s.bag[colour]
    return ways


def possible_draws(s: State) -> int:
    """§11.1 The draws that can happen, as bits."""
    task = lowest(s.tasks)
    if is_filling(task):
        if task == LARGE_TASK and total(s.sun[LARGE], COLOURS) == LARGE_TILES:
            return 1 << AGAIN
        return kinds_in(s.bag, COLOURS)
    if task == TOP_TASK:
        special = 1 << BACK_DRAWN if backs_left(s, 0) > 0 else 0
        return special | (2 << BACK_DRAWN if backs_left(s, 1) > 0 else 0)
    if TOP_TASK < task < FRONT_TASK:
        return kinds_in(s.chips, CHIP_KINDS)
    return plates_for(s, task) << PLATE_DRAWN


def kinds_in(heap: Row, kinds: int) -> int:
    """The kinds that a heap has, as bits."""
    present = 0
    for kind in range(kinds):
        if heap[kind] > 0:
            present |= 1 << kind
    return present


def draw_for_task(s: State, outcome: int) -> None:
    """A draw for the first task."""
    task = lowest(s.tasks)
    if is_filling(task):
        if outcome == AGAIN:
            fill_large_again(s)
        else:
            lay_on_sun(s, LARGE if task == LARGE_TASK else (task - SMALL_TASK) // 2, outcome)
    else:
        s.tasks &= s.tasks - 1
        if task < TOP_TASK:
            turn_up(s, task, outcome - PLATE_DRAWN)
        elif task == TOP_TASK:
            s.top = outcome - BACK_DRAWN
        elif task < FRONT_TASK:
            s.chips[outcome] -= 1
            s.chip[(task - CHIP_TASK) // 2] = outcome
        else:
            s.unseen &= ~(1 << (outcome - PLATE_DRAWN))
            turn_front(s, task - FRONT_TASK, outcome - PLATE_DRAWN)


# --- Plates ---------------------------------------------------------------------------------------


def plates_for(s: State, task: int) -> int:
    """§11.1 The unseen plates that can come up for a task: of the kind that shows, if one does."""
    if task >= FRONT_TASK:
        return s.unseen & PLATES_OF_KIND[s.drawn[task - FRONT_TASK] - PLATES]
    if s.top == NONE:
        return s.unseen
    return s.unseen & PLATES_OF_KIND[s.top]


def place_wants_plate(s: State, place: int) -> bool:
    """§9.1 Whether nature must draw a plate; plates that were put back come up by themselves."""
    if s.unseen:
        return True
    if s.returned_count > 0:
        s.face_up[place] = s.returned[0]
        pull_returned(s, 1)
        s.top = NONE
    return False


def turn_up(s: State, place: int, plate: int) -> None:
    """§2.1, §9.1 A plate of the deck comes up."""
    s.unseen &= ~(1 << plate)
    s.face_up[place] = plate
    s.top = NONE


def pull_returned(s: State, count: int) -> None:
    """§5.2 The plates that were put back first leave the deck."""
    s.returned_count -= count
    for place in range(s.returned_count):
        s.returned[place] = s.returned[place + count]
    for place in range(s.returned_count, s.returned_count + count):
        s.returned[place] = NONE


def wants_top(s: State) -> bool:
    """§11.1 Whether nature must say what back shows; those of returned plates are known."""
    if s.top != NONE:
        return False
    pulled = s.drawn_count - ones(s.unseen)  # from the returned ones, after all unseen ones
    if pulled < 0:
        return True
    if pulled < s.returned_count:
        s.top = KIND_OF[s.returned[pulled]]
    return False


def backs_left(s: State, kind: int) -> int:
    """How many unseen plates of a kind are still in the deck."""
    count = ones(s.unseen & PLATES_OF_KIND[kind])
    for place in range(s.drawn_count):
        if s.drawn[place] == PLATES + kind:
            count -= 1
    return count


def turn_front(s: State, place: int, plate: int) -> None:
    """§5.2 A drawn plate is turned face up; a single one is kept."""
    s.drawn[place] = plate
    if s.drawn_count == 1:
        s.hand = plate
        s.drawn[0] = NONE
        s.drawn_count = 0


# --- 3 Filling the factories ----------------------------------------------------------------------


def bag_has_tile(s: State) -> bool:
    """§3.3 Whether a tile can be drawn; the tower goes into an empty bag."""
    if total(s.bag, COLOURS) == 0:
        pour(s.tower, s.bag, COLOURS)
        return total(s.bag, COLOURS) > 0
    return True


def large_wants_tile(s: State) -> bool:
    """§3.1, §3.2 Whether nature must draw for the large factory: five tiles, not all alike."""
    if total(s.sun[LARGE], COLOURS) < LARGE_TILES:
        return bag_has_tile(s)
    colours = kinds_in(s.sun[LARGE], COLOURS)
    elsewhere = kinds_in(s.bag, COLOURS) | kinds_in(s.tower, COLOURS)
    return colours & (colours - 1) == 0 and elsewhere & ~colours != 0


def fill_large_again(s: State) -> None:
    """§3.2 Five tiles of one colour go back; the tower joins them if the bag has no other."""
    colours = kinds_in(s.sun[LARGE], COLOURS)
    pour(s.sun[LARGE], s.bag, COLOURS)
    s.on_offer &= ~(ALL_COLOURS << (COLOURS * LARGE))
    if kinds_in(s.bag, COLOURS) == colours:
        pour(s.tower, s.bag, COLOURS)


def small_wants_tile(s: State, factory: int) -> bool:
    """§3.1 Whether nature must draw for a small factory; its chip comes after its tiles."""
    tiles = total(s.sun[factory], COLOURS)
    if tiles < SMALL_TILES and bag_has_tile(s):
        return True
    s.chip[factory] = FACE_DOWN
    if tiles == 0:  # §3.3: nothing covers the chip
        s.bare |= 1 << factory
        s.tasks |= 1 << (CHIP_TASK + 2 * factory)
    return False


def lay_on_sun(s: State, factory: int, colour: int) -> None:
    """§3.1 A tile of the bag comes to a factory."""
    s.bag[colour] -= 1
    s.sun[factory][colour] += 1
    s.on_offer |= 1 << (COLOURS * factory + colour)
