"""What a player reads off a position of Duel at a glance: costs, slots, what tablets would pay."""

from collections.abc import Sequence
from functools import cache, lru_cache

from azulejos.drawing.sentences import last_round
from azulejos.games.duel import rules
from azulejos.games.duel.position import DuelBoard, DuelPosition
from azulejos.games.duel.rules import dome
from azulejos.games.duel.rules.box import (
    BROKEN_COSTS,
    LAST_ROUND,
    LETTERS,
    PLATE_NAMES,
    ROTATIONS,
    SIDE_NAMES,
    SLOT_LETTERS,
    SLOTS,
    State,
)
from azulejos.words import Message, say


def notice(position: DuelPosition) -> str:
    """`Last round` in the last round."""
    return last_round(position["round"] == LAST_ROUND and position["phase"] != "over")


@cache
def slots_of(plate: str) -> str:
    """The slots of a plate as it lies on a dome (`SAr1`): top left, top right, then below."""
    name, _, quarters = plate.partition("r")
    turned = SLOTS[PLATE_NAMES.index(name)][int(quarters or 0)]
    return "".join(SLOT_LETTERS[slot] for slot in turned)


def dome_slots(plates: Sequence[str]) -> list[str]:
    """The slots of a dome as six rows of six letters, blank where no plate lies."""
    rows = [[" "] * 6 for _ in range(6)]
    for square, plate in enumerate(plates):
        for i, slot in enumerate(slots_of(plate) if plate else ""):
            rows[square // 3 * 2 + i // 2][square % 3 * 2 + i % 2] = slot
    return ["".join(row) for row in rows]


def broken_cost(broken: str) -> int:
    """§1.5 Points that broken tiles cost as they lie."""
    return sum(BROKEN_COSTS[: len(broken)])


def tablet_points(tablet: str, player: DuelBoard) -> int:
    """§10 What a tablet would pay now."""
    return _tablet_points(tablet, tuple(player["plates"]), tuple(player["dome"]))


@lru_cache(maxsize=1 << 10)  # a picture shows all tablets for both boards, and one board changes
def _tablet_points(tablet: str, plates: tuple[str, ...], tiles: tuple[str, ...]) -> int:
    s = _with_dome(plates, tiles).copy()
    s.tablets = 1 << SIDE_NAMES.index(tablet)
    return dome.points_of_tablets(s, 0)


@lru_cache(maxsize=1 << 6)
def _with_dome(plates: tuple[str, ...], tiles: tuple[str, ...]) -> State:
    """A state in which seat 0 has these plates and tiles on its dome."""
    s = State()
    rules.clear_board(s, 0)
    for square, plate in enumerate(plates):
        if plate:
            name, _, quarters = plate.partition("r")
            s.square[0][square] = ROTATIONS * PLATE_NAMES.index(name) + int(quarters)
            dome.show_plate(s, 0, square)
    s.dome[0] = [[(LETTERS + "s").find(letter) for letter in row] for row in tiles]
    return s


def tablet_name(tablet: str) -> str:
    """What a tablet is called."""
    return say("duel-boards-tablet-name", tablet=tablet)


def tablet_rule(tablet: str) -> Message:
    """§10 What a tablet pays for."""
    return Message("duel-boards-tablet", tablet=tablet)
