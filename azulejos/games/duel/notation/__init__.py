"""Azul Duel in text and JSON: docs/rules/duel.md, sections 11 and 12.

Its parts: `reading.py` (a position as a state), `checks.py` (whether it can be) and
`refusal.py` (the texts of moves, and why one is refused).
"""

import re
from collections.abc import Mapping
from typing import Final

from azulejos.games.duel import rules
from azulejos.games.duel.notation.checks import TASK_TEXTS
from azulejos.games.duel.notation.reading import GAME, PHASES, state, tablet_sides
from azulejos.games.duel.notation.refusal import NUMBERS, TEXTS, refusal
from azulejos.games.duel.position import Deck, DuelBoard, DuelPosition, OfPhase, SmallFactory
from azulejos.games.duel.rules import box
from azulejos.games.duel.rules.box import CHIP_NAMES, LETTERS, PLATE_NAMES, SIDE_NAMES, SIDES, State
from azulejos.games.pieces.tiles import NONE
from azulejos.notation import Options, Pick
from azulejos.notation.errors import BadOption, quoted
from azulejos.notation.line import ABSENT, Codec, cells, counts, many, maybe, number, pair, word
from azulejos.notation.position import pattern_line
from azulejos.notation.tiles import named, no_other_options, seats, spell
from azulejos.words import Message

__all__ = ["GAME", "NUMBERS", "PHASES", "TEXTS", "refusal", "rules", "state"]

# --- Options --------------------------------------------------------------------------------------

FIRST_GAME: Final = ("rows", "columns", "diagonals")


def options(given: Mapping[str, object], pick: Pick) -> Options:
    """§2.1 The sides of scoring tablets: of the first game, at random, or by name."""
    no_other_options(given, ("tablets",), GAME)
    tablets = given.get("tablets", "first")
    if tablets == "first":
        return {"tablets": [*FIRST_GAME]}
    if tablets in ("three", "four"):
        left_out = pick(range(len(SIDES))) if tablets == "three" else None
        return {"tablets": [pick(sides) for i, sides in enumerate(SIDES) if i != left_out]}
    sides = tablet_sides([tablets] if isinstance(tablets, str) else tablets)
    if sides is None:
        known = ", ".join("/".join(sides) for sides in SIDES)
        raise BadOption(Message("duel-errors-tablets", said=quoted(tablets), known=known))
    return {"tablets": sides}


def new(options: Options, start: int) -> State:
    """A new game: nature is about to turn up plates."""
    s = State()
    rules.set_up(s, sum(1 << SIDE_NAMES.index(side) for side in options["tablets"]), start)
    return s


# --- 12 Position as JSON --------------------------------------------------------------------------


def position(s: State) -> DuelPosition:
    """A state as a position."""
    return {
        "game": GAME,
        "options": {"tablets": [side for i, side in enumerate(SIDE_NAMES) if s.tablets >> i & 1]},
        "round": s.round,
        "phase": PHASES[s.phase],
        "start": s.start,
        "turn": s.turn if s.turn >= 0 else None,
        **_of_phase(s),
        "small": [_small(s, factory) for factory in range(box.SMALL)],
        "large": {"sun": spell(s.sun[box.LARGE], LETTERS), "moon": spell(s.large_moon, LETTERS)},
        "first": "large" if s.first == NONE else s.first,
        "plates": [_plate(plate) for plate in s.face_up],
        "deck": _deck(s),
        "bag": named(s.bag, LETTERS),
        "tower": named(s.tower, LETTERS),
        "chips": named(s.chips, CHIP_NAMES),
        "players": [_player(s, p) for p in range(s.players)],
    }


def _of_phase(s: State) -> OfPhase:
    """The fields that only some phases have."""
    written: OfPhase = {}
    if s.phase == box.DEAL:
        written["deal"] = [text for task, text in enumerate(TASK_TEXTS) if s.tasks >> task & 1]
        written["then"] = {"phase": PHASES[s.then_phase], "turn": s.then_turn}
    if s.drawn_count:
        written["drawn"] = [_drawn(plate) for plate in s.drawn[: s.drawn_count]]
    if s.hand != NONE:
        written["hand"] = PLATE_NAMES[s.hand]
    if s.phase == box.STACK:
        written["stack"] = s.stacking + 1
    if s.phase == box.DECORATE:
        written["row"] = min(s.row + 1, box.ROWS)  # inside a move, the row may be one too far
        written["paid"] = s.paid
    if s.phase == box.OVER:
        written["winners"] = seats(s.winners, s.players)
    return written


def _small(s: State, factory: int) -> SmallFactory:
    stack = s.stack[factory][: s.height[factory]]
    return {
        "sun": spell(s.sun[factory], LETTERS),
        "moon": "".join(LETTERS[colour] for colour in stack),
        "chip": (*CHIP_NAMES, "?", "")[s.chip[factory]],
    }


def _plate(plate: int) -> str:
    return "" if plate == NONE else PLATE_NAMES[plate]


def _drawn(plate: int) -> str:
    return _plate(plate) if plate < box.PLATES else box.KIND_LETTERS[plate - box.PLATES]


def _deck(s: State) -> Deck:
    unseen = [name for plate, name in enumerate(PLATE_NAMES) if s.unseen >> plate & 1]
    returned = [PLATE_NAMES[plate] for plate in s.returned[: s.returned_count]]
    unturned = sum(plate >= box.PLATES for plate in s.drawn)
    return {
        "size": len(unseen) + len(returned) - unturned,
        "top": "" if s.top == NONE else box.KIND_LETTERS[s.top],
        "unseen": unseen,
        "returned": returned,
    }


def _player(s: State, p: int) -> DuelBoard:
    return {
        "score": s.score[p],
        "tokens": s.tokens[p],
        "rows": [
            pattern_line(LETTERS[colour], count)
            for colour, count in zip(s.row_colour[p], s.row_count[p], strict=True)
        ],
        "broken": "".join(LETTERS[colour] for colour in s.broken[p] if colour != NONE),
        "chips": [
            name for name, count in zip(CHIP_NAMES, s.tray[p], strict=True) for _ in range(count)
        ],
        "taken": s.taken[p],
        "plates": [_laid(square) for square in s.square[p]],
        "dome": ["".join((LETTERS + "s.")[tile] for tile in row) for row in s.dome[p]],
    }


def _laid(square: int) -> str:
    if square == NONE:
        return ""
    return f"{PLATE_NAMES[square // box.ROTATIONS]}r{square % box.ROTATIONS}"


# --- One line of text -----------------------------------------------------------------------------

_owner: Final = Codec(str, lambda text: int(text) if text.isdigit() else text)
_task: Final = Codec(
    lambda text: text.replace(" ", ""), lambda text: re.sub(r"(\d+)$", r" \1", text)
)


def _small_codec() -> Codec:
    """A small factory: sun, moon and chip."""
    keys = ("sun", "moon", "chip")

    def read(text: str) -> dict[str, object]:
        return dict(zip(keys, map(word.read, text.split(":")), strict=True))

    return Codec(lambda small: ":".join(word.write(small[key]) for key in keys), read)


LINE: Final[dict[str, Codec]] = {
    "options.tablets": many(word, ","),
    "round": number,
    "phase": word,
    "start": number,
    "turn": maybe(number),
    "deal": maybe(many(_task, ","), ABSENT),
    "then.phase": maybe(word, ABSENT),
    "then.turn": maybe(number, ABSENT),
    "drawn": maybe(many(word, ","), ABSENT),
    "hand": maybe(word, ABSENT),
    "stack": maybe(number, ABSENT),
    "row": maybe(number, ABSENT),
    "paid": maybe(number, ABSENT),
    "winners": maybe(many(number, ","), ABSENT),
    "small": many(_small_codec(), ","),
    "large.sun": word,
    "large.moon": word,
    "first": _owner,
    "plates": many(word, ","),
    "deck.size": number,
    "deck.top": word,
    "deck.unseen": many(word, ","),
    "deck.returned": many(word, ","),
    "bag": counts(LETTERS),
    "tower": counts(LETTERS),
    "chips": counts(CHIP_NAMES),
}
SEAT_LINE: Final[dict[str, Codec]] = {
    "score": number,
    "tokens": number,
    "rows": many(pair(), ","),
    "broken": word,
    "chips": many(word, ","),
    "taken": number,
    "plates": many(word, ","),
    "dome": many(cells(), "/"),
}
