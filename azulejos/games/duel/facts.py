"""What a player reads off a position of Duel at a glance: costs, slots, what tablets would pay."""

from collections.abc import Sequence
from functools import cache

from azulejos.drawing.layout import Position
from azulejos.drawing.sentences import last_round
from azulejos.games.duel.rules.box import BROKEN_COSTS, LAST_ROUND, PLATE_NAMES, SLOT_LETTERS, SLOTS
from azulejos.words import Message, say

Laid = set[tuple[int, int]]
"""Cells of a dome, row and column from 0."""


def notice(position: Position) -> str:
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
    """Points that broken tiles cost as they lie (duel §1.5)."""
    return sum(BROKEN_COSTS[: len(broken)])


def tablet_points(tablet: str, player: Position) -> int:
    """What a tablet would pay now (duel §10)."""
    dome, slots = player["dome"], dome_slots(player["plates"])
    laid = {(r, c) for r in range(6) for c in range(6) if dome[r][c] != "."}
    if tablet == "kinds":
        return 4 * sum(len(set(row) - {"."}) >= 5 for row in dome)
    if tablet in ("wilds", "specials"):
        letter = tablet[0]
        printed = {(r, c) for r in range(6) for c in range(6) if slots[r][c] == letter}
        if tablet == "specials":
            return -3 * len(printed - laid)
        return 2 * len(printed) if printed <= laid else 0
    if tablet == "border":
        return sum(r in (0, 5) or c in (0, 5) for r, c in laid)
    return sum(points for points, line in _TABLET_LINES[tablet] if line <= laid)


def _square(row: int, column: int) -> Laid:
    return {(row + i, column + j) for i in (0, 1) for j in (0, 1)}


_TABLET_LINES: dict[str, list[tuple[int, Laid]]] = {
    "rows": [(3, {(r, c) for c in range(6)}) for r in range(6)],
    "columns": [(7, {(r, c) for r in range(6)}) for c in range(6)],
    "diagonals": [(10, {(i, i) for i in range(6)}), (10, {(i, 5 - i) for i in range(6)})],
    "corners": [(3 if r == 0 else 8, _square(r, c)) for r in (0, 4) for c in (0, 4)],
}
"""Tablets that pay for complete sets of cells."""


def tablet_name(tablet: str) -> str:
    """What a tablet of Duel is called."""
    return say("duel-boards-tablet-name", tablet=tablet)


def tablet_rule(tablet: str) -> Message:
    """What a tablet of Duel pays for (duel §10)."""
    return Message("duel-boards-tablet", tablet=tablet)
