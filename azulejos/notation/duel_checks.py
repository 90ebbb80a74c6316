"""What a position of Azul Duel must be like: what the box guarantees, and what each phase asks."""

from typing import Final

from azulejos.notation.reading import Part, check
from azulejos.notation.tiles import seats
from azulejos.rules import duel as rules
from azulejos.rules import duel_box as box
from azulejos.rules import duel_dome, duel_nature, duel_plates
from azulejos.rules.duel_box import (
    CHIP_NAMES,
    KIND_LETTERS,
    LETTERS,
    PLATE_NAMES,
    PLATES,
    SEATS,
    State,
)
from azulejos.rules.tiles import NONE

TASK_TEXTS: Final = (
    *(f"plate {place + 1}" for place in range(box.FACE_UP)),
    "top",
    "large",
    *(f"{what} {factory + 1}" for factory in range(box.SMALL) for what in ("small", "chip")),
    *(f"front {place + 1}" for place in range(PLATES)),
)
CHIP_TASKS: Final = sum(1 << task for task in range(box.CHIP_TASK, box.FRONT_TASK, 2))
BEFORE_FRONTS: Final = (1 << box.FRONT_TASK) - 1
COLOUR_NAMES: Final = ("blue", "yellow", "red", "black", "light blue")

assert len(TASK_TEXTS) == box.TASKS
assert TASK_TEXTS[box.TOP_TASK] == "top"
assert TASK_TEXTS[box.SMALL_TASK + 2] == "small 2"
assert TASK_TEXTS[box.CHIP_TASK + 2] == "chip 2"
assert TASK_TEXTS[box.FRONT_TASK] == "front 1"

# --- What the box guarantees ----------------------------------------------------------------------


def check_tiles(s: State) -> None:
    """§1.1 Thirteen tiles of each colour are somewhere."""
    for colour, letter in enumerate(LETTERS):
        count = s.bag[colour] + s.tower[colour] + s.large_moon[colour]
        count += sum(sun[colour] for sun in s.sun) + sum(stack.count(colour) for stack in s.stack)
        for p in range(SEATS):
            in_rows = zip(s.row_colour[p], s.row_count[p], strict=True)
            count += sum(n for c, n in in_rows if c == colour)
            count += sum(row.count(colour) for row in s.dome[p])
            count += s.broken[p].count(colour)
        due = f"there are {count} {COLOUR_NAMES[colour]} tiles instead of {box.TILES_OF_COLOUR}"
        check(count == box.TILES_OF_COLOUR, letter, f"{due} (§1.1)")


def check_chips(s: State) -> None:
    """§1.3, §6.5 Two chips of each kind, and enough for the rounds to come."""
    for kind, name in enumerate(CHIP_NAMES):
        count = s.chips[kind] + s.chip.count(kind) + sum(tray[kind] for tray in s.tray)
        most = box.CHIPS_OF_KIND
        check(count <= most, "chips", f"there are {count} chips {name} instead of {most} (§1.3)")
    face_down = s.chip.count(box.FACE_DOWN)
    face_down += (s.tasks & box.FILL_FACTORIES & ~(1 << box.LARGE_TASK)).bit_count()
    needed = face_down + box.SMALL * (box.LAST_ROUND - s.round)
    check(sum(s.chips) >= needed, "chips", f"{needed} are still to be revealed (§1.3, §3.1)")
    on_table = face_down + sum(0 <= chip < box.FACE_DOWN for chip in s.chip)
    most = sum(box.CHIPS_A_ROUND - taken for taken in s.taken)
    check(on_table <= most, "small", f"{on_table} chips, but {most} can be taken (§6.5)")


def check_plates(s: State) -> None:
    """§1.2 Every plate is in one place."""
    found = [plate for plate in range(PLATES) if s.unseen >> plate & 1]
    found += [plate for plate in (*s.face_up, *s.returned, *s.drawn, s.hand) if 0 <= plate < PLATES]
    for p in range(SEATS):
        found += [square // box.ROTATIONS for square in s.square[p] if square != NONE]
    for plate, name in enumerate(PLATE_NAMES):
        count = found.count(plate)
        check(count == 1, "plates", f"{name} is in {count} places instead of one (§1.2)")


def check_deck(s: State, deck: Part) -> None:
    """§5.2, §12 The deck's size and its back fit the plates in it, and those drawn from it."""
    unseen = s.unseen.bit_count()
    unturned = sum(plate >= PLATES for plate in s.drawn)
    size = unseen + s.returned_count - unturned
    said = deck.get("size")
    check(type(said) is int and said == size, deck.at("size"), f"should be {size} (§12)")
    _check_unturned(s, unseen, unturned)
    if unturned < unseen:
        to_draw = s.phase == box.DEAL and s.tasks >> box.TOP_TASK & 1
        check(s.top != NONE or bool(to_draw), deck.at("top"), "is not known, nor drawn now (§11.1)")
        hidden = s.top == NONE or duel_nature.backs_left(s, s.top) > 0
        check(hidden, deck.at("top"), "no plate of that kind is left (§11.1)")
    else:
        coming = s.returned[unturned - unseen : s.returned_count][:1]
        top = [box.KIND_OF[plate] for plate in coming] or [NONE]
        check(s.top == top[0], deck.at("top"), "is not the back of the next plate (§11.1)")


def _check_unturned(s: State, unseen: int, unturned: int) -> None:
    """§5.2, §12 The first drawn plates are unseen ones, those after them were put back before."""
    for kind, letter in enumerate(KIND_LETTERS):
        count = s.drawn[: min(unseen, unturned)].count(PLATES + kind)
        there = (s.unseen & box.PLATES_OF_KIND[kind]).bit_count()
        check(count <= there, "drawn", f"only {there} unseen plates have the back {letter} (§12)")
    pulled = s.returned[: s.returned_count][: max(0, unturned - unseen)]
    backs = [PLATES + box.KIND_OF[plate] for plate in pulled]
    after = s.drawn[unseen:unturned]
    check(backs == after, "drawn", "after the unseen plates come the returned ones (§5.2)")


# --- Phases ---------------------------------------------------------------------------------------


def check_phase(s: State, part: Part) -> None:
    """What the phase asks of the table; whoever's turn it is has something to do."""
    if s.phase == box.DEAL:
        _check_deal(s)
    elif s.phase == box.PLATES_PHASE:
        _check_pick(s, s.turn)
        check(duel_plates.face_up_places(s) != 0, "plates", "no plate lies face up (§2.2)")
    elif s.phase == box.ACQUIRE:
        check(rules.has_action(s, s.turn), "turn", f"seat {s.turn} has no action (§4.1)")
    elif s.phase == box.STACK:
        _check_stack(s)
    elif s.phase == box.DECORATE:
        _check_decorate(s)
    elif s.phase == box.OVER:
        _check_over(s, part)
    else:
        _check_plate_action(s, s.phase, s.turn)


def _check_pick(s: State, p: int) -> None:
    """§2.2 The set-up: players without a plate pick one, the start player last."""
    check(s.round == 1, "round", "plates are picked before the first round (§2.2)")
    for seat in {p, s.start}:
        check(s.laid[seat] == 0, f"players[{seat}].plates", "the pick is the first plate (§2.2)")
    for seat in range(SEATS):
        unused = s.tokens[seat] == box.TOKENS
        check(unused, f"players[{seat}].tokens", "a pick needs no token (§2.2)")
    to_pick = 2 if p != s.start else 1
    there = duel_plates.face_up_places(s).bit_count() + s.unseen.bit_count() + s.returned_count
    check(there + (s.hand != NONE) >= to_pick, "plates", "there is none to pick (§2.2)")


def _check_plate_action(s: State, phase: int, p: int) -> None:
    """§5 A plate is being drawn, kept, put back or laid."""
    if s.phase == box.LAY and s.tokens[p] == box.TOKENS:
        _check_pick(s, p)
        return
    check(s.tokens[p] < box.TOKENS, f"players[{p}].tokens", "a token has been used (§5.1)")
    check(s.round < box.LAST_ROUND, "round", "no plates are taken in the last round (§5)")
    check(s.laid[p] + 1 < 1 << box.SQUARES, f"players[{p}].plates", "no square is empty (§5.3)")
    waiting = duel_plates.drawn_places(s).bit_count()
    if phase == box.DRAW:
        check(waiting < s.unseen.bit_count() + s.returned_count, "deck", "is empty: stopped (§5.2)")
    elif phase != box.LAY:
        check(waiting > 1, "drawn", "one plate leaves no choice (§11)")


def _check_stack(s: State) -> None:
    rest = s.sun[s.stacking]
    choice = sum(count > 0 for count in rest) > 1
    check(choice, "stack", "tiles of two colours should be left on that sun (§11)")
    fits = sum(rest) + s.height[s.stacking] <= box.STACK_TILES
    check(fits, "stack", f"has more than {box.STACK_TILES} tiles (§6.1)")


def _check_deal(s: State) -> None:
    follows, p = s.then_phase, s.then_turn
    fronts = s.tasks >> box.FRONT_TASK
    if follows == box.DRAW:
        check(s.tasks == 1 << box.TOP_TASK, "deal", "should be ['top'] after a draw (§11.1)")
        _check_plate_action(s, follows, p)
    elif follows in (box.KEEP, box.LAY):
        only = s.tasks & BEFORE_FRONTS == 0
        check(only, "deal", "after drawing, only fronts are to be turned (§11.1)")
        check(s.drawn_count >= fronts.bit_length(), "deal", "has fronts of no plate (§11.1)")
        single = (follows == box.LAY) == (s.drawn_count == 1)
        check(single, "then", "a single drawn plate is laid, of several one is kept (§11)")
        _check_plate_action(s, follows, p)
    else:
        check(fronts == 0, "deal", "fronts are turned after drawing only (§11.1)")
        _check_filling(s, follows, p)
    _check_asked(s)


def _check_filling(s: State, follows: int, p: int) -> None:
    """§11.1 New plates and factories, or chips that an action has bared."""
    for place in range(box.FACE_UP):
        gap = s.face_up[place] == NONE or not s.tasks >> place & 1
        check(gap, f"plates[{place}]", "is to be drawn, but there is a plate (§11.1)")
    filling = s.tasks & box.FILL_FACTORIES
    if s.tasks & CHIP_TASKS == s.tasks and follows == box.ACQUIRE:
        check(rules.has_action(s, p), "then.turn", f"seat {p} has no action (§4.1)")
    elif follows == box.PLATES_PHASE:
        _check_pick(s, p)
        picks = 1 - s.start if filling else s.start
        check(p == picks, "then.turn", f"should be {picks} (§2.2)")
    else:
        check(p == s.start, "then.turn", f"should be {s.start}, the start player (§4.1)")
    if filling:
        _check_factories_empty(s)


def _check_factories_empty(s: State) -> None:
    """§3.1 Factories are filled in order; those to come are empty, and so are all moons."""
    to_fill = [box.LARGE_TASK, *range(box.SMALL_TASK, box.FRONT_TASK, 2)]
    factories = [box.LARGE, *range(box.SMALL)]
    first = next(i for i, task in enumerate(to_fill) if s.tasks >> task & 1)
    all_after = all(s.tasks >> task & 1 for task in to_fill[first:])
    check(all_after, "deal", "after a factory, all later ones are to be filled (§11.1)")
    started = s.tasks & -s.tasks == 1 << to_fill[first]
    for i in range(first + started, len(factories)):
        check(not any(s.sun[factories[i]]), "small", "a later factory has tiles already (§11.1)")
    moons = any(s.height) or any(s.large_moon)
    check(not moons, "small", "moons have tiles while factories are filled (§3.1)")
    check(s.first == NONE, "first", "lies on the large factory at first (§3.1)")
    for p in range(SEATS):
        _check_no_broken(s, p)


def _check_asked(s: State) -> None:
    """§11.1 For the first task something has to be drawn, and can be."""
    after = s.copy()
    duel_nature.go_on(after)
    task = TASK_TEXTS[(s.tasks & -s.tasks).bit_length() - 1]
    check(after == s, "deal", f"nothing is to be drawn for {task!r} (§11.1)")
    check(duel_nature.possible_draws(s) != 0, "deal", f"nothing can be drawn for {task!r} (§11.1)")


def _check_decorate(s: State) -> None:
    for p in range(SEATS):
        check(not rules.has_action(s, p), "phase", f"seat {p} still has an action (§4.2)")
    p, row = s.turn, s.row
    count = s.row_count[p][row]
    missing = duel_dome.missing_tiles(s, p, row)
    check(count > 0 and missing >= 0, "row", f"row {row + 1} has {count} tiles, {s.paid} paid (§7)")
    cells = duel_dome.fitting_cells(s, p, row)
    if missing == 0:
        choices = cells.bit_count()
        check(choices > 1, "row", f"{choices} cells fit: nothing to choose (§7.5)")
    else:
        payable = cells != 0 and duel_dome.can_complete(s, p, row)
        check(payable, "row", f"row {row + 1} cannot be completed (§7.4)")
        check(s.paid == 0 or _payments(s) > 1, "paid", "one payment leaves no choice (§11)")
    if p != s.start:
        _check_finished(s, s.start, box.ROWS)
        _check_no_broken(s, s.start)
    _check_finished(s, p, row)


def _payments(s: State) -> int:
    count = 0
    payment = duel_dome.next_payment(s, s.turn, 0)
    while payment < box.PAYMENTS:
        count += 1
        payment = duel_dome.next_payment(s, s.turn, payment + 1)
    return count


def _check_finished(s: State, p: int, rows: int) -> None:
    """§7.1 A player has decorated the first rows."""
    for row in range(rows):
        full = s.row_count[p][row] == row + 1
        unfinished = full and duel_dome.fitting_cells(s, p, row) != 0
        check(not unfinished, "turn", f"seat {p} has not decorated row {row + 1} yet (§7.1)")


def _check_no_broken(s: State, p: int) -> None:
    check(s.broken_count[p] == 0, f"players[{p}].broken", "has been paid for before (§7.6)")


def _check_over(s: State, part: Part) -> None:
    check(s.round == box.LAST_ROUND, "round", f"the game ends after {box.LAST_ROUND} (§9.2)")
    check(s.on_offer == 0 and s.bare == 0, "small", "tiles or chips are left (§4.2)")
    for p in range(SEATS):
        _check_no_broken(s, p)
    s.winners = rules.winners(s)
    won = seats(s.winners, SEATS)
    check(part.get("winners") == won, "winners", f"by the scores, {won} won (§9.2)")
