"""Azul Duel: the texts of moves, and why one is refused. docs/rules/duel.md, section 11."""

import re
from typing import Final

from azulejos.engine.bits import lowest
from azulejos.notation.duel_checks import COLOUR_NAMES, TASK_TEXTS
from azulejos.notation.tiles import numbers
from azulejos.rules import duel_box as box
from azulejos.rules import duel_dome
from azulejos.rules.duel_box import CHIP_NAMES, KIND_LETTERS, LETTERS, PLATE_NAMES, State
from azulejos.rules.tiles import NONE

Refusal = tuple[str, str]

# --- 11 Text of moves -----------------------------------------------------------------------------


def _payment_text(bits: int) -> str:
    """The chips of a payment; the second one of a kind has a bit of its own."""
    kinds = [i % len(CHIP_NAMES) for i in range(2 * len(CHIP_NAMES)) if bits >> i & 1]
    return "pay " + "+".join(CHIP_NAMES[kind] for kind in sorted(kinds))


def _texts() -> tuple[str, ...]:
    sources = [f"S{factory}{colour}" for factory in "1234L" for colour in LETTERS]
    sources += [f"M{colour}" for colour in LETTERS]
    return (
        *(f"{source}>{row}" for row in "123456F" for source in sources),
        *(f"P{place}" for place in "123"),
        *(f"C{factory}" for factory in "1234"),
        "draw",
        "stop",
        *(f"^{colour}" for colour in LETTERS),
        "leave",
        *(f"K{place}" for place in range(1, box.PLATES + 1)),
        *(f"@{square}r{turns}" for square in "123456789" for turns in "0123"),
        *(f"U{place}" for place in range(1, box.PLATES + 1)),
        *(f"{row}@{column}" for row in "123456" for column in "123456"),
        *map(_payment_text, box.CHIPS_OF_PAYMENT),
        *(f"={drawn}" for drawn in (*CHIP_NAMES, *KIND_LETTERS, *PLATE_NAMES)),
        "again",
    )


TEXTS: Final = _texts()
NUMBERS: Final = numbers(TEXTS)

assert len(TEXTS) == len(NUMBERS) == box.MOVES
assert TEXTS[box.sun_number(2, 0, 3)] == "S3B>4"
assert TEXTS[box.sun_number(box.LARGE, 3, box.BROKEN)] == "SLK>F"
assert TEXTS[box.moon_number(1, 1)] == "MY>2"
assert TEXTS[box.lay_number(4, 1)] == "@5r1"
assert TEXTS[box.cell_number(1, 4)] == "2@5"
assert TEXTS[box.FIRST_DRAW + box.BACK_DRAWN] == "=S"
assert TEXTS[box.FIRST_DRAW + box.PLATE_DRAWN] == "=SA"

# --- Why not --------------------------------------------------------------------------------------

NOW: Final = {
    box.DEAL: ("nature is drawing", "11.1"),
    box.PLATES_PHASE: ("pick one of the face-up plates, P1 to P3", "2.2"),
    box.ACQUIRE: ("an action takes a plate, tiles from a sun or the moons, or a chip", "4.1"),
    box.DRAW: ("draw another plate, or stop", "5.2"),
    box.KEEP: ("choose the drawn plate to keep, K and its number", "5.2"),
    box.RETURN: ("put the other drawn plates under the deck, U and a number", "5.2"),
    box.LAY: ("lay the plate in hand, such as @5r1", "5.3"),
    box.STACK: ("stack the tiles that are left, ^ and a colour, from the bottom up", "6.1"),
    box.OVER: ("the game is over", "9.2"),
}
"""What is to be done in each phase, and its clause."""


def refusal(s: State, text: str) -> Refusal:
    """Why a text is not a legal move: a reason, and the clause of the rules."""
    if s.phase == box.OVER:
        return NOW[s.phase]
    if s.phase == box.DEAL:
        return _no_draw(s, text)
    if text.startswith("=") or text == "again":
        return "nature draws nothing now", "11.1"
    if s.phase == box.DECORATE:
        return _no_decorating(s, text)
    if text in NUMBERS:
        return _no_action(s, text) if s.phase == box.ACQUIRE else _not_now(s, text)
    reason, clause = NOW[s.phase]
    return f"not a move; {reason}", clause


def _no_draw(s: State, text: str) -> Refusal:
    task = lowest(s.tasks)
    wanted = TASK_TEXTS[task].split()[0]
    if text not in NUMBERS or not (text.startswith("=") or text == "again"):
        return f"nature is drawing ({TASK_TEXTS[task]})", "11.1"
    if wanted in ("large", "small"):
        if any(count == box.LARGE_TILES for count in s.sun[box.LARGE]) and wanted == "large":
            return "five tiles of one colour go back: again", "3.2"
        if text[1:] in LETTERS:
            return f"the bag has no {COLOUR_NAMES[LETTERS.index(text[1])]} tile", "3.1"
        return "a tile is drawn now, such as =R", "3.1"
    if wanted == "chip":
        return "a chip is revealed now, one that has not been drawn yet", "6.4"
    if wanted == "top":
        return "the back of the deck is shown now, =S or =W, of a plate that is there", "11.1"
    return "a plate comes up now, one that nobody has seen, of the kind shown", "11.1"


def _not_now(s: State, text: str) -> Refusal:
    """A move that is one at other times, in a phase with one kind of move."""
    reason, clause = NOW[s.phase]
    if s.phase == box.PLATES_PHASE and text[0] == "P":
        return f"place {text[1]} has no plate", clause
    if s.phase in (box.KEEP, box.RETURN) and text[0] == TEXTS[_first_of(s.phase)][0]:
        return f"plate {text[1:]} is not among the drawn ones", clause
    if s.phase == box.LAY and text[0] == "@":
        return f"square {text[1]} has a plate already", clause
    if s.phase == box.STACK and text[0] == "^":
        name = COLOUR_NAMES[LETTERS.index(text[1])]
        return f"no {name} tile is left on the sun of factory {s.stacking + 1}", clause
    return reason, clause


def _first_of(phase: int) -> int:
    return box.FIRST_KEEP if phase == box.KEEP else box.FIRST_RETURN


# --- Actions --------------------------------------------------------------------------------------


def _no_action(s: State, text: str) -> Refusal:
    if text[0] in "SM":
        return _no_tiles(s, text)
    if text[0] == "C":
        return _no_chip(s, int(text[1]) - 1)
    if text[0] == "P" or text == "draw":
        return _no_plate(s, text)
    return NOW[box.ACQUIRE]


def _no_plate(s: State, text: str) -> Refusal:
    p = s.turn
    if s.round == box.LAST_ROUND:
        return "no plates are taken in the last round", "5.1"
    if s.tokens[p] == 0:
        return "both tokens are used", "5.1"
    if s.laid[p] + 1 == 1 << box.SQUARES:
        return "no square of the dome is empty", "5.3"
    if text == "draw":
        return "the deck is empty", "5.2"
    return f"place {text[1]} has no plate", "5.1"


def _no_chip(s: State, factory: int) -> Refusal:
    if s.chip[factory] == NONE:
        return f"factory {factory + 1} has no chip any more", "6.5"
    if s.chip[factory] == box.FACE_DOWN:
        return f"the chip of factory {factory + 1} is face down under its tiles", "6.5"
    return "two chips were taken in this round already", "6.5"


def _no_tiles(s: State, text: str) -> Refusal:
    source, _, row = text.partition(">")
    colour = LETTERS.index(source[-1])
    name = COLOUR_NAMES[colour]
    offer = NUMBERS[text] % box.OFFERS
    if not s.on_offer >> offer & 1:
        if source[0] == "M":
            return f"no {name} tile lies on top of a stack or on the large moon", "6.2"
        where = "the large factory" if source[1] == "L" else f"factory {source[1]}"
        return f"the sun of {where} has no {name} tile", "6.1"
    held = s.row_count[s.turn][int(row) - 1]
    if held == int(row):
        return f"row {row} is full", "6.3"
    return f"row {row} holds {COLOUR_NAMES[s.row_colour[s.turn][int(row) - 1]]} tiles", "6.3"


# --- Decorating -----------------------------------------------------------------------------------


def _no_decorating(s: State, text: str) -> Refusal:
    row = s.row + 1
    paying = duel_dome.missing_tiles(s, s.turn, s.row) > 0
    if text.startswith("pay"):
        return _no_payment(s, text) if paying else (f"row {row} is full: lay its tile", "7.5")
    if re.fullmatch("[1-6]@[1-6]", text):
        if int(text[0]) != row:
            return f"row {row} is to be decorated now; rows go from 1 to 6", "7.1"
        if paying:
            return f"row {row} is not full", "7.4"
        return _no_cell(s, int(text[2]) - 1)
    if not paying:
        return f"row {row} is full: lay its tile, such as {row}@1", "7.5"
    if text == "leave":
        return "a row that was paid for in part must be completed", "7.4"
    return f"pay for a missing tile of row {row}, or leave it", "7.4"


def _no_payment(s: State, text: str) -> Refusal:
    chips = text[4:].split("+")
    if any(chip not in CHIP_NAMES for chip in chips):
        return f"chips are {', '.join(CHIP_NAMES)}, joined by +", "7.4"
    in_order = sorted(chips, key=CHIP_NAMES.index)
    if chips != in_order:
        return f"chips are written in the order {'+'.join(in_order)}", "11"
    tray = s.tray[s.turn]
    if any(chips.count(name) > count for name, count in zip(CHIP_NAMES, tray, strict=True)):
        return "these chips are not in the tray", "7.4"
    letter = LETTERS[s.row_colour[s.turn][s.row]]
    showing = sum(letter in chip for chip in chips)
    if len(chips) == 3 and showing > 1:
        return f"two of these chips show {letter} and are enough", "11"
    if len(chips) == 3 or (len(chips) == 2 and showing == 2):
        return "then the other missing tiles could not be paid for", "7.4"
    return f"a missing tile costs two chips that show {letter}, or any three", "7.4"


def _no_cell(s: State, column: int) -> Refusal:
    p, row = s.turn, s.row
    where = f"column {column + 1} of row {row + 1}"
    if s.slot[p][row][column] == NONE:
        return f"no plate lies at {where}", "7.5"
    if s.dome[p][row][column] != NONE:
        return f"{where} has a tile already", "7.5"
    return f"{COLOUR_NAMES[s.row_colour[p][row]]} does not fit {where}", "7.5"
