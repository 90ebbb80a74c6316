"""Azul Duel: what is in the box, what lies on the table, and the moves as numbers.

Sections 1 and 11 of docs/rules/duel.md; `__init__.py` has the course of the game.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Annotated, Final

from azulejos.engine import state as engine
from azulejos.engine.state import I1, I2, I8, Cube, Grid, Row

# --- 1 Components ---------------------------------------------------------------------------------

SEATS: Final = 2
LAST_ROUND: Final = 5
START_SCORE: Final = 5
TOKENS: Final = 2

COLOURS: Final = 5
TILES_OF_COLOUR: Final = 13
LETTERS: Final = "BYRKT"
SPECIAL: Final = 5
"""A special tile, and the slot for it, among colours 0–4."""
WILD: Final = 6
"""A multicolour slot."""
SLOT_LETTERS: Final = LETTERS + "sw"

BOX_OF_PLATES: Final = """
    SA YK/Ts    SG sT/YB    WD TR/Bw
    SB Ks/TR    SH sY/BR    WE KY/Rw
    SC sK/RB    SI YB/Ks    WF wB/TK
    SD TR/Bs    WA TY/wK    WG TB/wY
    SE Ys/KR    WB TK/Rw    WH YR/wB
    SF BK/sT    WC Rw/BK    WJ RT/Yw
"""
"""§1.2 The dome plates: upper two slots / lower two slots."""
_WORDS: Final = BOX_OF_PLATES.split()
_SLOTS_OF: Final = dict(sorted(zip(_WORDS[0::2], _WORDS[1::2], strict=True)))
PLATE_NAMES: Final = tuple(_SLOTS_OF)
PLATES: Final = len(PLATE_NAMES)
PLATE_SLOTS: Final = 4
"""Top left, top right, bottom left, bottom right."""
ROTATIONS: Final = 4


def _turned(slots: str, quarters: int) -> tuple[int, ...]:
    """The slots of a plate after some quarter turns clockwise."""
    for _ in range(quarters):
        slots = slots[2] + slots[0] + slots[3] + slots[1]
    return tuple(SLOT_LETTERS.index(slot) for slot in slots)


SLOTS: Final = tuple(
    tuple(_turned(slots.replace("/", ""), quarters) for quarters in range(ROTATIONS))
    for slots in _SLOTS_OF.values()
)
"""What a plate shows, by its number, its rotation and its four slots."""

KINDS: Final = 2
"""§1.2 The backs of plates: special plates first, then wild ones."""
KIND_LETTERS: Final = "SW"
KIND_OF: Final = tuple(KIND_LETTERS.index(name[0]) for name in PLATE_NAMES)
ALL_PLATES: Final = (1 << PLATES) - 1
PLATES_OF_KIND: Final = tuple(
    sum(1 << plate for plate in range(PLATES) if KIND_OF[plate] == kind) for kind in range(KINDS)
)
"""The plates with each back, as bits."""

assert PLATES == 18
assert [bits.bit_count() for bits in PLATES_OF_KIND] == [9, 9]
assert all(len({*slots} - {SPECIAL, WILD}) == 3 for plate in SLOTS for slots in plate)
assert all((SPECIAL, WILD)[KIND_OF[plate]] in SLOTS[plate][0] for plate in range(PLATES))
assert len({slots for plate in SLOTS for slots in plate}) == PLATES * ROTATIONS

CHIP_NAMES: Final = ("B", "Y", "R", "K", "T", "TY", "YK", "KB", "BR", "RT")
CHIP_KINDS: Final = len(CHIP_NAMES)
CHIPS_OF_KIND: Final = 2
CHIPS_A_ROUND: Final = 2
"""§6.5 How many each player takes."""
FACE_DOWN: Final = CHIP_KINDS
"""A chip that nobody has seen, among kinds 0–9."""


def chip_bits(counts: Row) -> int:
    """Some chips as bits: one for the first chip of each kind, then one for the second of each."""
    bits = 0
    for kind in range(CHIP_KINDS):
        if counts[kind] > 0:
            bits |= 1 << kind
        if counts[kind] > 1:
            bits |= 1 << (CHIP_KINDS + kind)
    return bits


CHIPS_SHOWING: Final = tuple(
    chip_bits([CHIPS_OF_KIND * (letter in name) for name in CHIP_NAMES]) for letter in LETTERS
)
"""§1.3 The chips that show a colour, as bits."""

assert all(chips.bit_count() == 3 * CHIPS_OF_KIND for chips in CHIPS_SHOWING)
assert CHIP_KINDS * CHIPS_OF_KIND == LAST_ROUND * SEATS * CHIPS_A_ROUND

SMALL: Final = 4
"""§1.4 Four small factories, 0–3."""
LARGE: Final = 4
"""The large factory, after the small ones."""
FACTORIES: Final = 5
SMALL_TILES: Final = 4
LARGE_TILES: Final = 5
FACE_UP: Final = 3
"""§2.1 How many plates lie face up."""
STACK_TILES: Final = SMALL_TILES - 1
"""§6.1 At most so many tiles are left to be stacked on a small factory."""

ROWS: Final = 6
"""§1.5 Six pattern rows of 1–6 spaces, and a dome of 6 × 6 cells."""
SQUARES: Final = 9
"""The dome's squares for plates, 3 × 3."""
BROKEN: Final = 6
"""Where tiles are laid: the pattern rows 0–5, or broken."""
BROKEN_SLOTS: Final = 4
BROKEN_COSTS: Final = (1, 2, 3, 4)
FIRST_PLAYER_COST: Final = 2

SIDES: Final = (
    ("rows", "kinds"),
    ("columns", "border"),
    ("diagonals", "corners"),
    ("wilds", "specials"),
)
"""§10 The two sides of each scoring tablet."""
SIDE_NAMES: Final = tuple(side for tablet in SIDES for side in tablet)
KINDS_SIDE: Final = 1 << SIDE_NAMES.index("kinds")
BORDER_SIDE: Final = 1 << SIDE_NAMES.index("border")
WILDS_SIDE: Final = 1 << SIDE_NAMES.index("wilds")
SPECIALS_SIDE: Final = 1 << SIDE_NAMES.index("specials")


def _cells(*cells: tuple[int, int]) -> int:
    """Cells of a dome as bits, row by row."""
    return sum(1 << (ROWS * row + column) for row, column in cells)


def _goals() -> Iterator[tuple[str, int, int]]:
    """Sides that give points for cells that are all filled."""
    for i in range(ROWS):
        yield "rows", _cells(*((i, column) for column in range(ROWS))), 3
        yield "columns", _cells(*((row, i) for row in range(ROWS))), 7
    yield "diagonals", _cells(*((i, i) for i in range(ROWS))), 10
    yield "diagonals", _cells(*((i, ROWS - 1 - i) for i in range(ROWS))), 10
    for top, points in ((0, 3), (ROWS - 2, 8)):
        for left in (0, ROWS - 2):
            plate = ((top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1))
            yield "corners", _cells(*plate), points


GOAL_SIDE: Final = tuple(1 << SIDE_NAMES.index(side) for side, _, _ in _goals())
GOAL_CELLS: Final = tuple(cells for _, cells, _ in _goals())
GOAL_POINTS: Final = tuple(points for _, _, points in _goals())
GOALS: Final = len(GOAL_POINTS)
BORDER_CELLS: Final = _cells(
    *(
        (row, column)
        for row in range(ROWS)
        for column in range(ROWS)
        if {row, column} & {0, ROWS - 1}
    )
)

assert BORDER_CELLS.bit_count() == 20

# Phases
DEAL: Final = 0
PLATES_PHASE: Final = 1
ACQUIRE: Final = 2
DRAW: Final = 3
KEEP: Final = 4
RETURN: Final = 5
LAY: Final = 6
STACK: Final = 7
DECORATE: Final = 8
OVER: Final = 9
# Inside a move only: an action is over; both players have decorated
ACTED: Final = 10
DECORATED: Final = 11

# Nature's tasks, in the order in which they are done: §11.1
PLATE_TASK: Final = 0
TOP_TASK: Final = PLATE_TASK + FACE_UP
LARGE_TASK: Final = TOP_TASK + 1
SMALL_TASK: Final = LARGE_TASK + 1
"""This one and every second: fill a small factory. Those between: reveal its chip."""
CHIP_TASK: Final = SMALL_TASK + 1
FRONT_TASK: Final = SMALL_TASK + 2 * SMALL
TASKS: Final = FRONT_TASK + PLATES
FILL_FACTORIES: Final = sum(1 << task for task in (LARGE_TASK, *range(SMALL_TASK, FRONT_TASK, 2)))


class State(engine.State):
    """All that lies on the table. Seats, rows, columns, squares and factories count from 0."""

    players: Annotated[int, I1]
    tablets: Annotated[int, I2]  # the sides in play, as bits
    round: Annotated[int, I1]
    phase: Annotated[int, I1]
    start: Annotated[int, I1]  # start player of the running round
    turn: Annotated[int, I1]
    winners: Annotated[int, I1]
    tasks: Annotated[int, I8]  # what nature still has to draw for, as bits
    then_phase: Annotated[int, I1]  # what follows when nature has drawn
    then_turn: Annotated[int, I1]
    stacking: Annotated[int, I1]  # the factory whose tiles `turn` is stacking
    row: Annotated[int, I1]  # the row that `turn` is decorating
    paid: Annotated[int, I1]  # missing tiles of that row that chips have paid for
    hand: Annotated[int, I1]  # the plate to be laid, or NONE
    # The factories
    sun: Annotated[Grid, I1, FACTORIES, COLOURS]
    stack: Annotated[Grid, I1, SMALL, STACK_TILES]  # from the bottom: a colour or NONE
    height: Annotated[Row, I1, SMALL]
    large_moon: Annotated[Row, I1, COLOURS]
    first: Annotated[int, I1]  # first-player tile: NONE on the large factory, else its owner
    chip: Annotated[Row, I1, SMALL]  # a kind, FACE_DOWN or NONE
    # What is drawn from. What nobody has seen has no place, only a number or a set.
    bag: Annotated[Row, I1, COLOURS]
    tower: Annotated[Row, I1, COLOURS]
    chips: Annotated[Row, I1, CHIP_KINDS]  # not revealed yet
    face_up: Annotated[Row, I1, FACE_UP]  # a plate or NONE
    unseen: Annotated[int, I8]  # plates somewhere in the deck, as bits
    returned: Annotated[Row, I1, PLATES]  # plates under those, in the order they will come up
    returned_count: Annotated[int, I1]
    top: Annotated[int, I1]  # the back that shows, NONE while unknown or when the deck is empty
    drawn: Annotated[Row, I1, PLATES]  # a plate, PLATES + its kind before it is turned, or NONE
    drawn_count: Annotated[int, I1]
    # The players
    score: Annotated[Row, I2, SEATS]
    tokens: Annotated[Row, I1, SEATS]
    row_colour: Annotated[Grid, I1, SEATS, ROWS]
    row_count: Annotated[Grid, I1, SEATS, ROWS]
    broken: Annotated[Grid, I1, SEATS, BROKEN_SLOTS]  # in order of arrival: a colour or NONE
    broken_count: Annotated[Row, I1, SEATS]
    tray: Annotated[Grid, I1, SEATS, CHIP_KINDS]
    taken: Annotated[Row, I1, SEATS]  # chips taken in this round
    square: Annotated[Grid, I1, SEATS, SQUARES]  # ROTATIONS * plate + rotation, or NONE
    dome: Annotated[Cube, I1, SEATS, ROWS, ROWS]  # a colour, SPECIAL or NONE
    # Said above already, kept again because every move asks for it:
    slot: Annotated[Cube, I1, SEATS, ROWS, ROWS]  # a colour, SPECIAL, WILD; NONE without a plate
    laid: Annotated[Row, I2, SEATS]  # the squares that have a plate, as bits
    on_offer: Annotated[int, I8]  # colours on each sun, then those that the moons offer
    bare: Annotated[int, I1]  # the factories whose chip can be taken, as bits


# --- 11 Moves as numbers --------------------------------------------------------------------------

WORD: Final = 60
"""Legal moves are bits in words of this many."""
ALL_COLOURS: Final = (1 << COLOURS) - 1
MOONS: Final = COLOURS * FACTORIES
"""Where the moons' colours begin among all that is on offer: after five suns."""
OFFERS: Final = MOONS + COLOURS
AT_EVERY_SOURCE: Final = sum(1 << source for source in range(0, OFFERS, COLOURS))
"""Times a set of colours: those colours, on whatever sun or moon."""

FIRST_FACE_UP: Final = OFFERS * (ROWS + 1)
FIRST_CHIP: Final = FIRST_FACE_UP + FACE_UP
DRAW_ONE: Final = FIRST_CHIP + SMALL
STOP_DRAWING: Final = DRAW_ONE + 1
FIRST_STACK: Final = STOP_DRAWING + 1
LEAVE_ROW: Final = FIRST_STACK + COLOURS
FIRST_KEEP: Final = LEAVE_ROW + 1
FIRST_LAY: Final = FIRST_KEEP + PLATES
FIRST_RETURN: Final = FIRST_LAY + SQUARES * ROTATIONS
FIRST_CELL: Final = FIRST_RETURN + PLATES
FIRST_PAYMENT: Final = FIRST_CELL + ROWS * ROWS

BROKEN_WORD: Final = BROKEN * OFFERS // WORD

assert OFFERS * 2 == WORD  # two destinations a word


_KINDS: Final = range(CHIP_KINDS)
_PAIRS: Final = [
    pair
    for pair in combinations_with_replacement(_KINDS, 2)
    if {*CHIP_NAMES[pair[0]]} & {*CHIP_NAMES[pair[1]]}
]
_TRIPLES: Final = [
    triple for triple in combinations_with_replacement(_KINDS, 3) if len({*triple}) > 1
]
CHIPS_OF_PAYMENT: Final = tuple(
    chip_bits([chips.count(kind) for kind in _KINDS]) for chips in (*_PAIRS, *_TRIPLES)
)
"""§7.4 Pairs of chips that show the same colour, then any three; in the order of §1.3; as bits."""
PAIRS: Final = len(_PAIRS)
PAYMENTS: Final = len(CHIPS_OF_PAYMENT)

assert (PAIRS, PAYMENTS) == (25, 25 + 210)

FIRST_DRAW: Final = FIRST_PAYMENT + PAYMENTS
"""Nature's moves are the last of all: colours and kinds of chips, backs, plates, `again`."""
BACK_DRAWN: Final = CHIP_KINDS
PLATE_DRAWN: Final = BACK_DRAWN + KINDS
AGAIN: Final = PLATE_DRAWN + PLATES
DRAWS: Final = AGAIN + 1
MOVES: Final = FIRST_DRAW + DRAWS
WORDS: Final = -(-MOVES // WORD)


def sun_number(factory: int, colour: int, row: int) -> int:
    """The move that takes a colour from a sun to a row, or BROKEN."""
    return OFFERS * row + COLOURS * factory + colour


def moon_number(colour: int, row: int) -> int:
    """The move that takes a colour from the moons to a row, or BROKEN."""
    return OFFERS * row + MOONS + colour


def lay_number(square: int, rotation: int) -> int:
    """The move that lays the plate in hand."""
    return FIRST_LAY + ROTATIONS * square + rotation


def cell_number(row: int, column: int) -> int:
    """The move that lays the tile of a full row on a cell."""
    return FIRST_CELL + ROWS * row + column
