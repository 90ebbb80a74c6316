"""The text boards show what lies on the table, and fit a terminal.

`tests/games/*/boards/` hold positions (`NAME.json`) and how they look (`NAME.txt`). A new position
needs no Python. After an intended change of the drawing, write the pictures anew and read the
difference:

    AZULEJOS_WRITE_BOARDS=1 python -m pytest tests/drawing/test_text.py
"""

import copy
import json
import os
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos.drawing.text_layout import columns
from azulejos.views import text_board as board

GAMES_FOLDER = Path(__file__).parents[1] / "games"
NAMES = ["Alice", "Bob", "Carla", "Дмитро"]
LETTERS = {"azul": "BYRKW", "summer_pavilion": "PGOYBR", "duel": "BYRKT"}
TILES_A_COLOUR = {"azul": 20, "summer_pavilion": 22, "duel": 13}
DISCARDS = {"azul": "lid", "summer_pavilion": "tower", "duel": "tower"}
PHASES = {
    "azul": {"deal", "offer", "tiling", "over"},
    "summer_pavilion": {"deal", "acquire", "play", "reward", "keep", "over"},
    "duel": {
        *("deal", "plates", "acquire", "draw", "keep", "return", "lay", "stack"),
        *("decorate", "over"),
    },
}

Position = Any
"""JSON of a position, with the fields of its game."""

POSITIONS: dict[str, Position] = {
    path.stem: json.loads(path.read_text("utf-8"))
    for path in sorted(GAMES_FOLDER.glob("*/boards/*.json"))
}


def of(game: str) -> list[str]:
    return [name for name, position in POSITIONS.items() if position["game"] == game]


def drawn(position: Position, seat: int = 0) -> str:
    return board(position, seat, NAMES[: len(position["players"])])


def boxes(text: str) -> dict[str, list[str]]:
    """What stands inside each box, by its title; of two boxes with a title, the upper one."""
    lines = text.splitlines()
    found: dict[str, list[str]] = {}
    for top, line in enumerate(lines):
        for edge in re.finditer(r"╭─ (?:[▸★] )?(.+?) [─╮].*?(?<=[─╮])(?= |$)", line):
            left, right = edge.start(), line.index("╮", edge.start())
            below = [row[left + 1 : right] for row in lines[top + 1 :]]
            height = next(n for n, row in enumerate(lines[top + 1 :]) if row[left] == "╰")
            found.setdefault(edge[1], below[:height])
    return found


def capitals(lines: list[str], letters: str) -> str:
    return "".join(character for line in lines for character in line if character in letters)


def row_of_numbers(text: str, name: str) -> list[int]:
    match = re.search(rf" {name} +(\d[\d ]*)$", text, re.MULTILINE)
    assert match, name
    return [int(number) for number in match[1].split()]


# All games


@pytest.mark.parametrize("name", POSITIONS)
def test_a_board_looks_as_it_was_approved(name: str) -> None:
    picture = GAMES_FOLDER / POSITIONS[name]["game"] / "boards" / f"{name}.txt"
    text = drawn(POSITIONS[name])
    if os.environ.get("AZULEJOS_WRITE_BOARDS"):
        picture.write_text(text, "utf-8")
    assert text == picture.read_text("utf-8")


@pytest.mark.parametrize("game", PHASES)
def test_every_phase_has_an_approved_board(game: str) -> None:
    assert {POSITIONS[name]["phase"] for name in of(game)} == PHASES[game]


@pytest.mark.parametrize(("game", "side"), [("azul", "wall"), ("summer_pavilion", "side")])
def test_both_sides_and_all_player_counts_have_approved_boards(game: str, side: str) -> None:
    options = [POSITIONS[name]["options"] for name in of(game)]
    assert {option["players"] for option in options} == {2, 3, 4}
    assert {option[side] for option in options} == {"colour", "grey"}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_tiles_in_the_picture_are_those_of_the_box(name: str) -> None:
    """Counted in the picture alone: 20, 22 or 13 of each colour."""
    game = POSITIONS[name]["game"]
    text = drawn(POSITIONS[name])
    total: Counter[str] = Counter()
    for stock in ("bag", DISCARDS[game]):
        *counts, together = row_of_numbers(text, stock)
        assert sum(counts) == together
        total.update(dict(zip(LETTERS[game], counts, strict=True)))
    for lines in boxes(text).values():
        total.update(TILES_IN[game](lines))
    assert total == dict.fromkeys(LETTERS[game], TILES_A_COLOUR[game])


def azul_tiles(lines: list[str]) -> str:
    return capitals(lines, LETTERS["azul"])


def pavilion_tiles(lines: list[str]) -> str:
    hand = [line for line in lines if line.startswith(" tiles")]
    counted = re.findall(r"([PGOYBR]) +(\d+)", "".join(hand))
    others = [line for line in lines if line not in hand]
    return capitals(others, "PGOYBR") + "".join(letter * int(count) for letter, count in counted)


def duel_tiles(lines: list[str]) -> str:
    without_chips = [re.sub(r"\(.*?\)", "", line) for line in lines if " chips " not in line]
    return capitals(without_chips, "BYRKT")


TILES_IN = {"azul": azul_tiles, "summer_pavilion": pavilion_tiles, "duel": duel_tiles}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_board_fits_a_terminal_from_every_seat(name: str) -> None:
    position = POSITIONS[name]
    long_names = ["Maximiliana Featherstonehaugh", "王小明" * 6, "Е" * 40, "e\u0301" * 20]
    for seat in range(len(position["players"])):
        for names in (None, NAMES, long_names):
            text = board(position, seat, names and names[: len(position["players"])])
            assert max(map(columns, text.splitlines())) <= 80
            assert text.endswith("\n")


@settings(max_examples=40, deadline=None)
@given(st.lists(st.text(), min_size=4, max_size=4), st.sampled_from(sorted(POSITIONS)))
def test_no_name_breaks_the_board(names: list[str], name: str) -> None:
    position = POSITIONS[name]
    text = board(position, 0, names[: len(position["players"])])
    assert all(character.isprintable() or character == "\n" for character in text)
    assert max(map(columns, text.splitlines())) <= 80
    assert len(text.splitlines()) <= len(drawn(position).splitlines()) + 1


@pytest.mark.parametrize("name", POSITIONS)
def test_the_own_board_comes_first_the_others_clockwise(name: str) -> None:
    players = len(POSITIONS[name]["players"])
    for seat in range(players):
        titles = [title for title in boxes(drawn(POSITIONS[name], seat)) if title in NAMES]
        assert titles == [NAMES[(seat + step) % players] for step in range(players)]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_second_line_says_who_is_to_do_what(name: str) -> None:
    position = POSITIONS[name]
    heading, sentence, *_ = drawn(position).splitlines()
    assert f"round {position['round']}" in heading
    if position["phase"] == "over":
        assert all(NAMES[seat] in sentence for seat in position["winners"])
        assert sentence.startswith("The game is over: ")
    elif position["phase"] == "deal":
        assert sentence.startswith("Nature ")
    else:
        assert sentence.startswith(f"{NAMES[position['turn']]} ")


@pytest.mark.parametrize("name", POSITIONS)
def test_scores_and_marks_stand_in_the_titles(name: str) -> None:
    position = POSITIONS[name]
    text = drawn(position)
    for seat, player in enumerate(position["players"]):
        winner = seat in position.get("winners", [])
        mark = "★ " if winner else "▸ " if position["turn"] == seat else ""
        assert re.search(rf"╭─ {mark}{NAMES[seat]} ─+ score {player['score']} ─╮", text)


def test_seats_are_named_by_number_without_names() -> None:
    assert {"Seat 0", "Seat 1"} <= set(boxes(board(POSITIONS["azul_offer"])))


def test_wrong_arguments_are_refused() -> None:
    position = POSITIONS["azul_offer"]
    with pytest.raises(ValueError, match="seats are numbered 0 to 1"):
        board(position, 2)
    with pytest.raises(ValueError, match="3 names for 2 players"):
        board(position, 0, NAMES[:3])
    with pytest.raises(ValueError, match="'chess': no such game"):
        board(position | {"game": "chess"})


@pytest.mark.parametrize("name", of("azul") + of("summer_pavilion"))
def test_displays_and_centre_hold_their_tiles_under_their_names(name: str) -> None:
    position = POSITIONS[name]
    drawing = boxes(drawn(position))
    for number, tiles in enumerate(position["factories"], start=1):
        assert "".join(drawing[str(number)]).replace(" ", "") == tiles
    assert "".join(drawing["C"]).replace(" ", "") == position["centre"]


# Azul


@pytest.mark.parametrize("name", of("azul"))
def test_azul_lines_lie_level_with_the_wall_rows(name: str) -> None:
    position = POSITIONS[name]
    drawing = boxes(drawn(position))
    printed = ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"]
    for seat, player in enumerate(position["players"]):
        for row in range(5):
            text = drawing[NAMES[seat]][row]
            line, wall = re.fullmatch(r"  \d (.{9})  [▸ ]  (.{15}) *", text).groups()  # type: ignore[union-attr]
            colour, count = player["lines"][row]
            assert line.split() == ["·"] * (row + 1 - count) + [colour] * count
            cells = [wall[3 * column : 3 * column + 3] for column in range(5)]
            for cell, tile, small in zip(cells, player["wall"][row], printed[row], strict=True):
                empty = "·" if position["options"]["wall"] == "grey" else small.lower()
                assert cell == (f" {empty} " if tile == "." else f"[{tile}]")


@pytest.mark.parametrize(
    ("floor", "picture"),
    [
        ("", " -1 -1 -2 -2 -2 -3 -3 =   0"),
        ("1", "[1] -1 -2 -2 -2 -3 -3 =  -1"),
        ("R1KW", "[R][1][K][W] -2 -3 -3 =  -6"),
        ("RRRR1KW", "[R][R][R][R][1][K][W] = -14"),
    ],
)
def test_azul_floor_shows_the_price_of_free_spaces_and_the_running_cost(
    floor: str, picture: str
) -> None:
    position = copy.deepcopy(POSITIONS["azul_offer"])
    position["players"][1]["floor"] = floor
    assert boxes(drawn(position))["Bob"][-1].rstrip() == f"  F {picture}"


def test_azul_marker_is_seen_wherever_it_lies() -> None:
    position = POSITIONS["azul_offer"]
    assert "─ C ──────────────────── marker [1] ─" in drawn(position)
    taken = position | {"marker": "beside:0"}
    assert "marker" not in drawn(taken)
    assert boxes(drawn(taken))["Alice"][-1].endswith("[1] ")


def test_azul_full_lines_point_to_the_wall() -> None:
    lines = boxes(drawn(POSITIONS["azul_tiling"]))["Alice"]
    assert ["▸" in line for line in lines[:5]] == [False, True, False, True, False]


# Summer Pavilion

CLOCK = {"NW": 11, "NE": 1, "E": 3, "SE": 5, "SW": 7, "W": 9}
PRICES = {
    "C": {"colour": "123456", "grey": "333333"},
    "NW": {"colour": "612345", "grey": "632145"},
    "NE": {"colour": "561234", "grey": "563214"},
    "E": {"colour": "456123", "grey": "456321"},
    "SE": {"colour": "345612", "grey": "145632"},
    "SW": {"colour": "234561", "grey": "214563"},
    "W": {"colour": "123456", "grey": "321456"},
}


def empty_pavilion(side: str = "colour") -> Position:
    position = copy.deepcopy(POSITIONS["summer_pavilion_deal"])
    position["options"]["side"] = side
    return position


def fill(position: Position, star: str, rhombi: str, colour: str = "P") -> None:
    stars = position["players"][0]["stars"]
    stars[star] = "".join(
        colour if letter in rhombi else tile
        for letter, tile in zip("abcdef", stars[star], strict=True)
    )


@pytest.mark.parametrize("side", ["colour", "grey"])
@pytest.mark.parametrize("star", PRICES)
@pytest.mark.parametrize("rhombus", "abcdef")
def test_pavilion_rhombi_lie_around_their_star_like_hours(
    star: str, rhombus: str, side: str
) -> None:
    position = empty_pavilion(side)
    before = boxes(drawn(position))["Alice"]
    fill(position, star, rhombus, "G")
    after = boxes(drawn(position))["Alice"]
    ((y, x),) = [(y, line.index("[G]") + 1) for y, line in enumerate(after) if "[G]" in line]
    price = PRICES[star][side]["abcdef".index(rhombus)]
    assert before[y][x - 1 : x + 2].strip() == f"{rhombus}{price}"
    name_y, name_x = next(
        (row, match.start())
        for row, line in enumerate(before)
        if (match := re.search(rf"(?<![A-Z]){star}(?![A-Z])", line))
    )
    assert y - name_y == {"a": -2, "b": -1, "c": 1, "d": 2, "e": 1, "f": -1}[rhombus]
    sideways = {"a": 0, "b": 1, "c": 1, "d": 0, "e": -1, "f": -1}[rhombus]
    assert abs(x - name_x - 4 * sideways) <= 1


def facing(hour: int) -> str:
    """The two rhombi of a star beside the direction of an odd hour; a is 12 o'clock, b is 2."""
    return "".join("abcdef"[(hour + step) // 2 % 6] for step in (-1, 1))


def features() -> list[tuple[int, list[tuple[str, str]]]]:
    """Reward and rhombi of the 18 features, from the geometry of the board alone."""
    stars = list(CLOCK)
    found = []
    for star, following in zip(stars, stars[1:] + stars[:1], strict=True):
        hour = CLOCK[star]
        found.append((1, [("C", facing(hour)), (star, facing(hour + 6))]))
        found.append((2, [(star, facing(hour + 4)), (following, facing(hour + 10))]))
        found.append((3, [(star, facing(hour))]))
    return found


@pytest.mark.parametrize("side", ["colour", "grey"])
@pytest.mark.parametrize(("reward", "rhombi"), features())
def test_pavilion_features_are_ticked_when_surrounded(
    reward: int, rhombi: list[tuple[str, str]], side: str
) -> None:
    position = empty_pavilion(side)
    for star, letters in rhombi:
        fill(position, star, letters)
    surrounded = "\n".join(boxes(drawn(position))["Alice"])
    assert surrounded.count("✓") == 1
    assert surrounded.count(f"+{reward}") == 5
    star, letters = rhombi[0]
    position["players"][0]["stars"][star] = "......"
    fill(position, star, letters[0])
    assert "✓" not in "\n".join(boxes(drawn(position))["Alice"])


def test_pavilion_hand_corners_token_and_passing() -> None:
    position = empty_pavilion() | {"token": 1}
    position["players"][0] |= {"tiles": "PPPPPPPPPPPPGR", "corners": ""}
    position["players"][1] |= {"tiles": "", "corners": "OOY", "passed": True}
    drawing = boxes(drawn(position))
    assert drawing["Alice"][-2].rstrip() == " tiles P 12 G 1  O ·  Y ·  B ·  R 1"
    assert drawing["Alice"][-1].rstrip() == " corners  · · · ·"
    assert drawing["Bob"][-1] == " corners  O O Y ·     token   passed "


# Duel


@pytest.mark.parametrize("name", of("duel"))
def test_duel_suns_stacks_and_chips(name: str) -> None:
    position = POSITIONS[name]
    drawing = boxes(drawn(position))
    for number, factory in enumerate(position["small"], start=1):
        sun, moon = drawing[str(number)][:2], drawing[str(number)][3:]
        assert "".join(sun).replace(" ", "") == factory["sun"]
        from_the_bottom = [line.strip() for line in reversed(moon) if line.strip()]
        chip = [f"({factory['chip']})"] if factory["chip"] else []
        assert from_the_bottom == chip + list(factory["moon"])
    large = "".join(drawing["L"][:2] + drawing["L"][3:]).replace(" ", "")
    first = "[1]" if position["first"] == "large" else ""
    assert large == position["large"]["sun"] + position["large"]["moon"] + first


@pytest.mark.parametrize("name", of("duel"))
def test_duel_rows_and_dome(name: str) -> None:
    position = POSITIONS[name]
    drawing = boxes(drawn(position))
    for seat, player in enumerate(position["players"]):
        rows = [line for line in drawing[NAMES[seat]] if re.match(r" [1-6] ", line)]
        for number, (text, (colour, count)) in enumerate(zip(rows, player["rows"], strict=True), 1):
            assert text[3:14].split() == ["·"] * (number - count) + [colour] * count
            laid = [tile.upper() for tile in player["dome"][number - 1] if tile != "."]
            assert re.findall(r"\[(.)\]", text) == laid
        missing = [f"@{n}" for n, plate in enumerate(player["plates"], 1) if not plate]
        assert re.findall(r"@\d", "".join(rows)) == missing
        assert drawing[NAMES[seat]][-1].split()[1:] == (player["chips"] or ["·"])


def test_duel_plates_turn_clockwise() -> None:
    """YK over Ts, a quarter turn clockwise each."""
    drawing = boxes(drawn(POSITIONS["duel_lay"] | {"hand": "SA"}))
    turned = [" ".join(line.strip() for line in drawing[f"r{turns}"]) for turns in range(4)]
    assert turned == ["y k t s", "t y s k", "s t k y", "k s y t"]


def test_duel_dome_shows_printed_slots_as_the_plate_lies() -> None:
    position = copy.deepcopy(POSITIONS["duel_plates"])
    player = position["players"][0]
    player["plates"][4] = "SAr1"
    player["dome"][2] = "..T..."
    rows = boxes(drawn(position))["Alice"]
    assert rows[4][16:] == "  @4  │[T] y │  @6   "
    assert rows[5][16:] == "      │ s  k │       "


@pytest.mark.parametrize(
    ("broken", "first", "picture"),
    [
        ("", "large", " -1 -2 -3 -4  -2 =   0"),
        ("BR", "large", "[B][R] -3 -4  -2 =  -3"),
        ("BRKT", 0, "[B][R][K][T] [1] = -12"),
    ],
)
def test_duel_broken_tiles_and_their_cost(broken: str, first: object, picture: str) -> None:
    position = copy.deepcopy(POSITIONS["duel_plates"]) | {"first": first}
    position["players"][0]["broken"] = broken
    assert f" F {picture}" in (line.rstrip() for line in boxes(drawn(position))["Alice"])


def test_duel_deck_says_what_is_known_of_it() -> None:
    text = drawn(POSITIONS["duel_return"])
    assert "deck of 6, next S (draw)" in text
    assert "unseen 2 S, 1 W" in text
    assert "below  WF SF SC" in text
    assert "deck empty" in drawn(POSITIONS["duel_over"])


def test_duel_names_only_actions_whose_pieces_are_there() -> None:
    first = drawn(POSITIONS["duel_acquire"]).splitlines()[1]
    assert re.findall(r"\((.+?)\)", first) == ["S3B>4", "MY>2", "C2", "P2"]
    last = drawn(POSITIONS["duel_acquire_last"]).splitlines()[1]
    assert re.findall(r"\((.+?)\)", last) == ["MY>2", "C2"]


def test_duel_row_being_paid_for_can_be_left_only_before_the_first_payment() -> None:
    position = POSITIONS["duel_pay"]
    assert "2 missing (pay T+TY), or leaves it (leave)." in drawn(position)
    assert "1 missing (pay T+TY)." in drawn(position | {"paid": 1})
    assert "chooses the cell" in drawn(position | {"paid": 2})
