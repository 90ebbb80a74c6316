"""Texts read back to themselves, and bad ones say where and why."""

import copy
import re
import time
from typing import Any

import pytest

import azulejos
from azulejos.games import find_game
from tests.variants import VARIANTS, json_of


def put(position: Any, place: str, value: Any) -> None:
    """Put something else at a place such as `players.0.floor`."""
    *path, last = place.split(".")
    for step in path:
        position = position[int(step) if step.isdigit() else step]
    position[int(last) if last.isdigit() else last] = value


AZUL = json_of(azulejos.new("azul", start=0, seed=8).play("1B5"))
AZUL_GREY = json_of(azulejos.new("azul", wall="grey", start=0, seed=8))

BAD_AZUL: list[tuple[str, Any, str]] = [
    ("game", "chess", "game: 'chess': no such game"),
    ("options.players", 5, "options.players: 5 should be one of 2, 3, 4"),
    ("options.wall", "red", "options.wall: 'red' should be one of colour, grey"),
    ("options.colour", 1, "options.colour: has no place here"),
    ("round", 0, "round: 0 is not between 1 and 30"),
    ("round", True, "round: True should be a whole number"),
    ("phase", "end", "phase: 'end' should be one of deal, offer, tiling, over"),
    ("start", 2, "start: 2 is not between 0 and 1"),
    ("turn", None, "turn: None should be one of 0, 1"),
    ("turn", 2, "turn: 2 should be one of 0, 1"),
    ("row", 1, "row: has no place here"),
    ("factories", ["BBBB"], "factories: has 1 entry instead of 5"),
    ("factories", "BBBB", "factories: 'BBBB' should be a list"),
    ("factories.1", "BBBBB", "factories[1]: 'BBBBB' is more than 4"),
    ("factories.1", "BZ", "factories[1]: 'Z' is not one of BYRKW"),
    ("centre", "B", "B: there are 21 blue tiles instead of 20"),
    ("bag.B", -1, "bag.B: -1 is not between 0 and 20"),
    ("bag", {"B": 1}, "bag.Y: is missing"),
    ("lid.B", 1, "B: there are 21 blue tiles instead of 20"),
    ("marker", "floor:0", "marker: floor of seat 0 has 0 markers, not 1"),
    ("marker", "beside:7", "marker: 'beside:7' should be one of centre, floor:0"),
    ("players", [], "players: has 0 entries instead of 2"),
    ("players.0", 5, "players[0]: 5 should be an object"),
    ("players.0.score", -1, "players[0].score: -1 is not between 0 and 9999"),
    ("players.0.name", "Ann", "players[0].name: has no place here"),
    ("players.1.floor", "1", "marker: floor of seat 1 has 1 marker, not 0"),
    ("players.1.floor", "BBBBBBBB", "players[1].floor: 'BBBBBBBB' is more than 7"),
    ("players.1.lines.0", ["B", 2], "players[1].lines[0][1]: 2 is not between 0 and 1"),
    ("players.1.lines.1", ["", 2], "players[1].lines[1]: ['', 2] should have a colour and tiles"),
    ("players.1.wall.0", "Y....", "players[1].wall[0]: Y lies on B, column 1 (§1.5)"),
    ("players.1.wall.0", "B.", "players[1].wall[0]: 'B.' should have 5 cells"),
    ("players.1.wall.0", 3, "players[1].wall[0]: 3 should be a text"),
]


@pytest.mark.parametrize(("place", "value", "message"), BAD_AZUL)
def test_bad_positions_say_what_is_wrong(place: str, value: Any, message: str) -> None:
    position = copy.deepcopy(AZUL)
    put(position, place, value)
    with pytest.raises(azulejos.BadPosition) as error:
        azulejos.from_position(position)
    assert str(error.value).startswith(message)


def bad(position: Any, message: str, **parts: Any) -> None:
    """A position with some parts replaced (`players__0__floor`) is refused with a message."""
    position = copy.deepcopy(position)
    for place, value in parts.items():
        put(position, place.replace("__", "."), value)
    with pytest.raises(azulejos.BadPosition) as error:
        azulejos.from_position(position)
    assert message in str(error.value)


def test_walls_that_cannot_be() -> None:
    bag = AZUL_GREY["bag"]
    bad(
        AZUL_GREY,
        "R is there twice (§3.4)",
        players__0__wall__0="R.R..",
        bag={**bag, "R": bag["R"] - 2},
    )
    bad(
        AZUL_GREY,
        "R is twice in column 1 (§7.1)",
        players__0__wall=["R....", "R....", ".....", ".....", "....."],
        bag={**bag, "R": bag["R"] - 2},
    )
    bad(
        AZUL_GREY,
        "R is in that wall row already (§3.4)",
        players__0__wall__1="R....",
        players__0__lines__1=["R", 1],
        bag={**bag, "R": bag["R"] - 2},
    )


def test_phases_that_cannot_be() -> None:
    deal = json_of(azulejos.new("azul", start=0, nature="manual").play("=B"))
    full_bag = dict.fromkeys("BYRKW", 20)
    bad(deal, "all displays are full", factories=["BBBB"] * 5, bag={**full_bag, "B": 0})
    bad(deal, "one after the other", factories=["", "B", "", "", ""])
    bad(deal, "is empty while nature draws", bag=dict.fromkeys("BYRKW", 0), lid=deal["bag"])
    bad(deal, "lies in the centre while nature deals", marker="beside:0")
    bad(deal, "turn: 0 should be one of null", turn=0)
    bad(deal, "tiles lie here in phase deal", centre="R", bag={**deal["bag"], "R": 19})
    bad(
        deal,
        "seat 0 has not paid for the floor yet",
        players__0__floor="R",
        bag={**deal["bag"], "R": 19},
    )
    bad(
        deal,
        "seat 1 has not tiled row 1 yet",
        players__1__lines__0=["R", 1],
        bag={**deal["bag"], "R": 19},
    )
    bad(AZUL, "no tile lies on the table", **no_offer())
    bad(AZUL, "only on the grey wall", phase="tiling", row=1, **no_offer())


def no_offer() -> dict[str, Any]:
    """Parts with which AZUL has nothing on offer."""
    lines = AZUL["players"][0]["lines"]
    bag = dict.fromkeys("BYRKW", 20)
    for colour, count in lines:
        if colour:
            bag[colour] -= count
    return {"factories": [""] * 5, "centre": "", "bag": bag}


def test_tiling_that_cannot_be() -> None:
    base: Any = azulejos.from_text(
        "azul 2 grey 1 tiling 0 0 1 - -,-,-,-,- - centre 19.20.20.20.20 0.0.0.0.0 "
        "0;B1,-,-,-,-;5/5/5/5/5;- 0;-,-,-,-,-;5/5/5/5/5;-"
    ).position()
    bag = base["bag"]
    bad(base, "line 2 of seat 0 is not full", row=2)
    bad(base, "row: 6 is not between 1 and 5", row=6)
    bad(base, "factories: tiles lie here", factories=["R", "", "", "", ""], bag={**bag, "R": 19})
    bad(
        base,
        "seat 0 has not tiled row 1 yet",
        turn=1,
        players__1__lines__0=["R", 1],
        bag={**bag, "R": 19},
    )
    bad(
        base,
        "1 cell fits: nothing to choose (§7.2)",
        players__0__wall__0="RYKW.",
        bag={"B": 19, "Y": 19, "R": 19, "K": 19, "W": 19},
    )


def test_an_end_that_cannot_be() -> None:
    match = azulejos.new("azul", seed=2)
    while not match.over:
        match.play(match.moves()[0])
    over = match.position()
    bad(over, "by the scores", winners=[0, 1] if over["winners"] != [0, 1] else [0])
    del over["winners"]
    bad(over, "winners: is missing")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'': no such game"),
        ("chess", "'chess': no such game"),
        ("azul 2 colour", "a line of azul has 13 parts and its players"),
        (
            azulejos.new("azul", seed=1).text().replace("colour 1", "colour x"),
            "round: cannot read 'x'",
        ),
        (azulejos.new("azul", seed=1).text() + ";1", "seat 1: "),
    ],
)
def test_bad_lines_say_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(azulejos.BadPosition) as error:
        azulejos.from_text(text)
    assert message in str(error.value)


@pytest.mark.parametrize("game", sorted({game for game, _ in VARIANTS.values()}))
def test_every_move_has_its_own_text(game: str) -> None:
    form = find_game(game).notation
    assert len(form.TEXTS) == form.rules.MOVES
    assert len(form.NUMBERS) == sum(1 for text in form.TEXTS if text)
    assert all(form.TEXTS[number] == text for text, number in form.NUMBERS.items())
    assert form.rules.WORDS * form.rules.WORD >= form.rules.MOVES
    assert form.rules.WORD <= 62


DIGITS = "9" * 5000


@pytest.mark.parametrize("game", azulejos.GAMES)
@pytest.mark.parametrize("number", ["999999999", "²", DIGITS, "1_0", "-", "1e9"])
def test_no_number_in_a_line_is_slow_or_an_error_of_python(game: str, number: str) -> None:
    line = azulejos.new(game, seed=1).text()
    start = time.monotonic()
    for place in re.finditer(r"(?<![A-Za-z0-9])\d+(?![A-Za-z0-9])", line):
        with pytest.raises(azulejos.BadPosition) as error:
            azulejos.from_text(line[: place.start()] + number + line[place.end() :])
        assert len(str(error.value)) < 1000
    assert time.monotonic() - start < 5


def test_a_position_with_immense_values_is_refused_with_a_short_sentence() -> None:
    nested: Any = []
    for _ in range(100_000):
        nested = [nested]
    for key in azulejos.new("azul", seed=1).position():
        for value in (10**5000, nested, "K" * 100_000):
            with pytest.raises(azulejos.BadPosition) as error:
                azulejos.from_position({**json_of(azulejos.new("azul", seed=1)), key: value})
            assert len(str(error.value)) < 1000
    while nested:  # deleting it at once would need a deep stack
        nested = nested.pop()
