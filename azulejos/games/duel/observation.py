"""What a seat sees in Azul Duel, as numbers."""

from typing import Final

from azulejos.engine.state import Row
from azulejos.games.duel.rules.box import (
    BORDER_CELLS,
    BROKEN_SLOTS,
    CHIP_KINDS,
    CHIPS_A_ROUND,
    CHIPS_OF_KIND,
    COLOURS,
    DECORATE,
    FACE_UP,
    FACTORIES,
    GOAL_POINTS,
    KINDS,
    LARGE_TILES,
    LAST_ROUND,
    OVER,
    PLATES,
    PLATES_PHASE,
    ROWS,
    SEATS,
    SIDE_NAMES,
    SMALL,
    SPECIAL,
    STACK,
    STACK_TILES,
    START_SCORE,
    TILES_OF_COLOUR,
    TOKENS,
    WILD,
    State,
)
from azulejos.games.pieces.tiles import NONE
from azulejos.observation.encoders import (
    place_of,
    write_bits,
    write_counts,
    write_kind,
    write_number,
    write_player,
    write_players,
)
from azulejos.observation.fields import Field

CHOICES: Final = DECORATE - PLATES_PHASE + 1
"""The phases in which a seat chooses."""
TABLET_SIDES: Final = len(SIDE_NAMES)
BACKS_AND_PLATES: Final = PLATES + KINDS
CELLS: Final = ROWS * ROWS
TILE_KINDS: Final = SPECIAL + 1
SLOT_KINDS: Final = WILD + 1
MOST_POINTS: Final = (
    START_SCORE
    + CELLS * 2 * ROWS
    + sum(GOAL_POINTS)
    + 4 * ROWS
    + BORDER_CELLS.bit_count()
    + 2 * (PLATES // KINDS)
)
"""Every tile in two runs of six, and both sides of all tablets: more than anybody can have."""

ORDER: Final = (
    "colours BYRKT, chips B Y R K T TY YK KB BR RT, plates and backs in alphabetical order"
)
"""The order of kinds along the axes of fields."""
MOVE_GROUPS: Final = (
    ("take tiles", "S1B>1 … MT>F", "row, then factory and moons, then colour"),
    ("take a plate", "P1 … P3", "place"),
    ("take a chip", "C1 … C4", "factory"),
    ("draw, stop", "draw … stop", ""),
    ("stack", "^B … ^T", "colour"),
    ("leave the row", "leave", ""),
    ("keep a plate", "K1 … K18", "drawing order"),
    ("lay the plate", "@1r0 … @9r3", "square, then rotation"),
    ("return a plate", "U1 … U18", "drawing order"),
    ("lay a tile", "1@1 … 6@6", "row, then column"),
    ("pay", "pay B+B … pay BR+RT+RT", "pairs, then triples, in the order of the chips"),
)
"""Actions by groups: what they do, the first and the last move, and their order."""


def longest_game(s: State) -> tuple[int, int]:
    """The most decisions of seats, and the most draws, in one game.

    The rules allow any number of refills of the large factory (§3.2). Ten in a round are counted
    here: more are too unlikely ever to happen.
    """
    plates = 4 * (18 + 1 + 1 + 18 + 1)  # four times: draw all plates, stop, keep, return, lay
    decorating = s.players * 6 * (6 + 1)  # pay for each tile of each row, and choose a cell
    filling = 4 + 21 + 10 * 6 + 4
    decisions = 4 + LAST_ROUND * (21 + 8 + 4 + plates + decorating)
    return decisions, 30 + LAST_ROUND * (filling + 4 * 2 * 18)


def fields(players: int) -> tuple[Field, ...]:
    """The fields of an observation, in order."""
    return (*_fields_of_table(players), *_fields_of_players(players))


def _fields_of_table(players: int) -> tuple[Field, ...]:
    heap = (COLOURS,)
    return (
        Field("turn", (players,), 1, "whose turn it is; nobody's at the end"),
        Field("start", (players,), 1, "the start player of the round"),
        Field("first", (players,), 1, "who took the first-player tile; nobody yet: zeros"),
        Field("round", (), LAST_ROUND, "the round, from 1"),
        Field(
            "phase",
            (CHOICES,),
            1,
            "plates, acquire, draw, keep, return, lay, stack or decorate; at the end, zeros",
        ),
        Field("tablets", (TABLET_SIDES,), 1, f"the sides in play: {', '.join(SIDE_NAMES)}"),
        Field("stacking", (SMALL,), 1, "the small factory whose tiles are being stacked"),
        Field("row", (ROWS,), 1, "the row that is being decorated"),
        Field("paid", (), ROWS, "missing tiles of that row that chips have paid for"),
        Field("hand", (PLATES,), 1, "the plate to be laid"),
        Field("suns", (FACTORIES, COLOURS), LARGE_TILES, "tiles on the suns, by colour"),
        Field("stacks", (SMALL, STACK_TILES, COLOURS), 1, "tiles on small moons, from the bottom"),
        Field("large_moon", heap, TILES_OF_COLOUR, "tiles on the large moon, by colour"),
        Field(
            "chip", (SMALL, CHIP_KINDS + 1), 1, "the chip of each small factory; last: face down"
        ),
        Field("bag", heap, TILES_OF_COLOUR, "tiles in the bag, by colour"),
        Field("tower", heap, TILES_OF_COLOUR, "tiles in the tower, by colour"),
        Field("chips", (CHIP_KINDS,), CHIPS_OF_KIND, "chips not revealed yet, by kind"),
        Field("face_up", (FACE_UP, PLATES), 1, "the plate at each place"),
        Field("unseen", (PLATES,), 1, "plates somewhere in the deck"),
        Field("returned", (PLATES,), PLATES, "plates put under the deck: 1 comes up first; else 0"),
        Field("top", (KINDS,), 1, "the back that shows on the deck"),
        Field(
            "drawn",
            (PLATES, BACKS_AND_PLATES),
            1,
            "by drawing order: the plate, or before it is turned its back (last two)",
        ),
    )


def _fields_of_players(players: int) -> tuple[Field, ...]:
    slots, tiles = (SLOT_KINDS, ROWS, ROWS), (TILE_KINDS, ROWS, ROWS)
    return (
        Field("score", (players,), MOST_POINTS, "points"),
        Field("tokens", (players,), TOKENS, "player tokens left"),
        Field("taken", (players,), CHIPS_A_ROUND, "chips taken in this round"),
        Field("rows", (players, ROWS, COLOURS), ROWS, "tiles in each pattern row, by colour"),
        Field("broken", (players, COLOURS), BROKEN_SLOTS, "broken tiles, by colour"),
        Field("tray", (players, CHIP_KINDS), CHIPS_OF_KIND, "chips in the tray, by kind"),
        Field(
            "slots", (players, *slots), 1, "what plates show: colour, special, wild; row, column"
        ),
        Field("dome", (players, *tiles), 1, "tiles on the dome: colour or special; row, column"),
    )


def observe(s: State, seat: int, view: Row) -> None:
    """Write what a seat sees into a view that is all zeros."""
    at = write_player(s, view, 0, seat, s.turn)
    at = write_player(s, view, at, seat, s.start)
    at = write_player(s, view, at, seat, s.first)
    at = write_number(view, at, s.round)
    at = write_kind(view, at, CHOICES, s.phase - PLATES_PHASE if s.phase < OVER else NONE)
    at = write_bits(view, at, TABLET_SIDES, s.tablets)
    at = write_kind(view, at, SMALL, s.stacking if s.phase == STACK else NONE)
    at = write_kind(view, at, ROWS, s.row if s.phase == DECORATE else NONE)
    at = write_number(view, at, s.paid)
    at = write_kind(view, at, PLATES, s.hand)
    at = write_factories(s, view, at)
    at = write_deck(s, view, at)
    at = write_players(s, view, at, seat, s.score)
    at = write_players(s, view, at, seat, s.tokens)
    at = write_players(s, view, at, seat, s.taken)
    for p in range(SEATS):
        write_board(s, view, at, place_of(s, seat, p), p)


def write_factories(s: State, view: Row, at: int) -> int:
    """Suns, moons and chips; then what tiles and chips are drawn from."""
    for factory in range(FACTORIES):
        at = write_counts(view, at, COLOURS, s.sun[factory])
    for factory in range(SMALL):
        for place in range(STACK_TILES):
            at = write_kind(view, at, COLOURS, s.stack[factory][place])
    at = write_counts(view, at, COLOURS, s.large_moon)
    for factory in range(SMALL):
        at = write_kind(view, at, CHIP_KINDS + 1, s.chip[factory])
    at = write_counts(view, at, COLOURS, s.bag)
    at = write_counts(view, at, COLOURS, s.tower)
    return write_counts(view, at, CHIP_KINDS, s.chips)


def write_deck(s: State, view: Row, at: int) -> int:
    """Plates face up, in the deck, and drawn from it."""
    for place in range(FACE_UP):
        at = write_kind(view, at, PLATES, s.face_up[place])
    at = write_bits(view, at, PLATES, s.unseen)
    for place in range(s.returned_count):
        view[at + s.returned[place]] = place + 1
    at = write_kind(view, at + PLATES, KINDS, s.top)
    for place in range(PLATES):
        at = write_kind(view, at, BACKS_AND_PLATES, s.drawn[place])
    return at


def write_board(s: State, view: Row, at: int, place: int, p: int) -> None:
    """A player's rows, broken tiles, chips and dome, at the player's place in each field."""
    rows = at + ROWS * COLOURS * place
    at += SEATS * ROWS * COLOURS
    broken = at + COLOURS * place
    at += SEATS * COLOURS
    write_counts(view, at + CHIP_KINDS * place, CHIP_KINDS, s.tray[p])
    at += SEATS * CHIP_KINDS
    slots = at + SLOT_KINDS * CELLS * place
    tiles = at + SEATS * SLOT_KINDS * CELLS + TILE_KINDS * CELLS * place
    for slot in range(s.broken_count[p]):
        view[broken + s.broken[p][slot]] += 1
    for row in range(ROWS):
        if s.row_count[p][row] > 0:
            view[rows + COLOURS * row + s.row_colour[p][row]] = s.row_count[p][row]
        for column in range(ROWS):
            cell = ROWS * row + column
            if s.slot[p][row][column] != NONE:
                view[slots + CELLS * s.slot[p][row][column] + cell] = 1
            if s.dome[p][row][column] != NONE:
                view[tiles + CELLS * s.dome[p][row][column] + cell] = 1
