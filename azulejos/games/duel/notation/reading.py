"""A position of Azul Duel as a state: docs/rules/duel.md, section 12, checked in full."""

from collections.abc import Mapping, Sequence
from typing import Final

from azulejos.games.duel import rules
from azulejos.games.duel.notation.checks import (
    TASK_TEXTS,
    check_chips,
    check_deck,
    check_phase,
    check_plates,
    check_tiles,
)
from azulejos.games.duel.rules import box, dome, factories, nature
from azulejos.games.duel.rules.box import (
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
from azulejos.games.pieces.tiles import NONE
from azulejos.notation.errors import quoted
from azulejos.notation.reading import Part, check, fault, items, letters, read_turn, whole
from azulejos.notation.tiles import heap
from azulejos.words import Message

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
MOST_POINTS: Final = 9999


def tablet_sides(given: object) -> list[str] | None:
    """§2.1 Sides in the order of their tablets; None if they cannot be in play together."""
    if not isinstance(given, list | tuple) or not given:
        return None
    if any(side not in SIDE_NAMES for side in given):
        return None
    if any(sum(side in tablet for side in given) > 1 for tablet in SIDES):
        return None
    return [side for side in SIDE_NAMES if side in given]


def state(position: Mapping[str, object]) -> State:
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
    check_tiles(s)
    check_chips(s)
    check_plates(s)
    check_deck(s, part.part("deck"))
    check_phase(s, part)
    return s


def _read_fields(part: Part) -> None:
    always = "game options round phase start turn small large first plates deck bag tower chips"
    phase = part.get("phase")
    sometimes = FIELDS_OF_PHASE.get(str(phase), ())
    if phase == "deal" and part.part("then").get("phase") in ("draw", "keep", "lay"):
        sometimes = (*sometimes, "drawn")
    part.only(*always.split(), "players", *sometimes)
    for field in sometimes:
        part.get(field)


def _read_options(s: State, part: Part) -> None:
    part.only("tablets")
    sides = tablet_sides(part.get("tablets"))
    known = ", ".join("/".join(tablet) for tablet in SIDES)
    what = Message("duel-positions-tablets", known=known)
    check(sides is not None, part.at("tablets"), what)
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


def _list(part: Part, key: str) -> Sequence[tuple[str, object]]:
    value = part.get(key)
    if not isinstance(value, list | tuple):
        raise fault(part.at(key), Message("faults-no-list", said=quoted(value)))
    return [(f"{part.at(key)}[{i}]", item) for i, item in enumerate(value)]


def _index(value: object, place: str, names: Sequence[str]) -> int:
    known = isinstance(value, str) and value in names
    if not known:
        there = ", ".join(map(repr, names))
        raise fault(place, Message("faults-choice", said=quoted(value), known=there))
    return names.index(value)


def _read_row(s: State, p: int, row: int, place: str, content: object) -> None:
    (where, colour), (how, count) = items(content, place, 2)
    letter = letters(colour, where, LETTERS, 1)
    s.row_count[p][row] = whole(count, how, 0, row + 1)
    check(bool(letter) == bool(count), place, Message("positions-half-line", said=quoted(content)))
    if letter:
        s.row_colour[p][row] = LETTERS.index(letter)


def _read_square(s: State, p: int, square: int, place: str, text: object) -> None:
    if text == "":
        return
    laid = [f"{name}r{rotation}" for name in PLATE_NAMES for rotation in range(box.ROTATIONS)]
    if not (isinstance(text, str) and text in laid):
        raise fault(place, Message("duel-positions-rotation", said=quoted(text)))
    s.square[p][square] = laid.index(text)
    dome.show_plate(s, p, square)


def _read_dome_row(s: State, p: int, row: int, place: str, value: object) -> None:
    text = letters(value, place, LETTERS + "s.", box.ROWS)
    check(
        len(text) == box.ROWS, place, Message("positions-cells", said=quoted(text), count=box.ROWS)
    )
    for column, letter in enumerate(text):
        if letter == ".":
            continue
        slot = s.slot[p][row][column]
        bare = Message("duel-positions-bare-cell", letter=letter, column=column + 1)
        check(slot != NONE, place, bare, "7.1")
        tile = (LETTERS + "s").index(letter)
        fits = tile == slot or (slot == box.WILD and tile != box.SPECIAL)
        shown = box.SLOT_LETTERS[slot]
        other = Message("duel-positions-slot", letter=letter, shown=shown, column=column + 1)
        check(fits, place, other, "7.1")
        s.dome[p][row][column] = tile


def _read_turn(s: State, part: Part) -> None:
    seated = s.phase not in (box.DEAL, box.OVER)
    s.turn = read_turn(part, SEATS, seated, s.phase == box.DEAL)
    if s.phase == box.STACK:
        s.stacking = part.number("stack", 1, box.SMALL) - 1
    if s.phase == box.DECORATE:
        s.row = part.number("row", 1, box.ROWS) - 1
        s.paid = part.number("paid", 0, s.row)
    if s.phase == box.DEAL:
        _read_tasks(s, part)


def _read_tasks(s: State, part: Part) -> None:
    tasks = [_index(task, place, TASK_TEXTS) for place, task in _list(part, "deal")]
    check(bool(tasks), "deal", Message("duel-positions-no-task"), "11.1")
    in_order = sorted({*tasks})
    order = str([TASK_TEXTS[i] for i in in_order])
    check(tasks == in_order, "deal", Message("duel-positions-order", order=order), "11.1")
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
    check(not both, "large", Message("duel-positions-both-sides"), "6.1")
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
    check(stacking or not both, part.place, Message("duel-positions-both-sides"), "6.1")
    _check_chip_of(s, factory, stacking, part.at("chip"))


def _check_chip_of(s: State, factory: int, stacking: bool, place: str) -> None:
    """§3.1, §3.3, §6.4 A chip is face down while tiles lie on it; before, there is none."""
    to_fill = s.tasks >> (box.SMALL_TASK + 2 * factory) & 1
    to_reveal = s.tasks >> (box.CHIP_TASK + 2 * factory) & 1
    chip = s.chip[factory]
    covered = any(s.sun[factory]) or s.height[factory] > 0
    if to_fill:
        check(chip == NONE, place, Message("duel-positions-chip-later"), "11.1")
    elif to_reveal:
        bare = not covered and chip == box.FACE_DOWN
        check(bare, place, Message("duel-positions-chip-revealed"), "6.4")
    else:
        hidden = chip == box.FACE_DOWN
        check(covered == hidden, place, Message("duel-positions-chip-covered"), "6.4")
    if to_reveal or 0 <= chip < box.FACE_DOWN:
        s.bare |= 1 << factory


def _offer(s: State) -> None:
    """What is on offer, from what lies on suns and moons."""
    for factory in range(box.FACTORIES):
        if s.phase != box.STACK or factory != s.stacking:
            s.on_offer |= nature.kinds_in(s.sun[factory], box.COLOURS) << (box.COLOURS * factory)
    height = s.height[s.stacking]
    if s.phase == box.STACK:
        s.height[s.stacking] = 0  # not before the stack is finished
    factories.offer_moons(s)
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
        check(not s.unseen & bit, where, Message("positions-twice", said=str(plate)), "1.2")
        s.unseen |= bit
    returned = [_index(plate, where, PLATE_NAMES) for where, plate in _list(deck, "returned")]
    too_many = Message("duel-positions-plates", count=PLATES)
    check(len(returned) <= PLATES, deck.at("returned"), too_many, "1.2")
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
    some = 1 <= len(drawn) <= PLATES
    check(some, "drawn", Message("duel-positions-drawn-count", most=PLATES), "5.2")
    for place, plate in enumerate(drawn):
        known = plate < PLATES
        turned = follows != box.DRAW and not s.tasks >> (box.FRONT_TASK + place) & 1
        gone = follows == box.RETURN and plate == len(names) - 1
        shown = "duel-positions-drawn-plate" if turned else "duel-positions-drawn-kind"
        right = gone or (known == turned and plate < len(names) - 1)
        check(right, f"drawn[{place}]", Message(shown, said=quoted(names[plate])), "12")
        s.drawn[place] = NONE if gone else plate
    s.drawn_count = len(drawn)
