"""Duel: bad positions say where and why, options are explained, moves are refused with reasons."""

import random
from typing import Any

import pytest

import azulejos
from azulejos.games import find_game
from tests.games.cases import cases
from tests.notation.test_texts import bad

CASES = {case.title: case.start for case in cases("duel")}
TABLE = CASES[
    "The moons: one tile of each stack with that top, all of the large moon, the first-player tile"
]
"""Small moons YB, BB and KRB, RRKT on a small sun, BBK on the large moon; SA and WA are laid."""
DEAL = CASES["Five equal tiles while there are others: only again"]
STACK = azulejos.from_position(
    CASES["Tiles of a stack: each colour that is left can be next, from the bottom up"]
).play("S1K>1").position()  # fmt: skip
HAND = CASES["The hand can be laid on any empty square, in four rotations"]


def played(title: str, *moves: str) -> Any:
    """The position after some moves from a case."""
    match = azulejos.from_position(CASES[title], nature="manual")
    for move in moves:
        match.play(move)
    return match.position()


DRAW = played("While drawing: another one, or stop", "draw", "=W")
TOP = played("While drawing: another one, or stop", "draw")
FRONTS = played("While drawing: another one, or stop", "draw", "=W", "draw", "=S", "stop")
KEEP: Any = azulejos.from_position(FRONTS, nature="manual").play("=SE").play("=WC").position()
CHIP = played(
    "A chip that is bared keeps the round going: the player who may take it is next", "MK>1"
)
CELLS = played("Two fitting cells: the player chooses", "C1")
PAY = played("A payment that would leave the other missing tile unpaid is not offered", "C1")
PAID = played(
    "A row that was paid for in part must be completed; several ways are asked for", "C1", "pay B+B"
)
OVER = played("A tie: the owner of the first-player tile wins", "C1")


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        ("options.tablets", [], "options.tablets: should be one to four sides, of different"),
        ("options.tablets", ["rows", "kinds"], "options.tablets: should be one to four sides"),
        ("options.tablets", ["lines"], "options.tablets: should be one to four sides"),
        ("options.players", 2, "options.players: has no place here"),
        ("round", 6, "round: 6 is not between 1 and 5"),
        ("phase", "end", "phase: 'end' should be one of deal, plates, acquire, draw"),
        ("turn", None, "turn: None should be one of 0, 1"),
        ("hand", "SA", "hand: has no place here"),
        ("drawn", ["S"], "drawn: has no place here"),
        ("small", [], "small: has 0 entries instead of 4"),
        ("small.0", "BYKK", "small[0]: 'BYKK' should be an object"),
        ("small.0.chip", "", "small[0].chip: is face down while tiles cover it (§6.4)"),
        ("small.0.chip", "BY", "small[0].chip: 'BY' should be one of"),
        ("small.0.sun", "B", "small[0]: sun and moon have tiles at the same time (§6.1)"),
        ("small.0.moon", "BBBB", "small[0].moon: 'BBBB' is more than 3"),
        ("large.sun", "R", "large: sun and moon have tiles at the same time (§6.1)"),
        ("large.moon", "W", "large.moon: 'W' is not one of BYRKT"),
        ("first", 2, "first: 2 should be one of large, 0, 1"),
        ("first", None, "first: None should be one of large, 0, 1"),
        ("plates.0", "SA", "plates: SA is in 2 places instead of one (§1.2)"),
        ("plates.0", "SX", "plates[0]: 'SX' should be one of"),
        ("plates.0", "", "plates: SB is in 0 places instead of one (§1.2)"),
        ("deck.size", 12, "deck.size: should be 13 (§12)"),
        ("deck.top", "X", "deck.top: 'X' should be one of 'S', 'W', ''"),
        ("deck.top", "", "deck.top: is not known, nor drawn now (§11.1)"),
        ("deck.unseen", 5, "deck.unseen: 5 should be a list"),
        ("deck.unseen", ["SD", "SD"], "deck.unseen[1]: SD is there twice (§1.2)"),
        ("deck.returned", ["SA"] * 19, "deck.returned: there are only 18 plates (§1.2)"),
        ("deck.order", [], "deck.order: has no place here"),
        ("bag.B", 13, "B: there are 19 blue tiles instead of 13 (§1.1)"),
        ("tower.T", 1, "T: there are 14 light blue tiles instead of 13 (§1.1)"),
        ("chips.TY", 3, "chips.TY: 3 is not between 0 and 2"),
        ("chips", dict.fromkeys(["B", "Y", "R", "K", "T", "TY", "YK", "KB", "BR", "RT"], 1),
         "chips: 20 are still to be revealed (§1.3, §3.1)"),
        ("players", [], "players: has 0 entries instead of 2"),
        ("players.0.name", "Ann", "players[0].name: has no place here"),
        ("players.0.tokens", 3, "players[0].tokens: 3 is not between 0 and 2"),
        ("players.0.taken", 2, "small: 4 chips, but 2 can be taken (§6.5)"),
        ("players.0.rows.0", ["B", 2], "players[0].rows[0][1]: 2 is not between 0 and 1"),
        ("players.0.rows.1", ["", 2], "players[0].rows[1]: ['', 2] should have a colour and tiles"),
        ("players.0.broken", "BBBBB", "players[0].broken: 'BBBBB' is more than 4"),
        ("players.0.chips", "TT", "players[0].chips: 'TT' should be a list"),
        ("players.0.chips", ["BT"], "players[0].chips[0]: 'BT' should be one of 'B', 'Y'"),
        ("players.0.chips", ["B"], "chips: there are 3 chips B instead of 2 (§1.3)"),
        ("players.0.plates.0", "SA", "players[0].plates[0]: 'SA' should be a plate with its"),
        ("players.0.plates.0", "SAr4", "players[0].plates[0]: 'SAr4' should be a plate"),
        ("players.0.dome.0", "Y..", "players[0].dome[0]: 'Y..' should have 6 cells"),
        ("players.0.dome.0", "..B...", "players[0].dome[0]: B lies where no plate is, column 3"),
        ("players.0.dome.0", "B.....", "players[0].dome[0]: B lies on a slot for Y, column 1"),
        ("players.0.dome.0", ".s....", "players[0].dome[0]: s lies on a slot for K, column 2"),
        ("players.1.dome.1", "s.....", "players[1].dome[1]: s lies on a slot for w, column 1"),
    ],
)  # fmt: skip
def test_bad_positions_say_what_is_wrong(place: str, value: Any, message: str) -> None:
    bad(TABLE, message, **{place.replace(".", "__"): value})


def test_deals_that_cannot_be() -> None:
    bad(DEAL, "deal: has no task for nature", deal=[])
    bad(DEAL, "deal: the order is ['top', 'large']", deal=["large", "top"])
    bad(DEAL, "deal[0]: 'small 5' should be one of", deal=["small 5"])
    bad(DEAL, "then.phase: 'over' should be one of", then={"phase": "over", "turn": 0})
    bad(DEAL, "then.turn: should be 1 (§2.2)", then={"phase": "plates", "turn": 0})
    bad(DEAL, "then.turn: should be 0, the start player", then={"phase": "acquire", "turn": 1})
    bad(DEAL, "drawn: is missing", then={"phase": "draw", "turn": 0})
    bad(DEAL, "all later ones are to be filled", deal=["large", "small 1", "small 3", "small 4"])
    bad(DEAL, "plates[0]: is to be drawn, but there is a plate", deal=["plate 1", *DEAL["deal"]])
    bad(DEAL, "fronts are turned after drawing only", deal=[*DEAL["deal"], "front 1"])
    bad(DEAL, "first: lies on the large factory at first", first=0)
    bad(DEAL, "turn: 0 should be one of null", turn=0)
    bad(DEAL, "comes after the tiles of the factory", small__0__chip="?")
    bad(DEAL, "nothing is to be drawn for 'top'", deal=["top", *DEAL["deal"]], large__sun="",
        bag=bag(DEAL, R=5))  # fmt: skip
    bad(DEAL, "nothing is to be drawn for 'large'", large__sun="BRRRR", bag=bag(DEAL, B=-1, R=1))
    bad(DEAL, "nothing is to be drawn for 'large'", large__sun="", bag=bag(DEAL, 0),
        tower=dict.fromkeys("BYRKT", 13))  # fmt: skip
    bad(DEAL, "a later factory has tiles already", small__2__sun="B", bag=bag(DEAL, B=-1))
    bad(DEAL, "players[0].broken: has been paid", players__0__broken="B", bag=bag(DEAL, B=-1))
    bad(DEAL, "the pick is the first plate", then={"phase": "plates", "turn": 1},
        players__1__plates__0="SAr0", plates__0="")  # fmt: skip
    bad(DEAL, "plates are picked before the first round", round=2)
    bad(CHIP, "then.turn: seat 0 has no action", then={"phase": "acquire", "turn": 0})
    bad(CHIP, "is to be revealed: no tiles", small__0__chip="Y")


def bag(position: Any, factor: int = 1, **more: int) -> dict[str, int]:
    """The bag of a position, with some tiles more or less."""
    return {
        letter: factor * count + more.get(letter, 0) for letter, count in position["bag"].items()
    }


def test_drawn_plates_that_cannot_be() -> None:
    bad(TOP, "should be ['top'] after a draw", deal=["top", "large"])
    bad(DRAW, "drawn[0]: 'SD' should be a kind, S or W (§12)", drawn=["SD"])
    bad(DRAW, "drawn: should be 1 to 18 plates", drawn=[])
    bad(DRAW, "drawn[0]: '' should be a kind", drawn=[""])
    bad(DRAW, "a token has been used", players__0__tokens=2)
    bad(DRAW, "no plates are taken in the last round", round=5)
    bad(DRAW, "only 6 unseen plates have the back S", drawn=["S"] * 8, deck__size=5)
    bad(
        DRAW,
        "deck.top: is not the back of the next plate",
        drawn=["S"] * 6 + ["W"] * 7,
        deck__size=0,
    )
    bad(DRAW, "deck: is empty: stopped", drawn=["S"] * 6 + ["W"] * 7, deck__size=0, deck__top="")
    bad(DRAW, "after the unseen plates come the returned ones", drawn=["S"] * 6 + ["W"] * 7 + ["S"],
        deck__size=-1)  # fmt: skip
    bad(
        DRAW,
        "deck.top: no plate of that kind is left",
        drawn=["S"] * 6,
        deck__size=7,
        deck__top="S",
    )
    bad(FRONTS, "a single drawn plate is laid", then={"phase": "lay", "turn": 0})
    bad(FRONTS, "only fronts are to be turned", deal=["top", "front 1", "front 2"])
    bad(FRONTS, "has fronts of no plate", deal=["front 1", "front 2", "front 3"])
    bad(KEEP, "drawn[0]: '' should be the name of a plate", drawn=["", "WC"])
    unseen = [*KEEP["deck"]["unseen"], "WC"]
    bad(KEEP, "one plate leaves no choice", drawn=["SE"], deck__unseen=unseen, deck__size=12)
    bad(HAND, "no square is empty", players__0__plates=lay_all(HAND), plates=["", "", ""])
    bad(HAND, "the pick is the first plate", players__0__tokens=2)


def lay_all(position: Any) -> list[str]:
    """The plates of seat 0, the face-up ones laid on the empty squares."""
    spare = iter(plate for plate in position["plates"] if plate)
    return [laid or f"{next(spare)}r0" for laid in position["players"][0]["plates"]]


def test_phases_that_cannot_be() -> None:
    bad(TABLE, "plates are picked before the first round", phase="plates", round=2)
    bad(TABLE, "the pick is the first plate", phase="plates")
    bad(TABLE, "turn: seat 0 has no action", round=5, **cleared(TABLE))
    bad(
        STACK,
        "tiles of two colours should be left",
        small__0__sun="BB",
        bag=bag(STACK, 1, B=-1, Y=1, T=1),
    )
    bad(STACK, "stack: has more than 3 tiles", small__0__moon="R", bag=bag(STACK, R=-1))
    bad(CELLS, "seat 0 still has an action", players__0__tokens=1, plates__0="SB",
        deck__unseen=[p for p in CELLS["deck"]["unseen"] if p != "SB"],
        deck__size=CELLS["deck"]["size"] - 1)  # fmt: skip
    bad(CELLS, "row: row 2 has 0 tiles, 0 paid", row=2)
    bad(CELLS, "paid: 1 is not between 0 and 0", paid=1)
    bad(CELLS, "1 cell fits: nothing to choose", players__0__dome__0=".K....", bag=bag(CELLS, K=-1))
    bad(PAY, "row: row 5 cannot be completed", players__0__chips=["B", "B"])
    bad(PAID, "paid: one payment leaves no choice", players__0__chips=["KB", "KB"])
    bad(OVER, "round: the game ends after round 5", round=4, chips=dict.fromkeys(OVER["chips"], 1))
    bad(OVER, "small: tiles or chips are left", small__0__sun="B", small__0__chip="?",
        bag=bag(OVER, B=-1), chips__B=1, players__0__taken=1)  # fmt: skip
    bad(OVER, "winners: by the scores, [1] won", winners=[0])
    bad(OVER, "players[1].broken: has been paid", players__1__broken="B", bag=bag(OVER, B=-1))


def test_decorating_in_the_wrong_order() -> None:
    row = {"players__0__rows__0": ["K", 1], "bag": bag(PAY, K=-1)}
    plate = {"players__0__plates__0": "SAr0", "deck__unseen": without(PAY, "SA")}
    size = PAY["deck"]["size"] - 1
    bad(PAY, "seat 0 has not decorated row 1 yet", **row, **plate, deck__size=size)
    bad(PAY, "players[1].broken: has been", start=1, players__1__broken="B", bag=bag(PAY, B=-1))
    bad(PAY, "paid: 5 is not between 0 and 4", paid=5)
    bad(PAY, "row: row 5 has 3 tiles, 4 paid (§7)", paid=4)


def without(position: Any, plate: str) -> list[str]:
    return [name for name in position["deck"]["unseen"] if name != plate]


def cleared(position: Any) -> dict[str, Any]:
    """Parts with which nothing lies on the factories."""
    return {
        "small": [{"sun": "", "moon": "", "chip": ""}] * 4,
        "large": {"sun": "", "moon": ""},
        "bag": dict.fromkeys("BYRKT", 13),
    }


# --- Options --------------------------------------------------------------------------------------


def test_tablets() -> None:
    assert azulejos.new("duel").options == {"tablets": ["rows", "columns", "diagonals"]}
    assert azulejos.new("duel", tablets="wilds").options == {"tablets": ["wilds"]}
    named = azulejos.new("duel", tablets=["specials", "kinds"])
    assert named.options == {"tablets": ["kinds", "specials"]}
    found = {
        tuple(azulejos.new("duel", tablets="three", seed=i).options["tablets"]) for i in range(400)
    }
    assert len(found) == 4 * 2**3
    assert all(len(sides) == 3 for sides in found)
    found = {
        tuple(azulejos.new("duel", tablets="four", seed=i).options["tablets"]) for i in range(200)
    }
    assert len(found) == 2**4


@pytest.mark.parametrize("tablets", ["all", [], ["rows", "kinds"], ["rows"] * 2, 3, None, [1]])
def test_tablets_that_cannot_be(tablets: Any) -> None:
    with pytest.raises(azulejos.BadOption, match="one to four sides, at most one of each tablet"):
        azulejos.new("duel", tablets=tablets)


def test_duel_has_two_players() -> None:
    with pytest.raises(azulejos.BadOption, match="'players': duel has no such option"):
        azulejos.new("duel", players=2)
    assert azulejos.new("duel").players == 2


@pytest.mark.parametrize("tablets", ["first", "wilds", ["kinds", "border"]])
def test_records_keep_the_tablets(tablets: Any) -> None:
    match = azulejos.new("duel", tablets=tablets, seed=3)
    again = azulejos.read_record(match.record())
    assert again.position() == match.position()
    assert again.record() == match.record()


# --- Refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_every_move_that_is_not_legal_has_a_reason(seed: int) -> None:
    """All 600 of them, in all phases of a game, and texts that are no moves."""
    form = find_game("duel").notation
    choose = random.Random(seed)
    match = azulejos.new("duel", seed=seed, nature="manual")
    nonsense = [
        "",
        "P4",
        "K0",
        "pay",
        "pay X",
        "pay B+",
        "S1W>1",
        "=Z",
        "again ",
        "0@1",
        "^W",
        "@1r4",
    ]
    while not match.over:
        legal = match.moves()
        if choose.random() < 0.1:
            for text in (*form.TEXTS, *nonsense):
                error = match.why_not(text)
                assert (error is None) == (text in legal)
                assert error is None or (error.reason and error.clause)
        match.play(choose.choice(legal))
    assert all(match.why_not(text) for text in (*form.TEXTS, *nonsense))
