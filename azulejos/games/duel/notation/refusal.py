"""Azul Duel: the texts of moves, and why one is refused. docs/rules/duel.md, section 11."""

import re
from typing import Final

from azulejos.engine.bits import lowest
from azulejos.games.duel.notation.checks import TASK_TEXTS
from azulejos.games.duel.rules import box, dome
from azulejos.games.duel.rules.box import CHIP_NAMES, KIND_LETTERS, LETTERS, PLATE_NAMES, State
from azulejos.games.pieces.tiles import NONE
from azulejos.notation.tiles import numbers
from azulejos.words import Message, Value

Refusal = tuple[Message, str]

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
    box.DEAL: (Message("refusals-drawing"), "11.1"),
    box.PLATES_PHASE: (Message("duel-refusals-pick-plate"), "2.2"),
    box.ACQUIRE: (Message("duel-refusals-action"), "4.1"),
    box.DRAW: (Message("duel-refusals-draw-or-stop"), "5.2"),
    box.KEEP: (Message("duel-refusals-choose-kept"), "5.2"),
    box.RETURN: (Message("duel-refusals-put-under"), "5.2"),
    box.LAY: (Message("duel-refusals-lay-plate"), "5.3"),
    box.STACK: (Message("duel-refusals-stack"), "6.1"),
    box.OVER: (Message("refusals-over"), "9.2"),
}
"""What is to be done in each phase, and its clause."""


def refusal(s: State, text: str) -> Refusal:
    """Why a text is not a legal move: a reason, and the clause of the rules."""
    if s.phase == box.OVER:
        return NOW[s.phase]
    if s.phase == box.DEAL:
        return _no_draw(s, text)
    if text.startswith("=") or text == "again":
        return Message("duel-refusals-nature-nothing"), "11.1"
    if s.phase == box.DECORATE:
        return _no_decorating(s, text)
    if text in NUMBERS:
        return _no_action(s, text) if s.phase == box.ACQUIRE else _not_now(s, text)
    reason, clause = NOW[s.phase]
    return Message("duel-refusals-no-move", reason=reason), clause


def _no_draw(s: State, text: str) -> Refusal:
    task = lowest(s.tasks)
    wanted = TASK_TEXTS[task].split()[0]
    if text not in NUMBERS or not (text.startswith("=") or text == "again"):
        return Message("duel-refusals-drawing-task", task=TASK_TEXTS[task]), "11.1"
    if wanted in ("large", "small"):
        if any(count == box.LARGE_TILES for count in s.sun[box.LARGE]) and wanted == "large":
            return Message("duel-refusals-again"), "3.2"
        if text[1:] in LETTERS:
            return Message("refusals-bag", colour=text[1]), "3.1"
        return Message("duel-refusals-tile-drawn"), "3.1"
    if wanted == "chip":
        return Message("duel-refusals-chip-revealed"), "6.4"
    if wanted == "top":
        return Message("duel-refusals-back-shown"), "11.1"
    return Message("duel-refusals-plate-comes"), "11.1"


def _not_now(s: State, text: str) -> Refusal:
    """A move that is one at other times, in a phase with one kind of move."""
    reason, clause = NOW[s.phase]
    if s.phase == box.PLATES_PHASE and text[0] == "P":
        return Message("duel-refusals-no-plate", place=text[1]), clause
    if s.phase in (box.KEEP, box.RETURN) and text[0] == TEXTS[_first_of(s.phase)][0]:
        return Message("duel-refusals-not-drawn", number=text[1:]), clause
    if s.phase == box.LAY and text[0] == "@":
        return Message("duel-refusals-square-taken", square=text[1]), clause
    if s.phase == box.STACK and text[0] == "^":
        factory = s.stacking + 1
        return Message("duel-refusals-sun-none-left", colour=text[1], factory=factory), clause
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
        return Message("duel-refusals-no-plates-last"), "5.1"
    if s.tokens[p] == 0:
        return Message("duel-refusals-tokens-used"), "5.1"
    if s.laid[p] + 1 == 1 << box.SQUARES:
        return Message("duel-refusals-dome-full"), "5.3"
    if text == "draw":
        return Message("duel-refusals-deck-empty"), "5.2"
    return Message("duel-refusals-no-plate", place=text[1]), "5.1"


def _no_chip(s: State, factory: int) -> Refusal:
    if s.chip[factory] == NONE:
        return Message("duel-refusals-chip-gone", factory=factory + 1), "6.5"
    if s.chip[factory] == box.FACE_DOWN:
        return Message("duel-refusals-chip-covered", factory=factory + 1), "6.5"
    return Message("duel-refusals-two-chips"), "6.5"


def _no_tiles(s: State, text: str) -> Refusal:
    source, _, row = text.partition(">")
    name = source[-1]
    offer = NUMBERS[text] % box.OFFERS
    if not s.on_offer >> offer & 1:
        if source[0] == "M":
            return Message("duel-refusals-no-moon", colour=name), "6.2"
        return Message("duel-refusals-no-sun", factory=source[1], colour=name), "6.1"
    held = s.row_count[s.turn][int(row) - 1]
    if held == int(row):
        return Message("duel-refusals-row-full", row=row), "6.3"
    colour = LETTERS[s.row_colour[s.turn][int(row) - 1]]
    return Message("duel-refusals-row-holds", row=row, colour=colour), "6.3"


# --- Decorating -----------------------------------------------------------------------------------


def _no_decorating(s: State, text: str) -> Refusal:
    row = s.row + 1
    paying = dome.missing_tiles(s, s.turn, s.row) > 0
    if text.startswith("pay"):
        full = Message("duel-refusals-lay-tile", row=row)
        return _no_payment(s, text) if paying else (full, "7.5")
    if re.fullmatch("[1-6]@[1-6]", text):
        if int(text[0]) != row:
            return Message("duel-refusals-decorate-order", row=row), "7.1"
        if paying:
            return Message("duel-refusals-row-not-full", row=row), "7.4"
        return _no_cell(s, int(text[2]) - 1)
    if not paying:
        return Message("duel-refusals-lay-tile-as", row=row), "7.5"
    if text == "leave":
        return Message("duel-refusals-part-paid"), "7.4"
    return Message("duel-refusals-pay-or-leave", row=row), "7.4"


def _no_payment(s: State, text: str) -> Refusal:
    chips = text[4:].split("+")
    if any(chip not in CHIP_NAMES for chip in chips):
        return Message("duel-refusals-chips", chips=", ".join(CHIP_NAMES)), "7.4"
    in_order = sorted(chips, key=CHIP_NAMES.index)
    if chips != in_order:
        return Message("duel-refusals-chip-order", chips="+".join(in_order)), "11"
    tray = s.tray[s.turn]
    if any(chips.count(name) > count for name, count in zip(CHIP_NAMES, tray, strict=True)):
        return Message("duel-refusals-not-in-tray"), "7.4"
    letter = LETTERS[s.row_colour[s.turn][s.row]]
    showing = sum(letter in chip for chip in chips)
    if len(chips) == 3 and showing > 1:
        return Message("duel-refusals-two-enough", letter=letter), "11"
    if len(chips) == 3 or (len(chips) == 2 and showing == 2):
        return Message("duel-refusals-others-unpaid"), "7.4"
    return Message("duel-refusals-chip-price", letter=letter), "7.4"


def _no_cell(s: State, column: int) -> Refusal:
    p, row = s.turn, s.row
    cell: dict[str, Value] = {"row": row + 1, "column": column + 1}
    if s.slot[p][row][column] == NONE:
        return Message("duel-refusals-cell-bare", **cell), "7.5"
    if s.dome[p][row][column] != NONE:
        return Message("refusals-cell-taken", **cell), "7.5"
    colour = LETTERS[s.row_colour[p][row]]
    return Message("duel-refusals-cell-unfit", colour=colour, **cell), "7.5"
