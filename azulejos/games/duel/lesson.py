"""A game of Azul Duel for those who know Azul: what is different, when it matters."""

from collections.abc import Sequence
from typing import Final

from azulejos.drawing.marks import Marks
from azulejos.games.duel import facts
from azulejos.games.duel.position import DuelBoard, DuelPosition
from azulejos.teaching.lessons import Lesson, Moment, Tip

DuelMoment = Moment[DuelPosition, DuelBoard]

SUNS: Final = ["S1", "S2", "S3", "S4", "SL"]
MOONS: Final = ["M1", "M2", "M3", "M4", "ML"]
PLATES: Final = ["P1", "P2", "P3"]


def first_plate(now: DuelMoment) -> Sequence[Tip]:
    """The dome, and its first plate."""
    if not now.is_due("plates"):
        return ()
    squares = [f"{now.seat}:@{square}" for square in range(1, 10)]
    return [
        Tip("duel-coach-welcome", marks={"targets": squares}),
        Tip("duel-coach-plate", marks={"targets": PLATES}),
    ]


def lay(now: DuelMoment) -> Sequence[Tip]:
    """Where the plate goes."""
    if not now.is_due("lay"):
        return ()
    rows = [f"{now.seat}:1", f"{now.seat}:2"]
    squares = [f"{now.seat}:@{square}" for square in (1, 2, 3)]
    return [Tip("duel-coach-lay", marks={"targets": rows + squares})]


def actions(now: DuelMoment) -> Sequence[Tip]:
    """The four things that can be done."""
    if not now.is_due("acquire"):
        return ()
    chips = [f"C{n}" for n in range(1, 5)]
    return [
        Tip("duel-coach-sun", marks={"targets": SUNS}),
        Tip("duel-coach-other-actions", marks={"targets": [*PLATES, *chips]}),
    ]


def stack(now: DuelMoment) -> Sequence[Tip]:
    """The rest of a factory is stacked."""
    if not now.is_due("stack"):
        return ()
    return [Tip("duel-coach-stack", marks={"targets": [f"M{now.position['stack']}"]})]


def moons(now: DuelMoment) -> Sequence[Tip]:
    """Tiles lie on the moons."""
    lying = [f"M{n}" for n, each in enumerate(now.position["small"], 1) if each["moon"]]
    lying += ["ML"] if now.position["large"]["moon"] else []
    if not (now.is_due("acquire") and lying):
        return ()
    return [Tip("duel-coach-moon", marks={"targets": lying})]


def first_player(now: DuelMoment) -> Sequence[Tip]:
    """Somebody has taken the first-player tile."""
    if not (now.is_due("acquire") and now.position["first"] != "large"):
        return ()
    own = now.position["first"] == now.seat
    place = f"{now.position['first']}:first"
    return [Tip("duel-coach-first", {"own": own}, {"targets": [place]})]


def tokens(now: DuelMoment) -> Sequence[Tip]:
    """Two plates a round."""
    if not (now.is_due("acquire", 4) and now.mine["tokens"]):
        return ()
    marks: Marks = {"targets": [*PLATES, "deck", f"{now.seat}:tokens"]}
    return [Tip("duel-coach-tokens", {"plates": now.mine["tokens"]}, marks)]


def chip(now: DuelMoment) -> Sequence[Tip]:
    """A chip lies face up."""
    chips = [each["chip"] for each in now.position["small"]]
    up = [f"C{n}" for n, name in enumerate(chips, 1) if name not in ("", "?")]
    if not (now.is_due("acquire") and up):
        return ()
    return [Tip("duel-coach-chip", marks={"targets": up})]


def deck(now: DuelMoment) -> Sequence[Tip]:
    """Plates are drawn from the deck."""
    return [Tip("duel-coach-draw")] if now.is_due("draw") else ()


def pay(now: DuelMoment) -> Sequence[Tip]:
    """A row may be completed with chips."""
    if not (now.is_due("decorate") and "leave" in now.match.moves()):
        return ()
    row = f"{now.seat}:{now.position['row']}"
    return [Tip("duel-coach-pay", marks={"targets": [row, f"{now.seat}:tray"]})]


def choose_cell(now: DuelMoment) -> Sequence[Tip]:
    """Several cells fit a full row."""
    cells = [f"{now.seat}:{move}" for move in now.match.moves() if move[1:2] == "@"]
    if not (now.is_due("decorate") and cells):
        return ()
    return [Tip("duel-coach-cell", marks={"targets": cells})]


def second_round(now: DuelMoment) -> Sequence[Tip]:
    """What the first round brought, and what the rows wait for."""
    if not now.is_due("acquire", rounds=2):
        return ()
    waiting = [f"{now.seat}:{n}" for n, (_, count) in enumerate(now.mine["rows"], 1) if count]
    return [
        Tip("duel-coach-scored", {"points": now.mine["score"]}),
        *([Tip("duel-coach-waiting", marks={"targets": waiting})] if waiting else []),
        Tip("duel-coach-alone"),
    ]


def last_round(now: DuelMoment) -> Sequence[Tip]:
    """No more plates."""
    return [Tip("duel-coach-last")] if now.is_due("acquire", rounds=5) else ()


def over(now: DuelMoment) -> Sequence[Tip]:
    """The end, and what the tablets paid."""
    if not now.match.over:
        return ()
    tablets = now.position["options"]["tablets"]
    paid = sum(facts.tablet_points(tablet, now.mine) for tablet in tablets)
    values = {"won": now.seat in now.match.winners, "points": now.mine["score"], "bonus": paid}
    return [Tip("duel-coach-over", values)]


LESSONS: Final[Sequence[Lesson[DuelPosition, DuelBoard]]] = (
    first_plate, lay, actions, stack, first_player, second_round, moons, chip, tokens, deck, pay,
    choose_cell, last_round, over,
)  # fmt: skip
