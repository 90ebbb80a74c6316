"""What a position of Azul Duel must be like: what the box guarantees, and what each phase asks."""

from typing import Final

from azulejos.games.duel import rules
from azulejos.games.duel.rules import box, dome, nature, plates
from azulejos.games.duel.rules.box import (
    CHIP_NAMES,
    KIND_LETTERS,
    LETTERS,
    PLATE_NAMES,
    PLATES,
    SEATS,
    State,
)
from azulejos.games.pieces.tiles import NONE
from azulejos.notation.reading import Part, check, check_colour, check_winners
from azulejos.notation.tiles import seats
from azulejos.words import Message

TASK_TEXTS: Final = (
    *(f"plate {place + 1}" for place in range(box.FACE_UP)),
    "top",
    "large",
    *(f"{what} {factory + 1}" for factory in range(box.SMALL) for what in ("small", "chip")),
    *(f"front {place + 1}" for place in range(PLATES)),
)
CHIP_TASKS: Final = sum(1 << task for task in range(box.CHIP_TASK, box.FRONT_TASK, 2))
BEFORE_FRONTS: Final = (1 << box.FRONT_TASK) - 1

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
        check_colour(letter, count, box.TILES_OF_COLOUR)


def check_chips(s: State) -> None:
    """§1.3, §6.5 Two chips of each kind, and enough for the rounds to come."""
    for kind, name in enumerate(CHIP_NAMES):
        count = s.chips[kind] + s.chip.count(kind) + sum(tray[kind] for tray in s.tray)
        most = box.CHIPS_OF_KIND
        too_many = Message("duel-positions-chips", count=count, chip=name, due=most)
        check(count <= most, "chips", too_many, "1.3")
    face_down = s.chip.count(box.FACE_DOWN)
    face_down += (s.tasks & box.FILL_FACTORIES & ~(1 << box.LARGE_TASK)).bit_count()
    needed = face_down + box.SMALL * (box.LAST_ROUND - s.round)
    to_come = Message("duel-positions-chips-to-come", count=needed)
    check(sum(s.chips) >= needed, "chips", to_come, "1.3", "3.1")
    on_table = face_down + sum(0 <= chip < box.FACE_DOWN for chip in s.chip)
    most = sum(box.CHIPS_A_ROUND - taken for taken in s.taken)
    what = Message("duel-positions-chips-left", count=on_table, most=most)
    check(on_table <= most, "small", what, "6.5")


def check_plates(s: State) -> None:
    """§1.2 Every plate is in one place."""
    found = [plate for plate in range(PLATES) if s.unseen >> plate & 1]
    found += [plate for plate in (*s.face_up, *s.returned, *s.drawn, s.hand) if 0 <= plate < PLATES]
    for p in range(SEATS):
        found += [square // box.ROTATIONS for square in s.square[p] if square != NONE]
    for plate, name in enumerate(PLATE_NAMES):
        count = found.count(plate)
        what = Message("duel-positions-plate-places", plate=name, count=count)
        check(count == 1, "plates", what, "1.2")


def check_deck(s: State, deck: Part) -> None:
    """§5.2, §12 The deck's size and its back fit the plates in it, and those drawn from it."""
    unseen = s.unseen.bit_count()
    unturned = sum(plate >= PLATES for plate in s.drawn)
    size = unseen + s.returned_count - unturned
    said = deck.get("size")
    what = Message("duel-faults-should-be", due=size)
    check(type(said) is int and said == size, deck.at("size"), what, "12")
    _check_unturned(s, unseen, unturned)
    if unturned < unseen:
        to_draw = s.phase == box.DEAL and s.tasks >> box.TOP_TASK & 1
        known = s.top != NONE or bool(to_draw)
        check(known, deck.at("top"), Message("duel-positions-top-unknown"), "11.1")
        hidden = s.top == NONE or nature.backs_left(s, s.top) > 0
        check(hidden, deck.at("top"), Message("duel-positions-top-gone"), "11.1")
    else:
        coming = s.returned[unturned - unseen : s.returned_count][:1]
        top = [box.KIND_OF[plate] for plate in coming] or [NONE]
        check(s.top == top[0], deck.at("top"), Message("duel-positions-top-other"), "11.1")


def _check_unturned(s: State, unseen: int, unturned: int) -> None:
    """§5.2, §12 The first drawn plates are unseen ones, those after them were put back before."""
    for kind, letter in enumerate(KIND_LETTERS):
        count = s.drawn[: min(unseen, unturned)].count(PLATES + kind)
        there = (s.unseen & box.PLATES_OF_KIND[kind]).bit_count()
        what = Message("duel-positions-backs", count=there, letter=letter)
        check(count <= there, "drawn", what, "12")
    pulled = s.returned[: s.returned_count][: max(0, unturned - unseen)]
    backs = [PLATES + box.KIND_OF[plate] for plate in pulled]
    after = s.drawn[unseen:unturned]
    check(backs == after, "drawn", Message("duel-positions-returned-after"), "5.2")


# --- Phases ---------------------------------------------------------------------------------------


def check_phase(s: State, part: Part) -> None:
    """What the phase asks of the table; whoever's turn it is has something to do."""
    if s.phase == box.DEAL:
        _check_deal(s)
    elif s.phase == box.PLATES_PHASE:
        _check_pick(s, s.turn)
        check(plates.face_up_places(s) != 0, "plates", Message("duel-positions-no-plate-up"), "2.2")
    elif s.phase == box.ACQUIRE:
        what = Message("duel-positions-no-action", seat=s.turn)
        check(rules.has_action(s, s.turn), "turn", what, "4.1")
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
    check(s.round == 1, "round", Message("duel-positions-pick-round"), "2.2")
    for seat in {p, s.start}:
        first = Message("duel-positions-pick-first")
        check(s.laid[seat] == 0, f"players[{seat}].plates", first, "2.2")
    for seat in range(SEATS):
        unused = s.tokens[seat] == box.TOKENS
        check(unused, f"players[{seat}].tokens", Message("duel-positions-pick-token"), "2.2")
    to_pick = 2 if p != s.start else 1
    there = plates.face_up_places(s).bit_count() + s.unseen.bit_count() + s.returned_count
    enough = there + (s.hand != NONE) >= to_pick
    check(enough, "plates", Message("duel-positions-pick-none"), "2.2")


def _check_plate_action(s: State, phase: int, p: int) -> None:
    """§5 A plate is being drawn, kept, put back or laid."""
    if s.phase == box.LAY and s.tokens[p] == box.TOKENS:
        _check_pick(s, p)
        return
    used = s.tokens[p] < box.TOKENS
    check(used, f"players[{p}].tokens", Message("duel-positions-token-used"), "5.1")
    check(s.round < box.LAST_ROUND, "round", Message("duel-positions-plates-last"), "5")
    room = s.laid[p] + 1 < 1 << box.SQUARES
    check(room, f"players[{p}].plates", Message("duel-positions-no-square"), "5.3")
    waiting = plates.drawn_places(s).bit_count()
    if phase == box.DRAW:
        more = waiting < s.unseen.bit_count() + s.returned_count
        check(more, "deck", Message("duel-positions-deck-empty"), "5.2")
    elif phase != box.LAY:
        check(waiting > 1, "drawn", Message("duel-positions-one-plate"), "11")


def _check_stack(s: State) -> None:
    rest = s.sun[s.stacking]
    choice = sum(count > 0 for count in rest) > 1
    check(choice, "stack", Message("duel-positions-stack-colours"), "11")
    fits = sum(rest) + s.height[s.stacking] <= box.STACK_TILES
    check(fits, "stack", Message("duel-positions-stack-high", most=box.STACK_TILES), "6.1")


def _check_deal(s: State) -> None:
    follows, p = s.then_phase, s.then_turn
    fronts = s.tasks >> box.FRONT_TASK
    if follows == box.DRAW:
        top = s.tasks == 1 << box.TOP_TASK
        check(top, "deal", Message("duel-positions-after-draw", due="['top']"), "11.1")
        _check_plate_action(s, follows, p)
    elif follows in (box.KEEP, box.LAY):
        only = s.tasks & BEFORE_FRONTS == 0
        check(only, "deal", Message("duel-positions-only-fronts"), "11.1")
        there = s.drawn_count >= fronts.bit_length()
        check(there, "deal", Message("duel-positions-front-of-none"), "11.1")
        single = (follows == box.LAY) == (s.drawn_count == 1)
        check(single, "then", Message("duel-positions-single-plate"), "11")
        _check_plate_action(s, follows, p)
    else:
        check(fronts == 0, "deal", Message("duel-positions-no-fronts"), "11.1")
        _check_filling(s, follows, p)
    _check_asked(s)


def _check_filling(s: State, follows: int, p: int) -> None:
    """§11.1 New plates and factories, or chips that an action has bared."""
    for place in range(box.FACE_UP):
        gap = s.face_up[place] == NONE or not s.tasks >> place & 1
        check(gap, f"plates[{place}]", Message("duel-positions-plate-there"), "11.1")
    filling = s.tasks & box.FILL_FACTORIES
    if s.tasks & CHIP_TASKS == s.tasks and follows == box.ACQUIRE:
        what = Message("duel-positions-no-action", seat=p)
        check(rules.has_action(s, p), "then.turn", what, "4.1")
    elif follows == box.PLATES_PHASE:
        _check_pick(s, p)
        picks = 1 - s.start if filling else s.start
        check(p == picks, "then.turn", Message("duel-faults-should-be", due=picks), "2.2")
    else:
        check(p == s.start, "then.turn", Message("duel-positions-start-turn", seat=s.start), "4.1")
    if filling:
        _check_factories_empty(s)


def _check_factories_empty(s: State) -> None:
    """§3.1 Factories are filled in order; those to come are empty, and so are all moons."""
    to_fill = [box.LARGE_TASK, *range(box.SMALL_TASK, box.FRONT_TASK, 2)]
    factories = [box.LARGE, *range(box.SMALL)]
    first = next(i for i, task in enumerate(to_fill) if s.tasks >> task & 1)
    all_after = all(s.tasks >> task & 1 for task in to_fill[first:])
    check(all_after, "deal", Message("duel-positions-later-factories"), "11.1")
    started = s.tasks & -s.tasks == 1 << to_fill[first]
    for i in range(first + started, len(factories)):
        empty = not any(s.sun[factories[i]])
        check(empty, "small", Message("duel-positions-later-tiles"), "11.1")
    moons = any(s.height) or any(s.large_moon)
    check(not moons, "small", Message("duel-positions-moons"), "3.1")
    check(s.first == NONE, "first", Message("duel-positions-first-tile"), "3.1")
    for p in range(SEATS):
        _check_no_broken(s, p)


def _check_asked(s: State) -> None:
    """§11.1 For the first task something has to be drawn, and can be."""
    after = s.copy()
    nature.go_on(after)
    task = TASK_TEXTS[(s.tasks & -s.tasks).bit_length() - 1]
    check(after == s, "deal", Message("duel-positions-nothing-due", task=repr(task)), "11.1")
    possible = nature.possible_draws(s) != 0
    check(possible, "deal", Message("duel-positions-nothing-there", task=repr(task)), "11.1")


def _check_decorate(s: State) -> None:
    for p in range(SEATS):
        what = Message("duel-positions-action-left", seat=p)
        check(not rules.has_action(s, p), "phase", what, "4.2")
    p, row = s.turn, s.row
    count = s.row_count[p][row]
    missing = dome.missing_tiles(s, p, row)
    what = Message("duel-positions-row-tiles", row=row + 1, count=count, paid=s.paid)
    check(count > 0 and missing >= 0, "row", what, "7")
    cells = dome.fitting_cells(s, p, row)
    if missing == 0:
        choices = cells.bit_count()
        check(choices > 1, "row", Message("positions-few-cells", count=choices), "7.5")
    else:
        payable = cells != 0 and dome.can_complete(s, p, row)
        check(payable, "row", Message("duel-positions-row-incomplete", row=row + 1), "7.4")
        choice = s.paid == 0 or _payments(s) > 1
        check(choice, "paid", Message("duel-positions-one-payment"), "11")
    if p != s.start:
        _check_finished(s, s.start, box.ROWS)
        _check_no_broken(s, s.start)
    _check_finished(s, p, row)


def _payments(s: State) -> int:
    count = 0
    payment = dome.next_payment(s, s.turn, 0)
    while payment < box.PAYMENTS:
        count += 1
        payment = dome.next_payment(s, s.turn, payment + 1)
    return count


def _check_finished(s: State, p: int, rows: int) -> None:
    """§7.1 A player has decorated the first rows."""
    for row in range(rows):
        full = s.row_count[p][row] == row + 1
        unfinished = full and dome.fitting_cells(s, p, row) != 0
        what = Message("duel-positions-undecorated", seat=p, row=row + 1)
        check(not unfinished, "turn", what, "7.1")


def _check_no_broken(s: State, p: int) -> None:
    none = s.broken_count[p] == 0
    check(none, f"players[{p}].broken", Message("duel-positions-broken-paid"), "7.6")


def _check_over(s: State, part: Part) -> None:
    what = Message("positions-early-end", last=box.LAST_ROUND)
    check(s.round == box.LAST_ROUND, "round", what, "9.2")
    check(s.on_offer == 0 and s.bare == 0, "small", Message("duel-positions-left-over"), "4.2")
    for p in range(SEATS):
        _check_no_broken(s, p)
    s.winners = rules.winners(s)
    check_winners(part, seats(s.winners, SEATS), "9.2")
