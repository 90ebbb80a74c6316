"""Azul in text and JSON: docs/rules/azul.md, sections 8 and 9."""

import re
from collections.abc import Mapping
from typing import Final

from azulejos.games.azul import rules
from azulejos.games.azul.position import AzulBoard, AzulPosition, OfPhase
from azulejos.games.azul.rules import (
    COLOUR_WALL,
    COLOURS,
    FLOOR,
    FLOOR_SPACES,
    LAST_ROUND,
    LETTERS,
    MARKER,
    SEATS,
    SIZE,
    TILES_OF_COLOUR,
    State,
)
from azulejos.games.pieces.displays import CENTRE, DISPLAY_TILES, DISPLAYS, SOURCES, next_seat
from azulejos.games.pieces.tiles import NONE
from azulejos.notation import Options, Pick
from azulejos.notation.errors import quoted
from azulejos.notation.line import ABSENT, Codec, cells, counts, many, maybe, number, pair, word
from azulejos.notation.position import pattern_line
from azulejos.notation.reading import (
    Part,
    check,
    check_colour,
    check_winners,
    items,
    letters,
    read_turn,
    whole,
)
from azulejos.notation.tiles import (
    choose_option,
    heap,
    named,
    no_other_options,
    numbers,
    seats,
    spell,
)
from azulejos.words import Message

GAME: Final = "azul"
PHASES: Final = ("deal", "offer", "tiling", "over")
WALLS: Final = ("colour", "grey")
MARKER_LETTER: Final = "1"
ON_FLOOR: Final = LETTERS + MARKER_LETTER
MOST_POINTS: Final = 9999

# --- 8 Text of moves ------------------------------------------------------------------------------


def _texts() -> tuple[str, ...]:
    sources = [*"123456789", "C"]
    lines = [*"12345", "F"]
    taking = [source + colour + line for line in lines for source in sources for colour in LETTERS]
    tiling = [f"{row}@{column}" for row in range(1, 6) for column in range(1, 6)]
    drawing = [f"={colour}" for colour in LETTERS]
    return (*taking, *tiling, *drawing)


TEXTS: Final = _texts()
NUMBERS: Final = numbers(TEXTS)

assert len(TEXTS) == rules.MOVES
assert TEXTS[rules.take_number(CENTRE, 3, FLOOR)] == "CKF"
assert TEXTS[rules.cell_number(1, 4)] == "2@5"
assert TEXTS[rules.draw_number(2)] == "=R"

# --- Options --------------------------------------------------------------------------------------


def options(given: Mapping[str, object], pick: Pick) -> Options:
    """§1.1, §1.4 Two to four players, and one of two walls."""
    no_other_options(given, ("players", "wall"), GAME)
    return {
        "players": choose_option(given, "players", (2, 3, 4)),
        "wall": choose_option(given, "wall", WALLS),
    }


def new(options: Options, start: int) -> State:
    """A new game: nature is about to deal."""
    s = State()
    rules.set_up(s, options["players"], WALLS.index(options["wall"]), start)
    return s


# --- 9 Position as JSON ---------------------------------------------------------------------------


def position(s: State) -> AzulPosition:
    """A state as a position."""
    return {
        "game": GAME,
        "options": {"players": s.players, "wall": WALLS[s.grey]},
        "round": s.round,
        "phase": PHASES[s.phase],
        "start": s.start,
        "turn": s.turn if s.turn >= 0 else None,
        **_of_phase(s),
        "factories": [spell(s.pool[i], LETTERS) for i in range(DISPLAYS[s.players])],
        "centre": spell(s.pool[CENTRE], LETTERS),
        "marker": _marker(s),
        "bag": named(s.bag, LETTERS),
        "lid": named(s.lid, LETTERS),
        "players": [_player(s, p) for p in range(s.players)],
    }


def _of_phase(s: State) -> OfPhase:
    """The fields that only some phases have."""
    written: OfPhase = {}
    if s.phase == rules.TILING:
        written["row"] = min(s.row + 1, SIZE)  # inside a move, the row may be one too far
    if s.phase == rules.OVER:
        written["winners"] = seats(s.winners, s.players)
    return written


def _marker(s: State) -> str:
    if s.marker == NONE:
        return "centre"
    return f"{'floor' if MARKER in s.floor[s.marker] else 'beside'}:{s.marker}"


def _player(s: State, p: int) -> AzulBoard:
    return {
        "score": s.score[p],
        "lines": [
            pattern_line(LETTERS[colour], count)
            for colour, count in zip(s.line_colour[p], s.line_count[p], strict=True)
        ],
        "wall": ["".join((LETTERS + ".")[cell] for cell in row) for row in s.wall[p]],
        "floor": "".join(ON_FLOOR[tile] for tile in s.floor[p] if tile != NONE),
    }


def state(position: Mapping[str, object]) -> State:
    """A position as a state; BadPosition says what is wrong with it."""
    part = Part(position)
    always = "game options round phase start turn factories centre marker bag lid players"
    part.choice("game", (GAME,))
    phase = PHASES.index(part.choice("phase", PHASES))
    sometimes = {rules.TILING: ("row",), rules.OVER: ("winners",)}
    part.only(*always.split(), *sometimes.get(phase, ()))
    s = State()
    _read_options(s, part.part("options"))
    s.phase = phase
    s.round = part.number("round", 1, LAST_ROUND)
    s.start = part.number("start", 0, s.players - 1)
    _read_table(s, part)
    for p, (place, player) in enumerate(part.items("players", s.players)):
        _read_player(s, p, Part(player, place))
    _read_marker(s, part)
    _read_turn(s, part)
    _check_tiles(s)
    _check_phase(s, part)
    return s


def _read_options(s: State, part: Part) -> None:
    part.only("players", "wall")
    s.players = part.choice("players", (2, 3, 4))
    s.grey = WALLS.index(part.choice("wall", WALLS))
    for p in range(SEATS):
        s.line_colour[p] = [NONE] * SIZE
        s.wall[p] = [[NONE] * SIZE for _ in range(SIZE)]
        s.floor[p] = [NONE] * FLOOR_SPACES


def _read_table(s: State, part: Part) -> None:
    for i, (place, tiles) in enumerate(part.items("factories", DISPLAYS[s.players])):
        s.pool[i] = heap(letters(tiles, place, LETTERS, DISPLAY_TILES), LETTERS)
    most = COLOURS * TILES_OF_COLOUR
    s.pool[CENTRE] = heap(part.letters("centre", LETTERS, most), LETTERS)
    for source in range(SOURCES):
        for colour in range(COLOURS):
            if s.pool[source][colour]:
                s.on_offer |= 1 << (COLOURS * source + colour)
    s.bag = part.counts("bag", LETTERS, TILES_OF_COLOUR)
    s.lid = part.counts("lid", LETTERS, TILES_OF_COLOUR)


def _read_player(s: State, p: int, part: Part) -> None:
    part.only("score", "lines", "wall", "floor")
    s.score[p] = part.number("score", 0, MOST_POINTS)
    for row, (place, text) in enumerate(part.items("wall", SIZE)):
        _read_wall_row(s, p, row, place, text)
    for row, (place, line) in enumerate(part.items("lines", SIZE)):
        _read_pattern_line(s, p, row, place, line)
    floor = part.letters("floor", ON_FLOOR, FLOOR_SPACES)
    s.floor_count[p] = len(floor)
    for space, letter in enumerate(floor):
        s.floor[p][space] = ON_FLOOR.index(letter)


def _read_wall_row(s: State, p: int, row: int, place: str, value: object) -> None:
    text = letters(value, place, LETTERS + ".", SIZE)
    check(len(text) == SIZE, place, Message("positions-cells", said=quoted(text), count=SIZE))
    for column, letter in enumerate(text):
        if letter == ".":
            continue
        colour = LETTERS.index(letter)
        twice = s.row_colours[p][row] >> colour & 1
        check(not twice, place, Message("positions-twice", said=letter), "3.4")
        _check_cell(s, p, row, column, colour, place)
        s.wall[p][row][column] = colour
        s.row_colours[p][row] |= 1 << colour
        s.cells[p] |= 1 << (SIZE * row + column)


def _check_cell(s: State, p: int, row: int, column: int, colour: int, place: str) -> None:
    letter, number = LETTERS[colour], column + 1
    if s.grey:
        again = Message("azul-positions-column-twice", letter=letter, column=number)
        check(not rules.column_has(s, p, column, colour), place, again, "7.1")
    else:
        printed = COLOUR_WALL[row][column]
        other = Message("azul-positions-printed", letter=letter, printed=printed, column=number)
        check(letter == printed, place, other, "1.5")


def _read_pattern_line(s: State, p: int, row: int, place: str, line: object) -> None:
    (where, colour), (how, count) = items(line, place, 2)
    letter = letters(colour, where, LETTERS, 1)
    s.line_count[p][row] = whole(count, how, 0, row + 1)
    check(bool(letter) == bool(count), place, Message("positions-half-line", said=quoted(line)))
    if letter:
        s.line_colour[p][row] = LETTERS.index(letter)
        on_wall = s.row_colours[p][row] >> LETTERS.index(letter) & 1
        check(not on_wall, place, Message("azul-positions-on-wall", letter=letter), "3.4")


def _read_marker(s: State, part: Part) -> None:
    beside = [f"{where}:{seat}" for where in ("floor", "beside") for seat in range(s.players)]
    where, _, owner = part.choice("marker", ("centre", *beside)).partition(":")
    s.marker = int(owner) if owner else NONE
    for p in range(s.players):
        lying = s.floor[p].count(MARKER)
        due = int(where == "floor" and p == s.marker)
        what = Message("azul-positions-markers", seat=p, count=lying, due=due)
        check(lying == due, part.at("marker"), what)


def _read_turn(s: State, part: Part) -> None:
    seated = s.phase in (rules.OFFER, rules.TILING)
    s.turn = read_turn(part, s.players, seated, s.phase == rules.DEAL)


def _check_tiles(s: State) -> None:
    """§1.1 Twenty tiles of each colour are somewhere."""
    for colour, letter in enumerate(LETTERS):
        count = s.bag[colour] + s.lid[colour] + sum(source[colour] for source in s.pool)
        for p in range(s.players):
            on_lines = zip(s.line_colour[p], s.line_count[p], strict=True)
            count += sum(n for c, n in on_lines if c == colour)
            count += sum(row.count(colour) for row in s.wall[p])
            count += s.floor[p].count(colour)
        check_colour(letter, count, TILES_OF_COLOUR)


def _check_phase(s: State, part: Part) -> None:
    if s.phase == rules.OFFER:
        check(s.on_offer != 0, "phase", Message("positions-none-on-table", phase="offer"), "3.7")
        return
    what = Message("positions-tiles-here", phase=PHASES[s.phase])
    check(not any(s.pool[CENTRE]), "centre", what, "3.7")
    if s.phase == rules.DEAL:
        _check_deal(s)
        return
    check(s.on_offer == 0, "factories", what, "3.7")
    if s.phase == rules.TILING:
        _check_tiling(s, part)
    else:
        _check_over(s, part)


def _check_deal(s: State) -> None:
    tiles = [sum(s.pool[i]) for i in range(DISPLAYS[s.players])]
    s.dealt = sum(tiles)
    in_order = [min(DISPLAY_TILES, max(0, s.dealt - DISPLAY_TILES * i)) for i in range(len(tiles))]
    check(tiles == in_order, "factories", Message("positions-in-turn"), "2.1")
    room = s.dealt < DISPLAY_TILES * len(tiles)
    check(room, "phase", Message("azul-positions-displays-full"), "2.1")
    check(sum(s.bag) > 0, "bag", Message("positions-bag-empty"), "5.2")
    check(s.marker == NONE, "marker", Message("azul-positions-marker-central"), "5.1")
    for p in range(s.players):
        _check_finished(s, p, SIZE)


def _check_tiling(s: State, part: Part) -> None:
    check(bool(s.grey), "phase", Message("azul-positions-no-tiling"), "7.2")
    s.row = part.number("row", 1, SIZE) - 1
    full = s.line_count[s.turn][s.row] == s.row + 1
    check(full, "row", Message("azul-positions-line-not-full", line=s.row + 1, seat=s.turn), "4.1")
    choices = rules.cells_for_line(s, s.turn, s.row).bit_count()
    check(choices > 1, "row", Message("positions-few-cells", count=choices), "7.2")
    p = s.start
    while p != s.turn:
        _check_finished(s, p, SIZE)
        p = next_seat(s, p)
    _check_finished(s, s.turn, s.row)


def _check_finished(s: State, p: int, rows: int) -> None:
    """§7.4 A player has tiled the first rows, and with all of them has paid for the floor."""
    for row in range(rows):
        unfinished = s.line_count[p][row] == row + 1
        check(not unfinished, "turn", Message("azul-positions-untiled", seat=p, row=row + 1), "7.4")
    unpaid = rows == SIZE and s.floor_count[p] > 0
    check(not unpaid, "turn", Message("azul-positions-floor-unpaid", seat=p), "7.4")


def _check_over(s: State, part: Part) -> None:
    for p in range(s.players):
        _check_finished(s, p, SIZE)
    s.winners = rules.winners(s)
    check_winners(part, seats(s.winners, s.players), "6.3")


# --- One line of text -----------------------------------------------------------------------------

LINE: Final[dict[str, Codec]] = {
    "options.players": number,
    "options.wall": word,
    "round": number,
    "phase": word,
    "start": number,
    "turn": maybe(number),
    "row": maybe(number, ABSENT),
    "winners": maybe(many(number, ","), ABSENT),
    "factories": many(word, ","),
    "centre": word,
    "marker": word,
    "bag": counts(LETTERS),
    "lid": counts(LETTERS),
}
SEAT_LINE: Final[dict[str, Codec]] = {
    "score": number,
    "lines": many(pair(), ","),
    "wall": many(cells(), "/"),
    "floor": word,
}

# --- Why not --------------------------------------------------------------------------------------


def refusal(s: State, text: str) -> tuple[Message, str]:
    """Why a text is not a legal move: a reason, and the clause of the rules."""
    if text not in NUMBERS:
        return _no_move(text), "8"
    if s.phase == rules.OVER:
        return Message("refusals-over"), "6.1"
    if text.startswith("="):
        return _no_draw(s, text[1])
    if "@" in text:
        return _no_cell(s, int(text[0]) - 1, int(text[2]) - 1)
    return _no_take(s, text)


def _no_move(text: str) -> Message:
    if re.fullmatch(r"[1-9C].[1-5F]", text):
        colours = ", ".join(LETTERS)
        return Message("refusals-no-colour", said=quoted(text[1]), colours=colours)
    if re.fullmatch(r"[1-9C][BYRKW].", text):
        return Message("azul-refusals-no-line", said=quoted(text[2]))
    if re.fullmatch(r".[BYRKW][1-5F]", text):
        return Message("azul-refusals-no-display", said=quoted(text[0]))
    return Message("azul-refusals-no-move")


def _no_draw(s: State, letter: str) -> tuple[Message, str]:
    if s.phase != rules.DEAL:
        return Message("azul-refusals-nature-fills"), "2.1"
    return Message("refusals-bag", colour=letter), "5.2"


def _no_cell(s: State, row: int, column: int) -> tuple[Message, str]:
    if s.phase != rules.TILING:
        return Message("azul-refusals-no-cell-now"), "7.2"
    if row != s.row:
        return Message("azul-refusals-row-order", row=s.row + 1), "7.4"
    if s.wall[s.turn][row][column] != NONE:
        return Message("refusals-cell-taken", row=row + 1, column=column + 1), "7.1"
    colour = LETTERS[s.line_colour[s.turn][row]]
    return Message("azul-refusals-column-has", colour=colour, column=column + 1), "7.1"


def _no_take(s: State, text: str) -> tuple[Message, str]:
    if s.phase == rules.DEAL:
        return Message("azul-refusals-filling"), "2.1"
    if s.phase == rules.TILING:
        return Message("azul-refusals-choose-cell", row=s.row + 1), "3.7"
    if text[0] != "C" and int(text[0]) > DISPLAYS[s.players]:
        displays = DISPLAYS[s.players]
        return Message("refusals-displays", displays=displays, players=s.players), "1.2"
    source = CENTRE if text[0] == "C" else int(text[0]) - 1
    colour = LETTERS.index(text[1])
    if s.pool[source][colour] == 0:
        return Message("refusals-no-tile", source=text[0], colour=text[1]), "3.2"
    line = int(text[2]) - 1
    if s.line_count[s.turn][line] > line:
        return Message("azul-refusals-line-full", line=text[2]), "3.4"
    if s.line_count[s.turn][line] > 0 and s.line_colour[s.turn][line] != colour:
        held = LETTERS[s.line_colour[s.turn][line]]
        return Message("azul-refusals-line-holds", line=text[2], colour=held), "3.4"
    return Message("azul-refusals-wall-has", row=text[2], colour=text[1]), "3.4"
