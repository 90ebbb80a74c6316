"""A position of Azul Duel as a state: docs/rules/duel.md, section 12, checked in full."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from azulejos.engine.state import NATURE, NOBODY
from azulejos.notation.reading import Part, check, items, letters, whole
from azulejos.notation.tiles import heap, seats
from azulejos.rules import duel as rules
from azulejos.rules import duel_box as box
from azulejos.rules import duel_dome, duel_factories, duel_nature, duel_plates
from azulejos.rules.duel_box import (
    CHIP_NAMES,
    KIND_LETTERS,
    LETTERS,
    PLATE_NAMES,
    PLATES,
    SEATS,
    SIDE_NAMES,
    SIDES,
    State,
)
from azulejos.rules.tiles import NONE

GAME: Final = "duel"
PHASES: Final = (
    "deal",
    "plates",
    "acquire",
    "draw",
    "keep",
    "return",
    "lay",
    "stack",
    "decorate",
    "over",
)
FIELDS_OF_PHASE: Final = {
    "deal": ("deal", "then"),
    "draw": ("drawn",),
    "keep": ("drawn",),
    "return": ("drawn", "hand"),
    "lay": ("hand",),
    "stack": ("stack",),
    "decorate": ("row", "paid"),
    "over": ("winners",),
}
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
MOST_POINTS: Final = 9999

assert len(TASK_TEXTS) == box.TASKS
assert TASK_TEXTS[box.TOP_TASK] == "top"
assert TASK_TEXTS[box.SMALL_TASK + 2] == "small 2"
assert TASK_TEXTS[box.CHIP_TASK + 2] == "chip 2"
assert TASK_TEXTS[box.FRONT_TASK] == "front 1"


def tablet_sides(given: Any) -> list[str] | None:
    """§2.1 Sides in the order of their tablets; None if they cannot be in play together."""
    if not isinstance(given, list | tuple) or not given:
        return None
    if any(side not in SIDE_NAMES for side in given):
        return None
    if any(sum(side in tablet for side in given) > 1 for tablet in SIDES):
        return None
    return [side for side in SIDE_NAMES if side in given]


def state(position: Mapping[str, Any]) -> State:
    """A position as a state; BadPosition says what is wrong with it."""
    part = Part(position)
    part.choice("game", (GAME,))
    s = State()
    s.players = SEATS
    s.phase = PHASES.index(part.choice("phase", PHASES))
    _read_fields(part)
    _read_options(s, part.part("options"))
    s.round = part.number("round", 1, box.LAST_ROUND)
    s.start = part.number("start", 0, SEATS - 1)
    rules.clear_table(s)
    for p, (place, player) in enumerate(part.items("players", SEATS)):
        _read_player(s, p, Part(player, place))
    _read_turn(s, part)
    _read_factories(s, part)
    _read_plates(s, part)
    _check_tiles(s)
    _check_chips(s)
    _check_plates(s)
    _check_deck(s, part.part("deck"))
    _check_phase(s, part)
    return s


def _read_fields(part: Part) -> None:
    always = "game options round phase start turn small large first plates deck bag tower chips"
    phase = part.get("phase")
    sometimes = FIELDS_OF_PHASE.get(phase, ())
    if phase == "deal" and part.part("then").get("phase") in ("draw", "keep", "lay"):
        sometimes = (*sometimes, "drawn")
    part.only(*always.split(), "players", *sometimes)
    for field in sometimes:
        part.get(field)


def _read_options(s: State, part: Part) -> None:
    part.only("tablets")
    sides = tablet_sides(part.get("tablets"))
    known = ", ".join(" or ".join(tablet) for tablet in SIDES)
    place = part.at("tablets")
    check(sides is not None, place, f"should be one to four sides, of different tablets: {known}")
    s.tablets = sum(1 << SIDE_NAMES.index(side) for side in sides or ())


# --- Players --------------------------------------------------------------------------------------


def _read_player(s: State, p: int, part: Part) -> None:
    part.only("score", "tokens", "rows", "broken", "chips", "taken", "plates", "dome")
    rules.clear_board(s, p)
    s.score[p] = part.number("score", 0, MOST_POINTS)
    s.tokens[p] = part.number("tokens", 0, box.TOKENS)
    s.taken[p] = part.number("taken", 0, box.CHIPS_A_ROUND)
    for row, (place, content) in enumerate(part.items("rows", box.ROWS)):
        _read_row(s, p, row, place, content)
    broken = part.letters("broken", LETTERS, box.BROKEN_SLOTS)
    s.broken_count[p] = len(broken)
    for slot, letter in enumerate(broken):
        s.broken[p][slot] = LETTERS.index(letter)
    for place, chip in _list(part, "chips"):
        s.tray[p][_index(chip, place, CHIP_NAMES)] += 1
    for square, (place, plate) in enumerate(part.items("plates", box.SQUARES)):
        _read_square(s, p, square, place, plate)
    for row, (place, text) in enumerate(part.items("dome", box.ROWS)):
        _read_dome_row(s, p, row, place, text)


def _list(part: Part, key: str) -> Sequence[tuple[str, Any]]:
    value = part.get(key)
    check(isinstance(value, list | tuple), part.at(key), f"{value!r} should be a list")
    return [(f"{part.at(key)}[{i}]", item) for i, item in enumerate(value)]


def _index(value: Any, place: str, names: Sequence[str]) -> int:
    known = isinstance(value, str) and value in names
    check(known, place, f"{value!r} should be one of {', '.join(map(repr, names))}")
    return names.index(value)


def _read_row(s: State, p: int, row: int, place: str, content: Any) -> None:
    (where, colour), (how, count) = items(content, place, 2)
    letter = letters(colour, where, LETTERS, 1)
    s.row_count[p][row] = whole(count, how, 0, row + 1)
    check(
        bool(letter) == bool(count), place, f"{content!r} should have a colour and tiles, or none"
    )
    if letter:
        s.row_colour[p][row] = LETTERS.index(letter)


def _read_square(s: State, p: int, square: int, place: str, text: Any) -> None:
    if text == "":
        return
    laid = [f"{name}r{rotation}" for name in PLATE_NAMES for rotation in range(box.ROTATIONS)]
    known = isinstance(text, str) and text in laid
    check(known, place, f"{text!r} should be a plate with its rotation, such as SAr0, or nothing")
    s.square[p][square] = laid.index(text)
    duel_dome.show_plate(s, p, square)


def _read_dome_row(s: State, p: int, row: int, place: str, value: Any) -> None:
    text = letters(value, place, LETTERS + "s.", box.ROWS)
    check(len(text) == box.ROWS, place, f"{text!r} should have {box.ROWS} cells")
    for column, letter in enumerate(text):
        if letter == ".":
            continue
        slot = s.slot[p][row][column]
        where = f"column {column + 1}"
        check(slot != NONE, place, f"{letter} lies where no plate is, {where} (§7.1)")
        tile = (LETTERS + "s").index(letter)
        fits = tile == slot or (slot == box.WILD and tile != box.SPECIAL)
        shown = box.SLOT_LETTERS[slot]
        check(fits, place, f"{letter} lies on a slot for {shown}, {where} (§7.1)")
        s.dome[p][row][column] = tile


def _read_turn(s: State, part: Part) -> None:
    seated = s.phase not in (box.DEAL, box.OVER)
    turn = part.choice("turn", tuple(range(SEATS)) if seated else (None,))
    s.turn = turn if seated else NATURE if s.phase == box.DEAL else NOBODY
    if s.phase == box.STACK:
        s.stacking = part.number("stack", 1, box.SMALL) - 1
    if s.phase == box.DECORATE:
        s.row = part.number("row", 1, box.ROWS) - 1
        s.paid = part.number("paid", 0, s.row)
    if s.phase == box.DEAL:
        _read_tasks(s, part)


def _read_tasks(s: State, part: Part) -> None:
    tasks = [_index(task, place, TASK_TEXTS) for place, task in _list(part, "deal")]
    check(bool(tasks), "deal", "has no task for nature (§11.1)")
    in_order = sorted({*tasks})
    check(tasks == in_order, "deal", f"the order is {[TASK_TEXTS[i] for i in in_order]} (§11.1)")
    s.tasks = sum(1 << task for task in tasks)
    then = part.part("then")
    then.only("phase", "turn")
    phases = ("plates", "acquire", "draw", "keep", "lay")
    s.then_phase = PHASES.index(then.choice("phase", phases))
    s.then_turn = then.number("turn", 0, SEATS - 1)


# --- Factories ------------------------------------------------------------------------------------


def _read_factories(s: State, part: Part) -> None:
    for factory, (place, small) in enumerate(part.items("small", box.SMALL)):
        _read_small(s, factory, Part(small, place))
    large = part.part("large")
    large.only("sun", "moon")
    s.sun[box.LARGE] = heap(large.letters("sun", LETTERS, box.LARGE_TILES), LETTERS)
    s.large_moon = heap(large.letters("moon", LETTERS, box.LARGE_TILES - 1), LETTERS)
    both = any(s.sun[box.LARGE]) and any(s.large_moon)
    check(not both, "large", "sun and moon have tiles at the same time (§6.1)")
    owner = part.choice("first", ("large", *range(SEATS)))
    s.first = NONE if owner == "large" else owner
    s.bag = part.counts("bag", LETTERS, box.TILES_OF_COLOUR)
    s.tower = part.counts("tower", LETTERS, box.TILES_OF_COLOUR)
    s.chips = part.counts("chips", CHIP_NAMES, box.CHIPS_OF_KIND)
    _offer(s)


def _read_small(s: State, factory: int, part: Part) -> None:
    part.only("sun", "moon", "chip")
    s.sun[factory] = heap(part.letters("sun", LETTERS, box.SMALL_TILES), LETTERS)
    moon = part.letters("moon", LETTERS, box.STACK_TILES)
    s.height[factory] = len(moon)
    for place, letter in enumerate(moon):
        s.stack[factory][place] = LETTERS.index(letter)
    s.chip[factory] = _index(part.get("chip"), part.at("chip"), (*CHIP_NAMES, "?", ""))
    if s.chip[factory] > box.FACE_DOWN:
        s.chip[factory] = NONE
    stacking = s.phase == box.STACK and s.stacking == factory
    both = any(s.sun[factory]) and bool(moon)
    check(stacking or not both, part.place, "sun and moon have tiles at the same time (§6.1)")
    _check_chip_of(s, factory, stacking, part.at("chip"))


def _check_chip_of(s: State, factory: int, stacking: bool, place: str) -> None:
    """§3.1, §3.3, §6.4 A chip is face down while tiles lie on it; before, there is none."""
    to_fill = s.tasks >> (box.SMALL_TASK + 2 * factory) & 1
    to_reveal = s.tasks >> (box.CHIP_TASK + 2 * factory) & 1
    chip = s.chip[factory]
    covered = any(s.sun[factory]) or s.height[factory] > 0
    if to_fill:
        check(chip == NONE, place, "comes after the tiles of the factory (§11.1)")
    elif to_reveal:
        check(not covered and chip == box.FACE_DOWN, place, "is to be revealed: no tiles, ? (§6.4)")
    else:
        check(covered == (chip == box.FACE_DOWN), place, "is face down while tiles cover it (§6.4)")
    if to_reveal or 0 <= chip < box.FACE_DOWN:
        s.bare |= 1 << factory


def _offer(s: State) -> None:
    """What is on offer, from what lies on suns and moons."""
    for factory in range(box.FACTORIES):
        if s.phase != box.STACK or factory != s.stacking:
            s.on_offer |= duel_nature.kinds_in(s.sun[factory], box.COLOURS) << (
                box.COLOURS * factory
            )
    height = s.height[s.stacking]
    if s.phase == box.STACK:
        s.height[s.stacking] = 0  # not before the stack is finished
    duel_factories.offer_moons(s)
    s.height[s.stacking] = height


# --- Plates ---------------------------------------------------------------------------------------


def _read_plates(s: State, part: Part) -> None:
    for place, (where, plate) in enumerate(part.items("plates", box.FACE_UP)):
        if plate != "":
            s.face_up[place] = _index(plate, where, PLATE_NAMES)
    deck = part.part("deck")
    deck.only("size", "top", "unseen", "returned")
    s.top = _index(deck.get("top"), deck.at("top"), (*KIND_LETTERS, ""))
    if s.top == box.KINDS:
        s.top = NONE
    for where, plate in _list(deck, "unseen"):
        bit = 1 << _index(plate, where, PLATE_NAMES)
        check(not s.unseen & bit, where, f"{plate} is there twice (§1.2)")
        s.unseen |= bit
    returned = [_index(plate, where, PLATE_NAMES) for where, plate in _list(deck, "returned")]
    check(len(returned) <= PLATES, deck.at("returned"), f"there are only {PLATES} plates (§1.2)")
    s.returned_count = len(returned)
    s.returned[: len(returned)] = returned
    if "hand" in part.value:
        s.hand = _index(part.get("hand"), "hand", PLATE_NAMES)
    if "drawn" in part.value:
        _read_drawn(s, part)


def _read_drawn(s: State, part: Part) -> None:
    """§12 Kinds before the plates are turned over; nothing for those that are in the deck again."""
    follows = s.then_phase if s.phase == box.DEAL else s.phase
    names: tuple[str, ...] = (*PLATE_NAMES, *KIND_LETTERS, "")
    drawn = [_index(plate, where, names) for where, plate in _list(part, "drawn")]
    check(1 <= len(drawn) <= PLATES, "drawn", f"should be 1 to {PLATES} plates (§5.2)")
    for place, plate in enumerate(drawn):
        known = plate < PLATES
        turned = follows != box.DRAW and not s.tasks >> (box.FRONT_TASK + place) & 1
        gone = follows == box.RETURN and plate == len(names) - 1
        what = "the name of a plate" if turned else "a kind, S or W"
        right = gone or (known == turned and plate < len(names) - 1)
        check(right, f"drawn[{place}]", f"{names[plate]!r} should be {what} (§12)")
        s.drawn[place] = NONE if gone else plate
    s.drawn_count = len(drawn)


def _check_plates(s: State) -> None:
    """§1.2 Every plate is in one place."""
    found = [plate for plate in range(PLATES) if s.unseen >> plate & 1]
    found += [plate for plate in (*s.face_up, *s.returned, *s.drawn, s.hand) if 0 <= plate < PLATES]
    for p in range(SEATS):
        found += [square // box.ROTATIONS for square in s.square[p] if square != NONE]
    for plate, name in enumerate(PLATE_NAMES):
        count = found.count(plate)
        check(count == 1, "plates", f"{name} is in {count} places instead of one (§1.2)")


def _check_deck(s: State, deck: Part) -> None:
    unseen = s.unseen.bit_count()
    unturned = sum(plate >= PLATES for plate in s.drawn)
    size = unseen + s.returned_count - unturned
    check(deck.get("size") == size, deck.at("size"), f"should be {size} (§12)")
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


# --- What the box guarantees ----------------------------------------------------------------------


def _check_tiles(s: State) -> None:
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


def _check_chips(s: State) -> None:
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


# --- Phases ---------------------------------------------------------------------------------------


def _check_phase(s: State, part: Part) -> None:
    if s.phase == box.DEAL:
        _check_deal(s)
    elif s.phase == box.PLATES_PHASE:
        _check_pick(s, s.turn)
        check(duel_plates.face_up_places(s) != 0, "plates", "there is none to pick (§2.2)")
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
    """§2.2 The set-up: a player without a plate picks one."""
    check(s.round == 1, "round", "plates are picked before the first round (§2.2)")
    check(s.laid[p] == 0, f"players[{p}].plates", "the pick is the first plate (§2.2)")
    check(s.tokens[p] == box.TOKENS, f"players[{p}].tokens", "a pick needs no token (§2.2)")


def _check_plate_action(s: State, phase: int, p: int) -> None:
    """§5 A plate is being drawn, kept, put back or laid."""
    if phase == box.LAY and s.tokens[p] == box.TOKENS:
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
